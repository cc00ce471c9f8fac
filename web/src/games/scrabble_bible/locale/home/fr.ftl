scrabble-bible-ui-home-analyse = Analyser une partie
