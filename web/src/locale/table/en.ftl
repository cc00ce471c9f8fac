### What tables, rulebooks and lessons of all games share.

## Lesson

lesson-title = { $game } in two minutes
lesson-step = Step { $number } of { $total }
lesson-next = Next
lesson-skip = Skip
lesson-back = Back
lesson-show = Show me
lesson-again = Start over
lesson-missed = Your turn is over, but this step asks for something else. Start over, or let us show you.
lesson-end = You’re ready!
lesson-end-text = That’s all you need for a first game. If a move isn’t allowed, we tell you why.
lesson-play = Play now
lesson-repeat = Repeat the lesson
lesson-none = This game has no lesson yet.

## Connection

connection-connecting = Joining the game…
connection-lost = Connection lost. Reconnecting…
connection-saved = Your game is saved.
connection-waiting =
    { $count ->
        [one] Your game is saved; { $count } move will be sent.
       *[other] Your game is saved; { $count } moves will be sent.
    }
connection-back = You’re back online.
connection-away =
    { $count ->
        [one] { $count } thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }

## Notify

notify-ask = Notify me on my turn
notify-turn = It’s your turn.
notify-question = The game has a question for you.

## Play

play-title = { $text } · Parlour
play-your-turn = Your turn
play-your-turn-title = ● Your turn
play-question-title = ● Your move
play-answer-title = ● Your answer?
play-waiting-for = Waiting for { $names }
play-waiting = Waiting…
play-to-play = to play
play-day = d
play-score = Score
play-of-target = of { $target }
play-scores = Scores
play-bag =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
play-bag-empty = The bag is empty
play-resigned = resigned
play-left = left the game
play-board = Board
play-resign = Resign
play-resign-sure = Give up this game? You won’t be able to win it.
play-leave = Leave game
play-leave-sure = Leave this game for good?
play-take-back = Take back my last move
play-take-back-text = The others must agree.
play-pause = Pause
play-resume = Resume
play-paused = The game is paused.
play-clocks-stopped = Clocks are stopped.
play-rule = Rule
play-rule-open = Rule { $id }
play-keys = Keyboard shortcuts
play-keys-list = ?: show this list

## Prompt

prompt-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
prompt-play-on = Or just make your move.
prompt-send = Send
prompt-write = Your answer
prompt-answer-accept = Accept
prompt-answer-decline = Decline
prompt-answer-vote-yes = Yes
prompt-answer-vote-no = No
prompt-answer-vote-wait = Wait
prompt-answer-vote-bot = Let a bot play
prompt-answer-vote-leave = Continue without them
prompt-answer-challenge = Challenge
prompt-answer-offer = Offer help
prompt-answer-answer = Tell the story
prompt-answer-to-story-accept = No, carry on
prompt-answer-to-tell-decline = I don’t know it
prompt-answer-to-help-decline = Not now
prompt-answer-to-take-decline = No, thanks
prompt-answer-to-trade-decline = Don’t swap
prompt-answer-to-back-accept = Agree
prompt-answer-to-back-decline = No
prompt-answer-to-pause-accept = Agree
prompt-answer-to-pause-decline = No
prompt-answer-to-judge-story-vote-yes = It was right
prompt-answer-to-judge-story-vote-no = It was wrong
prompt-answer-to-own-word-vote-yes = It was right
prompt-answer-to-own-word-vote-no = It was wrong
prompt-answer-to-judge-bonus-vote-yes = It earns the bonus
prompt-answer-to-judge-bonus-vote-no = No bonus
prompt-passages = What the Bible says
prompt-text-language =
    { $language ->
        [en] The text is in English.
       *[fr] The text is in French.
    }
prompt-list-has = { $word } is on our list.
prompt-list-has-not = { $word } isn’t on our list.

## End

end-title = Game over
end-won = { $name } won
end-you-won = You won
end-shared = { $names } share the win
end-nobody = Game over
end-final = Final scores
end-settled = Decided by vote
end-settled-hint = Leave a switch on to use that decision in your next game too.
end-counts = { $word } counts.
end-counts-not = { $word } doesn’t count.
end-best-by = by { $name }
end-rematch = Play again
end-rematch-ready = A new game is ready.
end-to-rematch = Join it
end-replay = Replay
end-close-replay = Back to results
end-export = Download
end-export-log = As a Parlour log
end-export-as = As { $format }
end-export-text = As text
end-delete = Delete this game
end-delete-sure = This deletes it for you only. The other players keep theirs.
end-board = Final board
end-graph = Score by turn
end-curve = { $name }: { $scores }
end-point = Move { $number }: { $about }
end-analyse = Analyse
end-share = Share
end-share-title = Share this game
end-share-picture = Card with the final board and the result
end-share-save = Save picture
end-share-copy = Copy
end-share-failed = The picture couldn’t be drawn. You can still copy the result.
end-share-score = { $name } { $points }

