## Kinds

tag-em-ui-kind-pawn = pawn
tag-em-ui-kind-sniper = sniper
tag-em-ui-kind-boat = boat
tag-em-ui-kind-helicopter = helicopter
tag-em-ui-kind-land = car

## Map

tag-em-ui-map = Map
tag-em-ui-shortcuts =
    Arrow keys: move the cursor
    Enter: select, move or attack
    N: next pawn
    A: next enemy you can attack, or next square to choose
    U: undo
    R: show where enemies can go
    B: build
    E: end your turn
    L: tiles and symbols
    S: skip what the others do
    F: always skip bots’ turns
    + and −: zoom
    Page up and down: change level
    Escape: cancel
tag-em-ui-map-help = Arrow keys move the cursor, Enter selects. N: next pawn. A: next enemy you can attack. U: undo. R: show where enemies can go. B: build. E: end your turn. L: tiles and symbols. S: skip what the others do. F: always skip bots’ turns. Plus and minus: zoom. Page up and page down: change level. Escape: cancel.
tag-em-ui-map-watched =
    { $count ->
        [one] Map. { $count } point left this turn.
       *[other] Map. { $count } points left this turn.
    }
tag-em-ui-back-to-map = Back to the map
tag-em-ui-levels = Levels
tag-em-ui-zoom-in = Zoom in
tag-em-ui-zoom-out = Zoom out
tag-em-ui-whole = Show the whole map

## Legend

tag-em-ui-legend = Tiles and symbols
tag-em-ui-legend-name = { $name }:
tag-em-ui-about-map = Map and tiles
tag-em-ui-legend-stairs = Stairs
tag-em-ui-legend-does-stairs = one step takes you to the level they show
tag-em-ui-legend-flag = Flag
tag-em-ui-legend-does-flag = bring it to your starting point
tag-em-ui-legend-hill = Hill
tag-em-ui-legend-does-hill = hold it at the end of your turn for a point
tag-em-ui-legend-sniper = Sniper tile
tag-em-ui-legend-does-sniper = a pawn on it can attack from a distance
tag-em-ui-legend-goal = Goal square
tag-em-ui-legend-does-goal = each team’s mission is shown beside its name
tag-em-ui-legend-boat = Boat
tag-em-ui-legend-does-boat = moves on Wade only, one point a step
tag-em-ui-legend-helicopter = Helicopter
tag-em-ui-legend-does-helicopter = flies over anything, lands on a free square, carries no flag
tag-em-ui-legend-land = Car
tag-em-ui-legend-does-land = moves on Path only
tag-em-ui-leave =
    { $cost ->
        [one] leaving costs { $cost } point
       *[other] leaving costs { $cost } points
    }
tag-em-ui-closed = nobody can enter
tag-em-ui-stops = a pawn that enters stops for the turn
tag-em-ui-attacks = your pawn gets { $number } when it attacks from here
tag-em-ui-defends = your pawn gets { $number } when attacked
tag-em-ui-fights = your pawn gets { $number } here, attacking or attacked
tag-em-ui-covers = attackers get { $number } here

## Squares and pawns

tag-em-ui-yours = Your pawns
tag-em-ui-pawn-on = { $kind } { $number } on { $square }, { $tile }
tag-em-ui-pawn-of =
    { $who ->
        [you] your { $kind } { $number }
       *[other] { $name }’s { $kind } { $number }
    }
tag-em-ui-flag-of =
    { $who ->
        [you] your flag
       *[other] { $name }’s flag
    }
tag-em-ui-the-flag = the flag
tag-em-ui-carries = carries { $flag }
tag-em-ui-start-of =
    { $who ->
        [you] your starting point
       *[other] { $name }’s starting point
    }
tag-em-ui-team = team { $number }
tag-em-ui-hill = hill
tag-em-ui-stairs-to = stairs to { $square }
tag-em-ui-sniper-tile = sniper tile
tag-em-ui-goal = goal
tag-em-ui-costs =
    { $count ->
        [one] { $count } point to get here
       *[other] { $count } points to get here
    }
tag-em-ui-can-attack = you can attack it
tag-em-ui-stopped = has stopped for this turn
tag-em-ui-spent = was sent back and can’t act this turn

## Turn

