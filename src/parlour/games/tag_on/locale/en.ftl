tag-on-title = TAG ON
tag-on-tagline = Link words by the Bible stories they share.
tag-on-goal = Score the most points. Link your word to one on the board, and you score that word too.

## Options

tag-on-option-edition = Edition
tag-on-option-edition-help = Each edition has its own tiles, words and rules.
tag-on-option-edition-en = English
tag-on-option-edition-fr = French
tag-on-option-words = Word checking
tag-on-option-words-challenge = Challenge (standard rules)
tag-on-option-words-challenge-help = Any word stands unless someone challenges it. An invalid word costs you the turn; a wrong challenge, your next one.
tag-on-option-words-checked = Automatic
tag-on-option-words-checked-help = Every word is checked for you. Only valid words can be played.
tag-on-option-word-list = Valid words
tag-on-option-word-list-bible = Bible words
tag-on-option-word-list-general = Bible words and everyday words
tag-on-option-word-list-any = Any letters
tag-on-option-own-words = Extra words
tag-on-option-challenge-time = Time to challenge
tag-on-option-challenge-time-help = With no limit, you can challenge until the next player moves.
tag-on-option-challenge-time-unset = No limit
tag-on-option-replace = Replacing letters
tag-on-option-replace-in-place = Fill every square
tag-on-option-replace-free = One square can be left empty
tag-on-option-shield = A shield can save
tag-on-option-shield-help = Use it when a challenge would cost a turn.
tag-on-option-shield-holder = Only its owner
tag-on-option-shield-any = Any player
tag-on-option-score-all-words = Cross-words score too
tag-on-option-score-all-words-help = Words that cross the one you play also score, each in its own direction.
tag-on-option-judge = Challenges are judged by
tag-on-option-judge-help = When someone challenges a claim.
tag-on-option-judge-text-then-vote = The Bible, then a vote
tag-on-option-judge-text = The Bible
tag-on-option-judge-vote = A vote
tag-on-option-links = A tag needs
tag-on-option-links-help = A true link is a fact, a story with both words, or words that belong together.
tag-on-option-links-close = A true link
tag-on-option-links-verse = Both words in one verse
tag-on-option-links-open = Both in one verse or neighbouring verses
tag-on-option-bible = Bible for proofs
tag-on-option-bible-help = The Bible that’s checked first. Type “kjv” for the King James Version, or the name of one you imported.

## Refusals

tag-on-letter-differs = { $place } already has { $there }. To play { $written } there, replace it first.
tag-on-not-on-centre = The first word must cross the centre, { $centre }.
tag-on-face-up-for-letter-only = You can’t swap a blank or a shield for a face-up letter.
tag-on-no-such-face-up = There’s no face-up { $tile }. Choose one of these: { $tiles }.
tag-on-must-play-face-up = You must play the { $tile } this turn.
tag-on-nothing-to-replace = There’s no tile to replace at { $place }.
tag-on-replace-in-one-word = Replace letters of one word only, and play in the same direction.
tag-on-fill-square-again = You took the letter at { $place }, so put another one there.
tag-on-blank-is-same-letter = The blank at { $place } is already { $letter }. Replace it with another letter.
tag-on-takes-too-many = Tiles you take off the board: { $lifted }. Tiles you play: { $laid }. Play at least as many as you take.
tag-on-bag-empty-take-fewer = The bag is empty, so you must play more tiles than you take off the board.
tag-on-keep-one-letter = Keep at least one letter of { $word }.
tag-on-same-word = { $word } is already there. Play a different word.
tag-on-centre-uncovered = The centre, { $place }, must stay covered.
tag-on-board-falls-apart = All tiles on the board must stay connected.
tag-on-just-replaced = { $word } was just replaced here. You can play it here again later.
tag-on-reason-without-tag = To give a reason, choose a word to tag.
tag-on-no-word-at = { $word } doesn’t start at { $place }.
tag-on-word-is-changing = You’re changing { $word } this turn, so you can’t use it for a tag or a family link.
tag-on-unknown-relation = “{ $word }” isn’t a family relationship. Try “father” or “sister”.
tag-on-claim-off-square =
    { $kind ->
        [book] To claim a book, put a tile on a book square.
        [character] To claim a character, put a tile on a character square.
        [land] To claim a place, put a tile on a place square.
        [utterance] To claim “someone says it”, put a tile on a speech square.
       *[genealogy] To claim a family link, put a tile on a family square.
    }
