tag-em-title = TAG ’EM
tag-em-tagline = Avancez, mettez-vous à couvert, lancez les dés.

## Options

tag-em-option-map = Carte
tag-em-option-map-letter = Lettre : petite, à deux
tag-em-option-map-crescent = Croissant
tag-em-option-map-castle = Château : douves et donjon
tag-em-option-map-downtown = Centre-ville
tag-em-option-map-dunes = Dunes : un désert
tag-em-option-map-honeycomb = Ruche : hexagones
tag-em-option-map-mine = Mine : deux niveaux
tag-em-option-map-province = Province : grande, à quatre
tag-em-option-map-delta = Delta : véhicules
tag-em-option-map-volcano = Volcan : cases personnalisées
tag-em-option-game-type = But du jeu
tag-em-option-game-type-elimination = Élimination
tag-em-option-game-type-elimination-help = Soyez la dernière équipe sur la carte.
tag-em-option-game-type-capture-the-flag = Capturer le drapeau
tag-em-option-game-type-capture-the-flag-help = Rapportez le drapeau à votre point de départ.
tag-em-option-game-type-capture-their-flag = Capturer leur drapeau
tag-em-option-game-type-capture-their-flag-help = Rapportez chez vous les drapeaux des autres. Une équipe sans drapeau est éliminée.
tag-em-option-game-type-king-of-the-hill = Roi de la colline
tag-em-option-game-type-king-of-the-hill-help = Tenez la colline à la fin de vos tours.
tag-em-option-game-type-missions = Missions
tag-em-option-game-type-missions-help = Soyez la première équipe à atteindre un but de la carte.
tag-em-option-pom = Points de mouvement
tag-em-option-pom-help = Ce qu’une équipe peut dépenser par tour.
tag-em-option-setup = Points de départ
tag-em-option-setup-help = Ceux de la carte, ou chacun choisit le sien et l’on s’accorde sur le drapeau.
tag-em-option-setup-map = Ceux de la carte
tag-em-option-setup-players = Au choix des joueurs
tag-em-option-first-turn = Premier tour
tag-em-option-first-turn-help = Certaines cartes réduisent les premiers tours, pour que commencer ne soit pas un avantage.
tag-em-option-first-turn-map = Comme le propose la carte
tag-em-option-first-turn-full = Tous les points pour tous
tag-em-option-pom-unset = Ceux que propose la carte
tag-em-option-order = Ordre des tours
tag-em-option-order-rolled = Aux dés
tag-em-option-order-seated = Selon les places
tag-em-option-order-ranked = Dans cet ordre
tag-em-option-tie = Égalités
tag-em-option-tie-help = Quand les deux camps d’une attaque font le même total.
tag-em-option-tie-stand-off = Il ne se passe rien
tag-em-option-tie-reroll = On relance
tag-em-option-tie-defender = Le défenseur gagne
tag-em-option-flag-return = Drapeaux renvoyés au départ
tag-em-option-flag-return-help = Allez sur votre drapeau tombé pour le renvoyer à votre point de départ.
tag-em-option-round-limit = Limite de tours de table
tag-em-option-snipers = Tireurs
tag-em-option-snipers-help = Qui peut attaquer de loin.
tag-em-option-snipers-unset = Comme le propose la carte
tag-em-option-snipers-none = Personne
tag-em-option-snipers-pawn = Un pion par équipe
tag-em-option-snipers-all = Tous les pions
tag-em-option-snipers-tiles = Les pions sur les cases marquées
tag-em-option-snipers-pawn-tiles = Un pion par équipe et les cases marquées
tag-em-option-sniper-range = Portée des tirs
tag-em-option-vehicles = Véhicules
tag-em-option-vehicles-help = Jouez avec les bateaux, hélicoptères et voitures de la carte.
tag-em-option-vehicles-unset = Comme le propose la carte
tag-em-option-water = Eau
tag-em-option-water-wade = Les pions peuvent y entrer
tag-em-option-water-boats = Bateaux seulement
tag-em-option-dice = Dés d’attaque
tag-em-option-dice-help = Ce que lance chaque camp : d6, 2d6 ou d20, par exemple.
tag-em-option-pom-dice = Dés de mouvement
tag-em-option-pom-dice-help = Lancez les dés pour vos points à chaque tour, par exemple 2d6+3.
tag-em-option-pom-dice-unset = Sans dés
tag-em-option-construction = Construction
tag-em-option-construction-help = Construisez et détruisez des Couverts et des Garnisons pendant la partie.
tag-em-option-builds-per-turn = Constructions par tour
tag-em-option-build-reach = Où construire
tag-em-option-build-reach-anywhere = Partout
tag-em-option-build-reach-near = À côté de vos pions
tag-em-option-pawns = Pions par équipe
tag-em-option-hill-points = Points pour gagner
tag-em-option-hill-points-help = Vous marquez un point si vous tenez la colline à la fin de votre tour.
tag-em-preset-everything = Toutes les variantes

