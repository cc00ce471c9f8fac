generic-position = On the table
generic-players = Players
generic-nothing = none
generic-yes = yes
generic-no = no
generic-row = Row { $row }
generic-commands = Your options
generic-commands-of = Commands with “{ $word }”
generic-filter = Find a command
generic-shown =
    { $more ->
        [true] Showing { $count } of { $total } or more. Type to find others.
       *[false] Showing { $count } of { $total }. Type to find others.
    }
generic-none-found = No command matches.
generic-loading = Loading your options…
generic-no-list = Nothing to choose from right now. You can type a command.
generic-answer = Answer the question first.
generic-type = Type a command
generic-type-hint = For example: { $example }
generic-send = Send
generic-waits = Nothing to do right now.
generic-together = Everyone plays at once
generic-points = Points
generic-ended = Result
generic-begin = Before the first move.
generic-seen-by = Seen by
generic-spectators = Spectators
generic-in-words = As text
