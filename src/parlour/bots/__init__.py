"""External bots: programs that speak a line protocol (`docs/bot-protocol.md`), and seats for them at a server.

`program` runs such a program as a bot, `stdio` makes one of a Python class, `connection` plays at a table of a server.
"""
