moji-title = moji
moji-tagline = Flip the cards. Be first with a word.

## Options

moji-option-min = Shortest word
moji-option-min-3 = 3 letters
moji-option-min-4 = 4 letters
moji-option-min-5 = 5 letters
moji-option-min-unset = Any length
moji-option-placement = Letter placement
moji-option-placement-help = Where in the word the letters of your cards must be.
moji-option-placement-anywhere = Anywhere
moji-option-placement-first-or-last = First or last
moji-option-placement-first-and-last = First and last
moji-option-placement-between = In between
moji-option-theme = Themes
moji-option-theme-help = Words must belong to one of these.
moji-option-theme-nouns = nouns
moji-option-theme-verbs = verbs
moji-option-theme-adjectives = adjectives
moji-option-theme-food = food & drink
moji-option-theme-animals = animals
moji-option-theme-movies = movies & TV shows
moji-option-theme-books = books
moji-option-theme-famous = famous people
moji-option-language = Words in
moji-option-language-help = Card points depend on the language.
moji-option-language-en = English
moji-option-language-fr = French
moji-option-variation = Game mode
moji-option-variation-race = The race
moji-option-variation-race-help = Say a word with letters on the table before anyone else, and take the cards. Highest score wins.
moji-option-variation-off-the-grid = Off the Grid
moji-option-variation-off-the-grid-help = Take turns: find words in a grid of cards and collect their letters. Highest score wins.
moji-option-variation-eagle-eyes = Eagle Eyes
moji-option-variation-eagle-eyes-help = Write words in secret. Only words that nobody else has score. Highest score wins.
moji-option-rounds = Rounds
moji-option-rounds-help = The points of all rounds are added up.
moji-option-rounds-1 = One
moji-option-rounds-2 = Two
moji-option-rounds-3 = Three
moji-option-rounds-5 = Five
moji-option-masters-choice = Master’s Choice
moji-option-masters-choice-help = The winner of a round chooses the challenges for the next one.
moji-option-stack-em-up = Stack ’Em Up
moji-option-stack-em-up-help = When everyone’s stuck, new cards go on top of the old ones. Win the top card and you get the ones under it too.
moji-option-partners = Partners
moji-option-partners-help = You sit across from your partner, and your cards count together. In Ball and Chain you share letters too.
moji-option-partners-none = No partners
moji-option-partners-do-si-do = Do-si-do: cards count together
moji-option-partners-ball-and-chain = Ball and Chain: your letter and your partner’s
moji-option-partners-partner-only = Ball and Chain: only your partner’s letter
moji-option-seating = Seats
moji-option-seating-help = The order around the table. Partners sit across from each other, so choose who plays with whom.
moji-option-monochrome = Monochrome
moji-option-monochrome-help = A word takes cards of one colour only.
moji-option-three-amigos = Three Amigos
moji-option-three-amigos-help = You can use only your own card and your two neighbours’ cards.
moji-option-proper-nouns = Names allowed
moji-option-proper-nouns-help = People, places and brands.
moji-option-abbreviations = Abbreviations allowed
moji-option-contractions = Contractions allowed
moji-option-contractions-help = Short forms like CAN’T and GONNA.
moji-option-foreign-words = Foreign words allowed
moji-option-foreign-words-help = French words, or English ones if you play in French.
moji-option-endings = All endings allowed
moji-option-endings-help = Plurals and verb forms.
moji-option-plurals = Plurals allowed
moji-option-plurals-help = Words with a plural -s. In French: plurals in -s and -x.
moji-option-ing-forms = -ing allowed
moji-option-ing-forms-help = In French: forms in -ant.
moji-option-ed-forms = -ed allowed
moji-option-ed-forms-help = In French: all other verb forms.
moji-option-repeats = Repeats allowed
moji-option-repeats-help = The same word again in the same round.
moji-option-own-words = Extra words
moji-option-banned-words = Blocked words
moji-option-house-rules = House rules
moji-option-house-rules-help = Anything else you agree on. Everyone sees it.
moji-option-tie-window = Tie window
moji-option-tie-window-help = Two words this close together are a tie.
moji-option-cool-down = Cool-down
moji-option-cool-down-help = After three wrong words in five seconds, you wait two seconds.
moji-option-order = Turn order
moji-option-order-help = From the youngest player to the oldest.
moji-conflict-one-round = Master’s Choice needs two rounds or more.
moji-conflict-partners-players = Partners need four or six players.
moji-conflict-chain-variation = Ball and Chain works only in the race, where everyone has a card.
moji-conflict-chain-amigos = Ball and Chain and Three Amigos don’t go together. Choose one.
moji-conflict-chain-monochrome = Ball and Chain and Monochrome don’t go together: hardly any word would fit. Choose one of them.
moji-conflict-one-letter = You have only your partner’s letter to place. Choose “Anywhere” or “First or last”.
moji-conflict-amigos-players = Three Amigos needs four players or more.

