## Tables and connections

tables-no-table = This game doesn’t exist, or it was deleted.
tables-restarting = The server is restarting. Try again in a moment.
tables-read-only = This server is read-only right now: nothing can change, and all clocks have stopped. Try again later.
tables-draining = This server is about to restart. Try again in a minute.
tables-owned-elsewhere = Another server was using this game. Try again.
tables-other-node-away = Another server doesn’t answer. Try again in a moment.
tables-no-seat = This seat isn’t yours any more.
tables-failed = Something went wrong, so nothing has changed. Try again.
tables-too-many-spectators = Too many people are watching this game already.
tables-too-many-lessons = Too many people are learning right now. Try again in a moment.
tables-bad-code = This code is wrong, expired or already used. Ask for a new one.

## Seats

tables-seat-count = This game has 1 to { $most } seats, not { $count }.
tables-needs-player = Take a seat yourself, or fill all seats with bots.
tables-television-or-hot-seat = Choose one: a TV, or one device to pass around.
tables-program-or-hot-seat = A program can’t play when one device is passed around.
tables-not-voted = “{ $word }” wasn’t settled by a vote.
tables-number-given = You’ve already added your number to the draws.
tables-join-started = This game has already started. You can watch it.
tables-seats-moved = The seats have changed. Take another look and try again.
tables-seat-taken = That seat is taken.
tables-full = All seats are taken. You can watch.
tables-host-only = Only the host can do that.
tables-host-seat = The host’s seat can’t be changed.
tables-seat-in-use = Someone is in that seat. Remove them first.
tables-no-more-seats = This game has { $most } seats at most.
tables-open-seats = Fill or remove the empty seats to start.
tables-already-started = The game has started, so seats and rules can’t change any more.
tables-seat-empty = No one is in that seat.
tables-remove-self = You can’t remove yourself.
tables-no-room = There’s no room for more games from your network. Ask the person who runs this server.

## Playing and chat

tables-not-started = The game hasn’t started yet.
tables-not-over = The game isn’t over yet.
tables-log-full = This game has become too long to continue. Start a new one.
tables-players-only = You’re watching. Only players can do that.
tables-no-television = This game isn’t on a TV.
tables-no-draft = This game shows moves on the TV when they’re made.
tables-draft-too-fast = Too many changes at once. Wait a moment.
tables-stale = The game has moved on. Take another look and try again.
tables-muted = The host has muted you.
tables-chat-bad-text = A chat message can have 1 to 500 characters.
tables-chat-too-fast = Too many messages. Wait a few seconds.
tables-chat-off = The host has turned the chat off.
tables-chat-phrases-only = The host allows quick phrases only.
tables-phrase-hello = Hello!
tables-phrase-good-luck = Good luck!
tables-phrase-nice = Nice one!
tables-phrase-well-played = Well played!
tables-phrase-wow = Wow!
tables-phrase-haha = Ha ha!
tables-phrase-ouch = Ouch!
tables-phrase-oops = Oops!
tables-phrase-thinking = Let me think…
tables-phrase-your-turn = Your turn!
tables-phrase-thanks = Thanks!
tables-phrase-sorry = Sorry!
tables-phrase-one-moment = One moment, please.
tables-phrase-again = Another game?
tables-phrase-goodbye = Goodbye!

## Gallery

tables-gallery-own-limit = You’ve already published { $most }. Remove one first.
tables-gallery-full = The gallery is full: it already has { $most } items.
tables-gallery-not-yours = Only the author can change or remove this.

## Database

tables-store-in-use = Another Parlour server is using { $path }. Stop it first.
tables-store-linked = { $path } has a second name (a hard link), so two servers could damage it. Copy it instead.
tables-no-store = There’s no database { $path }.
tables-unknown-store = “{ $text }” isn’t a kind of database that Parlour knows. Use postgresql://… or a file.
tables-backup-exists = { $path } already exists. Choose another name for the backup.
tables-cannot-write = Can’t write { $path }: { $reason }.
tables-not-a-store = { $path } isn’t a database that this version of Parlour can read.
tables-store-damaged = { $path } is damaged: { $reason }. To save what can still be read: parlour repair --data { $path }
tables-cannot-open-store = Can’t open the database { $path }: { $reason }.
tables-cannot-read-store = Can’t read the database: { $reason }.
tables-not-saved = We couldn’t save that, so nothing has changed: { $reason }.
tables-store-gone = The database file was deleted or replaced, so nothing can be saved. Stop the server now: if the file was deleted, that writes it again.
tables-cannot-clean-store = Can’t clean up the database: { $reason }.
