tag-em-title = TAG ’EM
tag-em-tagline = Move, take cover, roll the dice.

## Options

tag-em-option-map = Map
tag-em-option-map-letter = Letter: small, for two
tag-em-option-map-crescent = Crescent
tag-em-option-map-castle = Castle: moat and keep
tag-em-option-map-downtown = Downtown
tag-em-option-map-dunes = Dunes: a desert
tag-em-option-map-honeycomb = Honeycomb: hexagons
tag-em-option-map-mine = Mine: two levels
tag-em-option-map-province = Province: large, for four
tag-em-option-map-delta = Delta: vehicles
tag-em-option-map-volcano = Volcano: custom tiles
tag-em-option-game-type = Goal
tag-em-option-game-type-elimination = Elimination
tag-em-option-game-type-elimination-help = Be the last team with pawns on the map.
tag-em-option-game-type-capture-the-flag = Capture-The-Flag
tag-em-option-game-type-capture-the-flag-help = Bring the flag to your starting point.
tag-em-option-game-type-capture-their-flag = Capture-Their-Flag
tag-em-option-game-type-capture-their-flag-help = Bring the other teams’ flags home. A team that loses its flag is out.
tag-em-option-game-type-king-of-the-hill = King Of The Hill
tag-em-option-game-type-king-of-the-hill-help = Hold the hill at the end of your turns.
tag-em-option-game-type-missions = Missions
tag-em-option-game-type-missions-help = Be the first to complete one of the map’s goals.
tag-em-option-pom = Points of Movement
tag-em-option-pom-help = What a team can spend in a turn.
tag-em-option-setup = Starting points
tag-em-option-setup-help = Use the map’s points, or let each player choose one, and agree on the flag.
tag-em-option-setup-map = As on the map
tag-em-option-setup-players = Players choose
tag-em-option-first-turn = First turn
tag-em-option-first-turn-help = Some maps shorten first turns, so that going first is no advantage.
tag-em-option-first-turn-map = As the map suggests
tag-em-option-first-turn-full = All points for everyone
tag-em-option-pom-unset = As the map suggests
tag-em-option-order = Turn order
tag-em-option-order-rolled = Roll for it
tag-em-option-order-seated = As seated
tag-em-option-order-ranked = In this order
tag-em-option-tie = Ties
tag-em-option-tie-help = When both sides of an attack get the same total.
tag-em-option-tie-stand-off = Nothing happens
tag-em-option-tie-reroll = Roll again
tag-em-option-tie-defender = The defender wins
tag-em-option-flag-return = Flags can be sent home
tag-em-option-flag-return-help = Move onto your own dropped flag to send it home.
tag-em-option-round-limit = Round limit
tag-em-option-snipers = Snipers
tag-em-option-snipers-help = Who can attack from a distance.
tag-em-option-snipers-unset = As the map suggests
tag-em-option-snipers-none = Nobody
tag-em-option-snipers-pawn = One pawn per team
tag-em-option-snipers-all = Every pawn
tag-em-option-snipers-tiles = Pawns on marked tiles
tag-em-option-snipers-pawn-tiles = One pawn per team, and marked tiles
tag-em-option-sniper-range = Sniper range
tag-em-option-vehicles = Vehicles
tag-em-option-vehicles-help = Play with the map’s boats, helicopters and cars.
tag-em-option-vehicles-unset = As the map suggests
tag-em-option-water = Water
tag-em-option-water-wade = Pawns can wade
tag-em-option-water-boats = Boats only
tag-em-option-dice = Attack dice
tag-em-option-dice-help = What each side rolls: d6, 2d6 or d20, for example.
tag-em-option-pom-dice = Movement dice
tag-em-option-pom-dice-help = Roll for your points each turn, with 2d6+3 for example.
tag-em-option-pom-dice-unset = Don’t roll
tag-em-option-construction = Building
tag-em-option-construction-help = Build and destroy Cover and Garrisons during the game.
tag-em-option-builds-per-turn = Builds per turn
tag-em-option-build-reach = Where to build
tag-em-option-build-reach-anywhere = Anywhere
tag-em-option-build-reach-near = Next to your pawns
tag-em-option-pawns = Pawns each
tag-em-option-hill-points = Points to win
tag-em-option-hill-points-help = You score a point when you hold the hill at the end of your turn.
tag-em-preset-everything = All the extras

