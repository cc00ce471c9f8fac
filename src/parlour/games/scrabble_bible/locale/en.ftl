scrabble-bible-title = SCRABBLE Bible Edition
scrabble-bible-tagline = Letters on a board, words of faith

## Options

scrabble-bible-option-words = Word checking
scrabble-bible-option-words-help = Any word stands until someone challenges it, or every word is checked as it is played.
scrabble-bible-option-words-challenge = Challenge
scrabble-bible-option-words-checked = Automatic
scrabble-bible-option-word-list = Valid words
scrabble-bible-option-word-list-help = The dictionary that you agree on.
scrabble-bible-option-word-list-bible = English and the Bible
scrabble-bible-option-word-list-any = Any letters
scrabble-bible-option-challenge-time = Time to challenge
scrabble-bible-option-challenge-time-help = Without a limit, a play can be challenged until the next player acts.
scrabble-bible-option-challenge-time-unset = no limit
scrabble-bible-option-star = Centre star
scrabble-bible-option-star-help = What the star in the middle doubles.
scrabble-bible-option-star-double-letter-and-word = Its letter and the word
scrabble-bible-option-star-double-word = The word alone
scrabble-bible-option-bonus-list = Bonus words
scrabble-bible-option-bonus-list-help = They earn extra points.
scrabble-bible-option-bonus-list-strict = Words of faith
scrabble-bible-option-bonus-list-concordance = All words of the Bible
scrabble-bible-option-bonus-list-none = No bonus words
scrabble-bible-option-bonus = Bonuses
scrabble-bible-option-bonus-help = They are counted for you, or claimed with the play and open to challenge.
scrabble-bible-option-bonus-automatic = Counted automatically
scrabble-bible-option-bonus-claimed = Claimed by the player
scrabble-bible-option-judge = Challenges are judged by
scrabble-bible-option-judge-help = Who decides whether a claimed bonus counts.
scrabble-bible-option-judge-list = The list
scrabble-bible-option-judge-vote = A vote
scrabble-bible-option-my-cup-overflows = My Cup Overflows
scrabble-bible-option-my-cup-overflows-help = Nine tiles, and 50 points for using seven or more.
scrabble-bible-option-it-is-finished = It is Finished!
scrabble-bible-option-it-is-finished-help = The first to reach the target of their level wins.
scrabble-bible-option-levels = Levels
scrabble-bible-option-levels-help = The better the player, the higher the target.
scrabble-bible-option-levels-beginner = Beginner
scrabble-bible-option-levels-intermediate = Intermediate
scrabble-bible-option-levels-expert = Expert
scrabble-bible-option-levels-each = A level for each player
scrabble-bible-option-tests-of-faith = Tests of Faith
scrabble-bible-option-tests-of-faith-help = 15 points for telling the story of a bonus word, when asked.
scrabble-bible-option-bible = Bible for the stories
scrabble-bible-option-bible-help = Its passages are shown: kjv, or the name of one that was imported.
scrabble-bible-option-good-samaritan = Good Samaritan
scrabble-bible-option-good-samaritan-help = Others may help the player on turn with a tile.
scrabble-bible-option-babel = The Tower of Babel
scrabble-bible-option-babel-help = 15 points for a bonus word in one of the languages chosen.
scrabble-bible-option-babel-fr = French
scrabble-bible-option-babel-es = Spanish
scrabble-bible-option-babel-de = German
scrabble-bible-option-babel-la = Latin
scrabble-bible-option-babel-he = Hebrew
scrabble-bible-option-babel-el = Greek
scrabble-bible-option-end = When nobody can go on
scrabble-bible-option-end-help = What ends the game before the tiles run out.
scrabble-bible-option-end-rulebook = All pass, or three rounds without points
scrabble-bible-option-end-six-scoreless = Six turns without points
scrabble-bible-option-adjustment = Leftover tiles
scrabble-bible-option-adjustment-help = What unplayed letters count at the end.
scrabble-bible-option-adjustment-deduct-and-gain = Everyone loses leftover points; the player who goes out gains them
scrabble-bible-option-adjustment-gain-double = The player who goes out gains them twice
scrabble-bible-presets-classic = Classic (no Bible bonuses)

