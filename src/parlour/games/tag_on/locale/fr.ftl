tag-on-title = TAG ON
tag-on-tagline = Reliez des mots qui apparaissent dans les mêmes récits bibliques.
tag-on-goal = Marquez le plus de points possible. Un mot lié à un mot du plateau rapporte aussi les points de celui-ci.

## Options

tag-on-option-edition = Édition
tag-on-option-edition-help = Chaque édition a ses jetons, ses mots et ses règles.
tag-on-option-edition-en = Anglaise
tag-on-option-edition-fr = Française
tag-on-option-words = Vérification des mots
tag-on-option-words-challenge = Contestation (règles standard)
tag-on-option-words-challenge-help = Un mot compte si personne ne le conteste. Un mot non valable fait perdre un tour ; contester un mot valable aussi.
tag-on-option-words-checked = Automatique
tag-on-option-words-checked-help = Chaque mot est vérifié pour vous. On ne peut jouer que des mots valables.
tag-on-option-word-list = Mots valables
tag-on-option-word-list-bible = Mots de la Bible
tag-on-option-word-list-general = Mots de la Bible et mots courants
tag-on-option-word-list-any = Toute suite de lettres
tag-on-option-own-words = Mots ajoutés
tag-on-option-challenge-time = Temps pour contester
tag-on-option-challenge-time-help = Sans limite, on peut contester jusqu’à ce que le joueur suivant joue.
tag-on-option-challenge-time-unset = Sans limite
tag-on-option-replace = Remplacer des lettres
tag-on-option-replace-in-place = Remplir toutes les cases
tag-on-option-replace-free = Une case peut rester vide
tag-on-option-shield = Un bouclier protège
tag-on-option-shield-help = Il évite de perdre un tour après une contestation.
tag-on-option-shield-holder = Seulement son propriétaire
tag-on-option-shield-any = N’importe quel joueur
tag-on-option-score-all-words = Les mots perpendiculaires comptent aussi
tag-on-option-score-all-words-help = Les mots qui croisent le mot joué comptent aussi, chacun dans son sens.
tag-on-option-judge = Les contestations sont jugées par
tag-on-option-judge-help = Quand une annonce est contestée.
tag-on-option-judge-text-then-vote = La Bible, puis un vote
tag-on-option-judge-text = La Bible
tag-on-option-judge-vote = Un vote
tag-on-option-links = Pour marquer un mot, il faut
tag-on-option-links-help = Un vrai lien est un fait, un récit qui contient les deux mots, ou des mots qui vont ensemble.
tag-on-option-links-close = Un vrai lien
tag-on-option-links-verse = Les deux mots dans un verset
tag-on-option-links-open = Les deux mots dans un ou deux versets voisins
tag-on-option-bible = Bible pour les preuves
tag-on-option-bible-help = La Bible consultée en premier. Tapez « kjv » pour la Bible King James, ou le nom d’une Bible importée.

## Refusals

tag-on-letter-differs = La case { $place } contient déjà { $there }. Pour y jouer { $written }, remplacez d’abord cette lettre.
tag-on-not-on-centre = Le premier mot doit passer par la case centrale, { $centre }.
tag-on-face-up-for-letter-only = Un joker ou un bouclier ne s’échange pas contre une lettre réservée.
tag-on-no-such-face-up = { $tile } n’est pas une lettre réservée. Choisissez parmi celles-ci : { $tiles }.
tag-on-must-play-face-up = Vous devez jouer la lettre { $tile } à ce tour.
tag-on-nothing-to-replace = Il n’y a pas de jeton à remplacer en { $place }.
tag-on-replace-in-one-word = Remplacez les lettres d’un seul mot, et jouez dans le même sens.
tag-on-fill-square-again = Vous avez pris la lettre en { $place } : mettez-en une autre à sa place.
tag-on-blank-is-same-letter = Le joker en { $place } vaut déjà { $letter }. Remplacez-le par une autre lettre.
tag-on-takes-too-many = Jetons pris sur le plateau : { $lifted }. Jetons posés : { $laid }. Posez-en au moins autant que vous en prenez.
tag-on-bag-empty-take-fewer = Le sac est vide : posez plus de jetons que vous n’en prenez.
tag-on-keep-one-letter = Gardez au moins une lettre du mot { $word }.
tag-on-same-word = { $word } est déjà là. Jouez un autre mot.
tag-on-centre-uncovered = La case centrale, { $place }, doit rester couverte.
tag-on-board-falls-apart = Tous les jetons du plateau doivent rester reliés.
tag-on-just-replaced = { $word } vient d’être remplacé ici. Vous pourrez l’y rejouer plus tard.
tag-on-reason-without-tag = Pour donner une raison, choisissez un mot à marquer.
tag-on-no-word-at = { $word } ne commence pas en { $place }.
tag-on-word-is-changing = Vous modifiez le mot { $word } à ce tour : vous ne pouvez ni le marquer ni annoncer une parenté avec lui.
tag-on-unknown-relation = « { $word } » n’est pas un lien de parenté. Essayez « père » ou « sœur ».
tag-on-claim-off-square =
    { $kind ->
        [book] Pour annoncer un livre, posez un jeton sur une case Livre.
        [character] Pour annoncer un personnage, posez un jeton sur une case Personnage.
        [land] Pour annoncer un lieu, posez un jeton sur une case Lieu.
        [utterance] Pour annoncer une parole, posez un jeton sur une case Parole.
       *[genealogy] Pour annoncer une parenté, posez un jeton sur une case Famille.
    }
