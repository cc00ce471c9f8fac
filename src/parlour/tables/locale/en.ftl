## Backup

tables-being-served-by-another-parlour-close = { $path } is being served by another Parlour; close it first.
tables-there-no-store = There is no store { $path }.
tables-there-already-backup-replaces-nothing = { $path } is there already; a backup replaces nothing.
tables-cannot-be-written = { $path } cannot be written: { $reason }.
tables-no-store-that-this-parlour-can = { $path } is no store that this Parlour can read.
tables-damaged = { $path } is damaged: { $reason }.

## Chat

tables-host-has-muted-you = The host has muted you.
tables-line-chat-has-1-500-printable = A line of chat has 1 to 500 printable characters.
tables-that-was-lot-at-once-wait = That was a lot at once. Wait a few seconds.

## Commands

tables-you-watching-only-players-may-do = You are watching; only players may do that.
tables-something-went-wrong-here-nothing-has = Something went wrong here. Nothing has changed.

## Errors

tables-there-no-such-table = There is no such table.
tables-server-restarting-try-again-in-moment = The server is restarting. Try again in a moment.

## Gallery

tables-store-cannot-be-read = The store cannot be read: { $reason }.
tables-you-have-published-already-take-one = You have published { $most } already. Take one down first.
tables-gallery-full-published = The gallery is full: { $most } are published.
tables-only-its-maker-may-change-it = Only its maker may change it or take it down.

## Hosting

tables-game-still-being-played = The game is still being played.
tables-you-cannot-remove-yourself = You cannot remove yourself.

## Hub

tables-too-many-watching-this-table-already = Too many are watching this table already.

## Live game

tables-table-has-moved-on-since-you = The table has moved on since you said that. Look again.

## Seat tokens

tables-this-code-not-known-was-used = This code is not known, was used, or is too old. Ask for a new one.

## Seats

tables-table-has-1-places-for-this = A table has 1 to { $most } places for this game, not { $count }.
tables-somebody-has-sit-at-table-from = Somebody has to sit at the table from the beginning.
tables-was-not-settled-by-vote = “{ $word }” was not settled by a vote.
tables-game-has-begun-without-you-you = The game has begun without you; you may watch it.
tables-that-place-taken = That place is taken.
tables-all-places-taken-you-may-watch = All places are taken; you may watch.
tables-only-host-may-do-that = Only the host may do that.
tables-hosts-place-stays-hosts = The host's place stays the host's.
tables-somebody-sits-there = Somebody sits there.
tables-there-no-room-for-another-place = There is no room for another place: { $most } are the most.
tables-place-still-open-wait-for-somebody = A place is still open: wait for somebody, let a bot sit there, or take it away.
tables-game-has-begun-places-stay-as = The game has begun: the places stay as they are.
tables-nobody-holds-that-seat = Nobody holds that seat.

## Sqlite

tables-store-cannot-be-opened = The store { $path } cannot be opened: { $reason }.
tables-this-could-not-be-written-down = This could not be written down, and has not happened: { $reason }.
tables-store-cannot-be-tended = The store cannot be tended: { $reason }.

## Table

tables-game-has-not-begun = The game has not begun.

## Table cache

tables-table-was-held-by-another-server = The table was held by another server for a moment. Try again.
