## Play

crossword-ui-more = Plus
crossword-ui-hint = Conseil
crossword-ui-hint-another = Un autre
crossword-ui-hint-why-ask = Pourquoi ?
crossword-ui-hint-why-best = C’est le meilleur coup que nous ayons trouvé.
crossword-ui-hint-why-score =
    { $points ->
        [one] Il rapporte { $points } point.
       *[other] Il rapporte { $points } points.
    }
crossword-ui-hint-why-kept = Vous gardez { $kept } pour le prochain tour.
crossword-ui-hint-why-all = Il place tous vos jetons.
crossword-ui-hint-why-also = Il forme aussi { $words }.
crossword-ui-hint-why-square = Il couvre une case spéciale : { $square }.
crossword-ui-hint-why-not = Vos jetons ne permettent rien de mieux pour l’instant.
crossword-ui-hint-no-other = Nous n’avons pas d’autre conseil.
crossword-ui-hint-thinking = Recherche…
crossword-ui-hint-play = Essayez { $word }.
crossword-ui-hint-exchange = Essayez d’échanger { $tiles }.
crossword-ui-hint-pass = Essayez de passer votre tour.
crossword-ui-hint-answer = Essayez « { $answer } ».
crossword-ui-hint-none = Pas de conseil pour l’instant.
crossword-ui-asked = À vous
crossword-ui-asked-first = Votre réponse ?
crossword-ui-tiles =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
crossword-ui-owes-turn = perd un tour
crossword-ui-rack = Votre chevalet
crossword-ui-rack-empty = Votre chevalet est vide.
crossword-ui-shield = bouclier
crossword-ui-blank = joker
crossword-ui-tile-name =
    { $points ->
        [one] { $letter }, { $points } point
       *[other] { $letter }, { $points } points
    }
crossword-ui-tile-laid = sur le plateau
crossword-ui-shuffle = Mélanger
crossword-ui-recall-all = Reprendre tous les jetons
crossword-ui-exchange = Échanger
crossword-ui-exchange-text = Choisissez les jetons à échanger. Cela compte comme votre tour.
crossword-ui-exchange-count =
    { $count ->
        [0] Échanger
        [one] Échanger { $count } jeton
       *[other] Échanger { $count } jetons
    }
crossword-ui-keys =
    A–Z : poser un jeton, ou un joker avec Maj
    Flèches : déplacer le curseur
    Espace : changer de sens
    Entrée : jouer le mot
    Retour arrière : reprendre le dernier jeton
    Échap : reprendre tous les jetons, retour au début du mot
crossword-ui-pass = Passer
crossword-ui-pass-sure = Passer votre tour ?
crossword-ui-exchange-sure =
    { $count ->
        [one] Échanger un jeton ? Cela compte comme votre tour.
       *[other] Échanger { $count } jetons ? Cela compte comme votre tour.
    }
crossword-ui-challenge-sure =
    { $count ->
        [one] Contester { $words } ? Si le mot est valable, vous perdez un tour.
       *[other] Contester { $words } ? Si tous ces mots sont valables, vous perdez un tour.
    }
crossword-ui-play-word = Jouer { $word }
crossword-ui-sending = Envoi…
crossword-ui-scattered = Les jetons doivent être alignés.
crossword-ui-gap = Il y a un trou dans votre mot.
crossword-ui-blank-title = Quelle lettre pour le joker ?
crossword-ui-blank-offer = Vous n’avez pas de lettre { $letter }. Utiliser un joker ?
crossword-ui-blank-offer-text = Un joker remplace n’importe quelle lettre, mais ne rapporte rien. Avec Maj et une lettre, il est posé tout de suite.
crossword-ui-blank-use = Pour la lettre { $letter }
crossword-ui-valid = mot valable
crossword-ui-invalid = mot non valable
crossword-ui-unseen = Jetons cachés
crossword-ui-unseen-text =
    { $count ->
        [one] { $count } jeton vous est caché. Jetons dans le sac : { $bag }. Les autres sont sur les chevalets adverses.
       *[other] { $count } jetons vous sont cachés. Jetons dans le sac : { $bag }. Les autres sont sur les chevalets adverses.
    }
crossword-ui-unseen-of = { $left } sur { $total }
crossword-ui-square = ligne { $row }, colonne { $column }
crossword-ui-empty = vide
crossword-ui-blank-on = joker pour { $letter }
crossword-ui-laid-now = pas encore joué
crossword-ui-newest = joué à l’instant
crossword-ui-cursor-across = Saisie à l’horizontale.
crossword-ui-cursor-down = Saisie à la verticale.
crossword-ui-laid-at = { $letter } : { $where }
crossword-ui-lifted = { $letter } repris
crossword-ui-recalled = Tous les jetons sont de retour sur votre chevalet.
crossword-ui-stepped-over = Déjà là : { $letter }.
crossword-ui-no-such-tile = Cette lettre n’est pas sur votre chevalet : { $letter }.
crossword-ui-no-letter = Un bouclier n’est pas une lettre : il ne se pose pas.
crossword-ui-premium-letter-2-label = LD
crossword-ui-premium-letter-2-name = lettre compte double
crossword-ui-premium-letter-3-label = LT
crossword-ui-premium-letter-3-name = lettre compte triple
crossword-ui-premium-word-2-label = MD
crossword-ui-premium-word-2-name = mot compte double
crossword-ui-premium-word-3-label = MT
crossword-ui-premium-word-3-name = mot compte triple
crossword-ui-premium-star-name = étoile
crossword-ui-premium-book-name = case Livre
crossword-ui-premium-character-name = case Personnage
crossword-ui-premium-land-name = case Lieu
crossword-ui-premium-utterance-name = case Parole
crossword-ui-premium-genealogy-name = case Famille
crossword-ui-premium-reader-name = case centrale

## End

crossword-ui-end-leftover = Jetons restants
crossword-ui-end-best = Meilleur coup
crossword-ui-end-card =
    { $points ->
        [one] Meilleur coup : { $word }, { $points } point ({ $name })
       *[other] Meilleur coup : { $word }, { $points } points ({ $name })
    }
crossword-ui-end-longest = Mot le plus long
crossword-ui-end-average = Points par coup
crossword-ui-end-plays = Coups
crossword-ui-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Screen

crossword-ui-screen-board-here = Le plateau est sur la télé.
crossword-ui-screen-show-board = Afficher aussi le plateau ici
crossword-ui-screen-lay = Poser des jetons
crossword-ui-screen-hide-board = Masquer le plateau
