tag-em-title = TAG 'EM
tag-em-tagline = Teams on a map, and dice

## Options

tag-em-option-map = Map
tag-em-option-map-help = One of ours, a published one, or the text of your own.
tag-em-option-map-letter = Letter: small, for two
tag-em-option-map-crescent = Crescent
tag-em-option-map-castle = Castle: moat and keep
tag-em-option-map-downtown = Downtown
tag-em-option-map-dunes = Dunes: a desert
tag-em-option-map-honeycomb = Honeycomb: hexagons
tag-em-option-map-mine = Mine: two levels
tag-em-option-map-province = Province: large, for four
tag-em-option-map-delta = Delta: vehicles
tag-em-option-map-volcano = Volcano: tiles of its own
tag-em-option-game-type = Goal
tag-em-option-game-type-help = What it takes to win.
tag-em-option-game-type-elimination = Elimination: the last team standing
tag-em-option-game-type-capture-the-flag = Capture The Flag: bring it home
tag-em-option-game-type-capture-their-flag = Capture Their Flag: one flag each
tag-em-option-game-type-king-of-the-hill = King Of The Hill: hold the hill
tag-em-option-game-type-missions = Missions: the goals of the map
tag-em-option-pom = Points of Movement
tag-em-option-pom-help = What a team can spend in each turn.
tag-em-option-pom-unset = as the map suggests
tag-em-option-order = Turn order
tag-em-option-order-help = Who goes first, and who next.
tag-em-option-order-rolled = Rolled
tag-em-option-order-seated = As seated
tag-em-option-tie = Ties
tag-em-option-tie-help = What happens when both sides of an attack roll the same.
tag-em-option-tie-stand-off = Nothing happens
tag-em-option-tie-reroll = Roll again
tag-em-option-tie-defender = The defender wins
tag-em-option-flag-return = Flags can be sent home
tag-em-option-flag-return-help = A team returns its own dropped flag by entering its square.
tag-em-option-round-limit = Round limit
tag-em-option-round-limit-help = After this many rounds the game ends in any case.
tag-em-option-snipers = Snipers
tag-em-option-snipers-help = Who can attack from a distance.
tag-em-option-snipers-tiles = From marked tiles
tag-em-option-snipers-pawn = One pawn of each team
tag-em-option-snipers-none = Nobody
tag-em-option-sniper-range = Sniper range
tag-em-option-sniper-range-help = How many tiles a shot can reach.
tag-em-option-vehicles = Vehicles
tag-em-option-vehicles-help = Boats, helicopters and cars of the map take part.
tag-em-option-dice = Attack dice
tag-em-option-dice-help = What each side rolls, as d6, 2d6 or d20.
tag-em-option-pom-dice = Movement dice
tag-em-option-pom-dice-help = Rolled for the Points of Movement of each turn, as 2d6+3.
tag-em-option-pom-dice-unset = always the same
tag-em-option-construction = Construction and destruction
tag-em-option-construction-help = Players build Cover and Garrisons during the game, and destroy them.
tag-em-option-builds-per-turn = Builds per turn
tag-em-option-builds-per-turn-help = How often a player may build or destroy.
tag-em-option-pawns = Pawns each
tag-em-option-pawns-help = The size of each team.
tag-em-option-hill-points = Points to win
tag-em-option-hill-points-help = A team that holds the hill at the end of its turn scores one.
tag-em-presets-everything = Everything the rulebook suggests

## Maps atlas

tag-em-there-no-map-there = There is no map “{ $name }”; there are { $names }.

## Maps checking