tag-on-no-such-claim = There’s no such claim to challenge right now.
tag-on-no-turn-to-save = You aren’t losing a turn. Keep your shield.
tag-on-shield-swap-english-only = You can swap an unused shield only in the English edition.
tag-on-shield-swap-once = You’ve already swapped a shield this turn.
tag-on-shield-swap-bag-empty = The bag is empty, so you can’t swap your shield.
tag-on-no-shield = You don’t have a shield.

## Picture and terminal

tag-on-picture-caption = Round { $round }. Tiles in the bag: { $bag }.
tag-on-mark-book = Bk
tag-on-mark-character = Ch
tag-on-mark-land = La
tag-on-mark-utterance = Ut
tag-on-mark-genealogy = Ge
tag-on-legend = Bk book ×2 · Ch character ×2 · La land ×3 · Ut utterance ×2 · Ge genealogy ×3
tag-on-face-up = Face up:
tag-on-shield = shield
tag-on-tile-sides = { $letter }: left { $left }, bottom { $lower }, right { $right }, top { $upper }
tag-on-round = Round
tag-on-latest-play = Last move: { $name }, { $word } at { $place }. Score: { $sum }.
tag-on-would-score = You’d score { $score }: { $sum }.
tag-on-example-play = play it across from row 9, column G (G9: down)
tag-on-example-tag = and tag the word that starts at H5
tag-on-example-claim = and claim its square: book, character, land or utterance
tag-on-example-kin = and claim a family link with someone on the board
tag-on-example-face-up = swap your A for the face-up D and play it
tag-on-example-replace = replace the letters on those squares
tag-on-example-exchange = exchange these tiles; ? is a blank, ! a shield
tag-on-example-shield-exchange = use a shield to exchange tiles and still play
tag-on-example-shield-return = swap a shield for a tile

## Lookup

tag-on-lookup-invalid = Not valid: it isn’t in the game’s dictionary.
tag-on-lookup-book = Counts double as a book of the Bible.
tag-on-lookup-character = Counts double as a Bible character.
tag-on-lookup-land = Counts triple as a place in the Bible.
tag-on-lookup-utterance = Counts double because someone in the Bible says it.
tag-on-lookup-function-word = It’s a small word like AND or OF, so it can’t be tagged.

## Events

tag-on-face-up-drawn = Face-up letters: { $tiles }.
tag-on-took-face-up =
    { $who ->
        [you] You swapped { $gave } for the face-up { $took }.
       *[other] { $who-name } swapped { $gave } for the face-up { $took }.
    }
tag-on-played =
    { $who ->
        [you] You played { $word } for { $score }.
       *[other] { $who-name } played { $word } for { $score }.
    }
tag-on-changed-word =
    { $who ->
        [you] You changed { $old } to { $word } for { $score }.
       *[other] { $who-name } changed { $old } to { $word } for { $score }.
    }
tag-on-tagged = It tags { $word }.
tag-on-reason = Reason: “{ $reason }”.
tag-on-claimed =
    { $claim ->
        [book] { $word } is a book of the Bible: ×{ $times }.
        [character] { $word } is a Bible character: ×{ $times }.
        [land] { $word } is a place in the Bible: ×{ $times }.
       *[utterance] Someone in the Bible says { $word }: ×{ $times }.
    }
tag-on-claimed-kin = { $said }: ×{ $times }.
tag-on-centre-covered = First word across the centre: ×2.
tag-on-nine-tiles = All nine tiles: +{ $points }.
tag-on-running-total = Score: { $total }.
tag-on-challenge-failed =
    { $who ->
        [you] You challenged.
       *[other] { $who-name } challenged.
    } { $count ->
        [one] { $words } is a valid word.
       *[other] { $words } are valid words.
    }
tag-on-tiles-taken-back =
    { $who ->
        [you] You took your tiles back.
       *[other] { $who-name } took the tiles back.
    }
tag-on-turn-lost =
    { $who ->
        [you] You lost this turn.
       *[other] { $who-name } lost this turn.
    }
