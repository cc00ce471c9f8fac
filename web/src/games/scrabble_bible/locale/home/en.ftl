scrabble-bible-ui-home-analyse = Analyse a game