## Bench

scrabble-bible-there-no-positions-in = There are no positions in { $file }.
scrabble-bible-position = Position { $number } of { $file }: { $why }.
scrabble-bible-list-words-in = The list of words in { $file }: { $why }.

## Bench command

scrabble-bible-how-fast-plays-found = how fast plays are found
scrabble-bible-list-words-one-on-each-line = a list of words, one on each line
scrabble-bible-positions-one-on-each-line-cgp = positions, one on each line (CGP)
scrabble-bible-name-list-words-and-file-positions = Name a list of words and a file of positions: --words FILE --positions FILE.cgp.

## Formats cgp

scrabble-bible-this-no-text-in-utf-8 = This is no text in UTF-8.
scrabble-bible-only-scrabble-bible-edition-written-as = Only SCRABBLE Bible Edition is written as CGP.

## Formats gcg

scrabble-bible-only-scrabble-bible-edition-written-as-gcg = Only SCRABBLE Bible Edition is written as GCG.

## Formats gcg ending

scrabble-bible-unplayed-tiles-not = The unplayed tiles are { $there }, not { $tiles }.
scrabble-bible-no-line-says-what-left-on = No line says what is left on { $name }'s rack.
scrabble-bible-by-rules-gets-points-for-unplayed = By the rules { $name } gets { $points } points for unplayed tiles.

## Formats gcg lines

