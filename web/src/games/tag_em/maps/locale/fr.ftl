tag-em-ui-maps-title = Éditeur de cartes
tag-em-ui-maps-intro = Dessinez une carte pour TAG ’EM. Elle s’enregistre sur cet appareil pendant que vous dessinez.
tag-em-ui-maps-tools = Outils
tag-em-ui-maps-tiles = Cases
tag-em-ui-maps-nothing = Vide
tag-em-ui-maps-points = Points
tag-em-ui-maps-team = Équipe
tag-em-ui-maps-symmetry = Symétrie
tag-em-ui-maps-undo = Annuler
tag-em-ui-maps-redo = Rétablir
tag-em-ui-maps-help = Les flèches déplacent le curseur, Entrée dessine. 1 à 5 : cases, 0 : vide. P : peindre. L : ligne. F : remplir. O : points. Ctrl+Z : annuler. Ctrl+Y : rétablir.
tag-em-ui-maps-canvas = Votre carte
tag-em-ui-maps-name = Nom
tag-em-ui-maps-author = Auteur
tag-em-ui-maps-pom = Points de mouvement
tag-em-ui-maps-grid = Forme des cases
tag-em-ui-maps-wide = Colonnes
tag-em-ui-maps-high = Rangées
tag-em-ui-maps-add-level = Ajouter un niveau
tag-em-ui-maps-drop-level = Retirer le dernier niveau
tag-em-ui-maps-about = À propos de la carte
tag-em-ui-maps-problems = Problèmes
tag-em-ui-maps-no-problems = Prête à jouer.
tag-em-ui-maps-checking = Un instant…
tag-em-ui-maps-no-check = Le serveur ne répond pas. Votre carte est enregistrée sur cet appareil ; nous la vérifierons quand vous serez en ligne.
tag-em-ui-maps-test = Essayer la carte
tag-em-ui-maps-test-as = But du jeu
tag-em-ui-maps-test-hint = Vous jouez contre des robots, un pour chacun des autres points de départ.
tag-em-ui-maps-share = Copier le lien
tag-em-ui-maps-shared = Lien copié. Chaque personne qui l’ouvre reçoit une copie de la carte.
tag-em-ui-maps-bad-link = Ce lien est incomplet. Copiez-le de nouveau et réessayez.
tag-em-ui-maps-text = En texte
tag-em-ui-maps-text-hint = Copiez ce texte pour garder votre carte, ou collez ici une autre carte.
tag-em-ui-maps-load-text = Charger ce texte
tag-em-ui-maps-fresh = Commencer une nouvelle carte
tag-em-ui-maps-built-in = Cartes fournies
tag-em-ui-maps-copy = Partir de cette carte
tag-em-ui-maps-start = Partir d’une carte
tag-em-ui-maps-start-hint = Choisissez-en une et changez ce que vous voulez. « Annuler » ramène votre carte.
tag-em-ui-maps-start-close = Fermer la liste des cartes
tag-em-ui-maps-files = Fichiers et Tiled
tag-em-ui-maps-files-hint = Tiled est un éditeur de cartes gratuit. Ouvrez un fichier .tmx ou .tmj avec ses jeux de tuiles (.tsx, .tsj), ou un fichier .map.
tag-em-ui-maps-open-file = Ouvrir un fichier
tag-em-ui-maps-save-file = Enregistrer dans un fichier
tag-em-ui-maps-save-tiled = Enregistrer pour Tiled
tag-em-ui-maps-no-map-in-file = Il n’y a pas de carte dans ce fichier, ou il est trop volumineux.
tag-em-ui-maps-like = J’aime cette carte
tag-em-ui-maps-unlike = Je n’aime plus cette carte
tag-em-ui-maps-likes = { $count } « j’aime »
tag-em-ui-maps-plays =
    { $count ->
        [0] Pas encore jouée
        [one] Jouée une fois
       *[other] Jouée { $count } fois
    }
