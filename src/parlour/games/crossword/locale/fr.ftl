## Picture

crossword-tiles-in-bag = Lettres dans le sac : { $bag }.
crossword-tiles = Lettres : { $count }.

## Terminal

crossword-words-on-board = Mots sur le plateau : { $words }.
crossword-board-empty = Le plateau est vide.
crossword-misses-turn = saute un tour
crossword-tiles-2 = lettres : { $count }
crossword-left-over = reste : { $tiles }
crossword-scores-bag = Scores : { $scores }. Sac : { $bag }.
crossword-it-s-turn = C’est à { $name } de jouer.
crossword-read-as-small-letter-among-capitals = { $typed } est lu { $meant } ; une minuscule parmi des majuscules est un joker.

## Extensions

crossword-no-key-value = « { $part } » n’a pas la forme « clé valeur; ».
crossword-stands-there-twice = « { $key } » est écrit deux fois.
crossword-no-value-option = « { $value } » n’est pas une valeur de l’option « { $name } ».

## Lookup

crossword-by-list-english = Oui : il est dans la liste générale de l’anglais.
crossword-by-list-vocabulary = Oui : il se trouve dans la King James Version.
crossword-by-list-names = Oui : c’est un nom de la Bible.
crossword-by-list-words-of-faith = Oui : c’est un mot de la foi.
crossword-by-list-rulebook = Oui : il est imprimé dans la règle du jeu.
crossword-by-list-headwords = Oui : c’est une entrée, comme dans un dictionnaire de la Bible.
crossword-by-list-forms = Oui : c’est une forme d’un mot de la Bible.
crossword-by-list-french-table = Oui : il est dans le dictionnaire français du jeu.

## Events

crossword-draw = { $name } : { $tile }
crossword-drew-for-first = Tirage au sort du premier tour : { $draws }.
crossword-goes-first =
    { $who ->
        [you] Vous commencez.
       *[other] { $who-name } commence.
    }
crossword-drew =
    { $who ->
        [you] Vous avez pioché { $tiles }.
       *[other] { $who-name } a pioché { $tiles }.
    }
crossword-exchanged =
    { $who ->
        [you] Vous avez échangé { $count ->
            [one] un jeton
           *[other] { $count } jetons
        }.
       *[other] { $who-name } a échangé { $count ->
            [one] un jeton
           *[other] { $count } jetons
        }.
    }
crossword-ran-out-of-time =
    { $who ->
        [you] Temps écoulé : vous perdez ce tour.
       *[other] Temps écoulé : { $who-name } perd ce tour.
    }
crossword-passed =
    { $who ->
        [you] Vous avez passé votre tour.
       *[other] { $who-name } a passé son tour.
    }
crossword-challenge-won =
    { $who ->
        [you] Vous avez contesté.
       *[other] { $who-name } a contesté.
    } { $count ->
        [one] { $words } n’est pas valable.
       *[other] { $words } ne sont pas valables.
    }
crossword-turn-lost =
    { $who ->
        [you] Vous perdez ce tour.
       *[other] { $who-name } perd ce tour.
    }
crossword-tiles-returned =
    { $who ->
        [you] Vos jetons retournent
       *[other] { $who-name } : les jetons retournent
    } dans le sac ({ $count }).
crossword-won =
    { $who ->
        [you] Vous avez gagné !
       *[other] { $who-name } a gagné !
    }
crossword-won-together = Égalité entre { $names }.
crossword-and = { $first } et { $last }
crossword-also = Aussi : { $words }.
crossword-points = { $name } { $points }
crossword-leftover-tiles = Jetons restants : { $points }.

## Commands

crossword-no-place-8g-across-g8-down = « { $place } » n’est pas une case : 8G va vers la droite, G8 vers le bas.
crossword-no-word-letters-only-small-letter = « { $word } » n’est pas un mot : rien que des lettres, en minuscule pour un joker.

## Positions

crossword-position-one-line = Une position tient sur une ligne.
crossword-position-begins-with-rows-board = Une position commence par les lignes du plateau.
crossword-too-much-four-fields-and-then = « { $part } » est de trop : quatre champs, puis « clé valeur; ».
crossword-says-nothing-here-do-you-mean = « { $key } » ne dit rien ici. Vouliez-vous dire « { $near } » ?
crossword-neither-field-position-nor-key = « { $key } » n’est ni un champ d’une position ni une clé.
crossword-board-has-rows-not = Lignes du plateau : { $rows }, au lieu de { $size }.
crossword-row-has-which-neither-letter-nor = La ligne { $row } contient « { $odd } », qui n’est ni une lettre ni un nombre.
crossword-row-has-squares-not = Cases de la ligne { $row } : { $squares }, au lieu de { $size }.
crossword-in-no-tile-z-for-blank = « { $tile } » ({ $where }) n’est pas un pion du jeu : de A à Z, « ? » pour un joker, « ! » pour un bouclier.
crossword-in-the-is-no-tile-a-to-z-for-a-blank = « { $tile } » ({ $where }) n’est pas une lettre du jeu : de A à Z, « ? » pour un joker.
crossword-there-tiles-set-has = Lettres { $tile } : { $count }, mais le jeu n’en a que { $most }.
crossword-no-score = « { $part } » n’est pas un score.
crossword-no-number-scoreless-turns-in-row = « { $text } » n’est pas un nombre de tours de suite sans un point : de 0 à { $most }, sinon la partie serait finie.
crossword-there-racks-or-scores-players-can = Il y a des chevalets ou des scores pour { $given } joueurs ; le maximum est { $most }.
crossword-names-one-seat = « { $key } » nomme une seule place.
crossword-seats-0 = « { $key } { $part } » : les places vont de 0 à { $last }.
crossword-rack-seat-has-tiles-most = Le chevalet de la place { $seat } compte { $tiles } lettres ; le maximum est { $most }.
crossword-seat-on-turn-but-has-left = C’est le tour de la place { $seat }, qui a quitté la partie.
crossword-tmr-milliseconds-for-each-seat-with = « tmr { $times } » : des millisecondes pour chaque place, séparées par /.
crossword-ended-there = « ended { $why } » : il y a { $reasons }.
