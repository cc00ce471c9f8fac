moji-title = moji
moji-tagline = Turn the cards, be first with a word

## Options

moji-option-min = Shortest word
moji-option-min-help = How many letters a word needs.
moji-option-min-3 = 3 letters
moji-option-min-4 = 4 letters
moji-option-min-5 = 5 letters
moji-option-min-unset = any length
moji-option-placement = Letter placement
moji-option-placement-help = Where in the word the letters of the cards have to be.
moji-option-placement-anywhere = anywhere
moji-option-placement-first-or-last = first or last
moji-option-placement-first-and-last = first and last
moji-option-placement-between = in between
moji-option-theme = Themes
moji-option-theme-help = A word has to belong to one of those chosen.
moji-option-theme-nouns = nouns
moji-option-theme-verbs = verbs
moji-option-theme-adjectives = adjectives
moji-option-theme-food = food & drink
moji-option-theme-animals = animals
moji-option-theme-movies = movies & TV shows
moji-option-theme-books = books
moji-option-theme-famous = famous people
moji-option-variation = Play
moji-option-variation-help = Say words as fast as you can, take turns on a grid of cards, or write words in secret.
moji-option-variation-race = The race
moji-option-variation-off-the-grid = Off the Grid
moji-option-variation-eagle-eyes = Eagle Eyes
moji-option-rounds = Rounds
moji-option-rounds-help = The points of all rounds together decide the match.
moji-option-rounds-1 = one
moji-option-rounds-2 = two
moji-option-rounds-3 = three
moji-option-rounds-5 = five
moji-option-masters-choice = Master's Choice
moji-option-masters-choice-help = The winner of a round picks the challenges of the next.
moji-option-stack-em-up = Stack 'Em Up
moji-option-stack-em-up-help = When everyone is stuck, new cards go on top of the old and are collected together.
moji-option-partners = Partners
moji-option-partners-help = Players across the table combine their piles; with Ball and Chain also their letters.
moji-option-partners-none = everyone alone
moji-option-partners-do-si-do = Do-si-do: combined piles
moji-option-partners-ball-and-chain = Ball and Chain: both partners' letters
moji-option-partners-partner-only = Ball and Chain: only the partner's letter
moji-option-monochrome = Monochrome
moji-option-monochrome-help = A word collects cards of one colour.
moji-option-three-amigos = Three Amigos
moji-option-three-amigos-help = Only your own card and those of your two neighbours count.
moji-option-proper-nouns = Names allowed
moji-option-proper-nouns-help = Proper nouns, abbreviations and the like count as words.
moji-option-endings = All endings allowed
moji-option-endings-help = Plurals in -s and forms in -ing and -ed count as words.
moji-option-repeats = Repeats allowed
moji-option-repeats-help = A word may be said again in the same round.
moji-option-own-words = Extra words
moji-option-own-words-help = They count at this table.
moji-option-banned-words = Blocked words
moji-option-banned-words-help = They do not count at this table.
moji-option-house-rules = House rules
moji-option-house-rules-help = Whatever else you agree on, shown to everyone.
moji-option-tie-window = Tie window
moji-option-tie-window-help = Words said within this time count as said together.
moji-option-cool-down = Cool-down
moji-option-cool-down-help = Three wrong words in five seconds bring a pause of two seconds.
moji-option-order = Turn order
moji-option-order-help = From the youngest player to the oldest.
moji-partners-play-with-four-or-six = Partners play with four or six.
moji-ball-and-chain-needs-card-in = Ball and Chain needs a card in front of each player: it goes with the race alone.
moji-ball-and-chain-and-three-amigos = Ball and Chain and Three Amigos each say whose cards count: choose one.
moji-ball-and-chain-leaves-no-choice = Ball and Chain leaves no choice of cards: with Monochrome hardly a word could be said.
moji-with-partners-letter-alone-there-no = With the partner's letter alone there are no two letters to place.
moji-three-amigos-for-four-or-more = Three Amigos is for four or more.

## Picture

moji-cards-won = Cards won: { $count }.
moji-round = Round { $round }.
moji-said = { $name } said { $word }.

## Refusals

moji-dispute-vote = A word is being voted on already.
moji-dispute-own = You do not question your own word.
moji-dispute-not-yours = Only who said it questions a word that was refused.
moji-dispute-again = { $word } has been questioned already.
moji-dispute-cards = The cards do not allow { $word }: that is no matter of opinion.
moji-dispute-shared = Somebody else has { $word } too.
moji-dispute-alone = There is nobody to vote: the list decides.
moji-there-no-verdict-that-you-can = There is no verdict that you can question now.
moji-now-not-time-write = Now is not the time to write.
moji-fault-cards = { $word } does not have the letters of two cards that you may collect.
moji-fault-first-or-last = { $word } neither begins nor ends with a letter that you would collect.
moji-fault-first-and-last = { $word } does not both begin and end with a card that you would collect.
moji-fault-between = { $word } does not have two of the letters you would collect in between.
moji-fault-colour = { $word } does not have the letters of two cards of one colour.
moji-fault-unknown = { $word } is not on the word list.
moji-fault-name = { $word } is a proper noun.
moji-fault-abbreviation = { $word } is an abbreviation.
moji-fault-ending = { $word } is a form of { $detail }.
moji-fault-used = { $word } was said before in this round.
moji-fault-banned = { $word } does not count at this table.
moji-fault-short = { $word } is too short: { $detail } letters at least.
moji-fault-theme = { $word } belongs to none of the themes of this round.
moji-fault-again = It takes a new word now: { $word } was said when you were together.
moji-fault-same = Someone else wrote { $word } too, so it doesn’t score.
moji-fault-voted = The others have voted { $word } out.
moji-it-not-your-turn = It is not your turn.
moji-turns-passed-in-off-grid-alone = Turns are passed in Off the Grid alone.
moji-no-words-said-now = No words are said now.
moji-cards-lie-open-already = The cards lie open already.
moji-you-have-said-so-already = You have said so already.
moji-flip-your-next-card-first = Flip your next card first.
moji-your-last-word-still-being-settled = Your last word is still being settled.
moji-three-wrong-words-in-row-take = Three wrong words in a row: take a breath.
moji-you-have-no-card-flip-now = You have no card to flip now.
moji-only-in-race-anybody-stuck = Only in the race is anybody stuck.
moji-word-being-voted-on-that-comes = A word is being voted on: that comes first.
moji-no-challenges-be-picked-now = No challenges are to be picked now.
moji-winner-last-round-picks-challenges = The winner of the last round picks the challenges.
moji-with-one-opponent-list-speaks-first = With one opponent the list speaks first; what you question, your opponent decides.

