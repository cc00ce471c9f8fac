generic-position = On the table
generic-players = Players
generic-nothing = none
generic-yes = yes
generic-no = no
generic-row = Row { $row }
generic-commands = What you may do
generic-commands-of = Commands with “{ $word }”
generic-filter = Find a command
generic-shown = { $more ->
    [true] { $count } of { $total } or more are shown. Type a part of one to find it.
   *[false] { $count } of { $total } are shown. Type a part of one to find it.
}
generic-none-found = No command has that in it.
generic-loading = Looking for what you may do …
generic-no-list = Nothing is listed now. You can type what you want to do.
generic-answer = Answer the question first.
generic-type = Type a command
generic-type-hint = For example: { $example }
generic-send = Send
generic-wait = It is { $names }’s turn.
generic-waits = There is nothing to do for you now.
generic-together = All play at the same time
generic-points = Points
generic-ended = How it ended
generic-begin = Before the first move.
generic-seen-by = Seen by
generic-spectators = Spectators
generic-in-words = The same in words
