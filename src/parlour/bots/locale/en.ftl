## A bot at a table of a server

bots-bad-address = This isn’t the address of a seat. Copy it from the table: it has “/t/” and “#bot=” in it.
bots-unreachable = { $server } doesn’t answer.
bots-server-refused = The server refuses: { $text }
bots-seated = At the table as { $name }. Stop with Ctrl+C.
bots-refused = “{ $command }” was refused: { $reason }
bots-over = The game is over: { $scores }.
bots-ended =
    { $reason ->
        [no-table] This table doesn’t exist any more.
        [no-seat] This address doesn’t hold a seat any more.
        [moved] The seat has moved elsewhere.
        [removed] The host has taken the seat back.
        [deleted] The table was deleted.
       *[other] The server ended the connection.
    }