tag-em-ui-points-left =
    { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
tag-em-ui-points-unit =
    { $count ->
        [one] point left
       *[other] points left
    }
tag-em-ui-round = Round { $number } of { $total }
tag-em-ui-hint = Pick one of your pawns.
tag-em-ui-hint-of = { $name }, pick one of your pawns.
tag-em-ui-hint-move = Pick a square to move to, or an enemy to attack.
tag-em-ui-hint-stuck = This pawn can’t do anything right now.
tag-em-ui-hint-peek = This is where { $name }’s pawn could go in one turn.
tag-em-ui-hint-threat = Striped squares: where enemies could go in one turn.
tag-em-ui-hint-tap =
    { $cost ->
        [one] Move to { $square } ({ $cost } point). Tap again to confirm.
       *[other] Move to { $square } ({ $cost } points). Tap again to confirm.
    }
tag-em-ui-hint-beyond =
    { $count ->
        [one] You can’t reach { $square } with { $count } point.
       *[other] You can’t reach { $square } with { $count } points.
    }
tag-em-ui-hint-closed = Nobody can enter { $square }.
tag-em-ui-hint-start = Pick the square where your team starts.
tag-em-ui-hint-flag = Pick a square for the flag.
tag-em-ui-hint-build = Pick a square to build on, or something to destroy.
tag-em-ui-hint-return = Pick one of the dashed squares.
tag-em-ui-hint-none = You have no points left. End your turn.
tag-em-ui-go =
    { $cost ->
        [one] Move to { $square } ({ $cost } point)
       *[other] Move to { $square } ({ $cost } points)
    }
tag-em-ui-go-there = Move there
tag-em-ui-attack-on = Attack { $square }
tag-em-ui-shoot-at = Shoot at { $square }
tag-em-ui-you = You
tag-em-ui-percent = { $number }%
tag-em-ui-win = win
tag-em-ui-tie = tie
tag-em-ui-lose = lose
tag-em-ui-chances = { $win }% win · { $tie }% tie · { $lose }% lose
tag-em-ui-card-sums = you { $attacker } · they { $defender }
tag-em-ui-odds = Attack { $square }? { $win }% win, { $tie }% tie, { $lose }% lose.
tag-em-ui-nothing-added = No bonuses on either side.
tag-em-ui-undo = Undo
tag-em-ui-end = End turn
tag-em-ui-end-left =
    { $count ->
        [one] End turn ({ $count } point left)
       *[other] End turn ({ $count } points left)
    }
tag-em-ui-end-sure = You haven’t done anything yet. End your turn?
tag-em-ui-end-not = Keep playing
tag-em-ui-skip = Skip
tag-em-ui-fast-bots = Always skip bots’ turns
tag-em-ui-fast-bots-on = Bots’ turns are skipped.
tag-em-ui-fast-bots-off = Bots’ turns are shown.
tag-em-ui-reach = Show enemy moves
tag-em-ui-build = Build
tag-em-ui-build-title = Build or destroy
tag-em-ui-build-on = Build { $now } on { $square }
tag-em-ui-destroy-on = Destroy { $was } on { $square } (becomes { $now })

## What happened on a square

tag-em-ui-flash-out = Out!
tag-em-ui-flash-sent-back = Sent back!
tag-em-ui-flash-tie = Tie!
tag-em-ui-flash-flag = Flag!
tag-em-ui-flash-points = +{ $count }

## Goals

tag-em-ui-goal-line = { $type }: { $aim }
tag-em-ui-aim-elimination = be the last team left
tag-em-ui-aim-capture-the-flag = bring the flag to { $square }
tag-em-ui-aim-capture-their-flag = bring their flags to { $square }
tag-em-ui-aim-king-of-the-hill =
    { $count ->
        [one] first to { $count } point
       *[other] first to { $count } points
    }
tag-em-ui-flag-lies = The flag is on { $square }.
tag-em-ui-has-flag =
    { $who ->
        [you] You have the flag!
       *[other] { $name } has the flag!
    }
tag-em-ui-your-flag-taken = { $name } has your flag!

tag-em-ui-type-elimination = Elimination
tag-em-ui-type-capture-the-flag = Capture-The-Flag
tag-em-ui-type-capture-their-flag = Capture-Their-Flag
tag-em-ui-type-king-of-the-hill = King Of The Hill
tag-em-ui-type-missions = Missions
tag-em-ui-goal-reach = Reach { $square }.
tag-em-ui-goal-hold =
    { $count ->
        [one] Hold { $square } for { $count } round.
       *[other] Hold { $square } for { $count } rounds.
    }
tag-em-ui-goal-defeat =
    { $count ->
        [one] Defeat { $count } of { $name }’s pawns.
       *[other] Defeat { $count } of { $name }’s pawns.
    }
tag-em-ui-goal-survive =
    { $count ->
        [one] Survive { $count } round.
       *[other] Survive { $count } rounds.
    }

## Notes

tag-em-ui-note-points =
    { $count ->
        [one] { $count } point to move
       *[other] { $count } points to move
    }
tag-em-ui-note-flag = has a flag

## Table

tag-em-ui-table-caption = Results by team
tag-em-ui-table-left = Pawns left
tag-em-ui-table-points = Points
tag-em-ui-table-won = Attacks won
tag-em-ui-table-graph = Pawns left, move by move
tag-em-ui-table-defeated = Pawns defeated
tag-em-ui-table-lost = Pawns lost
tag-em-ui-table-rounds =
    { $count ->
        [one] { $count } round played
       *[other] { $count } rounds played
    }
tag-em-ui-tile-lava = Lava
tag-em-ui-tile-ash = Ash
tag-em-ui-tile-ridge = Ridge
