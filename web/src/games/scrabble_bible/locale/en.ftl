## Play

scrabble-bible-ui-rack-of = { $name }’s rack
scrabble-bible-ui-help = Ask for help
scrabble-bible-ui-offer = Offer help
scrabble-bible-ui-lay-hint = Drag tiles to the board, or tap a square, then your tiles.
scrabble-bible-ui-lay-hint-keys = Type a word. Arrow keys move, space switches direction.
scrabble-bible-ui-bonus-of = bonus { $points }
scrabble-bible-ui-all-tiles = PERFECTION { $points }
scrabble-bible-ui-peace = PEACE BE WITH YOU { $points }
scrabble-bible-ui-babel-of = The Tower of Babel { $points }
scrabble-bible-ui-hint-why-bonus = { $word } is a Bible word: { $points } more.
scrabble-bible-ui-hint-why-all = It uses all your tiles at once: { $points } more.
scrabble-bible-ui-reward = { $word } is a Bible word.
scrabble-bible-ui-square-letter-2 = Double letter: the tile you put here counts twice.
scrabble-bible-ui-square-letter-3 = Triple letter: the tile you put here counts three times.
scrabble-bible-ui-square-word-2 = Double word: a word you play across this square counts twice.
scrabble-bible-ui-square-word-3 = Triple word: a word you play across this square counts three times.
scrabble-bible-ui-square-star =
    { $star ->
        [double-word] The star: the first word must cover it, and counts twice.
       *[other] The star: the first word must cover it. The tile on it counts twice, and so does the word.
    }
scrabble-bible-ui-claim = Claim a bonus
scrabble-bible-ui-claim-for = Claim bonus for { $word }
scrabble-bible-ui-in-language = Language
scrabble-bible-ui-english = English

## Prompt

scrabble-bible-ui-prompt-challenge-bonus = Challenge the bonus for { $word }
scrabble-bible-ui-prompt-ask = Ask for the story of { $word }
scrabble-bible-ui-prompt-tell = Tell the story of { $word }
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
scrabble-bible-ui-analysis-costly-turn =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { $name }: { $play }, { NUMBER($points, maximumFractionDigits: 1) } point missed
       *[other] { $name }: { $play }, { NUMBER($points, maximumFractionDigits: 1) } points missed
    }
scrabble-bible-ui-analysis-graphs = Graph
scrabble-bible-ui-analysis-chances = Chance of winning
scrabble-bible-ui-analysis-scores = Scores
scrabble-bible-ui-analysis-chances-text = Chance of winning by turn, in percent