## Maps

tag-em-unknown-map = There’s no map called “{ $name }”. Choose from: { $names }.
tag-em-unknown-grid = “{ $value }” isn’t a grid. Use square or hex.
tag-em-level = Level { $level }
tag-em-map-unplayable = This map can’t be played yet. { $faults }
tag-em-more-faults = And { $count } more.
tag-em-gallery-line = { $name } ({ $author }), { $wide } × { $high }, teams: { $teams }

## The legend of a map

tag-em-legend = On this map:
tag-em-legend-tile = { $sign } { $name }: { $effects }
tag-em-legend-closed = nobody can enter
tag-em-legend-leave =
    { $cost ->
        [one] leaving costs { $cost } point
       *[other] leaving costs { $cost } points
    }
tag-em-legend-stops = a pawn that enters stops for the turn
tag-em-legend-attack = { $amount } when attacking from here
tag-em-legend-defence = { $amount } when attacked here
tag-em-legend-cover = { $amount } for attackers of a pawn here
tag-em-legend-stairs = Stairs: one step leads to another level
tag-em-legend-boat = Boat: moves on Wade only, one point a step
tag-em-legend-helicopter = Helicopter: flies over anything, lands on a free square, carries no flag
tag-em-legend-land = Car: moves on Path only
tag-em-legend-goal-reach = Team { $team } wins by reaching { $square }.
tag-em-legend-goal-hold =
    { $count ->
        [one] Team { $team } wins by holding { $square } for { $count } round.
       *[other] Team { $team } wins by holding { $square } for { $count } rounds.
    }
tag-em-legend-goal-defeat =
    { $count ->
        [one] Team { $team } wins by defeating { $count } pawn of team { $enemy }.
       *[other] Team { $team } wins by defeating { $count } pawns of team { $enemy }.
    }
tag-em-legend-goal-survive =
    { $count ->
        [one] Team { $team } wins by surviving { $count } round.
       *[other] Team { $team } wins by surviving { $count } rounds.
    }

## Problems of a map

tag-em-fault-at-line-and-square = Line { $line }, { $square }: { $reason }
tag-em-fault-at-line = Line { $line }: { $reason }
tag-em-fault-at-square = { $square }: { $reason }
tag-em-fault-no-tiles = Draw some tiles first.
tag-em-fault-too-many-squares = The map is too big. All levels together can have up to { $most } squares.
tag-em-fault-colour-of-unknown-tile = There’s a colour for “{ $name }”, but no tile with that name.
tag-em-fault-too-few-starts = Add at least two starting points.
tag-em-fault-too-many-starts = A map can have up to { $most } starting points.
tag-em-fault-off-map =
    { $point ->
        [start] This starting point is
        [flag] This flag is
        [hill] This hill is
        [stairs] These stairs are
        [sniper] This sniper tile is
        [vehicle] This vehicle is
        [goal] This goal is
       *[formation] This square of a formation is
    } off the map.
tag-em-fault-on-closed-tile =
    { $point ->
        [start] This starting point is
        [flag] This flag is
        [hill] This hill is
        [stairs] These stairs are
        [sniper] This sniper tile is
        [goal] This goal is
       *[formation] This square of a formation is
    } on a tile that nobody can enter.
tag-em-fault-unreachable =
    { $point ->
        [start] This starting point
        [flag] This flag
        [hill] This hill
       *[goal] This goal
    } can’t be reached from starting point 1.
