## Options

kernel-option-aids = Hints
kernel-option-aids-help = What the app may tell players during the game.
kernel-option-aids-none = No hints
kernel-option-aids-look-up = Word lookup only
kernel-option-aids-hints = Hints
kernel-option-aids-unset = Only against bots
kernel-option-family-words = Family words
kernel-option-family-words-help = Bots, hints and examples avoid words that are not for children.
kernel-option-answer-time = Time to answer
kernel-option-answer-time-help = How long a vote or a request waits for an answer.
kernel-option-answer-time-unset = no limit
kernel-option-clock = Clock
kernel-option-clock-help = Limits each turn or the whole game.
kernel-option-clock-none = No clock
kernel-option-clock-turn = For each turn
kernel-option-clock-game = For the whole game
kernel-option-clock-seconds = Time on the clock
kernel-option-clock-seconds-help = What each player has for a turn, or for the game.
kernel-groups-game = The game
kernel-groups-variations = Variations
kernel-groups-challenges = Word challenges
kernel-groups-words = Words
kernel-groups-judging = Judging
kernel-groups-play = Course of play
kernel-groups-scoring = Scoring
kernel-groups-time = Time
kernel-groups-table = At the table

## Units

kernel-unit-seconds = seconds

## Commands

kernel-no-command-here-there = “{ $word }” is no command here. There are: { $commands }.
kernel-stands-alone-too-much = “{ $word }” stands alone: “{ $rest }” is too much.
kernel-command-text = A command is a text.
kernel-command-has-characters-most = The command has { $length } characters; { $most } are the most.
kernel-command-empty = The command is empty.
kernel-command-holds-character-that-cannot-be = The command holds a character that cannot be printed.
kernel-vote-names-one-choice-as-in = A vote names one choice, as in “vote yes”.
kernel-this-command-written = This command is written: { $usage }.

## Formats cgp

kernel-position-written-at-quiet-moment-question = A position is written at a quiet moment; a question is open.

## All games

kernel-game-over = The game is over.
kernel-you-no-longer-in-this-game = You are no longer in this game.
kernel-game-paused-resume-it-first = The game is paused. Resume it first.
kernel-take-back-being-asked-for-it = A take-back is being asked for. It has to be answered first.
kernel-nobody-asking-you-anything-that-answers = Nobody is asking you anything that “{ $answer }” answers.
kernel-in-this-game-nothing-taken-back = In this game nothing is taken back.
kernel-take-back-being-asked-for-already = A take-back is being asked for already.
kernel-you-have-made-no-move-that = You have made no move that could be taken back.
kernel-somebody-has-left-or-changed-seats = Somebody has left or changed seats since your move: it stands.
kernel-others-have-not-agreed-take-this = The others have not agreed to take this move back.
kernel-pause-being-asked-for-already = A pause is being asked for already.
kernel-game-not-paused = The game is not paused.

## Conditions

kernel-condition-and = { $one } and { $other }
kernel-condition-or = { $one }, or { $other }
kernel-value-or = { $one } or { $other }
kernel-condition-not-players = there are not { $count } players
kernel-condition-players = there are { $count } players
kernel-value = “{ $value }”
kernel-number = { $value }
kernel-condition-is-not = “{ $option }” is not { $values }
kernel-condition-is = “{ $option }” is { $values }

## Errors

kernel-line-log = Line { $line } of the log: { $reason }

## Game

kernel-seed-whole-number = A seed is a whole number.
kernel-gives-no-pictures = { $game } gives no pictures.
kernel-there-no-seat-there-0 = There is no seat { $seat }; there are 0 to { $last }.

## Hints

kernel-there-no-hint-for-this-moment = There is no hint for this moment.
kernel-this-table-plays-without-hints = This table plays without hints.
kernel-hint-for-player-on-turn = A hint is for the player on turn.
kernel-this-table-plays-without-lists-moves = This table plays without lists of moves.
kernel-there-no-analysis = There is no analysis of { $game }.

## Levels

kernel-there-no-bot-there = There is no bot “{ $level }”; there are { $levels }.

## Log

kernel-this-no-head-log = this is no head of a log: { $detail }
kernel-log-newer-form-than-this-parlour = the log is of a newer form ({ $form }) than this Parlour reads ({ $known })
kernel-this-no-line-game = this is no line of the game: { $detail }
kernel-log-empty = the log is empty

## Option checks

