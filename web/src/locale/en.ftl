### What the home page needs.

## Page

page-home = To the lobby
page-skip = Skip to the content
page-language = Language
page-theme = Colours
page-theme-system = As the device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sounds
page-settings = Settings
page-close = Close
page-back = Back
page-yes = Yes
page-no = No
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-share = Share
page-again = Try again
page-loading = One moment …
page-failed = Something went wrong on this page. Your game is safe with the house.
page-nowhere = There is nothing at this address.
page-to-lobby = To the lobby
page-made = Every rule enforced, and every refusal says which one.

## Home

home-greeting-morning = Good morning.
home-greeting-morning-name = Good morning, { $name }.
home-greeting-afternoon = Good afternoon.
home-greeting-afternoon-name = Good afternoon, { $name }.
home-greeting-evening = Good evening.
home-greeting-evening-name = Good evening, { $name }.
home-ask = What shall we play?
home-name = Your name
home-name-hint = So that the others know who you are. Nothing else is asked.
home-change-name = Change name
home-game = Game
home-play = Play now
home-mode-bot = Play a bot
home-mode-bot-text = Start at once. It waits for you as long as you like.
home-mode-friends = Play with friends
home-mode-friends-text = Send a link, say a code, or let them scan it.
home-mode-hot-seat = Around one screen
home-mode-hot-seat-text = Hand the device on. Racks stay hidden.
home-mode-screen = On the television
home-mode-screen-text = The board for all to see, phones as racks.
home-learn = New here? Learn it in two minutes.
home-rules = The rules
home-look-up = Look a word up
home-join = Join a table
home-join-hint = The code of a table, or one that moves your seat here
home-code = Code
home-join-button = Join
home-code-unknown = No table has this code. Codes have five letters; ask for it again.
home-mine = My games
home-mine-empty = No game yet. Start one — or play a bot while you wait.
home-your-turn = Your turn
home-status-gathering = Waiting for players
home-status-playing = Under way
home-status-over = Finished
home-with = with { $names }
home-alone = Nobody else here yet
home-forget = Remove from this list
home-open = Open tables
home-open-empty = No table is open to all just now. Set one up, and tick “listed in the lobby”.
home-sit = Sit down
home-watch = Watch
home-picture = The game as it stands
home-seats-free = { $count ->
    [0] no place free
    [one] { $count } place free
   *[other] { $count } places free
}
home-finished-hidden = Finished games ({ $count })

## Setup

setup-players = Players
setup-open = Open place
setup-bot = Bot
setup-add-player = Add a player
setup-add-bot = Add a bot
setup-remove = Take { $name } away
setup-player-name = Name of player { $number }
setup-level = Strength
setup-level-easy = Easy
setup-level-medium = Middling
setup-level-greedy = Strong
setup-level-hard = Club player
setup-level-expert = Master
setup-listed = Listed in the lobby, for everyone in the house
setup-preset = Rules
setup-standard = Standard rules
setup-start = Start the game
setup-create = Set up the table
setup-show = Show the board here
setup-own-list = Our own list
setup-unfit = “{ $text }” doesn’t fit here.
setup-own-list-hint = One word after another, separated by spaces or new lines. A to Z only.
setup-own-list-count = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
setup-rule = Rule { $id }
setup-move-up = Move { $name } up
setup-racing = Everyone needs a keyboard of their own: this game is a race.