tag-em-ui-maps-stairs-from = Escalier depuis { $square } : choisissez une case d’un autre niveau.
tag-em-ui-maps-line-from = Ligne depuis { $square } : choisissez où elle finit.
tag-em-ui-maps-opened = La carte est ouverte. « Annuler » rétablit la vôtre.
tag-em-ui-maps-opened-name = { $name } : carte ouverte. « Annuler » rétablit la vôtre.
tag-em-ui-maps-at = { $square }, { $tile }
tag-em-ui-maps-theme = Paysage
tag-em-ui-maps-no-theme = simple
tag-em-ui-maps-advice = Conseils
tag-em-ui-maps-apart = Distance minimale entre les départs choisis
tag-em-ui-maps-apart-unset = Selon la carte
tag-em-ui-maps-first-turn = Points de mouvement au premier tour
tag-em-ui-maps-first-turn-wrong = Écrivez une fraction par joueur, dans l’ordre des tours, par exemple « 1/2 1 ». Aucune ne dépasse 1.
tag-em-ui-maps-uses = Cette carte est faite pour
tag-em-ui-maps-uses-snipers = les tireurs
tag-em-ui-maps-uses-vehicles = les véhicules
tag-em-ui-maps-note = Courte description
tag-em-ui-maps-own-tiles = Cases personnalisées
tag-em-ui-maps-tiles-hint = Glace, lave, pont : réglez ce que fait la case, puis peignez avec elle.
tag-em-ui-maps-new-tile = glace
tag-em-ui-maps-add-tile = Ajouter une case
tag-em-ui-maps-drop-tile = Retirer cette case
tag-em-ui-maps-sign = Symbole
tag-em-ui-maps-colour = Couleur
tag-em-ui-maps-cost = Points pour en sortir
tag-em-ui-maps-closed = Personne ne peut y entrer ni tirer à travers
tag-em-ui-maps-goals = Missions
tag-em-ui-maps-goals-hint = Ce que chaque équipe doit faire dans une partie de Missions. La première équipe qui y arrive gagne.
tag-em-ui-maps-goal = But
tag-em-ui-maps-square = Case
tag-em-ui-maps-enemy = Équipe adverse
tag-em-ui-maps-pawns = Pions
tag-em-ui-maps-rounds = Tours de table
tag-em-ui-maps-add-goal = Ajouter un but
tag-em-ui-maps-drop-goal = Retirer le but { $number }
tag-em-ui-maps-random = Carte aléatoire
tag-em-ui-maps-random-hint = Équitable : tous les côtés se ressemblent. Le même numéro donne la même carte.
tag-em-ui-maps-teams = Équipes
tag-em-ui-maps-halves = Moitiés
tag-em-ui-maps-seed = Numéro
tag-em-ui-maps-another = Créer une carte aléatoire
tag-em-ui-maps-by-seed = Utiliser ce numéro
tag-em-ui-maps-fairness = Est-elle équitable ?
tag-em-ui-maps-fair-hint = Comparez les équipes, trouvez les passages obligés et laissez des robots l’essayer.
tag-em-ui-maps-check-fairness = Vérifier la carte
tag-em-ui-maps-even = Toutes les équipes partent à égalité.
tag-em-ui-maps-uneven = Les équipes ne partent pas à égalité.
tag-em-ui-maps-to-enemies = Vers les adversaires
tag-em-ui-maps-to-flag = Vers le drapeau
tag-em-ui-maps-to-hills = Vers les collines
tag-em-ui-maps-room = À portée
tag-em-ui-maps-table-hint = Les distances sont en points. À portée : les cases à un tour ou moins, dont les Couverts et les Gués.
tag-em-ui-maps-chokes = Tout le monde doit passer par ici : { $squares }.
tag-em-ui-maps-no-chokes = Aucun passage obligé.
tag-em-ui-maps-games = Parties
tag-em-ui-maps-let-play = Faire jouer des robots
tag-em-ui-maps-played = Parties : { $number } sur { $total }
tag-em-ui-maps-team-number = Équipe { $number }
tag-em-ui-maps-wins = { $number } · { $share } %
tag-em-ui-maps-draws =
    { $count ->
        [one] { $count } partie nulle.
       *[other] { $count } parties nulles.
    }
tag-em-ui-maps-tilted = C’est plus que du hasard : une équipe a l’avantage.
tag-em-ui-maps-straight = Ce n’est peut-être que le hasard.
tag-em-ui-maps-publish = Publier
tag-em-ui-maps-publish-hint = Tout le monde sur ce serveur pourra y jouer. Seul cet appareil pourra la modifier.
tag-em-ui-maps-publish-new = Publier comme nouvelle carte
tag-em-ui-maps-save = Enregistrer les changements
tag-em-ui-maps-is-published = { $name } : carte publiée.
tag-em-ui-maps-published = Cartes publiées
tag-em-ui-maps-none-published = Pas encore de carte publiée.
tag-em-ui-maps-card =
    { $levels ->
        [1] { $teams } équipes · { $wide } × { $high }
       *[other] { $teams } équipes · { $wide } × { $high } · { $levels } niveaux
    }