tag-em-there-no-picture = There is no picture.
tag-em-there-more-than-squares-on-all = There are more than { $most } squares on all levels together.
tag-em-there-no-tile-type-colour = There is no tile type “{ $name }” to colour.
tag-em-map-has-2-8-starting-points = A map has 2 to 8 starting points, not { $count }.
tag-em-map-has-no-such-square = The map has no such square ({ $kind }).
tag-em-nobody-can-enter-this-square = Nobody can enter this square ({ $kind }).
tag-em-stairs-lead-another-level-on-same = Stairs lead to another level; { $other } is on the same.
tag-em-stairs-go-round-in-circle = The stairs to { $other } go round in a circle.
tag-em-team-has-no-starting-point = Team { $team } has no starting point.
tag-em-team-cannot-have-goal-defeat-itself = Team { $team } cannot have the goal to defeat itself.
tag-em-formation-lists-its-starting-point-first = A formation lists its starting point first, then at least four squares.
tag-em-formation-team-does-not-fit-square = The formation of team { $team } does not fit: a square is missing.
tag-em-formation-team-does-not-fit-out = The formation of team { $team } does not fit: { $other } is out of reach.
tag-em-formations-teams-and-overlap = The formations of teams { $team } and { $other } overlap.
tag-em-flag-lies-in-formation-team = A flag lies in the formation of team { $team }.
tag-em-vehicle-this-kind-cannot-stand-here = A vehicle of this kind cannot stand here: { $kind }.
tag-em-something-else-stands-here-already = Something else stands here already.
tag-em-this-square-cannot-be-reached-from = This square cannot be reached from starting point 1 ({ $kind }).

## Maps command

tag-em-check-map-tag-em-make-new = check a map of TAG 'EM, make a new one, or tell how fair one is
tag-em-check-file-new-size-15x15-players = check FILE | new [--size 15x15] [--players N] [--theme NAME] … | report FILE | gallery | take-down ID
tag-em-everything-that-wrong-with-it-with = everything that is wrong with it, with its squares
tag-em-fair-random-map = a fair random map
tag-em-distances-cover-choke-points-who-wins = distances, cover, choke points, who wins
tag-em-maps-that-hang-in-gallery-your = the maps that hang in the gallery of your server
tag-em-take-down-any-them-as-host = take down any of them, as the host of the server
tag-em-what-do = what to do
tag-em-file = FILE
tag-em-map-or-name-one-that-here = a map, or the name of one that is here, as “castle”
tag-em-width-and-height-odd-numbers = width and height, odd numbers
tag-em-squares-2-or-4-hexagons-2 = squares: 2 or 4; hexagons: 2, 3 or 6
tag-em-name = NAME
tag-em-landscape = the landscape
tag-em-squares-or-hexagons = squares or hexagons
tag-em-two-teams-on-squares-turned-around = two teams on squares: turned around, mirrored left and right, or top and bottom
tag-em-number-that-fixes-all-chance = a number that fixes all chance
tag-em-where-write-it-else-it-printed = where to write it; else it is printed
tag-em-games-that-bots-play-for-it = games that bots play for it
tag-em-what-they-play = what they play
tag-em-what-about-maps-parlour-map-check = What about maps? “parlour map check FILE”, “new”, “report FILE”, “gallery” or “take-down ID”.
tag-em-which-map-name-file-or-one = Which map? Name a file, or one of: { $names }.
tag-em-faults-this-map-cannot-be-played = Faults: { $count }. This map cannot be played.
tag-em-good-map-for-up-teams = { $name }: a good map for up to { $teams } teams.
tag-em-size-written-as-in-15x15 = A size is written as in “15x15”.
tag-em-grid-square-or-hex-not = A grid is square or hex, not “{ $value }”.
tag-em-symmetry-turn-mirror-or-flip-not = A symmetry is turn, mirror or flip, not “{ $value }”.
tag-em-map-in = The map is in { $path }.
tag-em-squares-pom = { $name }: { $squares } squares, { $pom } PoM.
tag-em-seat-at-enemies-flag-hills-within = Seat { $seat } at { $start }: to the enemies { $enemies }, to the flag { $flag }, to the hills { $hills }; within one turn { $room } squares, { $cover } with cover, { $wade } to wade.
tag-em-all-seats-have-same = All seats have the same.
tag-em-seats-do-not-have-same = The seats do not have the same.
tag-em-choke-points = Choke points: { $squares }.
tag-em-won-by-seat-games-between-bots = Won by seat, of { $games } games between bots ({ $game_type }): { $wins }; drawn: { $draws }.
tag-em-no-whole-number = “{ $text }” is no whole number.