scrabble-bible-there-no-encoding-that-can-be = There is no encoding “{ $name }” that can be read.
scrabble-bible-text-not-in-as-file-says = The text is not in { $codec }, as the file says.
scrabble-bible-neither-turn-nor-pragma = “{ $text }” is neither a turn (>) nor a pragma (#).
scrabble-bible-there-no-player = There is no player { $number }.
scrabble-bible-player-written-player1-nick-name-for = A player is written “#player1 nick name”, for the players 1 to 4.
scrabble-bible-player-named-twice = Player { $number } is named twice.
scrabble-bible-two-players-called = Two players are called { $nick }.
scrabble-bible-not-what-played-here = “{ $pragma }” is not what is played here.
scrabble-bible-there-more-than-players = There are more than { $most } players.
scrabble-bible-file-names-no-two-players-player1 = The file names no two players: “#player1 nick name”, “#player2 nick name”.
scrabble-bible-no-move-can-be-made-out = No move can be made out: a place and a word, -, -TILES, --, or (…).
scrabble-bible-turn-written-nick-rack = A turn is written “>nick: RACK …”.
scrabble-bible-none-players = “{ $nick }” is none of the players.
scrabble-bible-no-tile-this-set = “{ $tile }” is no tile of this set.
scrabble-bible-play-has-no-word = The play has no word.
scrabble-bible-no-score-turn-ends-with-its = “{ $text }” is no score: a turn ends with its points and the new total.
scrabble-bible-no-pragma-parlours = “{ $pragma }” is no pragma of Parlour's.

## Formats gcg racks

scrabble-bible-rack-lacks = The rack { $rack } lacks { $tiles }.
scrabble-bible-rack-has-tiles-here-it-can = The rack { $rack } has { $tiles } tiles; here it can have no more than { $room }.
scrabble-bible-for-rack-there-no-left = For the rack { $rack } there is no { $tiles } left.
scrabble-bible-racks-do-not-go-together = The racks do not go together.

## Formats gcg record player

scrabble-bible-unplayed-tiles-counted-at-end-but = Unplayed tiles are counted at the end, but a turn follows.
scrabble-bible-total-by-lines-so-far-not = The total is { $total } by the lines so far, not { $written }.
scrabble-bible-by-rules-scores-not = By the rules { $word } scores { $points }, not { $written }.
scrabble-bible-no-place-on-this-board = “{ $place }” is no place on this board.
scrabble-bible-dot-in-stands-for-tile-but = A dot in { $word } stands for a tile, but none lies there.
scrabble-bible-there-no-play-that-could-be = There is no play that could be withdrawn.
scrabble-bible-play-that-withdrawn-scored-not = The play that is withdrawn scored { $points }, not { $written }.
scrabble-bible-tiles-cannot-be-exchanged-here = { $count } tiles cannot be exchanged here.
scrabble-bible-after-exchange-rack-cannot-be = After the exchange the rack cannot be { $rack }.
scrabble-bible-game-not-over-so-no-unplayed = The game is not over, so no unplayed tiles are counted.
scrabble-bible-exchange-and-pass-score-nothing-not = An exchange and a pass score nothing, not { $written }.

## Formats gcg windows

scrabble-bible-there-no-such-seat = “{ $key } { $text }”: there is no such seat.

## Picture

scrabble-bible-dl = DL
scrabble-bible-tl = TL
scrabble-bible-dw = DW
scrabble-bible-tw = TW

## Refusals

scrabble-bible-this-table-does-not-play-good = This table does not play Good Samaritan.
scrabble-bible-there-help-once-turn-and-this = There is help once a turn, and this turn has had it.
scrabble-bible-you-have-already-asked-for-help = You have already asked for help this turn.
scrabble-bible-help-offered-while-player-thinking-about = Help is offered while a player is thinking about a turn.
scrabble-bible-you-cannot-help-yourself-help-asks = You cannot help yourself; “help” asks the others.
scrabble-bible-you-have-already-offered-your-help = You have already offered your help this turn.
scrabble-bible-no-help-offered-you-now = No help is offered to you now.
scrabble-bible-has-no = { $name } has no { $tile }.
scrabble-bible-that-was-last-play-challenge-it = That was the last play. Challenge it or accept it: then the game ends.
scrabble-bible-table-waits-for-answer-first = The table waits for an answer first.
scrabble-bible-it-s-turn = It is { $name }'s turn.
scrabble-bible-your-play-may-still-be-challenged = Your play may still be challenged. Wait a moment.
scrabble-bible-bot-does-not-cut-time-for = A bot does not cut the time for challenges short.
scrabble-bible-small-letter-stands-for-blank-write = A small letter stands for a blank. Write { $word }.
scrabble-bible-missing-from-your-rack = Missing from your rack: { $tiles }.
scrabble-bible-this-table-has-not-agreed-on = This table has not agreed on “{ $language }”. Agreed: { $agreed }.
scrabble-bible-here-bonuses-come-by-themselves-they = Here bonuses come by themselves; they are not claimed.
scrabble-bible-this-play-makes-no-word-claim = This play makes no word { $word } to claim a bonus for.
scrabble-bible-that-way-it-one-letter-other = That way it is one letter. The other way it makes { $other }: { $other_place } { $other }.
scrabble-bible-misplaced-off-board = { $word } does not fit on the board at { $place }. Squares to the edge: { $room }.
scrabble-bible-misplaced-letter-differs = At { $place } lies { $there }, not { $written }; no tile is replaced.
scrabble-bible-misplaced-no-new-tile = { $word } lies at { $place } already: lay at least one tile.
scrabble-bible-misplaced-runs-on = { $word } runs on: the whole word is { $whole } at { $whole_place }.
scrabble-bible-misplaced-too-short = A word has two letters or more.
scrabble-bible-misplaced-off-centre = The first word has to cover the star at { $centre }.
scrabble-bible-misplaced-apart = { $word } at { $place } touches no tile on the board.
scrabble-bible-not-acceptable-word = { $word } is not an acceptable word.
scrabble-bible-there-no-claimed-bonus-that-you = There is no claimed bonus { $word } that you can challenge now.
scrabble-bible-there-no-play-that-you-can = There is no play that you can challenge now.
scrabble-bible-tiles-in-bag-you-cannot-exchange = Tiles in the bag: { $bag }. You cannot exchange more than that.
scrabble-bible-with-one-opponent-text-or-list = With one opponent the text or the list speaks first; what it leaves open, your opponent decides.
scrabble-bible-story-cannot-be-asked-for-now = The story of { $word } cannot be asked for now.
scrabble-bible-nobody-asks-you-for-story-now = Nobody asks you for a story now.

## Terminal

scrabble-bible-your-rack = Your rack:
scrabble-bible-s-rack = { $name }'s rack:
scrabble-bible-lay-light-across-from-row-8 = lay LIGHT across, from row 8, column G
scrabble-bible-same-downwards-column-comes-first = the same downwards: the column comes first
scrabble-bible-small-letter-blank-letters-that-lie = a small letter is a blank; letters that lie there are written too
scrabble-bible-exchange-these-tiles-blank = exchange these tiles; ? is a blank
scrabble-bible-lay-nothing = lay nothing
scrabble-bible-claim-bonus-word-faith = claim the bonus of a word of faith
scrabble-bible-word-faith-in-another-language = a word of faith in another language
scrabble-bible-ask-others-for-help = ask the others for help
scrabble-bible-name-place-and-word-as-in = Name the place and the word, as in “/score 8G LIGHT”.
scrabble-bible-that-would-score = That would score { $score }: { $words }.
scrabble-bible-may-be-laid-list-and-it = { $word } may be laid (list: { $list }), and it earns a bonus.
scrabble-bible-may-be-laid-list = { $word } may be laid (list: { $list }).
scrabble-bible-blank = blank
scrabble-bible-of = of { $target }
scrabble-bible-bag = Bag
scrabble-bible-latest-play = Latest play: { $place } { $word }, { $name }.
scrabble-bible-it-also-makes = It also makes { $words }.
scrabble-bible-it-on-list = It is on the list.
scrabble-bible-it-not-on-list = It is not on the list.
scrabble-bible-had-such-help-before = { $names } had such help before.
scrabble-bible-trade-q-gives-your-for-that = “trade A>Q” gives your A for that Q; “decline” goes without.
scrabble-bible-points-points-lost-against-best-plays = { $name }: { $score } points, { $lost } points lost against the best plays.
scrabble-bible-on-turn-best-plays = { $name } is on turn. The best plays:
scrabble-bible-there-nothing-look-at = There is nothing to look at.
scrabble-bible-rack = rack
scrabble-bible-column-played = played
scrabble-bible-score = score
scrabble-bible-lost = lost
scrabble-bible-better = better
scrabble-bible-chance = chance of { $name }
scrabble-bible-withdrawn = withdrawn
scrabble-bible-worth = worth

## Lookup

scrabble-bible-in-language-fr = In French it stands for { $words }: { $points } more in The Tower of Babel.
scrabble-bible-in-language-es = In Spanish it stands for { $words }: { $points } more in The Tower of Babel.
scrabble-bible-in-language-de = In German it stands for { $words }: { $points } more in The Tower of Babel.
scrabble-bible-in-language-la = In Latin it stands for { $words }: { $points } more in The Tower of Babel.
scrabble-bible-in-language-he = In Hebrew it stands for { $words }: { $points } more in The Tower of Babel.
scrabble-bible-in-language-el = In Greek it stands for { $words }: { $points } more in The Tower of Babel.
scrabble-bible-no-none-its-lists-has-it = No: none of its lists has it.
scrabble-bible-bonus-it-word-faith = A bonus of { $points }: it is a word of faith.
scrabble-bible-bonus-where-whole-concordance-counts = A bonus of { $points } where the whole concordance counts.
scrabble-bible-no-bonus = No bonus.

## Events and prompts

scrabble-bible-played =
    { $who ->
        [you] You played { $word } for { $score }.
       *[other] { $who-name } played { $word } for { $score }.
    }
scrabble-bible-bonus-word = { $word } is a Bible word: +{ $points }.
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
        [you] You traded your { $gave } for { $other-name }’s { $got }.
       *[other] { $other ->
            [you] { $who-name } traded { $gave } for your { $got }.
           *[other] { $who-name } traded { $gave } for { $other-name }’s { $got }.
        }
    }
