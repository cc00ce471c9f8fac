## Cli

cli-this-command-needs-more-packages = This command needs more packages: { $install }
cli-which-file-parlour-replay-file-tells = Which file? “parlour replay FILE” tells the story of a game.

## Analyse

cli-look-at-game-or-position-what = look at a game or a position: what was missed, and how the chances went
cli-file-json = FILE [--json]
cli-game-that-was-kept = a game that was kept
cli-record-another-program = a record of another program
cli-best-plays-position = the best plays of a position
cli-file = FILE
cli-log-parlour-gcg-file-or-position = a log of Parlour, a GCG file, or a position (CGP)
cli-print-figures-as-json = print the figures as JSON
cli-which-file-parlour-analyse-file-looks = Which file? “parlour analyse FILE” looks at a game or a position.

## Answers

cli-labels-accept = accept
cli-labels-decline = decline
cli-labels-challenge = challenge
cli-labels-offer = offer help
cli-labels-vote-yes = yes
cli-labels-vote-no = no
cli-labels-vote-wait = wait
cli-labels-vote-bot = let a bot play
cli-labels-vote-leave = let them go
cli-go-on = go on
cli-enter = Enter

## Arena

cli-let-bots-play-against-each-other = let bots play against each other, and count
cli-game-bot-bot-games-n-option = GAME BOT BOT [--games N] [--option NAME=VALUE] [--sequential] [--resume FILE] [--json]
cli-game = GAME
cli-two-hundred-games = two hundred games
cli-until-it-clear-whether-expert-wins = until it is clear whether expert wins 57 % of the games
cli-key-game = the key of a game
cli-bot = BOT
cli-two-levels-its-bots = two levels of its bots
cli-most-games-play = the most games to play
cli-name-value = NAME=VALUE
cli-house-rule-lists-written-b-c = a house rule; lists are written a,b,c; “parlour games GAME” tells them all
cli-name = NAME
cli-set-house-rules-as-classic = a set of house rules, as “classic”
cli-number-that-fixes-all-chance = a number that fixes all chance
cli-stop-as-soon-as-it-decided = stop as soon as it is decided
cli-rate-that-first-bot-has-reach = the rate that the first bot has to reach
cli-keep-results-there-and-go-on = keep the results there, and go on from them
cli-how-many-games-at-once-0 = how many games at once; 0: one a core

## Arguments

cli-needs-something-after-it = { $flag } needs something after it.
cli-this-not-understood = This is not understood: { $message }.
cli-there-no-command-do-you-mean = There is no command “{ $word }”. Do you mean: { $there }?
cli-means-nothing-here-do-you-mean = “{ $argument }” means nothing here. Do you mean: { $there }?
cli-parlour-command = parlour COMMAND …
cli-tabletop-games-with-every-rule-enforced = Tabletop games with every rule enforced and cited.
cli-ask-who-plays-and-begin = ask who plays, and begin
cli-two-people-at-one-screen = two people at one screen
cli-against-bot = against a bot
cli-one-rule = one rule
cli-options = options
cli-show-version-and-exit = show the version and exit
cli-language-this-page = the language of this page
cli-commands = commands
cli-play-game-here-people-at-one = play a game here: people at one screen, bots, or both
cli-game-players-name-option-name-value = GAME [--players NAME …] [--option NAME=VALUE] …
cli-hints-allowed = hints are allowed
cli-same-chance-each-time = the same chance each time
cli-tell-story-game-that-was-kept = tell the story of a game that was kept
cli-file-step-board = FILE [--step] [--board] …
cli-log-parlour-or-gcg-file = a log of Parlour, or a GCG file
cli-one-step-at-time-with-board = one step at a time, with the board
cli-show-board-at-end = show the board at the end
cli-as-seen-from-this-seat-by = as seen from this seat, by number (from 0) or name
cli-print-rulebook-game-or-one-rule = print the rulebook of a game, or one rule
cli-game-id = GAME [ID]
cli-number-rule = the number of a rule
cli-list-games-or-house-rules-one = list the games, or the house rules of one
cli-game-2 = [GAME]
cli-build-and-check-compiled-words-and = build and check the compiled words and scripture
cli-who-plays-bot-medium-or-rosie = who plays; “bot:medium” or “Rosie bot:medium” is a bot
cli-where-game-kept-it-always-somewhere = where the game is kept (it always is somewhere)
cli-go-on-with-game-in-this = go on with the game in this file
cli-language-by-default-that-system = the language, by default that of the system
cli-no-colours-no-color-does-it = no colours; NO_COLOR does it too
cli-plain-text-as-screen-reader-likes = plain text, as a screen reader likes it
cli-show-this-help-and-exit = show this help and exit
cli-no-whole-number = “{ $text }” is no whole number.
cli-there-no-language-there = There is no language “{ $text }”; there are: { $there }.
cli-for-example = for example:

