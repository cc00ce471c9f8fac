## Picture

crossword-tiles-in-bag = Tiles in the bag: { $bag }.
crossword-tiles = Tiles: { $count }.

## Terminal

crossword-words-on-board = Words on the board: { $words }.
crossword-board-empty = The board is empty.
crossword-misses-turn = misses a turn
crossword-tiles-2 = { $count } tiles
crossword-left-over = left over: { $tiles }
crossword-scores-bag = Scores: { $scores }. Bag: { $bag }.
crossword-it-s-turn = It is { $name }'s turn.
crossword-read-as-small-letter-among-capitals = { $typed } is read as { $meant }; a small letter among capitals is a blank.

## Extensions

crossword-no-key-value = “{ $part }” is no “key value;”.
crossword-stands-there-twice = “{ $key }” stands there twice.
crossword-no-value-option = “{ $value }” is no value of the option “{ $name }”.

## Lookup

crossword-by-list-english = Yes: it is on the general English list.
crossword-by-list-vocabulary = Yes: the King James Version has it.
crossword-by-list-names = Yes: it is a name of the Bible.
crossword-by-list-words-of-faith = Yes: it is a word of faith.
crossword-by-list-rulebook = Yes: the rulebook prints it.
crossword-by-list-headwords = Yes: it heads an article, as in a dictionary of the Bible.
crossword-by-list-forms = Yes: it is a form of a word of the Bible.
crossword-by-list-french-table = Yes: it is in the French dictionary of the game.

## Events

crossword-draw = { $name }: { $tile }
crossword-drew-for-first = Drawing for first turn: { $draws }.
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
        [you] You miss this turn.
       *[other] { $who-name } misses this turn.
    }
crossword-tiles-returned =
    { $who ->
        [you] Your tiles went
       *[other] { $who-name }’s tiles went
    } back in the bag ({ $count }).
crossword-won =
    { $who ->
        [you] You won!
       *[other] { $who-name } won!
    }
crossword-won-together = It’s a tie between { $names }.
crossword-and = { $first } and { $last }
crossword-also = Also: { $words }.
crossword-points = { $name } { $points }
crossword-leftover-tiles = Leftover tiles: { $points }.

## Commands

crossword-no-place-8g-across-g8-down = “{ $place }” is no place: 8G is across, G8 down.
crossword-no-word-letters-only-small-letter = “{ $word }” is no word: letters only, a small letter for a blank.

## Positions

crossword-position-one-line = A position is one line.
crossword-position-begins-with-rows-board = A position begins with the rows of the board.
crossword-too-much-four-fields-and-then = “{ $part }” is too much: four fields, and then “key value;”.
crossword-says-nothing-here-do-you-mean = “{ $key }” says nothing here. Do you mean “{ $near }”?
crossword-neither-field-position-nor-key = “{ $key }” is neither a field of a position nor a key.
crossword-board-has-rows-not = The board has { $rows } rows, not { $size }.
crossword-row-has-which-neither-letter-nor = Row { $row } has “{ $odd }”, which is neither a letter nor a number.
crossword-row-has-squares-not = Row { $row } has { $squares } squares, not { $size }.
crossword-in-no-tile-z-for-blank = “{ $tile }” in the { $where } is no tile: A to Z, ? for a blank, ! for a shield.
crossword-in-the-is-no-tile-a-to-z-for-a-blank = “{ $tile }” in the { $where } is no tile: A to Z, ? for a blank.
crossword-there-tiles-set-has = There are { $count } tiles { $tile }; the set has { $most }.
crossword-no-score = “{ $part }” is no score.
crossword-no-number-scoreless-turns-in-row = “{ $text }” is no number of scoreless turns in a row: 0 to { $most }, or the game would be over.
crossword-there-racks-or-scores-players-can = There are racks or scores of { $given } players; { $most } can play.
crossword-names-one-seat = “{ $key }” names one seat.
crossword-seats-0 = “{ $key } { $part }”: the seats are 0 to { $last }.
crossword-rack-seat-has-tiles-most = The rack of seat { $seat } has { $tiles } tiles; { $most } are the most.
crossword-seat-on-turn-but-has-left = Seat { $seat } is on turn, but has left the game.
crossword-tmr-milliseconds-for-each-seat-with = “tmr { $times }”: milliseconds for each seat, with / between.
crossword-ended-there = “ended { $why }”: there are { $reasons }.
