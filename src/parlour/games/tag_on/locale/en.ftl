tag-on-title = TAG ON
tag-on-tagline = Bible words that tag each other

## Options

tag-on-option-edition = Edition
tag-on-option-edition-help = Each has its own tiles, words and rules.
tag-on-option-edition-en = English
tag-on-option-edition-fr = French
tag-on-option-words = Word checking
tag-on-option-words-help = Any word stands until someone challenges it, or every word is checked as it is played.
tag-on-option-words-challenge = Challenge
tag-on-option-words-checked = Automatic
tag-on-option-word-list = Valid words
tag-on-option-word-list-help = The dictionary that you agree on.
tag-on-option-word-list-bible = Words of the Bible
tag-on-option-word-list-general = These and a general list
tag-on-option-word-list-any = Any letters
tag-on-option-own-words = Extra words
tag-on-option-own-words-help = They count at this table.
tag-on-option-challenge-time = Time to challenge
tag-on-option-challenge-time-help = Without a limit, a play can be challenged until the next player acts.
tag-on-option-challenge-time-unset = no limit
tag-on-option-replace = Replacing letters
tag-on-option-replace-help = What happens to the squares from which letters were lifted.
tag-on-option-replace-in-place = Each is filled again
tag-on-option-replace-free = One may stay empty
tag-on-option-score-all-words = Cross-words score too
tag-on-option-score-all-words-help = Words formed across the played word count, each in its own direction.
tag-on-option-judge = Challenges are judged by
tag-on-option-judge-help = Who decides whether a claim is true.
tag-on-option-judge-text-then-vote = The text, then a vote
tag-on-option-judge-text = The text
tag-on-option-judge-vote = A vote
tag-on-option-bible = Bible for proofs
tag-on-option-bible-help = It is asked first: kjv, or the name of one that was imported.

## Balance command

tag-on-tell-whether-sets-tag-on-balanced = tell whether the sets of TAG ON are balanced, by games of bots
tag-on-first-look-at-one-edition = a first look at one edition
tag-on-both-kept-with-plots = both, kept, with plots
tag-on-what-do = what to do
tag-on-one-edition-else-both = one edition; else both
tag-on-most-games-each = the most games of each
tag-on-bots-that-play-each-against-its = the bots that play, each against its like
tag-on-number-that-fixes-all-chance = a number that fixes all chance
tag-on-folder = FOLDER
tag-on-keep-games-there-and-go-on = keep the games there, and go on from them
tag-on-write-plots-there-svg = write plots there (SVG)
tag-on-how-many-games-at-once-0 = how many games at once; 0: one a core
tag-on-print-figures-as-json = print the figures as JSON
tag-on-what-about-tag-on-parlour-tag = What about TAG ON? “parlour tag-on balance” tells whether its sets are balanced.
tag-on-there-no-edition-there-en-and = There is no edition “{ $text }”; there are en and fr.
tag-on-interrupted-same-command-goes-on-from = Interrupted. The same command goes on from here.
tag-on-tag-on-edition-games-two-plays = TAG ON, edition { $edition }: { $games } games of two, { $plays } plays (seed { $seed }).
tag-on-turn-in-middle-scores-points = a turn in the middle scores { $low } to { $high } points
tag-on-99-100-turns-score-less-than = 99 of 100 turns score less than { $most }
tag-on-nine-ten-games-have-turns = nine of ten games have { $low } to { $high } turns
tag-on-first-player-wins-at-most-more = the first player wins at most { $most } % more or fewer ({ $found } ± { $doubt })
tag-on-each-kind-coloured-square-multiplies-in = each kind of coloured square multiplies in one game of three
tag-on-no-letter-burden-or-must-turns = no letter is a burden or a must: turns with it score at most { $most } % more or less ({ $letters })
tag-on-no-letter-stays-on-rack-more = no letter stays on a rack more than { $most } times as long as others ({ $letters })
tag-on-yes = yes
tag-on-no = no
tag-on-all = all
tag-on-games = games
tag-on-points-turn-middle = points of a turn, middle
tag-on-99-100-below = 99 of 100 below
tag-on-turns-game = turns of a game
tag-on-first-seat-by-leads = first seat, by leads, %
tag-on-first-seat-by-first-turns = first seat, by the first turns, %
tag-on-first-seat-by-wins = first seat, by wins, %
tag-on-with-tag = with a tag, %
tag-on-letters-replaced = letters replaced, %
tag-on-face-up-letter = face-up letter, %
tag-on-games-with-book = games with a book, %
tag-on-games-with-character = games with a character, %
tag-on-games-with-land = games with a land, %
tag-on-games-with-utterance = games with an utterance, %
tag-on-games-with-genealogy = games with genealogy, %

