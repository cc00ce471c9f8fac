"""SCRABBLE Bible Edition: words on a board, with a bonus for words of faith."""
