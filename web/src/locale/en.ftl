### What the home page needs.

## Page

page-home = Home
page-skip = Skip to content
page-language = Language
page-theme = Theme
page-theme-system = System
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
page-loading = One moment…
page-failed = Something went wrong on this page. Your game is saved.
page-unreachable = We can’t reach the server. Is it running, and are you on the same network?
page-refused = That didn’t work (error { $status }). Try again, or reload the page.
page-nowhere = There’s nothing at this address.
page-to-home = Home
page-you = You
page-update = A new version is ready.
page-update-now = Reload
page-read-only = This server is read-only right now: nothing can change, and all clocks have stopped.
page-note-close = Close this message
page-guest = Guest

## Home

home-greeting-morning = Good morning.
home-greeting-morning-name = Good morning, { $name }.
home-greeting-afternoon = Good afternoon.
home-greeting-afternoon-name = Good afternoon, { $name }.
home-greeting-evening = Good evening.
home-greeting-evening-name = Good evening, { $name }.
home-ask = What shall we play?
home-name = Your name
home-name-hint = So the others know it’s you. No account needed.
home-name-save = Save
home-change-name = Change name
home-play = Play now
home-mode-bot = Play a bot
home-mode-bot-text = Start right away. The bot waits as long as you like.
home-mode-friends = With friends
home-mode-friends-text = Send a link, share a code or show the QR code.
home-mode-hot-seat = Pass and play
home-mode-hot-seat-text = Pass one device around; tiles stay hidden.
home-mode-screen = On the TV
home-mode-screen-text = Board on the TV, your tiles on your phone.
home-learn = Learn it in two minutes
home-change-rules = Change the rules
home-players = { $fewest }–{ $most } players
home-minutes = about { $minutes } min
home-words-en = English words only
home-next = Continue { $game }
home-next-turn = Your turn in { $game }
home-still-play = Play animations
home-still-stop = Stop animations
home-rules = Rules
home-look-up = Word lookup
home-docs = Documentation
home-welcome = Welcome to Parlour
home-welcome-text = Choose a game and play a bot right away, or invite friends: their phones need only the address of this computer. Your games stay on this computer.
home-nearby = Play on phones nearby
home-nearby-qr = QR code that opens this page on a phone
home-nearby-text = Scan the code with a phone’s camera, or type this address in its browser.
home-nearby-address = Address
home-nearby-hint = The phone has to be on the same network as this computer. There’s nothing to install.
home-nearby-none = Only this computer can open Parlour right now: it isn’t on a network, or Parlour was started with --local.
home-join = Join a game
home-join-hint = Enter a game code or a seat code
home-code = Code
home-join-button = Join
home-code-unknown = This code doesn’t work. Game codes have five letters, seat codes six. Check it and try again.
home-mine = My games
home-mine-empty = No games yet.
home-mine-first = Play { $game }
home-replay = Replay
home-analyse = Analyse
home-your-turn = Your turn
home-status-gathering = Waiting for players
home-status-playing = In progress
home-with = with { $names }
home-alone = No one else yet
home-forget = Remove from this list
home-open = Open games
home-open-empty = No open games right now.
home-join-open = Join
home-watch = Watch
home-picture = The game so far
home-seats-free =
    { $count ->
        [0] no free seats
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-finished-hidden = Finished games ({ $count })

## Setup

setup-mode = How you play
setup-players = Players
setup-player = Player { $number }
setup-open = Invite a friend
setup-open-seat = Open seat
setup-bot = Bot
setup-add-player = Add a player
setup-add-bot = Add a bot
setup-remove = Remove { $name }
setup-player-name = Name of player { $number }
setup-level = Level
setup-level-easy = Easy
setup-level-medium = Medium
setup-level-greedy = Greedy
setup-level-hard = Hard
setup-level-expert = Expert
setup-listed = Show in the list of open games
setup-preset = Rules
setup-standard = Standard rules
setup-start = Start the game
setup-create = Create game
setup-show = Show on this screen
setup-own-list = Your own list
setup-unfit = “{ $text }” doesn’t work here. Try something like the examples in the description.
setup-own-list-hint = Separate words with spaces or new lines. Letters A to Z only.
setup-own-list-count =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
setup-value = { $label }: { $value }
setup-number = { NUMBER($value) }
setup-rule = Rule
setup-rule-open = Rule { $id }
setup-move-up = Move { $name } up

## Proofs

lookup-proof-fact = Fact
lookup-proof-episode = Story
lookup-proof-verse = Verse
lookup-part-noun = noun
lookup-part-verb = verb
lookup-part-adjective = adjective
lookup-part-adverb = adverb

## Print

print-button = Print
print-what = What to print
print-size = Size
print-size-true = True size, over several sheets if needed
print-size-fit = Fitted to one sheet
print-paper = Paper
print-paper-letter = Letter
print-ink = Ink
print-ink-colour = Colour
print-ink-black = Black and white
print-make = Create PDF
print-hint = You get a PDF. Print it at 100%, not “fit to page”.
print-done = { $name } is in your downloads. Print it at 100%, not “fit to page”.
print-game = A keepsake of this game
print-analysis = Analysis