tag-em-fault-stairs-on-one-level = Stairs must lead to another level, but { $other } is on the same one.
tag-em-fault-stairs-in-circle = These stairs to { $other } aren’t needed: other stairs already connect the two.
tag-em-fault-team-without-start = Team { $team } has no starting point.
tag-em-fault-goal-against-itself = Team { $team } can’t have the goal of defeating itself.
tag-em-fault-formation-list = List the starting point first, then at least four different squares.
tag-em-fault-formation-off-map = Team { $team } doesn’t fit here: a square is missing.
tag-em-fault-formation-unreachable = Team { $team } doesn’t fit here: nobody can get to { $other }.
tag-em-fault-formations-overlap = Teams { $team } and { $other } would start on the same square.
tag-em-fault-flag-in-formation = There’s a flag where team { $team } starts. Move one of them.
tag-em-fault-vehicle-tile =
    { $vehicle ->
        [boat] A boat can’t start on this tile. Try Wade.
        [land] A car can’t start on this tile. Try Path.
       *[helicopter] A helicopter can’t start on a tile that nobody can enter.
    }
tag-em-fault-vehicle-square-taken = Something else already starts on this square.

## Problems of a map’s text

tag-em-fault-text-too-long = The map has { $length } characters. The limit is { $most }.
tag-em-fault-unprintable = This line has an invisible character. Please remove it.
tag-em-fault-too-many-points = That’s too many lines like “flag m8”. The limit is { $most }.
tag-em-fault-unknown-point = We don’t understand “{ $text }”.
tag-em-fault-unknown-key = Maps don’t have a setting called “{ $key }”.
tag-em-fault-start-missing = Starting point { $team } is missing.
tag-em-fault-pom = Points of Movement must be a number from 1 to 200.
tag-em-advice = Advice:
tag-em-advice-wade = { $percent }% of the squares are slow to leave. That can make the game slow: use less Wade.
tag-em-advice-pom = A map of { $count } squares plays best with { $pom } Points of Movement.
tag-em-advice-teams = { $count } squares have room for { $most } teams. With more, it gets crowded.
tag-em-advice-starts-close = This starting point is less than a turn away from team { $team }’s. Move them apart.
tag-em-advice-flag-close = The flag is close to the starting point of team { $team }. Put it farther away.
tag-em-advice-barricaded = This square is hard to reach. Open another way to it, without Block or Garrison.
tag-em-fault-apart = Write the minimum distance between starting points as a number up to 200, like “apart: 12”.
tag-em-fault-first-turn = Write one fraction of the first turn’s points per player, in turn order, such as “1/2 1”. No fraction can be above 1. For one game type, write “1/2 1; king-of-the-hill 2/5 1”.
tag-em-fault-uses = Maps don’t use “{ $part }”. Write snipers, vehicles, or both.
tag-em-fault-colour = Write colours like “wade #8FB4C9”.
tag-em-fault-tile-sign = “{ $letter }” can’t stand for a custom tile. Pick another letter.
tag-em-fault-tile-name = A custom tile can’t be called “{ $name }”. Pick another name.
tag-em-fault-tile-property = We don’t understand “{ $part }”. Custom tiles have parts like “cost 2” or “closed”.
tag-em-fault-too-many-levels = That’s too many levels. The limit is { $most }.
tag-em-fault-too-many-rows = This level has too many rows. The limit is { $most }.
tag-em-fault-row-too-long = This row is too long. The limit is { $most } squares.
tag-em-fault-unknown-tile = There’s no tile “{ $letter }”.
tag-em-fault-point-form = Write this line like “{ $example }”.
tag-em-fault-flag-twice = This is a second flag. A map has only one.
tag-em-fault-start-twice = There are two starting points for team { $team }.

## Random maps

tag-em-unknown-theme = There’s no landscape called “{ $theme }”. Choose from: { $themes }.
tag-em-generator-size = Width and height must be odd numbers from { $least } to { $most }.
tag-em-generator-no-room = { $players } teams don’t fit on a map of this size. Try a bigger one.
tag-em-generator-players = With squares, choose 2 or 4 players. With hexagons, choose 2, 3 or 6.

## Maps from Tiled

