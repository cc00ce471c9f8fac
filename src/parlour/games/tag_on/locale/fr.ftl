tag-on-title = TAG ON
tag-on-tagline = Des mots de la Bible qui se répondent

## Options

tag-on-option-edition = Édition
tag-on-option-edition-help = Chacune a ses lettres, ses mots et ses règles.
tag-on-option-edition-en = Anglais
tag-on-option-edition-fr = Français
tag-on-option-words = Contrôle des mots
tag-on-option-words-help = Un mot reste tant que personne ne le conteste, ou chaque mot est vérifié quand on le joue.
tag-on-option-words-challenge = Contestation
tag-on-option-words-checked = Automatique
tag-on-option-word-list = Mots admis
tag-on-option-word-list-help = Le dictionnaire dont vous convenez.
tag-on-option-word-list-bible = Les mots de la Bible
tag-on-option-word-list-general = Ceux-ci et une liste générale
tag-on-option-word-list-any = Toutes les lettres
tag-on-option-own-words = Mots ajoutés
tag-on-option-own-words-help = Ils comptent à cette table.
tag-on-option-challenge-time = Temps pour contester
tag-on-option-challenge-time-help = Sans limite, on peut contester un coup tant que le joueur suivant n’a pas agi.
tag-on-option-challenge-time-unset = sans limite
tag-on-option-replace = Remplacer des lettres
tag-on-option-replace-help = Ce que deviennent les cases d’où l’on a ôté des lettres.
tag-on-option-replace-in-place = Chacune est remplie
tag-on-option-replace-free = Une case peut rester vide
tag-on-option-score-all-words = Les mots croisés comptent aussi
tag-on-option-score-all-words-help = Les mots formés en travers du mot joué comptent, chacun dans son sens.
tag-on-option-judge = Les contestations sont jugées par
tag-on-option-judge-help = Qui décide si une annonce est vraie.
tag-on-option-judge-text-then-vote = Le texte, puis un vote
tag-on-option-judge-text = Le texte
tag-on-option-judge-vote = Un vote
tag-on-option-bible = Bible des preuves
tag-on-option-bible-help = On la consulte en premier : kjv, ou le nom d’une Bible importée.

## Balance command

tag-on-tell-whether-sets-tag-on-balanced = dire si les jeux de pièces de TAG ON sont équilibrés, par des parties de robots
tag-on-first-look-at-one-edition = un premier aperçu d’une édition
tag-on-both-kept-with-plots = les deux, conservées, avec des graphiques
tag-on-what-do = ce qu’il faut faire
tag-on-one-edition-else-both = une édition ; sinon les deux
tag-on-most-games-each = le nombre maximal de parties de chacune
tag-on-bots-that-play-each-against-its = les robots qui jouent, chacun contre son semblable
tag-on-number-that-fixes-all-chance = un nombre qui fixe tout hasard
tag-on-folder = DOSSIER
tag-on-keep-games-there-and-go-on = y conserver les parties, et continuer à partir d’elles
tag-on-write-plots-there-svg = y écrire des graphiques (SVG)
tag-on-how-many-games-at-once-0 = combien de parties à la fois ; 0 : une par cœur
tag-on-print-figures-as-json = afficher les chiffres en JSON
tag-on-what-about-tag-on-parlour-tag = Que faire de TAG ON ? « parlour tag-on balance » dit si ses jeux de pièces sont équilibrés.
tag-on-there-no-edition-there-en-and = L’édition « { $text } » n’existe pas ; il y a en et fr.
tag-on-interrupted-same-command-goes-on-from = Interrompu. La même commande continue à partir d’ici.
tag-on-tag-on-edition-games-two-plays = TAG ON, édition { $edition } : { $games } parties à deux, { $plays } coups (graine { $seed }).
tag-on-turn-in-middle-scores-points = un tour médian rapporte de { $low } à { $high } points
tag-on-99-100-turns-score-less-than = 99 tours sur 100 rapportent moins de { $most }
tag-on-nine-ten-games-have-turns = neuf parties sur dix ont de { $low } à { $high } tours
tag-on-first-player-wins-at-most-more = le premier joueur gagne au plus { $most } % de plus ou de moins ({ $found } ± { $doubt })
tag-on-each-kind-coloured-square-multiplies-in = chaque genre de case de couleur multiplie dans une partie sur trois
tag-on-no-letter-burden-or-must-turns = aucune lettre n’est un poids mort ni indispensable : les tours avec elle rapportent au plus { $most } % de plus ou de moins ({ $letters })
tag-on-no-letter-stays-on-rack-more = aucune lettre ne reste sur un chevalet plus de { $most } fois plus longtemps que les autres ({ $letters })
tag-on-yes = oui
tag-on-no = non
tag-on-all = tous
tag-on-games = parties
tag-on-points-turn-middle = points d’un tour, médiane
tag-on-99-100-below = 99 sur 100 en dessous
tag-on-turns-game = tours d’une partie
tag-on-first-seat-by-leads = première place, par l’écart, %
tag-on-first-seat-by-first-turns = première place, par les premiers tours, %
tag-on-first-seat-by-wins = première place, par les victoires, %
tag-on-with-tag = avec un tag, %
tag-on-letters-replaced = lettres remplacées, %
tag-on-face-up-letter = lettre réservée, %
tag-on-games-with-book = parties avec un livre, %
tag-on-games-with-character = parties avec un personnage, %
tag-on-games-with-land = parties avec un pays, %
tag-on-games-with-utterance = parties avec une déclaration, %
tag-on-games-with-genealogy = parties avec une généalogie, %

