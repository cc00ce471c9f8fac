## Page

crossword-ui-page-more = Plus

## Play

crossword-ui-hint = Conseil
crossword-ui-hint-title = Montrez-moi un coup
crossword-ui-hint-text = De qui voulez-vous voir le coup ? Il est posé sur le plateau ; vous pouvez encore le changer.
crossword-ui-hint-thinking = On réfléchit …
crossword-ui-hint-play = { $word } est posé pour vous sur le plateau.
crossword-ui-hint-exchange = Le conseil : échanger { $tiles }.
crossword-ui-hint-pass = Le conseil : passer.
crossword-ui-hint-say = Le conseil : { $text }.
crossword-ui-asked = Une question pour vous
crossword-ui-tiles = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
crossword-ui-owes-turn = saute le prochain tour
crossword-ui-rack = Votre chevalet
crossword-ui-shield = bouclier
crossword-ui-rack-empty = Votre chevalet est vide.
crossword-ui-blank = joker
crossword-ui-tile-name = { $points ->
    [one] { $letter }, { $points } point
   *[other] { $letter }, { $points } points
}
crossword-ui-tile-laid = posée
crossword-ui-shuffle = Mélanger
crossword-ui-recall-all = Reprendre toutes les lettres
crossword-ui-exchange = Échanger
crossword-ui-exchange-text = Choisissez les lettres à rendre. C’est votre tour.
crossword-ui-exchange-count = { $count ->
    [0] Échanger
    [one] Échanger { $count } lettre
   *[other] Échanger { $count } lettres
}
crossword-ui-pass = Passer
crossword-ui-pass-sure = Passer, et laisser filer votre tour ?
crossword-ui-play-word = Poser { $word }
crossword-ui-sending = En route…
crossword-ui-scattered = Toutes les lettres d’un tour sont sur une même ligne ou une même colonne.
crossword-ui-hole = Il y a un trou dans le mot.
crossword-ui-blank-title = Quelle lettre pour le joker ?
crossword-ui-square = ligne { $row }, colonne { $column }
crossword-ui-empty = vide
crossword-ui-tile-on = { $points ->
    [one] { $letter }, { $points } point
   *[other] { $letter }, { $points } points
}
crossword-ui-blank-on = joker pour { $letter }
crossword-ui-laid-now = en train d’être posée
crossword-ui-newest = nouvelle
crossword-ui-cursor-across = Le curseur va vers la droite.
crossword-ui-cursor-down = Le curseur va vers le bas.
crossword-ui-laid-at = { $letter } en { $where }
crossword-ui-lifted = { $letter } reprise
crossword-ui-recalled = Toutes les lettres sont revenues sur le chevalet.
crossword-ui-no-such-tile = Vous n’avez pas de { $letter }.
crossword-ui-no-letter = Un bouclier n’est pas une lettre : on ne le pose pas.
crossword-ui-premium-letter-2-label = LD
crossword-ui-premium-letter-2-name = lettre compte double
crossword-ui-premium-letter-3-label = LT
crossword-ui-premium-letter-3-name = lettre compte triple
crossword-ui-premium-word-2-label = MD
crossword-ui-premium-word-2-name = mot compte double
crossword-ui-premium-word-3-label = MT
crossword-ui-premium-word-3-name = mot compte triple
crossword-ui-premium-star-name = étoile
crossword-ui-premium-book-name = livre
crossword-ui-premium-character-name = personnage
crossword-ui-premium-land-name = pays
crossword-ui-premium-utterance-name = déclaration
crossword-ui-premium-genealogy-name = généalogie
crossword-ui-premium-reader-name = le lecteur de la Bible, au centre

## End

crossword-ui-end-leftover = Lettres restantes
crossword-ui-end-graph = Les scores, tour après tour
crossword-ui-end-turn-n = Tour { $number }
crossword-ui-end-best = Meilleur coup
crossword-ui-end-longest = Mot le plus long
crossword-ui-end-average = Points par coup
crossword-ui-end-plays = Coups

## Screen

crossword-ui-screen-board-here = Le plateau est sur le téléviseur.
crossword-ui-screen-show-board = Montrer le plateau ici aussi
crossword-ui-screen-hide-board = Cacher le plateau
