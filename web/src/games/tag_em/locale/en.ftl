## Tiles

tag-em-ui-tile-horde = Horde
tag-em-ui-tile-path = Path
tag-em-ui-tile-cover = Cover
tag-em-ui-tile-wade = Wade
tag-em-ui-tile-garrison = Garrison
tag-em-ui-tile-block = Block

## Kinds

tag-em-ui-kind-pawn = pawn
tag-em-ui-kind-sniper = sniper
tag-em-ui-kind-boat = boat
tag-em-ui-kind-helicopter = helicopter
tag-em-ui-kind-land = car

tag-em-ui-map = Map
tag-em-ui-map-help = Arrow keys move the cursor, Enter chooses. N: next pawn. A: next enemy to attack. U: step back. R: the enemies’ reach. B: build. E: end the turn. Plus and minus: zoom. Page up and down: levels. Escape: let go.
tag-em-ui-level = Level { $number }
tag-em-ui-levels = Levels
tag-em-ui-zoom-in = Larger
tag-em-ui-zoom-out = Smaller
tag-em-ui-whole = Show the whole map
tag-em-ui-legend = The tiles
tag-em-ui-leave = { $cost } PoM to leave
tag-em-ui-closed = nobody enters
tag-em-ui-stops = holds whoever enters for this turn
tag-em-ui-attacks = { $number } for who attacks from it
tag-em-ui-defends = { $number } for who is attacked on it
tag-em-ui-covers = { $number } for who attacks a pawn on it
tag-em-ui-pom = { $number } PoM
tag-em-ui-pom-left = { $count ->
    [one] { $count } point of movement left
   *[other] { $count } points of movement left
}
tag-em-ui-round = Round { $number } of { $total }
tag-em-ui-yours = Your pawns
tag-em-ui-pawn-on = { $kind } { $number } on { $square }, { $tile }
tag-em-ui-pawn-of = { $name }’s { $kind } { $number }
tag-em-ui-flag-of = { $name }’s flag
tag-em-ui-the-flag = the flag
tag-em-ui-carries = carries { $flag }
tag-em-ui-start-of = { $name }’s starting point
tag-em-ui-team = team { $number }
tag-em-ui-hill = hill
tag-em-ui-stairs-to = stairs to { $square }
tag-em-ui-marksman = shooting place
tag-em-ui-goal = goal
tag-em-ui-costs = { $number } PoM from here
tag-em-ui-can-attack = can be attacked
tag-em-ui-stopped = stays here this turn
tag-em-ui-spent = was sent back, does no more this turn
tag-em-ui-hint = Choose one of your pawns.
tag-em-ui-hint-move = Choose where it goes, or whom it attacks.
tag-em-ui-hint-stuck = This pawn can do nothing now.
tag-em-ui-hint-peek = This is where { $name }’s pawn could go in a turn.
tag-em-ui-hint-threat = Hatched: wherever an enemy could go in a turn.
tag-em-ui-hint-tap = To { $square } for { $cost } PoM. Tap it again to go.
tag-em-ui-hint-return = Choose where your pawn returns.
tag-em-ui-hint-none = No points of movement are left. End your turn.
tag-em-ui-go = Go to { $square } · { $cost } PoM
tag-em-ui-attack = Attack
tag-em-ui-shoot = Shoot
tag-em-ui-attack-on = Attack { $square }
tag-em-ui-you = You
tag-em-ui-win = win
tag-em-ui-tie = tie
tag-em-ui-lose = lose
tag-em-ui-odds = { $win } % win, { $tie } % tie, { $lose } % lose
tag-em-ui-nothing-added = Nothing is added on either side.
tag-em-ui-back = Step back
tag-em-ui-end = End turn
tag-em-ui-end-left = End turn · { $number } PoM
tag-em-ui-reach = Enemies’ reach
tag-em-ui-build = Build
tag-em-ui-build-title = Build or destroy
tag-em-ui-build-on = { $square }: { $was } becomes { $now }

## Results

tag-em-ui-result-win = { $attacker } wins the attack.
tag-em-ui-result-lose = { $defender } wins: the attack fails.
tag-em-ui-result-tie = A tie: nothing happens.

## Types

tag-em-ui-type-elimination = Elimination
tag-em-ui-type-capture-the-flag = Capture The Flag
tag-em-ui-type-capture-their-flag = Capture Their Flag
tag-em-ui-type-king-of-the-hill = King Of The Hill
tag-em-ui-type-missions = Missions

## Goals

tag-em-ui-goal-reach = Reach { $square }.
tag-em-ui-goal-hold = { $count ->
    [one] Hold { $square } for { $count } round.
   *[other] Hold { $square } for { $count } rounds.
}
tag-em-ui-goal-defeat = { $count ->
    [one] Defeat { $count } pawn of { $name }.
   *[other] Defeat { $count } pawns of { $name }.
}
tag-em-ui-goal-survive = { $count ->
    [one] Survive { $count } round.
   *[other] Survive { $count } rounds.
}

## Notes

tag-em-ui-note-pawns = { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
}
tag-em-ui-note-out = out of the game
tag-em-ui-note-flag = has a flag

## Table

tag-em-ui-table-caption = How the teams fared
tag-em-ui-table-left = Pawns left
tag-em-ui-table-points = Points
tag-em-ui-table-won = Won attacks
tag-em-ui-table-defeated = Pawns defeated
tag-em-ui-table-lost = Pawns lost
tag-em-ui-table-rounds = { $count ->
    [one] { $count } round was played
   *[other] { $count } rounds were played
}