## Picture

moji-picture-cards-won = Cards won: { $count }.
moji-picture-round = Round { $round }.
moji-picture-said = { $name } said { $word }.

## Notice

moji-notice-two-players = Words are checked against our list. If you dispute one it can’t settle, your opponent decides.

## Refusals

moji-not-your-turn = It’s not your turn.
moji-vote-first = Finish the vote first.
moji-no-words-now = You can’t say words right now.
moji-no-writing-now = You can’t write words right now.
moji-cards-open = The cards are already face up.
moji-already-ready = You’ve already said you’re ready.
moji-already-stuck = You’ve already said you’re stuck.
moji-stuck-outside-race = You can only say that you’re stuck during a race.
moji-pass-outside-grid = You can pass only in Off the Grid.
moji-flip-first = Flip your next card first.
moji-nothing-to-flip = You don’t have a card to flip right now.
moji-still-checking = Your last word is still being checked.
moji-take-a-breath = Three wrong words in five seconds. Wait two seconds, then try again.
moji-nothing-to-pick = You can’t choose challenges right now.
moji-winner-picks = The winner of the last round chooses the challenges.

## Disputes

moji-dispute-none = You can’t dispute that word now. Dispute a word before the next one is accepted.
moji-dispute-vote = There’s already a vote. Finish it first.
moji-dispute-own = Your word { $word } already counts.
moji-dispute-other = Only the player who tried { $word } can dispute it.
moji-dispute-again = { $word } has already been disputed.
moji-dispute-cards = { $word } doesn’t fit the cards or the rules of this round, so there’s nothing to vote on.
moji-dispute-shared = Someone else wrote { $word } too, so a vote wouldn’t help.
moji-dispute-alone = There’s no one to vote, so our list decides.
moji-dispute-accepted = Our list has { $word }, so it counts. One player alone can’t vote it out.

## Words that don’t count

moji-fault-cards = { $word } doesn’t use two of the cards you can take.
moji-fault-partner-card = Your partner has no card face up, so you can’t take any.
moji-fault-partner-letter = { $word } doesn’t have your partner’s letter.
moji-fault-first-or-last = { $word } must start or end with the letter of a card.
moji-fault-first-and-last = { $word } must start and end with the letters of two cards.
moji-fault-between = { $word } needs the letters of two cards between its first and last letter.
moji-fault-colour = { $word } doesn’t use two cards of the same colour.
moji-fault-unknown = { $word } isn’t a valid word.
moji-fault-name = { $word } is a name, so it doesn’t count.
moji-fault-abbreviation = { $word } is an abbreviation, so it doesn’t count.
moji-fault-contraction = { $word } is a contraction, so it doesn’t count.
moji-fault-foreign = { $word } is a foreign word, so it doesn’t count.
moji-fault-several = { $word } isn’t a single word. Use letters only.
moji-fault-ending = { $word } is a form of { $detail }, so it doesn’t count.
moji-fault-form = { $word } is a form of a shorter word, so it doesn’t count.
moji-fault-used = { $word } has already been said this round.
moji-fault-banned = { $word } is blocked in this game.
moji-fault-short = { $word } is too short. Words need at least { $detail } letters.
moji-fault-theme = { $word } doesn’t fit the themes of this round.
moji-fault-again = You tied with { $word }, so say a new word.
moji-fault-same = Someone else wrote { $word } too, so it doesn’t score.
moji-fault-voted = The others voted { $word } out.

## Lookup

moji-lookup-valid-en = Valid: it’s in the English word list.
moji-lookup-valid-fr = Valid: it’s in the French word list.
moji-lookup-theme = But it counts in rounds with its theme.

## Terminal

moji-terminal-flip-next = Your card was taken. Press Enter to flip the next one.
moji-terminal-checking = Checking { $word }…
moji-terminal-sheet = Your words: { $words }
moji-terminal-counts = { $word } counts.
moji-terminal-word-usage = Name one word, like this: “/word LIGHT”.
moji-example-ready = continue (or just press Enter)
moji-example-write = write these words instead of the ones you have
moji-example-pick = choose the challenges for the next round
moji-example-say = say a word
moji-example-pass = skip your turn
moji-example-flip = flip your next card (or just press Enter)
moji-example-stuck = say you’re stuck
moji-example-dispute = dispute a word
moji-note-stack = { $count } to flip
moji-note-under = { $count } underneath
moji-note-must-flip = must flip
moji-note-stuck = stuck
moji-note-turn = to play
moji-note-ready = ready

