## Phases

moji-ui-phase-ready = Are you ready?
moji-ui-phase-race = Race!
moji-ui-phase-write = Write!
moji-ui-phase-review = Compare your words
moji-ui-phase-pick = The winner chooses

## Cards

moji-ui-round = Round { $number } of { $total }
moji-ui-open = Face-up cards
moji-ui-grid = Grid
moji-ui-middle = Cards in the middle
moji-ui-card =
    { $points ->
        [one] { $letter }, { $colour }, { $points } point
       *[other] { $letter }, { $colour }, { $points } points
    }
moji-ui-colour-red = red
moji-ui-colour-blue = blue
moji-ui-colour-yellow = yellow
moji-ui-colour-green = green
moji-ui-no-card = no card
moji-ui-taken = taken
moji-ui-under =
    { $count ->
        [one] { $count } card underneath
       *[other] { $count } cards underneath
    }
moji-ui-stack =
    { $count ->
        [one] { $count } card to flip
       *[other] { $count } cards to flip
    }
moji-ui-pile =
    { $count ->
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
moji-ui-no-pile = No cards.
moji-ui-stuck-now = stuck
moji-ui-ready-now = ready
moji-ui-owes-flip = must flip
moji-ui-partner = your partner
moji-ui-out-of-reach = you can’t use this card
moji-ui-note-pile = { $count } won
moji-ui-note-with = with { $name }

## Playing

moji-ui-field = Your word
moji-ui-field-title = Your word, title or name
moji-ui-say = Say it
moji-ui-add = Write it
moji-ui-flip = Flip
moji-ui-stuck = I’m stuck
moji-ui-ready = I’m ready
moji-ui-continue = Continue
moji-ui-pass = Pass
moji-ui-ready-of = { $count } of { $total } ready
moji-ui-shortcuts =
    A–Z: write a word
    Enter: say it; with an empty field, flip or say you’re ready
    ? in an empty field: say you’re stuck
    Escape: clear the field
moji-ui-keys = Press Enter to say your word. With an empty field, Enter flips your card or says you’re ready, and ? says you’re stuck.
moji-ui-keys-short-ready = Press Enter when you’re ready
moji-ui-keys-short-flip = Press Enter to flip
moji-ui-keys-short-stuck = Press ? if you’re stuck
moji-ui-flip-first = Your card was taken. Flip the next one to keep racing.
moji-ui-now-both = Use both letters: { $letters }.
moji-ui-now-two-of = Use at least two of these letters: { $letters }.
moji-ui-now-any = Use at least two of the letters.
moji-ui-now-also = { $cards } Also: { $challenges }.
moji-ui-now-flips = Waiting for { $names } to flip a card.
moji-ui-now-colour = Use at least two cards of one colour.
moji-ui-now-partner = Use { $name }’s letter: { $letter }.
moji-ui-now-partner-none = { $name } has no card face up, so you can’t take any.
moji-ui-turn-of = { $name } is looking for a word.
moji-ui-your-turn = Find one word that uses as many cards as you can.
moji-ui-race-soon = Cards flip when everyone’s ready.
moji-ui-on-screen = The cards are on the TV.
moji-ui-show-cards = Show all cards here
moji-ui-hide-cards = Hide the other cards
moji-ui-write-hint = Write words with at least two of these letters. Words someone else also wrote don’t score.
moji-ui-sheet = Your words
moji-ui-sheet-empty = No words yet.
moji-ui-strike = Cross out { $word }
moji-ui-sheet-of = { $name }’s words
moji-ui-crossed = crossed out
moji-ui-blank-sheet = No words.
moji-ui-question = Dispute
moji-ui-question-of = Dispute { $word }
moji-ui-said-by = { $name }: { $word }
moji-ui-duel = { $names } tied and are racing for { $cards }.
moji-ui-duel-yours = It’s a tie! Find a new word for { $cards }.
moji-ui-picking = { $name } won the round and is choosing the challenges for the next one.
moji-ui-pick-yours = Choose the challenges for the next round.
moji-ui-pick = Play with these
moji-ui-challenges = This round
moji-ui-anything = Any word with two of the letters
moji-ui-dispute-yes = It counts
moji-ui-dispute-no = It doesn’t count
moji-ui-verdict-won =
    You won { $count ->
        [one] one card
       *[other] { $count } cards
    } with { $word }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
moji-ui-verdict-together = You tied with { $names }! Find a new word for { $cards }.

## Why a written word doesn’t count

moji-ui-short-fault-cards = doesn’t use two of the cards
moji-ui-short-fault-first-or-last = must start or end with a card’s letter
moji-ui-short-fault-first-and-last = must start and end with cards’ letters
moji-ui-short-fault-between = needs two cards’ letters in between
moji-ui-short-fault-colour = doesn’t use two cards of the same colour
moji-ui-short-fault-unknown = not a valid word
moji-ui-short-fault-name = a name
moji-ui-short-fault-abbreviation = an abbreviation
moji-ui-short-fault-several = more than one word
moji-ui-short-fault-contraction = a contraction
moji-ui-short-fault-foreign = a foreign word
moji-ui-short-fault-partner-card = your partner has no card face up
moji-ui-short-fault-partner-letter = doesn’t have your partner’s letter
moji-ui-short-fault-ending = a plural or verb form
moji-ui-short-fault-form = a plural or verb form
moji-ui-short-fault-used = already said
moji-ui-short-fault-banned = blocked
moji-ui-short-fault-short = too short
moji-ui-short-fault-theme = doesn’t fit the themes
moji-ui-short-fault-same = someone else wrote it too
moji-ui-short-fault-voted = voted out

## Rounds

moji-ui-intro-race = Be first to say a word with at least two of the letters, and you take those cards.
moji-ui-intro-off-the-grid = Take turns. Find one word in 30 seconds; it takes every card whose letter it uses.
moji-ui-intro-eagle-eyes = Everyone writes words for 30 seconds. Only words that no one else wrote score.
moji-ui-intro-do-si-do = You and the player across from you win cards together.
moji-ui-intro-ball-and-chain = Your word must use your letter and your partner’s.
moji-ui-intro-partner-only = Your word must use your partner’s letter.
moji-ui-result-label = Round { $round }
moji-ui-result-you = You won round { $round }!
moji-ui-result =
    { $count ->
        [0] No one won round { $round }.
        [one] { $names } won round { $round }.
       *[other] { $names } tied in round { $round }.
    }
moji-ui-result-missed = No one found

## End

moji-ui-end-piles = Cards won
moji-ui-end-cards = Cards
moji-ui-end-words = Words
moji-ui-end-best = Best word
moji-ui-end-card =
    { $points ->
        [one] Best word: { $word }, { $points } point ({ $name })
       *[other] Best word: { $word }, { $points } points ({ $name })
    }
moji-ui-end-curve = Points, word by word
moji-ui-end-longest = Longest word
moji-ui-end-begin = Before the first card.
moji-ui-end-first = Who was first?
moji-ui-end-first-at = { $name }, { $word }: { NUMBER($at, minimumFractionDigits: 3, maximumFractionDigits: 3) } s
moji-ui-end-first-heard-at = { $name }, { $word }: { NUMBER($at, minimumFractionDigits: 3, maximumFractionDigits: 3) } s (arrived after { NUMBER($raw, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)
