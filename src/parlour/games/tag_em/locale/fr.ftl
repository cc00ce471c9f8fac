tag-em-title = TAG 'EM
tag-em-tagline = Des équipes sur une carte, et des dés

## Options

tag-em-option-map = Carte
tag-em-option-map-help = Une des nôtres, une carte publiée, ou le texte de la vôtre.
tag-em-option-map-letter = Lettre : petite, à deux
tag-em-option-map-crescent = Croissant
tag-em-option-map-castle = Château : douves et donjon
tag-em-option-map-downtown = Centre-ville
tag-em-option-map-dunes = Dunes : un désert
tag-em-option-map-honeycomb = Ruche : hexagones
tag-em-option-map-mine = Mine : deux niveaux
tag-em-option-map-province = Province : grande, à quatre
tag-em-option-map-delta = Delta : véhicules
tag-em-option-map-volcano = Volcan : ses propres cases
tag-em-option-game-type = But du jeu
tag-em-option-game-type-help = Ce qu’il faut pour gagner.
tag-em-option-game-type-elimination = Élimination : la dernière équipe
tag-em-option-game-type-capture-the-flag = Capturer le drapeau : le ramener
tag-em-option-game-type-capture-their-flag = Capturer leur drapeau : un par équipe
tag-em-option-game-type-king-of-the-hill = Roi de la colline : la tenir
tag-em-option-game-type-missions = Missions : les buts de la carte
tag-em-option-pom = Points de mouvement
tag-em-option-pom-help = Ce qu’une équipe peut dépenser à chaque tour.
tag-em-option-pom-unset = ce que propose la carte
tag-em-option-order = Ordre des tours
tag-em-option-order-help = Qui commence, et qui suit.
tag-em-option-order-rolled = Aux dés
tag-em-option-order-seated = Selon les places
tag-em-option-tie = Égalités
tag-em-option-tie-help = Ce qui arrive quand les deux camps d’une attaque font le même total.
tag-em-option-tie-stand-off = Il ne se passe rien
tag-em-option-tie-reroll = On relance
tag-em-option-tie-defender = Le défenseur gagne
tag-em-option-flag-return = On renvoie son drapeau chez lui
tag-em-option-flag-return-help = Une équipe ramène son drapeau tombé en entrant sur sa case.
tag-em-option-round-limit = Nombre maximal de tours
tag-em-option-round-limit-help = Après ces tours de table, la partie finit en tout cas.
tag-em-option-snipers = Tireurs
tag-em-option-snipers-help = Qui peut attaquer de loin.
tag-em-option-snipers-tiles = Depuis les cases marquées
tag-em-option-snipers-pawn = Un pion de chaque équipe
tag-em-option-snipers-none = Personne
tag-em-option-sniper-range = Portée des tirs
tag-em-option-sniper-range-help = Jusqu’à combien de cases porte un tir.
tag-em-option-vehicles = Véhicules
tag-em-option-vehicles-help = Les bateaux, hélicoptères et voitures de la carte participent.
tag-em-option-dice = Dés d’attaque
tag-em-option-dice-help = Ce que lance chaque camp, comme d6, 2d6 ou d20.
tag-em-option-pom-dice = Dés de mouvement
tag-em-option-pom-dice-help = Lancés pour les points de mouvement de chaque tour, comme 2d6+3.
tag-em-option-pom-dice-unset = toujours les mêmes
tag-em-option-construction = Construire et détruire
tag-em-option-construction-help = On construit et on détruit des Couverts et des Garnisons pendant la partie.
tag-em-option-builds-per-turn = Constructions par tour
tag-em-option-builds-per-turn-help = Combien de fois un joueur peut construire ou détruire.
tag-em-option-pawns = Pions par équipe
tag-em-option-pawns-help = La taille de chaque équipe.
tag-em-option-hill-points = Points pour gagner
tag-em-option-hill-points-help = Une équipe qui tient la colline à la fin de son tour en marque un.
tag-em-presets-everything = Toutes les suggestions du livret

## Maps atlas

