tag-em-ui-maps-title = Map editor
tag-em-ui-maps-intro = Draw a map for TAG ’EM. It’s saved on this device as you draw.
tag-em-ui-maps-tools = Tools
tag-em-ui-maps-tiles = Tiles
tag-em-ui-maps-nothing = Empty
tag-em-ui-maps-points = Points
tag-em-ui-maps-team = Team
tag-em-ui-maps-symmetry = Symmetry
tag-em-ui-maps-undo = Undo
tag-em-ui-maps-redo = Redo
tag-em-ui-maps-help = Arrow keys move the cursor, Enter draws. 1 to 5: tiles, 0: empty. P: paint. L: line. F: fill. O: points. Ctrl+Z: undo. Ctrl+Y: redo.
tag-em-ui-maps-canvas = Your map
tag-em-ui-maps-name = Name
tag-em-ui-maps-author = Author
tag-em-ui-maps-pom = Points of Movement
tag-em-ui-maps-grid = Tile shape
tag-em-ui-maps-wide = Columns
tag-em-ui-maps-high = Rows
tag-em-ui-maps-add-level = Add a level
tag-em-ui-maps-drop-level = Remove the last level
tag-em-ui-maps-about = About the map
tag-em-ui-maps-problems = Problems
tag-em-ui-maps-no-problems = Ready to play.
tag-em-ui-maps-checking = One moment…
tag-em-ui-maps-no-check = We can’t reach the server. Your map is saved on this device; we’ll check it when you’re back online.
tag-em-ui-maps-test = Try it
tag-em-ui-maps-test-as = Goal
tag-em-ui-maps-test-hint = You play against bots, one for each of the other starting points.
tag-em-ui-maps-share = Copy link
tag-em-ui-maps-shared = Link copied. Anyone who opens it gets a copy of the map.
tag-em-ui-maps-bad-link = This link is incomplete. Copy it again and try once more.
tag-em-ui-maps-text = As text
tag-em-ui-maps-text-hint = Copy this text to save your map, or paste another map here.
tag-em-ui-maps-load-text = Load this text
tag-em-ui-maps-fresh = Start a new map
tag-em-ui-maps-built-in = Built-in maps
tag-em-ui-maps-copy = Start from this map
tag-em-ui-maps-start = Start from a map
tag-em-ui-maps-start-hint = Choose one and change what you like. Undo brings back what you had.
tag-em-ui-maps-start-close = Close the list of maps
tag-em-ui-maps-files = Files and Tiled
tag-em-ui-maps-files-hint = Tiled is a free map editor. Open a .tmx or .tmj file together with its tilesets (.tsx, .tsj), or a .map file.
tag-em-ui-maps-open-file = Open a file
tag-em-ui-maps-save-file = Save as a file
tag-em-ui-maps-save-tiled = Save for Tiled
tag-em-ui-maps-no-map-in-file = There’s no map in this file, or it’s too large.
tag-em-ui-maps-like = Like
tag-em-ui-maps-unlike = Unlike
tag-em-ui-maps-likes =
    { $count ->
        [one] { $count } like
       *[other] { $count } likes
    }
tag-em-ui-maps-plays =
    { $count ->
        [0] Not played yet
        [one] Played once
       *[other] Played { $count } times
    }
tag-em-ui-maps-stairs-from = Stairs from { $square }: now pick a square on another level.
tag-em-ui-maps-line-from = Line from { $square }: now pick where it ends.
tag-em-ui-maps-opened = The map is open. Undo brings back your old one.
tag-em-ui-maps-opened-name = { $name } is open. Undo brings back your old map.
tag-em-ui-maps-at = { $square }, { $tile }
tag-em-ui-maps-theme = Landscape
tag-em-ui-maps-no-theme = plain
tag-em-ui-maps-advice = Advice
tag-em-ui-maps-apart = Minimum distance between starting points that players choose
tag-em-ui-maps-apart-unset = As on the map
tag-em-ui-maps-first-turn = Points of Movement in the first turn
tag-em-ui-maps-first-turn-wrong = Write one fraction per player, in turn order, such as “1/2 1”. No fraction can be above 1.
tag-em-ui-maps-uses = This map is made for
tag-em-ui-maps-uses-snipers = snipers
tag-em-ui-maps-uses-vehicles = vehicles
tag-em-ui-maps-note = Short description
tag-em-ui-maps-own-tiles = Custom tiles
tag-em-ui-maps-tiles-hint = Ice, lava, a bridge: set what it does, then paint with it.
tag-em-ui-maps-new-tile = ice
tag-em-ui-maps-add-tile = Add a tile
tag-em-ui-maps-drop-tile = Remove this tile
tag-em-ui-maps-sign = Symbol
tag-em-ui-maps-colour = Colour
tag-em-ui-maps-cost = Cost to leave
tag-em-ui-maps-closed = Nobody can enter or shoot through
tag-em-ui-maps-goals = Missions
tag-em-ui-maps-goals-hint = What each team must do when you play Missions. The first team to do it wins.
tag-em-ui-maps-goal = Goal
tag-em-ui-maps-square = Square
tag-em-ui-maps-enemy = Enemy team
tag-em-ui-maps-pawns = Pawns
tag-em-ui-maps-rounds = Rounds
tag-em-ui-maps-add-goal = Add a goal
tag-em-ui-maps-drop-goal = Remove goal { $number }
tag-em-ui-maps-random = Random map
tag-em-ui-maps-random-hint = Fair for everyone: all sides are alike. The same seed makes the same map.
tag-em-ui-maps-teams = Teams
tag-em-ui-maps-halves = Halves
tag-em-ui-maps-seed = Seed
tag-em-ui-maps-another = Make a random map
tag-em-ui-maps-by-seed = Use this seed
tag-em-ui-maps-fairness = Is it fair?
tag-em-ui-maps-fair-hint = Compare the teams, find choke points and let bots try it out.
tag-em-ui-maps-check-fairness = Check the map
tag-em-ui-maps-even = All teams are even.
tag-em-ui-maps-uneven = The teams aren’t even.
tag-em-ui-maps-to-enemies = To enemies
tag-em-ui-maps-to-flag = To the flag
tag-em-ui-maps-to-hills = To the hills
tag-em-ui-maps-room = Nearby
tag-em-ui-maps-table-hint = Distances are in points. Nearby: squares within one turn, and how many of them are Cover and Wade.
tag-em-ui-maps-chokes = Everyone has to pass { $squares }.
tag-em-ui-maps-no-chokes = No choke points.
tag-em-ui-maps-games = Games
tag-em-ui-maps-let-play = Let bots play
tag-em-ui-maps-played = Games: { $number } of { $total }
tag-em-ui-maps-team-number = Team { $number }
tag-em-ui-maps-wins = { $number } · { $share }%
tag-em-ui-maps-draws =
    { $count ->
        [one] { $count } draw.
       *[other] { $count } draws.
    }
