## Cli

cli-this-command-needs-more-packages = Cette commande a besoin d’autres paquets : { $install }
cli-which-file-parlour-replay-file-tells = Quel fichier ? « parlour replay FICHIER » raconte une partie.

## Analyse

cli-look-at-game-or-position-what = examiner une partie ou une position : ce qui a été manqué, et l’évolution des chances
cli-file-json = FICHIER [--json]
cli-game-that-was-kept = une partie conservée
cli-record-another-program = la partie d’un autre programme
cli-best-plays-position = les meilleurs coups d’une position
cli-file = FICHIER
cli-log-parlour-gcg-file-or-position = un journal de Parlour, un fichier GCG, ou une position (CGP)
cli-print-figures-as-json = afficher les chiffres en JSON
cli-which-file-parlour-analyse-file-looks = Quel fichier ? « parlour analyse FICHIER » examine une partie ou une position.

## Answers

cli-labels-accept = accepter
cli-labels-decline = refuser
cli-labels-challenge = contester
cli-labels-offer = offrir de l’aide
cli-labels-vote-yes = oui
cli-labels-vote-no = non
cli-labels-vote-wait = attendre
cli-labels-vote-bot = confier la place à un robot
cli-labels-vote-leave = laisser partir
cli-go-on = continuer
cli-enter = Entrée

## Arena

cli-let-bots-play-against-each-other = faire jouer des robots les uns contre les autres, et compter
cli-game-bot-bot-games-n-option = JEU ROBOT ROBOT [--games N] [--option NOM=VALEUR] [--sequential] [--resume FICHIER] [--json]
cli-game = JEU
cli-two-hundred-games = deux cents parties
cli-until-it-clear-whether-expert-wins = jusqu’à ce qu’il soit clair si expert gagne 57 % des parties
cli-key-game = la clé d’un jeu
cli-bot = ROBOT
cli-two-levels-its-bots = deux niveaux de ses robots
cli-most-games-play = le nombre maximal de parties
cli-name-value = NOM=VALEUR
cli-house-rule-lists-written-b-c = une règle maison ; une liste s’écrit a,b,c ; « parlour games JEU » les dit toutes
cli-name = NOM
cli-set-house-rules-as-classic = un ensemble de règles maison, par exemple « classic »
cli-number-that-fixes-all-chance = un nombre qui fixe tout hasard
cli-stop-as-soon-as-it-decided = s’arrêter dès que c’est décidé
cli-rate-that-first-bot-has-reach = le taux que le premier robot doit atteindre
cli-keep-results-there-and-go-on = y garder les résultats, et continuer à partir d’eux
cli-how-many-games-at-once-0 = combien de parties à la fois ; 0 : une par cœur

## Arguments

cli-needs-something-after-it = Il manque quelque chose après { $flag }.
cli-this-not-understood = Ceci ne se comprend pas : { $message }.
cli-there-no-command-do-you-mean = La commande « { $word } » n’existe pas. Vouliez-vous dire : { $there } ?
cli-means-nothing-here-do-you-mean = « { $argument } » ne veut rien dire ici. Vouliez-vous dire : { $there } ?
cli-parlour-command = parlour COMMANDE …
cli-tabletop-games-with-every-rule-enforced = Des jeux de société où chaque règle est appliquée et citée.
cli-ask-who-plays-and-begin = demander qui joue, et commencer
cli-two-people-at-one-screen = deux personnes devant un écran
cli-against-bot = contre un robot
cli-one-rule = une règle
cli-options = options disponibles
cli-show-version-and-exit = afficher la version et quitter
cli-language-this-page = la langue de cette page
cli-commands = commandes
cli-play-game-here-people-at-one = jouer ici : à plusieurs devant un écran, contre des robots, ou les deux
cli-game-players-name-option-name-value = JEU [--players NOM …] [--option NOM=VALEUR] …
cli-hints-allowed = les suggestions sont permises
cli-same-chance-each-time = chaque fois le même tirage
cli-tell-story-game-that-was-kept = raconter une partie conservée
cli-file-step-board = FICHIER [--step] [--board] …
cli-log-parlour-or-gcg-file = un journal de Parlour, ou un fichier GCG
cli-one-step-at-time-with-board = pas à pas, avec le plateau
cli-show-board-at-end = montrer le plateau à la fin
cli-as-seen-from-this-seat-by = vu de cette place : son numéro (à partir de 0) ou son nom
cli-print-rulebook-game-or-one-rule = afficher les règles d’un jeu, ou une seule
cli-game-id = JEU [ID]
cli-number-rule = le numéro d’une règle
cli-list-games-or-house-rules-one = énumérer les jeux, ou les règles maison de l’un d’eux
cli-game-2 = [JEU]
cli-build-and-check-compiled-words-and = construire et vérifier le fichier des mots et de la Bible
cli-who-plays-bot-medium-or-rosie = qui joue ; « bot:medium » ou « Rosie bot:medium » est un robot
cli-where-game-kept-it-always-somewhere = où la partie est conservée (elle l’est toujours)
cli-go-on-with-game-in-this = continuer la partie de ce fichier
cli-language-by-default-that-system = la langue, par défaut celle du système
cli-no-colours-no-color-does-it = sans couleurs ; NO_COLOR le fait aussi
cli-plain-text-as-screen-reader-likes = texte simple, pour un lecteur d’écran
cli-show-this-help-and-exit = afficher cette aide et quitter
cli-no-whole-number = « { $text } » n’est pas un nombre entier.
cli-there-no-language-there = La langue « { $text } » n’existe pas ici ; il y a : { $there }.
cli-for-example = par exemple :