## Backup

cli-copy-all-tables-into-one-file = copy all tables into one file, also while the server runs
cli-file-data-file = FILE [--data FILE]
cli-where-it-must-not-be-there = where to; it must not be there yet
cli-take-all-tables-from-backup-server = take all tables from a backup; the server must not run
cli-what-parlour-backup-wrote = what “parlour backup” wrote
cli-where-tables-kept-your-data-folder = where the tables are kept; your data folder by default
cli-which-file-parlour-backup-file-writes = Which file? “parlour backup FILE” writes all tables into it.
cli-tables-in = { $count } tables are in { $path }.
cli-which-file-parlour-restore-file-takes = Which file? “parlour restore FILE” takes all tables from it.
cli-tables-in-place = The tables of { $path } are in place.
cli-what-was-there-before-kept-in = What was there before is kept in { $path }.

## Bench

cli-measure-what-has-be-fast = measure what has to be fast
cli-as-many-commands-as-it-takes = as many commands as it takes
cli-how-long-answer-takes-at-300 = how long an answer takes at 300 commands a second
cli-what-measure = what to measure
cli-tables-played-at-once = tables played at once
cli-players-at-each = players at each
cli-how-long = how long
cli-commands-second-0-as-many-as = commands a second; 0: as many as it takes
cli-measure-memory-n-idle-tables-instead = measure the memory of N idle tables instead
cli-there-bench-for = There is a bench for: { $names }.
cli-which-game-there = Which game? There are: { $games }.
cli-no-number-things-measure = “{ $text }” is no number of things to measure.

## Bench server

cli-bots-came-no-end = The bots of { $game } came to no end.
cli-server-did-not-start = The server did not start: { $said }
cli-server-refused = The server refused: { $reason }

## Bibles

cli-import-bible-your-own-list-or = import a Bible of your own, list or remove those that are there
cli-import-file-name-name-language-fr = import FILE [--name NAME] [--language fr] | list | remove NAME
cli-table-book-chapter-verse-and-text = a table of book, chapter, verse and text
cli-archive-or-folder-usfm-files-under = an archive or folder of USFM files, under a name
cli-what-there = what is there
cli-what-do = what to do
cli-osis-usfm-or-csv-remove-name = OSIS, USFM or CSV; to remove: the name of a Bible
cli-what-it-called-by-default-as = what it is called, by default as its file
cli-in-which-language-it-as-fr = in which language it is, as fr or en; by default it is guessed
cli-put-it-in-place-one-same = put it in the place of one of the same name
cli-removed = “{ $name }” is removed.
cli-which-file-parlour-scripture-import-file = Which file? “parlour scripture import FILE” reads a Bible in OSIS, USFM or CSV.
cli-which-bible-parlour-scripture-list-tells = Which Bible? “parlour scripture list” tells their names.
cli-what-do-parlour-scripture-import-file = What to do? “parlour scripture import FILE”, “list” or “remove NAME”.
cli-verses-read = { $count } verses read …
cli-there-verses-books-different-words = “{ $name }” is there: { $verses } verses of { $books } books, { $words } different words.
cli-its-language-not-known-so-forms = Its language is not known, so forms of a word are not joined: --language tells it.
cli-left-out-being-none-66-books = Left out, being none of the 66 books: { $book }.
cli-verses-books-from = { $verses } verses of { $books } books, from { $source }
cli-no-bible-has-been-imported-parlour = No Bible has been imported. “parlour scripture import FILE” does it.

