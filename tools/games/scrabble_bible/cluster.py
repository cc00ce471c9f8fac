"""What runs on a cluster, too."""

LINES = (("tools.games.scrabble_bible.train_leaves", "--games", "8", "--only", "7-strict", "--output", "-"),)