## Picture

tag-on-round-tiles-in-bag = Tour de table { $round }. Lettres dans le sac : { $bag }.

## Refusals

tag-on-no-place-on-this-board = « { $place } » n’est pas une case de ce plateau.
tag-on-no-word-begins-at = Aucun mot { $word } ne commence en { $place }.
tag-on-at-does-not-stay-as-it = { $word }, en { $place }, ne reste pas tel quel à ce tour.
tag-on-no-family-relationship = « { $word } » n’est pas un lien de parenté.
tag-on-colourless-book = Aucune nouvelle lettre du mot { $word } n’est sur une case de livre.
tag-on-colourless-character = Aucune nouvelle lettre du mot { $word } n’est sur une case de personnage.
tag-on-colourless-land = Aucune nouvelle lettre du mot { $word } n’est sur une case de pays.
tag-on-colourless-utterance = Aucune nouvelle lettre du mot { $word } n’est sur une case de déclaration.
tag-on-colourless-genealogy = Aucune nouvelle lettre du mot { $word } n’est sur une case de généalogie.
tag-on-that-way-it-one-letter-other = Dans ce sens, ce n’est qu’une lettre. Dans l’autre, cela fait { $other } : { $other_place } { $other }.
tag-on-misplaced-off-board = { $word } ne tient pas sur le plateau en { $place }. Cases jusqu’au bord : { $room }.
tag-on-misplaced-letter-differs = En { $place } se trouve { $there }, pas { $written } : retirez cette lettre pour la remplacer.
tag-on-misplaced-no-new-tile = { $word } est déjà en { $place } : posez au moins une lettre.
tag-on-misplaced-runs-on = { $word } ne s’arrête pas là : le mot entier est { $whole }, en { $whole_place }.
tag-on-misplaced-too-short = Un mot a au moins deux lettres.
tag-on-misplaced-off-centre = Le premier mot doit couvrir la case centrale, en { $centre }.
tag-on-misplaced-apart = { $word } en { $place } ne touche aucune lettre du plateau.
tag-on-only-lettered-tile-exchanged-with-face = On n’échange qu’une lettre contre une lettre réservée, ni joker ni bouclier.
tag-on-missing-from-your-rack = Il manque à votre chevalet : { $tiles }.
tag-on-there-no-face-up-there = Il n’y a pas de { $tile } parmi les lettres réservées : { $tiles }.
tag-on-you-take-has-be-laid-in = Le { $tile } que vous prenez doit être posé dans ce même coup.
tag-on-small-letter-stands-for-blank-write = Une minuscule désigne un joker. Écrivez { $word }.
tag-on-at-lies-no-tile-lift = En { $place }, il n’y a pas de lettre à retirer.
tag-on-letters-lifted-from-one-word-which = On retire les lettres d’un seul mot, posé dans le même sens que le nouveau.
tag-on-square-lifted-and-not-filled-again = La lettre en { $place } est retirée sans être remplacée.
tag-on-blank-at-stands-for-it-not = Le joker en { $place } représente { $letter } : cette lettre ne peut pas le remplacer.
tag-on-you-may-not-lift-more-tiles = On ne retire pas plus de lettres ({ $lifted }) que l’on n’en pose ({ $laid }).
tag-on-bag-empty-lay-more-tiles-than = Le sac est vide : posez plus de lettres que vous n’en retirez.
tag-on-at-least-one-letter-has-stay = Il faut qu’au moins une lettre du mot { $word } reste dans le nouveau mot.
tag-on-new-word-has-differ-from = Le nouveau mot doit être un autre que { $word }.
tag-on-centre-at-has-stay-covered = La case centrale, en { $place }, doit rester couverte.
tag-on-tiles-on-board-would-no-longer = Les lettres du plateau ne se tiendraient plus toutes.
tag-on-was-replaced-here-just-now-it = { $word } vient d’être remplacé ici ; il pourra revenir plus tard.
tag-on-that-was-last-play-challenge-it = C’était le dernier coup. Contestez-le ou acceptez-le : ensuite, la partie est finie.
tag-on-table-waits-for-answer-first = La table attend d’abord une réponse.
tag-on-it-s-turn = C’est à { $name } de jouer.
tag-on-your-play-may-still-be-challenged = Votre coup peut encore être contesté. Attendez un instant.
tag-on-bot-does-not-cut-time-for = Un robot n’abrège pas le délai de contestation.
tag-on-because-gives-reason-tag-name-word = « because … » explique un mot marqué : nommez ce mot.
tag-on-not-in-game-dictionary = { $word } n’est pas dans l’officiel du jeu.
tag-on-there-no-such-claim-that-you = Il n’y a rien de tel à contester maintenant.
tag-on-there-no-play-that-you-can = Il n’y a pas de coup à contester maintenant.
tag-on-you-not-about-lose-turn = Vous n’êtes pas sur le point de perdre un tour.
tag-on-with-one-opponent-text-or-list = Avec un seul adversaire, le texte ou la liste parle en premier ; il ne tranche que ce qui reste ouvert.
tag-on-tiles-in-bag-you-cannot-exchange = Lettres dans le sac : { $bag }. Vous ne pouvez pas en échanger davantage.
tag-on-only-english-edition-lets-shield-go = Seule l’édition anglaise permet de rendre un bouclier sans s’en servir.
tag-on-shield-goes-back-unused-once-turn = On ne rend un bouclier sans s’en servir qu’une fois par tour.
tag-on-bag-empty-nothing-can-be-drawn = Le sac est vide : on ne peut rien piocher pour le bouclier.
tag-on-you-hold-no-shield = Vous n’avez pas de bouclier.