## Maps

tag-em-unknown-map = Il n’y a pas de carte « { $name } ». Choisissez parmi : { $names }.
tag-em-unknown-grid = « { $value } » n’est pas une grille. Choisissez square ou hex.
tag-em-level = Niveau { $level }
tag-em-map-unplayable = On ne peut pas encore jouer sur cette carte. { $faults }
tag-em-more-faults = Et { $count } de plus.
tag-em-gallery-line = { $name } ({ $author }), { $wide } × { $high }, équipes : { $teams }

## The legend of a map

tag-em-legend = Sur cette carte :
tag-em-legend-tile = { $sign } { $name } : { $effects }
tag-em-legend-closed = personne ne peut y entrer
tag-em-legend-leave =
    { $cost ->
        [one] en sortir coûte { $cost } point
       *[other] en sortir coûte { $cost } points
    }
tag-em-legend-stops = un pion qui y entre s’arrête pour ce tour
tag-em-legend-attack = { $amount } en attaquant d’ici
tag-em-legend-defence = { $amount } en défendant ici
tag-em-legend-cover = { $amount } pour les attaquants d’un pion placé ici
tag-em-legend-stairs = Escalier : un pas mène à un autre niveau
tag-em-legend-boat = Bateau : ne va que sur les Gués, un point par case
tag-em-legend-helicopter = Hélicoptère : survole tout, se pose sur une case libre, ne porte pas de drapeau
tag-em-legend-land = Voiture : ne va que sur les Chemins
tag-em-legend-goal-reach = L’équipe { $team } gagne en arrivant en { $square }.
tag-em-legend-goal-hold =
    { $count ->
        [one] L’équipe { $team } gagne en tenant { $square } pendant { $count } tour de table.
       *[other] L’équipe { $team } gagne en tenant { $square } pendant { $count } tours de table.
    }
tag-em-legend-goal-defeat =
    { $count ->
        [one] L’équipe { $team } gagne en éliminant { $count } pion de l’équipe { $enemy }.
       *[other] L’équipe { $team } gagne en éliminant { $count } pions de l’équipe { $enemy }.
    }
tag-em-legend-goal-survive =
    { $count ->
        [one] L’équipe { $team } gagne en survivant pendant { $count } tour de table.
       *[other] L’équipe { $team } gagne en survivant pendant { $count } tours de table.
    }

## Problems of a map

tag-em-fault-at-line-and-square = Ligne { $line }, { $square } : { $reason }
tag-em-fault-at-line = Ligne { $line } : { $reason }
tag-em-fault-at-square = { $square } : { $reason }
tag-em-fault-no-tiles = Dessinez d’abord quelques cases.
tag-em-fault-too-many-squares = La carte est trop grande. Tous les niveaux ensemble peuvent avoir jusqu’à { $most } cases.
tag-em-fault-colour-of-unknown-tile = Il y a une couleur pour « { $name } », mais aucune case de ce nom.
tag-em-fault-too-few-starts = Ajoutez au moins deux points de départ.
tag-em-fault-too-many-starts = Une carte peut avoir jusqu’à { $most } points de départ.
tag-em-fault-off-map =
    { $point ->
        [start] Ce point de départ
        [flag] Ce drapeau
        [hill] Cette colline
        [stairs] Cet escalier
        [sniper] Cette case de tir
        [vehicle] Ce véhicule
        [goal] Ce but
       *[formation] Cette case de formation
    } est hors de la carte.
tag-em-fault-on-closed-tile =
    { $point ->
        [start] Ce point de départ
        [flag] Ce drapeau
        [hill] Cette colline
        [stairs] Cet escalier
        [sniper] Cette case de tir
        [goal] Ce but
       *[formation] Cette case de formation
    } est là où personne ne peut entrer.
tag-em-fault-unreachable =
    { $point ->
        [start] Ce point de départ
        [flag] Ce drapeau
        [hill] Cette colline
       *[goal] Ce but
    } est hors d’atteinte depuis le point de départ 1.
tag-em-fault-stairs-on-one-level = Un escalier doit mener à un autre niveau, mais { $other } est sur le même.
tag-em-fault-stairs-in-circle = Cet escalier vers { $other } est de trop : d’autres escaliers relient déjà les deux.
tag-em-fault-team-without-start = L’équipe { $team } n’a pas de point de départ.
tag-em-fault-goal-against-itself = L’équipe { $team } ne peut pas avoir pour but de s’éliminer elle-même.
tag-em-fault-formation-list = Écrivez d’abord le point de départ, puis au moins quatre cases différentes.
tag-em-fault-formation-off-map = L’équipe { $team } ne tient pas ici : il manque une case.
tag-em-fault-formation-unreachable = L’équipe { $team } ne tient pas ici : personne ne peut aller en { $other }.
tag-em-fault-formations-overlap = Les équipes { $team } et { $other } commenceraient sur la même case.
tag-em-fault-flag-in-formation = Il y a un drapeau là où commence l’équipe { $team }. Déplacez l’un des deux.
tag-em-fault-vehicle-tile =
    { $vehicle ->
        [boat] Un bateau ne peut pas commencer sur cette case. Essayez un Gué.
        [land] Une voiture ne peut pas commencer sur cette case. Essayez un Chemin.
       *[helicopter] Un hélicoptère ne peut pas commencer là où personne ne peut entrer.
    }
