moji-title = moji
moji-tagline = Retournez les cartes, soyez le premier à dire un mot

## Options

moji-option-min = Mot le plus court
moji-option-min-help = Le nombre de lettres qu’il faut à un mot.
moji-option-min-3 = 3 lettres
moji-option-min-4 = 4 lettres
moji-option-min-5 = 5 lettres
moji-option-min-unset = toute longueur
moji-option-placement = Place des lettres
moji-option-placement-help = Où les lettres des cartes doivent se trouver dans le mot.
moji-option-placement-anywhere = n’importe où
moji-option-placement-first-or-last = au début ou à la fin
moji-option-placement-first-and-last = au début et à la fin
moji-option-placement-between = à l’intérieur
moji-option-theme = Thèmes
moji-option-theme-help = Un mot doit appartenir à l’un de ceux qui sont choisis.
moji-option-theme-nouns = noms
moji-option-theme-verbs = verbes
moji-option-theme-adjectives = adjectifs
moji-option-theme-food = cuisine et boissons
moji-option-theme-animals = animaux
moji-option-theme-movies = films et séries
moji-option-theme-books = livres
moji-option-theme-famous = personnes célèbres
moji-option-variation = Jeu
moji-option-variation-help = Dire des mots au plus vite, jouer tour à tour sur une grille de cartes, ou écrire des mots en secret.
moji-option-variation-race = La course
moji-option-variation-off-the-grid = Hors de la grille
moji-option-variation-eagle-eyes = Œil d’aigle
moji-option-rounds = Manches
moji-option-rounds-help = Le total des points de toutes les manches décide.
moji-option-rounds-1 = une
moji-option-rounds-2 = deux
moji-option-rounds-3 = trois
moji-option-rounds-5 = cinq
moji-option-masters-choice = Le choix du Maître
moji-option-masters-choice-help = Qui gagne une manche choisit les défis de la suivante.
moji-option-stack-em-up = Empilez
moji-option-stack-em-up-help = Quand tous sont bloqués, de nouvelles cartes couvrent les anciennes et se prennent avec elles.
moji-option-partners = Partenaires
moji-option-partners-help = Les joueurs face à face réunissent leurs gains ; au boulet, aussi leurs lettres.
moji-option-partners-none = chacun pour soi
moji-option-partners-do-si-do = Do-si-do : gains réunis
moji-option-partners-ball-and-chain = Le boulet : les lettres des deux partenaires
moji-option-partners-partner-only = Le boulet : la seule lettre du partenaire
moji-option-monochrome = Une seule couleur
moji-option-monochrome-help = Un mot prend des cartes de la même couleur.
moji-option-three-amigos = Les trois amis
moji-option-three-amigos-help = Seules comptent votre carte et celles de vos deux voisins.
moji-option-proper-nouns = Noms admis
moji-option-proper-nouns-help = Les noms propres, abréviations et autres comptent comme mots.
moji-option-endings = Toutes les formes admises
moji-option-endings-help = Les pluriels en -s et les formes en -ing et -ed comptent comme mots.
moji-option-repeats = Répétitions admises
moji-option-repeats-help = Un mot peut être redit dans la même manche.
moji-option-own-words = Mots ajoutés
moji-option-own-words-help = Ils comptent à cette table.
moji-option-banned-words = Mots exclus
moji-option-banned-words-help = Ils ne comptent pas à cette table.
moji-option-house-rules = Règles de la maison
moji-option-house-rules-help = Tout ce dont vous convenez encore, montré à tous.
moji-option-tie-window = Ex æquo
moji-option-tie-window-help = Des mots dits pendant ce temps comptent comme dits ensemble.
moji-option-cool-down = Reprendre son souffle
moji-option-cool-down-help = Trois mots faux en cinq secondes valent une pause de deux secondes.
moji-option-order = Ordre des tours
moji-option-order-help = Du plus jeune joueur au plus âgé.
moji-partners-play-with-four-or-six = Avec des partenaires, on joue à quatre ou à six.
moji-ball-and-chain-needs-card-in = Le boulet demande une carte devant chaque joueur : cela ne va qu’avec la course.
moji-ball-and-chain-and-three-amigos = Le boulet et Les trois amis disent chacun quelles cartes comptent : choisissez l’un des deux.
moji-ball-and-chain-leaves-no-choice = Le boulet ne laisse pas le choix des cartes : avec une seule couleur, on ne pourrait presque rien dire.
moji-with-partners-letter-alone-there-no = Avec la seule lettre du partenaire, il n’y a pas deux lettres à placer.
moji-three-amigos-for-four-or-more = Les trois amis se jouent à quatre ou plus.

