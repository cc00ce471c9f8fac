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

moji-hindrances-vote = A word is being voted on already.
moji-hindrances-own = You do not question your own word.
moji-hindrances-another-s = Only who said it questions a word that was refused.
moji-hindrances-again = { $word } has been questioned already.
moji-hindrances-cards = The cards do not allow { $word }: that is no matter of opinion.
moji-hindrances-shared = Somebody else has { $word } too.
moji-hindrances-alone = There is nobody to vote: the list decides.
moji-there-no-verdict-that-you-can = There is no verdict that you can question now.
moji-now-not-time-write = Now is not the time to write.
moji-faults-cards = { $word } does not have the letters of two cards that you may collect.
moji-faults-first-or-last = { $word } neither begins nor ends with a letter that you would collect.
moji-faults-first-and-last = { $word } does not both begin and end with a card that you would collect.
moji-faults-between = { $word } does not have two of the letters you would collect in between.
moji-faults-colour = { $word } does not have the letters of two cards of one colour.
moji-faults-unknown = { $word } is not on the word list.
moji-faults-name = { $word } is a proper noun.
moji-faults-abbreviation = { $word } is an abbreviation.
moji-faults-ending = { $word } is a form of { $detail }.
moji-faults-used = { $word } was said before in this round.
moji-faults-banned = { $word } does not count at this table.
moji-faults-short = { $word } is too short: { $detail } letters at least.
moji-faults-theme = { $word } belongs to none of the themes of this round.
moji-faults-again = It takes a new word now: { $word } was said when you were together.
moji-faults-voted = The others have voted { $word } out.
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

## Events and prompts

moji-placement-names-first-or-last = a collected letter first or last
moji-placement-names-first-and-last = collected letters first and last
moji-placement-names-between = two collected letters in between
moji-endings-one = Only one player has cards left to flip: the round is over.
moji-endings-played = All cards are played: the round is over.
moji-endings-stuck = Nobody finds another word: the round is over.
moji-endings-written = The sheets are read: the round is over.
moji-endings-alone = Only one side is left: the round is over.
moji-round-2 = Round { $round }: { $challenges }.
moji-all-flip = All flip: { $cards }.
moji-card-flipped-for = A card is flipped for { $name }: { $card }.
moji-flips = { $name } flips { $card }.
moji-counts-was-it-first = { $word } counts. Was it the first?
moji-says-and-collects = { $name } says { $word } and collects { $cards }.
moji-together-they-race-on-for-with = Together: { $said }. They race on for { $cards } with new words.
moji-too-late-with = { $name } is too late with { $word }.
moji-is-stuck = { $name } is stuck.
moji-all-who-raced-on-stuck-can = All who raced on are stuck: { $cards } can be collected by everyone again.
moji-all-stuck-set-aside = All are stuck: { $cards } are set aside.
moji-s-cards-set-aside = { $name }'s cards are set aside ({ $count }).
moji-questions-verdict-on = { $name } questions the verdict on { $word }.
moji-vote-counts = The vote: { $word } counts.
moji-vote-does-not-count = The vote: { $word } does not count.
moji-vote-counts-as-before = The vote: { $word } counts, as before.
moji-vote-does-not-count-as-before = The vote: { $word } does not count, as before.
moji-grid-laid-cards = The grid is laid: { $count } cards.
moji-s-turn = { $name }'s turn.
moji-s-time-up = { $name }'s time is up.
moji-passes = { $name } passes.
moji-all-write-words-with = All write words with { $cards }.
moji-sheets-compared-words-score = The sheets are compared: of { $count } words { $good } score.
moji-no-challenges = no challenges
moji-picks = { $name } picks: { $challenges }.
moji-letters-or-more = { $min } letters or more
moji-points = Points: { $points }.
moji-moji-master = The moji Master: { $names }.
moji-wins = { $name } wins.
moji-share-win = { $names } share the win.
moji-said-and-it-was-accepted-does = { $name } said { $word }, and it was accepted. Does it count?
moji-said-and-it-was-refused-does = { $name } said { $word }, and it was refused. Does it count?

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
