## Picture

crossword-tiles-in-bag =
    { $bag ->
        [0] The bag is empty.
        [one] 1 tile in the bag.
       *[other] { $bag } tiles in the bag.
    }
crossword-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }

## Terminal

crossword-words-on-board = Words on the board: { $words }.
crossword-board-empty = The board is empty.
crossword-note-loses-turn = loses a turn
crossword-note-leftover = left: { $tiles }
crossword-scores = Scores: { $scores }. Tiles in the bag: { $bag }.
crossword-whose-turn = It’s { $name }’s turn.
crossword-read-as-capitals = We read { $typed } as { $meant }. To play a blank, use one small letter among capitals.
crossword-your-tiles = Your tiles:
crossword-blank = blank
crossword-bag = Bag
crossword-example-pass = skip your turn
crossword-word-valid = { $word } is valid ({ $list }).

## Refusals

crossword-last-play-open = That was the last move. Accept it or challenge it to finish the game.
crossword-answer-first = A question has to be answered first.
crossword-own-play-open = Your move can still be challenged. Wait a moment.
crossword-bot-waits = A bot waits until the time for challenges is over.
crossword-square-taken = There’s already a tile on that square.
crossword-unknown-square = “{ $place }” isn’t a square on this board.
crossword-small-letter-is-blank = A small letter is a blank. Type { $word }.
crossword-not-on-rack = Not on your rack: { $tiles }.
crossword-word-invalid = { $word } isn’t a valid word.
crossword-no-room =
    { $room ->
        [one] { $word } doesn’t fit at { $place }: there’s only one square to the edge.
       *[other] { $word } doesn’t fit at { $place }: there are only { $room } squares to the edge.
    }
crossword-no-new-tile = { $word } is already at { $place }. Add at least one tile.
crossword-word-runs-on = { $word } touches more letters. The whole word is { $whole } ({ $whole_place }).
crossword-too-short = A word needs at least two letters.
crossword-other-direction = That’s only one letter in this direction. Try { $other_place } { $other }.
crossword-not-connected = { $word } must connect to a word on the board.
crossword-nothing-to-challenge = There’s nothing to challenge right now.
crossword-bag-too-small =
    { $bag ->
        [0] The bag is empty, so you can’t exchange tiles.
        [one] There’s only one tile in the bag. You can exchange one.
       *[other] There are only { $bag } tiles in the bag. You can exchange up to { $bag }.
    }
crossword-two-player-judging = With two players, the Bible or our word list decides first. If it can’t, your opponent decides.

## Lookup

crossword-list-english = Valid: it’s in the English word list.
crossword-list-vocabulary = Valid: it’s in the King James Bible.
crossword-list-names = Valid: it’s a name in the Bible.
crossword-list-words-of-faith = Valid: it’s a word of faith.
crossword-list-rulebook = Valid: it’s in the rulebook.
crossword-list-headwords = Valid: it’s in the Bible dictionary.
crossword-list-spellings = Valid: it’s the modern spelling of a word in the Bible.
crossword-list-forms = Valid: it’s a form of a Bible word.
crossword-list-french-table = Valid: it’s in the game’s French dictionary.

## Events

crossword-draw = { $name } { $tile }
crossword-drew-for-first = Drawn for the first turn: { $draws }.
crossword-goes-first =
    { $who ->
        [you] You go first.
       *[other] { $who-name } goes first.
    }
crossword-drew =
    { $who ->
        [you] You drew { $tiles }.
       *[other] { $who-name } drew { $tiles }.
    }
crossword-blanks =
    { $count ->
        [one] a blank
       *[other] { $count } blanks
    }
crossword-shields =
    { $count ->
        [one] a shield
       *[other] { $count } shields
    }
crossword-exchanged =
    { $who ->
        [you] You exchanged { $count ->
            [one] one tile
           *[other] { $count } tiles
        }.
       *[other] { $who-name } exchanged { $count ->
            [one] one tile
           *[other] { $count } tiles
        }.
    }
crossword-ran-out-of-time =
    { $who ->
        [you] You ran out of time and lost this turn.
       *[other] { $who-name } ran out of time and lost this turn.
    }