## Picture

moji-cards-won = Cartes gagnées : { $count }.
moji-round = Manche { $round }.
moji-said = { $name } a dit { $word }.

## Refusals

moji-dispute-vote = On vote déjà sur un mot.
moji-dispute-own = On ne conteste pas son propre mot.
moji-dispute-not-yours = Seul celui qui l’a dit conteste un mot refusé.
moji-dispute-again = Le mot { $word } a déjà été contesté.
moji-dispute-cards = Les cartes ne permettent pas le mot { $word } : ce n’est pas une affaire d’opinion.
moji-dispute-shared = Quelqu’un d’autre a aussi le mot { $word }.
moji-dispute-alone = Il n’y a personne pour voter : la liste décide.
moji-there-no-verdict-that-you-can = Il n’y a pas de décision que vous puissiez contester maintenant.
moji-now-not-time-write = Ce n’est pas le moment d’écrire.
moji-fault-cards = Le mot { $word } n’a pas les lettres de deux cartes que vous pouvez prendre.
moji-fault-first-or-last = Le mot { $word } ne commence ni ne finit par une lettre que vous prendriez.
moji-fault-first-and-last = Le mot { $word } ne commence et ne finit pas par des cartes que vous prendriez.
moji-fault-between = Le mot { $word } n’a pas à l’intérieur deux des lettres que vous prendriez.
moji-fault-colour = Le mot { $word } n’a pas les lettres de deux cartes de même couleur.
moji-fault-unknown = Le mot { $word } n’est pas dans la liste.
moji-fault-name = Le mot { $word } est un nom propre.
moji-fault-abbreviation = Le mot { $word } est une abréviation.
moji-fault-ending = Le mot { $word } est une forme du mot { $detail }.
moji-fault-used = Le mot { $word } a déjà été dit dans cette manche.
moji-fault-banned = Le mot { $word } ne compte pas à cette table.
moji-fault-short = Le mot { $word } est trop court : au moins { $detail } lettres.
moji-fault-theme = Le mot { $word } n’appartient à aucun des thèmes de cette manche.
moji-fault-again = Il faut maintenant un nouveau mot : { $word } a été dit à égalité.
moji-fault-same = Quelqu’un d’autre a aussi écrit { $word } : ce mot ne rapporte rien.
moji-fault-voted = Les autres ont écarté le mot { $word } par leur vote.
moji-it-not-your-turn = Ce n’est pas votre tour.
moji-turns-passed-in-off-grid-alone = On ne passe son tour qu’à Hors de la grille.
moji-no-words-said-now = Ce n’est pas le moment de dire des mots.
moji-cards-lie-open-already = Les cartes sont déjà visibles.
moji-you-have-said-so-already = Vous l’avez déjà dit.
moji-flip-your-next-card-first = Retournez d’abord votre prochaine carte.
moji-your-last-word-still-being-settled = Votre dernier mot n’est pas encore tranché.
moji-three-wrong-words-in-row-take = Trois mots faux de suite : respirez un instant.
moji-you-have-no-card-flip-now = Vous n’avez pas de carte à retourner maintenant.
moji-only-in-race-anybody-stuck = On n’est bloqué que dans la course.
moji-word-being-voted-on-that-comes = On vote sur un mot : cela passe d’abord.
moji-no-challenges-be-picked-now = Il n’y a pas de défis à choisir maintenant.
moji-winner-last-round-picks-challenges = C’est au gagnant de la dernière manche de choisir les défis.
moji-with-one-opponent-list-speaks-first = À deux, la liste parle d’abord ; ce que vous contestez, votre adversaire le décide.

## Terminal

