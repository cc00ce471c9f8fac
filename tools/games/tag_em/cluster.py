"""What runs on a cluster, too."""

LINES = (("parlour", "map", "report", "letter", "--games", "12"),)
