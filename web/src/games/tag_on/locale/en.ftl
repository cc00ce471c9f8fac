tag-on-ui-face-up = Face up
tag-on-ui-face-up-none = No tiles are left here.
tag-on-ui-face-up-text = Face-up tiles anyone can take
tag-on-ui-give = Swap one of your tiles for the { $letter }.
tag-on-ui-given = You must play the { $take } this turn.
tag-on-ui-tile = { $letter }: { $sides }
tag-on-ui-no-sides = no numbers
tag-on-ui-lift = Replace { $letter }
tag-on-ui-put-back = Put { $letter } back
tag-on-ui-hint = Drag tiles to the board, or tap a square, then your tiles. Hold a tile for details.
tag-on-ui-keys =
    Delete: replace the letter at the cursor
    ? on a tile: show its details
tag-on-ui-hint-keys = Type a word. Arrow keys move, space switches direction, Delete replaces, “?” shows details.
tag-on-ui-hint-shield-return = Try swapping your shield for a tile.
tag-on-ui-hint-shield-save = Try using your shield.
tag-on-ui-hint-why-tag = It tags { $word } for { $points }.
tag-on-ui-hint-why-claim =
    { $kind ->
        [book] It’s a book on a book square: ×{ $times }.
        [character] It’s a character on a character square: ×{ $times }.
        [land] It’s a place on a place square: ×{ $times }.
        [utterance] Someone in the Bible says it, and it’s on a speech square: ×{ $times }.
       *[genealogy] It’s a relative of someone on the board, on a family square: ×{ $times }.
    }
tag-on-ui-hint-why-all = It uses all nine tiles: { $points } more.
tag-on-ui-legend = Squares
tag-on-ui-legend-title = Coloured squares
tag-on-ui-legend-text = Cover one with a new tile, say what your word is, and the word counts more. Anyone can challenge it.
tag-on-ui-square-book = Book: ×{ $times } if your word is a book of the Bible.
tag-on-ui-square-character = Character: ×{ $times } if your word is someone in the Bible.
tag-on-ui-square-land = Place: ×{ $times } if your word is a place in the Bible.
tag-on-ui-square-utterance = Speech: ×{ $times } if someone in the Bible says your word.
tag-on-ui-square-genealogy = Family: ×{ $times } if your word is a relative of someone on the board.
tag-on-ui-square-reader = Centre: the first word across it counts double.
tag-on-ui-tag = Tag a word
tag-on-ui-tag-hint = Tag a word that’s linked to yours
tag-on-ui-tagged = You’re tagging { $word }.
tag-on-ui-proved = linked in the Bible
tag-on-ui-because-hint = Reason (optional)
tag-on-ui-because = Reason
tag-on-ui-why = What links { $one } and { $other }?
tag-on-ui-why-hint = The Bible links them here. Choose your reason:
tag-on-ui-why-none = We found no link in the Bible. If you know one, you can still tag this word.
tag-on-ui-chosen = Use this reason
tag-on-ui-claim = Claim a coloured square
tag-on-ui-kin = { $word } is the
tag-on-ui-kin-of = of
tag-on-ui-kin-person = of someone on the board
tag-on-ui-relation = father, sister…
tag-on-ui-relations = father, mother, son, daughter, brother, sister, husband, wife, grandfather, grandmother, grandson, granddaughter, great-grandfather, great-grandmother, uncle, aunt, nephew, niece, cousin, father-in-law, mother-in-law, son-in-law, daughter-in-law, brother-in-law, ancestor, descendant
tag-on-ui-shield-exchange = Use shield to exchange tiles
tag-on-ui-shield-exchange-text = Choose the tiles to exchange. It costs your shield, not your turn.
tag-on-ui-shield-exchange-count =
    { $count ->
        [0] Exchange, then play
        [one] Exchange { $count } tile, then play
       *[other] Exchange { $count } tiles, then play
    }
tag-on-ui-shield-return = Swap shield for a tile
tag-on-ui-use-shield = Use my shield
tag-on-ui-no-shield = You don’t have one. You’re asked all the same, so nobody can tell who has a shield.
tag-on-ui-proof = Proof
tag-on-ui-proof-of = { $one } and { $other }
tag-on-ui-other-proofs =
    { $count ->
        [one] Show { $count } more proof
       *[other] Show { $count } more proofs
    }
tag-on-ui-not-proved = We found no proof in the Bible.
tag-on-ui-verdict-linked = The Bible links { $one } and { $other }: { $where }.
tag-on-ui-verdict-stands-text = The Bible agrees.
tag-on-ui-verdict-stands-vote = The players agree.
tag-on-ui-verdict-falls-vote = The players disagree.

## Sides

tag-on-ui-side-left = left
tag-on-ui-side-lower = bottom
tag-on-ui-side-right = right
tag-on-ui-side-upper = top

## Details of a tile

tag-on-ui-details-letter = The letter { $letter }
tag-on-ui-details-blank = A blank
tag-on-ui-details-named = A blank used as { $letter }
tag-on-ui-details-shield = A shield
tag-on-ui-details-blank-text = It can be any letter. It has no numbers, so it doesn’t change your score.
tag-on-ui-details-shield-text = You can’t put it on the board. Use it when you’d lose a turn, or to exchange tiles and still play.
tag-on-ui-details-adds = adds { $number }
tag-on-ui-details-multiplies = multiplies by { $number }
tag-on-ui-details-nothing = no number
tag-on-ui-details-use-played-across = words played across
tag-on-ui-details-use-played-down = words played down
tag-on-ui-details-use-tagged-across = tagged words that go across
tag-on-ui-details-use-tagged-down = tagged words that go down
tag-on-ui-details-counts-in = Counts for { $uses }.
tag-on-ui-details-counts = counts now
tag-on-ui-details-side-left = the left number
tag-on-ui-details-side-lower = the bottom number
tag-on-ui-details-side-right = the right number
tag-on-ui-details-side-upper = the top number
tag-on-ui-details-why-played-across = your word goes across
tag-on-ui-details-why-played-down = your word goes down
tag-on-ui-details-why-tagged-across = the word you tag goes across
tag-on-ui-details-why-tagged-down = the word you tag goes down
tag-on-ui-details-now = Now { $side } counts, because { $why }.
tag-on-ui-details-none = No number counts yet. It depends on the word: played or tagged, across or down.
tag-on-ui-details-first = The first number of a word counts as it is, even with a ×.

## Kinds

tag-on-ui-kind-book = a book
tag-on-ui-kind-character = a character
tag-on-ui-kind-land = a place
tag-on-ui-kind-utterance = someone says it
tag-on-ui-kind-genealogy = family

## Answers

tag-on-ui-answer-challenge = Challenge the word
tag-on-ui-answer-challenge-tag = Challenge the tag
tag-on-ui-answer-challenge-book = Challenge “it’s a book”
tag-on-ui-answer-challenge-character = Challenge “it’s a Bible character”
tag-on-ui-answer-challenge-land = Challenge “it’s a place”
tag-on-ui-answer-challenge-utterance = Challenge “someone says it”
tag-on-ui-answer-challenge-kin = Challenge “they’re family”
tag-on-ui-answer-lose-turn = Lose this turn
tag-on-ui-answer-lose-next = Lose my next turn
tag-on-ui-answer-no-shield = Don’t use a shield
tag-on-ui-because-text = Reason: “{ $text }”

## End

tag-on-ui-end-tags = Tags
tag-on-ui-end-no-tags = No one tagged a word.
tag-on-ui-end-unproved = no proof found
