scrabble-bible-title = SCRABBLE Édition biblique
scrabble-bible-tagline = Des lettres sur un plateau, des mots de foi

## Options

scrabble-bible-option-words = Contrôle des mots
scrabble-bible-option-words-help = Un mot reste tant que personne ne le conteste, ou chaque mot est vérifié quand on le joue.
scrabble-bible-option-words-challenge = Contestation
scrabble-bible-option-words-checked = Automatique
scrabble-bible-option-word-list = Mots admis
scrabble-bible-option-word-list-help = Le dictionnaire dont vous convenez.
scrabble-bible-option-word-list-bible = Anglais et Bible
scrabble-bible-option-word-list-any = Toutes les lettres
scrabble-bible-option-challenge-time = Temps pour contester
scrabble-bible-option-challenge-time-help = Sans limite, on peut contester un coup tant que le joueur suivant n’a pas agi.
scrabble-bible-option-challenge-time-unset = sans limite
scrabble-bible-option-star = Étoile du centre
scrabble-bible-option-star-help = Ce que double l’étoile du milieu.
scrabble-bible-option-star-double-letter-and-word = Sa lettre et le mot
scrabble-bible-option-star-double-word = Le mot seulement
scrabble-bible-option-bonus-list = Mots à prime
scrabble-bible-option-bonus-list-help = Ils rapportent des points en plus.
scrabble-bible-option-bonus-list-strict = Les mots de la foi
scrabble-bible-option-bonus-list-concordance = Tous les mots de la Bible
scrabble-bible-option-bonus-list-none = Pas de mots à prime
scrabble-bible-option-bonus = Primes
scrabble-bible-option-bonus-help = Elles sont comptées pour vous, ou réclamées avec le coup et contestables.
scrabble-bible-option-bonus-automatic = Comptées automatiquement
scrabble-bible-option-bonus-claimed = Réclamées par le joueur
scrabble-bible-option-judge = Les contestations sont jugées par
scrabble-bible-option-judge-help = Qui décide si une prime réclamée compte.
scrabble-bible-option-judge-list = La liste
scrabble-bible-option-judge-vote = Un vote
scrabble-bible-option-my-cup-overflows = Ma coupe déborde
scrabble-bible-option-my-cup-overflows-help = Neuf lettres, et 50 points pour en poser sept ou plus.
scrabble-bible-option-it-is-finished = Tout est accompli !
scrabble-bible-option-it-is-finished-help = Le premier à atteindre le but de son niveau gagne.
scrabble-bible-option-levels = Niveaux
scrabble-bible-option-levels-help = Meilleur est le joueur, plus haut est le but.
scrabble-bible-option-levels-beginner = Débutant
scrabble-bible-option-levels-intermediate = Moyen
scrabble-bible-option-levels-expert = Confirmé
scrabble-bible-option-levels-each = Un niveau pour chaque joueur
scrabble-bible-option-tests-of-faith = L’épreuve de la foi
scrabble-bible-option-tests-of-faith-help = 15 points pour raconter, sur demande, l’histoire d’un mot à prime.
scrabble-bible-option-bible = Bible des histoires
scrabble-bible-option-bible-help = On en montre les passages : kjv, ou le nom d’une Bible importée.
scrabble-bible-option-good-samaritan = Le bon Samaritain
scrabble-bible-option-good-samaritan-help = Les autres peuvent aider d’une lettre le joueur dont c’est le tour.
scrabble-bible-option-babel = La tour de Babel
scrabble-bible-option-babel-help = 15 points pour un mot à prime dans une des langues choisies.
scrabble-bible-option-babel-fr = Français
scrabble-bible-option-babel-es = Espagnol
scrabble-bible-option-babel-de = Allemand
scrabble-bible-option-babel-la = Langue latine
scrabble-bible-option-babel-he = Hébreu
scrabble-bible-option-babel-el = Grec
scrabble-bible-option-end = Quand plus personne ne continue
scrabble-bible-option-end-help = Ce qui finit la partie avant l’épuisement des lettres.
scrabble-bible-option-end-rulebook = Tous passent, ou trois tours de table sans un point
scrabble-bible-option-end-six-scoreless = Six tours sans un point
scrabble-bible-option-adjustment = Lettres restantes
scrabble-bible-option-adjustment-help = Ce que comptent à la fin les lettres non jouées.
scrabble-bible-option-adjustment-deduct-and-gain = Chacun perd les siennes ; qui a fini les gagne
scrabble-bible-option-adjustment-gain-double = Qui a fini les gagne deux fois
scrabble-bible-presets-classic = Classique (sans primes bibliques)

