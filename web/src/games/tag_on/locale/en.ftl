tag-on-ui-face-up = Face up
tag-on-ui-face-up-text = Letters beside the board, open to all
tag-on-ui-give = You take the { $letter }. Which of your letters do you give for it?
tag-on-ui-given = { $give } for the face-up { $take }: it has to be laid now.
tag-on-ui-shield = shield
tag-on-ui-blank = blank
tag-on-ui-tile = { $letter }: { $sides }
tag-on-ui-no-sides = no numbers
tag-on-ui-lift = Lift { $letter }
tag-on-ui-put-back = Put { $letter } back
tag-on-ui-hint = Drag tiles to the board, or tap a square and then tiles. Hold a tile to see it closer.
tag-on-ui-hint-keys = Type a word; arrows move the cursor, space turns it, Delete lifts a letter, ? shows a tile closer.
tag-on-ui-tag = Tag a word
tag-on-ui-tag-hint = Which word on the board has to do with yours?
tag-on-ui-tagged = Tags { $word }
tag-on-ui-proved = proved by the text
tag-on-ui-because-hint = Why? You need not say.
tag-on-ui-because = Because
tag-on-ui-why = Why { $one } and { $other }?
tag-on-ui-why-hint = The text connects them here. Choose what you would say:
tag-on-ui-why-none = The text proves no connection. You may tag it all the same, if you know one.
tag-on-ui-chosen = I say this
tag-on-ui-claim = It is
tag-on-ui-kin = { $word } is the
tag-on-ui-kin-of = of
tag-on-ui-relation = father, sister, …
tag-on-ui-relations = father, mother, son, daughter, brother, sister, husband, wife, grandfather, grandmother, grandson, granddaughter, great-grandfather, great-grandmother, uncle, aunt, nephew, niece, cousin, father-in-law, mother-in-law, son-in-law, daughter-in-law, brother-in-law, ancestor, descendant
tag-on-ui-person = person on the board
tag-on-ui-shield-exchange = Shield: exchange tiles, then play
tag-on-ui-shield-exchange-text = Choose the tiles to give back. The shield goes too, and then you play.
tag-on-ui-shield-exchange-count = { $count ->
    [0] Exchange and play on
    [one] Exchange { $count } tile and play on
   *[other] Exchange { $count } tiles and play on
}
tag-on-ui-shield-return = Put the shield back and draw for it
tag-on-ui-use-shield = Use my shield
tag-on-ui-no-shield = You hold no shield.
tag-on-ui-proof = Proof
tag-on-ui-proof-of = { $one } and { $other }
tag-on-ui-other-proofs = { $count ->
    [one] { $count } more proof
   *[other] { $count } more proofs
}
tag-on-ui-not-proved = The text does not prove it.
tag-on-ui-verdict-stands-text = The claim stands.
tag-on-ui-verdict-stands-vote = The players let it stand.
tag-on-ui-verdict-falls-vote = The players do not accept it.

## Sides

tag-on-ui-side-left = left
tag-on-ui-side-lower = below
tag-on-ui-side-right = right
tag-on-ui-side-upper = above

## Closer

tag-on-ui-closer-letter = The letter { $letter }
tag-on-ui-closer-blank = A blank
tag-on-ui-closer-named = A blank, as { $letter }
tag-on-ui-closer-shield = The shield
tag-on-ui-closer-blank-text = It may be any letter. It has no numbers, and the sum passes it over.
tag-on-ui-closer-shield-text = It is no letter. Keep it for a turn that you would lose, or exchange tiles with it and play on.
tag-on-ui-closer-adds = adds { $number }
tag-on-ui-closer-multiplies = multiplies by { $number }
tag-on-ui-closer-nothing = no number
tag-on-ui-closer-use-played-across = a word laid across
tag-on-ui-closer-use-played-down = a word laid downwards
tag-on-ui-closer-use-tagged-across = a tagged word that runs across
tag-on-ui-closer-use-tagged-down = a tagged word that runs down
tag-on-ui-closer-counts-in = Counts in { $uses }.
tag-on-ui-closer-counts = counts now
tag-on-ui-closer-side-left = the left side
tag-on-ui-closer-side-lower = the side below
tag-on-ui-closer-side-right = the right side
tag-on-ui-closer-side-upper = the side above
tag-on-ui-closer-why-played-across = your word runs across
tag-on-ui-closer-why-played-down = your word runs down
tag-on-ui-closer-why-tagged-across = your word tags this one, which runs across
tag-on-ui-closer-why-tagged-down = your word tags this one, which runs down
tag-on-ui-closer-now = Now { $side } counts, because { $why }.
tag-on-ui-closer-none = None counts now. Which one does depends on whether its word is laid or tagged, and how it runs.
tag-on-ui-closer-first = The first number of a word stands as it is, whatever its sign.