## Backup

cli-copy-all-tables-into-one-file = copier toutes les tables dans un fichier, même pendant que le serveur tourne
cli-file-data-file = FICHIER [--data FICHIER]
cli-where-it-must-not-be-there = où ; il ne doit pas encore exister
cli-take-all-tables-from-backup-server = reprendre toutes les tables d’une copie ; le serveur ne doit pas tourner
cli-what-parlour-backup-wrote = ce que « parlour backup » a écrit
cli-where-tables-kept-your-data-folder = où sont gardées les tables ; votre dossier de données par défaut
cli-which-file-parlour-backup-file-writes = Quel fichier ? « parlour backup FICHIER » y écrit toutes les tables.
cli-tables-in = Il y a { $count } tables dans { $path }.
cli-which-file-parlour-restore-file-takes = Quel fichier ? « parlour restore FICHIER » en reprend toutes les tables.
cli-tables-in-place = Les tables de { $path } sont en place.
cli-what-was-there-before-kept-in = Ce qui était là avant est gardé dans { $path }.

## Bench

cli-measure-what-has-be-fast = mesurer ce qui doit être rapide
cli-as-many-commands-as-it-takes = autant de commandes qu’il en prend
cli-how-long-answer-takes-at-300 = combien dure une réponse à 300 commandes par seconde
cli-what-measure = quoi mesurer
cli-tables-played-at-once = tables jouées à la fois
cli-players-at-each = joueurs à chacune
cli-how-long = combien de temps, en secondes
cli-commands-second-0-as-many-as = commandes par seconde ; 0 : autant qu’il en prend
cli-measure-memory-n-idle-tables-instead = mesurer plutôt la mémoire de N tables inoccupées
cli-there-bench-for = Il y a une mesure pour : { $names }.
cli-which-game-there = Quel jeu ? Il y a : { $games }.
cli-no-number-things-measure = « { $text } » n’est pas un nombre de choses à mesurer.

## Bench server

cli-bots-came-no-end = Les robots de { $game } n’en sont pas venus à bout.
cli-server-did-not-start = Le serveur n’a pas démarré : { $said }
cli-server-refused = Le serveur a refusé : { $reason }

## Bibles

cli-import-bible-your-own-list-or = importer une Bible à vous, lister ou supprimer celles qui sont là
cli-import-file-name-name-language-fr = import FICHIER [--name NOM] [--language fr] | list | remove NOM
cli-table-book-chapter-verse-and-text = un tableau de livre, chapitre, verset et texte
cli-archive-or-folder-usfm-files-under = une archive ou un dossier de fichiers USFM, sous un nom
cli-what-there = ce qui est là
cli-what-do = ce qu’il faut faire
cli-osis-usfm-or-csv-remove-name = OSIS, USFM ou CSV ; pour supprimer : le nom d’une Bible
cli-what-it-called-by-default-as = comment elle s’appelle, par défaut comme son fichier
cli-in-which-language-it-as-fr = dans quelle langue elle est, comme fr ou en ; devinée par défaut
cli-put-it-in-place-one-same = la mettre à la place d’une autre du même nom
cli-removed = « { $name } » est supprimée.
cli-which-file-parlour-scripture-import-file = Quel fichier ? « parlour scripture import FICHIER » lit une Bible en OSIS, USFM ou CSV.
cli-which-bible-parlour-scripture-list-tells = Quelle Bible ? « parlour scripture list » donne leurs noms.
cli-what-do-parlour-scripture-import-file = Que faire ? « parlour scripture import FICHIER », « list » ou « remove NOM ».
cli-verses-read = { $count } versets lus…
cli-there-verses-books-different-words = « { $name } » est là : { $verses } versets de { $books } livres, { $words } mots différents.
cli-its-language-not-known-so-forms = Sa langue n’est pas connue, les formes d’un mot ne sont donc pas réunies : --language la dit.
cli-left-out-being-none-66-books = Laissé de côté, n’étant pas l’un des 66 livres : { $book }.
cli-verses-books-from = { $verses } versets de { $books } livres, d’après { $source }
cli-no-bible-has-been-imported-parlour = Aucune Bible n’a été importée. « parlour scripture import FICHIER » le fait.

