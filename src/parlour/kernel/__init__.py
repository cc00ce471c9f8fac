"""The kernel: the contract that every game keeps, the log, prompts, chance, time, and what holds at every table."""