## Maps faults

tag-em-point-words-start = starting point
tag-em-point-words-flag = flag
tag-em-point-words-hill = hill
tag-em-point-words-stairs = stairs
tag-em-point-words-sniper = shooting place
tag-em-point-words-vehicle = vehicle
tag-em-point-words-goal = goal
tag-em-point-words-formation = square of a formation
tag-em-point-words-boat = boat
tag-em-point-words-helicopter = helicopter
tag-em-point-words-land = land vehicle
tag-em-fault-at-line-and-square = Line { $line }, { $square }: { $reason }
tag-em-fault-at-line = Line { $line }: { $reason }
tag-em-fault-at-square = { $square }: { $reason }
tag-em-map-cannot-be-played = The map cannot be played. { $faults }
tag-em-and-more = And { $count } more.

## Maps generator

tag-em-there-no-theme-there = There is no theme “{ $theme }”; there are { $themes }.
tag-em-sides-odd-numbers-from-so-that = Sides are odd numbers from { $least } to { $most }, so that there is a middle.
tag-em-no-map-that-size-has-room = No map of that size has room for { $players } teams.
tag-em-fair-map-squares-for-2-or = A fair map of squares is for 2 or 4 players; one of hexagons for 2, 3 or 6.

## Maps mapfile

tag-em-map-has-characters-most = The map has { $length } characters; { $most } are the most.
tag-em-there-character-that-cannot-be-printed = There is a character that cannot be printed.
tag-em-there-more-than-points = There are more than { $most } points.
tag-em-no-point-map = “{ $text }” is no point of a map.
tag-em-no-key-map = “{ $key }” is no key of a map.
tag-em-starting-point-missing = Starting point { $team } is missing.
tag-em-pom-number-from-1-200 = PoM is a number from 1 to 200.
tag-em-colour-written-as-in-wade-8fb4c9 = A colour is written as in “wade #8FB4C9”.
tag-em-cannot-be-sign-new-tile-type = “{ $letter }” cannot be the sign of a new tile type.
tag-em-cannot-be-name-new-tile-type = “{ $name }” cannot be the name of a new tile type.
tag-em-says-nothing-tile-type = “{ $part }” says nothing of a tile type.
tag-em-there-more-than-levels = There are more than { $most } levels.
tag-em-level-has-more-than-rows = A level has more than { $most } rows.
tag-em-row-has-more-than-squares = A row has more than { $most } squares.
tag-em-no-tile = “{ $letter }” is no tile.
tag-em-point-written-as-in = A point is written as in “{ $example }”.
tag-em-there-two-starting-points = There are two starting points { $team }.

## Maps publication

tag-em-teams = { $name } ({ $author }), { $wide } × { $high }, teams: { $teams }

## Maps tiled

tag-em-this-no-map-tiled-in-json = This is no map of Tiled in JSON: { $detail }
tag-em-map-tiled-has-be-orthogonal-or = A map of Tiled has to be orthogonal or hexagonal, and not infinite.
tag-em-layer-has-be-kept-as-list = The layer “{ $name }” has to be kept as a list of numbers (CSV).
tag-em-layer-has-tile-no-type-that = The layer “{ $name }” has a tile of no type that is known.

## Picture

tag-em-pawns = Pawns: { $count }.
tag-em-game-ended-in-round = The game ended in round { $round }.
tag-em-round-points-movement-left = Round { $round }. Points of Movement left: { $pom }.
tag-em-teams-levels = Teams: { $teams }. Levels: { $levels }.
tag-em-level = Level { $level }

## Refusals