## Replay

replay-title = Replay
replay-step = Move { $number } of { $total }
replay-slider = Position in the game
replay-first = Go to start
replay-previous = Back
replay-next = Forward
replay-last = Go to end
replay-autoplay = Autoplay
replay-stop = Stop
replay-begin = Before the first move.
replay-tab-moves = Moves
replay-tab-graph = Graph
replay-tab-analysis = Analysis
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast

## Table

table-gathering = Waiting for players
table-qr = QR code that opens this game
table-free = Open seat
table-watching =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
table-you-watch = You’re watching { $game }.
table-you = you
table-away = away
table-bot = bot
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-remove-player = Remove { $name }
table-remove-sure = Remove { $name } from this game?
table-settings = Game settings
table-settings-standard = Standard rules
table-to-screen = Show on a TV
table-to-screen-text = Open this address on the TV:
table-to-screen-here = Open it on this device
table-move = Continue on another device
table-move-text = Enter this code on the home page of the other device. It works once, for ten minutes.
table-moved = You’re now playing on another device.
table-remove-ask = Ask the others to remove { $name } from this game?
table-removed = The host removed you from this game.
table-deleted = This game was deleted.
table-no-table = We can’t find this game. Check the address.
table-too-much = Too many requests. Wait a moment, then reload the page.
table-rack-only = Show only my tiles here; the board is on the TV
table-tab-log = Log
table-tab-rules = Rules
table-tab-chat = Chat
table-chance = Fair draws
table-chance-promised = All luck in this game comes from one secret number. The server chose it before the deal, and this fingerprint proves that it hasn’t been changed since. Each player’s device added a number of its own, so nobody can know the draws. When the game is over, the secret number is shown here, and anyone can check every draw and roll.
table-chance-shown = All draws and rolls of this game follow from this secret number, which was fixed before the deal. The downloaded game has everything needed to check them.
table-chance-hash = Fingerprint
table-chance-seed = Secret number
table-menu = Menu
table-paused = Paused

## Waiting

waiting-gathering-text = The host starts when everyone’s in.
waiting-gathering-host = Start when everyone’s in.
waiting-invite = Invite
waiting-loopback = This address only works on this computer. For phones, see “Play on phones nearby” on the home page.
waiting-invite-text = Send the link, share the code, or scan the QR code.
waiting-link = Link
waiting-code = Code
waiting-start = Start the game
waiting-start-missing = Fill or remove the empty seats to start.
waiting-start-too-few =
    { $count ->
        [one] One more player is needed. Add a bot, or wait for someone to join.
       *[other] { $count } more players are needed. Add bots, or wait for others to join.
    }
waiting-seats = Seats
waiting-free-text = waiting for someone to join
waiting-join = Join
waiting-join-title = Join this game
waiting-name = What should the others call you?
waiting-rules-save = Use these rules
waiting-rules-changed = The rules have changed.
waiting-have-code = I have a seat code
waiting-take-seat = Take my seat
waiting-join-full = All seats are taken. You can watch.
waiting-join-over = This game is over. You can still see how it went.
waiting-host = Host
waiting-here = here
waiting-bot-of = bot, { $level }
waiting-make-open = Open this seat
waiting-drop = Remove seat
waiting-add-bot = Add a bot
waiting-program = program
waiting-program-title = A program in this seat
waiting-program-text = Your own bot can play here. Run this command on the bot’s computer, with the bot at the end: a Python class (module:Class) or a program.
waiting-program-command = Command
waiting-program-secret = Anyone with this address can play the seat. To take the seat back, remove the player.
waiting-add-seat = Add a seat
waiting-public = Show in the list of open games

## Log

log-empty = Nothing has happened yet.
log-new-lines =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

## Chat

chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-off = The host has turned the chat off.
chat-phrases = Quick phrases
chat-mode-free = Anything
chat-mode-phrases = Quick phrases only
chat-mode-off = Off
chat-muted = The host muted you.
chat-watch = Only players can chat.

## Rules

rules-search = Search the rules
rules-none = No rule found. Try another word.
rules-common = In every game
rules-contents = Contents
rules-print = Print

## Handover

handover-pass-to = Pass the device to { $name }
handover-pass-to-text = Everyone else, look away!
handover-i-am = I’m { $name }
handover-i-am-tiles = I’m { $name }, show my tiles
handover-others = The others answer first:

## Screen

screen-scan = Scan to join
screen-full-table = All seats are taken
screen-or-code = or open { $address } and enter the code
screen-first-is-host = The first phone to join is the host.
screen-missing =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
screen-host-starts = { $name } starts the game on their phone.
screen-full = Full screen
screen-again = Play again? Start the next game on your phone.
screen-turn = { $name }’s turn
