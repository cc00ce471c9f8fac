tag-em-ui-maps-title = Atelier de cartes
tag-em-ui-maps-intro = Dessinez une carte pour TAG 'EM. Elle est gardée sur cet appareil au fur et à mesure.
tag-em-ui-maps-tools = Outils
tag-em-ui-maps-tiles = Cases
tag-em-ui-maps-nothing = Rien
tag-em-ui-maps-points = Points
tag-em-ui-maps-team = Équipe
tag-em-ui-maps-symmetry = Symétrie
tag-em-ui-maps-undo = Annuler
tag-em-ui-maps-redo = Refaire
tag-em-ui-maps-help = Les flèches déplacent le curseur, Entrée dessine. 1 à 5 : cases, 0 : rien. P peindre, L ligne, F remplir, O points. Contrôle Z annule, Contrôle Y refait.
tag-em-ui-maps-canvas = La carte que vous dessinez
tag-em-ui-maps-name = Nom
tag-em-ui-maps-author = De
tag-em-ui-maps-pom = Points de mouvement
tag-em-ui-maps-grid = Les cases sont
tag-em-ui-maps-wide = Colonnes
tag-em-ui-maps-high = Rangées
tag-em-ui-maps-add-level = Ajouter un niveau
tag-em-ui-maps-drop-level = Enlever le dernier niveau
tag-em-ui-maps-about = La carte
tag-em-ui-maps-faults = Défauts
tag-em-ui-maps-no-faults = Rien à redire : on peut y jouer.
tag-em-ui-maps-checking = Un instant …
tag-em-ui-maps-no-check = La maison ne répond pas. La carte est gardée sur cet appareil ; elle sera vérifiée quand la ligne sera revenue.
tag-em-ui-maps-fault-at = { $square } : { $text }
tag-em-ui-maps-test = L’essayer
tag-em-ui-maps-test-as = Ce qui fait gagner
tag-em-ui-maps-test-hint = Vous contre des robots, un pour chaque autre point de départ.
tag-em-ui-maps-share = Copier un lien
tag-em-ui-maps-shared = Le lien est copié. Qui l’ouvre a la carte.
tag-em-ui-maps-bad-link = Le lien n’est pas entier : il ne contient pas de carte.
tag-em-ui-maps-text = En texte
tag-em-ui-maps-text-hint = La carte comme fichier : à lire, à garder, ou à coller.
tag-em-ui-maps-take = Reprendre
tag-em-ui-maps-fresh = Nouvelle carte
tag-em-ui-maps-gallery = Les cartes de la maison
tag-em-ui-maps-copy = Continuer à partir d’elle
tag-em-ui-maps-stairs-from = Escalier depuis { $square } : choisissez la case d’un autre niveau.
tag-em-ui-maps-line-from = Une ligne depuis { $square } : choisissez sa fin.
tag-em-ui-maps-opened = La carte est ouverte. Annuler ramène l’ancienne.
tag-em-ui-maps-opened-name = { $name } est ouverte. Annuler ramène l’ancienne.
tag-em-ui-maps-at = { $square }, { $tile }
tag-em-ui-maps-theme = Paysage
tag-em-ui-maps-no-theme = simple
tag-em-ui-maps-note = En une phrase
tag-em-ui-maps-own-tiles = Ses propres types de cases
tag-em-ui-maps-tiles-hint = Glace, lave, pont : dites ce que fait la case, et peignez avec elle.
tag-em-ui-maps-new-tile = glace
tag-em-ui-maps-add-tile = Ajouter un type de case
tag-em-ui-maps-drop-tile = L’enlever
tag-em-ui-maps-sign = Signe
tag-em-ui-maps-colour = Couleur
tag-em-ui-maps-cost = PoM pour en sortir
tag-em-ui-maps-closed = Personne n’entre, aucun tir ne passe
tag-em-ui-maps-goals = Missions
tag-em-ui-maps-goals-hint = Ce que chaque équipe doit faire quand on joue en Missions. La première qui y arrive gagne.
tag-em-ui-maps-goal = But
tag-em-ui-maps-square = Case
tag-em-ui-maps-enemy = De l’équipe
tag-em-ui-maps-pawns = Pions
tag-em-ui-maps-rounds = Tours
tag-em-ui-maps-add-goal = Ajouter un but
tag-em-ui-maps-drop-goal = Enlever le but { $number }
tag-em-ui-maps-chance = Une carte au hasard
tag-em-ui-maps-chance-hint = Juste pour tous : chaque côté est comme les autres. Le même nombre donne la même carte.
tag-em-ui-maps-teams = Équipes
tag-em-ui-maps-halves = Les moitiés sont
tag-em-ui-maps-seed = Nombre
tag-em-ui-maps-another = Une autre
tag-em-ui-maps-by-seed = Celle de ce nombre
tag-em-ui-maps-fairness = Est-elle juste ?
tag-em-ui-maps-fair-hint = Ce que chaque équipe a, où tous doivent passer, et qui gagne quand des robots jouent.
tag-em-ui-maps-look = Regarder
tag-em-ui-maps-even = Toutes les équipes ont la même chose.
tag-em-ui-maps-uneven = Les équipes n’ont pas la même chose.
tag-em-ui-maps-to-enemies = Aux ennemis
tag-em-ui-maps-to-flag = Au drapeau
tag-em-ui-maps-to-hills = Aux collines
tag-em-ui-maps-room = Près
tag-em-ui-maps-table-hint = Les distances sont en PoM. Près : les cases à un tour, et parmi elles les couverts et les gués.
tag-em-ui-maps-chokes = Tout le monde doit passer par { $squares }.
tag-em-ui-maps-no-chokes = On peut contourner chaque case.
tag-em-ui-maps-games = Parties
tag-em-ui-maps-let-play = Faire jouer des robots
tag-em-ui-maps-played = { $number } parties sur { $total }
tag-em-ui-maps-seat = Équipe { $number }
tag-em-ui-maps-wins = { $number } · { $share } %
tag-em-ui-maps-draws = { $count ->
    [1] Une partie nulle.
   *[other] { $count } parties nulles.
}
tag-em-ui-maps-tilted = C’est plus que le hasard : une équipe a la vie plus facile.
tag-em-ui-maps-straight = Le hasard peut bien expliquer la différence.
tag-em-ui-maps-hang = L’accrocher
tag-em-ui-maps-hang-hint = Tous dans cette maison pourront y jouer. Vous seul pourrez la changer, depuis cet appareil.
tag-em-ui-maps-hang-it = L’accrocher
tag-em-ui-maps-hang-anew = Comme nouvelle
tag-em-ui-maps-save = Enregistrer
tag-em-ui-maps-hung-up = { $name } est dans la galerie.
tag-em-ui-maps-gallery-of-people = La galerie de cette maison
tag-em-ui-maps-empty-gallery = Aucune carte n’est encore accrochée ici. Dessinez-en une, et accrochez-la.
tag-em-ui-maps-card = { $levels ->
    [1] { $teams } équipes · { $wide } × { $high }
   *[other] { $teams } équipes · { $wide } × { $high } · { $levels } niveaux
}
tag-em-ui-maps-by = de { $name }
tag-em-ui-maps-edit = La changer
tag-em-ui-maps-play = Jouer contre des robots
tag-em-ui-maps-rename = Renommer
tag-em-ui-maps-take-down = Décrocher
tag-em-ui-maps-take-down-ask = Enlever { $name } de la galerie ? Les tables qui y jouent continuent.
tag-em-ui-maps-more = { $number } de plus
tag-em-ui-maps-of-yours = À vous
tag-em-ui-maps-draft = La carte que vous dessinez
tag-em-ui-maps-draft-name = La carte que vous dessinez : { $name }
tag-em-ui-maps-paste = Coller une carte ou un lien
tag-em-ui-maps-paste-here = Texte d’une carte, ou lien vers elle
tag-em-ui-maps-paste-hint = Un lien qu’on vous a donné, ou le texte d’une carte. On en dessine une dans l’
tag-em-ui-maps-not-playable = On ne peut pas encore jouer sur cette carte :
tag-em-ui-maps-up-to = Jusqu’à { $teams } équipes