## Terminal

tag-on-colour-marks-b = Li
tag-on-colour-marks-c = Pe
tag-on-colour-marks-l = Pa
tag-on-colour-marks-u = Dé
tag-on-colour-marks-g = Gé
tag-on-bk-book-2-ch-character-2 = Li livre ×2 · Pe personnage ×2 · Pa pays ×3 · Dé déclaration ×2 · Gé généalogie ×3
tag-on-face-up = Lettres réservées :
tag-on-your-rack = Votre chevalet :
tag-on-it-also-makes = Cela forme aussi { $words }.
tag-on-reason-given = La raison donnée : { $text }
tag-on-lay-it-across-from-row-9 = le poser depuis la ligne 9, colonne G ; 9G vers la droite, G9 vers le bas
tag-on-and-tag-that-word-which-begins = et marquer ce mot, qui commence en H5
tag-on-claim-colour-book-character-land-utterance = annoncer une couleur : book (livre), character (personnage), land (pays), utterance (déclaration)
tag-on-claim-kinship-what-it-that-person = annoncer une parenté : ce que le mot est pour cette personne du plateau
tag-on-give-for-face-up-d-and = donner un A contre le D réservé, et le poser
tag-on-lift-those-letters-and-lay-others = retirer ces lettres et en poser d’autres à leur place
tag-on-exchange-these-tiles-blank-shield = échanger ces lettres ; « ? » est un joker, « ! » un bouclier
tag-on-by-shield-exchange-tiles-and-still = échanger par un bouclier et jouer quand même
tag-on-lay-nothing = ne rien poser
tag-on-put-shield-back-and-draw-for = rendre un bouclier et piocher à sa place
tag-on-name-place-and-word-as-in = Nommez la case et le mot, par exemple « /score 9G DIEU tag ANGE@H5 ».
tag-on-that-would-score = Cela rapporterait { $score } : { $sum }.
tag-on-not-acceptable-word = { $word } n’est pas un mot admis.
tag-on-may-be-laid-list = { $word } est admis (liste : { $list }).
tag-on-blank = joker
tag-on-shield = bouclier
tag-on-left-below-right-above = { $letter } : à gauche { $left }, en bas { $lower }, à droite { $right }, en haut { $upper }
tag-on-bag = Sac
tag-on-round = Tour de table
tag-on-face-up-letters = Lettres réservées : { $letters }.
tag-on-latest-play = Dernier coup : { $place } { $word }, { $name } : { $sum }.

## Lookup

tag-on-no-its-dictionary-does-not-have = Non : il n’est pas dans son dictionnaire.
tag-on-twice-score-as-book-bible = Score doublé comme livre de la Bible.
tag-on-twice-score-as-somebody-bible = Score doublé comme personnage de la Bible.
tag-on-three-times-score-as-place = Score triplé comme lieu.
tag-on-twice-score-as-utterance = Score doublé comme parole prononcée.
tag-on-it-carries-grammar-and-connects-with = C’est un mot de grammaire, qui ne se relie à rien.

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
tag-on-also-formed = Aussi : { $words }.
tag-on-tagged = Lien avec { $word }.
tag-on-reason = Raison : { $reason }
tag-on-claimed =
    { $claim ->
        [book] { $word } est un livre de la Bible : ×{ $times }.
        [character] { $word } est un personnage de la Bible : ×{ $times }.
        [land] { $word } est un lieu de la Bible : ×{ $times }.
       *[utterance] Quelqu’un dit { $word } dans la Bible : ×{ $times }.
    }