tag-em-ui-maps-tilted = That’s more than luck: one team has it easier.
tag-em-ui-maps-straight = That could just be luck.
tag-em-ui-maps-publish = Publish
tag-em-ui-maps-publish-hint = Everyone on this server can play it. Only you can change it, from this device.
tag-em-ui-maps-publish-new = Publish as new
tag-em-ui-maps-save = Save changes
tag-em-ui-maps-is-published = { $name } is published.
tag-em-ui-maps-published = Published maps
tag-em-ui-maps-none-published = No published maps yet.
tag-em-ui-maps-card =
    { $levels ->
        [1] { $teams } teams · { $wide } × { $high }
       *[other] { $teams } teams · { $wide } × { $high } · { $levels } levels
    }
tag-em-ui-maps-by = by { $name }
tag-em-ui-maps-action = { $map }: { $action }
tag-em-ui-maps-edit = Edit
tag-em-ui-maps-play = Play bots
tag-em-ui-maps-rename = Rename
tag-em-ui-maps-unpublish = Unpublish
tag-em-ui-maps-unpublish-ask = Unpublish { $name }? Games that have already started will continue.
tag-em-ui-maps-more = Show { $number } more
tag-em-ui-maps-of-yours = Yours
tag-em-ui-maps-draft = Your draft
tag-em-ui-maps-draft-name = Your draft: { $name }
tag-em-ui-maps-paste = Paste a map or a link
tag-em-ui-maps-paste-here = Map text or link
tag-em-ui-maps-paste-hint = Paste a link or the text of a map. To draw your own, open this:
tag-em-ui-maps-not-playable = This map can’t be played yet:
tag-em-ui-maps-up-to = Up to { $teams } teams.

## Templates

tag-em-ui-maps-template-field = Open field
tag-em-ui-maps-template-river = River
tag-em-ui-maps-template-arena = Arena for four
tag-em-ui-maps-template-hexagons = Hexagons
tag-em-ui-maps-template-tower = Two levels
tag-em-ui-maps-template-empty = Blank

## Tool

tag-em-ui-maps-tool-paint = Paint
tag-em-ui-maps-tool-line = Line
tag-em-ui-maps-tool-fill = Fill
tag-em-ui-maps-tool-point = Points
tag-em-ui-maps-tool-clear = Remove points
tag-em-ui-maps-tool-hand = Move the map

## Point

tag-em-ui-maps-point-start = Starting point
tag-em-ui-maps-point-flag = Flag
tag-em-ui-maps-point-hill = Hill
tag-em-ui-maps-point-stairs = Stairs
tag-em-ui-maps-point-sniper = Sniper tile
tag-em-ui-maps-point-goal = Goal to reach
tag-em-ui-maps-point-boat = Boat
tag-em-ui-maps-point-helicopter = Helicopter
tag-em-ui-maps-point-land = Car

## Halves by

tag-em-ui-maps-halves-by-turn = rotated
tag-em-ui-maps-halves-by-mirror = left and right
tag-em-ui-maps-halves-by-flip = top and bottom

## Symmetries

tag-em-ui-maps-symmetry-none = none
tag-em-ui-maps-symmetry-mirror = left and right
tag-em-ui-maps-symmetry-flip = top and bottom
tag-em-ui-maps-symmetry-turn = rotated
tag-em-ui-maps-symmetry-four = both

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

tag-em-ui-maps-tile-number-attack = Attacking from here
tag-em-ui-maps-tile-number-defence = When attacked here
tag-em-ui-maps-tile-number-cover = For attackers

## Tile switches

tag-em-ui-maps-tile-switch-stops = A pawn that enters stops for the turn
tag-em-ui-maps-tile-switch-boats = Boats can enter
tag-em-ui-maps-tile-switch-vehicles = Cars can enter

## Tile faults

tag-em-ui-maps-tile-fault-name = Use a new name of up to 30 characters that starts with a letter.
tag-em-ui-maps-tile-fault-sign = Use a single letter or symbol that no other tile has.

## Goal kinds

tag-em-ui-maps-goal-kind-reach = reach a square
tag-em-ui-maps-goal-kind-hold = hold a square
tag-em-ui-maps-goal-kind-defeat = defeat pawns
tag-em-ui-maps-goal-kind-survive = survive
