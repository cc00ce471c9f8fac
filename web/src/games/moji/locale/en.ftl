## Phases

moji-ui-phase-ready = Are you ready?
moji-ui-phase-race = The race is on
moji-ui-phase-write = Write!
moji-ui-phase-review = The sheets, side by side
moji-ui-phase-pick = The Master picks

moji-ui-round = Round { $number } of { $total }
moji-ui-open = Open cards
moji-ui-grid = The grid
moji-ui-middle = Cards in the middle
moji-ui-card = { $points ->
    [one] { $letter }, { $colour }, { $points } point
   *[other] { $letter }, { $colour }, { $points } points
}
moji-ui-no-card = no card
moji-ui-taken = taken
moji-ui-under = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
moji-ui-stack = { $count ->
    [one] { $count } card to flip
   *[other] { $count } cards to flip
}
moji-ui-pile = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}
moji-ui-pile-of =
    { $name }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
moji-ui-no-pile = Nothing won.
moji-ui-stuck-now = stuck
moji-ui-ready-now = ready
moji-ui-owes-flip = has to flip
moji-ui-partner = your partner
moji-ui-out-of-reach = not for you to use
moji-ui-field = Your word
moji-ui-field-title = Your word, title or name
moji-ui-say = Say it
moji-ui-add = Write it down
moji-ui-flip = Flip
moji-ui-stuck = I am stuck
moji-ui-ready = Ready
moji-ui-go-on = Go on
moji-ui-pass = Pass
moji-ui-ready-of = { $count } of { $total } ready
moji-ui-keys = Enter says the word. With the field empty, Enter flips your card or says you are ready, and ? says you are stuck.
moji-ui-flip-first = Flip your next card, then race on.
moji-ui-not-your-turn = { $name } has the turn.
moji-ui-your-turn = Your turn: one word, as many cards as you can.
moji-ui-race-soon = The cards are turned when all are ready.
moji-ui-on-screen = The cards are on the television. This is your keyboard.
moji-ui-write-hint = Words with at least two of these letters. What somebody else has too counts for nobody.
moji-ui-sheet = Your sheet
moji-ui-sheet-empty = Nothing written yet.
moji-ui-strike = Cross out { $word }
moji-ui-sheet-of = { $name }’s sheet
moji-ui-crossed = crossed out
moji-ui-blank-sheet = An empty sheet.
moji-ui-question = Question
moji-ui-question-of = Question { $word }
moji-ui-said-by = { $name }: { $word }
moji-ui-duel = { $names } race on for { $cards }.
moji-ui-duel-yours = A new word for { $cards }!
moji-ui-picking = { $name } won the round and picks the challenges of the next.
moji-ui-pick-yours = You won the round. Which challenges has the next?
moji-ui-pick = Play with these
moji-ui-anything = Any word with two of the letters

## Colours

moji-ui-colour-red = red
moji-ui-colour-blue = blue
moji-ui-colour-yellow = yellow
moji-ui-colour-green = green

## Keys short

moji-ui-keys-short-ready = Enter: ready
moji-ui-keys-short-flip = Enter: flip
moji-ui-keys-short-stuck = ?: stuck

## Verdict

moji-ui-verdict-won =
    { $word } is yours: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
moji-ui-verdict-together = Together with { $names }. A new word for { $cards }!

## Faults


## Short faults

moji-ui-short-fault-cards = not two of the letters
moji-ui-short-fault-first-or-last = no letter first or last
moji-ui-short-fault-first-and-last = not first and last
moji-ui-short-fault-between = not two in between
moji-ui-short-fault-unknown = not on the list
moji-ui-short-fault-name = a proper noun
moji-ui-short-fault-abbreviation = an abbreviation
moji-ui-short-fault-ending = a form of another word
moji-ui-short-fault-used = said before
moji-ui-short-fault-banned = banned at this table
moji-ui-short-fault-short = too short
moji-ui-short-fault-theme = not of the theme
moji-ui-short-fault-same = somebody else has it too
moji-ui-short-fault-voted = voted out

## Challenges

moji-ui-challenge-min = { $least } letters or more
moji-ui-challenge-first-or-last = a collected letter first or last
moji-ui-challenge-first-and-last = collected letters first and last
moji-ui-challenge-between = two collected letters in between
moji-ui-challenge-theme = only { $themes }

## Notes

moji-ui-note-stack = { $count } to flip
moji-ui-note-pile = { $count } won
moji-ui-note-with = with { $name }

## Dispute

moji-ui-dispute-yes = It counts
moji-ui-dispute-no = It does not

## End

moji-ui-end-piles = The win piles
moji-ui-end-cards = Cards
moji-ui-end-words = Words
moji-ui-end-best = Richest word
moji-ui-end-longest = Longest word
moji-ui-end-begin = The stacks lie face down.
moji-ui-end-first = Who was first
moji-ui-end-first-at = { $name } { $word }: { $at } s
moji-ui-end-first-heard-at = { $name } { $word }: { $at } s (heard at { $raw } s)

## Learn

moji-ui-lesson-title = moji in two minutes
moji-ui-lesson-type = Type a word with two of the letters, then Enter
moji-ui-lesson-step-intro-say = Everybody has a stack of letter cards. All turn one up at the same moment. Whoever is first to say a word with at least two of the letters collects their cards.
moji-ui-lesson-step-first-say = C, T and A lie there. Say a word that has two of them or more. Type it and press Enter.
moji-ui-lesson-step-first-done = First! The cards that your word uses go to your pile. Rare letters are worth more.
moji-ui-lesson-step-flip-say = Your own card is gone. Flip your next one, or you cannot collect: tap Flip, or press Enter in the empty field.
moji-ui-lesson-step-flip-done = That goes by itself after ten seconds, if you forget.
moji-ui-lesson-step-wrong-say = Now try a plural or a name: RINGS, or ROME. A wrong word costs nothing; you see at once why it does not count.
moji-ui-lesson-step-wrong-done = Only you see that. Whoever thinks the list is wrong may question the verdict, and the others vote.
moji-ui-lesson-step-stuck-say = Q, X and J. Nothing comes to mind? Say that you are stuck.
moji-ui-lesson-step-stuck-done = When all are stuck, these cards are set aside and all flip again.
moji-ui-lesson-step-end-say = When the stacks are played, the points in the piles are counted. Challenges make it harder, variations turn it upside down: choose them when you set up a table.
moji-ui-lesson-fault-letters = That has not two of the letters that lie there.
moji-ui-lesson-fault-ending = Plurals and forms in -ing and -ed do not count.
moji-ui-lesson-fault-name = Names do not count.
moji-ui-lesson-fault-unknown = This lesson knows only a few words. Try CAT or RING.
