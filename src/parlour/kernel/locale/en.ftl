## Options

kernel-option-aids = Hints
kernel-option-aids-help = What the app may tell players during the game.
kernel-option-aids-none = No hints
kernel-option-aids-look-up = Word lookup only
kernel-option-aids-hints = Hints
kernel-option-aids-unset = Only against bots
kernel-option-family-words = Family-friendly words
kernel-option-family-words-help = Bots, hints and examples avoid words that aren’t for children.
kernel-option-remarks = Bot remarks
kernel-option-remarks-help = Bots say a kind word now and then.
kernel-option-answer-time = Time to answer
kernel-option-answer-time-help = How long a vote or a request waits for an answer.
kernel-option-answer-time-unset = No limit
kernel-option-clock = Clock
kernel-option-clock-none = No clock
kernel-option-clock-turn = For each turn
kernel-option-clock-game = For the whole game
kernel-option-clock-seconds = Time on the clock
kernel-groups-game = The game
kernel-groups-variations = Variations
kernel-groups-challenges = Word challenges
kernel-groups-words = Words
kernel-groups-judging = Judging
kernel-groups-play = How you play
kernel-groups-scoring = Scoring
kernel-groups-time = Time
kernel-groups-table = At the table

## Units

kernel-unit-seconds = seconds

## Commands

kernel-unknown-command = “{ $word }” isn’t a command here. Try one of these: { $commands }.
kernel-command-takes-nothing = Type “{ $word }” alone, without “{ $rest }”.
kernel-command-not-text = A command must be text.
kernel-command-too-long = That’s { $length } characters. A command can have up to { $most }.
kernel-command-empty = Type a command.
kernel-command-unprintable = The command contains a character that can’t be shown.
kernel-vote-usage = Vote for one choice, as in “vote yes”.
kernel-command-usage = Type it like this: { $usage }.

## Positions

kernel-position-prompt-open = A question is still open. Answer it, then save the position.

## Every table

kernel-game-over = The game is over.
kernel-not-playing = You’re no longer in this game.
kernel-game-is-paused = The game is paused. Resume it first.
kernel-answer-take-back-first = First answer the request to take back a move.
kernel-nothing-to-answer = You can’t answer “{ $answer }” right now.
kernel-no-take-backs = You can’t take back moves in this game.
kernel-take-back-already-asked = Someone has already asked to take back a move.
kernel-nothing-to-take-back = You have no move to take back.
kernel-seats-changed-since = Someone left or changed seats since your move, so it can’t be taken back.
kernel-take-back-refused-before = The others said no to taking back this move.
kernel-pause-already-asked = Someone has already asked for a pause.
kernel-removal-already-asked = The others are already deciding about a player.
kernel-removal-needs-others = There’s no one else to vote, so you can’t remove a player now. You can leave the game instead.
kernel-game-not-paused = The game isn’t paused.

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

kernel-log-line = Line { $line } of the log: { $reason }

## Game

kernel-seed-not-a-number = A seed must be a whole number.
kernel-no-pictures = There are no pictures for { $game }.
kernel-unknown-seat = There’s no seat { $seat }. Seats go from 0 to { $last }.

## Hints

kernel-no-hint-now = There’s no hint right now.
kernel-hints-off = Hints are turned off in this game.
kernel-hint-not-your-turn = You can ask for a hint on your turn.
kernel-move-list-off = The list of moves is turned off in this game.
kernel-no-analysis = There’s no analysis for { $game }.

