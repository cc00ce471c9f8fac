"""What runs on a cluster, too."""

LINES = (
    ("parlour", "tag-on", "balance", "--edition", "en", "--levels", "easy", "--players", "2", "--games", "4", "--json"),
    ("tools.games.tag_on.train_leaves", "--games", "2", "--level", "easy", "--output", "-"),
)
