moji-title = moji
moji-tagline = Retournez les cartes. Dites un mot avant les autres.

## Options

moji-option-min = Longueur minimale
moji-option-min-3 = 3 lettres
moji-option-min-4 = 4 lettres
moji-option-min-5 = 5 lettres
moji-option-min-unset = Sans minimum
moji-option-placement = Place des lettres
moji-option-placement-help = Où doivent se trouver, dans le mot, les lettres de vos cartes.
moji-option-placement-anywhere = N’importe où
moji-option-placement-first-or-last = Au début ou à la fin
moji-option-placement-first-and-last = Au début et à la fin
moji-option-placement-between = À l’intérieur
moji-option-theme = Thèmes
moji-option-theme-help = Un mot doit appartenir à l’un d’eux.
moji-option-theme-nouns = noms
moji-option-theme-verbs = verbes
moji-option-theme-adjectives = adjectifs
moji-option-theme-food = cuisine et boissons
moji-option-theme-animals = animaux
moji-option-theme-movies = films et séries
moji-option-theme-books = livres
moji-option-theme-famous = personnes célèbres
moji-option-language = Langue des mots
moji-option-language-help = Les points des cartes dépendent de la langue.
moji-option-language-en = Anglais
moji-option-language-fr = Français
moji-option-variation = Mode de jeu
moji-option-variation-race = La course
moji-option-variation-race-help = Dites avant les autres un mot qui contient des lettres de la table, et prenez ces cartes. Le meilleur score gagne.
moji-option-variation-off-the-grid = Hors de la grille
moji-option-variation-off-the-grid-help = Chacun son tour, trouvez des mots dans une grille de cartes et gagnez leurs lettres. Le meilleur score gagne.
moji-option-variation-eagle-eyes = Œil d’aigle
moji-option-variation-eagle-eyes-help = Écrivez des mots en secret. Seuls comptent ceux que personne d’autre n’a. Le meilleur score gagne.
moji-option-rounds = Manches
moji-option-rounds-help = Les points de toutes les manches s’ajoutent.
moji-option-rounds-1 = Une
moji-option-rounds-2 = Deux
moji-option-rounds-3 = Trois
moji-option-rounds-5 = Cinq
moji-option-masters-choice = Le choix du Maître
moji-option-masters-choice-help = Le gagnant d’une manche choisit les défis de la suivante.
moji-option-stack-em-up = Empilez
moji-option-stack-em-up-help = Si tout le monde sèche, on empile de nouvelles cartes. Qui gagne celle du dessus prend aussi celles du dessous.
moji-option-partners = Partenaires
moji-option-partners-help = Vos cartes et celles du partenaire en face comptent ensemble. Avec le boulet, vous partagez aussi vos lettres.
moji-option-partners-none = Sans partenaires
moji-option-partners-do-si-do = Do-si-do : les cartes comptent ensemble
moji-option-partners-ball-and-chain = Le boulet : votre lettre et celle du partenaire
moji-option-partners-partner-only = Le boulet : seulement la lettre du partenaire
moji-option-seating = Places
moji-option-seating-help = L’ordre autour de la table. Les partenaires sont face à face : choisissez qui joue avec qui.
moji-option-monochrome = Une seule couleur
moji-option-monochrome-help = Un mot ne prend que des cartes d’une même couleur.
moji-option-three-amigos = Les trois amis
moji-option-three-amigos-help = Seules votre carte et celles de vos deux voisins comptent.
moji-option-proper-nouns = Noms propres autorisés
moji-option-proper-nouns-help = Personnes, lieux et marques.
moji-option-abbreviations = Abréviations autorisées
moji-option-contractions = Contractions autorisées
moji-option-contractions-help = Les formes courtes comme CAN’T et GONNA.
moji-option-foreign-words = Mots étrangers autorisés
moji-option-foreign-words-help = Des mots anglais, ou des mots français si vous jouez en anglais.
moji-option-endings = Toutes les formes autorisées
moji-option-endings-help = Les pluriels et les formes de verbes.
moji-option-plurals = Pluriels autorisés
moji-option-plurals-help = Les formes en « s ». En français : les pluriels en « s » ou en « x ».
moji-option-ing-forms = Formes en -ing autorisées
moji-option-ing-forms-help = En français : les formes en -ant.
moji-option-ed-forms = Formes en -ed autorisées
moji-option-ed-forms-help = En français : toutes les autres formes de verbes.
moji-option-repeats = Répétitions autorisées
moji-option-repeats-help = Le même mot encore une fois dans la manche.
moji-option-own-words = Mots ajoutés
moji-option-banned-words = Mots exclus
moji-option-house-rules = Règles maison
moji-option-house-rules-help = Tout ce que vous décidez en plus. Tout le monde le voit.
moji-option-tie-window = Écart pour une égalité
moji-option-tie-window-help = Deux mots aussi proches sont à égalité.
moji-option-cool-down = Reprendre son souffle
moji-option-cool-down-help = Après trois mots refusés en cinq secondes, vous attendez deux secondes.
moji-option-order = Ordre des tours
moji-option-order-help = Du plus jeune joueur au plus âgé.
moji-conflict-one-round = Pour « Le choix du Maître », il faut au moins deux manches.
moji-conflict-partners-players = Avec des partenaires, il faut être quatre ou six.
moji-conflict-chain-variation = « Le boulet » ne se joue qu’avec « La course », où chacun a une carte.
moji-conflict-chain-amigos = « Le boulet » et « Les trois amis » ne vont pas ensemble. Choisissez l’un des deux.
moji-conflict-chain-monochrome = « Le boulet » et « Une seule couleur » ne vont pas ensemble : presque aucun mot ne conviendrait. Choisissez l’un des deux.
moji-conflict-one-letter = Vous n’avez que la lettre du partenaire à placer. Choisissez « N’importe où » ou « Au début ou à la fin ».
moji-conflict-amigos-players = Pour « Les trois amis », il faut être au moins quatre.