## Picture

tag-on-round-tiles-in-bag = Round { $round }. Tiles in the bag: { $bag }.

## Refusals

tag-on-no-place-on-this-board = “{ $place }” is no place on this board.
tag-on-no-word-begins-at = No word { $word } begins at { $place }.
tag-on-at-does-not-stay-as-it = { $word } at { $place } does not stay as it is in this turn.
tag-on-no-family-relationship = “{ $word }” is no family relationship.
tag-on-colourless-book = No new tile of { $word } lies on a square of a book.
tag-on-colourless-character = No new tile of { $word } lies on a square of a character.
tag-on-colourless-land = No new tile of { $word } lies on a square of a land.
tag-on-colourless-utterance = No new tile of { $word } lies on a square of an utterance.
tag-on-colourless-genealogy = No new tile of { $word } lies on a square of genealogy.
tag-on-that-way-it-one-letter-other = That way it is one letter. The other way it makes { $other }: { $other_place } { $other }.
tag-on-misplaced-off-board = { $word } does not fit on the board at { $place }. Squares to the edge: { $room }.
tag-on-misplaced-letter-differs = At { $place } lies { $there }, not { $written }: lift it to replace it.
tag-on-misplaced-no-new-tile = { $word } lies at { $place } already: lay at least one tile.
tag-on-misplaced-runs-on = { $word } runs on: the whole word is { $whole } at { $whole_place }.
tag-on-misplaced-too-short = A word has two letters or more.
tag-on-misplaced-off-centre = The first word has to cover the centre at { $centre }.
tag-on-misplaced-apart = { $word } at { $place } touches no tile on the board.
tag-on-only-lettered-tile-exchanged-with-face = Only a lettered tile is exchanged with the face-up letters.
tag-on-missing-from-your-rack = Missing from your rack: { $tiles }.
tag-on-there-no-face-up-there = There is no face-up { $tile }. There are: { $tiles }.
tag-on-you-take-has-be-laid-in = The { $tile } you take has to be laid in this very turn.
tag-on-small-letter-stands-for-blank-write = A small letter stands for a blank. Write { $word }.
tag-on-at-lies-no-tile-lift = At { $place } lies no tile to lift.
tag-on-letters-lifted-from-one-word-which = Letters are lifted from one word, which lies the way the new one does.
tag-on-square-lifted-and-not-filled-again = The square { $place } is lifted and not filled again.
tag-on-blank-at-stands-for-it-not = The blank at { $place } stands for { $letter }: it is not replaced by that.
tag-on-you-may-not-lift-more-tiles = You may not lift more tiles ({ $lifted }) than you lay ({ $laid }).
tag-on-bag-empty-lay-more-tiles-than = The bag is empty: lay more tiles than you lift.
tag-on-at-least-one-letter-has-stay = At least one letter of { $word } has to stay in the new word.
tag-on-new-word-has-differ-from = The new word has to differ from { $word }.
tag-on-centre-at-has-stay-covered = The centre at { $place } has to stay covered.
tag-on-tiles-on-board-would-no-longer = Tiles on the board would no longer hang together.
tag-on-was-replaced-here-just-now-it = { $word } was replaced here just now; it may come back later.
tag-on-that-was-last-play-challenge-it = That was the last play. Challenge it or accept it: then the game ends.
tag-on-table-waits-for-answer-first = The table waits for an answer first.
tag-on-it-s-turn = It is { $name }'s turn.
tag-on-your-play-may-still-be-challenged = Your play may still be challenged. Wait a moment.
tag-on-bot-does-not-cut-time-for = A bot does not cut the time for challenges short.
tag-on-because-gives-reason-tag-name-word = “because …” gives the reason of a tag: name the word that is tagged.
tag-on-not-in-game-dictionary = { $word } is not in the game dictionary.
tag-on-there-no-such-claim-that-you = There is no such claim that you can challenge now.
tag-on-there-no-play-that-you-can = There is no play that you can challenge now.
tag-on-you-not-about-lose-turn = You are not about to lose a turn.
tag-on-with-one-opponent-text-or-list = With one opponent the text or the list speaks first; what it leaves open, your opponent decides.
tag-on-tiles-in-bag-you-cannot-exchange = Tiles in the bag: { $bag }. You cannot exchange more than that.
tag-on-only-english-edition-lets-shield-go = Only the English edition lets a shield go back unused.
tag-on-shield-goes-back-unused-once-turn = A shield goes back unused once a turn.
tag-on-bag-empty-nothing-can-be-drawn = The bag is empty: nothing can be drawn for the shield.
tag-on-you-hold-no-shield = You hold no shield.