kernel-there-no-option-there = There is no option “{ $name }”; there are { $names }.
kernel-option-no-text = Option “{ $name }”: “{ $value }” is no text.
kernel-options = Options: { $reason }.
kernel-option-has-values-and-may-have = Option “{ $name }” has { $count } values, and may have { $most }.
kernel-option-has-characters-and-may-have = Option “{ $name }” has { $count } characters, and may have { $most }.
kernel-option-not-form = Option “{ $name }”: “{ $value }” is not of the form { $form }.
kernel-option-true-or-false-not = Option “{ $name }” is true or false, not “{ $value }”.
kernel-option-whole-number-from-not = Option “{ $name }” is a whole number from { $least } to { $most }, not “{ $value }”.
kernel-option-number-from-not = Option “{ $name }” is a number from { $least } to { $most }, not “{ $value }”.
kernel-option-list-not = Option “{ $name }” is a list, not “{ $value }”.
kernel-option-cannot-be = Option “{ $name }” cannot be “{ $value }”.
kernel-option-none = Option “{ $name }”: “{ $value }” is none of { $choices }.
kernel-option-has-no-use-in-this = Option “{ $name }” has no use in this game.
kernel-option-does-nothing-here-it-applies = Option “{ $name }” does nothing here. It applies when { $condition }.
kernel-option-names-every-seat-once-0 = Option “{ $name }” names every seat once: 0 to { $last }.
kernel-option-given-for-players = Option “{ $name }”: { $given } given, for { $players } players.

## Position text

kernel-this-no-position-game = This is no position of the game: { $detail }

## Registry

kernel-there-game-already-needs-another-key = There is a game “{ $key }” already; { $place } needs another key.
kernel-there-no-game-do-you-mean = There is no game “{ $key }”. Do you mean { $there }?
kernel-has-key-not = { $place } has the key “{ $own }”, not “{ $key }”.
kernel-there-no-python-module-start-in = There is no Python module “{ $module }”. Start in the folder of “{ $file }”, or install its package.
kernel-has-no-game-it-needs-rules = “{ $module }” has no game: it needs a “{ $name } = Rules(…)”.

## Replay

kernel-it-game-not = it is a game of { $found }, not of { $wanted }
kernel-it-was-played-by-newer-rules = it was played by newer rules ({ $newer }) than this Parlour has ({ $known })
kernel-line-game-expected-not = line { $expected } of the game is expected, not { $found }
kernel-it-does-not-fit-game = it does not fit the game: { $detail }

## Rulebook

kernel-there-no-rule-near-it = There is no rule { $id }. Near it: { $near }.
kernel-there-no-rulebook-in-there-one = There is no rulebook in “{ $asked }”. There is one in: { $languages }.

## Seats

kernel-players-given-by-their-number-or = Players are given by their number, or as a list of names.
kernel-for-players-not = { $game } is for { $fewest } to { $most } players, not { $count }.
kernel-players-name-has-1-40-printable = A player's name has 1 to 40 printable characters.
kernel-there-no-preset-there = There is no preset “{ $preset }”; there are: { $names }.
kernel-by-these-options-can-play-not = By these options { $fewest } to { $most } can play, not { $count }.
kernel-by-these-options-only-can-play = By these options only { $most } can play, not { $count }.
kernel-option-does-nothing-here = Option “{ $name }” does nothing here.

## Events and prompts

kernel-sentences = { $one } { $other }
kernel-you = you
kernel-left =
    { $who ->
        [you] You left the game.
       *[other] { $who-name } left the game.
    }
kernel-resigned =
    { $who ->
        [you] You resigned.
       *[other] { $who-name } resigned.
    }
kernel-bot-took-over =
    { $who ->
        [you] A bot is playing for you.
       *[other] A bot is playing for { $who-name }.
    }
kernel-came-back =
    { $who ->
        [you] You’re back.
       *[other] { $who-name } is back.
    }
kernel-paused = The game is paused.
kernel-stopped = The server restarted. Clocks are paused.
kernel-resumed = The game continues.
kernel-took-back =
    { $who ->
        [you] You took back your last move.
       *[other] { $who-name } took back the last move.
    }
kernel-take-back-denied =
    { $who ->
        [you] Your last move stays.
       *[other] { $who-name }’s last move stays.
    }
kernel-prompt-back = { $who-name } would like to take back the last move. OK?
kernel-prompt-pause = { $who-name } would like to pause. OK?
kernel-prompt-absent = { $who-name } is away. Wait, let a bot play, or go on without { $who-name }?
kernel-waiting = Waiting…
kernel-waiting-for = Waiting for { $names }.
kernel-prompt = Your answer?
