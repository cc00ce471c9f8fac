"""moji: the first to say a word with letters on the cards collects them."""
