### What the home page needs.

## Page

page-home = À l’accueil
page-skip = Aller au contenu
page-language = Langue
page-theme = Couleurs
page-theme-system = Comme l’appareil
page-theme-light = Claires
page-theme-dark = Sombres
page-sound = Sons
page-settings = Réglages
page-close = Fermer
page-back = Retour
page-yes = Oui
page-no = Non
page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-share = Partager
page-again = Réessayer
page-loading = Un instant…
page-failed = Quelque chose s’est mal passé sur cette page. Votre partie est en sûreté dans la maison.
page-nowhere = Il n’y a rien à cette adresse.
page-to-lobby = À l’accueil
page-made = Chaque règle est appliquée, et chaque refus dit laquelle.

## Home

home-greeting-morning = Bonjour.
home-greeting-morning-name = Bonjour, { $name }.
home-greeting-afternoon = Bonjour.
home-greeting-afternoon-name = Bonjour, { $name }.
home-greeting-evening = Bonsoir.
home-greeting-evening-name = Bonsoir, { $name }.
home-ask = À quoi jouons-nous ?
home-name = Votre nom
home-name-hint = Pour que les autres sachent qui vous êtes. On ne demande rien d’autre.
home-change-name = Changer de nom
home-game = Jeu
home-play = Jouer maintenant
home-mode-bot = Jouer contre un robot
home-mode-bot-text = Tout de suite. Il vous attend aussi longtemps qu’il faut.
home-mode-friends = Jouer entre amis
home-mode-friends-text = Envoyez un lien, dites un code, ou faites-le scanner.
home-mode-hot-seat = Autour d’un écran
home-mode-hot-seat-text = On se passe l’appareil. Les chevalets restent cachés.
home-mode-screen = Sur le téléviseur
home-mode-screen-text = Le plateau pour tous, les téléphones comme chevalets.
home-learn = Première fois ? Apprenez en deux minutes.
home-rules = Les règles
home-look-up = Chercher un mot
home-join = Rejoindre une table
home-join-hint = Le code d’une table, ou celui qui amène votre place ici
home-code = Code
home-join-button = Rejoindre
home-code-unknown = Aucune table n’a ce code. Un code a cinq lettres ; redemandez-le.
home-mine = Mes parties
home-mine-empty = Pas encore de partie. Commencez-en une — ou jouez contre un robot en attendant.
home-your-turn = À vous
home-status-gathering = On attend des joueurs
home-status-playing = En cours
home-status-over = Finie
home-with = avec { $names }
home-alone = Personne d’autre pour l’instant
home-forget = Retirer de cette liste
home-open = Tables ouvertes
home-open-empty = Aucune table n’est ouverte à tous. Dressez-en une, et cochez « Annoncée à l’accueil ».
home-sit = S’asseoir
home-watch = Regarder
home-picture = La partie où elle en est
home-seats-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-finished-hidden = Parties finies ({ $count })

## Setup

setup-players = Joueurs
setup-open = Place libre
setup-bot = Robot
setup-add-player = Ajouter un joueur
setup-add-bot = Ajouter un robot
setup-remove = Enlever { $name }
setup-player-name = Nom du joueur { $number }
setup-level = Force
setup-level-easy = Facile
setup-level-medium = Moyen
setup-level-greedy = Fort
setup-level-hard = Joueur de hard
setup-level-expert = Maître
setup-listed = Annoncée à l’accueil, pour toute la maison
setup-preset = Règles
setup-standard = Règles d’origine
setup-start = Commencer la partie
setup-create = Dresser la table
setup-show = Montrer le plateau ici
setup-own-list = Notre propre liste
setup-unfit = « { $text } » ne convient pas ici.
setup-own-list-hint = Un mot après l’autre, séparés par des espaces ou des retours à la ligne. De A à Z seulement.
setup-own-list-count = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
setup-rule = Règle { $id }
setup-move-up = Faire monter { $name }
setup-racing = Chacun a besoin de son clavier : ce jeu est une course.
