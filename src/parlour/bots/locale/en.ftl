## A bot at a table of a server

bots-bad-address = This isn’t the address of a seat. Copy the one that the game shows: it contains “/t/” and “#bot=”.
bots-unreachable = { $server } doesn’t answer.
bots-server-refused = The server refused: { $text }
bots-seated = Joined as { $name }. Press Ctrl-C to stop.
bots-refused = “{ $command }” was refused: { $reason }
bots-over = The game is over: { $scores }.
bots-ended =
    { $reason ->
        [no-table] This game doesn’t exist any more.
        [no-seat] This address is no longer good for a seat.
        [moved] This seat is now played from somewhere else.
        [removed] The host has taken the seat back.
        [deleted] The game was deleted.
       *[other] The server ended the connection.
    }