tag-em-ui-maps-by = par { $name }
tag-em-ui-maps-action = { $map } : { $action }
tag-em-ui-maps-edit = Modifier
tag-em-ui-maps-play = Jouer contre des robots
tag-em-ui-maps-rename = Renommer
tag-em-ui-maps-unpublish = Retirer
tag-em-ui-maps-unpublish-ask = Retirer { $name } des cartes publiées ? Les parties en cours continuent.
tag-em-ui-maps-more = En afficher { $number } de plus
tag-em-ui-maps-of-yours = Les vôtres
tag-em-ui-maps-draft = Votre brouillon
tag-em-ui-maps-draft-name = Votre brouillon : { $name }
tag-em-ui-maps-paste = Coller une carte ou un lien
tag-em-ui-maps-paste-here = Texte ou lien d’une carte
tag-em-ui-maps-paste-hint = Collez un lien ou le texte d’une carte. Pour en dessiner une, ouvrez ceci :
tag-em-ui-maps-not-playable = On ne peut pas encore jouer sur cette carte :
tag-em-ui-maps-up-to = Jusqu’à { $teams } équipes.

## Templates

tag-em-ui-maps-template-field = Champ libre
tag-em-ui-maps-template-river = Rivière
tag-em-ui-maps-template-arena = Arène pour quatre
tag-em-ui-maps-template-hexagons = Hexagones
tag-em-ui-maps-template-tower = Deux niveaux
tag-em-ui-maps-template-empty = Carte vierge

## Tool

tag-em-ui-maps-tool-paint = Peindre
tag-em-ui-maps-tool-line = Ligne
tag-em-ui-maps-tool-fill = Remplir
tag-em-ui-maps-tool-point = Points
tag-em-ui-maps-tool-clear = Effacer des points
tag-em-ui-maps-tool-hand = Déplacer la carte

## Point

tag-em-ui-maps-point-start = Point de départ
tag-em-ui-maps-point-flag = Drapeau
tag-em-ui-maps-point-hill = Colline
tag-em-ui-maps-point-stairs = Escalier
tag-em-ui-maps-point-sniper = Case de tir
tag-em-ui-maps-point-goal = But à atteindre
tag-em-ui-maps-point-boat = Bateau
tag-em-ui-maps-point-helicopter = Hélicoptère
tag-em-ui-maps-point-land = Voiture

## Halves by

tag-em-ui-maps-halves-by-turn = demi-tour
tag-em-ui-maps-halves-by-mirror = gauche et droite
tag-em-ui-maps-halves-by-flip = haut et bas

## Symmetries

tag-em-ui-maps-symmetry-none = aucune
tag-em-ui-maps-symmetry-mirror = gauche et droite
tag-em-ui-maps-symmetry-flip = haut et bas
tag-em-ui-maps-symmetry-turn = demi-tour
tag-em-ui-maps-symmetry-four = les deux

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

tag-em-ui-maps-tile-number-attack = En attaquant d’ici
tag-em-ui-maps-tile-number-defence = En défendant ici
tag-em-ui-maps-tile-number-cover = Pour les attaquants

## Tile switches

tag-em-ui-maps-tile-switch-stops = Un pion qui y entre s’arrête pour ce tour
tag-em-ui-maps-tile-switch-boats = Les bateaux peuvent y entrer
tag-em-ui-maps-tile-switch-vehicles = Les voitures peuvent y entrer

## Tile faults

tag-em-ui-maps-tile-fault-name = Choisissez un nom nouveau, de 30 caractères au plus, qui commence par une lettre.
tag-em-ui-maps-tile-fault-sign = Choisissez une lettre ou un symbole qu’aucune autre case n’utilise.

## Goal kinds

tag-em-ui-maps-goal-kind-reach = aller à une case
tag-em-ui-maps-goal-kind-hold = tenir une case
tag-em-ui-maps-goal-kind-defeat = éliminer des pions
tag-em-ui-maps-goal-kind-survive = survivre