tag-em-fault-vehicle-square-taken = Il y a déjà autre chose sur cette case.

## Problems of a map’s text

tag-em-fault-text-too-long = La carte compte { $length } caractères. Le maximum est de { $most }.
tag-em-fault-unprintable = Cette ligne contient un caractère invisible. Supprimez-le.
tag-em-fault-too-many-points = Il y a trop de lignes comme « flag m8 ». Le maximum est de { $most }.
tag-em-fault-unknown-point = Nous ne comprenons pas « { $text } ».
tag-em-fault-unknown-key = Les cartes n’ont pas de réglage « { $key } ».
tag-em-fault-start-missing = Il manque le point de départ { $team }.
tag-em-fault-pom = Les points de mouvement vont de 1 à 200.
tag-em-advice = Conseils :
tag-em-advice-wade = { $percent } % des cases sont lentes à quitter. La partie peut traîner : mettez moins de Gués.
tag-em-advice-pom = Pour { $count } cases, { $pom } points de mouvement conviennent.
tag-em-advice-teams = { $count } cases suffisent pour { $most } équipes. Au-delà, on se gêne.
tag-em-advice-starts-close = Ce point de départ est à moins d’un tour de celui de l’équipe { $team }. Éloignez-les.
tag-em-advice-flag-close = Le drapeau est tout près du départ de l’équipe { $team }. Mettez-le plus loin.
tag-em-advice-barricaded = Cette case est difficile à atteindre. Ouvrez un autre passage, sans Bloc ni Garnison.
tag-em-fault-apart = Écrivez la distance minimale entre les points de départ : un nombre jusqu’à 200, comme « apart: 12 ».
tag-em-fault-first-turn = Écrivez les parts des premiers tours comme « 1/2 1 » : une par place dans l’ordre des tours, aucune au-dessus de 1. Pour un seul but, écrivez « 1/2 1; king-of-the-hill 2/5 1 ».
tag-em-fault-uses = Les cartes n’utilisent pas « { $part } ». Écrivez snipers, vehicles ou les deux.
tag-em-fault-colour = Écrivez les couleurs comme « wade #8FB4C9 ».
tag-em-fault-tile-sign = « { $letter } » ne peut pas désigner une case personnalisée. Prenez une autre lettre.
tag-em-fault-tile-name = Une case personnalisée ne peut pas s’appeler « { $name } ». Prenez un autre nom.
tag-em-fault-tile-property = Nous ne comprenons pas « { $part } ». Une case personnalisée s’écrit avec « cost 2 » ou « closed », par exemple.
tag-em-fault-too-many-levels = Il y a trop de niveaux. Le maximum est de { $most }.
tag-em-fault-too-many-rows = Ce niveau a trop de rangées. Le maximum est de { $most }.
tag-em-fault-row-too-long = Cette rangée est trop longue. Le maximum est de { $most } cases.
tag-em-fault-unknown-tile = La case « { $letter } » n’existe pas.
tag-em-fault-point-form = Écrivez cette ligne comme « { $example } ».
tag-em-fault-flag-twice = C’est un deuxième drapeau. Une carte n’en a qu’un.
tag-em-fault-start-twice = L’équipe { $team } a deux points de départ.

## Random maps

tag-em-unknown-theme = Il n’y a pas de paysage « { $theme } ». Choisissez parmi : { $themes }.
tag-em-generator-size = La largeur et la hauteur sont des nombres impairs entre { $least } et { $most }.
tag-em-generator-no-room = { $players } équipes ne tiennent pas sur une carte de cette taille. Choisissez une carte plus grande.
tag-em-generator-players = Avec des carrés, choisissez 2 ou 4 joueurs. Avec des hexagones, choisissez 2, 3 ou 6.

## Maps from Tiled