scrabble-bible-traded-unseen =
    { $who ->
        [you] You traded a tile with { $other-name }.
       *[other] { $other ->
            [you] { $who-name } traded a tile with you.
           *[other] { $who-name } traded a tile with { $other-name }.
        }
    }
scrabble-bible-adjusted =
    { $why ->
        [time] Overtime: { $points }.
        [story] Story: { $points }.
       *[challenge] Challenge: { $points }.
    }
scrabble-bible-ended-out =
    { $who ->
        [you] You played your last tile, so the game is over.
       *[other] { $who-name } played the last tile, so the game is over.
    }
scrabble-bible-ended-passes = Everyone passed, so the game is over.
scrabble-bible-ended-scoreless = No one has scored for a while, so the game is over.
scrabble-bible-ended-target =
    { $who ->
        [you] It is finished! You reached your target.
       *[other] It is finished! { $who-name } reached the target.
    }
scrabble-bible-ended-alone = Only one player is left, so the game is over.
scrabble-bible-prompt-judge-bonus =
    { $who ->
        [you] You challenged the bonus for { $word }. Is it a Bible word?
       *[other] { $who-name } challenged the bonus for { $word }. Is it a Bible word?
    }
scrabble-bible-prompt-story = { $who-name } played { $words }. Ask for the story?
scrabble-bible-prompt-own-story = You played { $words }. Tell the story for { $points } points?
scrabble-bible-prompt-tell = Tell the story of { $word }.
scrabble-bible-prompt-judge-story = { $who-name } told the story of { $word }: “{ $text }” Is that right?
scrabble-bible-prompt-own-word = You told the story of { $word }: “{ $text }” Did you get it right?
scrabble-bible-prompt-help = { $who-name } would like help. Offer to trade a tile?
scrabble-bible-prompt-take = You can trade a tile with { $names }. Accept the help?
scrabble-bible-prompt-trade = Trade one of your tiles for one of { $who-name }’s.

