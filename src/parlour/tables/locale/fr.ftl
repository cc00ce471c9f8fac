## Tables and connections

tables-no-table = Cette partie n’existe pas, ou elle a été supprimée.
tables-restarting = Le serveur redémarre. Réessayez dans un instant.
tables-read-only = Ce serveur est en lecture seule en ce moment : rien ne peut changer, et tous les chronomètres sont arrêtés. Réessayez plus tard.
tables-draining = Ce serveur va redémarrer. Réessayez dans une minute.
tables-owned-elsewhere = Un autre serveur utilisait cette partie. Réessayez.
tables-other-node-away = Un autre serveur ne répond pas. Réessayez dans un instant.
tables-no-seat = Cette place n’est plus la vôtre.
tables-failed = Une erreur s’est produite, rien n’a changé. Réessayez.
tables-too-many-spectators = Trop de personnes regardent déjà cette partie.
tables-too-many-lessons = Trop de personnes suivent une leçon en ce moment. Réessayez dans un instant.
tables-bad-code = Ce code est incorrect, expiré ou déjà utilisé. Demandez-en un autre.

## Seats

tables-seat-count = Ce jeu compte de 1 à { $most } places, et non { $count }.
tables-needs-player = Prenez une place, ou donnez toutes les places à des robots.
tables-television-or-hot-seat = Il faut choisir : une télé, ou un seul appareil à se passer.
tables-program-or-hot-seat = Quand on se passe un seul appareil, aucun programme ne peut jouer.
tables-not-voted = « { $word } » n’a pas fait l’objet d’un vote.
tables-number-given = Vous avez déjà ajouté votre nombre aux tirages.
tables-join-started = Cette partie a déjà commencé. Vous pouvez la regarder.
tables-seats-moved = Les places ont changé. Regardez de nouveau et réessayez.
tables-seat-taken = Cette place est prise.
tables-full = Toutes les places sont prises. Vous pouvez regarder.
tables-host-only = Seul l’hôte peut faire cela.
tables-host-seat = La place de l’hôte ne peut pas être changée.
tables-seat-in-use = Quelqu’un occupe cette place. Libérez-la d’abord.
tables-no-more-seats = Ce jeu a { $most } places au maximum.
tables-open-seats = Attribuez ou retirez les places libres pour commencer.
tables-already-started = La partie a commencé : places et règles ne changent plus.
tables-seat-empty = Personne n’occupe cette place.
tables-remove-self = Vous ne pouvez pas vous exclure.
tables-no-room = Il n’y a plus de place pour les parties de votre réseau. Adressez-vous à la personne qui gère ce serveur.

## Playing and chat

tables-not-started = La partie n’a pas encore commencé.
tables-not-over = La partie n’est pas encore terminée.
tables-log-full = Cette partie est devenue trop longue pour continuer. Commencez-en une autre.
tables-players-only = Vous regardez la partie. Seuls les joueurs peuvent faire cela.
tables-no-television = Cette partie n’est pas affichée sur une télé.
tables-no-draft = Ce jeu montre les coups sur la télé une fois joués.
tables-draft-too-fast = Trop de changements à la fois. Attendez un instant.
tables-stale = La partie a avancé. Regardez de nouveau et réessayez.
tables-muted = L’hôte vous a retiré la parole.
tables-chat-bad-text = Un message compte de 1 à 500 caractères.
tables-chat-too-fast = Trop de messages. Attendez quelques secondes.
tables-chat-off = L’hôte a désactivé la discussion.
tables-chat-phrases-only = L’hôte n’autorise que les messages rapides.
tables-phrase-hello = Bonjour !
tables-phrase-good-luck = Bonne chance !
tables-phrase-nice = Joli coup !
tables-phrase-well-played = Bien joué !
tables-phrase-wow = Waouh !
tables-phrase-haha = Ha ha !
tables-phrase-ouch = Aïe !
tables-phrase-oops = Oups !
tables-phrase-thinking = Je réfléchis…
tables-phrase-your-turn = À vous de jouer !
tables-phrase-thanks = Merci !
tables-phrase-sorry = Pardon !
tables-phrase-one-moment = Un instant, s’il vous plaît.
tables-phrase-again = Encore une partie ?
tables-phrase-goodbye = Au revoir !

## Gallery

tables-gallery-own-limit = Vous en avez déjà publié { $most }. Retirez-en d’abord.
tables-gallery-full = La galerie est pleine : elle compte déjà { $most } publications.
tables-gallery-not-yours = Seul l’auteur peut modifier ou retirer cette publication.

## Database

tables-store-in-use = Un autre serveur Parlour utilise { $path }. Arrêtez-le d’abord.
tables-store-linked = { $path } a un second nom (un lien physique) : deux serveurs pourraient l’endommager. Faites-en plutôt une copie.
tables-no-store = La base de données { $path } n’existe pas.
tables-unknown-store = Parlour ne connaît pas de base de données « { $text } ». Utilisez postgresql://… ou un fichier.
tables-backup-exists = { $path } existe déjà. Choisissez un autre nom pour la sauvegarde.
tables-cannot-write = Impossible d’écrire { $path } : { $reason }.
tables-not-a-store = { $path } n’est pas une base de données lisible par cette version de Parlour.
tables-store-damaged = { $path } est endommagé : { $reason }. Pour sauver ce qui reste lisible : parlour repair --data { $path }
tables-cannot-open-store = Impossible d’ouvrir la base de données { $path } : { $reason }.
tables-cannot-read-store = Impossible de lire la base de données : { $reason }.
tables-not-saved = Rien n’a changé, car l’enregistrement a échoué : { $reason }.
tables-store-gone = Le fichier de la base de données a été supprimé ou remplacé : rien ne peut être enregistré. Arrêtez le serveur : si le fichier a été supprimé, il sera réécrit.
tables-cannot-clean-store = Impossible de nettoyer la base de données : { $reason }.
