## Aid policy

server-refusals-look-up = You sit at table { $code }, which plays without looking words up. The page opens when that game is over.
server-refusals-hints = You sit at table { $code }, which plays without hints. The page opens when that game is over.

## Aids

server-game-has-not-begun = The game has not begun.
server-there-nothing-look-at = There is nothing to look at.
server-that-game-too-long-look-at = That game is too long to look at: { $lines } lines.

## App

server-this-comes-from-page-another-host = This comes from a page of another host.
server-this-was-not-understood = This was not understood: { $reason }.
server-there-nothing-at = There is nothing at { $path }.
server-this-cannot-be-done-with = This cannot be done with { $method }.
server-that-too-much-at-once = That is too much at once.
server-something-went-wrong-here-nothing-has = Something went wrong here. Nothing has changed.

## Background

server-workshop-busy-try-again-in-moment = The workshop is busy. Try again in a moment.

## Gallery

server-this-needs-secret-its-maker = This needs the secret of its maker.
server-there-no-such-thing-here = There is no such thing here.
server-what-published-needs-name = What is published needs a name.

## Games

server-there-no-game = There is no game “{ $key }”.

## Launch

server-with-test-seed-everybody-could-foresee = With --test-seed everybody could foresee what is dealt: it needs --local.
server-port-not-for-everyone-take-one = Port { $port } is not for everyone; take one above 1023.
server-parlour-running-already-another-one-needs = Parlour is running already: { $url }. Another one needs another --port.
server-port-taken-by-another-program-choose = Port { $port } is taken by another program. Choose another one: --port { $other }.
server-parlour-open = Parlour is open: { $url }
server-on-same-network = On the same network: { $url }
server-page-has-not-been-built-make = The page has not been built; “make page” does it.
server-games-kept-in-ctrl-c-closes = Games are kept in { $path }. Ctrl-C closes.

## Lookup handlers

server-no-word-word-has-two-letters = “{ $text }” is no word: a word has two letters at least.

## Pictures

server-game-has-no-such-line-or = The game has no such line, or no such seat.
server-this-game-gives-no-pictures = This game gives no pictures.

## Problems

server-too-many-requests-try-again-in = Too many requests. Try again in { $wait } seconds.

## Tables

server-this-needs-token-seat-at-this = This needs the token of a seat at this table.
server-this-token-holds-no-seat-at = This token holds no seat at this table.
server-add-needs-place-set-seat-and = “add” needs a place, “set” a seat and a place, “drop” a seat alone.
server-log-open-when-game-over = The log is open when the game is over.
server-not-written-as = { $game } is not written as “{ $format }”.