tag-em-there-no-map-there = La carte « { $name } » n’existe pas ; il y a : { $names }.

## Maps checking

tag-em-there-no-picture = Il n’y a pas d’image de la carte.
tag-em-there-more-than-squares-on-all = Il y a plus de { $most } cases sur tous les niveaux ensemble.
tag-em-there-no-tile-type-colour = Il n’y a pas de type de case « { $name } » à colorer.
tag-em-map-has-2-8-starting-points = Une carte a de 2 à 8 points de départ, pas { $count }.
tag-em-map-has-no-such-square = La carte n’a pas cette case ({ $kind }).
tag-em-nobody-can-enter-this-square = Personne ne peut entrer sur cette case ({ $kind }).
tag-em-stairs-lead-another-level-on-same = Un escalier mène à un autre niveau ; { $other } est sur le même.
tag-em-stairs-go-round-in-circle = L’escalier vers { $other } tourne en rond.
tag-em-team-has-no-starting-point = L’équipe { $team } n’a pas de point de départ.
tag-em-team-cannot-have-goal-defeat-itself = L’équipe { $team } ne peut pas avoir pour but de se battre elle-même.
tag-em-formation-lists-its-starting-point-first = Une formation nomme d’abord son point de départ, puis au moins quatre cases.
tag-em-formation-team-does-not-fit-square = La formation de l’équipe { $team } ne tient pas : il manque une case.
tag-em-formation-team-does-not-fit-out = La formation de l’équipe { $team } ne tient pas : { $other } est hors d’atteinte.
tag-em-formations-teams-and-overlap = Les formations des équipes { $team } et { $other } se recouvrent.
tag-em-flag-lies-in-formation-team = Un drapeau se trouve dans la formation de l’équipe { $team }.
tag-em-vehicle-this-kind-cannot-stand-here = Un véhicule de cette sorte ne peut pas se tenir ici : { $kind }.
tag-em-something-else-stands-here-already = Il y a déjà autre chose ici.
tag-em-this-square-cannot-be-reached-from = On ne peut pas atteindre cette case depuis le point de départ 1 ({ $kind }).

## Maps command

tag-em-check-map-tag-em-make-new = vérifier une carte de TAG ’EM, en faire une, ou dire si elle est juste
tag-em-check-file-new-size-15x15-players = check FICHIER | new [--size 15x15] [--players N] [--theme NOM] … | report FICHIER | gallery | take-down ID
tag-em-everything-that-wrong-with-it-with = tout ce qui ne va pas, avec les cases
tag-em-fair-random-map = une carte juste, au hasard
tag-em-distances-cover-choke-points-who-wins = distances, couverts, goulets, qui gagne
tag-em-maps-that-hang-in-gallery-your = les cartes accrochées à la galerie de votre serveur
tag-em-take-down-any-them-as-host = en retirer une, en tant qu’hôte du serveur
tag-em-what-do = ce qu’il faut faire
tag-em-file = FICHIER
tag-em-map-or-name-one-that-here = une carte, ou le nom d’une carte d’ici, comme « castle »
tag-em-width-and-height-odd-numbers = largeur et hauteur, des nombres impairs
tag-em-squares-2-or-4-hexagons-2 = carrés : 2 ou 4 ; hexagones : 2, 3 ou 6
tag-em-name = NOM
tag-em-landscape = le paysage
tag-em-squares-or-hexagons = carrés ou hexagones
tag-em-two-teams-on-squares-turned-around = deux équipes sur des carrés : demi-tour, miroir gauche-droite, ou haut-bas
tag-em-number-that-fixes-all-chance = un nombre qui fixe tout hasard
tag-em-where-write-it-else-it-printed = où l’écrire ; sinon elle est affichée
tag-em-games-that-bots-play-for-it = parties que des robots jouent pour cela
tag-em-what-they-play = ce qu’ils jouent
tag-em-what-about-maps-parlour-map-check = Que faire des cartes ? « parlour map check FICHIER », « new », « report FICHIER », « gallery » ou « take-down ID ».
tag-em-which-map-name-file-or-one = Quelle carte ? Nommez un fichier, ou l’une de celles-ci : { $names }.
tag-em-faults-this-map-cannot-be-played = Défauts : { $count }. On ne peut pas jouer sur cette carte.
tag-em-good-map-for-up-teams = { $name } : une bonne carte, pour { $teams } équipes au plus.
tag-em-size-written-as-in-15x15 = Une taille s’écrit comme dans « 15x15 ».
tag-em-grid-square-or-hex-not = Une grille est square ou hex, pas « { $value } ».
tag-em-symmetry-turn-mirror-or-flip-not = Une symétrie est turn, mirror ou flip, pas « { $value } ».
tag-em-map-in = La carte est dans { $path }.
tag-em-squares-pom = { $name } : cases : { $squares }, PoM : { $pom }.
tag-em-seat-at-enemies-flag-hills-within = Place { $seat } en { $start } : vers les adversaires { $enemies }, vers le drapeau { $flag }, vers les collines { $hills } ; en un tour, { $room } cases, dont { $cover } à couvert et { $wade } à gué.
tag-em-all-seats-have-same = Toutes les places ont la même chose.
tag-em-seats-do-not-have-same = Les places n’ont pas toutes la même chose.
tag-em-choke-points = Goulets : { $squares }.
tag-em-won-by-seat-games-between-bots = Gagnées par place, sur { $games } parties entre robots ({ $game_type }) : { $wins } ; nulles : { $draws }.
tag-em-no-whole-number = « { $text } » n’est pas un nombre entier.