tag-em-tiled-not-a-map = This isn’t a Tiled map: { $detail }
tag-em-tiled-not-utf8 = This file isn’t text in UTF-8.
tag-em-tiled-too-long = A Tiled map can have { $most } characters at most.
tag-em-tiled-too-large = This Tiled map has too many parts.
tag-em-tiled-doctype = This file has a DOCTYPE line, which isn’t allowed in Tiled maps. Remove it.
tag-em-tiled-number = “{ $name }” can’t be “{ $text }” here. Write another number.
tag-em-tiled-orientation = The Tiled map must be orthogonal or hexagonal, and not infinite.
tag-em-tiled-stagger = Set the stagger axis of the Tiled map to Y: rows are shifted, not columns.
tag-em-tiled-layer-size = The layer “{ $name }” must have 1 to { $most } rows and columns.
tag-em-tiled-layer-count = The layer “{ $name }” must have { $count } tiles.
tag-em-tiled-layer-encoding = Save the layer “{ $name }” with the CSV format in Tiled.
tag-em-tiled-layer-damaged = The layer “{ $name }” can’t be decoded. Save it with the CSV format in Tiled.
tag-em-tiled-unknown-tile = In the layer “{ $name }”, tile { $number } has no known class, such as “path”.
tag-em-tiled-no-tileset = The tileset { $name } is missing. It must be in the folder of the map.
tag-em-tiled-bad-tileset = The tileset { $name } can’t be read: { $reason }
tag-em-tiled-nameless = This object has no class. Choose one of: { $kinds }.
tag-em-tiled-unknown-object = “{ $text }” isn’t a known class. Choose one of: { $kinds }.
tag-em-tiled-object-off-map = The object { $id } isn’t on the map.

## The command “parlour map”

tag-em-cli-map = check a map for TAG ’EM, make one, or see how fair it is
tag-em-cli-map-usage = check FILE | new [--size 15x15] [--players N] [--theme NAME] … | report FILE | convert FILE --output FILE | gallery | take-down ID
tag-em-cli-map-check = list every problem, with its square
tag-em-cli-map-new = make a fair random map
tag-em-cli-map-report = distances, cover, choke points, and who wins
tag-em-cli-map-report-all = every shipped map, by first player and by seat
tag-em-cli-map-convert = read or write a map of the Tiled editor
tag-em-cli-map-gallery = list the maps published on your server
tag-em-cli-map-take-down = remove a published map, as the server’s operator
tag-em-cli-map-what = what to do
tag-em-cli-file = FILE
tag-em-cli-name = NAME
tag-em-cli-map-file = a map file, or one of our maps, such as “castle”
tag-em-cli-map-size = width and height, odd numbers
tag-em-cli-map-players = number of players; for a new map of squares 2 or 4, of hexagons 2, 3 or 6
tag-em-cli-map-theme = the landscape
tag-em-cli-map-grid = squares or hexagons
tag-em-cli-map-symmetry = for two teams on squares: rotated, mirrored left to right, or mirrored top to bottom
tag-em-cli-map-seed = the same number makes the same map
tag-em-cli-map-output = the file to write (default: print the map)
tag-em-cli-map-games = number of games that bots play for the report
tag-em-cli-map-game-type = the goal they play for
tag-em-cli-map-level = level of the bots
tag-em-cli-map-all-games = play all games, even if the result is clear sooner
tag-em-cli-map-keep = save the results to this file, and continue from it
tag-em-cli-map-incomplete = What would you like to do? Try “parlour map check FILE”, “new”, “report FILE”, “convert FILE”, “gallery” or “take-down ID”.
tag-em-cli-map-tmx = Maps for Tiled are written as .tmx, not as { $suffix }.
tag-em-cli-map-which = Which map? Name a file, or one of: { $names }.
tag-em-cli-size-form = Write the size like “15x15”.
tag-em-cli-unknown-symmetry = “{ $value }” isn’t a symmetry. Use turn, mirror or flip.
tag-em-cli-not-a-number = “{ $text }” isn’t a whole number.
tag-em-cli-fault-count =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }. This map can’t be played yet.
tag-em-cli-map-good = { $name }: ready to play, for up to { $teams } teams.
tag-em-cli-map-saved = Saved the map in { $path }.
tag-em-cli-report-map = { $name }: { $squares } squares, { $pom } Points of Movement.
tag-em-cli-report-team = Team { $team }, starting on { $start }. Distances: enemies { $enemies }, flag { $flag }, hills { $hills }. Within one turn: { $room } squares ({ $cover } Cover, { $wade } Wade).
tag-em-cli-report-even = All teams are even.
tag-em-cli-report-uneven = The teams aren’t even.
tag-em-cli-report-chokes = Choke points: { $squares }.
tag-em-cli-report-no-chokes = No choke points.
tag-em-cli-report-head =
    | map | game type | players | games | draws | share of decided games by place, in % (95% interval) | wins by seat | { $level } bots |
    |---|---|---|---|---|---|---|---|