tag-on-no-such-claim = Il n’y a rien de tel à contester maintenant.
tag-on-no-turn-to-save = Vous ne perdez pas de tour. Gardez votre bouclier.
tag-on-shield-swap-english-only = On ne peut échanger un bouclier contre un jeton que dans l’édition anglaise.
tag-on-shield-swap-once = Vous avez déjà échangé un bouclier à ce tour.
tag-on-shield-swap-bag-empty = Le sac est vide : vous ne pouvez pas échanger votre bouclier.
tag-on-no-shield = Vous n’avez pas de bouclier.

## Picture and terminal

tag-on-picture-caption = Tour de table { $round }. Jetons dans le sac : { $bag }.
tag-on-mark-book = Li
tag-on-mark-character = Pe
tag-on-mark-land = Pa
tag-on-mark-utterance = Dé
tag-on-mark-genealogy = Gé
tag-on-legend = Li livre ×2 · Pe personnage ×2 · Pa pays (lieu) ×3 · Dé déclaration (parole) ×2 · Gé généalogie (famille) ×3
tag-on-face-up = Lettres réservées :
tag-on-shield = bouclier
tag-on-tile-sides = { $letter } : à gauche { $left }, en bas { $lower }, à droite { $right }, en haut { $upper }
tag-on-round = Tour de table
tag-on-latest-play = Dernier coup : { $name }, { $word } en { $place }. Score : { $sum }.
tag-on-would-score = Ce coup rapporterait { $score } : { $sum }.
tag-on-example-play = le jouer à l’horizontale depuis la ligne 9, colonne G (G9 : à la verticale)
tag-on-example-tag = et marquer le mot qui commence en H5
tag-on-example-claim = et annoncer sa case : book (livre), character (personnage), land (lieu), utterance (parole)
tag-on-example-kin = et annoncer une parenté avec une personne du plateau
tag-on-example-face-up = échanger votre A contre le D réservé et le jouer
tag-on-example-replace = remplacer les lettres de ces cases
tag-on-example-exchange = échanger ces jetons ; « ? » est un joker, « ! » un bouclier
tag-on-example-shield-exchange = utiliser un bouclier pour échanger des jetons et jouer quand même
tag-on-example-shield-return = échanger un bouclier contre un jeton

## Lookup

tag-on-lookup-invalid = Pas valable : il n’est pas dans le dictionnaire du jeu.
tag-on-lookup-book = Compte double comme livre de la Bible.
tag-on-lookup-character = Compte double comme personnage de la Bible.
tag-on-lookup-land = Compte triple comme lieu de la Bible.
tag-on-lookup-utterance = Compte double parce que quelqu’un le dit dans la Bible.
tag-on-lookup-function-word = C’est un petit mot comme ET ou DE : on ne peut pas le marquer.

## Events

tag-on-face-up-drawn = Lettres réservées : { $tiles }.
tag-on-took-face-up =
    { $who ->
        [you] Vous avez échangé { $gave } contre la lettre réservée { $took }.
       *[other] { $who-name } a échangé { $gave } contre la lettre réservée { $took }.
    }