## Picture

moji-picture-cards-won = Cartes gagnées : { $count }.
moji-picture-round = Manche { $round }.
moji-picture-said = { $name } a dit { $word }.

## Notice

moji-notice-two-players = Les mots sont vérifiés dans notre liste. Si vous en contestez un et que la liste ne suffit pas, votre adversaire décide.

## Refusals

moji-not-your-turn = Ce n’est pas votre tour.
moji-vote-first = Terminez d’abord le vote.
moji-no-words-now = Ce n’est pas le moment de dire des mots.
moji-no-writing-now = Ce n’est pas le moment d’écrire des mots.
moji-cards-open = Les cartes sont déjà retournées.
moji-already-ready = C’est déjà noté : on attend les autres.
moji-already-stuck = Vous avez déjà dit que vous séchez.
moji-stuck-outside-race = « Je sèche » ne sert que pendant la course.
moji-pass-outside-grid = On ne peut passer son tour que dans « Hors de la grille ».
moji-flip-first = Retournez d’abord votre carte suivante.
moji-nothing-to-flip = Vous n’avez pas de carte à retourner pour l’instant.
moji-still-checking = Votre dernier mot est encore en cours de vérification.
moji-take-a-breath = Trois mots refusés de suite. Attendez deux secondes, puis réessayez.
moji-nothing-to-pick = Ce n’est pas le moment de choisir des défis.
moji-winner-picks = C’est au gagnant de la dernière manche de choisir les défis.

## Disputes

moji-dispute-none = Vous ne pouvez pas contester ce mot maintenant. Contestez un mot avant que le suivant soit accepté.
moji-dispute-vote = Il y a déjà un vote. Terminez-le d’abord.
moji-dispute-own = Votre mot { $word } compte déjà.
moji-dispute-other = Seul le joueur qui a essayé { $word } peut contester.
moji-dispute-again = { $word } a déjà été contesté.
moji-dispute-cards = { $word } ne va pas avec les cartes ou les règles de cette manche : un vote n’y changerait rien.
moji-dispute-shared = Quelqu’un d’autre a aussi écrit { $word } : un vote n’y changerait rien.
moji-dispute-alone = Il n’y a personne pour voter : notre liste décide.
moji-dispute-accepted = { $word } compte : ce mot est dans notre liste. Un seul joueur ne suffit pas pour l’écarter par un vote.

## Words that don’t count

moji-fault-cards = { $word } n’utilise pas deux des cartes à prendre.
moji-fault-partner-card = Votre partenaire n’a pas de carte sur la table : vous ne pouvez rien prendre.
moji-fault-partner-letter = { $word } n’a pas la lettre de votre partenaire.
moji-fault-first-or-last = { $word } doit commencer ou finir par la lettre d’une carte.
moji-fault-first-and-last = { $word } doit commencer et finir par les lettres de deux cartes.
moji-fault-between = { $word } doit avoir les lettres de deux cartes entre sa première et sa dernière lettre.
moji-fault-colour = { $word } n’utilise pas deux cartes de la même couleur.
moji-fault-unknown = { $word } n’est pas un mot valable.
moji-fault-name = { $word } est un nom propre : il ne compte pas.
moji-fault-abbreviation = { $word } est une abréviation : elle ne compte pas.
moji-fault-contraction = { $word } est une contraction : elle ne compte pas.
moji-fault-foreign = { $word } est un mot étranger : il ne compte pas.
moji-fault-several = { $word } ne compte pas : il faut un seul mot, écrit seulement avec des lettres.
moji-fault-ending = { $word } est une forme du mot { $detail } : elle ne compte pas.
moji-fault-form = { $word } est une forme d’un mot plus court : elle ne compte pas.
moji-fault-used = { $word } a déjà été dit dans cette manche.
moji-fault-banned = { $word } est exclu dans cette partie.
moji-fault-short = { $word } est trop court. Il faut au moins { $detail } lettres.
moji-fault-theme = { $word } ne va pas avec les thèmes de cette manche.
moji-fault-again = Vous étiez à égalité avec { $word } : dites un nouveau mot.
moji-fault-same = Quelqu’un d’autre a aussi écrit { $word } : ce mot ne rapporte rien.
moji-fault-voted = Les autres ont refusé { $word } par leur vote.

