"""moji: whoever first says a word with letters on the cards collects them."""