## Terminal

moji-this-round = This round: { $challenges }.
moji-your-card-gone-enter-flips-next = Your card is gone: Enter flips the next.
moji-being-settled = { $word } is being settled.
moji-your-sheet = Your sheet: { $words }
moji-go-on-enter-alone-will-do = go on; Enter alone will do
moji-write-these-words-on-your-sheet = write these words on your sheet, in place of what is there
moji-choose-challenges-next-round = choose the challenges of the next round
moji-say-word = say a word
moji-say-nothing-this-turn = say nothing this turn
moji-turn-your-next-card-enter-alone = turn your next card; Enter alone will do
moji-say-that-you-find-nothing = say that you find nothing
moji-question-verdict-on-word = question the verdict on a word
moji-name-one-word-letters-as-in = Name one word of letters, as in “/word LIGHT”.
moji-counts = { $word } counts.
moji-flip = { $count } to flip
moji-under-it = { $count } under it
moji-has-flip = has to flip
moji-stuck = stuck
moji-speak = to speak
moji-ready = ready

## Lookup

moji-no-moji-played-with-english-words = No: moji is played with English words.
moji-yes-it-counts = Yes: it counts.
moji-but-it-counts-where-its-theme = But it counts where its theme is played.

## Events

moji-round-began = Round { $round } begins.
moji-round-began-with = Round { $round } begins: { $challenges }.
moji-challenge-min = { $min } letters or more
moji-challenge-first-or-last = a card’s letter first or last
moji-challenge-first-and-last = cards’ letters first and last
moji-challenge-between = two cards’ letters in between
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
moji-tied-race-on = The tied players race on for { $cards } with new words.
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
        [one] Everyone’s stuck, so this card is put aside: { $cards }.
       *[other] Everyone’s stuck, so these cards are put aside: { $cards }.
    }
moji-cards-removed =
    { $who ->
        [you] Your cards are put aside ({ $count }).
       *[other] { $who-name }’s cards are put aside ({ $count }).
    }
moji-disputed =
    { $who ->
        [you] You disputed { $word }.
       *[other] { $who-name } disputed { $word }.
    }
moji-vote-now-in = The vote is in: { $word } counts.
moji-vote-now-out = The vote is in: { $word } doesn’t count.
moji-vote-still-in = The vote is in: { $word } still counts.
moji-vote-still-out = The vote is in: { $word } still doesn’t count.
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
moji-words-compared = The sheets are compared: { $good } of { $count } words scored.
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

## Commands

moji-sheet-holds-words-at-most = A sheet holds { $most } words at the most.
moji-no-command-here-there-say-word = “{ $text }” is no command here. There are: say WORD, flip, stuck, question WORD, ready, pick …, write WORD; WORD, pass.
moji-word-has-1-characters-and-letter = A word has 1 to { $longest } characters, and a letter among them.
moji-challenges-picked-as-in-pick-min = Challenges are picked as in “pick min=5 placement=between theme=food,animals”.
moji-there-no-challenge-there-min-placement = There is no challenge “{ $name }”; there are min, placement and theme.
moji-shortest-word-has-3-4-or = The shortest word has 3, 4 or 5 letters, not “{ $min }”.
moji-there-no-placement-there = There is no placement “{ $name }”; there are { $names }.
moji-there-no-theme-there = There is no theme “{ $name }”; there are { $names }.

## Positions

moji-position-cannot-be-written-at-this = The position cannot be written at this moment: wait for the next card.
moji-no-part-position-here-or-stands = “{ $key }” is no part of a position here, or stands there twice.
moji-no-challenges-write-as-in-min = “{ $text }” are no challenges: write as in “min=5 placement=between”.
moji-there-no-card-or-it-lies = There is no card { $card }, or it lies there twice.
moji-no-cards-write-letters-each-with = “{ $text }” are no cards: write letters, each with its colour or without.
moji-no-card-write-as-in-red = “{ $text }” is no card: write as in “A red”.
moji-has-parts-for-players = “{ $key }” has { $given } parts, for { $players } players.
moji-there-not-so-many-cards = There are not so many cards { $card }.
moji-no-number-from-0 = “{ $text }” is no number from 0 to { $most }.
