## Picture

crossword-tiles-in-bag =
    { $bag ->
        [0] Le sac est vide.
        [one] { $bag } jeton dans le sac.
       *[other] { $bag } jetons dans le sac.
    }
crossword-tiles =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }

## Terminal

crossword-words-on-board = Mots sur le plateau : { $words }.
crossword-board-empty = Le plateau est vide.
crossword-note-loses-turn = perd un tour
crossword-note-leftover = reste : { $tiles }
crossword-scores = Scores : { $scores }. Jetons dans le sac : { $bag }.
crossword-whose-turn = C’est à { $name } de jouer.
crossword-read-as-capitals = « { $typed } » est lu comme { $meant }. Pour un joker, mettez une minuscule parmi les majuscules.
crossword-your-tiles = Vos jetons :
crossword-blank = joker
crossword-bag = Sac
crossword-example-pass = passer votre tour
crossword-word-valid = { $word } est valable ({ $list }).

## Refusals

crossword-last-play-open = C’était le dernier coup. Acceptez-le ou contestez-le pour finir la partie.
crossword-answer-first = Il faut d’abord répondre à une question.
crossword-own-play-open = Votre coup peut encore être contesté. Attendez un instant.
crossword-bot-waits = Un robot attend la fin du temps de contestation.
crossword-square-taken = Il y a déjà un jeton sur cette case.
crossword-unknown-square = « { $place } » n’est pas une case de ce plateau.
crossword-small-letter-is-blank = Une minuscule est un joker. Écrivez { $word }.
crossword-not-on-rack = Pas sur votre chevalet : { $tiles }.
crossword-word-invalid = { $word } n’est pas valable.
crossword-no-room =
    { $room ->
        [one] { $word } ne tient pas en { $place } : il reste une case jusqu’au bord.
       *[other] { $word } ne tient pas en { $place } : il reste { $room } cases jusqu’au bord.
    }
crossword-no-new-tile = { $word } est déjà en { $place }. Ajoutez au moins un jeton.
crossword-word-runs-on = { $word } touche d’autres lettres. Le mot entier est { $whole } ({ $whole_place }).
crossword-too-short = Un mot doit avoir au moins deux lettres.
crossword-other-direction = Dans ce sens, il n’y a qu’une lettre. Essayez { $other_place } { $other }.
crossword-not-connected = { $word } doit toucher un mot posé.
crossword-nothing-to-challenge = Il n’y a rien à contester pour le moment.
crossword-bag-too-small =
    { $bag ->
        [0] Le sac est vide : vous ne pouvez rien échanger.
        [one] Il n’y a plus qu’un jeton dans le sac. Vous pouvez en échanger un.
       *[other] Jetons dans le sac : { $bag }. Vous pouvez en échanger { $bag } au maximum.
    }
crossword-two-player-judging = À deux, la Bible ou notre liste de mots décide d’abord. Si cela ne suffit pas, votre adversaire décide.

## Lookup

crossword-list-english = Valable : il est dans la liste de mots anglais.
crossword-list-vocabulary = Valable : il est dans la Bible King James.
crossword-list-names = Valable : c’est un nom de la Bible.
crossword-list-words-of-faith = Valable : c’est un mot de la foi.
crossword-list-rulebook = Valable : il est dans le livret de règles.
crossword-list-headwords = Valable : il est dans le dictionnaire de la Bible.
crossword-list-spellings = Valable : c’est l’orthographe actuelle d’un mot de la Bible.
crossword-list-forms = Valable : c’est une forme d’un mot de la Bible.
crossword-list-french-table = Valable : il est dans le dictionnaire français du jeu.

## Events

crossword-draw = { $name } { $tile }
crossword-drew-for-first = Tirage pour commencer : { $draws }.
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
crossword-blanks =
    { $count ->
        [one] un joker
       *[other] { $count } jokers
    }