tag-em-tiled-not-a-map = Ce n’est pas une carte Tiled : { $detail }
tag-em-tiled-not-utf8 = Ce fichier n’est pas du texte en UTF-8.
tag-em-tiled-too-long = Une carte Tiled a au plus { $most } caractères.
tag-em-tiled-too-large = Cette carte Tiled a trop d’éléments.
tag-em-tiled-doctype = Ce fichier contient une ligne DOCTYPE, interdite dans une carte Tiled. Retirez-la.
tag-em-tiled-number = « { $name } » ne peut pas être « { $text } ». Écrivez un nombre possible ici.
tag-em-tiled-orientation = La carte Tiled doit être orthogonale ou hexagonale, et pas infinie.
tag-em-tiled-stagger = Dans Tiled, choisissez Y comme axe de décalage : ce sont les rangées qui sont décalées.
tag-em-tiled-layer-size = Le calque « { $name } » doit avoir de 1 à { $most } rangées et colonnes.
tag-em-tiled-layer-count = Le calque « { $name } » doit avoir { $count } cases.
tag-em-tiled-layer-encoding = Enregistrez le calque « { $name } » au format CSV dans Tiled.
tag-em-tiled-layer-damaged = Le calque « { $name } » est illisible. Enregistrez-le au format CSV dans Tiled.
tag-em-tiled-unknown-tile = Dans le calque « { $name } », la case { $number } n’a pas de classe connue, comme « path ».
tag-em-tiled-no-tileset = Il manque le jeu de tuiles { $name }. Il doit être dans le dossier de la carte.
tag-em-tiled-bad-tileset = Le jeu de tuiles { $name } est illisible : { $reason }
tag-em-tiled-nameless = Cet objet n’a pas de classe. Choisissez-en une : { $kinds }.
tag-em-tiled-unknown-object = La classe « { $text } » n’existe pas. Choisissez-en une : { $kinds }.
tag-em-tiled-object-off-map = L’objet { $id } n’est pas sur la carte.

## The command “parlour map”

tag-em-cli-map = vérifier une carte de TAG ’EM, en créer une, ou voir si elle est équitable
tag-em-cli-map-usage = check FICHIER | new [--size 15x15] [--players N] [--theme NOM] … | report FICHIER | convert FICHIER --output FICHIER | gallery | take-down ID
tag-em-cli-map-check = afficher chaque problème, avec sa case
tag-em-cli-map-new = créer une carte équitable, au hasard
tag-em-cli-map-report = distances, couverts, passages obligés, et qui gagne
tag-em-cli-map-report-all = toutes les cartes fournies, par ordre de tour et par place
tag-em-cli-map-convert = lire ou écrire une carte de l’éditeur Tiled
tag-em-cli-map-gallery = afficher les cartes publiées sur votre serveur
tag-em-cli-map-take-down = retirer une carte publiée, en tant qu’administrateur du serveur
tag-em-cli-map-what = que faire
tag-em-cli-file = FICHIER
tag-em-cli-name = NOM
tag-em-cli-map-file = un fichier, ou une de nos cartes, comme « castle »
tag-em-cli-map-size = largeur et hauteur, des nombres impairs
tag-em-cli-map-players = nombre de joueurs ; nouvelle carte : 2 ou 4 (carrés), 2, 3 ou 6 (hexagones)
tag-em-cli-map-theme = le paysage
tag-em-cli-map-grid = carrés ou hexagones
tag-em-cli-map-symmetry = pour deux équipes sur des carrés : demi-tour, miroir gauche-droite ou miroir haut-bas
tag-em-cli-map-seed = le même nombre donne la même carte
tag-em-cli-map-output = le fichier à écrire (par défaut, la carte s’affiche)
tag-em-cli-map-games = nombre de parties jouées par des robots pour le rapport
tag-em-cli-map-game-type = le but de ces parties
tag-em-cli-map-level = niveau des robots
tag-em-cli-map-all-games = jouer toutes les parties, même si le résultat est clair plus tôt
tag-em-cli-map-keep = enregistrer les résultats dans ce fichier, et continuer à partir de là
tag-em-cli-map-incomplete = Que voulez-vous faire ? Essayez « parlour map check FICHIER », « new », « report FICHIER », « convert FICHIER », « gallery » ou « take-down ID ».
tag-em-cli-map-tmx = Les cartes pour Tiled s’écrivent en .tmx, pas en { $suffix }.
tag-em-cli-map-which = Quelle carte ? Donnez un fichier, ou l’une de celles-ci : { $names }.
tag-em-cli-size-form = Écrivez la taille comme « 15x15 ».
tag-em-cli-unknown-symmetry = « { $value } » n’est pas une symétrie. Choisissez turn, mirror ou flip.
tag-em-cli-not-a-number = « { $text } » n’est pas un nombre entier.
tag-em-cli-fault-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }. On ne peut pas encore jouer sur cette carte.
tag-em-cli-map-good = { $name } : la carte est prête, pour { $teams } équipes au plus.
tag-em-cli-map-saved = La carte est enregistrée dans { $path }.
tag-em-cli-report-map = { $name } : { $squares } cases, { $pom } points de mouvement.
tag-em-cli-report-team = Équipe { $team }, départ en { $start }. Distances : adversaires { $enemies }, drapeau { $flag }, collines { $hills }. En un tour : { $room } cases (Couverts : { $cover }, Gués : { $wade }).
tag-em-cli-report-even = Toutes les équipes partent à égalité.
tag-em-cli-report-uneven = Les équipes ne partent pas à égalité.
tag-em-cli-report-chokes = Passages obligés : { $squares }.
tag-em-cli-report-no-chokes = Aucun passage obligé.
tag-em-cli-report-head =
    | carte | but | joueurs | parties | nulles | part des parties décidées selon l’ordre, en % (intervalle à 95 %) | victoires par place | robots { $level } |
    |---|---|---|---|---|---|---|---|