moji-this-round = Cette manche : { $challenges }.
moji-your-card-gone-enter-flips-next = Votre carte est partie : Entrée retourne la suivante.
moji-being-settled = Le mot { $word } est en attente.
moji-your-sheet = Votre feuille : { $words }
moji-go-on-enter-alone-will-do = continuer ; Entrée suffit
moji-write-these-words-on-your-sheet = écrire ces mots sur votre feuille, à la place de ce qui y est
moji-choose-challenges-next-round = choisir les défis de la prochaine manche
moji-say-word = dire un mot
moji-say-nothing-this-turn = ne rien dire ce tour
moji-turn-your-next-card-enter-alone = retourner votre prochaine carte ; Entrée suffit
moji-say-that-you-find-nothing = dire que vous ne trouvez rien
moji-question-verdict-on-word = contester la décision sur un mot
moji-name-one-word-letters-as-in = Nommez un seul mot, par exemple « /word LIGHT ».
moji-counts = Le mot { $word } compte.
moji-flip = à retourner : { $count }
moji-under-it = dessous : { $count }
moji-has-flip = doit retourner
moji-stuck = à court d’idées
moji-speak = a la parole
moji-ready = à vos marques

## Lookup

moji-no-moji-played-with-english-words = Non : moji se joue avec des mots anglais.
moji-yes-it-counts = Oui : il compte.
moji-but-it-counts-where-its-theme = Mais il compte là où l’on joue son thème.

## Events

moji-round-began = La manche { $round } commence.
moji-round-began-with = La manche { $round } commence : { $challenges }.
moji-challenge-min = { $min } lettres ou plus
moji-challenge-first-or-last = la lettre d’une carte au début ou à la fin
moji-challenge-first-and-last = des lettres de cartes au début et à la fin
moji-challenge-between = les lettres de deux cartes à l’intérieur
moji-card-of = { $card } ({ $name })
moji-new-cards = Nouvelles cartes : { $cards }.
moji-flipped =
    { $who ->
        [you] Vous avez retourné { $card }.
       *[other] { $who-name } a retourné { $card }.
    }
moji-card-flipped-for =
    { $who ->
        [you] Votre carte suivante a été retournée pour vous : { $card }.
       *[other] Carte retournée automatiquement pour { $who-name } : { $card }.
    }
