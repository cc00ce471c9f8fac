## Command line: headings and placeholders

cli-usage = parlour [COMMANDE] …
cli-about = Jouer à des jeux de société dans le terminal ou le navigateur, à plusieurs et contre des robots.
cli-heading-usage = usage :{" "}
cli-heading-options = options{" "}
cli-heading-commands = commandes{" "}
cli-heading-examples = exemples :
cli-metavar-file = FICHIER
cli-metavar-game = JEU
cli-metavar-bot = ROBOT
cli-metavar-name = NOM
cli-metavar-name-value = NOM=VALEUR
cli-metavar-word = MOT
cli-metavar-what = QUOI
cli-metavar-folder = DOSSIER

## Command line: options of all commands

cli-flag-help = afficher cette aide et quitter
cli-flag-version = afficher la version et quitter
cli-flag-help-language = langue de cette aide
cli-flag-language = langue (par défaut : celle du système)
cli-flag-no-colour = désactiver les couleurs, comme NO_COLOR
cli-flag-plain = texte simple pour lecteurs d’écran
cli-flag-json = afficher les résultats en JSON
cli-flag-data = base de données du serveur (par défaut : dans votre dossier de données)
cli-flag-store = une base de données PostgreSQL au lieu d’un fichier, ou dans PARLOUR_STORE
cli-flag-bus = NATS, par lequel plusieurs serveurs partagent une base de données, ou dans PARLOUR_BUS

## Command line: play

cli-about-play = jouer dans ce terminal : à plusieurs devant l’écran, contre des robots, ou les deux
cli-usage-play = JEU [--players NOM …] [--option NOM=VALEUR] …
cli-example-alone = lancer le serveur et ouvrir la page
cli-example-play = demander qui joue, puis commencer
cli-example-play-people = deux personnes devant le même écran
cli-example-play-bot = contre un robot
cli-example-play-hints = avec des conseils
cli-example-play-seed = le même hasard à chaque fois
cli-arg-game = le jeu ; « parlour games » en donne la liste
cli-flag-players = qui joue ; « bot:medium » ou « Rosie bot:medium » est un robot
cli-flag-option = une règle maison, avec des virgules entre plusieurs valeurs ; « parlour games JEU » en donne la liste
cli-flag-preset = un ensemble de règles maison, par exemple classic
cli-flag-seed = graine aléatoire : le même nombre donne le même hasard
cli-flag-save = enregistrer la partie dans ce fichier (par défaut : dans votre dossier de données)
cli-flag-load = continuer la partie de ce fichier

## Command line: replay, rules, games, data

cli-about-replay = montrer une partie enregistrée, coup par coup
cli-usage-replay = FICHIER [--step] [--board] …
cli-arg-replay-file = une partie enregistrée ou un fichier GCG
cli-about-verify = vérifier les tirages et les dés d’une partie terminée
cli-usage-verify = FICHIER
cli-arg-verify-file = le journal d’une partie jouée sur un serveur
cli-flag-step = pas à pas, avec le plateau
cli-flag-board = montrer le plateau final
cli-flag-seat = tel que ce joueur le voit : un nom, ou un numéro à partir de 0
cli-about-rules = afficher les règles d’un jeu, ou une seule
cli-usage-rules = JEU [ID]
cli-example-rules = une règle
cli-arg-rule = numéro d’une règle, par exemple AG-6
cli-about-games = lister les jeux, ou les règles maison d’un jeu
cli-usage-games = [JEU]
cli-about-data = construire et vérifier le fichier des mots et des textes bibliques

## Command line: serve, backup, restore, repair