## Connect

cli-prove-what-connects-two-words-with = prouver ce qui relie deux mots, verset à l’appui
cli-word-word-limit-n-bible-name = MOT MOT [--limit N] [--bible NOM]
cli-best-proofs-first = les meilleures preuves d’abord
cli-word = MOT
cli-two-words-in-any-case = deux mots, en majuscules ou en minuscules
cli-how-many-proofs-show = combien de preuves montrer
cli-look-first-in-bible-that-you = chercher d’abord dans une Bible que vous avez importée
cli-text-does-not-prove-that-and = Le texte ne prouve pas que { $one } et { $other } soient liés.
cli-they-come-nearest-here = C’est ici qu’ils sont le plus proches :
cli-which-two-words-for-example-parlour = Quels deux mots ? Par exemple : parlour connect DIEU ANGE
cli-no-word-it-takes-at-least = « { $text } » n’est pas un mot : il faut au moins deux lettres, et au plus 80.
cli-no-number-proofs-1-1000 = « { $text } » n’est pas un nombre de preuves : de 1 à 1000.

## Display

cli- = { $names } : { $prompt }

## Gallery

cli-in-all = En tout : { $count }.
cli-which-one-gallery-in-place-take = Lequel ? « gallery » à la place de « take-down » en donne la liste ; le nom pour les liens vient en premier.
cli-does-not-hang-there = « { $id } » n’y est pas accroché.
cli-taken-down = { $name } est décroché.

## Game loop

cli-thinking = { $name } réfléchit…
cli-game-saved-in = La partie est enregistrée dans { $path }.
cli-parlour-play-load-goes-on-with = « parlour play --load { $path } » la continue.
cli-wins = { $score } — victoire
cli-parlour-replay-tells-it-again = « parlour replay { $path } » la raconte.
cli-settled-by-vote = Décidé par vote : { $words }.
cli-keeps-it-in-your-next-game = « { $command } » : ainsi, cela vaudra aussi pour la prochaine partie.

## Games

cli-players = de { $fewest } à { $most } joueurs
cli-parlour-games-lists-its-house-rules = « parlour games { $game } » énumère ses règles maison.
cli-bots = Robots : { $levels }.
cli-preset = Préréglage { $name }, { $label } : { $settings }.

## Help

cli-you-asked = On vous demande
cli-your-turn = Votre tour
cli-always = Toujours
cli-ask-take-your-last-move-back = demander à reprendre votre dernier coup ; /annuler fait de même
cli-stop-clocks-and-go-on = arrêter les pendules, et reprendre
cli-give-up-and-watch-or-go = abandonner, et regarder ou partir
cli-command-somebody-else-at-this-screen = une commande de quelqu’un d’autre devant cet écran
cli-terminal = Le terminal
cli-this-page = cette page
cli-rule-rules-alone-lists-them = une règle ; /rules tout seul les énumère
cli-what-happened-table-house-rules = ce qui s’est passé, la table, les règles maison
cli-shuffle-your-tiles = mélanger vos lettres
cli-what-play-would-score = ce que rapporterait un coup
cli-look-word-up-good-move-where = chercher un mot ; un bon coup ; si la table le permet
cli-keep-copy-leave-game-always-saved = garder une copie ; sortir (la partie est toujours enregistrée)

## Kin

cli-say-how-two-persons-bible-related = dire la parenté de deux personnes de la Bible, avec les versets
cli-name-name-all = NOM [NOM] [--all]
cli-what-ruth-david-and-why = ce que Ruth est à David, et pourquoi
cli-everybody-this-name = toutes les personnes de ce nom
cli-person-in-english-or-french-or = une personne, en anglais ou en français, ou un identifiant
cli-all-relations-and-namesakes-however-many = toutes les parentés et tous les homonymes, si nombreux soient-ils
cli-who-parlour-kin-ruth-david-says = Qui ? « parlour kin RUTH DAVID » dit ce que Ruth est à David.
cli-nothing-known-and-being-related = On ne connaît aucune parenté entre { $one } et { $other }.
cli-persons-called-parlour-kin = { $count } personnes s’appellent { $name } : « parlour kin { $name } ».
cli-and-more-all-tells-them-all = … et { $more } de plus ; --all les dit toutes.