tag-on-next-turn-lost =
    { $who ->
        [you] You lose your next turn.
       *[other] { $who-name } loses their next turn.
    }
tag-on-claim-challenged =
    { $who ->
        [you] You challenged
       *[other] { $who-name } challenged
    } { $claim ->
        [tag] the tag.
        [book] “it’s a book”.
        [character] “it’s a Bible character”.
        [land] “it’s a place”.
        [utterance] “someone says it”.
       *[kin] “they’re family”.
    }
tag-on-proof = { $proof }
tag-on-tag-linked = The Bible links { $word } and { $other }: { $where }.
tag-on-tag-unlinked =
    { $who ->
        [you] We found no link between { $word } and { $other } in the Bible, so you lose those points.
       *[other] We found no link between { $word } and { $other } in the Bible, so { $who-name } loses those points.
    }
tag-on-claim-upheld-by-text =
    { $claim ->
        [tag] The Bible agrees: the tag counts.
       *[other] The Bible agrees.
    }
tag-on-claim-upheld-by-vote =
    { $claim ->
        [tag] The players accept the tag.
       *[other] The players agree.
    }
tag-on-claim-rejected-by-text =
    { $claim ->
        [tag] We found no link in the Bible, so
       *[other] We found no proof in the Bible, so
    } { $who ->
        [you] you lose those points.
       *[other] { $who-name } loses those points.
    }
tag-on-claim-rejected-by-vote =
    { $claim ->
        [tag] The players don’t accept the tag, so
       *[other] The players disagree, so
    } { $who ->
        [you] you lose those points.
       *[other] { $who-name } loses those points.
    }
tag-on-shield-saved-turn =
    { $who ->
        [you] You used a shield, so you don’t lose a turn.
       *[other] { $who-name } used a shield and doesn’t lose a turn.
    }
tag-on-shield-saved-other =
    { $who ->
        [you] You used a shield, so { $other-name } doesn’t lose a turn.
       *[other] { $other ->
            [you] { $who-name } used a shield, so you don’t lose a turn.
           *[other] { $who-name } used a shield, so { $other-name } doesn’t lose a turn.
        }
    }
tag-on-shield-exchanged-tiles =
    { $who ->
        [you] You used a shield to exchange { $count ->
            [one] one tile
           *[other] { $count } tiles
        }, and you can still play.
       *[other] { $who-name } used a shield to exchange { $count ->
            [one] one tile
           *[other] { $count } tiles
        } and can still play.
    }
tag-on-shield-swapped =
    { $who ->
        [you] You swapped a shield for a tile.
       *[other] { $who-name } swapped a shield for a tile.
    }
tag-on-ended-scoreless = No one scored for three rounds. Game over!
tag-on-ended-rounds = That was round 60. Game over!

## Prompts

tag-on-prompt-challenge = { $who-name } played { $word } for { $score }.
tag-on-prompt-challenge-tag = { $who-name } played { $word } for { $score }, tagging { $tagged }.
tag-on-prompt-challenge-again = Challenge anything else?
tag-on-prompt-judge =
    { $claim ->
        [tag] { $who-name } says the Bible links { $word } and { $other }. Do you agree?
        [book] { $who-name } says { $word } is a book of the Bible. Do you agree?
        [character] { $who-name } says { $word } is a Bible character. Do you agree?
        [land] { $who-name } says { $word } is a place in the Bible. Do you agree?
        [utterance] { $who-name } says someone in the Bible says { $word }. Do you agree?
       *[kin] { $who-name } says { $said }. Do you agree?
    }
tag-on-waiting-for-judge = Waiting for { $names } to decide who is right.
tag-on-prompt-shield-turn =
    { $who ->
        [you] Your word isn’t valid, so you lose this turn unless you use a shield.
       *[other] { $who-name }’s word isn’t valid. A shield would let { $who-name } play again.
    }
tag-on-prompt-shield-next =
    { $who ->
        [you] That word is valid, so you lose your next turn unless you use a shield.
       *[other] That word is valid. A shield would save { $who-name }’s next turn.
    }

## Commands

