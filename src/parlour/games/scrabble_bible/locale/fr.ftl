scrabble-bible-title = SCRABBLE Édition biblique
scrabble-bible-tagline = Formez des mots sur le plateau. Ceux de la Bible rapportent plus.
scrabble-bible-goal = Marquez le plus de points possible. Les mots de la Bible rapportent plus.

## Options

scrabble-bible-option-words = Vérification des mots
scrabble-bible-option-words-challenge = Contestation (règles standard)
scrabble-bible-option-words-challenge-help = Un mot compte si personne ne le conteste. Un mot non valable fait perdre un tour ; contester un mot valable aussi.
scrabble-bible-option-words-checked = Automatique
scrabble-bible-option-words-checked-help = Chaque mot est vérifié pour vous. On ne peut jouer que des mots valables.
scrabble-bible-option-word-list = Mots valables
scrabble-bible-option-word-list-bible = Anglais et Bible
scrabble-bible-option-word-list-any = Toute suite de lettres
scrabble-bible-option-challenge-time = Temps pour contester
scrabble-bible-option-challenge-time-help = Sans limite, on peut contester jusqu’à ce que le joueur suivant joue.
scrabble-bible-option-challenge-time-unset = Sans limite
scrabble-bible-option-star = L’étoile centrale double
scrabble-bible-option-star-double-letter-and-word = Sa lettre et le mot
scrabble-bible-option-star-double-word = Le mot seulement
scrabble-bible-option-bonus-list = Mots à prime
scrabble-bible-option-bonus-list-help = Ils rapportent des points en plus.
scrabble-bible-option-bonus-list-strict = Mots de la foi
scrabble-bible-option-bonus-list-concordance = Tous les mots de la Bible
scrabble-bible-option-bonus-list-none = Pas de mots à prime
scrabble-bible-option-bonus = Décompte des primes
scrabble-bible-option-bonus-help = Les primes sont comptées pour vous, ou vous les annoncez et les autres peuvent les contester.
scrabble-bible-option-bonus-automatic = Automatique
scrabble-bible-option-bonus-claimed = Les joueurs les annoncent
scrabble-bible-option-judge = Les contestations sont jugées par
scrabble-bible-option-judge-help = Quand une prime est contestée.
scrabble-bible-option-judge-list = La liste de mots
scrabble-bible-option-judge-vote = Un vote
scrabble-bible-option-my-cup-overflows = Ma coupe déborde
scrabble-bible-option-my-cup-overflows-help = Vous avez neuf jetons, et en poser sept ou plus rapporte 50 points.
scrabble-bible-option-it-is-finished = Tout est accompli !
scrabble-bible-option-it-is-finished-help = Le premier joueur à atteindre son objectif gagne.
scrabble-bible-option-levels = Niveaux des joueurs
scrabble-bible-option-levels-help = Plus un joueur est fort, plus son objectif est élevé.
scrabble-bible-option-levels-beginner = Débutant
scrabble-bible-option-levels-intermediate = Intermédiaire
scrabble-bible-option-levels-expert = Confirmé
scrabble-bible-option-levels-each = Choisir pour chaque joueur
scrabble-bible-option-tests-of-faith = L’épreuve de la foi
scrabble-bible-option-tests-of-faith-help = Racontez l’histoire d’un mot à prime, si on vous la demande, et gagnez 15 points.
scrabble-bible-option-bible = Bible de référence
scrabble-bible-option-bible-help = Ses mots sont valables aussi, ses passages sont affichés. Tapez « kjv » (King James) ou le nom d’une Bible importée.
scrabble-bible-option-good-samaritan = Le bon Samaritain
scrabble-bible-option-good-samaritan-help = Les joueurs peuvent s’entraider en échangeant un jeton.
scrabble-bible-option-babel = La tour de Babel
scrabble-bible-option-babel-help = Un mot à prime dans une de ces langues rapporte 15 points de plus.
scrabble-bible-option-babel-fr = Français
scrabble-bible-option-babel-es = Espagnol
scrabble-bible-option-babel-de = Allemand
scrabble-bible-option-babel-la = Latin
scrabble-bible-option-babel-he = Hébreu
scrabble-bible-option-babel-el = Grec
scrabble-bible-option-end = Quand tout le monde est bloqué
scrabble-bible-option-end-rulebook = Tous passent ou 3 tours de table sans points
scrabble-bible-option-end-six-scoreless = 6 tours sans points
scrabble-bible-option-adjustment = Jetons restants
scrabble-bible-option-adjustment-deduct-and-gain = Chacun les perd ; le premier à finir les gagne
scrabble-bible-option-adjustment-gain-double = Aucune perte ; le double au premier à finir
scrabble-bible-preset-classic = Classique (sans primes bibliques)