## Maps faults

tag-em-point-words-start = point de départ
tag-em-point-words-flag = drapeau
tag-em-point-words-hill = colline
tag-em-point-words-stairs = escalier
tag-em-point-words-sniper = poste de tir
tag-em-point-words-vehicle = véhicule
tag-em-point-words-goal = but
tag-em-point-words-formation = case d’une formation
tag-em-point-words-boat = bateau
tag-em-point-words-helicopter = hélicoptère
tag-em-point-words-land = véhicule terrestre
tag-em-fault-at-line-and-square = Ligne { $line }, { $square } : { $reason }
tag-em-fault-at-line = Ligne { $line } : { $reason }
tag-em-fault-at-square = { $square } : { $reason }
tag-em-map-cannot-be-played = On ne peut pas jouer sur cette carte. { $faults }
tag-em-and-more = Et { $count } de plus.

## Maps generator

tag-em-there-no-theme-there = Le paysage « { $theme } » n’existe pas ; il y a : { $themes }.
tag-em-sides-odd-numbers-from-so-that = Les côtés sont des nombres impairs de { $least } à { $most }, pour qu’il y ait un milieu.
tag-em-no-map-that-size-has-room = Aucune carte de cette taille n’a de place pour { $players } équipes.
tag-em-fair-map-squares-for-2-or = Une carte juste en carrés est pour 2 ou 4 joueurs ; en hexagones, pour 2, 3 ou 6.

## Maps mapfile

tag-em-map-has-characters-most = La carte compte { $length } caractères ; le maximum est { $most }.
tag-em-there-character-that-cannot-be-printed = Il y a un caractère qu’on ne peut pas afficher.
tag-em-there-more-than-points = Il y a plus de { $most } points.
tag-em-no-point-map = « { $text } » n’est pas un point d’une carte.
tag-em-no-key-map = « { $key } » n’est pas une clé d’une carte.
tag-em-starting-point-missing = Il manque le point de départ { $team }.
tag-em-pom-number-from-1-200 = PoM est un nombre de 1 à 200.
tag-em-colour-written-as-in-wade-8fb4c9 = Une couleur s’écrit comme dans « wade #8FB4C9 ».
tag-em-cannot-be-sign-new-tile-type = « { $letter } » ne peut pas être le signe d’un nouveau type de case.
tag-em-cannot-be-name-new-tile-type = « { $name } » ne peut pas être le nom d’un nouveau type de case.
tag-em-says-nothing-tile-type = « { $part } » ne dit rien d’un type de case.
tag-em-there-more-than-levels = Il y a plus de { $most } niveaux.
tag-em-level-has-more-than-rows = Un niveau a plus de { $most } rangées.
tag-em-row-has-more-than-squares = Une rangée a plus de { $most } cases.
tag-em-no-tile = « { $letter } » n’est pas une case.
tag-em-point-written-as-in = Un point s’écrit comme dans « { $example } ».
tag-em-there-two-starting-points = Il y a deux points de départ { $team }.