## Events

moji-round-began = Round { $round } begins.
moji-round-began-with = Round { $round } begins: { $challenges }.
moji-challenge-min = { $min } letters or more
moji-challenge-first-or-last = a card’s letter first or last
moji-challenge-first-and-last = cards’ letters first and last
moji-challenge-between = two cards’ letters inside the word
moji-challenge-theme = the theme { $themes }
moji-challenges-in-force = This round: { $challenges }.
moji-card-of = { $card } ({ $name })
moji-new-cards = New cards: { $cards }.
moji-flipped =
    { $who ->
        [you] You flipped { $card }.
       *[other] { $who-name } flipped { $card }.
    }
moji-card-flipped-for =
    { $who ->
        [you] Your next card was flipped for you: { $card }.
       *[other] { $who-name }’s next card was flipped automatically: { $card }.
    }
moji-word-good = { $word } is good — checking if you were first…
moji-took-cards =
    { $who ->
        [you] You said { $word } and took { $count ->
            [one] one card
           *[other] { $count } cards
        }.
       *[other] { $who-name } said { $word } and took { $count ->
            [one] one card
           *[other] { $count } cards
        }.
    }
moji-said-by = { $word } ({ $name })
moji-tied = It’s a tie: { $words }.
moji-tied-race-on = The tied players race for { $cards } with new words.
moji-too-late =
    { $who ->
        [you] You were too late with { $word }.
       *[other] { $who-name } was too late with { $word }.
    }
moji-is-stuck =
    { $who ->
        [you] You’re stuck.
       *[other] { $who-name } is stuck.
    }
moji-tied-all-stuck = The tied players are stuck, so everyone can take { $cards } again.
moji-all-stuck =
    { $count ->
        [one] Everyone’s stuck, so this card is set aside: { $cards }.
       *[other] Everyone’s stuck, so these cards are set aside: { $cards }.
    }
moji-cards-removed =
    { $who ->
        [you] Your cards are set aside ({ $count }).
       *[other] { $who-name }’s cards are set aside ({ $count }).
    }
moji-disputed =
    { $who ->
        [you] You disputed { $word }.
       *[other] { $who-name } disputed { $word }.
    }
moji-voted-in = The vote is in: { $word } counts.
moji-voted-out = The vote is in: { $word } doesn’t count.
moji-vote-still-counts = The vote is in: { $word } still counts.
moji-vote-still-refused = The vote is in: { $word } still doesn’t count.
moji-grid-laid = The grid is ready: { $count } cards.
moji-turn =
    { $who ->
        [you] It’s your turn.
       *[other] It’s { $who-name }’s turn.
    }
moji-ran-out-of-time =
    { $who ->
        [you] You ran out of time.
       *[other] { $who-name } ran out of time.
    }
moji-passed =
    { $who ->
        [you] You passed.
       *[other] { $who-name } passed.
    }
moji-write-with = Write words with these cards: { $cards }.
moji-announced =
    { $who ->
        [you] You wrote { $word }.
       *[other] { $who-name } wrote { $word }.
    }
moji-announced-scored =
    { $who ->
        [you] You wrote { $word } for { $points }.
       *[other] { $who-name } wrote { $word } for { $points }.
    }
moji-words-compared = Words compared: { $good } of { $count } scored.
moji-picked =
    { $who ->
        [you] You chose: { $challenges }.
       *[other] { $who-name } chose: { $challenges }.
    }
moji-picked-none =
    { $who ->
        [you] You chose no challenges.
       *[other] { $who-name } chose no challenges.
    }
moji-round-over-one = Round over: only one player has cards left.
moji-round-over-played = Round over: all cards are played.
moji-round-over-stuck = Round over: no one can find another word.
moji-round-over-written = Round over: all words are compared.
moji-round-over-alone = Round over: everyone else has left.
moji-points = Points: { $points }.
moji-points-of = { $name } { $points }
moji-round-won =
    { $who ->
        [you] You won the round!
       *[other] { $who-name } won the round.
    }
moji-round-won-pick =
    { $who ->
        [you] You won the round! Choose the challenges for the next one.
       *[other] { $who-name } won the round and chooses the challenges for the next one.
    }
moji-round-shared = Winners of the round: { $names }.
moji-round-best =
    { $points ->
        [one] Best word: { $word } ({ $name }), { $points } point.
       *[other] Best word: { $word } ({ $name }), { $points } points.
    }