## Bench

scrabble-bible-bench-no-positions = Il n’y a pas de positions dans { $file }.
scrabble-bible-bench-position = { $file }, position { $number } : { $why }.
scrabble-bible-bench-word-list = { $file }, liste de mots : { $why }.
scrabble-bible-bench-leave = { $file }, ligne { $number } : il faut un reliquat et sa valeur en points, comme « AE?, 31.5 ».
scrabble-bible-bench-leaves = { $file }, table de reliquats : { $why }.
scrabble-bible-bench-help = mesurer la vitesse de recherche des coups
scrabble-bible-bench-words-help = liste de mots, un mot par ligne
scrabble-bible-bench-positions-help = positions, une par ligne (CGP)
scrabble-bible-bench-leaves-help = valeurs des reliquats, une par ligne : les lettres et leur valeur en points (par défaut : valeurs des lettres seules)
scrabble-bible-bench-usage = Donnez une liste de mots et un fichier de positions : --words FICHIER --positions FICHIER.cgp.

## Formats

scrabble-bible-cgp-not-utf-8 = Ce n’est pas du texte UTF-8.
scrabble-bible-cgp-other-game = Seul SCRABBLE Édition biblique peut s’enregistrer en CGP.
scrabble-bible-gcg-other-game = Seul SCRABBLE Édition biblique peut s’enregistrer en GCG.
scrabble-bible-gcg-unknown-encoding = Le codage « { $name } » ne peut pas être lu.
scrabble-bible-gcg-wrong-encoding = Le fichier annonce le codage { $codec }, mais le texte en a un autre.
scrabble-bible-gcg-unknown-line = « { $text } » n’est ni un coup (>) ni une directive (#).
scrabble-bible-gcg-no-player = Il n’y a pas de joueur { $number }.
scrabble-bible-gcg-player-line = Écrivez les joueurs 1 à 4 ainsi : « #player1 surnom nom ».
scrabble-bible-gcg-player-twice = Le joueur { $number } est nommé deux fois.
scrabble-bible-gcg-same-nick = Deux joueurs s’appellent { $nick }.
scrabble-bible-gcg-other-variant = « { $pragma } » concerne un autre jeu.
scrabble-bible-gcg-too-many-players = Trop de joueurs : le maximum est de { $most }.
scrabble-bible-gcg-too-few-players = Le fichier doit nommer deux joueurs : « #player1 surnom nom », « #player2 surnom nom ».
scrabble-bible-gcg-no-move = Il n’y a pas de coup ici. Écrivez une case et un mot, -, -LETTRES, -- ou (…).
scrabble-bible-gcg-turn-line = Écrivez un coup ainsi : « >surnom: CHEVALET … ».
scrabble-bible-gcg-unknown-nick = « { $nick } » n’est pas un des joueurs.
scrabble-bible-gcg-unknown-tile = « { $tile } » n’existe pas parmi les jetons de ce jeu.
scrabble-bible-gcg-no-word = Le coup n’a pas de mot.
scrabble-bible-gcg-score-line = « { $text } » n’est pas un score. Un coup se termine par ses points et le nouveau total.
scrabble-bible-gcg-unknown-pragma = Directive Parlour inconnue : « { $pragma } ».
scrabble-bible-gcg-rack-lacks = Il manque au chevalet { $rack } : { $tiles }.
scrabble-bible-gcg-rack-too-long = Le chevalet { $rack } a { $tiles } jetons, mais le maximum ici est { $room }.
scrabble-bible-gcg-tiles-used-up = Il ne reste pas assez de jetons pour le chevalet { $rack } : { $tiles }.
scrabble-bible-gcg-racks-conflict = Ces chevalets se contredisent.
scrabble-bible-gcg-leftover-too-early = Les jetons restants se comptent à la fin, mais un coup suit.
scrabble-bible-gcg-total-wrong = Jusqu’ici, le total est { $total }, et non { $written }.
scrabble-bible-gcg-score-wrong = { $word } rapporte { $points }, et non { $written }.
scrabble-bible-gcg-dot-without-tile = Un point dans { $word } remplace un jeton du plateau, mais il n’y en a pas là.
scrabble-bible-gcg-nothing-to-withdraw = Il n’y a pas de coup à retirer.
scrabble-bible-gcg-withdrawn-score = Le coup retiré a rapporté { $points }, et non { $written }.
scrabble-bible-gcg-exchange-too-many =
    { $count ->
        [one] On ne peut pas échanger un jeton ici.
       *[other] On ne peut pas échanger { $count } jetons ici.
    }
scrabble-bible-gcg-rack-after-exchange = Après cet échange, le chevalet ne peut pas être { $rack }.
scrabble-bible-gcg-not-over = La partie n’est pas finie : les jetons restants ne comptent pas encore.
scrabble-bible-gcg-scoreless-turn = Un échange ou un tour passé rapporte 0, et non { $written }.
scrabble-bible-gcg-leftover-wrong = Les jetons restants sont { $there }, et non { $tiles }.
scrabble-bible-gcg-leftover-missing = { $name } : aucune ligne ne donne les jetons restants.
scrabble-bible-gcg-leftover-points =
    { $name } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les jetons restants.
scrabble-bible-gcg-no-seat = « { $key } { $text } » : cette place n’existe pas.

## Squares

scrabble-bible-square-double-letter = LD
scrabble-bible-square-triple-letter = LT
scrabble-bible-square-double-word = MD
scrabble-bible-square-triple-word = MT

## Refusals

scrabble-bible-not-on-star = Le premier mot doit couvrir l’étoile ({ $centre }).
scrabble-bible-letter-differs = Il y a déjà un jeton en { $place } : { $there }. Vous ne pouvez pas poser { $written } dessus.
scrabble-bible-bonus-automatic = Les primes sont comptées pour vous. Pas besoin de les annoncer.
scrabble-bible-bonus-no-such-word = Votre coup ne forme pas { $word } : il n’y a pas de prime à annoncer.
scrabble-bible-babel-not-chosen = La langue « { $language } » n’est pas l’une de celles de cette partie : { $agreed }.
scrabble-bible-babel-off = « { $language } » ne compte pas : cette partie se joue sans « La tour de Babel ».
scrabble-bible-no-bonus-to-challenge = Il n’y a pas de prime à contester pour { $word } en ce moment.
scrabble-bible-no-story-to-ask = On ne peut pas demander l’histoire du mot { $word } en ce moment.
scrabble-bible-no-story-to-tell = Personne ne vous a demandé d’histoire.
scrabble-bible-help-off = Cette partie se joue sans « Le bon Samaritain ».
scrabble-bible-help-used = On ne peut recevoir de l’aide qu’une fois par tour.
scrabble-bible-help-already-asked = Vous avez déjà demandé de l’aide à ce tour.
scrabble-bible-help-not-now = Vous pouvez proposer votre aide pendant qu’un autre joueur réfléchit.
scrabble-bible-help-yourself = Vous ne pouvez pas vous aider vous-même. Demandez de l’aide aux autres.
scrabble-bible-help-already-offered = Vous avez déjà proposé votre aide à ce tour.
scrabble-bible-help-not-offered = Personne ne vous propose d’aide en ce moment.
scrabble-bible-trade-not-yours = Vous n’avez pas ce jeton : { $tile }.
scrabble-bible-trade-not-theirs = { $name } n’a pas ce jeton : { $tile }.

## Terminal

scrabble-bible-their-tiles = Jetons ({ $name }) :
scrabble-bible-example-across = jouer LIGHT vers la droite, depuis la ligne 8, colonne G
scrabble-bible-example-down = jouer vers le bas : la colonne vient d’abord
scrabble-bible-example-blank = une minuscule est un joker ; écrivez aussi les lettres déjà posées
scrabble-bible-example-exchange = échanger ces jetons ; « ? » est un joker
scrabble-bible-example-bonus = annoncer la prime d’un mot de la Bible
scrabble-bible-example-babel = jouer un mot de la Bible dans une autre langue
scrabble-bible-example-help = demander de l’aide aux autres
scrabble-bible-usage-score = Tapez une case et un mot, par exemple « /score 8G LIGHT ».
scrabble-bible-score-preview = Cela rapporterait { $score } : { $words }.
scrabble-bible-word-valid-bonus = { $word } est valable ({ $list }) et rapporte une prime.
scrabble-bible-note-target = sur { $target }
scrabble-bible-latest-play = Dernier coup : { $place } { $word } ({ $name }).
scrabble-bible-bonus-listed = Il est dans la liste.
scrabble-bible-bonus-not-listed = Il n’est pas dans la liste.
scrabble-bible-helped-by = Ce joueur a déjà aidé { $names }.
scrabble-bible-trade-how = « trade A>Q » donne votre A contre le Q ; « decline » continue sans aide.
scrabble-bible-analysis-player = { $name } : { $score } points, { $lost } de moins qu’avec les meilleurs coups.
scrabble-bible-analysis-best = C’est à { $name } de jouer. Meilleurs coups :
scrabble-bible-analysis-empty = Il n’y a rien à analyser.
scrabble-bible-column-rack = jetons
scrabble-bible-column-played = joué
scrabble-bible-column-score = points
scrabble-bible-column-lost = perdu
scrabble-bible-column-better = mieux
scrabble-bible-column-chance = chances ({ $name })
scrabble-bible-column-value = valeur
scrabble-bible-withdrawn = retiré

## Lookup

scrabble-bible-word-invalid = Pas valable : il n’est pas dans les listes de mots.
scrabble-bible-word-of-faith = Prime : +{ $points }. C’est un mot de la foi.
scrabble-bible-word-of-bible = Prime : +{ $points } dans les parties où tous les mots de la Bible comptent.
scrabble-bible-no-bonus = Pas de prime.
scrabble-bible-word-in-babel =
    { $language ->
        [fr] En français, il traduit { $words } : +{ $points } avec « La tour de Babel ».
        [es] En espagnol, il traduit { $words } : +{ $points } avec « La tour de Babel ».
        [de] En allemand, il traduit { $words } : +{ $points } avec « La tour de Babel ».
        [la] En latin, il traduit { $words } : +{ $points } avec « La tour de Babel ».
        [he] En hébreu, il traduit { $words } : +{ $points } avec « La tour de Babel ».
       *[el] En grec, il traduit { $words } : +{ $points } avec « La tour de Babel ».
    }

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
scrabble-bible-bonus-claimed =
    { $who ->
        [you] Vous annoncez { $word } comme mot de la Bible : +{ $points }.
       *[other] { $who-name } annonce { $word } comme mot de la Bible : +{ $points }.
    }
scrabble-bible-babel-claimed =
    { $who ->
        [you] Vous annoncez { $word } comme mot de la Bible
       *[other] { $who-name } annonce { $word } comme mot de la Bible
    } { $language ->
        [fr] en français : +{ $points }.
        [es] en espagnol : +{ $points }.
        [de] en allemand : +{ $points }.
        [la] en latin : +{ $points }.
        [he] en hébreu : +{ $points }.
       *[el] en grec : +{ $points }.
    }
scrabble-bible-babel-word =
    { $language ->
        [fr] { $word } est un mot de la Bible en français : +{ $points }.
        [es] { $word } est un mot de la Bible en espagnol : +{ $points }.
        [de] { $word } est un mot de la Bible en allemand : +{ $points }.
        [la] { $word } est un mot de la Bible en latin : +{ $points }.
        [he] { $word } est un mot de la Bible en hébreu : +{ $points }.
       *[el] { $word } est un mot de la Bible en grec : +{ $points }.
    }
scrabble-bible-perfection = PERFECTION ! Sept jetons posés : +{ $points }.
scrabble-bible-peace-be-with-you = LA PAIX SOIT AVEC VOUS ! Sept jetons ou plus : +{ $points }.
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
            [you] { $who-name } vous a déjà apporté son aide.
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
scrabble-bible-ended-scoreless = Personne n’a marqué de points depuis un moment. Fin de la partie !
scrabble-bible-ended-target =
    { $who ->
        [you] Tout est accompli ! Vous avez atteint votre objectif.
       *[other] Tout est accompli ! { $who-name } a atteint son objectif.
    }
scrabble-bible-prompt-judge-bonus =
    { $who ->
        [you] Vous avez contesté la prime du mot { $word }. Ce mot la mérite-t-il ?
       *[other] { $who-name } a contesté la prime du mot { $word }. Ce mot la mérite-t-il ?
    }
scrabble-bible-prompt-story = { $who-name } a joué { $words }. Demander l’histoire ?
scrabble-bible-prompt-own-story = Vous avez joué { $words }. Raconter l’histoire pour { $points } points ?
scrabble-bible-prompt-tell = Racontez l’histoire du mot { $word }.
scrabble-bible-prompt-judge-story = { $who-name } a raconté l’histoire du mot { $word } : « { $text } » Est-ce juste ?
scrabble-bible-prompt-own-word = Vous avez raconté l’histoire du mot { $word } : « { $text } » Était-ce juste ?
scrabble-bible-prompt-help = { $who-name } voudrait de l’aide. Proposer un échange ?
scrabble-bible-prompt-take = Vous pouvez échanger un jeton avec { $names }. Accepter cette aide ?
scrabble-bible-prompt-trade = { $who-name } vous montre ses jetons : échangez-en un contre un des vôtres.
scrabble-bible-waiting-for-judge-bonus = Prime à juger : on attend { $names }.
scrabble-bible-waiting-for-story = Histoire à raconter ou non : on attend { $names }.
scrabble-bible-waiting-for-tell = Histoire à raconter : on attend { $names }.
scrabble-bible-waiting-for-judge-story = Histoire à juger : on attend { $names }.
scrabble-bible-waiting-for-help = Aide à proposer ou non : on attend { $names }.
scrabble-bible-waiting-for-take = Aide à accepter ou non : on attend { $names }.
scrabble-bible-waiting-for-trade = Jeton à échanger : on attend { $names }.

## Commands

scrabble-bible-usage-play = Donnez une case et un mot, par exemple « play 8G LIGHT ».
scrabble-bible-usage-play-extra = « { $clause } » ne va pas avec un coup. Vous pouvez ajouter « bonus LIGHT » ou « babel fr ».
scrabble-bible-usage-exchange = Donnez les jetons à échanger, « ? » pour un joker, par exemple « exchange AEI? ».
scrabble-bible-usage-challenge = Contestez le coup avec « challenge », ou une prime avec « challenge bonus LIGHT ».
scrabble-bible-usage-ask = Donnez le mot, par exemple « ask LIGHT ».
scrabble-bible-usage-answer = Écrivez l’histoire après « answer ».
scrabble-bible-usage-take = Donnez la place dont vous acceptez l’aide, par exemple « take 2 ».
scrabble-bible-usage-trade = Dites ce que vous donnez et ce que vous recevez, par exemple « trade A>Q ».

## Positions

scrabble-bible-position-other-variant = « { $key } { $value } » concerne un autre jeu.
scrabble-bible-position-star-empty = Il y a des jetons sur le plateau, mais aucun sur l’étoile ({ $star }).
scrabble-bible-position-not-connected = Le jeton en { $place } n’est pas relié à l’étoile ({ $star }).
scrabble-bible-position-help = « help { $part } » : écrivez asked ou done.
scrabble-bible-position-debts = « debts { $part } » : écrivez 2>0 si la place 2 a aidé la place 0.

## Lesson

scrabble-bible-lesson-lay = Les mots se croisent sur le plateau, et le meilleur score gagne. Le premier mot doit couvrir l’étoile. Posez FAITH (la foi) : glissez les jetons, touchez une case puis vos jetons, ou tapez le mot. Puis jouez-le.
scrabble-bible-lesson-lay-done = Bravo ! Chaque jeton rapporte les points inscrits dessus. L’étoile double la lettre qui la couvre et tout le premier mot.
scrabble-bible-lesson-premium = Chaque nouveau mot doit toucher un mot posé. Les cases de couleur multiplient une lettre ou tout le mot. Posez FIELD (le champ) vers le bas à partir du F : son D double le mot.
scrabble-bible-lesson-premium-done = Bien placé ! Une case ne compte que pour le jeton qui la couvre en premier.
scrabble-bible-lesson-bonus = Les noms et les mots de la foi tirés de la Bible donnent une prime. Posez GRACE (la grâce) vers le bas par le A, ou trouvez-en un autre.
scrabble-bible-lesson-bonus-done = Une prime ! Plus le mot est long, plus elle est grande : 5, 10 ou 15 points.
scrabble-bible-lesson-exchange = Aucun bon mot avec ces jetons ? Touchez « Échanger », choisissez-en quelques-uns et recevez-en de nouveaux. Cela compte comme votre tour.
scrabble-bible-lesson-exchange-done = De nouveaux jetons, et c’est au joueur suivant. Vous pouvez aussi passer.
scrabble-bible-lesson-challenge = LOAVE ? Est-ce un mot ? Contestez-le. S’il n’est pas valable, il quitte le plateau. Attention dans une vraie partie : si le mot est valable, vous perdez un tour.
scrabble-bible-lesson-challenge-done = Bien vu : LOAVE a disparu, et ses points aussi. Contre les robots, nous vérifions chaque mot pour vous.

## On paper

scrabble-bible-print-score-pad = Feuille de score
scrabble-bible-print-score-pad-players = Joueurs
scrabble-bible-print-score-pad-players-4 = 4
scrabble-bible-print-score-pad-players-3 = 3
scrabble-bible-print-score-pad-players-2 = 2
scrabble-bible-print-word = Mot
scrabble-bible-print-reminder-all-tiles = Les sept jetons en un tour : 50 points de plus.
scrabble-bible-print-reminder-faith = Les mots de la Bible et de la foi rapportent une prime selon leur longueur.
scrabble-bible-print-reminder-end = À la fin, les points des jetons restés sur votre chevalet sont retirés de votre score. Si un joueur a tout posé, il les reçoit.
scrabble-bible-print-tracking = Suivi des jetons
scrabble-bible-print-tracking-note = Cochez une case pour chaque jeton joué. Le reste est dans le sac ou sur un chevalet.
scrabble-bible-print-tracking-about = { $count } cases, une par jeton
scrabble-bible-print-blank = Joker
scrabble-bible-print-verse = { $word } dans la Bible
scrabble-bible-print-player = Joueur
scrabble-bible-print-exchanged = échanger { $tiles }
scrabble-bible-print-passed = passer
scrabble-bible-print-percent = { $share } %
scrabble-bible-print-score = Score
scrabble-bible-print-lost = Perdu
scrabble-bible-print-turn = Tour
scrabble-bible-print-rack = Chevalet
scrabble-bible-print-played = Joué
scrabble-bible-print-best = Meilleur coup
scrabble-bible-print-chances = Chances de gagner
scrabble-bible-print-chances-note = Après chaque tour. Le signe au bout d’une ligne indique à qui elle est ; la ligne continue est celle du premier joueur.
scrabble-bible-print-turns = Tour par tour