## Maps publication

tag-em-teams = { $name } ({ $author }), { $wide } × { $high }, équipes : { $teams }

## Maps tiled

tag-em-this-no-map-tiled-in-json = Ce n’est pas une carte de Tiled en JSON : { $detail }
tag-em-map-tiled-has-be-orthogonal-or = Une carte de Tiled doit être orthogonale ou hexagonale, et pas infinie.
tag-em-layer-has-be-kept-as-list = La couche « { $name } » doit être enregistrée comme une liste de nombres (CSV).
tag-em-layer-has-tile-no-type-that = La couche « { $name } » a une case d’un type inconnu.

## Picture

tag-em-pawns = Pions : { $count }.
tag-em-game-ended-in-round = La partie s’est terminée au tour de table { $round }.
tag-em-round-points-movement-left = Tour de table { $round }. Points de mouvement restants : { $pom }.
tag-em-teams-levels = Équipes : { $teams }. Niveaux : { $levels }.
tag-em-level = Niveau { $level }

## Refusals

tag-em-at-this-table-nothing-built = À cette table, on ne construit rien.
tag-em-you-have-built-enough-for-this = Vous avez assez construit pour ce tour.
tag-em-map-has-no-square = La carte n’a pas de case { $square }.
tag-em-taken = { $square } est prise.
tag-em-no-pawn-yours-next = Aucun de vos pions n’est à côté de { $square }.
tag-em-only-path-or-wade-can-be = On ne construit que sur un Chemin ou un Gué.
tag-em-only-cover-or-garrison-can-be = On ne détruit qu’un Couvert ou une Garnison.
tag-em-starting-point-or-flag-on = Il y a un point de départ ou un drapeau en { $square }.
tag-em-with-block-on-somebody-or-something = Avec un Bloc en { $square }, quelqu’un ou quelque chose serait coupé du reste.
tag-em-no-enemy-stands-on = Aucun adversaire ne se tient en { $square }.
tag-em-pawn-on-cannot-attack-from-afar = Le pion en { $square } ne peut pas attaquer de loin.
tag-em-not-next = { $target } n’est pas à côté de { $square }.
tag-em-enemy-on-next-you-attack-it = L’adversaire en { $target } est à côté de vous : attaquez-le avec « attack ».
tag-em-not-in-sight-straight-free-in = { $target } n’est pas en vue de { $square } : en ligne droite, rien entre les deux, à { $most } cases au plus.
tag-em-attack-costs-1-pom-you-have = Une attaque coûte 1 PoM ; il ne vous en reste pas.
tag-em-where-name-squares-one-after-other = Où donc ? Nommez les cases l’une après l’autre, comme dans « move c4 c5 d5 ».
tag-em-pawn-on-has-entered-tile-that = Le pion en { $square } est entré sur une case qui le retient pour ce tour.
tag-em-no-pawn-yours-stands-on = Aucun de vos pions ne se tient en { $square }.
tag-em-pawn-on-was-sent-back-it = Le pion en { $square } a été renvoyé : il ne fait plus rien de ce tour.
tag-em-on-pawn-has-stay-for-this = En { $square }, le pion doit rester pour ce tour.
tag-em-leave-costs-pom-you-have = Quitter { $square } coûte { $cost } PoM ; vous en avez { $left }.
tag-em-helicopter-cannot-stay-over = Un hélicoptère ne peut pas rester au-dessus de { $square }.
tag-em-not-next-nobody-goes-diagonally = { $there } n’est pas à côté de { $here } ; on ne va pas en diagonale.
tag-em-this-vehicle-cannot-go = Ce véhicule ne peut pas aller en { $square }.
tag-em-cannot-be-entered = On ne peut pas entrer en { $square }.
tag-em-no-pawn-yours-has-be-put = Aucun de vos pions n’est à replacer.
tag-em-pawn-cannot-return-it-can = Le pion ne peut pas revenir en { $square }. Il le peut en : { $squares }.
tag-em-map-has-starting-points-for-teams = La carte a des points de départ pour { $most } équipes, pas { $count }.
tag-em-capture-flag-needs-flag-on-map = Pour capturer le drapeau, il en faut un sur la carte, comme dans « flag m8 ».
tag-em-king-hill-needs-hill-on-map = Le Roi de la colline a besoin d’une colline sur la carte, comme dans « hill h8 h9 ».
tag-em-missions-need-goals-on-map-as = Les missions ont besoin de buts sur la carte, comme dans « goal 1 reach m8 ».
tag-em-map-has-room-for-pawns-team = La carte a de la place pour { $room } pions de l’équipe { $team }, pas { $pawns }.
tag-em-your-team-out-game = Votre équipe est éliminée.
tag-em-first-it-has-be-chosen-where = Il faut d’abord choisir où revient le pion perdu.
tag-em-it-s-turn = C’est à { $name } de jouer.