tag-on-command-play = To play, name a square and a word, as in “play 9H GOD”.
tag-on-command-score = Name a square and a word, as in “/score 9G GOD tag ANGEL@H5”.
tag-on-command-clause = You can’t add “{ $clause }” to a move. You can add: face-up A>Q, lift 8F,8G, tag GOD@H7, claim land, kin DAVID@5C father, because …
tag-on-command-exchange = To exchange, name your tiles, with ? for a blank and ! for a shield, as in “exchange AEI?”.
tag-on-command-shield = To use a shield, type “shield save”, “shield exchange AEI” or “shield return”.
tag-on-command-challenge = Type “challenge” to challenge the words, or one of these: { $claims }.

## Positions

tag-on-position-round = “round { $text }” isn’t valid: rounds go from 1 to { $last }.
tag-on-position-centre = “centre { $text }” isn’t valid: write “used” or “free”.
tag-on-position-replaced = “replaced { $part }” isn’t valid: write “REBELS@8F:1” for one turn ago.

## Tile set

tag-on-set-faults =
    The tile set { $file } has errors:
    { $faults }
tag-on-set-unreadable = The file can’t be read: { $reason }.
tag-on-set-board-size = The board has { $size } rows, but needs { $least } to { $most }.
tag-on-set-row-length = Row { $number } of the board has { $count } squares, but needs { $size }.
tag-on-set-row-mark = Row { $number } of the board has “{ $odd }”, but squares are { $marks }.
tag-on-set-centres = The board has { $count } centres (*), but needs one.
tag-on-set-side =
    { $side ->
        [left] { $letter }, left: “{ $text }” isn’t a sign and a number, such as +2 or ×2.
        [lower] { $letter }, bottom: “{ $text }” isn’t a sign and a number, such as +2 or ×2.
        [right] { $letter }, right: “{ $text }” isn’t a sign and a number, such as +2 or ×2.
       *[upper] { $letter }, top: “{ $text }” isn’t a sign and a number, such as +2 or ×2.
    }
tag-on-set-blanks = The number of blanks can’t be { $count }.
tag-on-set-shields = The number of shields can’t be { $count }.
tag-on-set-letter = “{ $letter }” isn’t a letter from A to Z.
tag-on-set-letter-count = { $letter }: the number of tiles can’t be { $count }.
tag-on-set-too-few-letters = The set needs { $least } letters for the face-up row and four racks, but has { $letters }.

## Balance command

tag-on-balance-about = measure how balanced the TAG ON tile sets are, with games between bots
tag-on-balance-example-one = a quick look at one edition
tag-on-balance-example-both = both editions, games of two, three and four, with stored games and plots
tag-on-balance-what = what to do
tag-on-balance-edition = one edition (default: both)
tag-on-balance-games = number of games for each edition and number of players
tag-on-balance-players = numbers of players
tag-on-balance-levels = bot levels; each plays against itself
tag-on-balance-seed = random seed
tag-on-folder = FOLDER
tag-on-balance-keep = store the games there, and resume from them
tag-on-balance-plots = write plots there (SVG)
tag-on-balance-json = print the figures as JSON
tag-on-balance-usage = Use “parlour tag-on balance” to measure how balanced the tile sets are.
tag-on-unknown-edition = There’s no edition “{ $text }”: use en or fr.
tag-on-balance-interrupted = Interrupted. Run the same command to continue.
tag-on-balance-heading = TAG ON, edition { $edition }: { $games } games of { $players }, { $plays } plays (seed { $seed }). In brackets: 95% intervals.
tag-on-balance-check-median = the median turn scores { $low } to { $high } points
tag-on-balance-check-high = 99% of turns score less than { $most }
tag-on-balance-check-ties = at most { $most }% of opening draws of two players tie ({ $found }%)
tag-on-balance-check-worthless = no word of three letters scores 0 ({ $words })
tag-on-balance-check-turns = 90% of games have { $low } to { $high } turns
tag-on-balance-check-advantage = the player who starts wins { $even }% of the games, within { $most }% (bots: { $level }; { $found }%, 95% interval { $low } to { $high })
tag-on-balance-check-colours = each kind of coloured square counts in at least half of the games
tag-on-balance-check-weight = no letter changes the score of a turn by more than { $most }% ({ $letters })
tag-on-balance-check-wait = no letter stays on a rack more than { $most } times as long as the others ({ $letters })
tag-on-yes = yes
tag-on-no = no
tag-on-balance-all = all
tag-on-balance-row-games = games
tag-on-balance-row-median = points per turn, median
tag-on-balance-row-high = points per turn, 99th percentile
tag-on-balance-row-turns = turns per game
tag-on-balance-row-leads = first player’s advantage by leads, %
tag-on-balance-row-openings = first player’s advantage by first turns, %
tag-on-balance-row-place = wins of the player in place { $place }, %
tag-on-balance-row-chair = wins of the first seat after the draw, %
tag-on-balance-row-tags = plays with a tag, %
tag-on-balance-row-replaced = plays that replace letters, %
tag-on-balance-row-face-up = plays with a face-up letter, %
tag-on-balance-row-book = games with a book, %
tag-on-balance-row-character = games with a character, %
tag-on-balance-row-land = games with a land, %
tag-on-balance-row-utterance = games with an utterance, %
tag-on-balance-row-genealogy = games with a family link, %
tag-on-balance-plot = Balance of TAG ON, edition { $edition }
tag-on-balance-plot-scores = Points per turn, by percentile ({ $plays } plays), with bounds for the median
tag-on-balance-plot-weights = Score of turns with a letter on the rack, compared with the others, in percent
tag-on-balance-plot-waits = Time a letter stays on a rack (average: 1)