moji-round-missed = No one found { $words }.
moji-picks-next =
    { $who ->
        [you] Choose the challenges for the next round.
       *[other] { $who-name } chooses the challenges for the next round.
    }
moji-won =
    { $who ->
        [you] You won the game!
       *[other] { $who-name } won the game!
    }
moji-won-together = Winners of the game: { $names }.

## Prompts

moji-prompt-dispute-accepted = { $who-name }’s word { $word } was accepted. Should it count?
moji-prompt-dispute-refused = { $who-name }’s word { $word } was refused. Should it count?
moji-waiting-for-dispute = Waiting for { $names } to vote.

## Commands

moji-command-unknown = “{ $text }” isn’t a command. Try “say WORD”, “flip”, “stuck”, “question WORD”, “ready”, “pick …”, “write WORD; WORD” or “pass”.
moji-command-word-form = A word needs a letter, and can have up to { $longest } characters.
moji-command-too-many-words = You can write up to { $most } words.
moji-command-pick-usage = Choose challenges like this: “pick min=5 placement=between theme=food,animals”.
moji-command-unknown-challenge = There’s no challenge “{ $name }”. Choose from min, placement and theme.
moji-command-min = The shortest word can have 3, 4 or 5 letters, not “{ $min }”.
moji-command-unknown-placement = There’s no placement “{ $name }”. Choose from { $names }.
moji-command-unknown-theme = There’s no theme “{ $name }”. Choose from { $names }.

## Positions

moji-position-not-now = The position can’t be written right now. Wait for the next card.
moji-position-unknown-key = “{ $key }” isn’t part of a position. Use { $keys }.
moji-position-key-twice = “{ $key }” is there twice.
moji-position-challenges = “{ $text }” aren’t challenges. Write them like this: “min=5 placement=between”.
moji-position-unknown-card = There’s no card { $card }.
moji-position-card-twice = The card { $card } is there twice.
moji-position-cards = “{ $text }” aren’t cards. Write letters with or without a colour, like this: “ErIb”.
moji-position-card-form = “{ $text }” isn’t a card. Write it like this: “A red”.
moji-position-seat-count = “{ $key }” has { $given } parts, but there are { $players } players.
moji-position-cards-used-up = All { $card } cards are used already.
moji-position-number = “{ $text }” isn’t a number from 0 to { $most }.

## Lesson

moji-lesson-word = Two cards are up: C and T. Be first with a word that has both letters, such as CAT, STOCK or SECTION. Type it and press Enter.
moji-lesson-word-done = Yours! You take the cards whose letters you used. Rare letters are worth more points.
moji-lesson-flip = Your card was taken, so flip your next one: press Flip, or Enter while the field is empty.
moji-lesson-flip-done = Keep going until the cards run out. Can’t find a word? Press “I’m stuck”.
moji-lesson-counts = Plurals, names, and -ing or -ed forms don’t count. Try one, such as CATS: a wrong word costs nothing.
moji-lesson-counts-done = Only you see that a word is wrong, and why. Then you can try another.
moji-lesson-dispute = You said CHATBOT, and our list doesn’t know it. You do! Press Dispute, and the others decide.
moji-lesson-dispute-done = They agreed, so CHATBOT counts. Among friends, the players have the last word.
moji-lesson-challenge = Challenges make it harder. This round, words need at least five letters. Find one with C and T.
moji-lesson-challenge-done = Well done! Other challenges ask for animals, food, or letters at the start or the end.
moji-lesson-variation = Variations change the game. In Monochrome you take cards of one colour only. A and T are red: find a word with both.
moji-lesson-variation-done = Both red cards are yours. When the stacks are empty, the highest score wins.

## On paper

moji-print-cards = Letter cards
moji-print-cards-edition = Points
moji-print-cards-edition-own = My language
moji-print-cards-edition-en = English
moji-print-cards-edition-fr = French
moji-print-cards-size = Size
moji-print-cards-size-small = Small: 45 × 63 mm
moji-print-cards-size-large = Large: 60 × 84 mm
moji-print-cards-note = 104 cards in our own design. Print on stiff paper and cut along the marks.
moji-print-card = { $letter }, { $points }
moji-print-challenges = Challenge cards
moji-print-challenges-note = Lay the challenges of a round face up, so that everyone can see them.
moji-print-theme-card = Words must fit this theme. With several themes, one of them is enough.
moji-print-rules-cards = Rule cards
moji-print-rules-cards-note = How to play and each variation, in our own words. The numbers are those of our rulebook.
