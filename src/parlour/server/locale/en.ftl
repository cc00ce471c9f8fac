## Requests

server-too-many-requests =
    Too many requests. Try again in { $wait ->
        [one] one second
       *[other] { $wait } seconds
    }.
server-other-origin = This request came from another website, so it was refused.
server-other-host = This server doesn’t answer to the name “{ $host }”. Start it with --host { $host } if it should.
server-metrics-closed = Only this computer can read the metrics, or a request with the token of --metrics-token.
server-operator-only = Only the operator of this server can do that.
server-bad-request = We couldn’t read this request: { $reason }.
server-not-found = There’s nothing at { $path }.
server-bad-method = This address doesn’t support { $method }.
server-too-large = This request is too large.
server-busy = The server is busy. Try again in a moment.
server-too-slow = That took too long, so we stopped it. Try something smaller.
server-no-game = There’s no game “{ $key }”.

## Tables

server-needs-token = Only players can do that. Join this game first.
server-bad-seat-change = “add” needs “info”, “set” needs “seat” and “info”, and “drop” needs “seat” alone.
server-log-closed = You can see the log when the game is over.
server-no-export = { $game } can’t be exported as “{ $format }”.
server-no-such-moment = This game has no such line or seat.
server-no-pictures = This game has no pictures.

## Aids and lookup

server-lookup-closed = You’re in a game without word lookup ({ $code }). You can look up words when it’s over.
server-hints-closed = You’re in a game without hints ({ $code }). You can analyse games when it’s over.
server-analysis-empty = Paste a game or a position first.
server-game-too-long = This game is too long: it has { $lines } lines.
server-word-not-told = We can’t explain { $word } right now.
server-bad-word = “{ $text }” isn’t a word. Type at least two letters.

## Gallery

server-needs-secret = Only the author can do that.
server-gallery-no-item = This isn’t in the gallery any more.
server-gallery-needs-name = Give it a name before you publish it.

## Starting the server

server-open = Parlour is running at { $url }
server-open-network = On your network: { $url }
server-no-docs = The documentation isn’t built yet. To build it: make docs
server-no-page = The web page isn’t built yet. To build it: make page
server-saved-in = Games are saved in { $path }. Press Ctrl-C to stop.
server-test-seed-local = With --test-seed anyone could predict the game, so it needs --local.
server-port-reserved = Port { $port } is reserved. Choose one above 1023 with --port.
server-already-running = Parlour is already running at { $url }. To start another one, choose another --port.
server-opened-again = Parlour is already running at { $url }, so we opened it there.
server-other-port = Another program is using port { $port }, so Parlour is using { $other } this time.
server-port-taken = Another program is using port { $port }. Try --port { $other }.
server-no-address = This computer doesn’t have the address { $address }.
server-cannot-audit = Can’t write the audit log { $path }: { $reason }.
server-bad-collector = “{ $text }” isn’t an address of a collector. Use one such as { $url }.
