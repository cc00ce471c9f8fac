scrabble-bible-title = SCRABBLE Bible Edition
scrabble-bible-tagline = Build words on the board. Bible words score extra.
scrabble-bible-goal = Score the most points. Bible words earn extra.

## Options

scrabble-bible-option-words = Word checking
scrabble-bible-option-words-challenge = Challenge (standard rules)
scrabble-bible-option-words-challenge-help = Any word stands unless someone challenges it. An invalid word costs you the turn; a wrong challenge, your next one.
scrabble-bible-option-words-checked = Automatic
scrabble-bible-option-words-checked-help = Every word is checked for you. Only valid words can be played.
scrabble-bible-option-word-list = Valid words
scrabble-bible-option-word-list-bible = English and the Bible
scrabble-bible-option-word-list-any = Any letters
scrabble-bible-option-challenge-time = Time to challenge
scrabble-bible-option-challenge-time-help = With no limit, you can challenge until the next player moves.
scrabble-bible-option-challenge-time-unset = No limit
scrabble-bible-option-star = The centre star doubles
scrabble-bible-option-star-double-letter-and-word = Its letter and the word
scrabble-bible-option-star-double-word = Only the word
scrabble-bible-option-bonus-list = Bonus words
scrabble-bible-option-bonus-list-help = They earn extra points.
scrabble-bible-option-bonus-list-strict = Words of faith
scrabble-bible-option-bonus-list-concordance = All words in the Bible
scrabble-bible-option-bonus-list-none = No bonus words
scrabble-bible-option-bonus = Counting bonuses
scrabble-bible-option-bonus-help = Bonuses are counted for you, or you claim them and others can challenge.
scrabble-bible-option-bonus-automatic = Automatic
scrabble-bible-option-bonus-claimed = Players claim them
scrabble-bible-option-judge = Challenges are judged by
scrabble-bible-option-judge-help = When someone challenges a bonus.
scrabble-bible-option-judge-list = The word list
scrabble-bible-option-judge-vote = A vote
scrabble-bible-option-my-cup-overflows = My Cup Overflows
scrabble-bible-option-my-cup-overflows-help = You have nine tiles, and playing seven or more earns 50 points.
scrabble-bible-option-it-is-finished = It is Finished!
scrabble-bible-option-it-is-finished-help = The first player to reach their target wins.
scrabble-bible-option-levels = Player levels
scrabble-bible-option-levels-help = Better players get a higher target.
scrabble-bible-option-levels-beginner = Beginner
scrabble-bible-option-levels-intermediate = Intermediate
scrabble-bible-option-levels-expert = Expert
scrabble-bible-option-levels-each = Choose for each player
scrabble-bible-option-tests-of-faith = Tests of Faith
scrabble-bible-option-tests-of-faith-help = When asked, tell the story of a bonus word for 15 points.
scrabble-bible-option-bible = Bible to use
scrabble-bible-option-bible-help = Its words are valid too, and its passages are shown. Type “kjv” for the King James Version, or the name of your import.
scrabble-bible-option-good-samaritan = Good Samaritan
scrabble-bible-option-good-samaritan-help = Players can help each other by swapping a tile.
scrabble-bible-option-babel = The Tower of Babel
scrabble-bible-option-babel-help = A bonus word in one of these languages earns 15 extra points.
scrabble-bible-option-babel-fr = French
scrabble-bible-option-babel-es = Spanish
scrabble-bible-option-babel-de = German
scrabble-bible-option-babel-la = Latin
scrabble-bible-option-babel-he = Hebrew
scrabble-bible-option-babel-el = Greek
scrabble-bible-option-end = When everyone is stuck
scrabble-bible-option-end-rulebook = All pass, or three rounds without points
scrabble-bible-option-end-six-scoreless = Six turns without points
scrabble-bible-option-adjustment = Leftover tiles
scrabble-bible-option-adjustment-deduct-and-gain = Everyone loses theirs; the first out gets them
scrabble-bible-option-adjustment-gain-double = The first out gets double; no one loses points
scrabble-bible-preset-classic = Classic (no Bible bonuses)

