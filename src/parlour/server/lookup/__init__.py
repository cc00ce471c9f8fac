"""Word lookup: verdicts of the games, verses, kin and connections of a word."""