tag-em-at-this-table-nothing-built = At this table nothing is built.
tag-em-you-have-built-enough-for-this = You have built enough for this turn.
tag-em-map-has-no-square = The map has no square { $square }.
tag-em-taken = { $square } is taken.
tag-em-no-pawn-yours-next = No pawn of yours is next to { $square }.
tag-em-only-path-or-wade-can-be = Only Path or Wade can be built on.
tag-em-only-cover-or-garrison-can-be = Only Cover or a Garrison can be destroyed.
tag-em-starting-point-or-flag-on = A starting point or a flag is on { $square }.
tag-em-with-block-on-somebody-or-something = With a Block on { $square } somebody or something would be cut off.
tag-em-no-enemy-stands-on = No enemy stands on { $square }.
tag-em-pawn-on-cannot-attack-from-afar = The pawn on { $square } cannot attack from afar.
tag-em-not-next = { $target } is not next to { $square }.
tag-em-enemy-on-next-you-attack-it = The enemy on { $target } is next to you: attack it with “attack”.
tag-em-not-in-sight-straight-free-in = { $target } is not in sight of { $square }: straight, free in between, at most { $most } away.
tag-em-attack-costs-1-pom-you-have = An attack costs 1 PoM; you have none left.
tag-em-where-name-squares-one-after-other = Where to? Name the squares one after the other, as in “move c4 c5 d5”.
tag-em-pawn-on-has-entered-tile-that = The pawn on { $square } has entered a tile that holds it for this turn.
tag-em-no-pawn-yours-stands-on = No pawn of yours stands on { $square }.
tag-em-pawn-on-was-sent-back-it = The pawn on { $square } was sent back: it does no more this turn.
tag-em-on-pawn-has-stay-for-this = On { $square } the pawn has to stay for this turn.
tag-em-leave-costs-pom-you-have = To leave { $square } costs { $cost } PoM; you have { $left }.
tag-em-helicopter-cannot-stay-over = A helicopter cannot stay over { $square }.
tag-em-not-next-nobody-goes-diagonally = { $there } is not next to { $here }; nobody goes diagonally.
tag-em-this-vehicle-cannot-go = This vehicle cannot go to { $square }.
tag-em-cannot-be-entered = { $square } cannot be entered.
tag-em-no-pawn-yours-has-be-put = No pawn of yours has to be put back.
tag-em-pawn-cannot-return-it-can = The pawn cannot return to { $square }. It can to: { $squares }.
tag-em-map-has-starting-points-for-teams = The map has starting points for { $most } teams, not { $count }.
tag-em-capture-flag-needs-flag-on-map = Capture-The-Flag needs a flag on the map, as in “flag m8”.
tag-em-king-hill-needs-hill-on-map = King Of The Hill needs a hill on the map, as in “hill h8 h9”.
tag-em-missions-need-goals-on-map-as = Missions need goals on the map, as in “goal 1 reach m8”.
tag-em-map-has-room-for-pawns-team = The map has room for { $room } pawns of team { $team }, not { $pawns }.
tag-em-your-team-out-game = Your team is out of the game.
tag-em-first-it-has-be-chosen-where = First it has to be chosen where the lost pawn returns.
tag-em-it-s-turn = It is { $name }'s turn.

## Terminal

tag-em-you-have-pom-your-pawns-number = You have { $pom } PoM. Your pawns are number { $team }.
tag-em-move-pawn-on-c4-along-these = move the pawn on c4 along these squares; “c4 c5 d5” will do
tag-em-attack-enemy-on-c5-with-pawn = attack the enemy on c5 with the pawn on c4
tag-em-end-your-turn = end your turn
tag-em-odds-attack = the odds of an attack
tag-em-what-pawn-on-c4-can-reach = what the pawn on c4 can reach, and whom it can attack
tag-em-take-last-step-back = take the last step back
tag-em-attack-from-afar = attack from afar
tag-em-build-cover-or-garrison = build cover or a garrison
tag-em-destroy-them-path-wade-or-block = destroy them: path, wade or block
tag-em-name-move-or-attack-as-in = Name a move or an attack, as in “/score attack c4 c5”.
tag-em-in-reach-with-what-it-costs = In reach, with what it costs: { $squares }.
tag-em-that-costs-pom = That costs { $cost } PoM.
tag-em-you = you
tag-em-defender = the defender
tag-em-against-you-win-nothing-happens-you = Against { $target }: { $win } % you win, { $tie } % nothing happens, { $lose } % you lose. Added: { $added }.
tag-em-out = out
tag-em-pawns-2 = pawns: { $count }
tag-em-points = points: { $count }
tag-em-round = Round { $round }
tag-em-carried = carried
tag-em-lying = lying
tag-em-flag = Flag: { $square }, { $how }.