tag-em-cli-report-fair = fair
tag-em-cli-report-unfair = unfair
tag-em-cli-report-open = not clear yet
tag-em-cli-report-level = Bots of level “{ $level }” can’t play for a report. Choose hard or expert.
tag-em-cli-report-players = { $most ->
    [2] This map is for two players.
   *[other] This map is for 2 to { $most } players.
}

## Picture

tag-em-picture-ended = The game ended in round { $round }.
tag-em-picture-turn =
    Round { $round }. { $pom ->
        [one] { $pom } point
       *[other] { $pom } points
    } left.
tag-em-picture-map = Teams: { $teams }. Levels: { $levels }.

## Notices

tag-em-notice-first-turn = On this map, first turns have fewer points, so that going first is no advantage. You can change that in the options.
tag-em-notice-water = On this map, pawns have to wade to bring a flag home, and in this game they can’t. You can change that in the options.

## Refusals

tag-em-team-is-out = Your team is out of the game.
tag-em-no-room-to-choose = Only { $most } teams can choose their starting points on this map, not { $count }. Choose a bigger map, or play with the map’s own starting points.
tag-em-not-set-up = Setup isn’t finished yet. Starting points and flags come first.
tag-em-no-start-to-choose = You have no starting point to choose now.
tag-em-no-flag-to-choose = There’s no flag for you to place now.
tag-em-start-not-there = Your pawns can’t start on { $square }: they need room for their formation, away from the other teams.
tag-em-flag-not-there = The flag can’t go on { $square }: choose a free square outside the formations that everyone can reach.
tag-em-choose-respawn-first = First choose where your pawn comes back.
tag-em-other-respawn-first = { $name } has to choose where the lost pawn comes back.
tag-em-not-your-turn = It’s { $name }’s turn.
tag-em-no-such-square = There’s no square { $square } on this map.
tag-em-square-taken = There’s already a pawn on { $square }.
tag-em-no-pawn-there = There’s no pawn on { $square }.
tag-em-no-own-pawn-there = You don’t have a pawn on { $square }.
tag-em-pawn-was-sent-back = The pawn on { $square } was sent back. It can move and attack again next turn.
tag-em-move-without-target = Where to? List the squares on the way, like “move c4 c5 d5”.
tag-em-pawn-has-stopped = The pawn on { $square } has stopped for this turn. It can still attack.
tag-em-must-stop-there = A pawn that enters { $square } stops there for the turn.
tag-em-not-enough-points =
    Leaving { $square } costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }. You have { $left } left.
