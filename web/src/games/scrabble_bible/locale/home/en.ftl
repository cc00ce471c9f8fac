scrabble-bible-ui-home-analyse = Look at a game