## Lesson

tag-on-lesson-lay = Play words from the Bible. Every tile has numbers on its sides: a word across uses the bottom ones, from left to right. + adds, × multiplies. Lay GOD across the middle: drag, tap or type.
tag-on-lesson-lay-done = Well done! Step by step, the numbers became your score. The first word across the centre counts double.
tag-on-lesson-down = A word down uses the numbers on the left. Lay DAVID down from the D.
tag-on-lesson-down-done = That’s how both directions score. Every word must connect, and it must be in the Bible.
tag-on-lesson-tag = Now the heart of the game. Lay ANGEL down through the G. God and angels share Bible stories, so tag GOD: choose it from the list, or tap it on the board. Then play.
tag-on-lesson-tag-done = Tagged! The other word scores again, with its top numbers. The verse shows why they belong together.
tag-on-lesson-colour = Coloured squares multiply your word if it’s the right kind: a book, a character, a place, a word someone says, or a relative. Lay JOEL across, ending on the L, claim “a book” and play.
tag-on-lesson-colour-done = Joel is a book of the Bible, so your word counts double. A wrong claim costs only its points.

## On paper

tag-on-print-board = Board and tray
tag-on-print-board-edition = Edition
tag-on-print-board-edition-own = My language
tag-on-print-board-edition-en = English
tag-on-print-board-edition-fr = French
tag-on-print-board-about = A board of { $size } by { $size } squares; pictures show what a coloured square is for
tag-on-print-tray = Face-up letters
tag-on-print-legend = Coloured squares
tag-on-print-tiles = Tiles
tag-on-print-tiles-edition = Edition
tag-on-print-tiles-edition-own = My language
tag-on-print-tiles-edition-en = English
tag-on-print-tiles-edition-fr = French
tag-on-print-tiles-note = { $count } tiles in our own design. Print on stiff paper, or glue the sheets on cardboard, and cut along the marks.
tag-on-print-tile = Tile { $letter }
tag-on-print-score-pad = Score sheet
tag-on-print-score-pad-edition = Edition
tag-on-print-score-pad-edition-own = My language
tag-on-print-score-pad-edition-en = English
tag-on-print-score-pad-edition-fr = French
tag-on-print-score-pad-players = Players
tag-on-print-score-pad-players-4 = 4
tag-on-print-score-pad-players-3 = 3
tag-on-print-score-pad-players-2 = 2
tag-on-print-word = Word, tag
tag-on-print-sides = Your word: bottom numbers across, left numbers down. The word you tag: top numbers across, right numbers down.
tag-on-print-kind-book = Open book: a book of the Bible counts ×{ $times }
tag-on-print-kind-character = Person: a person in the Bible counts ×{ $times }
tag-on-print-kind-land = Hills: a place in the Bible counts ×{ $times }
tag-on-print-kind-utterance = Speech bubble: a word that someone in the Bible says counts ×{ $times }
tag-on-print-kind-genealogy = Tree: relatives count ×{ $times }
tag-on-print-best-link = Best link