## Connect

cli-prove-what-connects-two-words-with = prove what connects two words, with the verse
cli-word-word-limit-n-bible-name = WORD WORD [--limit N] [--bible NAME]
cli-best-proofs-first = the best proofs first
cli-word = WORD
cli-two-words-in-any-case = two words, in any case
cli-how-many-proofs-show = how many proofs to show
cli-look-first-in-bible-that-you = look first in a Bible that you have imported
cli-text-does-not-prove-that-and = The text does not prove that { $one } and { $other } are connected.
cli-they-come-nearest-here = They come nearest here:
cli-which-two-words-for-example-parlour = Which two words? For example: parlour connect GOD ANGEL
cli-no-word-it-takes-at-least = “{ $text }” is no word: it takes at least two letters, and at most 80.
cli-no-number-proofs-1-1000 = “{ $text }” is no number of proofs: 1 to 1000.

## Display

cli- = { $names }: { $prompt }

## Gallery

cli-in-all = In all: { $count }.
cli-which-one-gallery-in-place-take = Which one? “gallery” in the place of “take-down” lists them; the name in links comes first.
cli-does-not-hang-there = “{ $id }” does not hang there.
cli-taken-down = { $name } is taken down.

## Game loop

cli-thinking = { $name } is thinking…
cli-game-saved-in = The game is saved in { $path }.
cli-parlour-play-load-goes-on-with = “parlour play --load { $path }” goes on with it.
cli-wins = { $score } — wins
cli-parlour-replay-tells-it-again = “parlour replay { $path }” tells it again.
cli-settled-by-vote = Settled by vote: { $words }.
cli-keeps-it-in-your-next-game = “{ $command }” keeps to it in your next game.

## Games

cli-players = { $fewest } to { $most } players
cli-parlour-games-lists-its-house-rules = “parlour games { $game }” lists its house rules.
cli-bots = Bots: { $levels }.
cli-preset = Preset { $name }, { $label }: { $settings }.

## Help

cli-you-asked = You are asked
cli-your-turn = Your turn
cli-always = Always
cli-ask-take-your-last-move-back = ask to take your last move back; /undo does the same
cli-stop-clocks-and-go-on = stop the clocks, and go on
cli-give-up-and-watch-or-go = give up, and watch or go
cli-command-somebody-else-at-this-screen = a command of somebody else at this screen
cli-terminal = The terminal
cli-this-page = this page
cli-rule-rules-alone-lists-them = a rule; /rules alone lists them
cli-what-happened-table-house-rules = what happened, the table, the house rules
cli-shuffle-your-tiles = shuffle your tiles
cli-what-play-would-score = what a play would score
cli-look-word-up-good-move-where = look a word up; a good move; where the table allows it
cli-keep-copy-leave-game-always-saved = keep a copy; leave (the game is always saved)

## Kin

cli-say-how-two-persons-bible-related = say how two persons of the Bible are related, with the verses
cli-name-name-all = NAME [NAME] [--all]
cli-what-ruth-david-and-why = what Ruth is to David, and why
cli-everybody-this-name = everybody of this name
cli-person-in-english-or-french-or = a person, in English or French, or an id
cli-all-relations-and-namesakes-however-many = all relations and namesakes, however many there are
cli-who-parlour-kin-ruth-david-says = Who? “parlour kin RUTH DAVID” says what Ruth is to David.
cli-nothing-known-and-being-related = Nothing is known of { $one } and { $other } being related.
cli-persons-called-parlour-kin = { $count } persons are called { $name }: “parlour kin { $name }”.
cli-and-more-all-tells-them-all = … and { $more } more; --all tells them all.

