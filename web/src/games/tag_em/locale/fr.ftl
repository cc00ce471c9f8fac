## Kinds

tag-em-ui-kind-pawn = pion
tag-em-ui-kind-sniper = tireur
tag-em-ui-kind-boat = bateau
tag-em-ui-kind-helicopter = hélicoptère
tag-em-ui-kind-land = voiture

## Map

tag-em-ui-map = Carte
tag-em-ui-shortcuts =
    Flèches : déplacer le curseur
    Entrée : choisir, déplacer ou attaquer
    N : pion suivant
    A : prochain adversaire à attaquer, ou prochaine case à choisir
    U : annuler
    R : voir où les adversaires peuvent aller
    B : construire
    E : finir le tour
    L : cases et symboles
    S : passer les tours des autres
    F : toujours passer les tours des robots
    + et − : zoomer
    Page haut et bas : changer de niveau
    Échap : annuler le choix
tag-em-ui-map-help = Les flèches déplacent le curseur, Entrée choisit. N : pion suivant. A : prochain adversaire à attaquer. U : annuler. R : voir où les adversaires peuvent aller. B : construire. E : finir le tour. L : cases et symboles. S : passer les tours des autres. F : toujours passer les tours des robots. Plus et moins : zoom. Page précédente et page suivante : changer de niveau. Échap : annuler le choix.
tag-em-ui-map-watched =
    { $count ->
        [one] Carte. Il reste { $count } point pour ce tour.
       *[other] Carte. Il reste { $count } points pour ce tour.
    }
tag-em-ui-back-to-map = Retour à la carte
tag-em-ui-levels = Niveaux
tag-em-ui-zoom-in = Zoom avant
tag-em-ui-zoom-out = Zoom arrière
tag-em-ui-whole = Afficher toute la carte

## Legend

tag-em-ui-legend = Cases et symboles
tag-em-ui-legend-name = { $name } :
tag-em-ui-about-map = Carte et cases
tag-em-ui-legend-stairs = Escalier
tag-em-ui-legend-does-stairs = un pas mène au niveau qu’il indique
tag-em-ui-legend-flag = Drapeau
tag-em-ui-legend-does-flag = rapportez-le à votre point de départ
tag-em-ui-legend-hill = Colline
tag-em-ui-legend-does-hill = tenez-la à la fin de votre tour pour un point
tag-em-ui-legend-sniper = Case de tir
tag-em-ui-legend-does-sniper = un pion placé dessus peut attaquer de loin
tag-em-ui-legend-goal = Case d’un but
tag-em-ui-legend-does-goal = la mission de chaque équipe est à côté de son nom
tag-em-ui-legend-boat = Bateau
tag-em-ui-legend-does-boat = ne va que sur les Gués, un point par case
tag-em-ui-legend-helicopter = Hélicoptère
tag-em-ui-legend-does-helicopter = survole tout, se pose sur une case libre, ne porte pas de drapeau
tag-em-ui-legend-land = Voiture
tag-em-ui-legend-does-land = ne va que sur les Chemins
tag-em-ui-leave =
    { $cost ->
        [one] en sortir coûte { $cost } point
       *[other] en sortir coûte { $cost } points
    }
tag-em-ui-closed = personne ne peut y entrer
tag-em-ui-stops = un pion qui y entre s’arrête pour ce tour
tag-em-ui-attacks = votre pion a { $number } s’il attaque d’ici
tag-em-ui-defends = votre pion a { $number } s’il est attaqué
tag-em-ui-fights = votre pion a { $number } ici, qu’il attaque ou soit attaqué
tag-em-ui-covers = qui attaque un pion ici a { $number }

## Squares and pawns

tag-em-ui-yours = Vos pions
tag-em-ui-pawn-on = { $kind } { $number } en { $square }, { $tile }
tag-em-ui-pawn-of =
    { $who ->
        [you] votre { $kind } { $number }
       *[other] { $kind } { $number } ({ $name })
    }
tag-em-ui-flag-of =
    { $who ->
        [you] votre drapeau
       *[other] drapeau adverse ({ $name })
    }
tag-em-ui-the-flag = le drapeau
tag-em-ui-carries = porte : { $flag }
tag-em-ui-start-of =
    { $who ->
        [you] votre point de départ
       *[other] point de départ ({ $name })
    }
tag-em-ui-team = équipe { $number }
tag-em-ui-hill = colline
tag-em-ui-stairs-to = escalier vers { $square }
tag-em-ui-sniper-tile = case de tir
tag-em-ui-goal = but
tag-em-ui-costs =
    { $count ->
        [one] { $count } point pour y aller
       *[other] { $count } points pour y aller
    }
tag-em-ui-can-attack = à portée d’attaque
tag-em-ui-stopped = à l’arrêt pour ce tour
tag-em-ui-spent = renvoyé, ne peut plus rien faire ce tour

## Turn

tag-em-ui-points-left =
    { $count ->
        [one] Il reste { $count } point
       *[other] Il reste { $count } points
    }
tag-em-ui-points-unit =
    { $count ->
        [one] point
       *[other] points
    }
tag-em-ui-round = Tour de table { $number } sur { $total }
tag-em-ui-hint = Choisissez un de vos pions.
tag-em-ui-hint-of = { $name }, choisissez un de vos pions.
tag-em-ui-hint-move = Choisissez une case où aller, ou un adversaire à attaquer.
tag-em-ui-hint-stuck = Ce pion ne peut rien faire pour l’instant.
tag-em-ui-hint-peek = Voici où ce pion ({ $name }) pourrait aller en un tour.
tag-em-ui-hint-threat = Cases hachurées : là où les adversaires pourraient aller en un tour.
tag-em-ui-hint-tap =
    { $cost ->
        [one] Aller en { $square } ({ $cost } point). Touchez encore pour confirmer.
       *[other] Aller en { $square } ({ $cost } points). Touchez encore pour confirmer.
    }
