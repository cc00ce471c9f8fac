## Page

crossword-ui-page-more = More

## Play

crossword-ui-hint = Hint
crossword-ui-hint-title = Show me a move
crossword-ui-hint-text = Whose move would you like to see? It is laid on the board; you may still change it.
crossword-ui-hint-thinking = Thinking …
crossword-ui-hint-play = { $word } lies on the board for you.
crossword-ui-hint-exchange = The hint: exchange { $tiles }.
crossword-ui-hint-pass = The hint: pass.
crossword-ui-hint-say = The hint: { $text }.
crossword-ui-asked = A question for you
crossword-ui-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
crossword-ui-owes-turn = misses the next turn
crossword-ui-rack = Your rack
crossword-ui-shield = shield
crossword-ui-rack-empty = Your rack is empty.
crossword-ui-blank = blank
crossword-ui-tile-name = { $points ->
    [one] { $letter }, { $points } point
   *[other] { $letter }, { $points } points
}
crossword-ui-tile-laid = laid
crossword-ui-shuffle = Shuffle
crossword-ui-recall-all = Take all tiles back
crossword-ui-exchange = Exchange
crossword-ui-exchange-text = Choose the tiles to give back. That is your turn.
crossword-ui-exchange-count = { $count ->
    [0] Exchange
    [one] Exchange { $count } tile
   *[other] Exchange { $count } tiles
}
crossword-ui-pass = Pass
crossword-ui-pass-sure = Pass, and let your turn go by?
crossword-ui-play-word = Play { $word }
crossword-ui-sending = On its way …
crossword-ui-scattered = All tiles of a turn lie in one row or in one column.
crossword-ui-hole = There is a hole in the word.
crossword-ui-blank-title = Which letter is the blank?
crossword-ui-square = row { $row }, column { $column }
crossword-ui-empty = empty
crossword-ui-tile-on = { $points ->
    [one] { $letter }, { $points } point
   *[other] { $letter }, { $points } points
}
crossword-ui-blank-on = blank as { $letter }
crossword-ui-laid-now = being laid
crossword-ui-newest = new
crossword-ui-cursor-across = The cursor goes across.
crossword-ui-cursor-down = The cursor goes down.
crossword-ui-laid-at = { $letter } at { $where }
crossword-ui-lifted = { $letter } taken up
crossword-ui-recalled = All tiles are back on the rack.
crossword-ui-no-such-tile = You have no { $letter }.
crossword-ui-no-letter = A shield is no letter: it is not laid.
crossword-ui-premium-letter-2-label = DL
crossword-ui-premium-letter-2-name = double letter
crossword-ui-premium-letter-3-label = TL
crossword-ui-premium-letter-3-name = triple letter
crossword-ui-premium-word-2-label = DW
crossword-ui-premium-word-2-name = double word
crossword-ui-premium-word-3-label = TW
crossword-ui-premium-word-3-name = triple word
crossword-ui-premium-star-name = star
crossword-ui-premium-book-name = book
crossword-ui-premium-character-name = character
crossword-ui-premium-land-name = land
crossword-ui-premium-utterance-name = utterance
crossword-ui-premium-genealogy-name = genealogy
crossword-ui-premium-reader-name = the Bible reader in the centre

## End

crossword-ui-end-leftover = Tiles left over
crossword-ui-end-graph = How the scores grew, turn by turn
crossword-ui-end-turn-n = Turn { $number }
crossword-ui-end-best = Best play
crossword-ui-end-longest = Longest word
crossword-ui-end-average = Points a turn
crossword-ui-end-plays = Plays

## Screen

crossword-ui-screen-board-here = The board is on the television.
crossword-ui-screen-show-board = Show the board here too
crossword-ui-screen-hide-board = Hide the board