tag-em-cli-report-fair = équitable
tag-em-cli-report-unfair = inéquitable
tag-em-cli-report-open = pas encore clair
tag-em-cli-report-level = Les robots de niveau « { $level } » ne peuvent pas jouer de parties entières dans un rapport. Choisissez hard ou expert.
tag-em-cli-report-players = { $most ->
    [2] Cette carte se joue à deux.
   *[other] Cette carte se joue de 2 à { $most } joueurs.
}

## Picture

tag-em-picture-ended = La partie s’est terminée au tour de table { $round }.
tag-em-picture-turn =
    Tour de table { $round }. Il reste { $pom ->
        [one] { $pom } point
       *[other] { $pom } points
    }.
tag-em-picture-map = Équipes : { $teams }. Niveaux : { $levels }.

## Notices

tag-em-notice-first-turn = Sur cette carte, les premiers tours ont moins de points, pour que commencer ne soit pas un avantage. Vous pouvez changer cela dans les options.
tag-em-notice-water = Sur cette carte, il faut passer un Gué pour rapporter un drapeau, mais dans cette partie les pions ne peuvent pas y entrer. Vous pouvez changer cela dans les options.

## Refusals

tag-em-team-is-out = Votre équipe est éliminée.
tag-em-no-room-to-choose = Sur cette carte, { $most } équipes au plus peuvent choisir leur départ, pas { $count }. Prenez une carte plus grande ou les départs prévus par la carte.
tag-em-not-set-up = La mise en place n’est pas terminée. D’abord les départs et les drapeaux.
tag-em-no-start-to-choose = Vous n’avez pas de point de départ à choisir maintenant.
tag-em-no-flag-to-choose = Vous n’avez pas de drapeau à placer maintenant.
tag-em-start-not-there = Vos pions ne peuvent pas commencer en { $square } : il leur faut de la place pour leur formation, loin des autres équipes.
tag-em-flag-not-there = Le drapeau ne peut pas aller en { $square } : choisissez une case libre hors des formations, accessible à tous.
tag-em-choose-respawn-first = Choisissez d’abord où revient votre pion.
tag-em-other-respawn-first = { $name } doit choisir où revient le pion perdu.
tag-em-not-your-turn = C’est à { $name } de jouer.
tag-em-no-such-square = Il n’y a pas de case { $square } sur cette carte.
tag-em-square-taken = Il y a déjà un pion en { $square }.
tag-em-no-pawn-there = Il n’y a pas de pion en { $square }.
tag-em-no-own-pawn-there = Vous n’avez pas de pion en { $square }.
tag-em-pawn-was-sent-back = Le pion en { $square } a été renvoyé. Il pourra rejouer au prochain tour.
tag-em-move-without-target = Où va-t-il ? Donnez les cases du chemin, comme « move c4 c5 d5 ».
tag-em-pawn-has-stopped = Le pion en { $square } s’est arrêté pour ce tour. Il peut encore attaquer.
tag-em-must-stop-there = Un pion qui entre en { $square } s’y arrête pour ce tour.
tag-em-not-enough-points =
    Quitter { $square } coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }. Il vous en reste { $left }.