## Bench

scrabble-bible-bench-no-positions = There are no positions in { $file }.
scrabble-bible-bench-position = { $file }, position { $number }: { $why }.
scrabble-bible-bench-word-list = { $file }, word list: { $why }.
scrabble-bible-bench-leave = { $file }, line { $number }: a leave and its value in points are expected, as in “AE?, 31.5”.
scrabble-bible-bench-leaves = { $file }, table of leaves: { $why }.
scrabble-bible-bench-help = measure how fast moves are found
scrabble-bible-bench-words-help = word list, one word per line
scrabble-bible-bench-positions-help = positions, one per line (CGP)
scrabble-bible-bench-leaves-help = values of leaves, one per line: the tiles and their value in points (default: values of single tiles)
scrabble-bible-bench-usage = Give a word list and a file of positions: --words FILE --positions FILE.cgp.

## Formats

scrabble-bible-cgp-not-utf-8 = This isn’t UTF-8 text.
scrabble-bible-cgp-other-game = Only SCRABBLE Bible Edition can be saved as CGP.
scrabble-bible-gcg-other-game = Only SCRABBLE Bible Edition can be saved as GCG.
scrabble-bible-gcg-unknown-encoding = We can’t read the encoding “{ $name }”.
scrabble-bible-gcg-wrong-encoding = The file says its text is { $codec }, but it isn’t.
scrabble-bible-gcg-unknown-line = “{ $text }” is neither a turn (>) nor a pragma (#).
scrabble-bible-gcg-no-player = There is no player { $number }.
scrabble-bible-gcg-player-line = Write players 1 to 4 as “#player1 nick name”.
scrabble-bible-gcg-player-twice = Player { $number } is named twice.
scrabble-bible-gcg-same-nick = Two players are called { $nick }.
scrabble-bible-gcg-other-variant = “{ $pragma }” is for another game.
scrabble-bible-gcg-too-many-players = There are more than { $most } players.
scrabble-bible-gcg-too-few-players = The file must name two players: “#player1 nick name”, “#player2 nick name”.
scrabble-bible-gcg-no-move = There’s no move here. Write a square and a word, -, -TILES, -- or (…).
scrabble-bible-gcg-turn-line = Write a turn as “>nick: RACK …”.
scrabble-bible-gcg-unknown-nick = “{ $nick }” isn’t one of the players.
scrabble-bible-gcg-unknown-tile = “{ $tile }” isn’t a tile of this set.
scrabble-bible-gcg-no-word = The move has no word.
scrabble-bible-gcg-score-line = “{ $text }” isn’t a score. A turn ends with its points and the new total.
scrabble-bible-gcg-unknown-pragma = Unknown Parlour pragma “{ $pragma }”.
scrabble-bible-gcg-rack-lacks = The rack { $rack } is missing { $tiles }.
scrabble-bible-gcg-rack-too-long = The rack { $rack } has { $tiles } tiles, but only { $room } are possible here.
scrabble-bible-gcg-tiles-used-up = There aren’t enough tiles left for the rack { $rack }: { $tiles }.
scrabble-bible-gcg-racks-conflict = These racks can’t all be right.
scrabble-bible-gcg-leftover-too-early = Leftover tiles are counted at the end, but another turn follows.
scrabble-bible-gcg-total-wrong = The total so far is { $total }, not { $written }.
scrabble-bible-gcg-score-wrong = { $word } scores { $points }, not { $written }.
scrabble-bible-gcg-dot-without-tile = A dot in { $word } stands for a tile on the board, but there is none.
scrabble-bible-gcg-nothing-to-withdraw = There’s no move to withdraw.
scrabble-bible-gcg-withdrawn-score = The withdrawn move scored { $points }, not { $written }.
scrabble-bible-gcg-exchange-too-many =
    { $count ->
        [one] You can’t exchange a tile here.
       *[other] You can’t exchange { $count } tiles here.
    }
scrabble-bible-gcg-rack-after-exchange = The rack can’t be { $rack } after this exchange.
scrabble-bible-gcg-not-over = The game isn’t over, so leftover tiles don’t count yet.
scrabble-bible-gcg-scoreless-turn = An exchange or a pass scores 0, not { $written }.
scrabble-bible-gcg-leftover-wrong = The leftover tiles are { $there }, not { $tiles }.
scrabble-bible-gcg-leftover-missing = There’s no line with { $name }’s leftover tiles.
scrabble-bible-gcg-leftover-points = { $name } gets { $points } points for leftover tiles.
scrabble-bible-gcg-no-seat = “{ $key } { $text }”: there’s no such seat.

## Squares

scrabble-bible-square-double-letter = DL
scrabble-bible-square-triple-letter = TL
scrabble-bible-square-double-word = DW
scrabble-bible-square-triple-word = TW

## Refusals

scrabble-bible-not-on-star = The first word must cover the star ({ $centre }).
scrabble-bible-letter-differs = There’s already a tile at { $place }: { $there }. You can’t put { $written } on top of it.
scrabble-bible-bonus-automatic = Bonuses are counted for you. You don’t need to claim them.
scrabble-bible-bonus-no-such-word = Your move doesn’t make { $word }, so there’s no bonus to claim.
scrabble-bible-babel-not-chosen = “{ $language }” isn’t one of the languages in this game: { $agreed }.
scrabble-bible-babel-off = “{ $language }” doesn’t count: this game isn’t played with The Tower of Babel.
scrabble-bible-no-bonus-to-challenge = There’s no claimed bonus for { $word } to challenge right now.
scrabble-bible-no-story-to-ask = You can’t ask for the story of { $word } right now.
scrabble-bible-no-story-to-tell = No one has asked you for a story.
scrabble-bible-help-off = This game isn’t played with Good Samaritan.
scrabble-bible-help-used = You can get help only once per turn.
scrabble-bible-help-already-asked = You’ve already asked for help this turn.
scrabble-bible-help-not-now = You can offer help while another player is thinking.
scrabble-bible-help-yourself = You can’t help yourself. Ask the others for help.
scrabble-bible-help-already-offered = You’ve already offered your help this turn.
scrabble-bible-help-not-offered = No one is offering you help right now.
scrabble-bible-trade-not-yours = You don’t have this tile: { $tile }.
scrabble-bible-trade-not-theirs = { $name } doesn’t have this tile: { $tile }.

## Terminal

scrabble-bible-their-tiles = { $name }’s tiles:
scrabble-bible-example-across = play LIGHT across, from row 8, column G
scrabble-bible-example-down = play it down: the column comes first
scrabble-bible-example-blank = a small letter is a blank; include letters already on the board
scrabble-bible-example-exchange = exchange these tiles; ? is a blank
scrabble-bible-example-bonus = claim the bonus for a Bible word
scrabble-bible-example-babel = play a Bible word in another language
scrabble-bible-example-help = ask the others for help
scrabble-bible-usage-score = Type a square and a word, e.g. “/score 8G LIGHT”.
scrabble-bible-score-preview = This would score { $score }: { $words }.
scrabble-bible-word-valid-bonus = { $word } is valid ({ $list }) and earns a bonus.
scrabble-bible-note-target = of { $target }
scrabble-bible-latest-play = Last move: { $place } { $word } ({ $name }).
scrabble-bible-bonus-listed = It’s on the list.
scrabble-bible-bonus-not-listed = It isn’t on the list.
scrabble-bible-helped-by = This player has already helped { $names }.
scrabble-bible-trade-how = “trade A>Q” swaps your A for the Q; “decline” goes on without help.
scrabble-bible-analysis-player = { $name }: { $score } points, { $lost } fewer than with the best moves.
scrabble-bible-analysis-best = It’s { $name }’s turn. Best moves:
scrabble-bible-analysis-empty = There’s nothing to analyse.
scrabble-bible-column-rack = tiles
scrabble-bible-column-played = played
scrabble-bible-column-score = score
scrabble-bible-column-lost = lost
scrabble-bible-column-better = better
scrabble-bible-column-chance = { $name }’s chances
scrabble-bible-column-value = value
scrabble-bible-withdrawn = withdrawn

## Lookup

scrabble-bible-word-invalid = Not valid: it’s not in the word lists.
scrabble-bible-word-of-faith = Bonus: +{ $points }. It’s a word of faith.
scrabble-bible-word-of-bible = Bonus: +{ $points } in games where all words in the Bible count.
scrabble-bible-no-bonus = No bonus.
scrabble-bible-word-in-babel =
    { $language ->
        [fr] In French it means { $words }: +{ $points } with The Tower of Babel.
        [es] In Spanish it means { $words }: +{ $points } with The Tower of Babel.
        [de] In German it means { $words }: +{ $points } with The Tower of Babel.
        [la] In Latin it means { $words }: +{ $points } with The Tower of Babel.
        [he] In Hebrew it means { $words }: +{ $points } with The Tower of Babel.
       *[el] In Greek it means { $words }: +{ $points } with The Tower of Babel.
    }

## Events and prompts

scrabble-bible-played =
    { $who ->
        [you] You played { $word } for { $score }.
       *[other] { $who-name } played { $word } for { $score }.
    }
scrabble-bible-bonus-word = { $word } is a Bible word: +{ $points }.
scrabble-bible-bonus-claimed =
    { $who ->
        [you] You claim { $word } as a Bible word: +{ $points }.
       *[other] { $who-name } claims { $word } as a Bible word: +{ $points }.
    }
scrabble-bible-babel-claimed =
    { $who ->
        [you] You claim { $word } as a Bible word
       *[other] { $who-name } claims { $word } as a Bible word
    } { $language ->
        [fr] in French: +{ $points }.
        [es] in Spanish: +{ $points }.
        [de] in German: +{ $points }.
        [la] in Latin: +{ $points }.
        [he] in Hebrew: +{ $points }.
       *[el] in Greek: +{ $points }.
    }
scrabble-bible-babel-word =
    { $language ->
        [fr] { $word } is a Bible word in French: +{ $points }.
        [es] { $word } is a Bible word in Spanish: +{ $points }.
        [de] { $word } is a Bible word in German: +{ $points }.
        [la] { $word } is a Bible word in Latin: +{ $points }.
        [he] { $word } is a Bible word in Hebrew: +{ $points }.
       *[el] { $word } is a Bible word in Greek: +{ $points }.
    }
scrabble-bible-perfection = PERFECTION! All seven tiles: +{ $points }.
scrabble-bible-peace-be-with-you = PEACE BE WITH YOU! Seven tiles or more: +{ $points }.
scrabble-bible-challenge-lost =
    { $who ->
        [you] You challenged. { $count ->
            [one] { $words } is valid
           *[other] { $words } are valid
        }, so you lose a turn.
       *[other] { $who-name } challenged. { $count ->
            [one] { $words } is valid
           *[other] { $words } are valid
        }, so { $who-name } loses a turn.
    }
scrabble-bible-play-withdrawn =
    { $who ->
        [you] You took your tiles back and lost this turn.
       *[other] { $who-name } took the tiles back and lost this turn.
    }
scrabble-bible-bonus-kept =
    { $who ->
        [you] You challenged the bonus for { $word }. It counts.
       *[other] { $who-name } challenged the bonus for { $word }. It counts.
    }
scrabble-bible-bonus-lost =
    { $who ->
        [you] You challenged the bonus for { $word }. It doesn’t count.
       *[other] { $who-name } challenged the bonus for { $word }. It doesn’t count.
    }
scrabble-bible-story-volunteered =
    { $who ->
        [you] You’re telling the story of { $word }.
       *[other] { $who-name } is telling the story of { $word }.
    }
scrabble-bible-story-asked =
    { $who ->
        [you] You asked for the story of { $word }.
       *[other] { $who-name } asked for the story of { $word }.
    }
scrabble-bible-story-told =
    { $who ->
        [you] You told the story of { $word }: “{ $text }”
       *[other] { $who-name } told the story of { $word }: “{ $text }”
    }
scrabble-bible-story-rejected = The story of { $word } didn’t score.
scrabble-bible-story-accepted =
    { $who ->
        [you] Your story of { $word } was right: +{ $points }.
       *[other] { $who-name }’s story of { $word } was right: +{ $points }.
    }
scrabble-bible-story-accepted-by-teller =
    { $who ->
        [you] You say your story of { $word } was right: +{ $points }.
       *[other] { $who-name } says the story of { $word } was right: +{ $points }.
    }
scrabble-bible-help-asked =
    { $who ->
        [you] You asked for help.
       *[other] { $who-name } asked for help.
    }
scrabble-bible-helped-before =
    { $who ->
        [you] You helped { $other-name } before.
       *[other] { $other ->
            [you] { $who-name } helped you before.
           *[other] { $who-name } helped { $other-name } before.
        }
    }
scrabble-bible-help-offered =
    { $who ->
        [you] You offered to help { $other-name }.
       *[other] { $other ->
            [you] { $who-name } offered to help you.
           *[other] { $who-name } offered to help { $other-name }.
        }
    }
scrabble-bible-help-accepted =
    { $who ->
        [you] You accepted { $other-name }’s help.
       *[other] { $other ->
            [you] { $who-name } accepted your help and can see your tiles.
           *[other] { $who-name } accepted { $other-name }’s help.
        }
    }
scrabble-bible-help-declined =
    { $who ->
        [you] You went on without help.
       *[other] { $who-name } went on without help.
    }
scrabble-bible-traded =
    { $who ->
        [you] You gave { $other-name } { $gave } for { $got }.
       *[other] { $other ->
            [you] { $who-name } gave you { $gave } for { $got }.
           *[other] { $who-name } gave { $other-name } { $gave } for { $got }.
        }
    }
scrabble-bible-traded-unseen =
    { $who ->
        [you] You swapped a tile with { $other-name }.
       *[other] { $other ->
            [you] { $who-name } swapped a tile with you.
           *[other] { $who-name } swapped a tile with { $other-name }.
        }
    }
scrabble-bible-adjusted =
    { $why ->
        [time] Overtime: { $points }.
        [story] Story: { $points }.
       *[challenge] Challenge: { $points }.
    }
scrabble-bible-ended-scoreless = No one has scored for a while. Game over!
scrabble-bible-ended-target =
    { $who ->
        [you] It is finished! You reached your target.
       *[other] It is finished! { $who-name } reached the target.
    }
scrabble-bible-prompt-judge-bonus =
    { $who ->
        [you] You challenged the bonus for { $word }. Does the word deserve it?
       *[other] { $who-name } challenged the bonus for { $word }. Does the word deserve it?
    }
scrabble-bible-prompt-story = { $who-name } played { $words }. Ask for the story?
scrabble-bible-prompt-own-story = You played { $words }. Tell the story for { $points } points?
scrabble-bible-prompt-tell = Tell the story of { $word }.
scrabble-bible-prompt-judge-story = { $who-name } told the story of { $word }: “{ $text }” Is that right?
scrabble-bible-prompt-own-word = You told the story of { $word }: “{ $text }” Did you get it right?
scrabble-bible-prompt-help = { $who-name } would like help. Offer to swap a tile?
scrabble-bible-prompt-take = You can swap a tile with { $names }. Accept the help?
scrabble-bible-prompt-trade = Swap one of your tiles for one of { $who-name }’s.
scrabble-bible-waiting-for-judge-bonus = Waiting for { $names } to decide on the bonus.
scrabble-bible-waiting-for-story = Waiting for { $names } to decide about the story.
scrabble-bible-waiting-for-tell = Waiting for { $names } to tell the story.
scrabble-bible-waiting-for-judge-story = Waiting for { $names } to judge the story.
scrabble-bible-waiting-for-help = Waiting for { $names } to decide whether to help.
scrabble-bible-waiting-for-take = Waiting for { $names } to decide whether to accept the help.
scrabble-bible-waiting-for-trade = Waiting for { $names } to swap a tile.

## Commands

scrabble-bible-usage-play = Give a square and a word, as in “play 8G LIGHT”.
scrabble-bible-usage-play-extra = You can’t add “{ $clause }” to a move. You can add “bonus LIGHT” or “babel fr”.
scrabble-bible-usage-exchange = Name the tiles to exchange, ? for a blank, as in “exchange AEI?”.
scrabble-bible-usage-challenge = Challenge the move with “challenge”, or a bonus with “challenge bonus LIGHT”.
scrabble-bible-usage-ask = Name the word, as in “ask LIGHT”.
scrabble-bible-usage-answer = Write the story after “answer”.
scrabble-bible-usage-take = Name the seat whose help you accept, as in “take 2”.
scrabble-bible-usage-trade = Say what you give and what you get, as in “trade A>Q”.

## Positions

scrabble-bible-position-other-variant = “{ $key } { $value }” is for another game.
scrabble-bible-position-star-empty = There are tiles on the board, but none on the star ({ $star }).
scrabble-bible-position-not-connected = The tile at { $place } isn’t connected to the star ({ $star }).
scrabble-bible-position-help = “help { $part }”: use asked or done.
scrabble-bible-position-debts = “debts { $part }”: write 2>0 if seat 2 helped seat 0.

## Lesson

scrabble-bible-lesson-lay = Words cross on the board, and the highest score wins. The first word must cover the star. Lay FAITH: drag the tiles, tap a square and then your tiles, or type. Then play it.
scrabble-bible-lesson-lay-done = Well done! Every tile scores its number. The star doubles its letter and the first word.
scrabble-bible-lesson-premium = Every later word must connect. Coloured squares multiply a letter or the whole word. Lay FIELD down from the F: its D doubles the word.
scrabble-bible-lesson-premium-done = Nicely placed! A coloured square counts only once, on the turn you cover it.
scrabble-bible-lesson-bonus = Names and words of faith from the Bible earn a bonus. Lay GRACE down through the A, or find another one.
scrabble-bible-lesson-bonus-done = A bonus! Longer words earn more: 5, 10 or 15 points.
scrabble-bible-lesson-exchange = No good word in these tiles? Choose “Exchange”, pick some of them, and get new ones. It uses your turn.
scrabble-bible-lesson-exchange-done = New tiles, and the next player’s turn. You can also just pass.
scrabble-bible-lesson-challenge = LOAVE? Is that a word? Challenge it. If it isn’t, it comes off the board. Careful in a real game: if the word is valid, you lose a turn.
scrabble-bible-lesson-challenge-done = Well spotted: LOAVE is gone, and so are its points. Against bots we check every word, so you don’t have to.

## On paper

scrabble-bible-print-score-pad = Score sheet
scrabble-bible-print-score-pad-players = Players
scrabble-bible-print-score-pad-players-4 = 4
scrabble-bible-print-score-pad-players-3 = 3
scrabble-bible-print-score-pad-players-2 = 2
scrabble-bible-print-word = Word
scrabble-bible-print-reminder-all-tiles = All seven tiles in one turn: 50 points more.
scrabble-bible-print-reminder-faith = Words from the Bible and the world of faith earn a bonus that depends on their length.
scrabble-bible-print-reminder-end = At the end, tiles left on your rack cost you their points. A player who has gone out gets those points.
scrabble-bible-print-tracking = Tile tracking sheet
scrabble-bible-print-tracking-note = Tick a box for each tile that is played. What’s left is in the bag or on a rack.
scrabble-bible-print-tracking-about = { $count } boxes, one for each tile, by letter
scrabble-bible-print-blank = Blank
scrabble-bible-print-verse = { $word } in the Bible
scrabble-bible-print-player = Player
scrabble-bible-print-exchanged = exchange { $tiles }
scrabble-bible-print-passed = pass
scrabble-bible-print-percent = { $share }%
scrabble-bible-print-score = Score
scrabble-bible-print-lost = Lost
scrabble-bible-print-turn = Turn
scrabble-bible-print-rack = Rack
scrabble-bible-print-played = Played
scrabble-bible-print-best = Best move
scrabble-bible-print-chances = Winning chances
scrabble-bible-print-chances-note = After each turn. The mark at the end of a line shows whose it is; the solid line is the first player’s.
scrabble-bible-print-turns = Turn by turn
