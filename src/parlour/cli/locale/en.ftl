## Command line: headings and placeholders

cli-usage = parlour [COMMAND] …
cli-about = Play tabletop games in the terminal or the browser, with people and bots.
cli-heading-usage = usage:{" "}
cli-heading-options = options
cli-heading-commands = commands
cli-heading-examples = examples:
cli-metavar-file = FILE
cli-metavar-game = GAME
cli-metavar-bot = BOT
cli-metavar-name = NAME
cli-metavar-name-value = NAME=VALUE
cli-metavar-word = WORD
cli-metavar-what = WHAT
cli-metavar-folder = FOLDER

## Command line: options of all commands

cli-flag-help = show this help and exit
cli-flag-version = show the version and exit
cli-flag-help-language = language of this help
cli-flag-language = language (default: that of your system)
cli-flag-no-colour = turn off colours, as NO_COLOR does
cli-flag-plain = plain text for screen readers
cli-flag-json = print the results as JSON
cli-flag-data = database of the server (default: in your data folder)
cli-flag-store = a PostgreSQL database instead of a file (or set PARLOUR_STORE)
cli-flag-bus = NATS, through which several servers share a database (or set PARLOUR_BUS)

## Command line: play

cli-about-play = play in this terminal: people sharing the screen, bots, or both
cli-usage-play = GAME [--players NAME …] [--option NAME=VALUE] …
cli-example-alone = start the server and open the page
cli-example-play = ask who’s playing, then start
cli-example-play-people = two people sharing the screen
cli-example-play-bot = against a bot
cli-example-play-hints = with hints
cli-example-play-seed = the same luck every time
cli-arg-game = which game; “parlour games” lists them
cli-flag-players = who plays; “bot:medium” or “Rosie bot:medium” is a bot
cli-flag-option = a house rule, with commas between several values; “parlour games GAME” lists them
cli-flag-preset = a set of house rules, e.g. classic
cli-flag-seed = random seed: the same number gives the same luck
cli-flag-save = save the game to this file (default: in your data folder)
cli-flag-load = continue the game in this file

## Command line: replay, rules, games, data

cli-about-replay = show a saved game, move by move
cli-usage-replay = FILE [--step] [--board] …
cli-arg-replay-file = a saved game or a GCG file
cli-about-verify = check the draws and rolls of a finished game
cli-usage-verify = FILE
cli-arg-verify-file = the log of a game played on a server
cli-flag-step = one step at a time, with the board
cli-flag-board = show the final board
cli-flag-seat = as this player sees it: a name, or a number from 0
cli-about-rules = show the rules of a game, or one rule
cli-usage-rules = GAME [ID]
cli-example-rules = one rule
cli-arg-rule = number of a rule, e.g. AG-6
cli-about-games = list the games, or the house rules of one
cli-usage-games = [GAME]
cli-about-data = build and check the data file of words and Bible texts

## Command line: serve, backup, restore, repair