kernel-unknown-level = There’s no bot “{ $level }”. Choose one of these: { $levels }.
kernel-bot-entry = “{ $text }” should read NAME=module:Class or NAME=COMMAND. A name has small letters, digits and hyphens.
kernel-bot-name-taken = “{ $name }” is a level. Give the bot another name.
kernel-bot-class = “{ $text }” should read module:Class.
kernel-no-bot-in-module = “{ $module }” has no class “{ $name }” with a method “choose”.
kernel-bot-no-program = There’s no program “{ $program }” that can be run.
kernel-bot-no-start = The bot “{ $name }” can’t be started: { $reason }
kernel-bot-late = The bot “{ $name }” didn’t answer within { $seconds } s.
kernel-bot-ended = The bot “{ $name }” has ended.
kernel-bot-floods = The bot “{ $name }” writes too much.
kernel-bot-says-error = The bot “{ $name }” can’t decide: { $text }
kernel-bot-given-up = The bot “{ $name }” failed too often and won’t be started again in this game.
kernel-bots-no-end = The bots never finish { $game }: seed { $seed }, { $lines } lines so far.

## Log

kernel-log-bad-head = this isn’t the first line of a log: { $detail }
kernel-log-too-new = the log has format { $form }; this version of Parlour reads formats up to { $known }
kernel-log-bad-line = this isn’t a line of the game: { $detail }
kernel-log-empty = the log is empty

## Option checks

