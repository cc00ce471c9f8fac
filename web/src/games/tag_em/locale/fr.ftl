## Tiles

tag-em-ui-tile-horde = Horde
tag-em-ui-tile-path = Chemin
tag-em-ui-tile-cover = Couvert
tag-em-ui-tile-wade = Gué
tag-em-ui-tile-garrison = Garnison
tag-em-ui-tile-block = Bloc

## Kinds

tag-em-ui-kind-pawn = pion
tag-em-ui-kind-sniper = tireur
tag-em-ui-kind-boat = bateau
tag-em-ui-kind-helicopter = hélicoptère
tag-em-ui-kind-land = voiture

tag-em-ui-map = Carte
tag-em-ui-map-help = Les flèches déplacent le curseur, Entrée choisit. N : pion suivant. A : prochain adversaire à attaquer. U : un pas en arrière. R : la portée des adversaires. B : construire. E : finir le tour. Plus et moins : agrandir, réduire. Page précédente et suivante : niveaux. Échap : lâcher.
tag-em-ui-level = Niveau { $number }
tag-em-ui-levels = Niveaux
tag-em-ui-zoom-in = Agrandir
tag-em-ui-zoom-out = Réduire
tag-em-ui-whole = Montrer toute la carte
tag-em-ui-legend = Les cases
tag-em-ui-leave = { $cost } PoM pour en partir
tag-em-ui-closed = personne n’y entre
tag-em-ui-stops = retient qui y entre pour ce tour
tag-em-ui-attacks = { $number } à qui attaque depuis elle
tag-em-ui-defends = { $number } à qui y est attaqué
tag-em-ui-covers = { $number } à qui attaque un pion qui s’y tient
tag-em-ui-pom = { $number } PoM
tag-em-ui-pom-left = { $count ->
    [one] { $count } point de mouvement reste
   *[other] { $count } points de mouvement restent
}
tag-em-ui-round = Tour de table { $number } sur { $total }
tag-em-ui-yours = Vos pions
tag-em-ui-pawn-on = { $kind } { $number } en { $square }, { $tile }
tag-em-ui-pawn-of = { $kind } { $number } de { $name }
tag-em-ui-flag-of = le drapeau de { $name }
tag-em-ui-the-flag = le drapeau
tag-em-ui-carries = porte { $flag }
tag-em-ui-start-of = point de départ de { $name }
tag-em-ui-team = l’équipe { $number }
tag-em-ui-hill = colline
tag-em-ui-stairs-to = escalier vers { $square }
tag-em-ui-marksman = poste de tir
tag-em-ui-goal = but
tag-em-ui-costs = { $number } PoM d’ici
tag-em-ui-can-attack = peut être attaqué
tag-em-ui-stopped = reste ici pour ce tour
tag-em-ui-spent = a été renvoyé, ne fait plus rien de ce tour
tag-em-ui-hint = Choisissez un de vos pions.
tag-em-ui-hint-move = Choisissez où il va, ou qui il attaque.
tag-em-ui-hint-stuck = Ce pion ne peut rien faire maintenant.
tag-em-ui-hint-peek = Voilà où le pion de { $name } pourrait aller en un tour.
tag-em-ui-hint-threat = Hachuré : partout où un adversaire pourrait aller en un tour.
tag-em-ui-hint-tap = En { $square } pour { $cost } PoM. Touchez encore une fois pour y aller.
tag-em-ui-hint-return = Choisissez où votre pion revient.
tag-em-ui-hint-none = Il ne reste pas de points de mouvement. Finissez votre tour.
tag-em-ui-go = Aller en { $square } · { $cost } PoM
tag-em-ui-attack = Attaquer
tag-em-ui-shoot = Tirer
tag-em-ui-attack-on = Attaquer { $square }
tag-em-ui-you = Vous
tag-em-ui-win = gagne
tag-em-ui-tie = égalité
tag-em-ui-lose = perd
tag-em-ui-odds = { $win } % gagne, { $tie } % égalité, { $lose } % perd
tag-em-ui-nothing-added = Rien ne s’ajoute d’aucun côté.
tag-em-ui-back = Un pas en arrière
tag-em-ui-end = Finir le tour
tag-em-ui-end-left = Finir le tour · { $number } PoM
tag-em-ui-reach = Portée des adversaires
tag-em-ui-build = Construire
tag-em-ui-build-title = Construire ou détruire
tag-em-ui-build-on = { $square } : { $was } devient { $now }

## Results

tag-em-ui-result-win = { $attacker } gagne l’attaque.
tag-em-ui-result-lose = { $defender } gagne : l’attaque échoue.
tag-em-ui-result-tie = Égalité : il ne se passe rien.

## Types

tag-em-ui-type-elimination = Élimination
tag-em-ui-type-capture-the-flag = Capturer le drapeau
tag-em-ui-type-capture-their-flag = Capturer leur drapeau
tag-em-ui-type-king-of-the-hill = Roi de la colline
tag-em-ui-type-missions = Missions

## Goals

tag-em-ui-goal-reach = Atteindre { $square }.
tag-em-ui-goal-hold = { $count ->
    [one] Tenir { $square } pendant { $count } tour de table.
   *[other] Tenir { $square } pendant { $count } tours de table.
}
tag-em-ui-goal-defeat = { $count ->
    [one] Battre { $count } pion de { $name }.
   *[other] Battre { $count } pions de { $name }.
}
tag-em-ui-goal-survive = { $count ->
    [one] Survivre { $count } tour de table.
   *[other] Survivre { $count } tours de table.
}

## Notes

tag-em-ui-note-pawns = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
tag-em-ui-note-out = hors du jeu
tag-em-ui-note-flag = a un drapeau

## Table

tag-em-ui-table-caption = Le bilan des équipes
tag-em-ui-table-left = Pions restants
tag-em-ui-table-points = Points
tag-em-ui-table-won = Attaques gagnées
tag-em-ui-table-defeated = Pions battus
tag-em-ui-table-lost = Pions perdus
tag-em-ui-table-rounds = { $count ->
    [one] { $count } tour de table joué
   *[other] { $count } tours de table joués
}