## Kinds

tag-on-ui-kind-book = a book
tag-on-ui-kind-character = a character
tag-on-ui-kind-land = a land
tag-on-ui-kind-utterance = an utterance
tag-on-ui-kind-genealogy = kin

## Doubts

tag-on-ui-doubt-challenge = Challenge the word
tag-on-ui-doubt-challenge-tag = Doubt the tag
tag-on-ui-doubt-challenge-book = Doubt the book
tag-on-ui-doubt-challenge-character = Doubt the character
tag-on-ui-doubt-challenge-land = Doubt the land
tag-on-ui-doubt-challenge-utterance = Doubt the utterance
tag-on-ui-doubt-challenge-kin = Doubt the kinship

## Pose

tag-on-ui-pose-because = Because: { $text }
tag-on-ui-pose-yes = It is so
tag-on-ui-pose-no = It is not

## End

tag-on-ui-end-tags = Tags
tag-on-ui-end-no-tags = No word was tagged.
tag-on-ui-end-unproved = not proved by the text

## Learn

tag-on-ui-lesson-title = TAG ON in two minutes
tag-on-ui-lesson-step-intro-say = You lay words of the Bible, and your word may tag another that stands on the board. Then both score. Nine letters at a time are yours; nine more lie face up for all.
tag-on-ui-lesson-step-first-say = Every tile has four sides. Across, the lower numbers count, one after the other; the first as it stands, then + adds and × multiplies. Lay GOD on the marked squares.
tag-on-ui-lesson-step-first-done = 6, times 2, times 3: 36. There is no order of operations, just from left to right. The reader in the centre doubles the word that covers him first: 72.
tag-on-ui-lesson-step-tag-say = Downwards the left sides count. Lay ANGEL through the G of GOD. Then tap GOD: God and the angels stand together in scripture, so your word tags it.
tag-on-ui-lesson-step-tag-done = ANGEL 1+6+2+4 = 13: N has no number on its left. GOD is tagged by its upper sides: 7×2+2 = 16. Together 29. Ben could challenge the tag; then the verse is shown.
tag-on-ui-lesson-step-tag-tap = Now tap GOD on the board: that is the word you tag.
tag-on-ui-lesson-step-replace-say = Letters that lie there may be replaced. Make ANGEL into ANGER: put your R onto the L. The L comes to your rack, for later.
tag-on-ui-lesson-step-replace-done = The new word scores as if you had laid it all: 10. A word that was replaced may not come back at once.
tag-on-ui-lesson-step-colour-say = Coloured squares multiply, if you claim it and it is true: a book or a character ×2, a land ×3, something that somebody says ×2, kin ×3. Lay RUTH across from the R of ANGER: it covers a square of books. Then claim it.
tag-on-ui-lesson-step-colour-done = Ruth is a book, and its score is doubled; the R has no number below. Who doubts a claim may challenge it; one that fails costs its points, and nobody a turn.
tag-on-ui-lesson-step-colour-tap = Now say that it is a book.
tag-on-ui-lesson-step-shield-say = The shield is no letter. Keep it for the moment when you would lose a turn, or use it to exchange tiles and play on. Nobody sees who has one.
tag-on-ui-lesson-step-end-say = When the bag is empty and somebody has used the last letter, the game ends. Letters left over cost what stands on their lower sides. The rest you learn by playing.
