## Requests

server-too-many-requests =
    Trop de demandes. Réessayez dans { $wait ->
        [one] une seconde
       *[other] { $wait } secondes
    }.
server-other-origin = Cette demande vient d’un autre site : elle a été refusée.
server-other-host = Ce serveur ne répond pas au nom « { $host } ». Pour qu’il y réponde, démarrez-le avec --host { $host }.
server-metrics-closed = Pour lire les mesures, il faut être sur cet ordinateur ou envoyer le jeton de --metrics-token.
server-operator-only = Seule la personne qui administre ce serveur peut le faire.
server-bad-request = Nous n’avons pas pu lire cette demande : { $reason }.
server-not-found = Il n’y a rien à l’adresse { $path }.
server-bad-method = La méthode { $method } n’est pas possible à cette adresse.
server-too-large = Cette demande est trop volumineuse.
server-busy = Le serveur est occupé. Réessayez dans un instant.
server-too-slow = Cela prenait trop de temps : nous avons arrêté le calcul. Essayez quelque chose de plus petit.
server-no-game = Le jeu « { $key } » n’existe pas.

## Tables

server-needs-token = Seuls les joueurs peuvent faire cela. Rejoignez d’abord cette partie.
server-bad-seat-change = « add » demande « info », « set » demande « seat » et « info », et « drop » seulement « seat ».
server-log-closed = Vous pourrez voir le journal à la fin de la partie.
server-no-export = { $game } ne peut pas être exporté au format « { $format } ».
server-no-such-moment = Cette ligne ou cette place n’existe pas dans cette partie.
server-no-pictures = Ce jeu n’a pas d’images.

## Aids and lookup

server-lookup-closed = Vous jouez une partie sans recherche de mots ({ $code }). Vous pourrez chercher des mots quand elle sera finie.
server-hints-closed = Vous jouez une partie sans conseils ({ $code }). Vous pourrez analyser des parties quand elle sera finie.
server-analysis-empty = Collez d’abord une partie ou une position.
server-game-too-long = Cette partie est trop longue : elle a { $lines } lignes.
server-word-not-told = Nous ne pouvons pas expliquer { $word } pour l’instant.
server-bad-word = « { $text } » n’est pas un mot. Tapez au moins deux lettres.

## Gallery

server-needs-secret = Seul l’auteur peut faire cela.
server-gallery-no-item = Cette publication n’est plus dans la galerie.
server-gallery-needs-name = Donnez-lui un nom avant de publier.

## Starting the server

server-open = Parlour est accessible à l’adresse { $url }
server-open-network = Sur votre réseau : { $url }
server-no-docs = La documentation n’est pas encore construite. Pour la construire : make docs
server-no-page = La page web n’est pas encore construite. Pour la construire : make page
server-saved-in = Les parties sont enregistrées dans { $path }. Appuyez sur Ctrl-C pour arrêter.
server-test-seed-local = Avec --test-seed, chacun pourrait prévoir la partie : il faut donc --local.
server-port-reserved = Le port { $port } est réservé. Choisissez-en un au-dessus de 1023 avec --port.
server-already-running = Parlour est déjà lancé à l’adresse { $url }. Pour en lancer un second, choisissez un autre --port.
server-opened-again = Parlour était déjà lancé : votre navigateur s’ouvre sur { $url }.
server-other-port = Un autre programme utilise le port { $port } : cette fois, Parlour utilise le port { $other }.
server-port-taken = Un autre programme utilise le port { $port }. Essayez --port { $other }.
server-no-address = Cet ordinateur n’a pas l’adresse { $address }.
server-cannot-audit = Impossible d’écrire le journal d’audit { $path } : { $reason }.
server-bad-collector = « { $text } » n’est pas l’adresse d’un collecteur. Utilisez par exemple { $url }.