## Terminal

tag-em-you-have-pom-your-pawns-number = Vous avez { $pom } PoM. Vos pions portent le numéro { $team }.
tag-em-move-pawn-on-c4-along-these = déplacer le pion en c4 par ces cases ; « c4 c5 d5 » suffit
tag-em-attack-enemy-on-c5-with-pawn = attaquer l’adversaire en c5 avec le pion en c4
tag-em-end-your-turn = finir votre tour
tag-em-odds-attack = les chances d’une attaque
tag-em-what-pawn-on-c4-can-reach = où le pion en c4 peut aller, et qui il peut attaquer
tag-em-take-last-step-back = reprendre le dernier pas
tag-em-attack-from-afar = attaquer de loin
tag-em-build-cover-or-garrison = construire un couvert ou une garnison
tag-em-destroy-them-path-wade-or-block = les détruire : path, wade ou block
tag-em-name-move-or-attack-as-in = Nommez un déplacement ou une attaque, par exemple « /score attack c4 c5 ».
tag-em-in-reach-with-what-it-costs = À portée, avec le coût : { $squares }.
tag-em-that-costs-pom = Cela coûte { $cost } PoM.
tag-em-you = vous
tag-em-defender = le défenseur
tag-em-against-you-win-nothing-happens-you = Contre { $target } : { $win } % pour vous, { $tie } % sans effet, { $lose } % contre vous. Ajouté : { $added }.
tag-em-out = hors jeu
tag-em-pawns-2 = pions : { $count }
tag-em-points = points : { $count }
tag-em-round = Tour de table { $round }
tag-em-carried = porté
tag-em-lying = à terre
tag-em-flag = Drapeau : { $square }, { $how }.

## Events and prompts

tag-em-order-first =
    { $who ->
        [you] Vous avez fait { $face } : vous commencez.
       *[other] { $who-name } a fait { $face } et commence.
    }
tag-em-order-first-after-tie =
    { $who ->
        [you] Vous avez fait { $face }, puis { $rerolls } pour départager : vous commencez.
       *[other] { $who-name } a fait { $face }, puis { $rerolls } pour départager, et commence.
    }
tag-em-order-next =
    { $who ->
        [you] Vous avez fait { $face }.
       *[other] { $who-name } a fait { $face }.
    }
tag-em-order-next-after-tie =
    { $who ->
        [you] Vous avez fait { $face }, puis { $rerolls } pour départager.
       *[other] { $who-name } a fait { $face }, puis { $rerolls } pour départager.
    }
tag-em-rolled-points =
    { $who ->
        [you] Vous avez fait { $faces } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour ce tour.
       *[other] { $who-name } a fait { $faces } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour ce tour.
    }