## Terminal

tag-on-colour-marks-b = Bk
tag-on-colour-marks-c = Ch
tag-on-colour-marks-l = La
tag-on-colour-marks-u = Ut
tag-on-colour-marks-g = Ge
tag-on-bk-book-2-ch-character-2 = Bk book ×2 · Ch character ×2 · La land ×3 · Ut utterance ×2 · Ge genealogy ×3
tag-on-face-up = Face up:
tag-on-your-rack = Your rack:
tag-on-it-also-makes = It also makes { $words }.
tag-on-reason-given = The reason given: { $text }
tag-on-lay-it-across-from-row-9 = lay it across, from row 9, column G; 9G across, G9 downwards
tag-on-and-tag-that-word-which-begins = and tag that word, which begins at H5
tag-on-claim-colour-book-character-land-utterance = claim a colour: book, character, land, utterance
tag-on-claim-kinship-what-it-that-person = claim a kinship: what it is to that person on the board
tag-on-give-for-face-up-d-and = give an A for the face-up D, and lay it
tag-on-lift-those-letters-and-lay-others = lift those letters and lay others in their place
tag-on-exchange-these-tiles-blank-shield = exchange these tiles; ? is a blank, ! a shield
tag-on-by-shield-exchange-tiles-and-still = by a shield exchange tiles and still play
tag-on-lay-nothing = lay nothing
tag-on-put-shield-back-and-draw-for = put a shield back and draw for it
tag-on-name-place-and-word-as-in = Name the place and the word, as in “/score 9G GOD tag ANGEL@H5”.
tag-on-that-would-score = That would score { $score }: { $sum }.
tag-on-not-acceptable-word = { $word } is not an acceptable word.
tag-on-may-be-laid-list = { $word } may be laid (list: { $list }).
tag-on-blank = blank
tag-on-shield = shield
tag-on-left-below-right-above = { $letter }: left { $left }, below { $lower }, right { $right }, above { $upper }
tag-on-bag = Bag
tag-on-round = Round
tag-on-face-up-letters = Face-up letters: { $letters }.
tag-on-latest-play = Latest play: { $place } { $word }, { $name }: { $sum }.

## Lookup

tag-on-no-its-dictionary-does-not-have = No: its dictionary does not have it.
tag-on-twice-score-as-book-bible = Twice the score as a book of the Bible.
tag-on-twice-score-as-somebody-bible = Twice the score as somebody of the Bible.
tag-on-three-times-score-as-place = Three times the score as a place.
tag-on-twice-score-as-utterance = Twice the score as an utterance.
tag-on-it-carries-grammar-and-connects-with = It carries grammar, and connects with nothing.

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
tag-on-also-formed = Also: { $words }.
tag-on-tagged = It tags { $word }.
tag-on-reason = Reason: { $reason }
tag-on-claimed =
    { $claim ->
        [book] { $word } is a book of the Bible: ×{ $times }.
        [character] { $word } is a Bible character: ×{ $times }.
        [land] { $word } is a place in the Bible: ×{ $times }.
       *[utterance] Someone in the Bible says { $word }: ×{ $times }.
    }
