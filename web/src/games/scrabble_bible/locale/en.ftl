## Lesson

scrabble-bible-ui-lesson-title = SCRABBLE in two minutes
scrabble-bible-ui-lesson-challenged = Well spotted! LOAVE isn’t a valid word. Ben takes the tiles back and loses this turn.
scrabble-bible-ui-lesson-accepted = LOAVE isn’t a valid word, but it stays. A bluff pays off if no one challenges it.
scrabble-bible-ui-lesson-refusal = HAT must connect to a word on the board.
scrabble-bible-ui-lesson-step-intro-say = Build words that cross on the board. Rare letters and special squares score more, and Bible words earn a bonus. You always have seven tiles.
scrabble-bible-ui-lesson-step-first-say = This is your rack. The first word must cover the star. Play FAITH on the marked squares: drag the tiles, tap them in order, or type.
scrabble-bible-ui-lesson-step-first-done = Well done! F is on a double letter. H is on the star, which doubles the letter and then the word: 38. And FAITH is a Bible word: 10 more.
scrabble-bible-ui-lesson-step-cross-say = Every later word must connect. Play HOLY down: the H is already there, so you only need O, L and Y.
scrabble-bible-ui-lesson-step-cross-done = All four letters count, even the H, but the star under it only counts once. That’s 10, and 5 more for a Bible word.
scrabble-bible-ui-lesson-step-blank-say = The empty tile is a blank. It can be any letter, but it’s worth nothing. Play GRACE down through the A, with the blank as C.
scrabble-bible-ui-lesson-step-blank-done = The blank stays a C until the end of the game. You get 5, and 10 more for a Bible word.
scrabble-bible-ui-lesson-step-question-say = Ben played LOAVE. Is that a word? If you challenge it and it’s valid, you lose a turn. If it isn’t, Ben takes it back.
scrabble-bible-ui-lesson-step-question-done = The others can challenge your words, too. No one checks them unless you turn on checking.
scrabble-bible-ui-lesson-step-rules-say = If a move isn’t allowed, we tell you why. Tap “Rule” to read more:
scrabble-bible-ui-lesson-step-end-say = The game ends when the bag is empty and someone plays their last tile. Leftover tiles cost points. Highest score wins. You’ll pick up the rest!

## Play

scrabble-bible-ui-target = target { $points }
scrabble-bible-ui-rack-of = { $name }’s rack
scrabble-bible-ui-help = Ask for help
scrabble-bible-ui-offer = Offer help
scrabble-bible-ui-lay-hint = Drag tiles to the board, or tap a square, then your tiles.
scrabble-bible-ui-lay-hint-keys = Type a word. Arrow keys move, space switches direction.
scrabble-bible-ui-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
scrabble-bible-ui-bonus-of = bonus { $points }
scrabble-bible-ui-all-tiles = PERFECTION { $points }
scrabble-bible-ui-peace = PEACE BE WITH YOU { $points }
scrabble-bible-ui-babel-of = The Tower of Babel { $points }
scrabble-bible-ui-claim = Claim a bonus
scrabble-bible-ui-claim-for = Claim bonus for { $word }
scrabble-bible-ui-in-language = Language
scrabble-bible-ui-english = English

## Prompt

scrabble-bible-ui-prompt-challenge-bonus = Challenge the bonus for { $word }
scrabble-bible-ui-prompt-ask = Ask for the story of { $word }
scrabble-bible-ui-prompt-take = Accept { $name }’s help
scrabble-bible-ui-prompt-trade = Swap { $give } for { $get }
scrabble-bible-ui-prompt-trade-give = You give
scrabble-bible-ui-prompt-trade-get = You get from { $name }

## End

scrabble-bible-ui-end-bonus-words = Bonus words
scrabble-bible-ui-end-no-bonus = None this time.

## Analysis

scrabble-bible-ui-analysis-title = Game analysis
scrabble-bible-ui-analysis-intro = Paste a game and see the best move for every turn. Parlour logs, GCG files and CGP positions all work.
scrabble-bible-ui-analysis-field = Your game
scrabble-bible-ui-analysis-file = Choose a file
scrabble-bible-ui-analysis-drop = or drop one here
scrabble-bible-ui-analysis-start = Analyse
scrabble-bible-ui-analysis-busy = Analysing…
scrabble-bible-ui-analysis-another = Analyse another game
scrabble-bible-ui-analysis-too-large = This file is too large. The limit is 300 kB.
scrabble-bible-ui-analysis-not-text = This isn’t a text file.
scrabble-bible-ui-analysis-found =
    { $turns ->
        [one] Analysed { $turns } turn.
       *[other] Analysed { $turns } turns.
    }
scrabble-bible-ui-analysis-lost-here =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point less than the best move
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points less than the best move
    }
scrabble-bible-ui-analysis-best-here = Best move
scrabble-bible-ui-analysis-withdrawn = This word was challenged and taken back.
scrabble-bible-ui-analysis-missed = Best moves this turn
scrabble-bible-ui-analysis-now = It’s { $name }’s turn. Best moves:
scrabble-bible-ui-analysis-played = played
scrabble-bible-ui-analysis-score = score
scrabble-bible-ui-analysis-worth = value
scrabble-bible-ui-analysis-worth-text = Value is the score plus what the tiles you keep are worth.
scrabble-bible-ui-analysis-show = Show { $play } on the board
scrabble-bible-ui-analysis-pass = pass
scrabble-bible-ui-analysis-exchange = exchange { $tiles }
scrabble-bible-ui-analysis-no-turn = Go to a turn to see its best moves.
scrabble-bible-ui-analysis-totals = Accuracy
scrabble-bible-ui-analysis-lost-by =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { $name } missed { NUMBER($points, maximumFractionDigits: 1) } point, { NUMBER($turn, maximumFractionDigits: 1) } per turn.
       *[other] { $name } missed { NUMBER($points, maximumFractionDigits: 1) } points, { NUMBER($turn, maximumFractionDigits: 1) } per turn.
    }
scrabble-bible-ui-analysis-costly = Biggest misses
scrabble-bible-ui-analysis-costly-turn = { $name }: { $play }, { NUMBER($points, maximumFractionDigits: 1) } points missed
scrabble-bible-ui-analysis-graphs = Graph
scrabble-bible-ui-analysis-chances = Chance of winning
scrabble-bible-ui-analysis-scores = Scores
scrabble-bible-ui-analysis-chances-text = Chance of winning by turn, in per cent