tag-em-helicopter-cannot-land = Un hélicoptère ne peut pas s’arrêter en { $square }, seulement passer au-dessus.
tag-em-not-diagonally = On ne se déplace pas en diagonale.
tag-em-step-too-far = La case { $there } ne touche pas la case { $here }. Avancez d’une case à la fois.
tag-em-vehicle-cannot-enter = Ce véhicule ne peut pas entrer en { $square }.
tag-em-nobody-can-enter = Personne ne peut entrer en { $square }.
tag-em-water-is-closed = Les pions ne peuvent pas entrer en { $square } : dans cette partie, seuls les bateaux vont sur un Gué.
tag-em-no-enemy-there = Il n’y a pas d’adversaire en { $square }.
tag-em-not-a-sniper = Le pion en { $square } ne peut pas tirer. Allez à côté d’un adversaire pour l’attaquer.
tag-em-target-not-adjacent = La case { $target } ne touche pas la case { $square }.
tag-em-too-close-to-shoot = L’adversaire en { $target } est juste à côté. Attaquez-le directement.
tag-em-no-line-of-fire = Vous ne pouvez pas toucher { $target } depuis { $square }. On tire en ligne droite, à { $most } cases au plus, sans rien entre les deux.
tag-em-no-points-to-attack = Une attaque coûte 1 point, et il ne vous en reste plus.
tag-em-no-building = On ne construit pas dans cette partie.
tag-em-no-builds-left = Vous ne pouvez plus construire pendant ce tour.
tag-em-too-far-to-build = Pour changer { $square }, il vous faut un pion à côté.
tag-em-cannot-destroy-that = On ne détruit qu’un Couvert ou une Garnison.
tag-em-already-built = La case { $square } est déjà de ce type.
tag-em-building-on-start = On ne change pas { $square } : c’est un point de départ, un escalier, ou la place d’un drapeau ou d’un véhicule.
tag-em-building-cuts-off = On ne ferme pas { $square } : une équipe, un drapeau, une colline ou un but serait isolé.
tag-em-no-pawn-to-respawn = Aucun de vos pions n’attend de revenir.
tag-em-cannot-respawn-there = Votre pion ne peut pas revenir en { $square }. Choisissez parmi : { $squares }.
tag-em-too-many-teams = Sur cette carte, il y a de la place pour { $most } équipes, pas pour { $count }.
tag-em-map-without-flag = Cette carte n’a pas de drapeau. Choisissez une autre carte ou un autre but.
tag-em-map-without-hill = Cette carte n’a pas de colline. Choisissez une autre carte ou un autre but.
tag-em-map-without-missions = Cette carte n’a pas de missions. Choisissez une autre carte ou un autre but.
tag-em-too-many-pawns = Trop de pions pour l’équipe { $team } sur cette carte : { $pawns }, et il y a de la place pour { $room } au maximum.

## Terminal

tag-em-your-points =
    Il vous reste { $pom ->
        [one] { $pom } point
       *[other] { $pom } points
    }. Vos pions portent le numéro { $team }.
tag-em-example-move = déplacer le pion en c4 par ces cases (« c4 c5 d5 » suffit)
tag-em-example-attack = attaquer l’adversaire en c5 avec le pion en c4
tag-em-example-end = finir votre tour
tag-em-example-odds = voir les chances d’une attaque
tag-em-example-reach = voir où le pion en c4 peut aller, et qui il peut attaquer
tag-em-example-back = annuler le dernier pas
tag-em-example-shoot = attaquer de loin
tag-em-example-build = construire un Couvert (cover) ou une Garnison (garrison)
tag-em-example-destroy = détruire ; la case devient path, wade ou block
tag-em-preview-form = Donnez un déplacement ou une attaque, comme « /score attack c4 c5 ».
tag-em-preview-reach = Il peut aller ici (avec le coût) : { $squares }.
tag-em-preview-cost =
    Cela coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
tag-em-preview-odds = Attaque en { $target } : { $win } % de victoire, { $tie } % d’égalité, { $lose } % de défaite.
tag-em-preview-modifiers = Bonus : { $modifiers }.
tag-em-modifier =
    { $side ->
        [attacker] vous { $amount } ({ $why })
       *[defender] le défenseur { $amount } ({ $why })
    }
tag-em-out = hors jeu
tag-em-pawn-count =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
tag-em-point-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tag-em-round = Tour de table { $round }
tag-em-round-and-turn = Tour de table { $round }. C’est à { $name } de jouer.
tag-em-flag-on = Il y a un drapeau en { $square }.
tag-em-flag-carried = Un pion en { $square } porte un drapeau.

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
tag-em-choosing-rolled = Qui choisit son point de départ en premier ?
tag-em-start-chosen =
    { $who ->
        [you] Vous commencez en { $square }.
       *[other] { $who-name } commence en { $square }.
    }
tag-em-flag-proposed =
    { $who ->
        [you] Vous avez proposé { $square } pour le drapeau.
       *[other] { $who-name } a proposé { $square } pour le drapeau.
    }