crossword-passed =
    { $who ->
        [you] You passed.
       *[other] { $who-name } passed.
    }
crossword-also = Also: { $words }.
crossword-challenge-won =
    { $who ->
        [you] You challenged.
       *[other] { $who-name } challenged.
    } { $count ->
        [one] { $words } isn’t a valid word.
       *[other] { $words } aren’t valid words.
    }
crossword-turn-lost =
    { $who ->
        [you] You lose this turn.
       *[other] { $who-name } loses this turn.
    }
crossword-tiles-returned =
    { $who ->
        [you] Your tiles went
       *[other] { $who-name }’s tiles went
    } back in the bag ({ $count }).
crossword-ended-out =
    { $who ->
        [you] You played your last tile. Game over!
       *[other] { $who-name } played the last tile. Game over!
    }
crossword-ended-passes = Everyone passed. Game over!
crossword-ended-alone = Only one player is left. Game over!
crossword-leftover-tiles = Leftover tiles: { $points }.
crossword-points = { $name } { $points }
crossword-won =
    { $who ->
        [you] You won!
       *[other] { $who-name } won!
    }
crossword-won-together = It’s a tie between { $names }.

## Commands

crossword-usage-square = “{ $place }” isn’t a square. Write 8G to play across, G8 to play down.
crossword-usage-draft = “{ $part }” isn’t a tile on a square. Write 8G=D, with a small letter for a blank.
crossword-usage-word = “{ $word }” isn’t a word. Use letters only, a small letter for a blank.

## Positions

crossword-position-one-line = A position must be on one line.
crossword-position-no-board = A position starts with the rows of the board.
crossword-position-too-many-fields = Unexpected “{ $part }”: after four fields, write “key value;”.
crossword-position-similar-key = Unknown key “{ $key }”. Did you mean “{ $near }”?
crossword-position-unknown-key = “{ $key }” is neither a field nor a key of a position.
crossword-position-row-count = The board needs { $size } rows, not { $rows }.
crossword-position-row-character = Row { $row }: “{ $odd }” is neither a letter nor a number.
crossword-position-row-length = Row { $row } needs { $size } squares, not { $squares }.
crossword-position-tile =
    { $where ->
        [bag] “{ $tile }” in the bag isn’t a tile. Use A to Z, or ? for a blank.
       *[rack] “{ $tile }” on a rack isn’t a tile. Use A to Z, or ? for a blank.
    }
crossword-position-tile-or-shield =
    { $where ->
        [bag] “{ $tile }” in the bag isn’t a tile. Use A to Z, ? for a blank or ! for a shield.
        [display] “{ $tile }” on the display isn’t a tile. Use A to Z, ? for a blank or ! for a shield.
       *[rack] “{ $tile }” on a rack isn’t a tile. Use A to Z, ? for a blank or ! for a shield.
    }
crossword-position-too-many-tiles = Too many { $tile } tiles: { $count }, but the set has { $most }.
crossword-position-score = “{ $part }” isn’t a score.
crossword-position-scoreless = “{ $text }” can’t be the number of turns without points: use 0 to { $most }.
crossword-position-too-many-players = Racks or scores for { $given } players, but only { $most } can play.
crossword-position-one-seat = “{ $key }” needs exactly one seat.
crossword-position-seats = “{ $key } { $part }”: seats are 0 to { $last }.
crossword-position-rack-size = Seat { $seat } has { $tiles } tiles on its rack, but { $most } is the limit.
crossword-position-turn-left = It can’t be seat { $seat }’s turn: that player has left.
crossword-position-clock = “tmr { $times }”: write milliseconds for each seat, separated by /.
crossword-position-ended = “ended { $why }”: use one of { $reasons }.
crossword-position-key-value = “{ $part }” doesn’t have the form “key value;”.
crossword-position-key-twice = “{ $key }” appears twice.
crossword-position-option-value = Option “{ $name }” can’t be “{ $value }”.

## Prompts

crossword-waiting-for-challenge = Waiting for { $names } to accept or challenge the move.

## Score sheets

crossword-print-names = Write the names in the first row.
crossword-print-points = Points
crossword-print-sum = Sum
