## Play

crossword-ui-more = More
crossword-ui-hint = Hint
crossword-ui-hint-title = Show me a good move
crossword-ui-hint-text = Choose a level. We put the move on the board, and you can still change it.
crossword-ui-hint-thinking = Thinking…
crossword-ui-hint-play = Try { $word }.
crossword-ui-hint-exchange = Try exchanging { $tiles }.
crossword-ui-hint-pass = Try skipping your turn.
crossword-ui-hint-none = There’s no hint right now.
crossword-ui-asked = Your move
crossword-ui-asked-first = Your answer?
crossword-ui-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
crossword-ui-owes-turn = loses a turn
crossword-ui-rack = Your rack
crossword-ui-rack-empty = Your rack is empty.
crossword-ui-shield = shield
crossword-ui-blank = blank
crossword-ui-tile-name =
    { $points ->
        [one] { $letter }, { $points } point
       *[other] { $letter }, { $points } points
    }
crossword-ui-tile-laid = on the board
crossword-ui-shuffle = Shuffle
crossword-ui-recall-all = Take back all tiles
crossword-ui-exchange = Exchange
crossword-ui-exchange-text = Choose the tiles to exchange. This uses your turn.
crossword-ui-exchange-count =
    { $count ->
        [0] Exchange
        [one] Exchange { $count } tile
       *[other] Exchange { $count } tiles
    }
crossword-ui-pass = Pass
crossword-ui-pass-sure = Skip your turn?
crossword-ui-play-word = Play { $word }
crossword-ui-sending = Sending…
crossword-ui-scattered = Tiles must be in one line.
crossword-ui-gap = There’s a gap in your word.
crossword-ui-blank-title = Which letter should the blank be?
crossword-ui-square = row { $row }, column { $column }
crossword-ui-empty = empty
crossword-ui-blank-on = blank as { $letter }
crossword-ui-laid-now = not played yet
crossword-ui-newest = just played
crossword-ui-cursor-across = Typing across.
crossword-ui-cursor-down = Typing down.
crossword-ui-laid-at = { $letter }: { $where }
crossword-ui-lifted = { $letter } taken back
crossword-ui-recalled = All tiles are back on your rack.
crossword-ui-no-such-tile = There’s no { $letter } on your rack.
crossword-ui-no-letter = A shield isn’t a letter, so you can’t play it.
crossword-ui-premium-letter-2-label = DL
crossword-ui-premium-letter-2-name = double letter
crossword-ui-premium-letter-3-label = TL
crossword-ui-premium-letter-3-name = triple letter
crossword-ui-premium-word-2-label = DW
crossword-ui-premium-word-2-name = double word
crossword-ui-premium-word-3-label = TW
crossword-ui-premium-word-3-name = triple word
crossword-ui-premium-star-name = star
crossword-ui-premium-book-name = book square
crossword-ui-premium-character-name = character square
crossword-ui-premium-land-name = land square
crossword-ui-premium-utterance-name = utterance square
crossword-ui-premium-genealogy-name = genealogy square
crossword-ui-premium-reader-name = centre

## End

crossword-ui-end-leftover = Leftover tiles
crossword-ui-end-graph = Score by turn
crossword-ui-end-curve = { $name }: { $scores }
crossword-ui-end-point = Turn { $number }: { $about }
crossword-ui-end-best = Best move
crossword-ui-end-longest = Longest word
crossword-ui-end-average = Points per move
crossword-ui-end-plays = Moves
crossword-ui-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Screen

crossword-ui-screen-board-here = The board is on the TV.
crossword-ui-screen-show-board = Show the board here too
crossword-ui-screen-hide-board = Hide the board