## Commands

scrabble-bible-exchange-names-tiles-by-letter-for = An exchange names the tiles by letter, ? for a blank, as in “exchange AEI?”.
scrabble-bible-what-challenged-play-challenge-or-bonus = What is challenged is the play (“challenge”) or a bonus (“challenge bonus LIGHT”).
scrabble-bible-name-word-whose-story-you-ask = Name the word whose story you ask for, as in “ask LIGHT”.
scrabble-bible-story-follows-word-answer = The story follows the word “answer”.
scrabble-bible-name-seat-whose-help-you-take = Name the seat whose help you take, as in “take 2”.
scrabble-bible-trade-says-what-you-give-and = A trade says what you give and what you get, as in “trade A>Q”.
scrabble-bible-play-names-place-and-word-as = A play names a place and a word, as in “play 8G LIGHT”.
scrabble-bible-does-not-fit-play-bonus-light = “{ $clause }” does not fit a play: “bonus LIGHT” and “babel fr” do.

## Positions

scrabble-bible-is-not-what-is-played-here = “{ $key } { $value }” is not what is played here.
scrabble-bible-there-tiles-on-board-but-none = There are tiles on the board, but none on the star at { $star }.
scrabble-bible-tile-at-does-not-hang-together = The tile at { $place } does not hang together with the star at { $star }.
scrabble-bible-help-write-asked-or-done = “help { $part }”: write asked or done.
scrabble-bible-debts-as-2-0-where-seat = “debts { $part }”: as 2>0, where seat 2 helped seat 0.