## Lookup

moji-lookup-valid-en = Valable : il est dans la liste de mots anglais.
moji-lookup-valid-fr = Valable : il est dans la liste de mots français.
moji-lookup-theme = Mais il compte dans une manche avec son thème.

## Terminal

moji-terminal-flip-next = Votre carte a été prise. Appuyez sur Entrée pour retourner la suivante.
moji-terminal-checking = Vérification : { $word }…
moji-terminal-sheet = Vos mots : { $words }
moji-terminal-counts = { $word } compte.
moji-terminal-word-usage = Donnez un seul mot, par exemple « /mot LIGHT ».
moji-example-ready = continuer (ou appuyez sur Entrée)
moji-example-write = écrire ces mots à la place des vôtres
moji-example-pick = choisir les défis de la manche suivante
moji-example-say = dire un mot
moji-example-pass = passer votre tour
moji-example-flip = retourner votre carte suivante (ou appuyez sur Entrée)
moji-example-stuck = dire que vous séchez
moji-example-dispute = contester un mot
moji-note-stack = { $count } à retourner
moji-note-under = { $count } en dessous
moji-note-must-flip = doit retourner une carte
moji-note-stuck = sèche
moji-note-turn = c’est son tour
moji-note-ready = attend les autres

## Events

moji-round-began = La manche { $round } commence.
moji-round-began-with = La manche { $round } commence : { $challenges }.
moji-challenge-min = { $min } lettres ou plus
moji-challenge-first-or-last = la lettre d’une carte au début ou à la fin
moji-challenge-first-and-last = des lettres de cartes au début et à la fin
moji-challenge-between = les lettres de deux cartes à l’intérieur du mot
moji-challenge-theme = le thème { $themes }
moji-challenges-in-force = Cette manche : { $challenges }.
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
moji-word-good = { $word } est bon — on vérifie que personne n’a été plus rapide…
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
        [you] Vous séchez.
       *[other] { $who-name } sèche.
    }