moji-word-good = { $word } est bon — étiez-vous le plus rapide ? Un instant…
moji-took-cards =
    { $who ->
        [you] Vous avez dit { $word } et pris { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
       *[other] { $who-name } a dit { $word } et pris { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
    }
moji-said-by = { $word } ({ $name })
moji-tied = Égalité : { $words }.
moji-tied-race-on = Les joueurs à égalité continuent pour { $cards }, avec de nouveaux mots.
moji-too-late =
    { $who ->
        [you] Trop tard pour { $word }.
       *[other] { $who-name } a dit { $word } trop tard.
    }
moji-is-stuck =
    { $who ->
        [you] Vous ne trouvez plus rien.
       *[other] { $who-name } ne trouve plus rien.
    }
moji-tied-all-stuck = Les joueurs à égalité ne trouvent plus rien : tout le monde peut de nouveau prendre { $cards }.
moji-all-stuck =
    { $count ->
        [one] Plus personne ne trouve rien : cette carte est mise de côté : { $cards }.
       *[other] Plus personne ne trouve rien : ces cartes sont mises de côté : { $cards }.
    }
moji-cards-removed =
    { $who ->
        [you] Vos cartes sont mises de côté ({ $count }).
       *[other] { $who-name } : cartes mises de côté ({ $count }).
    }
moji-disputed =
    { $who ->
        [you] Vous avez contesté { $word }.
       *[other] { $who-name } a contesté { $word }.
    }
moji-vote-now-in = Résultat du vote : { $word } compte.
moji-vote-now-out = Résultat du vote : { $word } ne compte pas.
moji-vote-still-in = Résultat du vote : { $word } compte toujours.
moji-vote-still-out = Résultat du vote : { $word } ne compte toujours pas.
moji-grid-laid = La grille est prête : { $count } cartes.
moji-turn =
    { $who ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $who-name } de jouer.
    }
moji-ran-out-of-time =
    { $who ->
        [you] Temps écoulé pour vous.
       *[other] Temps écoulé pour { $who-name }.
    }
moji-passed =
    { $who ->
        [you] Vous avez passé votre tour.
       *[other] { $who-name } a passé son tour.
    }
moji-write-with = Écrivez des mots avec ces cartes : { $cards }.
moji-words-compared =
    { $good ->
        [one] Les feuilles sont comparées : { $good } mot sur { $count } rapporte des points.
       *[other] Les feuilles sont comparées : { $good } mots sur { $count } rapportent des points.
    }
moji-picked =
    { $who ->
        [you] Vous avez choisi : { $challenges }.
       *[other] { $who-name } a choisi : { $challenges }.
    }
moji-picked-none =
    { $who ->
        [you] Vous n’avez choisi aucun défi.
       *[other] { $who-name } n’a choisi aucun défi.
    }
moji-round-over-one = Manche terminée : il ne reste des cartes qu’à un seul joueur.
moji-round-over-played = Manche terminée : toutes les cartes sont jouées.
moji-round-over-stuck = Manche terminée : plus personne ne trouve de mot.
moji-round-over-written = Manche terminée : tous les mots sont comparés.
moji-round-over-alone = Manche terminée : tous les autres sont partis.
moji-points = Points : { $points }.
moji-points-of = { $name } { $points }
moji-round-won =
    { $who ->
        [you] Vous avez gagné la manche !
       *[other] { $who-name } a gagné la manche.
    }
moji-round-won-pick =
    { $who ->
        [you] Vous avez gagné la manche ! Choisissez les défis de la suivante.
       *[other] { $who-name } a gagné la manche et choisit les défis de la suivante.
    }
moji-round-shared = Manche gagnée par : { $names }.
moji-picks-next =
    { $who ->
        [you] Choisissez les défis de la manche suivante.
       *[other] { $who-name } choisit les défis de la manche suivante.
    }
moji-won =
    { $who ->
        [you] Vous avez gagné la partie !
       *[other] { $who-name } a gagné la partie !
    }
moji-won-together = Partie gagnée par : { $names }.

## Prompts

moji-prompt-dispute-accepted = { $who-name } : le mot { $word } a été accepté. Doit-il compter ?
moji-prompt-dispute-refused = { $who-name } : le mot { $word } a été refusé. Doit-il compter ?

## Commands

moji-sheet-holds-words-at-most = Une feuille ne contient pas plus de { $most } mots.
moji-no-command-here-there-say-word = « { $text } » n’est pas une commande de ce jeu. Il y a : « say MOT », « flip », « stuck », « question MOT », « ready », « pick … », « write MOT; MOT », « pass ».
moji-word-has-1-characters-and-letter = Un mot compte de 1 à { $longest } caractères, dont une lettre au moins.
moji-challenges-picked-as-in-pick-min = On choisit les défis ainsi : « pick min=5 placement=between theme=food,animals ».
moji-there-no-challenge-there-min-placement = Le défi « { $name } » n’existe pas ; il y a min, placement et theme.
moji-shortest-word-has-3-4-or = Le mot le plus court a 3, 4 ou 5 lettres, pas « { $min } ».
moji-there-no-placement-there = La place « { $name } » n’existe pas ; il y a : { $names }.
moji-there-no-theme-there = Le thème « { $name } » n’existe pas ; il y a : { $names }.

## Positions

moji-position-cannot-be-written-at-this = La position ne peut pas être écrite en ce moment : attendez la prochaine carte.
moji-no-part-position-here-or-stands = « { $key } » ne fait pas partie d’une position, ou s’y trouve deux fois.
moji-no-challenges-write-as-in-min = « { $text } » : ce ne sont pas des défis ; écrivez par exemple « min=5 placement=between ».
moji-there-no-card-or-it-lies = La carte { $card } n’existe pas, ou s’y trouve deux fois.
moji-no-cards-write-letters-each-with = « { $text } » : ce ne sont pas des cartes ; écrivez des lettres, chacune avec ou sans sa couleur.
moji-no-card-write-as-in-red = « { $text } » n’est pas une carte ; écrivez par exemple « A red ».
moji-has-parts-for-players = « { $key } » a { $given } parties, pour { $players } joueurs.
moji-there-not-so-many-cards = Il n’y a pas autant de cartes { $card }.
moji-no-number-from-0 = « { $text } » n’est pas un nombre de 0 à { $most }.
