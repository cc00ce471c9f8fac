## Play

crossword-ui-more = More
crossword-ui-hint = Hint
crossword-ui-hint-another = Another
crossword-ui-hint-why-ask = Why?
crossword-ui-hint-why-best = It’s the best move we found.
crossword-ui-hint-why-score =
    { $points ->
        [one] It scores { $points } point.
       *[other] It scores { $points } points.
    }
crossword-ui-hint-why-kept = You keep { $kept } for your next turn.
crossword-ui-hint-why-all = It uses all your tiles.
crossword-ui-hint-why-also = It also makes { $words }.
crossword-ui-hint-why-square = It covers a special square: { $square }.
crossword-ui-hint-why-not = Your tiles make no better move right now.
crossword-ui-hint-no-other = We have no other hint.
crossword-ui-hint-thinking = Thinking…
crossword-ui-hint-play = Try { $word }.
crossword-ui-hint-exchange = Try exchanging { $tiles }.
crossword-ui-hint-pass = Try passing.
crossword-ui-hint-answer = Try “{ $answer }”.
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
crossword-ui-keys =
    A–Z: place a tile; with Shift, a blank
    Arrow keys: move the cursor
    Space: switch direction
    Enter: play the word
    Backspace: take back the last tile
    Escape: take back all tiles and return to the first square
crossword-ui-pass = Pass
crossword-ui-pass-sure = Skip your turn?
crossword-ui-exchange-sure =
    { $count ->
        [one] Exchange one tile? This uses your turn.
       *[other] Exchange { $count } tiles? This uses your turn.
    }
crossword-ui-challenge-sure =
    { $count ->
        [one] Challenge { $words }? If it’s a word, you lose a turn.
       *[other] Challenge { $words }? If they’re all words, you lose a turn.
    }
crossword-ui-play-word = Play { $word }
crossword-ui-sending = Sending…
crossword-ui-scattered = Tiles must be in one line.
crossword-ui-gap = There’s a gap in your word.
crossword-ui-blank-title = Which letter should the blank be?
crossword-ui-blank-offer = You have no { $letter }. Use a blank?
crossword-ui-blank-offer-text = A blank can be any letter, but it scores nothing. Press Shift with a letter to use it right away.
crossword-ui-blank-use = Use it as { $letter }
crossword-ui-valid = valid word
crossword-ui-invalid = not a valid word
crossword-ui-unseen = Unseen tiles
crossword-ui-unseen-text =
    { $count ->
        [one] There’s { $count } tile you can’t see. Tiles in the bag: { $bag }. The rest are on other racks.
       *[other] There are { $count } tiles you can’t see. Tiles in the bag: { $bag }. The rest are on other racks.
    }
crossword-ui-unseen-of = { $left } of { $total }
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
crossword-ui-stepped-over = { $letter } is already there.
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
crossword-ui-premium-land-name = place square
crossword-ui-premium-utterance-name = speech square
crossword-ui-premium-genealogy-name = family square
crossword-ui-premium-reader-name = centre

## End

crossword-ui-end-leftover = Leftover tiles
crossword-ui-end-best = Best move
crossword-ui-end-card =
    { $points ->
        [one] Best move: { $word }, { $points } point ({ $name })
       *[other] Best move: { $word }, { $points } points ({ $name })
    }
crossword-ui-end-longest = Longest word
crossword-ui-end-average = Points per move
crossword-ui-end-plays = Moves
crossword-ui-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Screen

crossword-ui-screen-board-here = The board is on the TV.
crossword-ui-screen-show-board = Show the board here too
crossword-ui-screen-lay = Place tiles
crossword-ui-screen-hide-board = Hide the board
