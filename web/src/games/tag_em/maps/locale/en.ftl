tag-em-ui-maps-title = Map maker
tag-em-ui-maps-intro = Draw a map for TAG 'EM. It is kept on this device as you go.
tag-em-ui-maps-tools = Tools
tag-em-ui-maps-tiles = Tiles
tag-em-ui-maps-nothing = Nothing
tag-em-ui-maps-points = Points
tag-em-ui-maps-team = Team
tag-em-ui-maps-symmetry = Symmetry
tag-em-ui-maps-undo = Undo
tag-em-ui-maps-redo = Redo
tag-em-ui-maps-help = Arrow keys move the cursor, Enter draws. 1 to 5: tiles, 0: nothing. P paint, L line, F fill, O points. Control Z undoes, Control Y redoes.
tag-em-ui-maps-canvas = The map you draw
tag-em-ui-maps-name = Name
tag-em-ui-maps-author = By
tag-em-ui-maps-pom = Points of movement
tag-em-ui-maps-grid = Tiles are
tag-em-ui-maps-wide = Columns
tag-em-ui-maps-high = Rows
tag-em-ui-maps-add-level = Add a level
tag-em-ui-maps-drop-level = Take the last level away
tag-em-ui-maps-about = About the map
tag-em-ui-maps-faults = Faults
tag-em-ui-maps-no-faults = Nothing is wrong with it: it can be played.
tag-em-ui-maps-checking = One moment …
tag-em-ui-maps-no-check = The house cannot be reached. The map is kept on this device; it is checked when the line is back.
tag-em-ui-maps-fault-at = { $square }: { $text }
tag-em-ui-maps-test = Try it
tag-em-ui-maps-test-as = What wins
tag-em-ui-maps-test-hint = You against bots, one for each further starting point.
tag-em-ui-maps-share = Copy a link
tag-em-ui-maps-shared = The link is copied. Whoever opens it has the map.
tag-em-ui-maps-bad-link = The link is not whole: it holds no map.
tag-em-ui-maps-text = As text
tag-em-ui-maps-text-hint = The map as a file: to read, to keep, or to paste one.
tag-em-ui-maps-take = Take it over
tag-em-ui-maps-fresh = A new map
tag-em-ui-maps-gallery = Maps of the house
tag-em-ui-maps-copy = Draw on from this one
tag-em-ui-maps-stairs-from = Stairs from { $square }: now choose the square on another level.
tag-em-ui-maps-line-from = A line from { $square }: now choose its end.
tag-em-ui-maps-opened = The map is open. Undo brings the old one back.
tag-em-ui-maps-opened-name = { $name } is open. Undo brings the old one back.
tag-em-ui-maps-at = { $square }, { $tile }
tag-em-ui-maps-theme = Landscape
tag-em-ui-maps-no-theme = plain
tag-em-ui-maps-note = In one sentence
tag-em-ui-maps-own-tiles = Tile types of its own
tag-em-ui-maps-tiles-hint = Ice, lava, a bridge: say what it does, and paint with it.
tag-em-ui-maps-new-tile = ice
tag-em-ui-maps-add-tile = Add a tile type
tag-em-ui-maps-drop-tile = Take it away
tag-em-ui-maps-sign = Sign
tag-em-ui-maps-colour = Colour
tag-em-ui-maps-cost = PoM to leave
tag-em-ui-maps-closed = Nobody enters, and no shot passes
tag-em-ui-maps-goals = Missions
tag-em-ui-maps-goals-hint = What each team has to do when the map is played as Missions. The first to do it wins.
tag-em-ui-maps-goal = Goal
tag-em-ui-maps-square = Square
tag-em-ui-maps-enemy = Of team
tag-em-ui-maps-pawns = Pawns
tag-em-ui-maps-rounds = Rounds
tag-em-ui-maps-add-goal = Add a goal
tag-em-ui-maps-drop-goal = Take goal { $number } away
tag-em-ui-maps-chance = A map by chance
tag-em-ui-maps-chance-hint = Fair for everybody: each side is like the others. The same number makes the same map.
tag-em-ui-maps-teams = Teams
tag-em-ui-maps-halves = The halves are
tag-em-ui-maps-seed = Number
tag-em-ui-maps-another = Another one
tag-em-ui-maps-by-seed = The one of this number
tag-em-ui-maps-fairness = How fair is it?
tag-em-ui-maps-fair-hint = What each team has, where everybody has to pass, and who wins when bots play.
tag-em-ui-maps-look = Look at it
tag-em-ui-maps-even = All teams have the same.
tag-em-ui-maps-uneven = The teams do not have the same.
tag-em-ui-maps-to-enemies = To enemies
tag-em-ui-maps-to-flag = To flag
tag-em-ui-maps-to-hills = To hills
tag-em-ui-maps-room = Near
tag-em-ui-maps-table-hint = Distances are in PoM. Near: squares within one turn, and of these with cover and to wade.
tag-em-ui-maps-chokes = Everybody has to pass { $squares }.
tag-em-ui-maps-no-chokes = There is a way around every square.
tag-em-ui-maps-games = Games
tag-em-ui-maps-let-play = Let bots play
tag-em-ui-maps-played = { $number } of { $total } games
tag-em-ui-maps-seat = Team { $number }
tag-em-ui-maps-wins = { $number } · { $share } %
tag-em-ui-maps-draws = { $count ->
    [1] One game was drawn.
   *[other] { $count } games were drawn.
}
tag-em-ui-maps-tilted = That is more than chance: one team has it easier.
tag-em-ui-maps-straight = Chance may well explain the difference.
tag-em-ui-maps-hang = Hang it up
tag-em-ui-maps-hang-hint = Everybody in this house can then play on it. Only you can change it, from this device.
tag-em-ui-maps-hang-it = Hang it up
tag-em-ui-maps-hang-anew = As a new one
tag-em-ui-maps-save = Save changes
tag-em-ui-maps-hung-up = { $name } hangs in the gallery.
tag-em-ui-maps-gallery-of-people = Gallery of this house
tag-em-ui-maps-empty-gallery = No map hangs here yet. Draw one, and hang it up.
tag-em-ui-maps-card = { $levels ->
    [1] { $teams } teams · { $wide } × { $high }
   *[other] { $teams } teams · { $wide } × { $high } · { $levels } levels
}
tag-em-ui-maps-by = by { $name }
tag-em-ui-maps-edit = Change it
tag-em-ui-maps-play = Play against bots
tag-em-ui-maps-rename = Rename
tag-em-ui-maps-take-down = Take down
tag-em-ui-maps-take-down-ask = Take { $name } out of the gallery? Tables that play on it go on.
tag-em-ui-maps-more = { $number } more
tag-em-ui-maps-of-yours = Of your own
tag-em-ui-maps-draft = The map you draw
tag-em-ui-maps-draft-name = The map you draw: { $name }
tag-em-ui-maps-paste = Paste a map or a link
tag-em-ui-maps-paste-here = Text of a map, or a link to one
tag-em-ui-maps-paste-hint = A link that somebody gave you, or the text of a map. You can draw one with the
tag-em-ui-maps-not-playable = This map cannot be played yet:
tag-em-ui-maps-up-to = For up to { $teams } teams