## Pass screen

cli-hand-over-press-enter = Passez l’écran à { $name }. Appuyez sur Entrée.

## Picture

cli-draw-game-position-or-map-as = dessiner une partie, une position ou une carte en SVG ou en PNG
cli-file-out-file-seat-n-dark = FICHIER [--out FICHIER] [--seat N] [--dark] [--at LIGNE] [--width PX]
cli-game-as-it-stands-as-those = la partie où elle en est, telle que la voient les spectateurs
cli-earlier-moment-from-seat = un moment antérieur, vu d’une place
cli-log-parlour-gcg-file-position-cgp = un journal de Parlour, un fichier GCG, une position (CGP) ou une carte
cli-file-in-svg-or-png-else = un fichier en .svg ou .png ; sinon, le SVG est affiché
cli-on-dark-ground = sur fond sombre
cli-after-this-line-log-not-at = après cette ligne du journal, et non à la fin
cli-how-wide-picture-in-pixels = la largeur de l’image, en pixels
cli-which-file-parlour-picture-file-draws = Quel fichier ? « parlour picture FICHIER » dessine une partie, une position ou une carte.
cli-picture-written-file-in-svg-or = Une image s’écrit dans un fichier en .svg ou .png, pas dans « { $name } ».
cli-holds-no-game-seat-and-at = { $path } ne contient pas de partie : --seat et --at n’y ont pas de sens.
cli-no-number-from = « { $text } » n’est pas un nombre de { $first } à { $last }.

## Play

cli-load-goes-on-with-game-as = --load continue une partie telle qu’elle est : enlevez { $name }.
cli-game-not = { $path } est une partie de { $found }, pas de { $game }.
cli-kept-new-game-gets-file-beside = { $path } reste ; la nouvelle partie aura son propre fichier à côté.
cli-there-game-that-not-over = Une partie n’est pas finie : { $scores }.
cli-go-on-with-it-y-n = La continuer ? [O/n]{" "}
cli-house-rules-as-in-lists-them = Règles maison, par exemple « { $example } » ; « ? » les énumère ; Entrée seule : comme imprimé.
cli-house-rule = Règle maison :{" "}

## Players

cli-players-name-has-1-40-printable = Le nom d’un joueur compte de 1 à 40 caractères affichables.
cli-there-already-let-everyone-have-name = Le nom { $name } est déjà pris : que chacun ait le sien.
cli-who-plays-type-name-and-press = Qui joue ? Tapez un nom, puis Entrée ; Entrée seule quand tout le monde est là.
cli-seats-bot-its-levels = « { $example } » assoit un robot. Ses niveaux : { $levels }.
cli-player = Joueur { $number }{ $hint } :{" "}
cli-player-2 = Joueur { $number }

## Png

cli-fonts-for-pictures-missing-install-package = Les polices des images manquent : réinstallez le paquet.

## Replay

cli-house-rules = Règles maison : { $rules }.
cli-enter-goes-on-q-leaves = Entrée continue, q sort :{" "}
cli-final-scores-won-by = Scores finaux : { $scores }. Victoire : { $winners }.
cli-scores-so-far-game-not-over = Scores jusqu’ici : { $scores }. La partie n’est pas finie.

## Report

cli-cannot-be-read = { $path } ne peut pas être lu : { $reason }.

## Results

cli-has-results-another-contest = { $file } contient les résultats d’une autre rencontre.
cli-no-file-results = { $file } n’est pas un fichier de résultats.

## Review

cli-looking-at-game = Examen de la partie

## Saves

cli-file-fault = { $path } : { $reason }
cli-there-no-file = Le fichier { $path } n’existe pas.
cli-folder-not-file = { $path } est un dossier, pas un fichier.
cli-line-no-text-in-utf-8 = { $path } : la ligne { $line } n’est pas un texte en UTF-8.
cli-there-no-seat-there = La place « { $typed } » n’existe pas ; il y a : { $seats }.
cli-cannot-be-written = { $path } ne peut pas être écrit : { $reason }.

## Serve