tag-em-moved =
    { $who ->
        [you] Vous avez déplacé le pion { $start } en { $end } ({ $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }).
       *[other] { $who-name } a déplacé le pion { $start } en { $end } ({ $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }).
    }
tag-em-took-flag =
    { $who ->
        [you] Vous avez pris le drapeau !
       *[other] { $who-name } a pris le drapeau !
    }
tag-em-took-their-flag =
    { $who ->
        [you] Vous avez pris le drapeau adverse ({ $other-name }) !
       *[other] { $other ->
            [you] { $who-name } a pris votre drapeau !
           *[other] { $who-name } a pris le drapeau adverse ({ $other-name }) !
        }
    }
tag-em-flag-returned =
    { $who ->
        [you] Votre drapeau est de retour au départ.
       *[other] { $who-name } a récupéré son drapeau.
    }
tag-em-attacked =
    { $who ->
        [you] Vous avez attaqué { $other-name } en { $target } depuis { $square }.
       *[other] { $other ->
            [you] { $who-name } a attaqué votre pion en { $target } depuis { $square }.
           *[other] { $who-name } a attaqué { $other-name } en { $target } depuis { $square }.
        }
    }
tag-em-shot =
    { $who ->
        [you] Vous avez tiré sur { $other-name } en { $target } depuis { $square }.
       *[other] { $other ->
            [you] { $who-name } a tiré sur votre pion en { $target } depuis { $square }.
           *[other] { $who-name } a tiré sur { $other-name } en { $target } depuis { $square }.
        }
    }
tag-em-rolled-again = Égalité à { $total } : les dés ont été relancés.
tag-em-rolled =
    { $who ->
        [you] Vous avez fait { $attack }, { $other-name } a fait { $defence }.
       *[other] { $other ->
            [you] { $who-name } a fait { $attack }, vous avez fait { $defence }.
           *[other] { $who-name } a fait { $attack }, { $other-name } a fait { $defence }.
        }
    }
tag-em-attack-won = L’attaque réussit !
tag-em-defended =
    { $who ->
        [you] Vous tenez bon !
       *[other] { $who-name } tient bon !
    }
tag-em-stand-off = Égalité : il ne se passe rien.
tag-em-pawn-out =
    { $who ->
        [you] Votre pion est éliminé.
       *[other] { $who-name } perd un pion.
    }
tag-em-pawn-sent-back =
    { $who ->
        [you] Votre pion est renvoyé.
       *[other] { $who-name } voit son pion renvoyé.
    }
tag-em-flag-dropped = Le drapeau est tombé.
tag-em-pawn-returned =
    { $who ->
        [you] Votre pion est revenu en { $square }.
       *[other] { $who-name } retrouve son pion en { $square }.
    }
tag-em-built =
    { $who ->
        [you] Vous avez construit { $tile ->
            [garrison] une Garnison
           *[cover] un Couvert
        } en { $square }.
       *[other] { $who-name } a construit { $tile ->
            [garrison] une Garnison
           *[cover] un Couvert
        } en { $square }.
    }
tag-em-destroyed =
    { $who ->
        [you] Vous avez détruit { $was ->
            [garrison] la Garnison
           *[cover] le Couvert
        } en { $square }. C’est maintenant { $now ->
            [block] un Bloc
            [wade] un Gué
           *[path] un Chemin
        }.
       *[other] { $who-name } a détruit { $was ->
            [garrison] la Garnison
           *[cover] le Couvert
        } en { $square }. C’est maintenant { $now ->
            [block] un Bloc
            [wade] un Gué
           *[path] un Chemin
        }.
    }
tag-em-turn-ended =
    { $who ->
        [you] Vous avez fini votre tour.
       *[other] { $who-name } a fini son tour.
    }
tag-em-ran-out-of-time =
    { $who ->
        [you] Votre temps est écoulé.
       *[other] { $who-name } n’a plus de temps.
    }