tag-em-helicopter-cannot-land = A helicopter can’t stop on { $square }, only fly over it.
tag-em-not-diagonally = You can’t move diagonally.
tag-em-step-too-far = { $there } isn’t next to { $here }. Move one square at a time.
tag-em-vehicle-cannot-enter = This vehicle can’t enter { $square }.
tag-em-nobody-can-enter = Nobody can enter { $square }.
tag-em-water-is-closed = Pawns can’t enter { $square }: in this game, only boats move on Wade.
tag-em-no-enemy-there = There’s no enemy on { $square }.
tag-em-not-a-sniper = The pawn on { $square } can’t shoot. Move next to an enemy to attack.
tag-em-target-not-adjacent = { $target } isn’t next to { $square }.
tag-em-too-close-to-shoot = The enemy on { $target } is right next to you. Attack it instead.
tag-em-no-line-of-fire = You can’t hit { $target } from { $square }. Shots go in a straight line, up to { $most } squares, with nothing in between.
tag-em-no-points-to-attack = An attack costs 1 point, and you have none left.
tag-em-no-building = Building is turned off in this game.
tag-em-no-builds-left = You can’t build any more this turn.
tag-em-too-far-to-build = You need a pawn next to { $square }.
tag-em-cannot-destroy-that = You can only destroy Cover or a Garrison.
tag-em-already-built = { $square } is already that kind of tile.
tag-em-building-on-start = You can’t change { $square }: there’s a starting point, a flag, a vehicle’s start or stairs on it.
tag-em-building-cuts-off = You can’t close { $square }: a team, a flag, a hill or a goal would be cut off.
tag-em-no-pawn-to-respawn = None of your pawns is waiting to come back.
tag-em-cannot-respawn-there = Your pawn can’t come back on { $square }. Choose from: { $squares }.
tag-em-too-many-teams = This map has room for { $most } teams, not { $count }.
tag-em-map-without-flag = This map has no flag. Choose another map or goal.
tag-em-map-without-hill = This map has no hill. Choose another map or goal.
tag-em-map-without-missions = This map has no missions. Choose another map or goal.
tag-em-too-many-pawns = Team { $team } only has room for { $room } pawns on this map, not { $pawns }.

## Terminal

tag-em-your-points =
    You have { $pom ->
        [one] { $pom } point
       *[other] { $pom } points
    } left. Your pawns are marked { $team }.
tag-em-example-move = move the pawn on c4 along these squares (or just “c4 c5 d5”)
tag-em-example-attack = attack the enemy on c5 with the pawn on c4
tag-em-example-end = end your turn
tag-em-example-odds = show the odds of an attack
tag-em-example-reach = show where the pawn on c4 can go, and which enemies it can attack
tag-em-example-back = undo your last step
tag-em-example-shoot = attack from a distance
tag-em-example-build = build Cover or a Garrison
tag-em-example-destroy = destroy it, leaving path, wade or block
tag-em-preview-form = Name a move or an attack, like “/score attack c4 c5”.
tag-em-preview-reach = It can reach these squares (with their cost): { $squares }.
tag-em-preview-cost =
    That costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
tag-em-preview-odds = Attack on { $target }: { $win }% win, { $tie }% tie, { $lose }% lose.
tag-em-preview-modifiers = Bonuses: { $modifiers }.
tag-em-modifier =
    { $side ->
        [attacker] you { $amount } ({ $why })
       *[defender] the defender { $amount } ({ $why })
    }
tag-em-out = out
tag-em-pawn-count =
    { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    }
tag-em-point-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tag-em-round = Round { $round }
tag-em-round-and-turn = Round { $round }. It’s { $name }’s turn.
tag-em-flag-on = A flag is on { $square }.
tag-em-flag-carried = A flag is on { $square }, carried by a pawn.

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
tag-em-choosing-rolled = Who chooses a starting point first?
tag-em-start-chosen =
    { $who ->
        [you] You start on { $square }.
       *[other] { $who-name } starts on { $square }.
    }
tag-em-flag-proposed =
    { $who ->
        [you] You suggested { $square } for the flag.
       *[other] { $who-name } suggested { $square } for the flag.
    }
