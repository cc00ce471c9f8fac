scrabble-bible-ui-home-analyse = Examiner une partie
