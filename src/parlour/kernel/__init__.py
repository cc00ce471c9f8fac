"""The kernel: the contract that every game keeps, the log, questions, chance, time, and what holds at every table."""