## Bench

scrabble-bible-there-no-positions-in = Il n’y a pas de positions dans { $file }.
scrabble-bible-position = Position { $number } de { $file } : { $why }.
scrabble-bible-list-words-in = La liste de mots de { $file } : { $why }.

## Bench command

scrabble-bible-how-fast-plays-found = à quelle vitesse les coups sont trouvés
scrabble-bible-list-words-one-on-each-line = une liste de mots, un par ligne
scrabble-bible-positions-one-on-each-line-cgp = des positions, une par ligne (CGP)
scrabble-bible-name-list-words-and-file-positions = Nommez une liste de mots et un fichier de positions : --words FICHIER --positions FICHIER.cgp.

## Formats cgp

scrabble-bible-this-no-text-in-utf-8 = Ce n’est pas du texte en UTF-8.
scrabble-bible-only-scrabble-bible-edition-written-as = Seul SCRABBLE Édition biblique s’écrit en CGP.

## Formats gcg

scrabble-bible-only-scrabble-bible-edition-written-as-gcg = Seul SCRABBLE Édition biblique s’écrit en GCG.

## Formats gcg ending

scrabble-bible-unplayed-tiles-not = Les lettres restantes sont { $there }, et non { $tiles }.
scrabble-bible-no-line-says-what-left-on = Aucune ligne ne dit ce qui reste à { $name }.
scrabble-bible-by-rules-gets-points-for-unplayed = Selon les règles, { $name } reçoit pour les lettres restantes : { $points }.

## Formats gcg lines