tag-on-claimed-kin = { $word } et { $other } sont de la même famille ({ $relation }) : ×{ $times }.
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
tag-on-ended-out =
    { $who ->
        [you] Le sac est vide et vous avez posé votre dernière lettre. Partie terminée !
       *[other] Le sac est vide et { $who-name } a posé sa dernière lettre. Partie terminée !
    }
tag-on-ended-passes = Tout le monde a passé son tour. Partie terminée !
tag-on-ended-scoreless = Personne n’a marqué depuis trois tours de table. Partie terminée !
tag-on-ended-rounds = Vous avez joué soixante tours de table. Partie terminée !
tag-on-ended-alone = Il ne reste qu’un joueur. Partie terminée !
tag-on-leftover-tiles = Jetons restants : { $points }.
tag-on-leftover-points = { $name } { $points }

## Prompts

tag-on-prompt-challenge = { $who-name } a joué { $word } : { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
tag-on-prompt-challenge-tag = { $who-name } a joué { $word }, avec un lien vers { $tagged } : { $score ->
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
       *[kin] Selon { $who-name }, { $word } et { $other } sont de la même famille ({ $relation }). Êtes-vous d’accord ?
    }
tag-on-prompt-shield-turn = Votre mot n’est pas valable : vous perdez ce tour. Utiliser un bouclier et rejouer ?
tag-on-prompt-shield-next = Ce mot est valable. Utiliser un bouclier pour garder votre prochain tour ?

## Commands

tag-on-what-challenged-words-challenge-or-claim = On conteste les mots (« challenge ») ou ce qui est affirmé : { $claims }.
tag-on-exchange-names-tiles-by-letter-for = Pour échanger, nommez vos lettres, « ? » pour un joker, « ! » pour un bouclier, par exemple « exchange AEI? ».
tag-on-shield-used-by-shield-save-shield = Un bouclier s’emploie par « shield save », « shield exchange AEI » ou « shield return ».
tag-on-play-names-place-and-word-as = Pour poser un mot, nommez une case et le mot, par exemple « play 9H DIEU ».
tag-on-does-not-fit-play-what-does = « { $clause } » ne va pas avec un coup. Ce qui convient : face-up A>Q, lift 8F,8G, tag DIEU@H7, claim land, kin DAVID@5C père, because …

## Positions

tag-on-round-rounds-1 = « round { $text } » : les tours de table vont de 1 à { $last }.
tag-on-centre-write-used-or-free = « centre { $text } » : écrivez « used » ou « free ».
tag-on-replaced-as-rebels-8f-1-one = « replaced { $part } » : par exemple « REBELS@8F:1 », il y a un tour.

## Tile set

tag-on-there-something-wrong-in-set =
    Il y a quelque chose qui ne va pas dans le jeu de pièces { $file } :
    { $faults }
tag-on-it-cannot-be-read = Il ne peut pas être lu : { $reason }.
tag-on-board-has-rows-it-may-have = Le plateau a { $size } rangées ; il peut en avoir de { $least } à { $most }.
tag-on-row-board-has-squares-and-there = La rangée { $number } du plateau a { $count } cases, et il y a { $size } rangées.
tag-on-row-board-has-squares = La rangée { $number } du plateau contient « { $odd } » ; les cases sont { $marks }.
tag-on-board-has-centres-it-has-have = Le plateau a { $count } centres (*) ; il en faut un.
tag-on-sides-left = Lettre { $letter }, côté gauche : « { $text } » n’est pas un signe et un nombre, comme +2 ou ×2.
tag-on-sides-lower = Lettre { $letter }, côté inférieur : « { $text } » n’est pas un signe et un nombre, comme +2 ou ×2.
tag-on-sides-right = Lettre { $letter }, côté droit : « { $text } » n’est pas un signe et un nombre, comme +2 ou ×2.
tag-on-sides-upper = Lettre { $letter }, côté supérieur : « { $text } » n’est pas un signe et un nombre, comme +2 ou ×2.
tag-on-there-cannot-be-blanks = Il ne peut pas y avoir { $count } jokers.
tag-on-there-cannot-be-shields = Il ne peut pas y avoir { $count } boucliers.
tag-on-no-letter-from-z = « { $letter } » n’est pas une lettre de A à Z.
tag-on-letter-there-cannot-be-it = Lettre { $letter } : il ne peut pas y en avoir { $count }.
tag-on-letters-there-display-and-four-racks = Il y a { $letters } lettres. Il en faut { $least } pour les lettres réservées et quatre chevalets.