tag-em-flag-placed = Le drapeau est en { $square }.
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
        [you] Vous avez déplacé un pion : { $start } → { $end } ({ $cost ->
            [one] { $cost } point
           *[other] { $cost } points
        }).
       *[other] { $who-name } a déplacé un pion : { $start } → { $end } ({ $cost ->
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
tag-em-tie-defended =
    { $who ->
        [you] Égalité : vous tenez bon !
       *[other] Égalité : { $who-name } tient bon !
    }
tag-em-stand-off = Égalité : il ne se passe rien.
tag-em-pawn-out =
    { $who ->
        [you] Votre pion est éliminé.
       *[other] { $who-name } perd un pion.
    }
tag-em-pawn-sent-back =
    { $who ->
        [you] Votre pion est renvoyé au départ.
       *[other] Pion renvoyé au départ : { $who-name }.
    }
tag-em-flag-dropped = Le drapeau est tombé.
tag-em-pawn-returned =
    { $who ->
        [you] Votre pion est revenu en { $square }.
       *[other] { $who-name } fait revenir son pion en { $square }.
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
tag-em-out-of-pawns =
    { $who ->
        [you] Vous avez perdu votre dernier pion : votre équipe est éliminée.
       *[other] { $who-name } a perdu son dernier pion : cette équipe est éliminée.
    }
tag-em-flag-captured =
    { $who ->
        [you] Votre drapeau a été capturé : votre équipe est éliminée.
       *[other] { $who-name } a perdu son drapeau : cette équipe est éliminée.
    }
tag-em-pawns-left =
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
tag-em-draw = Match nul.
tag-em-prompt-start = D’où voulez-vous partir ?
tag-em-prompt-flag = Où placer le drapeau ?
tag-em-prompt-flag-vote =
    { $who ->
        [you] Vous proposez { $square } pour le drapeau.
       *[other] { $who-name } propose { $square } pour le drapeau. D’accord ?
    }
tag-em-prompt-respawn = Où votre pion doit-il revenir ?
tag-em-waiting-for-start = Point de départ à choisir : on attend { $names }.
tag-em-waiting-for-flag = Drapeau à placer : on attend { $names }.
tag-em-waiting-for-flag-vote = Vote sur le drapeau : on attend { $names }.
tag-em-waiting-for-respawn = Case de retour du pion à choisir : on attend { $names }.

## Tiles and modifiers

tag-em-tile-horde = Amis tout proches
tag-em-tile-path = Chemin
tag-em-tile-cover = Couvert
tag-em-tile-wade = Gué
tag-em-tile-garrison = Garnison
tag-em-tile-block = Bloc

## Commands

tag-em-move-form = Donnez la case du pion, puis celles où il va, comme « move c4 c5 d5 ».
tag-em-attack-form = Donnez deux cases, comme « { $word } c4 c5 ».
tag-em-build-form = On construit cover (un Couvert) ou garrison (une Garnison), comme « build c5 cover ».
tag-em-destroy-form = La case devient path, wade ou block, comme dans « destroy c5 path ».
tag-em-start-form = Donnez une case, comme « { $word } c4 ».
tag-em-respawn-form = Donnez une seule case, comme « respawn d7 ».
tag-em-end-form = Tapez simplement « end ».
tag-em-not-a-square = « { $text } » n’est pas une case. Écrivez c4 pour la colonne c, rangée 4, ou « 2:c4 » au niveau 2.

## Positions

tag-em-position-of-ended-game = La partie est finie : on ne peut pas reprendre d’ici.
tag-em-position-line = Ligne { $line } : nous ne comprenons pas « { $text } ».
tag-em-position-teams = L’ordre, les points, le tour et les équipes éliminées ne correspondent pas à { $count } équipes.
tag-em-position-no-team = Il n’y a pas d’équipe { $team }.
tag-em-position-no-goal = Il n’y a pas de but { $goal } sur cette carte.
tag-em-position-two-pawns = Il y a deux pions en { $square }.
tag-em-position-closed-square = Un pion ne peut pas être en { $square } : personne ne peut y entrer.
tag-em-position-no-carrier = Il n’y a pas de pion en { $square } pour porter le drapeau.
tag-em-position-two-flags = Il y a deux lignes pour le même drapeau.
tag-em-position-no-such-flag = Ce drapeau n’existe pas dans ce type de partie.

## Lesson

tag-em-lesson-move = Le pion rond est à vous. Choisissez-le, puis choisissez une case. Vous avez 6 points pour ce tour, et un pas coûte 1 point.
tag-em-lesson-move-done = Vous savez maintenant vous déplacer. On ne va pas en diagonale, et personne n’entre dans les blocs sombres.
tag-em-lesson-terrain = L’eau ralentit : un pas pour en sortir coûte 2 points. Vous en avez 3. Traversez la rivière.
tag-em-lesson-terrain-done = 1 point pour entrer, 2 pour sortir. Le terrain décide jusqu’où vous allez.
tag-em-lesson-attack = Les pions carrés sont des adversaires. Choisissez votre pion, puis l’adversaire à côté. La fiche montre vos chances. Attaquez !
tag-em-lesson-attack-done = Votre total est plus grand : l’adversaire est éliminé. Le plus petit total perd, même si c’est celui de l’attaquant. Une attaque coûte 1 point.
tag-em-lesson-friends = Cet adversaire est à couvert : vous avez −1. Amenez d’abord votre deuxième pion à côté de lui : un ami vous donne +1. Puis attaquez.
tag-em-lesson-friends-done = Vos amis à côté de l’adversaire vous aident. Le couvert aide celui qui est attaqué.
tag-em-lesson-turn = Votre pion a le drapeau, mais vous n’avez plus de points. Finissez votre tour et regardez ce que fait l’adversaire.
tag-em-lesson-turn-done = L’adversaire a attaqué, mais vous avez fait le même total. Égalité : il ne se passe rien. Vous avez toujours le drapeau !
tag-em-lesson-goal = Le rond en pointillés est votre point de départ. Apportez-y le drapeau et vous gagnez.
tag-em-lesson-goal-done = Le drapeau est rentré : vous avez gagné ! D’autres parties ont d’autres buts, comme une colline à tenir ou la dernière équipe en jeu.

## On paper

tag-em-print-map = Carte
tag-em-print-level = { $name }, niveau { $level }
tag-em-print-map-about = { $name } : une carte, { $wide } cases sur { $high }
tag-em-print-map-by = { $name }, par { $author }
tag-em-print-legend = Légende
tag-em-print-legend-turn = Vous avez { $pom } points de mouvement par tour pour tous vos pions. Un pas coûte ce que dit la case quittée. Un pion ne se déplace jamais en diagonale ni sur une case occupée.
tag-em-print-legend-tile = Case
tag-em-print-legend-effect = Effet
tag-em-print-legend-attack = Attaquer un pion voisin coûte 1 point : chacun lance un dé, le plus grand total gagne. Chacun de vos autres pions à côté de l’adversaire ajoute 1.
tag-em-print-sign = Symbole sur la carte
tag-em-print-sign-start = Point de départ
tag-em-print-sign-start-help = Une équipe commence ici et sur les quatre cases en diagonale ; la forme du symbole est celle de l’équipe.
tag-em-print-sign-flag = Drapeau
tag-em-print-sign-flag-help = Allez dessus pour le prendre.
tag-em-print-sign-hill = Colline
tag-em-print-sign-hill-help = Vos pions y sont seuls à la fin de votre tour ? Marquez un point.
tag-em-print-sign-goal = But
tag-em-print-sign-goal-help = Le but d’une mission.
tag-em-print-sign-sniper = Case de tir
tag-em-print-sign-sniper-help = Un pion placé ici peut tirer en ligne droite.
tag-em-print-sign-stairs = Escalier
tag-em-print-sign-stairs-help = Un pas mène au niveau de ce numéro.
tag-em-print-sign-boat = Bateau
tag-em-print-sign-boat-help = Ne va que sur les Gués, un point par case.
tag-em-print-sign-helicopter = Hélicoptère
tag-em-print-sign-helicopter-help = Survole tout, se pose sur une case libre, ne porte pas de drapeau.
tag-em-print-sign-land = Voiture
tag-em-print-sign-land-help = Ne va que sur les Chemins.
tag-em-print-grid = Grille vierge
tag-em-print-grid-tiles = Forme
tag-em-print-grid-tiles-square = Carré
tag-em-print-grid-tiles-hex = Hexagone
tag-em-print-grid-squares = Cases en largeur et en hauteur
tag-em-print-grid-squares-9x6 = 9 × 6
tag-em-print-grid-squares-15x11 = 15 × 11
tag-em-print-grid-squares-20x15 = 20 × 15
tag-em-print-pieces = Pions, drapeaux et jetons
tag-em-print-pieces-teams = Équipes
tag-em-print-pieces-teams-2 = 2
tag-em-print-pieces-teams-3 = 3
tag-em-print-pieces-teams-4 = 4
tag-em-print-pieces-teams-6 = 6
tag-em-print-pieces-teams-8 = 8
tag-em-print-pieces-pawns = Pions par équipe
tag-em-print-pieces-pawns-5 = 5
tag-em-print-pieces-pawns-3 = 3
tag-em-print-pieces-pawns-8 = 8
tag-em-print-pieces-pawns-12 = 12
tag-em-print-pawns = Pions
tag-em-print-pawns-note = Imprimez sur du papier épais et découpez le long des repères. Pliez aux pointillés : d’abord au milieu, les deux faces vers l’extérieur, puis les pieds vers l’intérieur. Collez les pieds l’un sur l’autre.
tag-em-print-flags = Drapeaux
tag-em-print-flags-note = Découpez, enroulez le milieu autour d’un cure-dent et collez les deux côtés. Le drapeau blanc est celui que tous veulent capturer.
tag-em-print-tokens = Jetons
tag-em-print-tokens-note = Pions plats, tireurs et véhicules, si vous préférez ne pas plier. Collez-les sur du carton.
tag-em-print-tiles = Cases à poser sur la carte
tag-em-print-tiles-note = Pour les parties avec construction : posez-en une là où l’on a construit ou détruit.
tag-em-print-pawn = Pion { $number }, équipe { $team }
tag-em-print-flag-of = Drapeau, équipe { $team }
tag-em-print-flag-of-all = Le drapeau
