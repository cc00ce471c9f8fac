### What the home page needs.

## Page

page-home = Accueil
page-skip = Aller au contenu
page-language = Langue
page-theme = Thème
page-theme-system = Système
page-theme-light = Clair
page-theme-dark = Sombre
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
page-failed = Cette page a rencontré un problème. Votre partie est enregistrée.
page-unreachable = Le serveur ne répond pas. Est-il en marche, et êtes-vous sur le même réseau ?
page-refused = Cela n’a pas marché (erreur { $status }). Réessayez ou rechargez la page.
page-nowhere = Il n’y a rien à cette adresse.
page-to-home = Accueil
page-you = Vous
page-update = Une nouvelle version est prête.
page-update-now = Recharger
page-read-only = Ce serveur est en lecture seule en ce moment : rien ne peut changer, et tous les chronomètres sont arrêtés.
page-note-close = Fermer ce message
page-guest = Invité

## Home

home-greeting-morning = Bonjour.
home-greeting-morning-name = Bonjour, { $name }.
home-greeting-afternoon = Bonjour.
home-greeting-afternoon-name = Bonjour, { $name }.
home-greeting-evening = Bonsoir.
home-greeting-evening-name = Bonsoir, { $name }.
home-ask = À quoi jouons-nous ?
home-name = Votre nom
home-name-hint = Pour que les autres vous reconnaissent. Pas besoin de compte.
home-name-save = Enregistrer
home-change-name = Changer de nom
home-play = Jouer maintenant
home-mode-bot = Contre un robot
home-mode-bot-text = Commencez tout de suite. Le robot attend autant que vous voulez.
home-mode-friends = Entre amis
home-mode-friends-text = Envoyez un lien, donnez un code ou faites scanner le QR code.
home-mode-hot-seat = Sur un seul appareil
home-mode-hot-seat-text = Passez-vous l’appareil ; les jetons restent cachés.
home-mode-screen = Sur la télé
home-mode-screen-text = Le plateau sur la télé, vos jetons sur votre téléphone.
home-learn = Apprendre en deux minutes
home-change-rules = Changer les règles
home-players = { $fewest } à { $most } joueurs
home-minutes = environ { $minutes } min
home-words-en = mots anglais seulement
home-next = Continuer la partie : { $game }
home-next-turn = À vous de jouer : { $game }
home-still-play = Lancer les animations
home-still-stop = Arrêter les animations
home-rules = Règles
home-look-up = Chercher un mot
home-docs = Documentation
home-welcome = Bienvenue dans Parlour
home-welcome-text = Choisissez un jeu et jouez tout de suite contre un robot, ou invitez des amis : l’adresse de cet ordinateur suffit à leurs téléphones. Vos parties restent sur cet ordinateur.
home-nearby = Jouer avec des téléphones à proximité
home-nearby-qr = QR code qui ouvre cette page sur un téléphone
home-nearby-text = Scannez le code avec l’appareil photo d’un téléphone, ou tapez cette adresse dans son navigateur.
home-nearby-address = Adresse
home-nearby-hint = Le téléphone doit être sur le même réseau que cet ordinateur. Il n’y a rien à installer.
home-nearby-none = Seul cet ordinateur peut ouvrir Parlour pour l’instant : il n’est sur aucun réseau, ou Parlour a été lancé avec --local.
home-join = Rejoindre une partie
home-join-hint = Entrez un code de partie ou de place
home-code = Code
home-join-button = Rejoindre
home-code-unknown = Ce code ne marche pas. Le code d’une partie a cinq lettres, celui d’une place six. Vérifiez-le et réessayez.
home-mine = Mes parties
home-mine-empty = Pas encore de partie.
home-mine-first = Jouer à { $game }
home-replay = Revoir
home-analyse = Analyser
home-your-turn = À vous
home-status-gathering = En attente des joueurs
home-status-playing = En cours
home-with = avec { $names }
home-alone = Personne d’autre pour l’instant
home-forget = Retirer de cette liste
home-open = Parties ouvertes
home-open-empty = Aucune partie ouverte en ce moment.
home-join-open = Rejoindre
home-watch = Regarder
home-picture = La partie en cours
home-seats-free =
    { $count ->
        [0] aucune place libre
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-finished-hidden = Parties terminées ({ $count })

## Setup

setup-mode = Comment jouer
setup-players = Joueurs
setup-player = Joueur { $number }
setup-open = Inviter un ami
setup-open-seat = Place libre
setup-bot = Robot
setup-add-player = Ajouter un joueur
setup-add-bot = Ajouter un robot
setup-remove = Retirer { $name }
setup-player-name = Nom du joueur { $number }
setup-level = Niveau
setup-level-easy = Facile
setup-level-medium = Moyen
setup-level-greedy = Glouton
setup-level-hard = Difficile
setup-level-expert = Expert
setup-listed = Afficher dans les parties ouvertes
setup-preset = Règles
setup-standard = Règles standard
setup-start = Commencer la partie
setup-create = Créer la partie
setup-show = Afficher sur cet écran
setup-own-list = Votre propre liste
setup-unfit = « { $text } » ne convient pas ici. La description donne des exemples.
setup-own-list-hint = Séparez les mots par des espaces ou des retours à la ligne. Lettres de A à Z seulement.
setup-own-list-count =
    { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
setup-value = { $label } : { $value }
setup-number = { NUMBER($value) }
setup-rule = Règle
setup-rule-open = Règle { $id }
setup-move-up = Faire monter { $name }

## Proofs

lookup-proof-fact = Fait
lookup-proof-episode = Récit
lookup-proof-verse = Verset
lookup-part-noun = nom
lookup-part-verb = verbe
lookup-part-adjective = adjectif
lookup-part-adverb = adverbe

## Print

print-button = Imprimer
print-what = À imprimer
print-size = Taille
print-size-true = Taille réelle, sur plusieurs feuilles s’il le faut
print-size-fit = Ajustée à une feuille
print-paper = Papier
print-paper-letter = Letter
print-ink = Encre
print-ink-colour = Couleur
print-ink-black = Noir et blanc
print-make = Créer le PDF
print-hint = Vous recevez un PDF. Imprimez-le à 100 %, sans « ajuster à la page ».
print-done = { $name } est dans vos téléchargements. Imprimez-le à 100 %, sans « ajuster à la page ».
print-game = Un souvenir de cette partie
print-analysis = Analyse