## Events and prompts

tag-em-order-first =
    { $who ->
        [you] You rolled { $face } and go first.
       *[other] { $who-name } rolled { $face } and goes first.
    }
tag-em-order-first-after-tie =
    { $who ->
        [you] You rolled { $face }, then { $rerolls } in the tie-break, and go first.
       *[other] { $who-name } rolled { $face }, then { $rerolls } in the tie-break, and goes first.
    }
tag-em-order-next =
    { $who ->
        [you] You rolled { $face }.
       *[other] { $who-name } rolled { $face }.
    }
tag-em-order-next-after-tie =
    { $who ->
        [you] You rolled { $face }, then { $rerolls } in the tie-break.
       *[other] { $who-name } rolled { $face }, then { $rerolls } in the tie-break.
    }
tag-em-rolled-points =
    { $who ->
        [you] You rolled { $faces }, so you have { $points ->
            [one] { $points } point
           *[other] { $points } points
        } this turn.
       *[other] { $who-name } rolled { $faces }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } this turn.
    }
tag-em-moved =
    { $who ->
        [you] You moved from { $start } to { $end } ({ $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }).
       *[other] { $who-name } moved from { $start } to { $end } ({ $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }).
    }
tag-em-took-flag =
    { $who ->
        [you] You took the flag!
       *[other] { $who-name } took the flag!
    }
tag-em-took-their-flag =
    { $who ->
        [you] You took { $other-name }’s flag!
       *[other] { $other ->
            [you] { $who-name } took your flag!
           *[other] { $who-name } took { $other-name }’s flag!
        }
    }
tag-em-flag-returned =
    { $who ->
        [you] Your flag is back home.
       *[other] { $who-name }’s flag is back home.
    }
tag-em-attacked =
    { $who ->
        [you] You attacked { $other-name }’s pawn on { $target } from { $square }.
       *[other] { $other ->
            [you] { $who-name } attacked your pawn on { $target } from { $square }.
           *[other] { $who-name } attacked { $other-name }’s pawn on { $target } from { $square }.
        }
    }
tag-em-shot =
    { $who ->
        [you] You shot at { $other-name }’s pawn on { $target } from { $square }.
       *[other] { $other ->
            [you] { $who-name } shot at your pawn on { $target } from { $square }.
           *[other] { $who-name } shot at { $other-name }’s pawn on { $target } from { $square }.
        }
    }
tag-em-rolled-again = A tie at { $total }: both rolled again.
tag-em-rolled =
    { $who ->
        [you] You rolled { $attack }, { $other-name } rolled { $defence }.
       *[other] { $other ->
            [you] { $who-name } rolled { $attack }, you rolled { $defence }.
           *[other] { $who-name } rolled { $attack }, { $other-name } rolled { $defence }.
        }
    }
tag-em-attack-won = The attack succeeds!
tag-em-defended =
    { $who ->
        [you] You defend!
       *[other] { $who-name } defends!
    }
tag-em-stand-off = It’s a tie: nothing happens.
tag-em-pawn-out =
    { $who ->
        [you] Your pawn is out.
       *[other] { $who-name }’s pawn is out.
    }
tag-em-pawn-sent-back =
    { $who ->
        [you] Your pawn was sent back.
       *[other] { $who-name }’s pawn was sent back.
    }
tag-em-flag-dropped = It dropped the flag.
tag-em-pawn-returned =
    { $who ->
        [you] Your pawn is back on { $square }.
       *[other] { $who-name }’s pawn is back on { $square }.
    }
tag-em-built =
    { $who ->
        [you] You built { $tile ->
            [garrison] a Garrison
           *[cover] Cover
        } on { $square }.
       *[other] { $who-name } built { $tile ->
            [garrison] a Garrison
           *[cover] Cover
        } on { $square }.
    }