cli-about-serve = host games for browsers, on this computer and the local network
cli-usage-serve = [--config FILE] [--port N] [--local] [--data FILE] [--store postgresql://…] [--base-path /PATH] [--no-browser]
cli-example-serve = print the address, and a QR code for phones
cli-example-serve-local = only on this computer, on another port
cli-flag-port = port to listen on; 0 picks a free one (default: 8765)
cli-flag-local = only on this computer, not on the network
cli-flag-config = settings from this file; flags and PARLOUR_… variables override it
cli-flag-bind = network address to listen on, such as 10.0.0.2, or { $every } for IPv6 too (default: all of IPv4)
cli-flag-base-path = path under which a proxy offers this server, such as /games
cli-flag-proxy = address of a proxy on another computer, whose X-Forwarded-For is trusted; may be repeated
cli-flag-log-format = log as text or as JSON (default: text)
cli-flag-access-log = log every request
cli-flag-audit-log = also write what hosts and operators do to this file
cli-flag-traces = send traces to this OpenTelemetry collector, such as { $url }
cli-flag-modules = more games, as Python modules (MODULE or MODULE:NAME), as in PARLOUR_GAMES
cli-flag-no-browser = don’t open a browser
cli-flag-pace = multiply the rate limits of each device by N
cli-flag-host = a public name under which browsers reach this server, such as games.example.org; may be repeated
cli-flag-sync = “full”: every move waits for the disk, and a power failure loses nothing (default: normal)
cli-flag-metrics-token = token for /metrics, or set PARLOUR_METRICS_TOKEN (default: only this computer may read it)
cli-flag-quota = storage for the games of one network address, in megabytes; “none” for no limit (default: 256)
cli-flag-keep = delete finished games that nobody has opened for this many days (default: never)
cli-metavar-days = DAYS
cli-flag-test-seed = for tests: random seed of all games; needs --local
cli-autostart-about = start the server when you log in, or stop doing so
cli-autostart-what = turn it on or off, or show whether it’s on (default: status)
cli-autostart-port = port to listen on (default: 8765)
cli-autostart-example-on = from the next login on, without opening a browser
cli-autostart-example-off = undo it
cli-autostart-bad = “{ $text }” isn’t on, off or status.
cli-autostart-on = Parlour will start when you log in ({ $path }). To undo this: parlour autostart off
cli-autostart-off = Parlour won’t start automatically any more ({ $path } is removed). If it’s running, it keeps running until you log out.
cli-autostart-was-off = Parlour doesn’t start automatically: there’s no { $path }.
cli-autostart-is-on = On: Parlour starts when you log in ({ $path }).
cli-autostart-is-off = Off: Parlour doesn’t start automatically (there’s no { $path }). To change this: parlour autostart on
cli-autostart-no-systemd = This system doesn’t use systemd, so we can’t set this up. Add this command to your startup programs: { $command }
cli-about-backup = back up all games of the server to one file, even while it runs
cli-about-restore = restore all games of the server from a backup; stop the server first
cli-about-repair = save what can be read of a damaged database; stop the server first
cli-usage-repair = [--data FILE]
cli-usage-backup = FILE [--data FILE] [--store postgresql://…] [--config FILE]
cli-arg-backup-file = the backup to write; the file must not exist yet
cli-arg-restore-file = a backup made by “parlour backup”
cli-about-db = check the server’s database, or convert it to this version’s format
cli-usage-db = check|upgrade [--data FILE] [--store postgresql://…] [--config FILE]
cli-arg-db-task = check: read everything and count games and moves; upgrade: make a copy, then convert the format; stop the server first
cli-example-db-check = is everything there?
cli-example-db-upgrade = after updating the server
cli-about-admin = look after a running server: games, announcements, read-only mode, stopping
cli-usage-admin = [status|tables|remove ID|announce|read-only on|off|drain] [--server URL] [--data FILE] [--store postgresql://…]
cli-example-admin-status = how the server is doing
cli-example-admin-tables = the newest games
cli-example-admin-remove = delete a game for everyone
cli-example-admin-announce = tell everyone, in both languages
cli-example-admin-clear = take the announcement back
cli-example-admin-read-only = allow no changes, and stop all clocks
cli-example-admin-drain = start no new games, save everything, and stop
cli-arg-admin = what to do (default: status)
cli-arg-admin-given = remove: the id of a game; read-only: on or off
cli-metavar-text = TEXT
cli-flag-admin-en = announce: the English text
cli-flag-admin-fr = announce: the French text
cli-flag-admin-clear = announce: take the announcement back
cli-flag-admin-limit = tables: how many to show, up to 1000 (default: 50)
cli-flag-admin-server = address of the server (default: the one that uses the database, or { $url })
cli-admin-status = Parlour { $version }: { $tables } games in memory, { $connections } players and spectators connected.
cli-admin-is-read-only = The server is read-only.
cli-admin-is-draining = The server is about to stop.
cli-admin-tables = { $shown } of { $total } games.
cli-admin-removed = Game { $id } is deleted.
cli-admin-announced = Everyone sees the announcement now. It’s gone when the server stops.
cli-admin-cleared = The announcement is gone.
cli-admin-read-only-on = The server is read-only now, and all clocks have stopped.
cli-admin-read-only-off = Read-only mode is off. Games and clocks are running again.
cli-admin-drained = Everything is saved, and the server has stopped.

## Command line: words and the Bible

cli-about-word = check a word: what it is, and in which games it’s valid
cli-usage-word = WORD … [--in en|fr]
cli-example-word = two English words
cli-example-word-french = a French word
cli-arg-words = a word; put a title or name with spaces in quotes
cli-flag-in = language of the words (default: that of the output)
cli-about-connect = show what links two words in the Bible, with the verses
cli-usage-connect = WORD WORD [--limit N] [--bible NAME]
cli-example-connect = the best links first
cli-arg-connect-words = two words, in upper or lower case
cli-flag-limit = number of links to show (default: 5)
cli-flag-bible = search this imported Bible first
cli-about-kin = show how two people in the Bible are related, with the verses
cli-usage-kin = NAME [NAME] [--all]
cli-example-kin = how Ruth is related to David
cli-example-kin-name = everyone with this name
cli-arg-kin-names = a name in English or French, or an id
cli-flag-all = show all relations and everyone with the name
cli-about-scripture = import a Bible of your own, list the imported ones, or remove one
cli-usage-scripture = import FILE [--name NAME] [--language fr] | list | remove NAME
cli-example-scripture-csv = a table with book, chapter, verse and text
cli-example-scripture-usfm = a ZIP file or folder of USFM files, with a name
cli-example-scripture-list = list the imported Bibles
cli-arg-scripture = what to do
cli-arg-scripture-file = an OSIS, USFM or CSV file; with remove, the name of a Bible
cli-flag-bible-name = name of the Bible (default: that of the file)
cli-flag-bible-language = language of the Bible, e.g. fr or en (default: guessed)
cli-flag-replace = replace a Bible of the same name

## Command line: analyse, picture, arena, bench

cli-about-analyse = analyse a game or a position: the best moves, and everyone’s chances
cli-usage-analyse = FILE [--json]
cli-example-analyse = a saved game
cli-example-analyse-gcg = a game from another program
cli-example-analyse-position = the best moves in a position
cli-arg-analyse-file = a saved game, a GCG file, or a position (CGP)
cli-about-picture = draw a game, a position or a map as SVG or PNG
cli-usage-picture = FILE [--out FILE] [--seat N] [--dark] [--at LINE] [--width PX]
cli-example-picture = the latest position, as spectators see it
cli-example-picture-at = an earlier position, as one player sees it
cli-arg-picture-file = a saved game, a GCG file, a position (CGP) or a map
cli-flag-out = write to this .svg or .png file (default: print SVG)
cli-flag-dark = dark background
cli-flag-at = after line N of the log (default: the last)
cli-flag-width = width in pixels
cli-about-arena = let two bots play each other, and report who wins how often
cli-usage-arena = GAME BOT BOT [--games N] [--option NAME=VALUE] [--sequential] [--resume FILE] [--on ray] [--json]
cli-example-arena = 200 games
cli-example-arena-sequential = until it’s clear whether expert wins 57% of the games
cli-arg-bots = two bots: levels of the game, module:Class, or names given with --bot
cli-flag-games = maximum number of games (default: 100)
cli-flag-sequential = stop as soon as the result is clear
cli-flag-bar = with --sequential: win rate to test for the first bot, in percent (default: 50)
cli-flag-resume = save the results to this file, and continue from it
cli-about-bot = run a bot of your own, as a program or at a server’s table
cli-usage-bot = stdio MODULE:CLASS | connect ADDRESS BOT [--name NAME] [--stay]
cli-example-bot-stdio = a Python class as a program that reads views and writes commands
cli-example-bot-connect = a Python class at a table; the table’s host gives you the address
cli-example-bot-program = a program at a table
cli-arg-bot-way = speak the line protocol, or play at a server’s table
cli-arg-bot-given = module:Class; for “connect” the address of a seat, and module:Class or a program
cli-flag-bot-name = its name at the table
cli-flag-bot-stay = stay for rematches
cli-flag-bot = a bot of your own, whose NAME works like a level: module:Class, or a program that speaks the line protocol; GAME/NAME=BOT for one game only; may be repeated
cli-flag-bot-seconds = how long a bot of your own may take for each choice, in seconds (default: 10)
cli-flag-ratings = rate the bots by these results (files of --resume) in one table, without playing
cli-flag-logs = save the log of every game in this folder
cli-about-export = write games to a table for data analysis
cli-usage-export = FILE… --parquet FILE
cli-example-export = all logs in a folder
cli-example-export-store = the finished games of a server
cli-example-export-postgres = the finished games of a server whose tables are in PostgreSQL
cli-arg-export = logs, folders of logs, or the database of a server: a file, or postgresql://…
cli-flag-parquet = the Parquet file to write
cli-about-bench = run benchmarks
cli-example-bench = how many commands per second the server can take
cli-example-bench-rate = response times at 300 commands per second
cli-example-bench-games = full random games a second, in the library and in gym.vector
cli-arg-bench = what to measure
cli-flag-bench-tables = number of tables (default: 100)
cli-flag-bench-players = players per table (default: 2)
cli-flag-bench-seconds = duration in seconds (default: 20)
cli-flag-bench-rate = commands per second (default: as many as possible)
cli-flag-bench-idle = measure the memory of N idle tables instead
cli-flag-bench-games = number of games that the library plays (default: 100)
cli-flag-bench-envs = number of games at once in gym.vector (default: 256; 0: leave it out)

## Command line: errors

cli-needs-extra = This command needs more packages. To install them: { $install }
cli-flag-needs-value = { $flag } needs a value.
cli-bad-arguments = That command line doesn’t work: { $message }.
cli-unknown-command = There’s no command “{ $word }”. Choose from: { $names }.
cli-unknown-command-near = There’s no command “{ $word }”. Did you mean “{ $near }”?
cli-unknown-argument = “{ $argument }” doesn’t belong here. For help: { $help }
cli-unknown-argument-near = There’s no option “{ $argument }”. Did you mean “{ $near }”?
cli-not-whole-number = “{ $text }” isn’t a whole number.
cli-unknown-language = There’s no language “{ $text }”. Choose from: { $names }.
cli-needs-game = Which game? Choose from: { $games }.
cli-replay-needs-file = Which file? For example: parlour replay game.parlour
cli-verify-needs-file = Which file? For example: parlour verify game.parlour
cli-analyse-needs-file = Which file? For example: parlour analyse game.parlour
cli-picture-needs-file = Which file? For example: parlour picture game.parlour --out game.png
cli-backup-needs-file = Which file? For example: parlour backup games.db
cli-restore-needs-file = Which file? For example: parlour restore games.db
cli-db-needs-task = What would you like to do? For example: parlour db check
cli-data-or-store = Choose a file (--data) or another database (--store), not both.
cli-bus-needs-store = Several servers need a PostgreSQL database (--store).
cli-bad-bus = “{ $text }” isn’t an address of NATS, such as nats://localhost.
cli-admin-bad-task = There’s no task “{ $text }”. Choose from: { $names }.
cli-admin-bad-limit = “{ $text }” isn’t a number from 1 to 1000.
cli-admin-needs-table = Which game? “parlour admin tables” shows their ids.
cli-admin-needs-text = What should be announced? Use --en and --fr, or --clear to take it back.
cli-admin-needs-both = Announce it in both languages, with --en and --fr.
cli-admin-on-or-off = On or off? For example: parlour admin read-only on
cli-admin-bad-server = “{ $text }” isn’t an address of a server. Use one such as { $url }.
cli-admin-not-running = No server is using { $path }.
cli-admin-no-server = No server answers at { $address }.
cli-admin-still-there = The server at { $address } is still running. Its log may say why.
cli-admin-refused = The server refused that.
cli-scripture-needs-file = Which file? For example: parlour scripture import bible.csv
cli-scripture-needs-name = Which Bible? “parlour scripture list” shows their names.
cli-scripture-needs-action = What would you like to do? Choose from: import FILE, list, remove NAME.
cli-connect-needs-words = Which two words? For example: parlour connect GOD ANGEL
cli-word-in-game = { $game }: { $verdict }
cli-word-needs-word = Which word? For example: parlour word CATCH
cli-kin-needs-name = Who? For example: parlour kin RUTH DAVID
cli-arena-needs-bots = Which game, and which two bots? For example: parlour arena { $game } hard medium
cli-bot-needs-way = What would you like to do? Choose from: stdio MODULE:CLASS, connect ADDRESS BOT.
cli-bot-needs-class = Which class? For example: parlour bot stdio mybots:Rex
cli-bot-needs-address = Which seat, and which bot? For example: parlour bot connect http://…/t/…#bot=… mybots:Rex
cli-bad-bot-seconds = “{ $text }” isn’t a number of seconds from 0.05 to 600.
cli-export-needs-files = Which games, and to which file? For example: parlour export games/ --parquet games.parquet
cli-export-empty = There are no logs (*.parlour) in { $path }.
cli-bench-needs-name = What would you like to measure? Choose from: { $names }.
cli-bad-word = “{ $text }” isn’t a word. Use 2 to 80 letters.
cli-bad-port = “{ $text }” isn’t a port. Use a number from 0 to { $last }.
cli-bad-pace = “{ $text }” isn’t a number above 0.
cli-bad-bind = “{ $text }” isn’t a network address. Use one such as { $examples }.
cli-bad-proxy = “{ $text }” isn’t a network address or a network. Use one such as 10.0.0.2 or 10.0.0.0/8.
cli-bad-base-path = “{ $text }” can’t be a base path. Use one such as /games.
cli-bind-or-local = Choose an address (--bind) or this computer alone (--local), not both.
cli-config-unreadable = Can’t read the settings in { $path }: { $reason }.
cli-config-unknown = { $place }: there’s no setting “{ $name }”. Choose from: { $names }.
cli-config-unknown-near = { $place }: there’s no setting “{ $name }”. Did you mean “{ $near }”?
cli-config-choice = { $place }: “{ $text }” isn’t one of { $choices }.
cli-config-switch = { $name }: “{ $text }” is neither yes nor no.
cli-config-needs-switch = { $place }: “{ $name }” must be true or false.
cli-config-needs-list = { $place }: “{ $name }” must be text, or a list of texts.
cli-config-needs-text = { $place }: “{ $name }” must be text or a number.
cli-bench-bad-number = “{ $text }” isn’t a number from 0 to 999,999.
cli-picture-bad-suffix = “{ $name }” doesn’t end in .svg or .png. Choose a name that does.
cli-picture-no-game = { $path } isn’t a game, so leave out --seat and --at.
cli-load-conflict = --load continues a saved game, so leave out { $name }.
cli-load-other-game = { $path } is a game of { $found }, not { $game }.

## Files

cli-file-error = { $path }: { $reason }
cli-no-file = There’s no file { $path }.
cli-is-folder = { $path } is a folder, not a file.
cli-cannot-read = Can’t read { $path }: { $reason }.
cli-cannot-write = Can’t write { $path }: { $reason }.
cli-file-exists = { $path } already exists. Choose another name.
cli-not-utf-8 = { $path }: line { $line } isn’t UTF-8 text.
cli-unknown-seat = There’s no player “{ $typed }”. Choose from: { $seats }.
cli-results-of-other-match = { $file } has the results of another match. Choose another file.
cli-worker-died = The worker that played game { $number } died { $times } times. Check what stopped it; it may have run out of memory.
cli-ray-not-found = Can’t connect to Ray at “{ $address }”. { $reason }
cli-ray-lost = The connection to Ray was lost. { $reason }
cli-ray-other-version = A node of the Ray cluster has Parlour { $there }, and this machine { $here }. Install the same version on all of them.
cli-not-results = { $file } isn’t a file of results. Choose another file.

## Starting a game

cli-unfinished = You have an unfinished game: { $scores }.
cli-ask-continue = Continue it? [Y/n]{" "}
cli-save-kept = { $path } stays as it is; the new game gets its own file.
cli-ask-players = Who’s playing? Type a name and press Enter. When everyone’s in, just press Enter.
cli-ask-players-bots = To add a bot, type “{ $example }”. Levels: { $levels }.
cli-bot-plays = { $name } (bot, { $level }): { $about }
cli-ask-player = Player { $number }{ $hint }:{" "}
cli-name-taken = The name { $name } is already taken. Choose another one.
cli-ask-settings = Any house rules? Type one, e.g. “{ $example }”, or “?” to list them. For standard rules, just press Enter.
cli-ask-setting = House rule:{" "}
cli-setting-form = Write options as name=value, e.g. “{ $example }”.
cli-setting-bad-value = { $name } can’t be “{ $text }”. Choose from: { $values }.
cli-setting-number = a number
cli-setting = { $label }: { $help }
cli-setting-applies-when = Applies when { $condition }.

## Playing

cli-prompt-to = { $names }: { $prompt }
cli-thinking = { $name } is thinking…
cli-pass-screen = Pass the screen to { $name }. Others, look away! Press Enter.
cli-paused = The game is paused. Press Enter to continue
cli-bad-answer = That isn’t one of the answers. To do something else, start with your name, e.g. “{ $name }: …”.
cli-ask-who = Who? { $names }
cli-ask-confirm = You can’t undo “{ $command }”. Do it? [y/N]{" "}
cli-bot-lost-turn = { $name } gave no valid answer and lost a turn.
cli-bot-silent = A bot isn’t answering, so the game can’t continue.
cli-save-moved = Another program changed the file, so this game is now saved to { $path }.
cli-rule-hint = To read the rule, type “/rules { $id }”.

## Answers

cli-answer-accept = accept
cli-answer-decline = decline
cli-answer-challenge = challenge
cli-answer-challenge-one = challenge { $rest }
cli-answer-ask = ask { $rest }
cli-answer-take = take { $rest }
cli-answer-offer = offer help
cli-answer-yes = yes
cli-answer-no = no
cli-answer-wait = wait
cli-answer-bot = let a bot play
cli-answer-leave = go on without them
cli-answer-continue = continue
cli-answer-enter = Enter

## Help while playing

cli-help-answers = Your answers
cli-help-turn = Your turn
cli-help-always = At any time
cli-help-back = take back your last move, if the others agree; same as /undo
cli-help-pause = pause the game, or continue it
cli-help-resign = give up and watch, or leave the game
cli-help-other-player = a command of another player at this screen
cli-help-terminal = In this terminal
cli-help-help = show this help
cli-type-rules = /rules { $id }
cli-help-rules = read a rule; /rules lists them
cli-type-log = /log · /board · /options
cli-help-log = what happened so far; the board; the house rules
cli-type-rack = /rack
cli-help-rack = shuffle your tiles
cli-help-score = see what a move would score
cli-type-hint = /word LIGHT · /hint
cli-help-hint = look up a word; get a hint (if this game allows it)
cli-type-save = /save FILE · /quit
cli-help-save = save a copy; quit (your game is always saved)

## Commands with a slash

cli-unknown-slash = There’s no command “{ $word }”. Type “?” for help.
cli-unknown-slash-near = There’s no command “{ $word }”. Did you mean “{ $near }”?
cli-rules-list-hint = To read one, type “/rules { $id }”.
cli-hint = Try: { $command }
cli-no-lookup = Word lookup is off in this game.
cli-lookup-needs-word = Type one word, e.g. “/word LIGHT”.
cli-score-not-your-turn = Only the player whose turn it is can do that.
cli-score-needs-word = Type a square and a word, e.g. “/score 8G LIGHT”.
cli-saved = Your game is saved in { $path }.
cli-copy-saved = A copy is saved in { $path }.

## The end of a game

cli-final-winner = { $name }: { $score } – winner
cli-final-score = { $name }: { $score }
cli-continue-hint = To continue: parlour play --load { $path }
cli-replay-hint = To replay it: parlour replay { $path }
cli-votes = Settled by vote: { $words }.
cli-votes-hint = To keep these in your next game: { $command }

## Results of commands

cli-games-players = { $fewest } to { $most } players
cli-games-hint = For the house rules of a game: parlour games { $game }
cli-games-bots = Bots: { $levels }.
cli-games-preset = Preset { $name } ({ $label }): { $settings }.
cli-replay-house-rules = House rules: { $rules }.
cli-replay-next = Press Enter to continue, or q to quit:{" "}
cli-replay-final = Final scores: { $scores }. Winner: { $winners }.
cli-replay-unfinished = Scores so far: { $scores }. The game isn’t over.
cli-verify-good =
    { $lines ->
        [one] The only line follows
       *[other] All { $lines } lines follow
    } from the secret seed and the players’ moves. Nothing was changed.
cli-verify-promise = Hash promised before the deal: { $commitment }
cli-analysing = Analysing…
cli-backup-done =
    { $count ->
        [one] One game is saved in { $path }.
       *[other] { $count } games are saved in { $path }.
    }
cli-restore-done = All games from { $path } are restored.
cli-restore-previous = The previous games are kept in { $path }.
cli-db-checked =
    { $count ->
        [one] { $path } is fine: one game, { $lines } lines in its log.
       *[other] { $path } is fine: { $count } games, { $lines } lines in their logs.
    }
cli-db-upgraded = { $path } is in the current format ({ $format }).
cli-db-kept = The old database (format { $format }) is kept in { $path }.
cli-repair-done =
    { $count ->
        [one] One game is saved in { $path }.
       *[other] { $count } games are saved in { $path }.
    }
cli-repair-kept = The damaged database is kept in { $path }.
cli-repair-lost =
    { $count ->
        [one] One game can’t be read: { $ids }.
       *[other] { $count } games can’t be read: { $ids }.
    }
cli-bench-playing = Playing { $count } games of { $game } first…
cli-bench-tables = { $count } tables, { $length } commands per game; { $played } tables at once
cli-bench-idle = Creating { $count } tables…
cli-bench-endless = The bots of { $game } didn’t finish their game.
cli-bench-no-server = The server didn’t start: { $said }
cli-bench-refused = The server refused: { $reason }
cli-scripture-removed = “{ $name }” is removed.
cli-scripture-progress = { $count } verses read…
cli-scripture-imported =
    “{ $name }” is imported: { $verses } verses and { $words } different words ({ $books ->
        [one] one book
       *[other] { $books } books
    }).
cli-scripture-no-language = We couldn’t tell its language, so forms of a word (like LIGHT and LIGHTS) aren’t matched. Import it again with --language to fix that.
cli-scripture-left-out = Left out, because it isn’t one of the 66 books: { $book }.
cli-scripture-line =
    { $verses } verses ({ $books ->
        [one] one book
       *[other] { $books } books
    }), from { $source }
cli-scripture-none = No Bibles imported yet. To import one: parlour scripture import FILE
cli-connect-none = We found nothing in the Bible that links { $one } and { $other }.
cli-connect-fact = Fact
cli-connect-episode = Story
cli-connect-verse = Verse
cli-connect-nearest = They come closest here:
cli-kin-none = We don’t know of any relation between { $one } and { $other }.
cli-kin-namesakes = { $count } people are called { $name }. To see them: parlour kin { $name }
cli-kin-more = … and { $more } more. To see them all, add --all.
cli-gallery-total = Total: { $count }
cli-gallery-needs-id = Which one? Give its id. The “gallery” command lists them.
cli-gallery-unknown = There’s no “{ $id }” in the gallery.
cli-gallery-removed = Removed from the gallery: { $name }.
cli-ratings-games = { $count ->
        [one] one game
       *[other] { $count } games
    }
cli-exported =
    { $path }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $rows ->
        [one] one row
       *[other] { $rows } rows
    }.
cli-arena-interrupted = Interrupted. Run the same command again to continue.
cli-arena-rate =
    { $one } won { $rate }% of { $games ->
        [one] one game
       *[other] { $games } games
    } against { $other } (95% interval: { $low } to { $high }%).
cli-arena-average = Average score: { $points }. Average lead: { $lead }.
cli-arena-lost-turns = { $name } lost { $count ->
        [one] a turn
       *[other] { $count } turns
    } because it gave no valid answer.
cli-arena-reached = Clear: it wins at least { $bar }% of the games.
cli-arena-not-reached = Clear: it wins less than { $bar }% of the games.
cli-arena-undecided = Not clear yet whether it wins { $bar }% of the games.

## Print

cli-print-about = print maps, pieces, score sheets, rulebooks and games as PDF
cli-print-usage = [WHAT] [GAME|FILE] [--out FILE.pdf]
cli-print-example-map = a map, over several sheets of Letter paper
cli-print-example-rules = a rulebook as a booklet, in black and white
cli-print-example-game = a keepsake of a finished game
cli-print-example-all = an example of each print
cli-print-what = what to print; without it, a list
cli-print-of = a game, a file such as a map or a saved game, or the name of a map
cli-print-paper = paper size: a4 or letter (default: a4)
cli-print-black = in black ink, with patterns instead of colours
cli-print-fit = fit to one sheet instead of true size
cli-print-choice = a choice that this print offers, as name=value (may be repeated)
cli-print-option = a house rule of the game, as name=value (may be repeated)
cli-print-out = where to write it
cli-print-all = make an example of each print in this folder
cli-print-written = Written: { $path }
cli-print-which-game = More than one game has “{ $name }” to print. Add one of these: { $names }.
cli-print-no-print = There’s nothing to print called “{ $name }”. Try “parlour print” for a list.
cli-print-needs-file = Which game? Add the file of a saved game.
cli-print-empty = There’s nothing in { $path }.
cli-print-bad-paper = “{ $name }” isn’t a paper size we know. Choose a4 or letter.
cli-print-choice-form = Write a choice as name=value.
cli-print-game = a keepsake of a finished game
cli-print-analysis = the analysis of a game