tag-em-ui-hint-beyond =
    { $count ->
        [one] Avec { $count } point, vous n’atteignez pas { $square }.
       *[other] Avec { $count } points, vous n’atteignez pas { $square }.
    }
tag-em-ui-hint-closed = Personne ne peut entrer en { $square }.
tag-em-ui-hint-start = Choisissez la case de départ de votre équipe.
tag-em-ui-hint-flag = Choisissez une case pour le drapeau.
tag-em-ui-hint-build = Choisissez la case où construire ou détruire.
tag-em-ui-hint-return = Choisissez une des cases en pointillés.
tag-em-ui-hint-none = Vous n’avez plus de points. Finissez votre tour.
tag-em-ui-go =
    { $cost ->
        [one] Aller en { $square } ({ $cost } point)
       *[other] Aller en { $square } ({ $cost } points)
    }
tag-em-ui-go-there = Y aller
tag-em-ui-attack-on = Attaquer { $square }
tag-em-ui-shoot-at = Tirer sur { $square }
tag-em-ui-you = Vous
tag-em-ui-percent = { $number } %
tag-em-ui-win = victoire
tag-em-ui-tie = égalité
tag-em-ui-lose = défaite
tag-em-ui-chances = { $win } % victoire · { $tie } % égalité · { $lose } % défaite
tag-em-ui-card-sums = vous { $attacker } · en face { $defender }
tag-em-ui-odds = Attaquer { $square } ? { $win } % de victoire, { $tie } % d’égalité, { $lose } % de défaite.
tag-em-ui-nothing-added = Pas de bonus, ni pour vous ni en face.
tag-em-ui-undo = Annuler
tag-em-ui-end = Finir le tour
tag-em-ui-end-left =
    { $count ->
        [one] Finir le tour (reste { $count } point)
       *[other] Finir le tour (reste { $count } points)
    }
tag-em-ui-end-sure = Vous n’avez encore rien fait. Finir le tour ?
tag-em-ui-end-not = Continuer
tag-em-ui-skip = Passer
tag-em-ui-fast-bots = Toujours passer les tours des robots
tag-em-ui-fast-bots-on = Les tours des robots ne sont plus montrés.
tag-em-ui-fast-bots-off = Les tours des robots sont montrés.
tag-em-ui-reach = Voir où les adversaires peuvent aller
tag-em-ui-build = Construire
tag-em-ui-build-title = Construire ou détruire
tag-em-ui-build-on = Construire en { $square } : { $now }
tag-em-ui-destroy-on = Détruire en { $square } : { $was } devient { $now }

## What happened on a square

tag-em-ui-flash-out = Éliminé !
tag-em-ui-flash-sent-back = Renvoyé !
tag-em-ui-flash-tie = Égalité !
tag-em-ui-flash-flag = Drapeau !
tag-em-ui-flash-points = +{ $count }

## Goals

tag-em-ui-goal-line = { $type } : { $aim }
tag-em-ui-aim-elimination = rester la dernière équipe
tag-em-ui-aim-capture-the-flag = le rapporter en { $square }
tag-em-ui-aim-capture-their-flag = rapporter leurs drapeaux en { $square }
tag-em-ui-aim-king-of-the-hill =
    { $count ->
        [one] premier à { $count } point
       *[other] premier à { $count } points
    }
tag-em-ui-flag-lies = Le drapeau est en { $square }.
tag-em-ui-has-flag =
    { $who ->
        [you] Vous avez le drapeau !
       *[other] { $name } a le drapeau !
    }
tag-em-ui-your-flag-taken = { $name } a votre drapeau !

tag-em-ui-type-elimination = Élimination
tag-em-ui-type-capture-the-flag = Capturer le drapeau
tag-em-ui-type-capture-their-flag = Capturer leur drapeau
tag-em-ui-type-king-of-the-hill = Roi de la colline
tag-em-ui-type-missions = Missions
tag-em-ui-goal-reach = Aller en { $square }.
tag-em-ui-goal-hold =
    { $count ->
        [one] Tenir { $square } pendant { $count } tour de table.
       *[other] Tenir { $square } pendant { $count } tours de table.
    }
tag-em-ui-goal-defeat =
    { $count ->
        [one] Éliminer { $count } pion ({ $name }).
       *[other] Éliminer { $count } pions ({ $name }).
    }
tag-em-ui-goal-survive =
    { $count ->
        [one] Survivre pendant { $count } tour de table.
       *[other] Survivre pendant { $count } tours de table.
    }

## Notes

tag-em-ui-note-points =
    { $count ->
        [one] { $count } point à jouer
       *[other] { $count } points à jouer
    }
tag-em-ui-note-flag = a un drapeau

## Table

tag-em-ui-table-caption = Résultats par équipe
tag-em-ui-table-left = Pions restants
tag-em-ui-table-points = Points
tag-em-ui-table-won = Attaques réussies
tag-em-ui-table-graph = Pions restants, coup par coup
tag-em-ui-table-defeated = Pions éliminés
tag-em-ui-table-lost = Pions perdus
tag-em-ui-table-rounds =
    { $count ->
        [one] { $count } tour de table joué
       *[other] { $count } tours de table joués
    }
tag-em-ui-tile-lava = Lave
tag-em-ui-tile-ash = Cendre
tag-em-ui-tile-ridge = Crête