tag-em-flag-placed = The flag is on { $square }.
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
tag-em-tie-defended =
    { $who ->
        [you] A tie: you defend!
       *[other] A tie: { $who-name } defends!
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
       *[other] { $who-name } ended their turn.
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
tag-em-out-of-pawns =
    { $who ->
        [you] You lost your last pawn, so you’re out.
       *[other] { $who-name } lost their last pawn and is out.
    }
tag-em-flag-captured =
    { $who ->
        [you] Your flag was captured, so your team is out.
       *[other] { $who-name }’s flag was captured, so that team is out.
    }
tag-em-pawns-left =
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
tag-em-prompt-start = Where do you want to start?
tag-em-prompt-flag = Where should the flag be?
tag-em-prompt-flag-vote =
    { $who ->
        [you] You suggest { $square } for the flag.
       *[other] { $who-name } suggests { $square } for the flag. Do you agree?
    }
tag-em-prompt-respawn = Where should your pawn come back?
tag-em-waiting-for-start = Waiting for { $names } to choose where to start.
tag-em-waiting-for-flag = Waiting for { $names } to place the flag.
tag-em-waiting-for-flag-vote = Waiting for { $names } to vote on the flag.
tag-em-waiting-for-respawn = Waiting for { $names } to choose where the pawn comes back.

## Tiles and modifiers

tag-em-tile-horde = Nearby friends
tag-em-tile-path = Path
tag-em-tile-cover = Cover
tag-em-tile-wade = Wade
tag-em-tile-garrison = Garrison
tag-em-tile-block = Block

## Commands

tag-em-move-form = List the pawn’s square, then the squares it goes to, like “move c4 c5 d5”.
tag-em-attack-form = Name two squares, like “{ $word } c4 c5”.
tag-em-build-form = You can build cover or a garrison, like “build c5 cover”.
tag-em-destroy-form = You can leave path, wade or block, like “destroy c5 path”.
tag-em-start-form = Name one square, like “{ $word } c4”.
tag-em-respawn-form = Name one square, like “respawn d7”.
tag-em-end-form = Just type “end”.
tag-em-not-a-square = “{ $text }” isn’t a square. Write c4 for column c, row 4, or 2:c4 on level 2.

## Positions

tag-em-position-of-ended-game = The game is over, so there’s no position to play on from.
tag-em-position-line = Line { $line }: we don’t understand “{ $text }”.
tag-em-position-teams = The order, the points, the turn and the teams that are out don’t match { $count } teams.
tag-em-position-no-team = There’s no team { $team }.
tag-em-position-no-goal = There’s no goal { $goal } on this map.
tag-em-position-two-pawns = There are two pawns on { $square }.
tag-em-position-closed-square = A pawn can’t be on { $square }: nobody can enter it.
tag-em-position-no-carrier = There’s no pawn on { $square } to carry the flag.
tag-em-position-two-flags = There are two lines for the same flag.
tag-em-position-no-such-flag = There’s no such flag in this kind of game.

## Lesson

tag-em-lesson-move = The round pawn is yours. Choose it, then choose a square. You have 6 points for this turn, and a step costs 1.
tag-em-lesson-move-done = That’s how you move. You can’t go diagonally, and no one can enter the dark blocks.
tag-em-lesson-terrain = Water slows you down: a step out of it costs 2. You have 3 points. Cross the river.
tag-em-lesson-terrain-done = 1 point to step in, 2 to get out. The ground decides how far you get.
tag-em-lesson-attack = The square pawns are enemies. Choose your pawn, then the enemy beside it. The card shows your chances. Attack!
tag-em-lesson-attack-done = Your roll was higher, so the enemy is out. The lower roll loses, even if it is the attacker’s. An attack costs 1 point.
tag-em-lesson-friends = This enemy is in cover, so your roll gets −1. Move your second pawn next to it first: a friend gives you +1. Then attack.
tag-em-lesson-friends-done = Friends beside the enemy help you. Cover helps the defender.
tag-em-lesson-turn = Your pawn has the flag, but you have no points left. End your turn and see what the enemy does.
tag-em-lesson-turn-done = The enemy attacked, but you rolled the same. That’s a tie, and nothing happens. You still have the flag!
tag-em-lesson-goal = Home is your starting point, the dotted ring. Take the flag there and you win.
tag-em-lesson-goal-done = The flag is home: you won! Other games have other goals, such as a hill to hold or the last team standing.

## On paper

tag-em-print-map = Map
tag-em-print-level = { $name }, level { $level }
tag-em-print-map-about = { $name }: a map of { $wide } by { $high } squares
tag-em-print-map-by = { $name }, by { $author }
tag-em-print-legend = Legend
tag-em-print-legend-turn = You have { $pom } Points of Movement a turn for all your pawns. A step costs what the square you leave says. Pawns never move diagonally or into an occupied square.
tag-em-print-legend-tile = Square
tag-em-print-legend-effect = What it does
tag-em-print-legend-attack = An attack on a neighbouring pawn costs 1 point: both roll a die, and the higher total wins. Each of your other pawns next to the enemy adds 1.
tag-em-print-sign = Symbol on the map
tag-em-print-sign-start = Starting point
tag-em-print-sign-start-help = A team starts here and on the four squares diagonal to it; the symbol’s shape shows which team.
tag-em-print-sign-flag = Flag
tag-em-print-sign-flag-help = Move onto it to pick it up.
tag-em-print-sign-hill = Hill
tag-em-print-sign-hill-help = Alone on it at the end of your turn? Score a point.
tag-em-print-sign-goal = Goal
tag-em-print-sign-goal-help = The goal of a mission.
tag-em-print-sign-sniper = Sniper tile
tag-em-print-sign-sniper-help = A pawn here can shoot along a straight line.
tag-em-print-sign-stairs = Stairs
tag-em-print-sign-stairs-help = One step takes you to the level with this number.
tag-em-print-sign-boat = Boat
tag-em-print-sign-boat-help = Moves on Wade only, one point a step.
tag-em-print-sign-helicopter = Helicopter
tag-em-print-sign-helicopter-help = Flies over anything, lands on a free square, carries no flag.
tag-em-print-sign-land = Car
tag-em-print-sign-land-help = Moves on Path only.
tag-em-print-grid = Blank grid
tag-em-print-grid-tiles = Shape
tag-em-print-grid-tiles-square = Square
tag-em-print-grid-tiles-hex = Hexagon
tag-em-print-grid-squares = Squares across and down
tag-em-print-grid-squares-9x6 = 9 × 6
tag-em-print-grid-squares-15x11 = 15 × 11
tag-em-print-grid-squares-20x15 = 20 × 15
tag-em-print-pieces = Pawns, flags and tokens
tag-em-print-pieces-teams = Teams
tag-em-print-pieces-teams-2 = 2
tag-em-print-pieces-teams-3 = 3
tag-em-print-pieces-teams-4 = 4
tag-em-print-pieces-teams-6 = 6
tag-em-print-pieces-teams-8 = 8
tag-em-print-pieces-pawns = Pawns for each team
tag-em-print-pieces-pawns-5 = 5
tag-em-print-pieces-pawns-3 = 3
tag-em-print-pieces-pawns-8 = 8
tag-em-print-pieces-pawns-12 = 12
tag-em-print-pawns = Pawns
tag-em-print-pawns-note = Print on stiff paper and cut along the marks. Fold at the dashed lines: first in the middle, so that both faces look outwards, then the feet inwards. Glue the feet together.
tag-em-print-flags = Flags
tag-em-print-flags-note = Cut out, wrap the middle around a toothpick and glue both sides together. The white flag is the one that everyone wants to capture.
tag-em-print-tokens = Tokens
tag-em-print-tokens-note = Flat pawns, snipers and vehicles, if you’d rather not fold. Glue them onto cardboard.
tag-em-print-tiles = Squares to lay on the map
tag-em-print-tiles-note = For games with building: lay one where something was built or destroyed.
tag-em-print-pawn = Pawn { $number } of team { $team }
tag-em-print-flag-of = Flag of team { $team }
tag-em-print-flag-of-all = The flag