tag-on-played =
    { $who ->
        [you] Vous avez joué { $word }
       *[other] { $who-name } a joué { $word }
    } : { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
tag-on-changed-word =
    { $who ->
        [you] Vous avez changé { $old } en { $word }
       *[other] { $who-name } a changé { $old } en { $word }
    } : { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
tag-on-tagged = Mot marqué : { $word }.
tag-on-reason = Raison : « { $reason } ».
tag-on-claimed =
    { $claim ->
        [book] { $word } est un livre de la Bible : ×{ $times }.
        [character] { $word } est un personnage de la Bible : ×{ $times }.
        [land] { $word } est un lieu de la Bible : ×{ $times }.
       *[utterance] Quelqu’un dit { $word } dans la Bible : ×{ $times }.
    }
tag-on-claimed-kin = { $said } : ×{ $times }.
tag-on-centre-covered = Premier mot sur la case centrale : ×2.
tag-on-nine-tiles = Neuf jetons d’un coup : +{ $points }.
tag-on-running-total = Score : { $total }.
tag-on-challenge-failed =
    { $who ->
        [you] Vous avez contesté.
       *[other] { $who-name } a contesté.
    } { $count ->
        [one] { $words } est valable.
       *[other] { $words } sont valables.
    }
tag-on-tiles-taken-back =
    { $who ->
        [you] Vous avez repris vos jetons.
       *[other] { $who-name } a repris ses jetons.
    }
tag-on-turn-lost =
    { $who ->
        [you] Vous perdez ce tour.
       *[other] { $who-name } perd ce tour.
    }
tag-on-next-turn-lost =
    { $who ->
        [you] Vous perdez votre prochain tour.
       *[other] { $who-name } perd son prochain tour.
    }
tag-on-claim-challenged =
    { $who ->
        [you] Vous avez contesté
       *[other] { $who-name } a contesté
    } { $claim ->
        [tag] le lien.
        [book] « c’est un livre ».
        [character] « c’est un personnage ».
        [land] « c’est un lieu ».
        [utterance] « quelqu’un le dit ».
       *[kin] la parenté.
    }
tag-on-proof = { $proof }
tag-on-tag-linked = La Bible relie { $word } et { $other } : { $where }.
tag-on-tag-unlinked =
    { $who ->
        [you] Aucun lien trouvé dans la Bible entre { $word } et { $other } : vous perdez ces points.
       *[other] Aucun lien trouvé dans la Bible entre { $word } et { $other } : { $who-name } perd ces points.
    }
tag-on-claim-upheld-by-text =
    { $claim ->
        [tag] La Bible le confirme : le lien compte.
       *[other] La Bible le confirme.
    }
tag-on-claim-upheld-by-vote =
    { $claim ->
        [tag] Les joueurs acceptent le lien.
       *[other] Les joueurs sont d’accord.
    }
tag-on-claim-rejected-by-text =
    { $claim ->
        [tag] Aucun lien trouvé dans la Bible :
       *[other] Aucune preuve trouvée dans la Bible :
    } { $who ->
        [you] vous perdez ces points.
       *[other] { $who-name } perd ces points.
    }
tag-on-claim-rejected-by-vote =
    { $claim ->
        [tag] Les joueurs refusent le lien :
       *[other] Les joueurs ne sont pas d’accord :
    } { $who ->
        [you] vous perdez ces points.
       *[other] { $who-name } perd ces points.
    }
tag-on-shield-saved-turn =
    { $who ->
        [you] Vous avez utilisé un bouclier : vous ne perdez pas de tour.
       *[other] { $who-name } a utilisé un bouclier et ne perd pas de tour.
    }
tag-on-shield-saved-other =
    { $who ->
        [you] Vous avez utilisé un bouclier : { $other-name } ne perd pas de tour.
       *[other] { $other ->
            [you] { $who-name } a utilisé un bouclier : vous ne perdez pas de tour.
           *[other] { $who-name } a utilisé un bouclier : { $other-name } ne perd pas de tour.
        }
    }
tag-on-shield-exchanged-tiles =
    { $who ->
        [you] Vous avez utilisé un bouclier pour échanger { $count ->
            [one] un jeton
           *[other] { $count } jetons
        }, et vous pouvez encore jouer.
       *[other] { $who-name } a utilisé un bouclier pour échanger { $count ->
            [one] un jeton
           *[other] { $count } jetons
        } et peut encore jouer.
    }
tag-on-shield-swapped =
    { $who ->
        [you] Vous avez échangé un bouclier contre un jeton.
       *[other] { $who-name } a échangé un bouclier contre un jeton.
    }
tag-on-ended-scoreless = Aucun point depuis trois tours de table. Fin de la partie !
tag-on-ended-rounds = C’était le 60e tour de table. Fin de la partie !

## Prompts

tag-on-prompt-challenge = { $who-name } a joué { $word } : { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
tag-on-prompt-challenge-tag = { $who-name } a joué { $word } et marqué { $tagged } : { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
tag-on-prompt-challenge-again = Contester autre chose ?
tag-on-prompt-judge =
    { $claim ->
        [tag] Selon { $who-name }, la Bible relie { $word } et { $other }. Êtes-vous d’accord ?
        [book] Selon { $who-name }, { $word } est un livre de la Bible. Êtes-vous d’accord ?
        [character] Selon { $who-name }, { $word } est un personnage de la Bible. Êtes-vous d’accord ?
        [land] Selon { $who-name }, { $word } est un lieu de la Bible. Êtes-vous d’accord ?
        [utterance] Selon { $who-name }, quelqu’un dit { $word } dans la Bible. Êtes-vous d’accord ?
       *[kin] Selon { $who-name }, { $said }. Êtes-vous d’accord ?
    }
tag-on-waiting-for-judge = Annonce à juger : on attend { $names }.
tag-on-prompt-shield-turn =
    { $who ->
        [you] Votre mot n’est pas valable : sans bouclier, vous perdez ce tour.
       *[other] Mot refusé : sans bouclier, { $who-name } perd ce tour.
    }
tag-on-prompt-shield-next =
    { $who ->
        [you] Ce mot est valable : sans bouclier, vous perdez votre prochain tour.
       *[other] Ce mot est valable : sans bouclier, { $who-name } perd son prochain tour.
    }

## Commands

tag-on-command-play = Pour jouer, donnez une case et un mot, par exemple « play 9H DIEU ».
tag-on-command-score = Donnez une case et un mot, par exemple « /score 9G DIEU tag ANGE@H5 ».
tag-on-command-clause = « { $clause } » ne peut pas suivre un coup. Vous pouvez ajouter : face-up A>Q, lift 8F,8G, tag DIEU@H7, claim land, kin DAVID@5C père, because …
tag-on-command-exchange = Pour échanger, donnez vos jetons, « ? » pour un joker, « ! » pour un bouclier, par exemple « exchange AEI? ».
tag-on-command-shield = Pour utiliser un bouclier, tapez « shield save », « shield exchange AEI » ou « shield return ».
tag-on-command-challenge = Tapez « challenge » pour contester les mots, ou l’une de ces commandes : { $claims }.

## Positions

tag-on-position-round = « round { $text } » n’est pas valable : les tours de table vont de 1 à { $last }.
tag-on-position-centre = « centre { $text } » n’est pas valable : écrivez « used » ou « free ».
tag-on-position-replaced = « replaced { $part } » n’est pas valable : écrivez « REBELS@8F:1 » pour « il y a un tour ».

## Tile set

tag-on-set-faults =
    Le jeu de jetons { $file } contient des erreurs :
    { $faults }
tag-on-set-unreadable = Le fichier est illisible : { $reason }.
tag-on-set-board-size = Le plateau a { $size } lignes ; il en faut entre { $least } et { $most }.
tag-on-set-row-length = La ligne { $number } du plateau a { $count } cases ; il en faut { $size }.
tag-on-set-row-mark = La ligne { $number } du plateau contient « { $odd } » ; les cases s’écrivent { $marks }.
tag-on-set-centres = Le plateau a { $count } centres (*) ; il en faut un.
tag-on-set-side =
    { $side ->
        [left] { $letter }, à gauche : « { $text } » n’est pas un signe suivi d’un nombre, comme +2 ou ×2.
        [lower] { $letter }, en bas : « { $text } » n’est pas un signe suivi d’un nombre, comme +2 ou ×2.
        [right] { $letter }, à droite : « { $text } » n’est pas un signe suivi d’un nombre, comme +2 ou ×2.
       *[upper] { $letter }, en haut : « { $text } » n’est pas un signe suivi d’un nombre, comme +2 ou ×2.
    }
tag-on-set-blanks = Le nombre de jokers ne peut pas être { $count }.
tag-on-set-shields = Le nombre de boucliers ne peut pas être { $count }.
tag-on-set-letter = « { $letter } » n’est pas une lettre de A à Z.
tag-on-set-letter-count = { $letter } : le nombre de jetons ne peut pas être { $count }.
tag-on-set-too-few-letters = Il faut { $least } lettres pour les lettres réservées et quatre chevalets, mais le jeu en a { $letters }.

## Balance command

tag-on-balance-about = mesurer l’équilibre des jeux de jetons de TAG ON par des parties entre robots
tag-on-balance-example-one = un aperçu rapide d’une édition
tag-on-balance-example-both = les deux éditions, parties à deux, trois et quatre, avec parties enregistrées et graphiques
tag-on-balance-what = ce qu’il faut faire
tag-on-balance-edition = une seule édition (par défaut : les deux)
tag-on-balance-games = nombre de parties pour chaque édition et chaque nombre de joueurs
tag-on-balance-players = nombres de joueurs
tag-on-balance-levels = niveaux des robots ; chacun joue contre lui-même
tag-on-balance-seed = graine aléatoire
tag-on-folder = DOSSIER
tag-on-balance-keep = y enregistrer les parties et reprendre à partir de là
tag-on-balance-plots = y écrire des graphiques (SVG)
tag-on-balance-json = afficher les chiffres en JSON
tag-on-balance-usage = Utilisez « parlour tag-on balance » pour mesurer l’équilibre des jeux de jetons.
tag-on-unknown-edition = L’édition « { $text } » n’existe pas : utilisez en ou fr.
tag-on-balance-interrupted = Interrompu. Relancez la même commande pour continuer.
tag-on-balance-heading = TAG ON, édition { $edition } : { $games } parties à { $players }, { $plays } coups (graine { $seed }). Entre parenthèses : intervalles à 95 %.
tag-on-balance-check-median = le tour médian rapporte entre { $low } et { $high } points
tag-on-balance-check-high = 99 % des tours restent sous { $most } points
tag-on-balance-check-ties = au plus { $most } % des tirages à deux se soldent par une égalité ({ $found } %)
tag-on-balance-check-worthless = aucun mot de trois lettres ne vaut 0 ({ $words })
tag-on-balance-check-turns = 90 % des parties ont entre { $low } et { $high } tours
tag-on-balance-check-advantage = le premier joueur gagne { $even } % des parties, à { $most } % près (robots : { $level } ; { $found } %, intervalle à 95 % : { $low } à { $high })
tag-on-balance-check-colours = chaque genre de case de couleur compte dans au moins une partie sur deux
tag-on-balance-check-weight = aucune lettre ne change trop le score d’un tour (limite : { $most } % ; { $letters })
tag-on-balance-check-wait = aucune lettre ne reste trop longtemps sur un chevalet (limite : { $most } fois les autres ; { $letters })
tag-on-yes = oui
tag-on-no = non
tag-on-balance-all = tous
tag-on-balance-row-games = parties
tag-on-balance-row-median = points par tour, médiane
tag-on-balance-row-high = points par tour, 99e centile
tag-on-balance-row-turns = tours par partie
tag-on-balance-row-leads = avantage du premier joueur par l’écart, %
tag-on-balance-row-openings = avantage du premier joueur par les premiers tours, %
tag-on-balance-row-place = victoires du joueur en position { $place }, %
tag-on-balance-row-chair = victoires de la première place après le tirage, %
tag-on-balance-row-tags = coups avec un mot marqué, %
tag-on-balance-row-replaced = coups qui remplacent des lettres, %
tag-on-balance-row-face-up = coups avec une lettre réservée, %
tag-on-balance-row-book = parties avec un livre, %
tag-on-balance-row-character = parties avec un personnage, %
tag-on-balance-row-land = parties avec un lieu, %
tag-on-balance-row-utterance = parties avec une parole, %
tag-on-balance-row-genealogy = parties avec une parenté, %
tag-on-balance-plot = Équilibre de TAG ON, édition { $edition }
tag-on-balance-plot-scores = Points par tour, par centile ({ $plays } coups), avec les bornes de la médiane
tag-on-balance-plot-weights = Score des tours avec une lettre sur le chevalet, par rapport aux autres, en pourcentage
tag-on-balance-plot-waits = Temps qu’une lettre reste sur un chevalet (moyenne : 1)

## Lesson

tag-on-lesson-lay = Jouez des mots de la Bible. Chaque jeton a des nombres sur ses côtés : un mot horizontal prend ceux du bas, de gauche à droite. Un + ajoute, un × multiplie. Posez DIEU au milieu : glissez les jetons, touchez-les ou tapez le mot.
tag-on-lesson-lay-done = Bravo ! Les nombres, l’un après l’autre, ont donné votre score. Le premier mot sur la case centrale compte double.
tag-on-lesson-down = Un mot vertical prend les nombres de gauche. Posez DAVID vers le bas à partir du D.
tag-on-lesson-down-done = Voilà comment on compte dans les deux sens. Chaque mot doit toucher un mot posé et se trouver dans la Bible.
tag-on-lesson-tag = Voici le cœur du jeu. Posez ANGE vers le bas, jusqu’au E de DIEU. Dieu et les anges apparaissent dans les mêmes récits de la Bible : choisissez DIEU dans la liste des mots à marquer, ou touchez-le sur le plateau. Puis jouez.
tag-on-lesson-tag-done = Mot marqué ! Il compte encore, avec ses nombres du haut. Le verset montre ce qui relie les deux mots.
tag-on-lesson-colour = Les cases de couleur multiplient votre mot s’il correspond à leur dessin : un livre, un personnage, un lieu, une parole ou une parenté. Posez JOEL vers le bas, jusqu’au L, annoncez « un livre » et jouez.
tag-on-lesson-colour-done = Joël est un livre de la Bible : votre mot compte double. Une annonce fausse ne coûte que ses points.

## On paper

tag-on-print-board = Plateau et lettres réservées
tag-on-print-board-edition = Édition
tag-on-print-board-edition-own = Ma langue
tag-on-print-board-edition-en = Anglaise
tag-on-print-board-edition-fr = Française
tag-on-print-board-about = Un plateau de { $size } cases sur { $size } ; un dessin dit à quoi sert chaque case de couleur
tag-on-print-tray = Lettres réservées
tag-on-print-legend = Cases de couleur
tag-on-print-tiles = Jetons
tag-on-print-tiles-edition = Édition
tag-on-print-tiles-edition-own = Ma langue
tag-on-print-tiles-edition-en = Anglaise
tag-on-print-tiles-edition-fr = Française
tag-on-print-tiles-note = { $count } jetons que nous avons dessinés. Imprimez sur du papier épais, ou collez les feuilles sur du carton, et découpez le long des repères.
tag-on-print-tile = Jeton { $letter }
tag-on-print-score-pad = Feuille de score
tag-on-print-score-pad-edition = Édition
tag-on-print-score-pad-edition-own = Ma langue
tag-on-print-score-pad-edition-en = Anglaise
tag-on-print-score-pad-edition-fr = Française
tag-on-print-score-pad-players = Joueurs
tag-on-print-score-pad-players-4 = 4
tag-on-print-score-pad-players-3 = 3
tag-on-print-score-pad-players-2 = 2
tag-on-print-word = Mot, mot marqué
tag-on-print-sides = Votre mot : nombres du bas à l’horizontale, de gauche à la verticale. Le mot marqué : nombres du haut à l’horizontale, de droite à la verticale.
tag-on-print-kind-book = Livre ouvert : un livre de la Bible compte ×{ $times }
tag-on-print-kind-character = Personne : un personnage de la Bible compte ×{ $times }
tag-on-print-kind-land = Collines : un lieu de la Bible compte ×{ $times }
tag-on-print-kind-utterance = Bulle : une parole dite dans la Bible compte ×{ $times }
tag-on-print-kind-genealogy = Arbre : la parenté compte ×{ $times }
tag-on-print-best-link = Meilleur lien