cli-open-tables-for-browsers-here-and = ouvrir des tables aux navigateurs, ici et sur le réseau local
cli-port-n-local-data-file-games = [--port N] [--local] [--data FICHIER] [--games MODULE,…] [--no-browser]
cli-print-address-and-code-for-phones = affiche l’adresse, et un code pour les téléphones
cli-for-this-machine-alone-elsewhere = pour cette machine seule, ailleurs
cli-where-listen-0-takes-any-free = où écouter ; 0 prend un port libre
cli-for-this-machine-alone = pour cette machine seule
cli-further-games-by-their-python-modules = d’autres jeux, par leurs modules Python (« MODULE » ou « MODULE:NOM ») ; aussi par PARLOUR_GAMES
cli-do-not-open-browser = ne pas ouvrir de navigateur
cli-multiply-request-limits-each-device-by = multiplier par N les limites de requêtes de chaque appareil
cli-for-tests-deal-and-roll-from = pour des tests : donner et lancer les dés d’après ce nombre ; demande --local
cli-no-port-it-number-up = « { $text } » n’est pas un port ; c’est un nombre jusqu’à { $last }.
cli-no-number-above-0 = « { $text } » n’est pas un nombre au-dessus de 0.

## Session

cli-another-program-changed-file-this-game = Un autre programme a changé le fichier. Cette partie continue dans { $path }.

## Settings

cli-option-written-name-value-as-in = Une option s’écrit nom=valeur, par exemple « { $example } ».
cli-there-no-option-there = L’option « { $name } » n’existe pas ; il y a : { $names }.
cli-option-cannot-be-it-can-be = L’option { $name } ne peut pas être « { $text } » ; elle peut être : { $values }.
cli-applies-when = {" "}S’applique quand { $condition }.

## Shell

cli-there-already = { $path } existe déjà.

## Slash commands

cli-there-no-here-do-you-mean = « { $word } » n’existe pas ici. Vouliez-vous dire « { $meant } » ?
cli-rules-shows-one-them = « /rules { $id } » en montre une.
cli-good-move = Un bon coup : { $command }
cli-this-table-plays-without-looking-words = À cette table, on ne cherche pas de mots pendant la partie.
cli-name-one-word-letters-as-in = Nommez un seul mot, par exemple « /word LIGHT ».
cli-only-player-on-turn-can-ask = Seul le joueur dont c’est le tour peut le demander.
cli-name-place-and-word-as-in = Nommez la case et le mot, par exemple « /score 8G LIGHT ».
cli-there-already-choose-another-name = { $path } existe déjà : choisissez un autre nom.
cli-copy-saved-in = Une copie est enregistrée dans { $path }.
cli-you-have-made-no-move-that = Vous n’avez pas de coup à reprendre.

## Terminal

cli-rules-explains = « /rules { $id } » l’explique.

## Tournament

cli-interrupted-same-command-goes-on-from = Interrompu. La même commande continue à partir d’ici.
cli-wins-games-against-95-interval = { $one } gagne { $rate } % de { $games } parties contre { $other } (intervalle à 95 % : { $low } à { $high } %).
cli-on-average-it-scores-points-and = En moyenne, il marque { $points } points, avec un écart de { $lead }.
cli-decided-it-reaches = Décidé : il atteint { $bar } %.
cli-decided-it-does-not-reach = Décidé : il n’atteint pas { $bar } %.
cli-not-decided-yet-whether-it-reaches = Pas encore décidé s’il atteint { $bar } %.
cli-name-game-and-two-bots-as = Nommez un jeu et deux robots, comme dans « parlour arena JEU hard medium ».

## Turns

cli-table-waits-for-bot-that-does = La table attend un robot qui ne répond pas.
cli-that-no-answer-who-says-it = Ce n’est pas une réponse. Qui parle ? Commencez par un nom, par exemple « { $name }: … ».
cli-who = Qui ? { $names }
cli-game-paused-enter-goes-on = La partie est en pause. Entrée pour continuer

## Typed commands

cli-cannot-be-undone-you-sure-y = « { $command } » est définitif. En êtes-vous sûr ? [o/N]{" "}

## Word

cli-say-what-word-and-what-games = dire ce qu’est un mot, et ce qu’en font les jeux
cli-word-in-en-fr = MOT … [--in en|fr]
cli-two-english-words = deux mots anglais
cli-french-word = un mot français
cli-word-title-or-name-in-quotes = un mot ; un titre ou un nom entre guillemets
cli-language-words-by-default-that-page = la langue des mots, par défaut celle de la page
cli-which-word-parlour-word-catch-says = Quel mot ? « parlour word CATCH » dit ce qu’il est.