moji-tied-all-stuck = Les joueurs à égalité sèchent : tout le monde peut de nouveau prendre { $cards }.
moji-all-stuck =
    { $count ->
        [one] Tout le monde sèche. Carte mise de côté : { $cards }.
       *[other] Tout le monde sèche. Cartes mises de côté : { $cards }.
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
moji-voted-in = Résultat du vote : { $word } compte.
moji-voted-out = Résultat du vote : { $word } ne compte pas.
moji-vote-still-counts = Résultat du vote : { $word } compte toujours.
moji-vote-still-refused = Résultat du vote : { $word } ne compte toujours pas.
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
moji-announced =
    { $who ->
        [you] Vous avez écrit { $word }.
       *[other] { $who-name } a écrit { $word }.
    }
moji-announced-scored =
    { $points ->
        [one] { $who ->
            [you] Vous avez écrit { $word } : { $points } point.
           *[other] { $who-name } a écrit { $word } : { $points } point.
        }
       *[other] { $who ->
            [you] Vous avez écrit { $word } : { $points } points.
           *[other] { $who-name } a écrit { $word } : { $points } points.
        }
    }
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
moji-round-over-one = Manche terminée : un seul joueur a encore des cartes.
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
moji-round-best =
    { $points ->
        [one] Meilleur mot : { $word } ({ $name }), { $points } point.
       *[other] Meilleur mot : { $word } ({ $name }), { $points } points.
    }
moji-round-missed = Personne n’a trouvé ces mots : { $words }.
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

moji-prompt-dispute-accepted = Le mot { $word } ({ $who-name }) a été accepté. Doit-il compter ?
moji-prompt-dispute-refused = Le mot { $word } ({ $who-name }) a été refusé. Doit-il compter ?
moji-waiting-for-dispute = Vote sur le mot : on attend { $names }.

## Commands

moji-command-unknown = « { $text } » n’est pas une commande. Essayez « say MOT », « flip », « stuck », « question MOT », « ready », « pick … », « write MOT; MOT » ou « pass ».
moji-command-word-form = Un mot contient au moins une lettre et au plus { $longest } caractères.
moji-command-too-many-words = Vous pouvez écrire jusqu’à { $most } mots.
moji-command-pick-usage = Choisissez les défis ainsi : « pick min=5 placement=between theme=food,animals ».
moji-command-unknown-challenge = Le défi « { $name } » n’existe pas. Choisissez parmi min, placement et theme.
moji-command-min = La longueur minimale est de 3, 4 ou 5 lettres, pas « { $min } ».
moji-command-unknown-placement = Le placement « { $name } » n’existe pas. Choisissez parmi { $names }.
moji-command-unknown-theme = Le thème « { $name } » n’existe pas. Choisissez parmi { $names }.

## Positions

moji-position-not-now = La position ne peut pas être enregistrée pour l’instant. Attendez la prochaine carte.
moji-position-unknown-key = « { $key } » ne fait pas partie d’une position. Utilisez { $keys }.
moji-position-key-twice = « { $key } » est écrit deux fois.
moji-position-challenges = « { $text } » : ce ne sont pas des défis. Écrivez par exemple « min=5 placement=between ».
moji-position-unknown-card = La carte { $card } n’existe pas.
moji-position-card-twice = La carte { $card } est écrite deux fois.
moji-position-cards = « { $text } » : ce ne sont pas des cartes. Écrivez des lettres avec ou sans couleur, par exemple « ErIb ».
moji-position-card-form = « { $text } » n’est pas une carte. Écrivez par exemple « A red ».
moji-position-seat-count = « { $key } » a { $given } éléments, mais il y a { $players } joueurs.
moji-position-cards-used-up = Toutes les cartes { $card } sont déjà utilisées.
moji-position-number = « { $text } » n’est pas un nombre entre 0 et { $most }.

## Lesson

moji-lesson-word = Deux cartes sont retournées : C et T. Trouvez avant les autres un mot avec ces deux lettres, comme CHAT, CARTE ou CITRON. Tapez-le et validez.
moji-lesson-word-done = Gagné ! Vous prenez les cartes dont vous avez utilisé la lettre. Les lettres rares valent plus de points.
moji-lesson-flip = Votre carte a été prise : retournez la suivante. Touchez « Retourner », ou appuyez sur Entrée quand le champ est vide.
moji-lesson-flip-done = Et ainsi de suite, jusqu’à la dernière carte. Aucune idée ? Dites que vous séchez.
moji-lesson-counts = Les pluriels, les noms propres et les formes conjuguées ne comptent pas. Essayez, par exemple CHATS : un mot refusé ne coûte rien.
moji-lesson-counts-done = Les autres n’en savent rien. Vous, vous voyez pourquoi le mot est refusé, et vous pouvez en essayer un autre.
moji-lesson-dispute = Vous avez dit CHATBOT, et notre liste ne le connaît pas. Vous, si ! Touchez « Contester », et les autres décident.
moji-lesson-dispute-done = Ils sont d’accord : CHATBOT compte. Entre amis, la table a le dernier mot.
moji-lesson-challenge = Les défis corsent le jeu. Dans cette manche, il faut au moins cinq lettres. Trouvez un mot avec C et T.
moji-lesson-challenge-done = Bravo ! D’autres défis demandent des animaux, de la nourriture, ou des lettres au début ou à la fin.
moji-lesson-variation = Les variantes changent le jeu. Avec « Une seule couleur », vous ne prenez que des cartes de la même couleur. A et T sont rouges : trouvez un mot avec les deux.
moji-lesson-variation-done = Les deux cartes rouges sont à vous. Quand les piles sont vides, le meilleur score gagne.

## On paper

moji-print-cards = Cartes-lettres
moji-print-cards-edition = Points
moji-print-cards-edition-own = Ma langue
moji-print-cards-edition-en = Anglais
moji-print-cards-edition-fr = Français
moji-print-cards-size = Taille
moji-print-cards-size-small = Petites : 45 × 63 mm
moji-print-cards-size-large = Grandes : 60 × 84 mm
moji-print-cards-note = 104 cartes que nous avons dessinées. Imprimez sur du papier épais et découpez le long des repères.
moji-print-card = { $letter }, { $points }
moji-print-challenges = Cartes de défi
moji-print-challenges-note = Posez les défis de la manche face visible, pour que tout le monde les voie.
moji-print-theme-card = Les mots doivent aller avec ce thème. Avec plusieurs thèmes, un seul suffit.
moji-print-rules-cards = Cartes de règles
moji-print-rules-cards-note = Comment jouer et chaque variante, expliqués à notre façon. Les numéros sont ceux de notre livret.