scrabble-bible-there-no-encoding-that-can-be = Le codage « { $name } » ne peut pas être lu.
scrabble-bible-text-not-in-as-file-says = Le texte n’est pas en { $codec }, contrairement à ce que dit le fichier.
scrabble-bible-neither-turn-nor-pragma = « { $text } » n’est ni un coup (>) ni une directive (#).
scrabble-bible-there-no-player = Il n’y a pas de joueur { $number }.
scrabble-bible-player-written-player1-nick-name-for = Un joueur s’écrit « #player1 surnom nom », pour les joueurs 1 à 4.
scrabble-bible-player-named-twice = Le joueur { $number } est nommé deux fois.
scrabble-bible-two-players-called = Deux joueurs s’appellent { $nick }.
scrabble-bible-not-what-played-here = « { $pragma } » : ce n’est pas ce qu’on joue ici.
scrabble-bible-there-more-than-players = Il y a plus de { $most } joueurs.
scrabble-bible-file-names-no-two-players-player1 = Le fichier ne nomme pas deux joueurs : « #player1 surnom nom », « #player2 surnom nom ».
scrabble-bible-no-move-can-be-made-out = Aucun coup n’est reconnaissable : une case et un mot, -, -LETTRES, -- ou (…).
scrabble-bible-turn-written-nick-rack = Un coup s’écrit « >surnom: CHEVALET … ».
scrabble-bible-none-players = « { $nick } » n’est pas un des joueurs.
scrabble-bible-no-tile-this-set = « { $tile } » n’est pas une lettre de ce jeu.
scrabble-bible-play-has-no-word = Le coup n’a pas de mot.
scrabble-bible-no-score-turn-ends-with-its = « { $text } » n’est pas un score : un coup se termine par ses points et le nouveau total.
scrabble-bible-no-pragma-parlours = « { $pragma } » n’est pas une directive de Parlour.

## Formats gcg racks

scrabble-bible-rack-lacks = Il manque au chevalet { $rack } : { $tiles }.
scrabble-bible-rack-has-tiles-here-it-can = Le chevalet { $rack } a trop de lettres ici : { $tiles } au lieu de { $room } au plus.
scrabble-bible-for-rack-there-no-left = Pour le chevalet { $rack }, il n’y a plus assez de lettres : { $tiles }.
scrabble-bible-racks-do-not-go-together = Les chevalets ne vont pas ensemble.

## Formats gcg record player

scrabble-bible-unplayed-tiles-counted-at-end-but = Les lettres restantes se comptent à la fin, mais un coup suit.
scrabble-bible-total-by-lines-so-far-not = D’après les lignes jusqu’ici, le total est { $total }, et non { $written }.
scrabble-bible-by-rules-scores-not = Selon les règles, { $word } marque { $points }, et non { $written }.
scrabble-bible-no-place-on-this-board = « { $place } » n’est pas une case de ce plateau.
scrabble-bible-dot-in-stands-for-tile-but = Un point dans { $word } tient lieu d’une lettre, mais il n’y en a pas là.
scrabble-bible-there-no-play-that-could-be = Il n’y a pas de coup à retirer.
scrabble-bible-play-that-withdrawn-scored-not = Le coup retiré a marqué { $points }, et non { $written }.
scrabble-bible-tiles-cannot-be-exchanged-here = On ne peut pas en échanger autant ici (lettres : { $count }).
scrabble-bible-after-exchange-rack-cannot-be = Après l’échange, le chevalet ne peut pas être { $rack }.
scrabble-bible-game-not-over-so-no-unplayed = La partie n’est pas finie : on ne compte pas encore les lettres restantes.
scrabble-bible-exchange-and-pass-score-nothing-not = Un échange et un tour passé ne rapportent rien, et non { $written }.

## Formats gcg windows

scrabble-bible-there-no-such-seat = « { $key } { $text } » : cette place n’existe pas.

## Picture

scrabble-bible-dl = LD
scrabble-bible-tl = LT
scrabble-bible-dw = MD
scrabble-bible-tw = MT

## Refusals

scrabble-bible-this-table-does-not-play-good = On ne joue pas « Le bon Samaritain » à cette table.
scrabble-bible-there-help-once-turn-and-this = On ne reçoit de l’aide qu’une fois par tour, et c’est déjà fait.
scrabble-bible-you-have-already-asked-for-help = Vous avez déjà demandé de l’aide à ce tour.
scrabble-bible-help-offered-while-player-thinking-about = On offre son aide pendant qu’un joueur réfléchit à son coup.
scrabble-bible-you-cannot-help-yourself-help-asks = On ne s’aide pas soi-même ; « help » demande de l’aide aux autres.
scrabble-bible-you-have-already-offered-your-help = Vous avez déjà offert votre aide à ce tour.
scrabble-bible-no-help-offered-you-now = Personne ne vous offre d’aide maintenant.
scrabble-bible-has-no = { $name } n’a pas la lettre { $tile }.
scrabble-bible-that-was-last-play-challenge-it = C’était le dernier coup. Contestez-le ou acceptez-le : ensuite, la partie est finie.
scrabble-bible-table-waits-for-answer-first = La table attend d’abord une réponse.
scrabble-bible-it-s-turn = C’est à { $name } de jouer.
scrabble-bible-your-play-may-still-be-challenged = Votre coup peut encore être contesté. Attendez un instant.
scrabble-bible-bot-does-not-cut-time-for = Un robot n’abrège pas le délai de contestation.
scrabble-bible-small-letter-stands-for-blank-write = Une minuscule désigne un joker. Écrivez { $word }.
scrabble-bible-missing-from-your-rack = Il manque à votre chevalet : { $tiles }.
scrabble-bible-this-table-has-not-agreed-on = La langue « { $language } » n’est pas acceptée à cette table. Langues acceptées : { $agreed }.
scrabble-bible-here-bonuses-come-by-themselves-they = Ici, les primes viennent d’elles-mêmes ; on ne les réclame pas.
scrabble-bible-this-play-makes-no-word-claim = Ce coup ne forme pas le mot { $word } : il n’y a pas de prime à réclamer.
scrabble-bible-that-way-it-one-letter-other = Dans ce sens, ce n’est qu’une lettre. Dans l’autre, cela fait { $other } : { $other_place } { $other }.
scrabble-bible-misplaced-off-board = { $word } ne tient pas sur le plateau en { $place }. Cases jusqu’au bord : { $room }.
scrabble-bible-misplaced-letter-differs = En { $place } se trouve { $there }, pas { $written } ; on ne remplace pas une lettre posée.
scrabble-bible-misplaced-no-new-tile = { $word } est déjà en { $place } : posez au moins une lettre.
scrabble-bible-misplaced-runs-on = { $word } ne s’arrête pas là : le mot entier est { $whole }, en { $whole_place }.
scrabble-bible-misplaced-too-short = Un mot a au moins deux lettres.
scrabble-bible-misplaced-off-centre = Le premier mot doit couvrir l’étoile, en { $centre }.
scrabble-bible-misplaced-apart = { $word } en { $place } ne touche aucune lettre du plateau.
scrabble-bible-not-acceptable-word = { $word } n’est pas un mot admis.
scrabble-bible-there-no-claimed-bonus-that-you = Aucune prime réclamée pour { $word } ne peut être contestée maintenant.
scrabble-bible-there-no-play-that-you-can = Il n’y a pas de coup à contester maintenant.
scrabble-bible-tiles-in-bag-you-cannot-exchange = Lettres dans le sac : { $bag }. Vous ne pouvez pas en échanger davantage.
scrabble-bible-with-one-opponent-text-or-list = Avec un seul adversaire, le texte ou la liste parle en premier ; il ne tranche que ce qui reste ouvert.
scrabble-bible-story-cannot-be-asked-for-now = On ne peut pas demander maintenant l’histoire du mot { $word }.
scrabble-bible-nobody-asks-you-for-story-now = Personne ne vous demande d’histoire maintenant.

## Terminal

scrabble-bible-your-rack = Votre chevalet :
scrabble-bible-s-rack = Chevalet ({ $name }) :
scrabble-bible-lay-light-across-from-row-8 = poser LIGHT vers la droite, depuis la ligne 8, colonne G
scrabble-bible-same-downwards-column-comes-first = de même, vers le bas : la colonne vient d’abord
scrabble-bible-small-letter-blank-letters-that-lie = une minuscule est un joker ; on écrit aussi les lettres déjà posées
scrabble-bible-exchange-these-tiles-blank = échanger ces lettres ; « ? » est un joker
scrabble-bible-lay-nothing = ne rien poser
scrabble-bible-claim-bonus-word-faith = réclamer la prime d’un mot de la foi
scrabble-bible-word-faith-in-another-language = un mot de la foi dans une autre langue
scrabble-bible-ask-others-for-help = demander de l’aide aux autres
scrabble-bible-name-place-and-word-as-in = Nommez la case et le mot, par exemple « /score 8G LIGHT ».
scrabble-bible-that-would-score = Cela rapporterait { $score } : { $words }.
scrabble-bible-may-be-laid-list-and-it = { $word } est admis (liste : { $list }), et rapporte une prime.
scrabble-bible-may-be-laid-list = { $word } est admis (liste : { $list }).
scrabble-bible-blank = joker
scrabble-bible-of = sur { $target }
scrabble-bible-bag = Sac
scrabble-bible-latest-play = Dernier coup : { $place } { $word }, { $name }.
scrabble-bible-it-also-makes = Cela forme aussi { $words }.
scrabble-bible-it-on-list = Il est sur la liste.
scrabble-bible-it-not-on-list = Il n’est pas sur la liste.
scrabble-bible-had-such-help-before = A déjà reçu une telle aide : { $names }.
scrabble-bible-trade-q-gives-your-for-that = « trade A>Q » donne votre A contre ce Q ; « decline » s’en passe.
scrabble-bible-points-points-lost-against-best-plays = { $name } : { $score } points, { $lost } points perdus par rapport aux meilleurs coups.
scrabble-bible-on-turn-best-plays = C’est à { $name } de jouer. Les meilleurs coups :
scrabble-bible-there-nothing-look-at = Il n’y a rien à examiner.
scrabble-bible-rack = chevalet
scrabble-bible-column-played = joué
scrabble-bible-score = points
scrabble-bible-lost = perdu
scrabble-bible-better = mieux
scrabble-bible-chance = chances de { $name }
scrabble-bible-withdrawn = retiré
scrabble-bible-worth = valeur

## Lookup

scrabble-bible-in-language-fr = En français, il traduit { $words } : { $points } de plus avec la Tour de Babel.
scrabble-bible-in-language-es = En espagnol, il traduit { $words } : { $points } de plus avec la Tour de Babel.
scrabble-bible-in-language-de = En allemand, il traduit { $words } : { $points } de plus avec la Tour de Babel.
scrabble-bible-in-language-la = En latin, il traduit { $words } : { $points } de plus avec la Tour de Babel.
scrabble-bible-in-language-he = En hébreu, il traduit { $words } : { $points } de plus avec la Tour de Babel.
scrabble-bible-in-language-el = En grec, il traduit { $words } : { $points } de plus avec la Tour de Babel.
scrabble-bible-no-none-its-lists-has-it = Non : il n’est dans aucune de ses listes.
scrabble-bible-bonus-it-word-faith = Un bonus de { $points } : c’est un mot de la foi.
scrabble-bible-bonus-where-whole-concordance-counts = Un bonus de { $points } là où toute la concordance compte.
scrabble-bible-no-bonus = Pas de bonus.

## Events and prompts

scrabble-bible-played =
    { $who ->
        [you] Vous avez joué { $word } : { $score } { $score ->
            [one] point
           *[other] points
        }.
       *[other] { $who-name } a joué { $word } : { $score } { $score ->
            [one] point
           *[other] points
        }.
    }
scrabble-bible-bonus-word = { $word } est un mot de la Bible : +{ $points }.
scrabble-bible-babel-word =
    { $language ->
        [fr] { $word } est un mot de la Bible en français : +{ $points }.
        [es] { $word } est un mot de la Bible en espagnol : +{ $points }.
        [de] { $word } est un mot de la Bible en allemand : +{ $points }.
        [la] { $word } est un mot de la Bible en latin : +{ $points }.
        [he] { $word } est un mot de la Bible en hébreu : +{ $points }.
       *[el] { $word } est un mot de la Bible en grec : +{ $points }.
    }
scrabble-bible-perfection = PERFECTION ! Les sept jetons posés : +{ $points }.
scrabble-bible-peace-be-with-you = PEACE BE WITH YOU ! Sept jetons ou plus : +{ $points }.
scrabble-bible-challenge-lost =
    { $who ->
        [you] Vous avez contesté. { $count ->
            [one] { $words } est valable
           *[other] { $words } sont valables
        } : vous perdez un tour.
       *[other] { $who-name } a contesté. { $count ->
            [one] { $words } est valable
           *[other] { $words } sont valables
        } : { $who-name } perd un tour.
    }
scrabble-bible-play-withdrawn =
    { $who ->
        [you] Vous avez repris vos jetons et perdu ce tour.
       *[other] { $who-name } a repris ses jetons et perdu ce tour.
    }
scrabble-bible-bonus-kept =
    { $who ->
        [you] Vous avez contesté la prime du mot { $word }. Elle compte.
       *[other] { $who-name } a contesté la prime du mot { $word }. Elle compte.
    }
scrabble-bible-bonus-lost =
    { $who ->
        [you] Vous avez contesté la prime du mot { $word }. Elle ne compte pas.
       *[other] { $who-name } a contesté la prime du mot { $word }. Elle ne compte pas.
    }
scrabble-bible-story-volunteered =
    { $who ->
        [you] Vous racontez l’histoire du mot { $word }.
       *[other] { $who-name } raconte l’histoire du mot { $word }.
    }
scrabble-bible-story-asked =
    { $who ->
        [you] Vous avez demandé l’histoire du mot { $word }.
       *[other] { $who-name } a demandé l’histoire du mot { $word }.
    }
scrabble-bible-story-told =
    { $who ->
        [you] Vous avez raconté l’histoire du mot { $word } : « { $text } »
       *[other] { $who-name } a raconté l’histoire du mot { $word } : « { $text } »
    }
scrabble-bible-story-rejected = L’histoire du mot { $word } ne rapporte rien.
scrabble-bible-story-accepted =
    { $who ->
        [you] Vous avez bien raconté l’histoire du mot { $word } : +{ $points }.
       *[other] { $who-name } a bien raconté l’histoire du mot { $word } : +{ $points }.
    }
scrabble-bible-story-accepted-by-teller =
    { $who ->
        [you] Selon vous, l’histoire du mot { $word } était juste : +{ $points }.
       *[other] Selon { $who-name }, l’histoire du mot { $word } était juste : +{ $points }.
    }
scrabble-bible-help-asked =
    { $who ->
        [you] Vous avez demandé de l’aide.
       *[other] { $who-name } a demandé de l’aide.
    }
scrabble-bible-helped-before =
    { $who ->
        [you] Vous avez déjà aidé { $other-name }.
       *[other] { $other ->
            [you] { $who-name } vous a déjà offert son aide.
           *[other] { $who-name } a déjà aidé { $other-name }.
        }
    }
scrabble-bible-help-offered =
    { $who ->
        [you] Vous avez proposé votre aide à { $other-name }.
       *[other] { $other ->
            [you] { $who-name } vous a proposé son aide.
           *[other] { $who-name } a proposé son aide à { $other-name }.
        }
    }
scrabble-bible-help-accepted =
    { $who ->
        [you] Vous avez accepté l’aide proposée par { $other-name }.
       *[other] { $other ->
            [you] { $who-name } a accepté votre aide et voit vos jetons.
           *[other] { $who-name } a accepté l’aide proposée par { $other-name }.
        }
    }
scrabble-bible-help-declined =
    { $who ->
        [you] Vous avez continué sans aide.
       *[other] { $who-name } a continué sans aide.
    }
scrabble-bible-traded =
    { $who ->
        [you] Vous avez donné { $gave } à { $other-name } contre { $got }.
       *[other] { $other ->
            [you] { $who-name } vous a donné { $gave } contre { $got }.
           *[other] { $who-name } a donné { $gave } à { $other-name } contre { $got }.
        }
    }
scrabble-bible-traded-unseen =
    { $who ->
        [you] Vous avez échangé un jeton avec { $other-name }.
       *[other] { $other ->
            [you] { $who-name } a échangé un jeton avec vous.
           *[other] { $who-name } a échangé un jeton avec { $other-name }.
        }
    }
scrabble-bible-adjusted =
    { $why ->
        [time] Dépassement de temps : { $points }.
        [story] Histoire : { $points }.
       *[challenge] Contestation : { $points }.
    }
scrabble-bible-ended-out =
    { $who ->
        [you] Vous avez posé votre dernier jeton : la partie est finie.
       *[other] { $who-name } a posé son dernier jeton : la partie est finie.
    }
scrabble-bible-ended-passes = Tout le monde a passé son tour : la partie est finie.
scrabble-bible-ended-scoreless = Personne n’a marqué depuis un moment : la partie est finie.
scrabble-bible-ended-target =
    { $who ->
        [you] Tout est accompli ! Vous avez atteint votre objectif.
       *[other] Tout est accompli ! { $who-name } a atteint son objectif.
    }
scrabble-bible-ended-alone = Il ne reste plus qu’un joueur : la partie est finie.
scrabble-bible-prompt-judge-bonus =
    { $who ->
        [you] Vous avez contesté la prime du mot { $word }. Est-ce un mot de la Bible ?
       *[other] { $who-name } a contesté la prime du mot { $word }. Est-ce un mot de la Bible ?
    }
scrabble-bible-prompt-story = { $who-name } a joué { $words }. Demander l’histoire ?
scrabble-bible-prompt-own-story = Vous avez joué { $words }. Raconter l’histoire pour { $points } points ?
scrabble-bible-prompt-tell = Racontez l’histoire du mot { $word }.
scrabble-bible-prompt-judge-story = { $who-name } a raconté l’histoire du mot { $word } : « { $text } » Est-ce juste ?
scrabble-bible-prompt-own-word = Vous avez raconté l’histoire du mot { $word } : « { $text } » Était-ce juste ?
scrabble-bible-prompt-help = { $who-name } voudrait de l’aide. Proposer un échange ?
scrabble-bible-prompt-take = Vous pouvez échanger un jeton avec { $names }. Accepter cette aide ?
scrabble-bible-prompt-trade = { $who-name } vous montre ses jetons : échangez-en un contre un des vôtres.

## Commands

scrabble-bible-exchange-names-tiles-by-letter-for = Pour échanger, nommez vos lettres, « ? » pour un joker, par exemple « exchange AEI? ».
scrabble-bible-what-challenged-play-challenge-or-bonus = On conteste le coup (« challenge ») ou une prime (« challenge bonus LIGHT »).
scrabble-bible-name-word-whose-story-you-ask = Nommez le mot dont vous demandez l’histoire, par exemple « ask LIGHT ».
scrabble-bible-story-follows-word-answer = L’histoire s’écrit après le mot « answer ».
scrabble-bible-name-seat-whose-help-you-take = Dites de quelle place vous acceptez l’aide, par exemple « take 2 ».
scrabble-bible-trade-says-what-you-give-and = Dites ce que vous donnez et ce que vous prenez, par exemple « trade A>Q ».
scrabble-bible-play-names-place-and-word-as = Pour poser un mot, nommez une case et le mot, par exemple « play 8G LIGHT ».
scrabble-bible-does-not-fit-play-bonus-light = « { $clause } » ne va pas avec un coup ; « bonus LIGHT » et « babel fr » conviennent.

## Positions

scrabble-bible-is-not-what-is-played-here = « { $key } { $value } » n’est pas ce que l’on joue ici.
scrabble-bible-there-tiles-on-board-but-none = Il y a des lettres sur le plateau, mais aucune sur l’étoile, en { $star }.
scrabble-bible-tile-at-does-not-hang-together = La lettre en { $place } n’est pas reliée à l’étoile, en { $star }.
scrabble-bible-help-write-asked-or-done = « help { $part } » : écrivez « asked » ou « done ».
scrabble-bible-debts-as-2-0-where-seat = « debts { $part } » : par exemple 2>0, si la place 2 a aidé la place 0.
