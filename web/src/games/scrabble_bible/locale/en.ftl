## Learn

scrabble-bible-ui-lesson-title = Learn it in two minutes
scrabble-bible-ui-lesson-challenged = Right: LOAVE is no word. Ben takes the tiles back, and the turn is lost.
scrabble-bible-ui-lesson-accepted = Then it stands, although LOAVE is no word. Boldness pays, if nobody speaks up.
scrabble-bible-ui-lesson-refusal = HAT at 3C touches no tile on the board.
scrabble-bible-ui-lesson-step-intro-say = You lay letters on a board so that words cross. Rare letters and special squares bring points, and words of faith bring more. Seven letters at a time are yours.
scrabble-bible-ui-lesson-step-first-say = This is your rack. The first word covers the star. Lay FAITH on the marked squares: drag the tiles, tap them in order, or type.
scrabble-bible-ui-lesson-step-first-done = Well done. F is on a double letter. H is on the star, which doubles its letter and then the word: 38. And FAITH is a word of faith: 10 more.
scrabble-bible-ui-lesson-step-cross-say = Every other word touches what is there. Lay HOLY downwards: the H lies there already, so O, L and Y are enough.
scrabble-bible-ui-lesson-step-cross-done = All four letters count, the H too. The special square under it does not count again: 10 points, and 5 for the bonus word.
scrabble-bible-ui-lesson-step-blank-say = The tile without a letter is a blank. It can be any letter, and is worth nothing. Lay GRACE downwards through the A, with the blank as C.
scrabble-bible-ui-lesson-step-blank-done = The blank stays a C to the end of the game. 5 points, and 10 for the bonus word.
scrabble-bible-ui-lesson-step-question-say = Ben has laid LOAVE. Do you believe it? If you challenge and the word is good, you miss a turn. If it is not, Ben takes it back.
scrabble-bible-ui-lesson-step-question-done = Your own words can be challenged too. Nobody checks them for you, unless the table wants it so.
scrabble-bible-ui-lesson-step-rule-say = When tiles cannot lie as you have laid them, the page says why, and which rule it is. Tap its number, and the rule opens:
scrabble-bible-ui-lesson-step-end-say = The game ends when the bag is empty and somebody has laid the last tile. Letters left over cost points. Whoever has most has won. The rest you learn by playing.

## Play

scrabble-bible-ui-target = goal { $points }
scrabble-bible-ui-rack-of = { $name }’s rack
scrabble-bible-ui-help = Ask for help
scrabble-bible-ui-offer = Offer help
scrabble-bible-ui-lay-hint = Drag a tile to the board, or tap a square and then your tiles.
scrabble-bible-ui-lay-hint-keys = Type a word; arrows move the cursor, space turns it.
scrabble-bible-ui-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
scrabble-bible-ui-bonus-of = bonus { $points }
scrabble-bible-ui-all-tiles = PERFECTION { $points }
scrabble-bible-ui-peace = PEACE BE WITH YOU { $points }
scrabble-bible-ui-babel-of = another language { $points }
scrabble-bible-ui-claim = Claim a bonus
scrabble-bible-ui-claim-for = Bonus for { $word }
scrabble-bible-ui-in-language = Spelled in
scrabble-bible-ui-english = English

## Prompt

scrabble-bible-ui-prompt-challenge-bonus = Doubt the bonus of { $word }
scrabble-bible-ui-prompt-ask = The story of { $word }
scrabble-bible-ui-prompt-take = Take { $name }’s help
scrabble-bible-ui-prompt-trade = Give { $give } for { $get }
scrabble-bible-ui-prompt-trade-give = You give
scrabble-bible-ui-prompt-trade-get = You get from { $name }

## End

scrabble-bible-ui-end-bonus-words = Bonus words
scrabble-bible-ui-end-no-bonus = None this time.

scrabble-bible-ui-analysis-title = A game looked at
scrabble-bible-ui-analysis-intro = Bring a game or a position of a crossword game: each turn is set beside the best plays it missed. A log of Parlour, a GCG record or a line of CGP will do.
scrabble-bible-ui-analysis-field = The game, as text
scrabble-bible-ui-analysis-file = Choose a file
scrabble-bible-ui-analysis-drop = … or drop one here, or paste the text above.
scrabble-bible-ui-analysis-look = Look at it
scrabble-bible-ui-analysis-looking = The turns are gone through …
scrabble-bible-ui-analysis-another = Look at another
scrabble-bible-ui-analysis-too-large = That file is too large: a game has 300 kB at the most.
scrabble-bible-ui-analysis-not-text = That file is no text.
scrabble-bible-ui-analysis-found = { $turns ->
    [1] One turn was gone through.
   *[other] { $turns } turns were gone through.
}
scrabble-bible-ui-analysis-analysis = Analysis
scrabble-bible-ui-analysis-lost-here = { $points } points short of the best
scrabble-bible-ui-analysis-best-here = Nothing better was to be had
scrabble-bible-ui-analysis-withdrawn = It was challenged and taken back.
scrabble-bible-ui-analysis-missed = The best plays of this turn
scrabble-bible-ui-analysis-now = { $name } is on turn. The best plays
scrabble-bible-ui-analysis-played = played
scrabble-bible-ui-analysis-score = score
scrabble-bible-ui-analysis-worth = worth
scrabble-bible-ui-analysis-worth-text = Worth is the score and what the tiles that are kept will bring.
scrabble-bible-ui-analysis-show = Show { $play } on the board
scrabble-bible-ui-analysis-pass = pass
scrabble-bible-ui-analysis-exchange = exchange { $tiles }
scrabble-bible-ui-analysis-no-turn = Go to a turn to see what could have been played.
scrabble-bible-ui-analysis-totals = Against the best plays
scrabble-bible-ui-analysis-lost-by = { $name } lost { $points } points, { $turn } a turn.
scrabble-bible-ui-analysis-costly = The costliest turns
scrabble-bible-ui-analysis-costly-turn = { $name }: { $play }, { $points } lost
scrabble-bible-ui-analysis-graphs = What the graph shows
scrabble-bible-ui-analysis-chances = Chances to win
scrabble-bible-ui-analysis-scores = Scores
scrabble-bible-ui-analysis-chances-text = How the chances to win went, in per cent, turn by turn
