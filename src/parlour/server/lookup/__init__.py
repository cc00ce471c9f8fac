"""“Look it up”: a word in, and out comes what every game makes of it, its verses, its kin and its connections."""