tag-em-scored =
    { $who ->
        [you] Vous avez marqué { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Vous en avez maintenant { $total }.
       *[other] { $who-name } a marqué { $points ->
            [one] { $points } point
           *[other] { $points } points
        } et en a maintenant { $total }.
    }
tag-em-held-goal =
    { $who ->
        [you] Vous tenez votre but depuis { $rounds ->
            [one] { $rounds } tour
           *[other] { $rounds } tours
        } de table.
       *[other] { $who-name } tient son but depuis { $rounds ->
            [one] { $rounds } tour
           *[other] { $rounds } tours
        } de table.
    }
tag-em-team-out-no-pawns =
    { $who ->
        [you] Vous avez perdu votre dernier pion et quittez la partie.
       *[other] { $who-name } a perdu son dernier pion et quitte la partie.
    }
tag-em-team-out-flag =
    { $who ->
        [you] Votre drapeau a été capturé : votre équipe est éliminée.
       *[other] { $who-name } a perdu son drapeau : cette équipe est éliminée.
    }
tag-em-team-out-left =
    { $who ->
        [you] Vos pions ont quitté la carte.
       *[other] { $who-name } n’a plus de pions sur la carte.
    }
tag-em-ended-last = Il ne reste qu’une équipe.
tag-em-ended-flag =
    { $who ->
        [you] Vous avez rapporté le drapeau !
       *[other] { $who-name } a rapporté le drapeau !
    }
tag-em-ended-hill =
    { $who ->
        [you] La colline est à vous !
       *[other] { $who-name } a conquis la colline !
    }
tag-em-ended-goal =
    { $who ->
        [you] Vous avez rempli votre mission !
       *[other] { $who-name } a rempli sa mission !
    }
tag-em-ended-rounds = C’était le dernier tour de table.
tag-em-ended-alone = Tous les autres sont partis.
tag-em-won =
    { $who ->
        [you] Vous avez gagné !
       *[other] { $who-name } a gagné !
    }
tag-em-draw = La partie est nulle.
tag-em-prompt-respawn = Où votre pion doit-il revenir ?

## Tiles and modifiers

tag-em-tile-horde = Amis tout proches
tag-em-tile-path = Chemin
tag-em-tile-cover = Couvert
tag-em-tile-wade = Gué
tag-em-tile-garrison = Garnison
tag-em-tile-block = Bloc

## Commands

tag-em-move-names-pawns-square-and-squares = Pour déplacer un pion, nommez sa case et celles où il va, comme dans « move c4 c5 d5 ».
tag-em-attack-names-two-squares-as-in = Une attaque nomme deux cases, comme dans « { $word } c4 c5 ».
tag-em-build-cover-or-garrison-as-in = Construisez un couvert ou une garnison, comme dans « build c5 cover ».
tag-em-what-destroyed-becomes-path-wade-or = Ce qu’on détruit devient path, wade ou block, comme dans « destroy c5 path ».
tag-em-name-one-square-as-in-respawn = Nommez une case, comme dans « respawn d7 ».
tag-em-end-stands-alone = « end » s’écrit seul.
tag-em-no-square-c4-column-c-row = « { $text } » n’est pas une case : c4 est la colonne c, rangée 4 ; « 2:c4 » est au niveau 2.

## Positions

tag-em-game-over-there-no-position-go = La partie est finie : il n’y a pas de position d’où continuer.
tag-em-line-not-understood = Ligne { $line } : « { $text } » ne se comprend pas.
tag-em-order-points-turn-and-teams-that = L’ordre, les points, le tour et les équipes éliminées ne vont pas avec { $count } équipes.
tag-em-there-no-team = Il n’y a pas d’équipe { $team }.
tag-em-map-has-no-goal = La carte n’a pas de but { $goal }.
tag-em-two-pawns-stand-on = Deux pions se tiennent en { $square }.
tag-em-nobody-can-stand-on = Personne ne peut se tenir en { $square }.
tag-em-nobody-carries-flag-on = Personne ne porte de drapeau en { $square }.
tag-em-there-no-such-flag-in-this = Ce drapeau n’existe pas dans ce type de partie.
tag-em-no-pawn-stands-on = Aucun pion ne se tient en { $square }.