tag-on-claimed-kin = { $word } is { $other }’s { $relation }: ×{ $times }.
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
       *[other] { $who-name } loses the next turn.
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
tag-on-ended-out =
    { $who ->
        [you] The bag is empty and you played your last letter. Game over!
       *[other] The bag is empty and { $who-name } played the last letter. Game over!
    }
tag-on-ended-passes = Everyone passed. Game over!
tag-on-ended-scoreless = No one scored for three rounds. Game over!
tag-on-ended-rounds = You’ve played sixty rounds. Game over!
tag-on-ended-alone = Only one player is left. Game over!
tag-on-leftover-tiles = Leftover tiles: { $points }.
tag-on-leftover-points = { $name } { $points }

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
       *[kin] { $who-name } says { $word } is { $other }’s { $relation }. Do you agree?
    }
tag-on-prompt-shield-turn = Your word isn’t valid, so you lose this turn. Use a shield and play again?
tag-on-prompt-shield-next = That word is valid. Use a shield to keep your next turn?

## Commands

tag-on-what-challenged-words-challenge-or-claim = What is challenged is the words (“challenge”) or a claim: { $claims }.
tag-on-exchange-names-tiles-by-letter-for = An exchange names the tiles by letter, ? for a blank, ! for a shield, as in “exchange AEI?”.
tag-on-shield-used-by-shield-save-shield = A shield is used by “shield save”, “shield exchange AEI” or “shield return”.
tag-on-play-names-place-and-word-as = A play names a place and a word, as in “play 9H GOD”.
tag-on-does-not-fit-play-what-does = “{ $clause }” does not fit a play. What does: face-up A>Q, lift 8F,8G, tag GOD@H7, claim land, kin DAVID@5C father, because …

## Positions

tag-on-round-rounds-1 = “round { $text }”: the rounds are 1 to { $last }.
tag-on-centre-write-used-or-free = “centre { $text }”: write used or free.
tag-on-replaced-as-rebels-8f-1-one = “replaced { $part }”: as REBELS@8F:1, one turn ago.

## Tile set

tag-on-there-something-wrong-in-set =
    There is something wrong in the set { $file }:
    { $faults }
tag-on-it-cannot-be-read = It cannot be read: { $reason }.
tag-on-board-has-rows-it-may-have = The board has { $size } rows; it may have { $least } to { $most }.
tag-on-row-board-has-squares-and-there = Row { $number } of the board has { $count } squares, and there are { $size } rows.
tag-on-row-board-has-squares = Row { $number } of the board has “{ $odd }”; squares are { $marks }.
tag-on-board-has-centres-it-has-have = The board has { $count } centres (*); it has to have one.
tag-on-sides-left = Letter { $letter }, left side: “{ $text }” is no sign and number, as +2 or ×2.
tag-on-sides-lower = Letter { $letter }, lower side: “{ $text }” is no sign and number, as +2 or ×2.
tag-on-sides-right = Letter { $letter }, right side: “{ $text }” is no sign and number, as +2 or ×2.
tag-on-sides-upper = Letter { $letter }, upper side: “{ $text }” is no sign and number, as +2 or ×2.
tag-on-there-cannot-be-blanks = There cannot be { $count } blanks.
tag-on-there-cannot-be-shields = There cannot be { $count } shields.
tag-on-no-letter-from-z = “{ $letter }” is no letter from A to Z.
tag-on-letter-there-cannot-be-it = Letter { $letter }: there cannot be { $count } of it.
tag-on-letters-there-display-and-four-racks = Letters there are: { $letters }. The display and four racks need { $least }.