## Tool

tag-em-ui-maps-tool-paint = Paint
tag-em-ui-maps-tool-line = Line
tag-em-ui-maps-tool-fill = Fill
tag-em-ui-maps-tool-point = Points
tag-em-ui-maps-tool-clear = Take points away
tag-em-ui-maps-tool-hand = Move the map

## Point

tag-em-ui-maps-point-start = Starting point
tag-em-ui-maps-point-flag = Flag
tag-em-ui-maps-point-hill = Hill
tag-em-ui-maps-point-stairs = Stairs
tag-em-ui-maps-point-sniper = Shooting place
tag-em-ui-maps-point-goal = Goal: reach it
tag-em-ui-maps-point-boat = Boat
tag-em-ui-maps-point-helicopter = Helicopter
tag-em-ui-maps-point-land = Car

## Halves by

tag-em-ui-maps-halves-by-turn = turned around
tag-em-ui-maps-halves-by-mirror = mirrored, left and right
tag-em-ui-maps-halves-by-flip = mirrored, top and bottom

## Symmetries

tag-em-ui-maps-symmetry-none = none
tag-em-ui-maps-symmetry-mirror = left and right
tag-em-ui-maps-symmetry-flip = top and bottom
tag-em-ui-maps-symmetry-turn = turned around
tag-em-ui-maps-symmetry-four = all four

## Grids

tag-em-ui-maps-grid-square = squares
tag-em-ui-maps-grid-hex = hexagons

## Themes

tag-em-ui-maps-theme-meadow = meadow
tag-em-ui-maps-theme-urban = town
tag-em-ui-maps-theme-desert = desert
tag-em-ui-maps-theme-mountain = mountains
tag-em-ui-maps-theme-marsh = marsh
tag-em-ui-maps-theme-ruins = ruins

## Tile numbers

tag-em-ui-maps-tile-number-attack = Attacking from it
tag-em-ui-maps-tile-number-defence = Attacked on it
tag-em-ui-maps-tile-number-cover = Attacking a pawn on it

## Tile switches

tag-em-ui-maps-tile-switche-stops = Whoever enters stays for this turn
tag-em-ui-maps-tile-switche-boats = Boats go there
tag-em-ui-maps-tile-switche-vehicles = Cars go there

## Tile faults

tag-em-ui-maps-tile-fault-name = A name begins with a letter, has at most 30, and is no other tile’s.
tag-em-ui-maps-tile-fault-sign = A sign is one letter or mark of the keyboard that no other tile has.

## Goal kinds

tag-em-ui-maps-goal-kind-reach = reach
tag-em-ui-maps-goal-kind-hold = hold
tag-em-ui-maps-goal-kind-defeat = defeat
tag-em-ui-maps-goal-kind-survive = survive