tag-em-destroyed =
    { $who ->
        [you] You destroyed the { $was ->
            [garrison] Garrison
           *[cover] Cover
        } on { $square }. It’s { $now ->
            [block] a Block
            [wade] Wade
           *[path] Path
        } now.
       *[other] { $who-name } destroyed the { $was ->
            [garrison] Garrison
           *[cover] Cover
        } on { $square }. It’s { $now ->
            [block] a Block
            [wade] Wade
           *[path] Path
        } now.
    }
tag-em-turn-ended =
    { $who ->
        [you] You ended your turn.
       *[other] { $who-name } ended the turn.
    }
tag-em-ran-out-of-time =
    { $who ->
        [you] You ran out of time.
       *[other] { $who-name } ran out of time.
    }
tag-em-scored =
    { $who ->
        [you] You scored { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and now have { $total }.
       *[other] { $who-name } scored { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and now has { $total }.
    }
tag-em-held-goal =
    { $who ->
        [you] You’ve held the goal for { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }.
       *[other] { $who-name } has held the goal for { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }.
    }
tag-em-team-out-no-pawns =
    { $who ->
        [you] You lost your last pawn, so you’re out.
       *[other] { $who-name } lost the last pawn and is out.
    }
tag-em-team-out-flag =
    { $who ->
        [you] Your flag was captured, so your team is out.
       *[other] { $who-name }’s flag was captured, so that team is out.
    }
tag-em-team-out-left =
    { $who ->
        [you] Your pawns left the map.
       *[other] { $who-name }’s pawns left the map.
    }
tag-em-ended-last = Only one team is left.
tag-em-ended-flag =
    { $who ->
        [you] You brought the flag home!
       *[other] { $who-name } brought the flag home!
    }
tag-em-ended-hill =
    { $who ->
        [you] You’re king of the hill!
       *[other] { $who-name } is king of the hill!
    }
tag-em-ended-goal =
    { $who ->
        [you] You completed your mission!
       *[other] { $who-name } completed the mission!
    }
tag-em-ended-rounds = That was the last round.
tag-em-ended-alone = Everyone else has left.
tag-em-won =
    { $who ->
        [you] You won!
       *[other] { $who-name } won!
    }
tag-em-draw = It’s a draw.
tag-em-prompt-respawn = Where should your pawn come back?

## Tiles and modifiers

tag-em-tile-horde = Nearby friends
tag-em-tile-path = Path
tag-em-tile-cover = Cover
tag-em-tile-wade = Wade
tag-em-tile-garrison = Garrison
tag-em-tile-block = Block

## Commands

tag-em-move-names-pawns-square-and-squares = A move names the pawn's square and the squares it goes to, as in “move c4 c5 d5”.
tag-em-attack-names-two-squares-as-in = An attack names two squares, as in “{ $word } c4 c5”.
tag-em-build-cover-or-garrison-as-in = Build cover or a garrison, as in “build c5 cover”.
tag-em-what-destroyed-becomes-path-wade-or = What is destroyed becomes path, wade or block, as in “destroy c5 path”.
tag-em-name-one-square-as-in-respawn = Name one square, as in “respawn d7”.
tag-em-end-stands-alone = “end” stands alone.
tag-em-no-square-c4-column-c-row = “{ $text }” is no square: c4 is column c, row 4; 2:c4 is on level 2.

## Positions

tag-em-game-over-there-no-position-go = The game is over: there is no position to go on from.
tag-em-line-not-understood = Line { $line }: “{ $text }” is not understood.
tag-em-order-points-turn-and-teams-that = Order, points, turn and teams that are out do not fit { $count } teams.
tag-em-there-no-team = There is no team { $team }.
tag-em-map-has-no-goal = The map has no goal { $goal }.
tag-em-two-pawns-stand-on = Two pawns stand on { $square }.
tag-em-nobody-can-stand-on = Nobody can stand on { $square }.
tag-em-nobody-carries-flag-on = Nobody carries a flag on { $square }.
tag-em-there-no-such-flag-in-this = There is no such flag in this game type.
tag-em-no-pawn-stands-on = No pawn stands on { $square }.