## Tool

tag-em-ui-maps-tool-paint = Peindre
tag-em-ui-maps-tool-line = Ligne
tag-em-ui-maps-tool-fill = Remplir
tag-em-ui-maps-tool-point = Points
tag-em-ui-maps-tool-clear = Enlever les points
tag-em-ui-maps-tool-hand = Déplacer la carte

## Point

tag-em-ui-maps-point-start = Point de départ
tag-em-ui-maps-point-flag = Drapeau
tag-em-ui-maps-point-hill = Colline
tag-em-ui-maps-point-stairs = Escalier
tag-em-ui-maps-point-sniper = Poste de tir
tag-em-ui-maps-point-goal = But : l’atteindre
tag-em-ui-maps-point-boat = Bateau
tag-em-ui-maps-point-helicopter = Hélicoptère
tag-em-ui-maps-point-land = Voiture

## Halves by

tag-em-ui-maps-halves-by-turn = tournées
tag-em-ui-maps-halves-by-mirror = en miroir, gauche et droite
tag-em-ui-maps-halves-by-flip = en miroir, haut et bas

## Symmetries

tag-em-ui-maps-symmetry-none = aucune
tag-em-ui-maps-symmetry-mirror = gauche et droite
tag-em-ui-maps-symmetry-flip = haut et bas
tag-em-ui-maps-symmetry-turn = demi-tour
tag-em-ui-maps-symmetry-four = les quatre

## Grids

tag-em-ui-maps-grid-square = des carrés
tag-em-ui-maps-grid-hex = des hexagones

## Themes

tag-em-ui-maps-theme-meadow = prairie
tag-em-ui-maps-theme-urban = ville
tag-em-ui-maps-theme-desert = désert
tag-em-ui-maps-theme-mountain = montagnes
tag-em-ui-maps-theme-marsh = marais
tag-em-ui-maps-theme-ruins = ruines

## Tile numbers

tag-em-ui-maps-tile-number-attack = Qui attaque depuis elle
tag-em-ui-maps-tile-number-defence = Qui y est attaqué
tag-em-ui-maps-tile-number-cover = Qui attaque un pion dessus

## Tile switches

tag-em-ui-maps-tile-switche-stops = Qui entre y reste pour ce tour
tag-em-ui-maps-tile-switche-boats = Les bateaux y vont
tag-em-ui-maps-tile-switche-vehicles = Les voitures y vont

## Tile faults

tag-em-ui-maps-tile-fault-name = Un nom commence par une lettre, en a 30 au plus, et n’est pas celui d’une autre case.
tag-em-ui-maps-tile-fault-sign = Un signe est une lettre ou une marque du clavier qu’aucune autre case n’a.

## Goal kinds

tag-em-ui-maps-goal-kind-reach = atteindre
tag-em-ui-maps-goal-kind-hold = tenir
tag-em-ui-maps-goal-kind-defeat = vaincre
tag-em-ui-maps-goal-kind-survive = survivre