kernel-unknown-option = There’s no option “{ $name }”. Choose one of these: { $names }.
kernel-option-not-text = Option “{ $name }”: “{ $value }” isn’t text.
kernel-options-invalid = Options: { $reason }.
kernel-option-too-many-values = Option “{ $name }” has { $count } values. It can have up to { $most }.
kernel-option-too-long = Option “{ $name }” has { $count } characters. It can have up to { $most }.
kernel-option-wrong-form = Option “{ $name }”: “{ $value }” must look like { $form }.
kernel-option-not-a-switch = Option “{ $name }” is true or false, not “{ $value }”.
kernel-option-not-whole = Option “{ $name }” is a whole number from { $least } to { $most }, not “{ $value }”.
kernel-option-not-a-number = Option “{ $name }” is a number from { $least } to { $most }, not “{ $value }”.
kernel-option-not-a-list = Option “{ $name }” is a list, not “{ $value }”.
kernel-option-cannot-be = Option “{ $name }” can’t be “{ $value }”.
kernel-option-not-a-choice = Option “{ $name }” can’t be “{ $value }”. Choose one of these: { $choices }.
kernel-option-unused = This game doesn’t use option “{ $name }”.
kernel-option-idle-unless = Option “{ $name }” has no effect here. It applies when { $condition }.
kernel-option-not-a-ranking = Option “{ $name }” must name every seat once, from 0 to { $last }.
kernel-option-not-for-each =
    Option “{ $name }” has { $given ->
        [one] { $given } value
       *[other] { $given } values
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.

kernel-bad-position = This isn’t a position of the game: { $detail }

## Registry

kernel-key-taken = The game “{ $key }” already exists. Give { $place } another key.
kernel-unknown-game = There’s no game “{ $key }”. Choose one of these: { $keys }.
kernel-unknown-game-near = There’s no game “{ $key }”. Did you mean “{ $near }”?
kernel-other-key = { $place } has the key “{ $own }”, not “{ $key }”.
kernel-no-module = There’s no Python module “{ $module }”. Run the command in the folder of “{ $file }”, or install its package.
kernel-no-rules-in-module = “{ $module }” has no game: it needs a “{ $name } = Rules(…)”.

## Replay

kernel-log-other-game = it’s a game of { $found }, not of { $wanted }
kernel-log-newer-rules = it was played by rules { $newer }; this version of Parlour has rules { $known }
kernel-log-line-out-of-order = expected line { $expected } of the game, not { $found }
kernel-log-does-not-fit = it doesn’t fit the game: { $detail }
kernel-verify-no-commitment = the game wasn’t played at a live table, so there is no secret seed to check
kernel-verify-no-secret = the secret seed isn’t here. It’s in the log once the game is over
kernel-verify-other-secret = the seed isn’t the one that was promised before the deal
kernel-verify-differs = it doesn’t follow from the seed and the players’ moves. The log was changed, or it was played with other rules or word lists
kernel-verify-refused = the rules refuse this move: { $reason }

## Rulebook

kernel-unknown-rule = There’s no rule { $id }. Close to it: { $near }.
kernel-rulebook-language = There are no rules in “{ $asked }”. Languages: { $languages }.

## Seats

kernel-players-usage = Give the number of players, or a list of their names.
kernel-wrong-number-of-players = { $game } is for { $fewest } to { $most } players, not { $count }.
kernel-bad-name = A name can have 1 to 40 printable characters.
kernel-unknown-preset = There’s no preset “{ $preset }”. Choose one of these: { $names }.
kernel-options-wrong-number-of-players = These options are for { $fewest } to { $most } players, not { $count }.
kernel-options-number-of-players = These options are for { $most } players, not { $count }.
kernel-option-idle = Option “{ $name }” has no effect here.

## Events and prompts

kernel-sentences = { $one } { $other }
kernel-you = you
kernel-player = Player { $number }
kernel-and = { $first } and { $last }
kernel-or = { $first } or { $last }
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
kernel-voted-out =
    { $who ->
        [you] The others removed you from the game.
       *[other] { $who-name } was removed from the game.
    }
kernel-paused = The game is paused.
kernel-stopped = The server stopped for a while, and so did the clocks.
kernel-resumed = The game continues.
kernel-took-back =
    { $who ->
        [you] You took back your last move.
       *[other] { $who-name } took back their last move.
    }
kernel-take-back-denied =
    { $who ->
        [you] Your last move stands.
       *[other] { $who-name }’s last move stands.
    }
kernel-prompt-back = { $who-name } would like to take back their last move. OK?
kernel-prompt-pause = { $who-name } would like to pause. OK?
kernel-prompt-absent = { $who-name } is away. Wait, let a bot play, or go on without { $who-name }?
kernel-prompt-remove = The host would like to remove { $who-name } from the game. OK?
kernel-waiting = Waiting…
kernel-waiting-for = Waiting for { $names }.
kernel-waiting-for-back = Waiting for { $names } to decide on the take-back.
kernel-waiting-for-pause = Waiting for { $names } to agree to the pause.
kernel-waiting-for-absent = Waiting for { $names } to decide how to go on.
kernel-waiting-for-remove = Waiting for { $names } to vote on removing a player.
kernel-prompt = Your answer?

## The bots: how they play, and what they say

kernel-cast-biscuit = Easygoing. Keeps things simple.
kernel-cast-mimosa = In no hurry, and careful.
kernel-cast-piccolo = Quick and bold. Short is sweet.
kernel-cast-praline = Dreams big. The longer, the better.
kernel-cast-domino = Takes risks and likes surprises.
kernel-cast-caramel = Patient. Saves the best for later.
kernel-cast-origami = Thinks twice. Fond of rare finds.
kernel-cast-tango = Fast and daring, with big ideas.
kernel-remark-hello-1 = { $who-name }: “Have fun, everyone!”
kernel-remark-hello-2 = { $who-name }: “Good to play with you.”
kernel-remark-hello-3 = { $who-name }: “Good luck!”
kernel-remark-praise-1 = { $who-name }: “Well played!”
kernel-remark-praise-2 = { $who-name }: “What a move!”
kernel-remark-praise-3 = { $who-name }: “Oh, lovely!”
kernel-remark-own-1 = { $who-name }: “That went better than I thought.”
kernel-remark-own-2 = { $who-name }: “I’m happy with that one.”
kernel-remark-own-3 = { $who-name }: “Lucky me!”
kernel-remark-lost-1 = { $who-name }: “Congratulations, you earned it!”
kernel-remark-lost-2 = { $who-name }: “Well done! That was fun.”
kernel-remark-lost-3 = { $who-name }: “You were better today. Again?”
kernel-remark-won-1 = { $who-name }: “Thank you, that was close!”
kernel-remark-won-2 = { $who-name }: “Good game, everyone!”
kernel-remark-won-3 = { $who-name }: “That was fun. Another one?”
## Words

kernel-word-counts = { $word } counts.