## Pass screen

cli-hand-over-press-enter = Hand over to { $name }. Press Enter.

## Picture

cli-draw-game-position-or-map-as = draw a game, a position or a map as SVG or PNG
cli-file-out-file-seat-n-dark = FILE [--out FILE] [--seat N] [--dark] [--at LINE] [--width PX]
cli-game-as-it-stands-as-those = the game as it stands, as those see it who watch
cli-earlier-moment-from-seat = an earlier moment, from a seat
cli-log-parlour-gcg-file-position-cgp = a log of Parlour, a GCG file, a position (CGP), or a map
cli-file-in-svg-or-png-else = a file in .svg or .png; else SVG is printed
cli-on-dark-ground = on a dark ground
cli-after-this-line-log-not-at = after this line of the log, not at its end
cli-how-wide-picture-in-pixels = how wide the picture is, in pixels
cli-which-file-parlour-picture-file-draws = Which file? “parlour picture FILE” draws a game, a position or a map.
cli-picture-written-file-in-svg-or = A picture is written to a file in .svg or .png, not to “{ $name }”.
cli-holds-no-game-seat-and-at = { $path } holds no game: --seat and --at mean nothing for it.
cli-no-number-from = “{ $text }” is no number from { $first } to { $last }.

## Play

cli-load-goes-on-with-game-as = --load goes on with a game as it is: leave out { $name }.
cli-game-not = { $path } is a game of { $found }, not of { $game }.
cli-kept-new-game-gets-file-beside = { $path } is kept; the new game gets a file beside it.
cli-there-game-that-not-over = There is a game that is not over: { $scores }.
cli-go-on-with-it-y-n = Go on with it? [Y/n]{" "}
cli-house-rules-as-in-lists-them = House rules, as in “{ $example }”; ? lists them; Enter alone plays as printed.
cli-house-rule = House rule:{" "}

## Players

cli-players-name-has-1-40-printable = A player's name has 1 to 40 printable characters.
cli-there-already-let-everyone-have-name = There is a { $name } already: let everyone have a name of their own.
cli-who-plays-type-name-and-press = Who plays? Type a name and press Enter; Enter alone when everybody is there.
cli-seats-bot-its-levels = “{ $example }” seats a bot. Its levels: { $levels }.
cli-player = Player { $number }{ $hint }:{" "}
cli-player-2 = Player { $number }

## Png

cli-fonts-for-pictures-missing-install-package = The fonts for pictures are missing: install the package again.

## Replay

cli-house-rules = House rules: { $rules }.
cli-enter-goes-on-q-leaves = Enter goes on, q leaves:{" "}
cli-final-scores-won-by = Final scores: { $scores }. Won by { $winners }.
cli-scores-so-far-game-not-over = Scores so far: { $scores }. The game is not over.

## Report

cli-cannot-be-read = { $path } cannot be read: { $reason }.

## Results

cli-has-results-another-contest = { $file } has the results of another contest.
cli-no-file-results = { $file } is no file of results.

## Review

cli-looking-at-game = Looking at the game

## Saves

cli-file-fault = { $path }: { $reason }
cli-there-no-file = There is no file { $path }.
cli-folder-not-file = { $path } is a folder, not a file.
cli-line-no-text-in-utf-8 = { $path }: line { $line } is no text in UTF-8.
cli-there-no-seat-there = There is no seat “{ $typed }”; there are: { $seats }.
cli-cannot-be-written = { $path } cannot be written: { $reason }.

## Serve