cli-about-serve = héberger des parties pour les navigateurs, sur cet ordinateur et le réseau local
cli-usage-serve = [--config FICHIER] [--port N] [--local] [--data FICHIER] [--store postgresql://…] [--base-path /CHEMIN] [--no-browser]
cli-example-serve = afficher l’adresse, et un QR code pour les téléphones
cli-example-serve-local = seulement sur cet ordinateur, sur un autre port
cli-flag-port = port d’écoute ; 0 en choisit un libre (par défaut : 8765)
cli-flag-local = seulement sur cet ordinateur, pas sur le réseau
cli-flag-config = les réglages de ce fichier ; les options et les variables PARLOUR_… passent avant
cli-flag-bind = adresse réseau d’écoute, par exemple 10.0.0.2, ou { $every } pour IPv6 aussi (par défaut : tout IPv4)
cli-flag-base-path = chemin sous lequel un proxy propose ce serveur, par exemple /jeux
cli-flag-proxy = adresse d’un proxy sur un autre ordinateur, dont l’en-tête X-Forwarded-For fait foi ; peut être répété
cli-flag-log-format = journal en texte ou en JSON (par défaut : text)
cli-flag-access-log = noter chaque requête dans le journal
cli-flag-audit-log = écrire aussi dans ce fichier ce que font les hôtes et les administrateurs
cli-flag-traces = envoyer des traces à ce collecteur OpenTelemetry, par exemple { $url }
cli-flag-modules = d’autres jeux, en modules Python (« MODULE » ou « MODULE:NOM »), comme dans PARLOUR_GAMES
cli-flag-no-browser = ne pas ouvrir de navigateur
cli-flag-pace = multiplier par N les limites de requêtes de chaque appareil
cli-flag-host = un nom public sous lequel les navigateurs joignent ce serveur, par exemple jeux.example.org ; peut être répété
cli-flag-sync = « full » : chaque coup attend le disque, et une coupure de courant ne perd rien (par défaut : normal)
cli-flag-metrics-token = jeton pour /metrics, ou dans PARLOUR_METRICS_TOKEN (par défaut : réservé à cet ordinateur)
cli-flag-quota = espace pour les parties d’une même adresse réseau, en mégaoctets ; « none » : sans limite (par défaut : 256)
cli-flag-keep = supprimer les parties terminées que personne n’a ouvertes depuis ce nombre de jours (par défaut : jamais)
cli-metavar-days = JOURS
cli-flag-test-seed = pour les tests : graine aléatoire de toutes les parties ; demande --local
cli-autostart-about = lancer le serveur à l’ouverture de votre session, ou ne plus le faire
cli-autostart-what = l’activer (on), le désactiver (off) ou voir ce qu’il en est (par défaut : status)
cli-autostart-port = port d’écoute (par défaut : 8765)
cli-autostart-example-on = dès la prochaine ouverture de session, sans ouvrir de navigateur
cli-autostart-example-off = revenir en arrière
cli-autostart-bad = « { $text } » n’est ni on, ni off, ni status.
cli-autostart-on = Parlour démarrera à l’ouverture de votre session ({ $path }). Pour revenir en arrière : parlour autostart off
cli-autostart-off = Parlour ne démarrera plus tout seul ({ $path } est supprimé). S’il est en marche, il le reste jusqu’à la fin de votre session.
cli-autostart-was-off = Parlour ne démarre pas tout seul : le fichier { $path } n’existe pas.
cli-autostart-is-on = Activé : Parlour démarre à l’ouverture de votre session ({ $path }).
cli-autostart-is-off = Désactivé : Parlour ne démarre pas tout seul (le fichier { $path } n’existe pas). Pour changer cela : parlour autostart on
cli-autostart-no-systemd = Ce système n’utilise pas systemd : nous ne pouvons pas le faire pour vous. Ajoutez cette commande à vos programmes au démarrage : { $command }
cli-about-backup = sauvegarder toutes les parties du serveur dans un fichier, même pendant qu’il tourne
cli-about-restore = restaurer toutes les parties du serveur depuis une sauvegarde ; arrêtez d’abord le serveur
cli-about-repair = sauver ce qui reste lisible dans une base de données endommagée ; arrêtez d’abord le serveur
cli-usage-repair = [--data FICHIER]
cli-usage-backup = FICHIER [--data FICHIER] [--store postgresql://…] [--config FICHIER]
cli-arg-backup-file = la sauvegarde à écrire ; le fichier ne doit pas encore exister
cli-arg-restore-file = une sauvegarde faite par « parlour backup »
cli-about-db = vérifier la base de données du serveur, ou la convertir au format de cette version
cli-usage-db = check|upgrade [--data FICHIER] [--store postgresql://…] [--config FICHIER]
cli-arg-db-task = check : tout lire, et compter les parties et les coups ; upgrade : faire une copie, puis convertir le format ; arrêtez d’abord le serveur
cli-example-db-check = est-ce que tout est là ?
cli-example-db-upgrade = après une mise à jour du serveur
cli-about-admin = administrer un serveur en marche : parties, annonces, lecture seule, arrêt
cli-usage-admin = [status|tables|remove ID|announce|read-only on|off|drain] [--server URL] [--data FICHIER] [--store postgresql://…]
cli-example-admin-status = l’état du serveur
cli-example-admin-tables = les parties les plus récentes
cli-example-admin-remove = supprimer une partie pour tout le monde
cli-example-admin-announce = informer tout le monde, dans les deux langues
cli-example-admin-clear = retirer l’annonce
cli-example-admin-read-only = ne permettre aucun changement, et arrêter tous les chronomètres
cli-example-admin-drain = ne plus commencer de partie, tout enregistrer, et arrêter
cli-arg-admin = l’action (par défaut : status)
cli-arg-admin-given = remove : l’identifiant d’une partie ; read-only : on ou off
cli-metavar-text = TEXTE
cli-flag-admin-en = announce : le texte anglais
cli-flag-admin-fr = announce : le texte français
cli-flag-admin-clear = announce : retirer l’annonce
cli-flag-admin-limit = tables : combien en montrer, 1000 au plus (par défaut : 50)
cli-flag-admin-server = adresse du serveur (par défaut : celui qui utilise la base de données, ou { $url })
cli-admin-status = Parlour { $version }. Parties en mémoire : { $tables }. Joueurs et spectateurs connectés : { $connections }.
cli-admin-is-read-only = Le serveur est en lecture seule.
cli-admin-is-draining = Le serveur va s’arrêter.
cli-admin-tables = Parties affichées : { $shown } sur { $total }.
cli-admin-removed = La partie { $id } a été supprimée.
cli-admin-announced = Tout le monde voit maintenant l’annonce. Elle disparaîtra à l’arrêt du serveur.
cli-admin-cleared = L’annonce a été retirée.
cli-admin-read-only-on = Le serveur est maintenant en lecture seule, et tous les chronomètres sont arrêtés.
cli-admin-read-only-off = Le mode lecture seule est terminé. Les parties et les chronomètres reprennent.
cli-admin-drained = Tout est enregistré, et le serveur s’est arrêté.

## Command line: words and the Bible

cli-about-word = vérifier un mot : ce qu’il est, et dans quels jeux il est valable
cli-usage-word = MOT … [--in en|fr]
cli-example-word = deux mots anglais
cli-example-word-french = un mot français
cli-arg-words = un mot ; un titre ou un nom avec des espaces se met entre guillemets
cli-flag-in = langue des mots (par défaut : celle de l’affichage)
cli-about-connect = montrer ce qui relie deux mots dans la Bible, avec les versets
cli-usage-connect = MOT MOT [--limit N] [--bible NOM]
cli-example-connect = les meilleurs liens d’abord
cli-arg-connect-words = deux mots, en majuscules ou en minuscules
cli-flag-limit = nombre de liens à montrer (par défaut : 5)
cli-flag-bible = chercher d’abord dans cette Bible importée
cli-about-kin = montrer la parenté de deux personnes de la Bible, avec les versets
cli-usage-kin = NOM [NOM] [--all]
cli-example-kin = la parenté de Ruth et David
cli-example-kin-name = toutes les personnes de ce nom
cli-arg-kin-names = un nom en anglais ou en français, ou un identifiant
cli-flag-all = montrer toutes les parentés et toutes les personnes de ce nom
cli-about-scripture = importer une Bible à vous, lister celles qui sont importées, ou en supprimer une
cli-usage-scripture = import FICHIER [--name NOM] [--language fr] | list | remove NOM
cli-example-scripture-csv = un tableau avec livre, chapitre, verset et texte
cli-example-scripture-usfm = une archive ZIP ou un dossier de fichiers USFM, avec un nom
cli-example-scripture-list = lister les Bibles importées
cli-arg-scripture = l’action
cli-arg-scripture-file = un fichier OSIS, USFM ou CSV ; avec remove, le nom d’une Bible
cli-flag-bible-name = nom de la Bible (par défaut : celui du fichier)
cli-flag-bible-language = langue de la Bible, par exemple fr ou en (par défaut : devinée)
cli-flag-replace = remplacer une Bible du même nom

## Command line: analyse, picture, arena, bench

cli-about-analyse = analyser une partie ou une position : les meilleurs coups, et les chances de chacun
cli-usage-analyse = FICHIER [--json]
cli-example-analyse = une partie enregistrée
cli-example-analyse-gcg = une partie d’un autre programme
cli-example-analyse-position = les meilleurs coups dans une position
cli-arg-analyse-file = une partie enregistrée, un fichier GCG ou une position (CGP)
cli-about-picture = dessiner une partie, une position ou une carte en SVG ou en PNG
cli-usage-picture = FICHIER [--out FICHIER] [--seat N] [--dark] [--at LIGNE] [--width PX]
cli-example-picture = la dernière position, telle que la voient les spectateurs
cli-example-picture-at = une position antérieure, telle que la voit un joueur
cli-arg-picture-file = une partie enregistrée, un fichier GCG, une position (CGP) ou une carte
cli-flag-out = écrire dans ce fichier .svg ou .png (par défaut : afficher le SVG)
cli-flag-dark = fond sombre
cli-flag-at = après la ligne N du journal (par défaut : la dernière)
cli-flag-width = largeur en pixels
cli-about-arena = faire jouer deux robots l’un contre l’autre, et compter leurs victoires
cli-usage-arena = JEU ROBOT ROBOT [--games N] [--option NOM=VALEUR] [--sequential] [--resume FICHIER] [--on ray] [--json]
cli-example-arena = 200 parties
cli-example-arena-sequential = jusqu’à savoir si expert gagne 57 % des parties
cli-arg-bots = deux robots : niveaux du jeu, « module:Classe », ou noms donnés avec --bot
cli-flag-games = nombre maximal de parties (par défaut : 100)
cli-flag-sequential = s’arrêter dès que le résultat est clair
cli-flag-bar = avec --sequential : taux de victoires à tester pour le premier robot, en pourcentage (par défaut : 50)
cli-flag-resume = enregistrer les résultats dans ce fichier, et continuer à partir de là
cli-about-bot = faire jouer votre propre robot, en programme ou à la table d’un serveur
cli-usage-bot = stdio CLASSE | connect ADRESSE ROBOT [--name NOM] [--stay]
cli-example-bot-stdio = une classe Python en programme qui lit des vues et écrit des commandes
cli-example-bot-connect = une classe Python à une table ; l’hôte de la table vous donne l’adresse
cli-example-bot-program = un programme à une table
cli-arg-bot-way = parler le protocole par lignes, ou jouer à la table d’un serveur
cli-arg-bot-given = « module:Classe » ; pour « connect » l’adresse d’une place, et « module:Classe » ou un programme
cli-flag-bot-name = son nom à la table
cli-flag-bot-stay = rester pour les revanches
cli-flag-bot = un robot à vous, à nommer comme un niveau : « module:Classe », ou un programme qui parle le protocole par lignes ; « JEU/NOM=ROBOT » pour un seul jeu ; peut être répété
cli-flag-bot-seconds = temps accordé à votre robot pour chaque choix, en secondes (par défaut : 10)
cli-flag-ratings = classer les robots d’après ces résultats (fichiers de --resume) dans un seul tableau, sans jouer
cli-flag-logs = enregistrer le journal de chaque partie dans ce dossier
cli-about-export = écrire des parties dans un tableau, pour l’analyse de données
cli-usage-export = FICHIER… --parquet FICHIER
cli-example-export = tous les journaux d’un dossier
cli-example-export-store = les parties terminées d’un serveur
cli-example-export-postgres = les parties terminées d’un serveur dont les tables sont dans PostgreSQL
cli-arg-export = des journaux, des dossiers de journaux, ou la base de données d’un serveur : un fichier, ou postgresql://…
cli-flag-parquet = le fichier Parquet à écrire
cli-about-bench = mesurer les performances
cli-example-bench = combien de commandes le serveur traite par seconde
cli-example-bench-rate = temps de réponse à 300 commandes par seconde
cli-example-bench-games = parties entières par seconde, jouées au hasard par la bibliothèque et par gym.vector
cli-arg-bench = ce qu’il faut mesurer
cli-flag-bench-tables = nombre de tables (par défaut : 100)
cli-flag-bench-players = joueurs par table (par défaut : 2)
cli-flag-bench-seconds = durée en secondes (par défaut : 20)
cli-flag-bench-rate = commandes par seconde (par défaut : autant que possible)
cli-flag-bench-idle = mesurer plutôt la mémoire de N tables inactives
cli-flag-bench-games = nombre de parties jouées par la bibliothèque (par défaut : 100)
cli-flag-bench-envs = nombre de parties simultanées dans gym.vector (par défaut : 256 ; 0 : ne pas le mesurer)

## Command line: errors

cli-needs-extra = Cette commande a besoin d’autres paquets. Pour les installer : { $install }
cli-flag-needs-value = Il manque une valeur après { $flag }.
cli-bad-arguments = Cette ligne de commande ne convient pas : { $message }.
cli-unknown-command = La commande « { $word } » n’existe pas. Choisissez parmi : { $names }.
cli-unknown-command-near = La commande « { $word } » n’existe pas. Vouliez-vous dire « { $near } » ?
cli-unknown-argument = « { $argument } » n’a pas sa place ici. Pour l’aide : { $help }
cli-unknown-argument-near = L’option « { $argument } » n’existe pas. Vouliez-vous dire « { $near } » ?
cli-not-whole-number = « { $text } » n’est pas un nombre entier.
cli-unknown-language = La langue « { $text } » n’existe pas. Choisissez parmi : { $names }.
cli-needs-game = Quel jeu ? Choisissez parmi : { $games }.
cli-replay-needs-file = Quel fichier ? Par exemple : parlour replay partie.parlour
cli-verify-needs-file = Quel fichier ? Par exemple : parlour verify partie.parlour
cli-analyse-needs-file = Quel fichier ? Par exemple : parlour analyse partie.parlour
cli-picture-needs-file = Quel fichier ? Par exemple : parlour picture partie.parlour --out partie.png
cli-backup-needs-file = Quel fichier ? Par exemple : parlour backup parties.db
cli-restore-needs-file = Quel fichier ? Par exemple : parlour restore parties.db
cli-db-needs-task = Que voulez-vous faire ? Par exemple : parlour db check
cli-data-or-store = Choisissez un fichier (--data) ou une autre base de données (--store), pas les deux.
cli-bus-needs-store = Pour faire tourner plusieurs serveurs, il faut une base de données PostgreSQL (--store).
cli-bad-bus = « { $text } » n’est pas une adresse NATS. Utilisez par exemple nats://localhost.
cli-admin-bad-task = La tâche « { $text } » n’existe pas. Au choix : { $names }.
cli-admin-bad-limit = « { $text } » n’est pas un nombre entre 1 et 1000.
cli-admin-needs-table = Quelle partie ? « parlour admin tables » montre leurs identifiants.
cli-admin-needs-text = Que faut-il annoncer ? Utilisez --en et --fr, ou --clear pour retirer l’annonce.
cli-admin-needs-both = Annoncez-le dans les deux langues, avec --en et --fr.
cli-admin-on-or-off = On ou off ? Par exemple : parlour admin read-only on
cli-admin-bad-server = « { $text } » n’est pas l’adresse d’un serveur. Utilisez par exemple { $url }.
cli-admin-not-running = Aucun serveur n’utilise { $path }.
cli-admin-no-server = Aucun serveur ne répond à l’adresse { $address }.
cli-admin-still-there = Le serveur à l’adresse { $address } est encore en marche. Son journal indique peut-être pourquoi.
cli-admin-refused = Le serveur a refusé.
cli-scripture-needs-file = Quel fichier ? Par exemple : parlour scripture import bible.csv
cli-scripture-needs-name = Quelle Bible ? « parlour scripture list » donne leurs noms.
cli-scripture-needs-action = Que voulez-vous faire ? Choisissez parmi : import FICHIER, list, remove NOM.
cli-connect-needs-words = Quels mots ? Il en faut deux, par exemple : parlour connect DIEU ANGE
cli-word-in-game = { $game } : { $verdict }
cli-word-needs-word = Quel mot ? Par exemple : parlour word CATCH
cli-kin-needs-name = Qui ? Par exemple : parlour kin RUTH DAVID
cli-arena-needs-bots = Quel jeu, et quels robots ? Il en faut deux, par exemple : parlour arena { $game } hard medium
cli-bot-needs-way = Que voulez-vous faire ? Choisissez parmi : stdio CLASSE, connect ADRESSE ROBOT.
cli-bot-needs-class = Quelle classe ? Par exemple : « parlour bot stdio mybots:Rex »
cli-bot-needs-address = Quelle place, et quel robot ? Par exemple : « parlour bot connect http://…/t/…#bot=… mybots:Rex »
cli-bad-bot-seconds = « { $text } » n’est pas un nombre de secondes entre 0,05 et 600.
cli-export-needs-files = Quelles parties, et dans quel fichier ? Par exemple : parlour export parties/ --parquet parties.parquet
cli-export-empty = Aucun journal (*.parlour) dans { $path }.
cli-bench-needs-name = Que voulez-vous mesurer ? Choisissez parmi : { $names }.
cli-bad-word = « { $text } » n’est pas un mot. Utilisez de 2 à 80 lettres.
cli-bad-port = « { $text } » n’est pas un port. Utilisez un nombre entre 0 et { $last }.
cli-bad-pace = « { $text } » n’est pas un nombre supérieur à 0.
cli-bad-bind = « { $text } » n’est pas une adresse réseau. Utilisez par exemple { $examples }.
cli-bad-proxy = « { $text } » n’est ni une adresse réseau ni un réseau. Utilisez par exemple 10.0.0.2 ou 10.0.0.0/8.
cli-bad-base-path = « { $text } » ne peut pas être un chemin de base. Utilisez par exemple /jeux.
cli-bind-or-local = Choisissez une adresse (--bind) ou cet ordinateur seul (--local), pas les deux.
cli-config-unreadable = Impossible de lire les réglages ({ $path }) : { $reason }.
cli-config-unknown = { $place } : le réglage « { $name } » n’existe pas. Au choix : { $names }.
cli-config-unknown-near = { $place } : le réglage « { $name } » n’existe pas. Vouliez-vous dire « { $near } » ?
cli-config-choice = { $place } : « { $text } » n’est pas possible ici. Au choix : { $choices }.
cli-config-switch = { $name } : « { $text } » n’est ni oui (yes) ni non (no).
cli-config-needs-switch = { $place } : « { $name } » doit être true ou false.
cli-config-needs-list = { $place } : « { $name } » doit être un texte, ou une liste de textes.
cli-config-needs-text = { $place } : « { $name } » doit être un texte ou un nombre.
cli-bench-bad-number = « { $text } » n’est pas un nombre entre 0 et 999 999.
cli-picture-bad-suffix = « { $name } » ne se termine ni par .svg ni par .png. Choisissez un autre nom.
cli-picture-no-game = { $path } n’est pas une partie : enlevez --seat et --at.
cli-load-conflict = --load continue une partie enregistrée : enlevez { $name }.
cli-load-other-game = { $path } est une partie d’un autre jeu : { $found }, pas { $game }.

## Files

cli-file-error = { $path } : { $reason }
cli-no-file = Le fichier { $path } n’existe pas.
cli-is-folder = { $path } est un dossier, pas un fichier.
cli-cannot-read = Impossible de lire { $path } : { $reason }.
cli-cannot-write = Impossible d’écrire { $path } : { $reason }.
cli-file-exists = { $path } existe déjà. Choisissez un autre nom.
cli-not-utf-8 = { $path } : la ligne { $line } n’est pas du texte UTF-8.
cli-unknown-seat = Il n’y a pas de joueur « { $typed } ». Choisissez parmi : { $seats }.
cli-results-of-other-match = { $file } contient les résultats d’une autre rencontre. Choisissez un autre fichier.
cli-worker-died = Le processus qui jouait la partie { $number } s’est arrêté { $times } fois. Cherchez ce qui l’arrête, par exemple un manque de mémoire.
cli-ray-not-found = Impossible de se connecter à Ray (« { $address } »). { $reason }
cli-ray-lost = La connexion à Ray est perdue. { $reason }
cli-ray-other-version = Un nœud de la grappe Ray utilise Parlour { $there }, et cette machine { $here }. Installez partout la même version.
cli-not-results = { $file } n’est pas un fichier de résultats. Choisissez un autre fichier.

## Starting a game

cli-unfinished = Vous avez une partie en cours : { $scores }.
cli-ask-continue = Continuer cette partie ? [O/n]{" "}
cli-save-kept = { $path } ne change pas ; la nouvelle partie aura son propre fichier.
cli-ask-players = Qui joue ? Tapez un nom, puis Entrée. Quand tout le monde est là, appuyez simplement sur Entrée.
cli-ask-players-bots = Pour ajouter un robot, tapez « { $example } ». Niveaux : { $levels }.
cli-bot-plays = { $name } (robot, { $level }) : { $about }
cli-ask-player = Joueur { $number }{ $hint } :{" "}
cli-name-taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
cli-ask-settings = Des règles maison ? Tapez-en une, par exemple « { $example } », ou « ? » pour la liste. Pour les règles standard, appuyez simplement sur Entrée.
cli-ask-setting = Règle maison :{" "}
cli-setting-form = Écrivez les options sous la forme nom=valeur, par exemple « { $example } ».
cli-setting-bad-value = { $name } ne peut pas être « { $text } ». Choisissez parmi : { $values }.
cli-setting-number = un nombre
cli-setting = { $label } : { $help }
cli-setting-applies-when = S’applique quand { $condition }.

## Playing

cli-prompt-to = { $names } : { $prompt }
cli-thinking = { $name } réfléchit…
cli-pass-screen = Passez l’écran à { $name }. Les autres, ne regardez pas ! Appuyez sur Entrée.
cli-paused = La partie est en pause. Appuyez sur Entrée pour continuer
cli-bad-answer = Cette réponse n’est pas possible. Pour faire autre chose, commencez par votre nom, par exemple « { $name }: … ».
cli-ask-who = Qui ? { $names }
cli-ask-confirm = « { $command } » est définitif. Continuer ? [o/N]{" "}
cli-bot-lost-turn = { $name } n’a pas donné de réponse valable et perd un tour.
cli-bot-silent = Un robot ne répond pas : la partie ne peut pas continuer.
cli-save-moved = Un autre programme a changé le fichier : cette partie est maintenant enregistrée dans { $path }.
cli-rule-hint = Pour lire la règle, tapez « /règles { $id } ».

## Answers

cli-answer-accept = accepter
cli-answer-decline = refuser
cli-answer-challenge = contester
cli-answer-challenge-one = contester { $rest }
cli-answer-ask = demander { $rest }
cli-answer-take = prendre { $rest }
cli-answer-offer = proposer de l’aide
cli-answer-yes = oui
cli-answer-no = non
cli-answer-wait = attendre
cli-answer-bot = faire jouer un robot
cli-answer-leave = continuer sans ce joueur
cli-answer-continue = continuer
cli-answer-enter = Entrée

## Help while playing

cli-help-answers = Vos réponses
cli-help-turn = Votre tour
cli-help-always = À tout moment
cli-help-back = reprendre votre dernier coup, si les autres sont d’accord ; comme /annuler
cli-help-pause = mettre la partie en pause, ou la reprendre
cli-help-resign = abandonner et regarder, ou quitter la partie
cli-help-other-player = une commande d’un autre joueur devant cet écran
cli-help-terminal = Dans ce terminal
cli-help-help = afficher cette aide
cli-type-rules = /règles { $id }
cli-help-rules = lire une règle ; /règles en donne la liste
cli-type-log = /journal · /plateau · /options
cli-help-log = ce qui s’est passé ; le plateau ; les règles maison
cli-type-rack = /chevalet
cli-help-rack = mélanger vos jetons
cli-help-score = voir ce que rapporterait un coup
cli-type-hint = /mot LIGHT · /conseil
cli-help-hint = chercher un mot ; demander un conseil (si la partie le permet)
cli-type-save = /enregistrer FICHIER · /quitter
cli-help-save = enregistrer une copie ; quitter (la partie est toujours enregistrée)

## Commands with a slash

cli-unknown-slash = La commande « { $word } » n’existe pas. Tapez « ? » pour l’aide.
cli-unknown-slash-near = La commande « { $word } » n’existe pas. Vouliez-vous dire « { $near } » ?
cli-rules-list-hint = Pour en lire une, tapez « /règles { $id } ».
cli-hint = Essayez : { $command }
cli-no-lookup = La recherche de mots est désactivée dans cette partie.
cli-lookup-needs-word = Tapez un seul mot, par exemple « /mot LIGHT ».
cli-score-not-your-turn = Seul le joueur dont c’est le tour peut faire cela.
cli-score-needs-word = Tapez une case et un mot, par exemple « /score 8G LIGHT ».
cli-saved = Votre partie est enregistrée dans { $path }.
cli-copy-saved = Une copie est enregistrée dans { $path }.

## The end of a game

cli-final-winner = { $name } : { $score } – victoire
cli-final-score = { $name } : { $score }
cli-continue-hint = Pour continuer : parlour play --load { $path }
cli-replay-hint = Pour la revoir : parlour replay { $path }
cli-votes = Décidé par vote : { $words }.
cli-votes-hint = Pour garder ces décisions dans la prochaine partie : { $command }

## Results of commands

cli-games-players = { $fewest } à { $most } joueurs
cli-games-hint = Pour les règles maison d’un jeu : parlour games { $game }
cli-games-bots = Robots : { $levels }.
cli-games-preset = Préréglage { $name } ({ $label }) : { $settings }.
cli-replay-house-rules = Règles maison : { $rules }.
cli-replay-next = Appuyez sur Entrée pour continuer, sur q pour quitter :{" "}
cli-replay-final = Scores finaux : { $scores }. Victoire : { $winners }.
cli-replay-unfinished = Scores provisoires : { $scores }. La partie n’est pas terminée.
cli-verify-good =
    { $lines ->
        [one] La seule ligne découle
       *[other] Les { $lines } lignes découlent
    } de la graine secrète et des coups joués. Rien n’a été modifié.
cli-verify-promise = Empreinte annoncée avant la distribution : { $commitment }
cli-analysing = Analyse en cours…
cli-backup-done =
    { $count ->
        [one] Une partie est sauvegardée dans { $path }.
       *[other] { $count } parties sont sauvegardées dans { $path }.
    }
cli-restore-done = Toutes les parties de la sauvegarde { $path } sont restaurées.
cli-restore-previous = Les parties précédentes sont gardées dans { $path }.
cli-db-checked =
    { $count ->
        [one] Tout va bien dans { $path } : une partie, { $lines } lignes de journal.
       *[other] Tout va bien dans { $path } : { $count } parties, { $lines } lignes de journal.
    }
cli-db-upgraded = { $path } : le format est à jour ({ $format }).
cli-db-kept = L’ancienne base de données (format { $format }) est gardée dans { $path }.
cli-repair-done =
    { $count ->
        [one] Une partie est sauvée dans { $path }.
       *[other] { $count } parties sont sauvées dans { $path }.
    }
cli-repair-kept = La base de données endommagée est gardée dans { $path }.
cli-repair-lost =
    { $count ->
        [one] Une partie est illisible : { $ids }.
       *[other] { $count } parties sont illisibles : { $ids }.
    }
cli-bench-playing = Parties jouées d’abord ({ $game }) : { $count }…
cli-bench-tables = { $count } tables, { $length } commandes par partie ; { $played } tables à la fois
cli-bench-idle = Création des tables ({ $count })…
cli-bench-endless = Les robots n’ont pas terminé leur partie ({ $game }).
cli-bench-no-server = Le serveur n’a pas démarré : { $said }
cli-bench-refused = Le serveur a refusé : { $reason }
cli-scripture-removed = « { $name } » a été supprimée.
cli-scripture-progress = { $count } versets lus…
cli-scripture-imported =
    « { $name } » est importée : { $verses } versets et { $words } mots différents ({ $books ->
        [one] un livre
       *[other] { $books } livres
    }).
cli-scripture-no-language = Sa langue n’a pas été reconnue : les formes d’un mot (comme ANGE et ANGES) ne sont pas rapprochées. Importez-la de nouveau avec --language pour y remédier.
cli-scripture-left-out = Laissé de côté, car il ne fait pas partie des 66 livres : { $book }.
cli-scripture-line =
    { $verses } versets ({ $books ->
        [one] un livre
       *[other] { $books } livres
    }), source : { $source }
cli-scripture-none = Aucune Bible importée pour l’instant. Pour en importer une : parlour scripture import FICHIER
cli-connect-none = Nous n’avons rien trouvé dans la Bible qui relie { $one } et { $other }.
cli-connect-fact = Fait
cli-connect-episode = Récit
cli-connect-verse = Verset
cli-connect-nearest = C’est ici qu’ils sont le plus proches :
cli-kin-none = Nous ne connaissons aucune parenté entre { $one } et { $other }.
cli-kin-namesakes = { $count } personnes s’appellent { $name }. Pour les voir : parlour kin { $name }
cli-kin-more = … et { $more } de plus. Pour tout voir, ajoutez --all.
cli-gallery-total = Total : { $count }
cli-gallery-needs-id = Quelle publication ? Donnez son identifiant. La commande « gallery » en donne la liste.
cli-gallery-unknown = « { $id } » n’est pas dans la galerie.
cli-gallery-removed = Retiré de la galerie : { $name }.
cli-ratings-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
cli-exported =
    { $path } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }.
cli-arena-interrupted = Interrompu. Relancez la même commande pour continuer.
cli-arena-rate =
    { $one } a gagné { $rate } % { $games ->
        [one] d’une partie
       *[other] des { $games } parties
    } contre { $other } (intervalle à 95 % : { $low } à { $high } %).
cli-arena-average = Score moyen : { $points }. Écart moyen : { $lead }.
cli-arena-lost-turns = { $name } a perdu { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } faute de réponse valable.
cli-arena-reached = C’est clair : le taux de victoires atteint { $bar } %.
cli-arena-not-reached = C’est clair : le taux de victoires n’atteint pas { $bar } %.
cli-arena-undecided = On ne sait pas encore si le taux de victoires atteint { $bar } %.

## Print

cli-print-about = imprimer en PDF des cartes, pièces, feuilles de score, livrets et parties
cli-print-usage = [QUOI] [JEU|FICHIER] [--out FICHIER.pdf]
cli-print-example-map = une carte, sur plusieurs feuilles au format Letter
cli-print-example-rules = un livret de règles, en noir et blanc
cli-print-example-game = un souvenir d’une partie terminée
cli-print-example-all = un exemple de chaque document
cli-print-what = ce qu’il faut imprimer ; sans cela, une liste
cli-print-of = un jeu, un fichier (carte ou partie enregistrée) ou le nom d’une carte
cli-print-paper = format du papier : a4 ou letter (par défaut : a4)
cli-print-black = à l’encre noire, avec des motifs au lieu des couleurs
cli-print-fit = ajuster à une feuille au lieu de la taille réelle
cli-print-choice = un choix que propose ce document, sous la forme nom=valeur (peut être répété)
cli-print-option = une règle maison du jeu, sous la forme nom=valeur (peut être répétée)
cli-print-out = le fichier à écrire
cli-print-all = faire dans ce dossier un exemple de chaque document
cli-print-written = Fichier écrit : { $path }
cli-print-which-game = Plusieurs jeux ont « { $name } » à imprimer. Précisez lequel : { $names }.
cli-print-no-print = Il n’y a rien à imprimer sous le nom « { $name } ». « parlour print » donne la liste.
cli-print-needs-file = Quelle partie ? Ajoutez le fichier d’une partie enregistrée.
cli-print-empty = Il n’y a rien dans { $path }.
cli-print-bad-paper = Nous ne connaissons pas le format de papier « { $name } ». Choisissez a4 ou letter.
cli-print-choice-form = Écrivez un choix sous la forme nom=valeur.
cli-print-game = un souvenir d’une partie terminée
cli-print-analysis = l’analyse d’une partie