crossword-shields =
    { $count ->
        [one] un bouclier
       *[other] { $count } boucliers
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
crossword-also = Aussi : { $words }.
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
crossword-ended-out =
    { $who ->
        [you] Vous avez posé votre dernier jeton. Fin de la partie !
       *[other] { $who-name } a posé son dernier jeton. Fin de la partie !
    }
crossword-ended-passes = Tout le monde a passé son tour. Fin de la partie !
crossword-ended-alone = Il ne reste plus qu’un joueur. Fin de la partie !
crossword-leftover-tiles = Jetons restants : { $points }.
crossword-points = { $name } { $points }
crossword-won =
    { $who ->
        [you] Vous avez gagné !
       *[other] { $who-name } a gagné !
    }
crossword-won-together = Égalité entre { $names }.

## Commands

crossword-usage-square = « { $place } » n’est pas une case. Écrivez 8G pour jouer vers la droite, G8 vers le bas.
crossword-usage-draft = « { $part } » n’est pas un jeton sur une case. Écrivez 8G=D, avec une minuscule pour un joker.
crossword-usage-word = « { $word } » n’est pas un mot. Utilisez des lettres, une minuscule pour un joker.

## Positions

crossword-position-one-line = Une position tient sur une seule ligne.
crossword-position-no-board = Une position commence par les lignes du plateau.
crossword-position-too-many-fields = « { $part } » est de trop : après quatre champs, écrivez « clé valeur; ».
crossword-position-similar-key = Clé inconnue : « { $key } ». Vouliez-vous dire « { $near } » ?
crossword-position-unknown-key = « { $key } » n’est ni un champ ni une clé d’une position.
crossword-position-row-count = Il faut { $size } lignes au plateau, et non { $rows }.
crossword-position-row-character = Ligne { $row } : « { $odd } » n’est ni une lettre ni un nombre.
crossword-position-row-length = Ligne { $row } : il faut { $size } cases, et non { $squares }.
crossword-position-tile =
    { $where ->
        [bag] « { $tile } » dans le sac n’est pas un jeton du jeu : A à Z, ou « ? » pour un joker.
       *[rack] « { $tile } » sur un chevalet n’est pas un jeton du jeu : A à Z, ou « ? » pour un joker.
    }
crossword-position-tile-or-shield =
    { $where ->
        [bag] « { $tile } » dans le sac : écrivez A à Z, « ? » pour un joker ou « ! » pour un bouclier.
        [display] « { $tile } » parmi les jetons visibles : écrivez A à Z, « ? » pour un joker ou « ! » pour un bouclier.
       *[rack] « { $tile } » sur un chevalet : écrivez A à Z, « ? » pour un joker ou « ! » pour un bouclier.
    }
crossword-position-too-many-tiles = Trop de jetons { $tile } : { $count }, contre { $most } dans le jeu.
crossword-position-score = « { $part } » n’est pas un score.
crossword-position-scoreless = « { $text } » ne peut pas être le nombre de tours sans points : il va de 0 à { $most }.
crossword-position-too-many-players = Chevalets ou scores pour { $given } joueurs ; le maximum est de { $most }.
crossword-position-one-seat = « { $key } » demande exactement une place.
crossword-position-seats = « { $key } { $part } » : les places vont de 0 à { $last }.
crossword-position-rack-size = Place { $seat } : { $tiles } jetons sur le chevalet ; le maximum est de { $most }.
crossword-position-turn-left = Ce ne peut pas être le tour de la place { $seat } : ce joueur a quitté la partie.
crossword-position-clock = « tmr { $times } » : écrivez des millisecondes pour chaque place, séparées par /.
crossword-position-ended = « ended { $why } » : choisissez parmi { $reasons }.
crossword-position-key-value = « { $part } » n’a pas la forme « clé valeur; ».
crossword-position-key-twice = « { $key } » apparaît deux fois.
crossword-position-option-value = L’option « { $name } » ne peut pas être « { $value } ».

## Prompts

crossword-waiting-for-challenge = Coup à accepter ou à contester : on attend { $names }.

## Score sheets

crossword-print-names = Écrivez les noms sur la première ligne.
crossword-print-points = Points
crossword-print-sum = Total