cli-open-tables-for-browsers-here-and = open tables for browsers, here and on the local network
cli-port-n-local-data-file-games = [--port N] [--local] [--data FILE] [--games MODULE,…] [--no-browser]
cli-print-address-and-code-for-phones = print the address, and a code for phones
cli-for-this-machine-alone-elsewhere = for this machine alone, elsewhere
cli-where-listen-0-takes-any-free = where to listen; 0 takes any free port
cli-for-this-machine-alone = for this machine alone
cli-further-games-by-their-python-modules = further games, by their Python modules (MODULE or MODULE:NAME); also by PARLOUR_GAMES
cli-do-not-open-browser = do not open a browser
cli-multiply-request-limits-each-device-by = multiply the request limits of each device by N
cli-for-tests-deal-and-roll-from = for tests: deal and roll from this number; needs --local
cli-no-port-it-number-up = “{ $text }” is no port; it is a number up to { $last }.
cli-no-number-above-0 = “{ $text }” is no number above 0.

## Session

cli-another-program-changed-file-this-game = Another program changed the file. This game goes on in { $path }.

## Settings

cli-option-written-name-value-as-in = An option is written name=value, as in “{ $example }”.
cli-there-no-option-there = There is no option “{ $name }”; there are { $names }.
cli-option-cannot-be-it-can-be = Option { $name } cannot be “{ $text }”; it can be: { $values }.
cli-applies-when = {" "}Applies when { $condition }.

## Shell

cli-there-already = { $path } is there already.

## Slash commands

cli-there-no-here-do-you-mean = There is no “{ $word }” here. Do you mean “{ $meant }”?
cli-rules-shows-one-them = “/rules { $id }” shows one of them.
cli-good-move = A good move: { $command }
cli-this-table-plays-without-looking-words = This table plays without looking words up.
cli-name-one-word-letters-as-in = Name one word of letters, as in “/word LIGHT”.
cli-only-player-on-turn-can-ask = Only the player on turn can ask that.
cli-name-place-and-word-as-in = Name the place and the word, as in “/score 8G LIGHT”.
cli-there-already-choose-another-name = { $path } is there already: choose another name.
cli-copy-saved-in = A copy is saved in { $path }.
cli-you-have-made-no-move-that = You have made no move that could be taken back.

## Terminal

cli-rules-explains = “/rules { $id }” explains.

## Tournament

cli-interrupted-same-command-goes-on-from = Interrupted. The same command goes on from here.
cli-wins-games-against-95-interval = { $one } wins { $rate } % of { $games } games against { $other } (95 % interval: { $low } to { $high } %).
cli-on-average-it-scores-points-and = On average it scores { $points } points and leads by { $lead }.
cli-decided-it-reaches = Decided: it reaches { $bar } %.
cli-decided-it-does-not-reach = Decided: it does not reach { $bar } %.
cli-not-decided-yet-whether-it-reaches = Not decided yet whether it reaches { $bar } %.
cli-name-game-and-two-bots-as = Name a game and two bots, as in “parlour arena GAME hard medium”.

## Turns

cli-table-waits-for-bot-that-does = The table waits for a bot that does not answer.
cli-that-no-answer-who-says-it = That is no answer. Who says it? Begin with a name, as in “{ $name }: …”.
cli-who = Who? { $names }
cli-game-paused-enter-goes-on = The game is paused. Enter goes on

## Typed commands

cli-cannot-be-undone-you-sure-y = “{ $command }” cannot be undone. Are you sure? [y/N]{" "}

## Word

cli-say-what-word-and-what-games = say what a word is, and what the games make of it
cli-word-in-en-fr = WORD … [--in en|fr]
cli-two-english-words = two English words
cli-french-word = a French word
cli-word-title-or-name-in-quotes = a word; a title or a name in quotes
cli-language-words-by-default-that-page = the language of the words, by default that of the page
cli-which-word-parlour-word-catch-says = Which word? “parlour word CATCH” says what it is.
