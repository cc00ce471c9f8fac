### What tables, rulebooks and lessons of all games share.

## Lesson

lesson-next = Next
lesson-skip = Skip
lesson-done = Play now
lesson-step = Step { $number } of { $total }

## Connection

connection-connecting = Coming to the table …
connection-lost = The line is cut. We are trying again; nothing is lost.
connection-waiting = { $count ->
    [one] { $count } thing waits to be sent.
   *[other] { $count } things wait to be sent.
}
connection-back = Back at the table.
connection-away = { $count ->
    [one] While you were away: { $count } thing happened.
   *[other] While you were away: { $count } things happened.
}

## Notify

notify-ask = Tell me when it is my turn
notify-turn = It is your turn.
notify-question = The table has a question for you.

## Play

play-title = { $text } · Parlour
play-your-turn = Your turn
play-your-turn-title = ● Your turn
play-question-title = ● A question for you
play-waiting-for = Waiting for { $names }
play-table-waits = The table waits.
play-to-play = to play
play-day = d
play-score = Score
play-scores = Scores
play-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
play-bag-empty = The bag is empty
play-resigned = has resigned
play-left = has left
play-board = Board
play-resign = Resign
play-resign-sure = Give up this game? Your tiles go to the bag, and you cannot win any more.
play-leave = Leave the table
play-leave-sure = Leave this table for good?
play-back = Take my last move back
play-back-text = The others have to agree.
play-pause = Pause
play-resume = Go on
play-paused = The game is paused. The clocks stand still.
play-rule = Rule { $id }
play-rule-open = Read rule { $id }
play-keys = Keys
play-keys-text = Letters lay tiles at the cursor, with Shift as a blank. Arrows move the cursor, space turns it. Backspace takes the last tile up, Escape all of them. Enter plays.

## Prompt

prompt-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
prompt-play-on = You may also just play on.
prompt-send = Send
prompt-write = Your answer
prompt-answer-accept = Accept
prompt-answer-decline = Decline
prompt-answer-vote-yes = Yes
prompt-answer-vote-no = No
prompt-answer-vote-wait = Wait
prompt-answer-vote-bot = Let a bot play
prompt-answer-vote-leave = Go on without them
prompt-answer-challenge = Challenge
prompt-answer-offer = Offer help
prompt-answer-answer = Tell it
prompt-answer-to-story-accept = No, go on
prompt-answer-to-tell-decline = I do not know it
prompt-answer-to-help-decline = Not now
prompt-answer-to-take-decline = No, thank you
prompt-answer-to-trade-decline = No trade
prompt-answer-to-back-accept = Agreed
prompt-answer-to-back-decline = No
prompt-answer-to-pause-accept = Agreed
prompt-answer-to-pause-decline = No
prompt-answer-to-judge-story-vote-yes = It was right
prompt-answer-to-judge-story-vote-no = It was not
prompt-answer-to-own-word-vote-yes = It was right
prompt-answer-to-own-word-vote-no = It was not
prompt-answer-to-judge-bonus-vote-yes = It earns its bonus
prompt-answer-to-judge-bonus-vote-no = It does not
prompt-passages = What the text says
prompt-challenge-note = If the words are good, you miss your next turn.
prompt-list-has = { $word } is on the list.
prompt-list-has-not = { $word } is not on the list.

## End

end-title = The game is over
end-won = { $name } wins
end-you-won = You win
end-shared = { $names } share the win
end-nobody = The game is over
end-final = Final scores
end-settled = Settled by vote
end-settled-hint = What stays switched on holds in your next game too.
end-counts = { $word } counts.
end-counts-not = { $word } does not count.
end-best-by = by { $name }
end-rematch = Play again
end-rematch-ready = A new table is set.
end-to-rematch = Go there
end-replay = Look at it again
end-close-replay = Back to the end
end-export = Keep it
end-export-log = Log (Parlour)
end-export-as = As { $format }
end-export-text = As text
end-forget = Delete this game
end-forget-sure = Delete this game for everyone at the table?
end-board = Look at the board

## Replay

replay-step = Move { $number } of { $total }
replay-slider = Moment of the game
replay-first = First
replay-previous = Back
replay-next = Forward
replay-last = Last
replay-run = Play by itself
replay-stop = Stop
replay-begin = The board is empty.

## Table

table-gathering = The table is set
table-qr = A picture for phones to scan: it opens this table.
table-free = Free
table-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
table-you-watch = You are watching.
table-you = you
table-away = away
table-bot = bot
table-mute = Mute { $name }
table-unmute = Let { $name } chat again
table-remove-player = Ask { $name } to leave
table-remove-sure = Should { $name } leave this table?
table-house-rules = What is agreed
table-house-rules-plain = Everything as the rulebook has it.
table-to-screen = Show it on a television
table-to-screen-text = Open this address on the television, or type the code there:
table-move = Move my seat to another device
table-move-text = Type this code on the other device, in its lobby. It works once, for ten minutes.
table-moved = Your seat has moved to another device.
table-removed = The host has asked you to leave this table.
table-deleted = This table has been cleared away.
table-no-table = There is no such table. Perhaps the address is not complete.
table-too-much = That was too much at once. Wait a moment and load the page again.
table-rack-only = This device is my rack; the board is on the television
table-tab-log = Log
table-tab-rules = Rules
table-tab-chat = Chat
table-menu = Menu
table-paused = The game is paused.

## Waiting

waiting-gathering-text = As soon as everyone has sat down, the host starts the game.
waiting-wait-host = { $name } starts the game when everyone is here.
waiting-invite = Invite
waiting-loopback = This address works on this machine only. For phones, open the page by the address that the server has printed.
waiting-invite-text = Send the link, say the code, or let a phone scan the picture.
waiting-link = Link
waiting-code = Code
waiting-start = Start the game
waiting-start-missing = Fill the open places, or take them away, then start.
waiting-seats = Places
waiting-free-text = for whoever comes
waiting-join = Sit down
waiting-join-title = There is a place for you
waiting-have-code = I have a code for my seat
waiting-take-seat = Take my seat
waiting-join-full = All places are taken. You may watch.
waiting-join-over = This game is over. You may look at it.
waiting-host = Host
waiting-here = here
waiting-bot-of = bot, { $level }
waiting-make-open = Free this place
waiting-drop = Take this place away
waiting-add-seat = Add a place
waiting-public = Listed in the lobby

## Log

log-empty = Nothing has happened yet.
log-new-lines = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}

## Chat

chat-empty = Nobody has said anything yet. Be kind.
chat-write = Say something
chat-send = Send
chat-muted = The host has muted you.
chat-watch = Sit down to chat.

## Rules

rules-search = Look for a rule
rules-none = No rule says that.
rules-common = In every game
rules-contents = Contents

## Handover

handover-pass-to = Hand the device to { $name }
handover-pass-to-text = Nobody else looks at the screen now.
handover-i-am = I am { $name }
handover-others = For the others, before play goes on:

## Screen

screen-scan = Scan to join
screen-full = Full screen
screen-hint = Each phone is a rack.
screen-take-rack = { $name }, take your rack to your phone. Scan, then type
screen-begins = The host starts the game on their phone.
screen-turn = { $name }’s turn.
