### What tables, rulebooks and lessons of all games share.

## Lesson

lesson-title = { $game } en deux minutes
lesson-step = Étape { $number } sur { $total }
lesson-next = Suivant
lesson-skip = Passer
lesson-back = Retour
lesson-show = Montrez-moi
lesson-again = Recommencer
lesson-missed = Votre tour est fini, mais cette étape demande autre chose. Recommencez, ou laissez-nous vous montrer.
lesson-end = Vous savez jouer !
lesson-end-text = Cela suffit pour une première partie. Si un coup n’est pas permis, nous vous disons pourquoi.
lesson-play = Jouer
lesson-repeat = Refaire la leçon
lesson-none = Ce jeu n’a pas encore de leçon.

## Connection

connection-connecting = Connexion à la partie…
connection-lost = Connexion perdue. Reconnexion…
connection-saved = Votre partie est enregistrée.
connection-waiting =
    { $count ->
        [one] Votre partie est enregistrée ; { $count } coup sera envoyé.
       *[other] Votre partie est enregistrée ; { $count } coups seront envoyés.
    }
connection-back = Vous êtes de nouveau en ligne.
connection-away =
    { $count ->
        [one] { $count } événement pendant votre absence.
       *[other] { $count } événements pendant votre absence.
    }

## Notify

notify-ask = Me prévenir quand c’est à moi
notify-turn = C’est à vous de jouer.
notify-question = La partie attend votre réponse.

## Play

play-title = { $text } · Parlour
play-your-turn = À vous de jouer
play-your-turn-title = ● À vous de jouer
play-question-title = ● À vous
play-answer-title = ● Votre réponse ?
play-waiting-for = On attend { $names }
play-waiting = En attente…
play-to-play = joue
play-day = j
play-score = Score
play-of-target = sur { $target }
play-scores = Scores
play-bag =
    { $count ->
        [one] { $count } jeton dans le sac
       *[other] { $count } jetons dans le sac
    }
play-bag-empty = Le sac est vide
play-resigned = a abandonné
play-left = a quitté la partie
play-board = Plateau
play-resign = Abandonner
play-resign-sure = Abandonner cette partie ? Vous ne pourrez plus la gagner.
play-leave = Quitter la partie
play-leave-sure = Quitter cette partie pour de bon ?
play-take-back = Reprendre mon dernier coup
play-take-back-text = Les autres doivent être d’accord.
play-pause = Mettre en pause
play-resume = Reprendre
play-paused = La partie est en pause.
play-clocks-stopped = Les chronomètres sont arrêtés.
play-rule = Règle
play-rule-open = Règle { $id }
play-keys = Raccourcis clavier
play-keys-list = ? : afficher cette liste

## Prompt

prompt-seconds-left =
    { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }
prompt-play-on = Ou jouez simplement votre coup.
prompt-send = Envoyer
prompt-write = Votre réponse
prompt-answer-accept = Accepter
prompt-answer-decline = Refuser
prompt-answer-vote-yes = Oui
prompt-answer-vote-no = Non
prompt-answer-vote-wait = Attendre
prompt-answer-vote-bot = Laisser jouer un robot
prompt-answer-vote-leave = Continuer sans ce joueur
prompt-answer-challenge = Contester
prompt-answer-offer = Proposer de l’aide
prompt-answer-answer = Raconter
prompt-answer-to-story-accept = Non, continuons
prompt-answer-to-tell-decline = Je ne la connais pas
prompt-answer-to-help-decline = Pas maintenant
prompt-answer-to-take-decline = Non, merci
prompt-answer-to-trade-decline = Ne pas échanger
prompt-answer-to-back-accept = D’accord
prompt-answer-to-back-decline = Non
prompt-answer-to-pause-accept = D’accord
prompt-answer-to-pause-decline = Non
prompt-answer-to-judge-story-vote-yes = C’était juste
prompt-answer-to-judge-story-vote-no = C’était faux
prompt-answer-to-own-word-vote-yes = C’était juste
prompt-answer-to-own-word-vote-no = C’était faux
prompt-answer-to-judge-bonus-vote-yes = Prime méritée
prompt-answer-to-judge-bonus-vote-no = Pas de prime
prompt-passages = Ce que dit la Bible
prompt-text-language =
    { $language ->
        [en] Le texte est en anglais.
       *[fr] Le texte est en français.
    }
prompt-list-has = { $word } est dans notre liste.
prompt-list-has-not = { $word } n’est pas dans notre liste.

## End

end-title = Partie terminée
end-won = { $name } a gagné
end-you-won = Vous avez gagné
end-shared = Victoire partagée : { $names }
end-nobody = Partie terminée
end-final = Scores finaux
end-settled = Décidé par vote
end-settled-hint = Les décisions cochées vaudront aussi pour votre prochaine partie.
end-counts = { $word } compte.
end-counts-not = { $word } ne compte pas.
end-best-by = par { $name }
end-rematch = Rejouer
end-rematch-ready = Une nouvelle partie est prête.
end-to-rematch = La rejoindre
end-replay = Revoir
end-close-replay = Retour aux résultats
end-export = Exporter
end-export-log = En journal Parlour
end-export-as = Au format { $format }
end-export-text = En texte
end-delete = Supprimer cette partie
end-delete-sure = Elle ne sera supprimée que pour vous. Les autres joueurs gardent la leur.
end-board = Plateau final
end-graph = Score par tour
end-curve = { $name } : { $scores }
end-point = Coup { $number } : { $about }
end-analyse = Analyser
end-share = Partager
end-share-title = Partager cette partie
end-share-picture = Carte avec le plateau final et le résultat
end-share-save = Enregistrer l’image
end-share-copy = Copier
end-share-failed = Impossible de dessiner l’image. Vous pouvez copier le résultat.
end-share-score = { $name } { $points }

## Replay

replay-title = Revoir la partie
replay-step = Coup { $number } sur { $total }
replay-slider = Moment de la partie
replay-first = Aller au début
replay-previous = Reculer
replay-next = Avancer
replay-last = Aller à la fin
replay-autoplay = Lecture automatique
replay-stop = Arrêter
replay-begin = Avant le premier coup.
replay-tab-moves = Coups
replay-tab-graph = Courbe
replay-tab-analysis = Analyse
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide

## Table

table-gathering = En attente des joueurs
table-qr = QR code qui ouvre cette partie
table-free = Place libre
table-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-you-watch = Vous regardez une partie : { $game }.
table-you = vous
table-away = hors ligne
table-bot = robot
table-mute = Mettre { $name } en sourdine
table-unmute = Rendre la parole à { $name }
table-remove-player = Exclure { $name }
table-remove-sure = Exclure { $name } de cette partie ?
table-settings = Règles choisies
table-settings-standard = Règles standard
table-to-screen = Afficher sur une télé
table-to-screen-text = Ouvrez cette adresse sur la télé :
table-to-screen-here = L’ouvrir sur cet appareil
table-move = Continuer sur un autre appareil
table-move-text = Entrez ce code sur la page d’accueil de l’autre appareil. Il ne sert qu’une fois et reste valable dix minutes.
table-moved = Vous jouez maintenant sur un autre appareil.
table-remove-ask = Demander aux autres d’exclure { $name } de cette partie ?
table-removed = Vous ne participez plus à cette partie : l’hôte a libéré votre place.
table-deleted = Cette partie a été supprimée.
table-no-table = Cette partie est introuvable. Vérifiez l’adresse.
table-too-much = Trop de demandes. Attendez un instant, puis rechargez la page.
table-rack-only = N’afficher ici que mes jetons ; le plateau est sur la télé
table-tab-log = Journal
table-tab-rules = Règles
table-tab-chat = Discussion
table-chance = Hasard vérifiable
table-chance-promised = Tout le hasard de cette partie vient d’un nombre secret. Le serveur l’a choisi avant la distribution, et cette empreinte prouve qu’il n’a pas changé depuis. L’appareil de chaque joueur y a ajouté son propre nombre : personne ne peut donc connaître les tirages. À la fin de la partie, le nombre secret s’affiche ici, et chacun peut vérifier tous les tirages et les lancers de dés.
table-chance-shown = Tous les tirages et les lancers de dés de cette partie découlent de ce nombre secret, fixé avant la distribution. La partie exportée contient tout ce qu’il faut pour les vérifier.
table-chance-hash = Empreinte
table-chance-seed = Nombre secret
table-menu = Menu
table-paused = En pause

## Waiting

waiting-gathering-text = L’hôte lance la partie quand tout le monde est là.
waiting-gathering-host = Lancez la partie quand tout le monde est là.
waiting-invite = Inviter
waiting-loopback = Cette adresse ne marche que sur cet ordinateur. Pour les téléphones, voyez « Jouer avec des téléphones à proximité » sur la page d’accueil.
waiting-invite-text = Envoyez le lien, donnez le code ou faites scanner le QR code.
waiting-link = Lien
waiting-code = Code
waiting-start = Commencer la partie
waiting-start-missing = Attribuez ou retirez les places libres pour commencer.
waiting-start-too-few =
    { $count ->
        [one] Il manque { $count } joueur : ajoutez un robot, ou attendez quelqu’un d’autre.
       *[other] Il manque { $count } joueurs : ajoutez des robots, ou attendez d’autres joueurs.
    }
waiting-seats = Places
waiting-free-text = en attente d’un joueur
waiting-join = Rejoindre
waiting-join-title = Rejoindre cette partie
waiting-name = Comment les autres doivent-ils vous appeler ?
waiting-rules-save = Jouer avec ces règles
waiting-rules-changed = Les règles ont changé.
waiting-have-code = J’ai un code de place
waiting-take-seat = Prendre ma place
waiting-join-full = Toutes les places sont prises. Vous pouvez regarder.
waiting-join-over = Cette partie est terminée. Vous pouvez la revoir.
waiting-host = Hôte
waiting-here = en ligne
waiting-bot-of = robot, { $level }
waiting-make-open = Libérer la place
waiting-drop = Retirer la place
waiting-add-bot = Ajouter un robot
waiting-program = programme
waiting-program-title = Un programme à cette place
waiting-program-text = Votre propre robot peut jouer ici. Lancez cette commande sur l’ordinateur du robot, avec le robot à la fin : une classe Python (« module:Classe ») ou un programme.
waiting-program-command = Commande
waiting-program-secret = Cette adresse suffit pour jouer à cette place. Pour reprendre la place, retirez ce joueur.
waiting-add-seat = Ajouter une place
waiting-public = Afficher dans les parties ouvertes

## Log

log-empty = Rien pour l’instant.
log-new-lines =
    { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }

## Chat

chat-empty = Aucun message.
chat-write = Écrire un message
chat-send = Envoyer
chat-off = L’hôte a désactivé la discussion.
chat-phrases = Messages rapides
chat-mode-free = Libre
chat-mode-phrases = Messages rapides seulement
chat-mode-off = Désactivée
chat-muted = L’hôte vous a retiré la parole.
chat-watch = Seuls les joueurs peuvent discuter.

## Rules

rules-search = Chercher dans les règles
rules-none = Aucune règle trouvée. Essayez un autre mot.
rules-common = Dans tous les jeux
rules-contents = Sommaire
rules-print = Imprimer

## Handover

handover-pass-to = Passez l’appareil à { $name }
handover-pass-to-text = Les autres, ne regardez pas !
handover-i-am = Je suis { $name }
handover-i-am-tiles = Je suis { $name }, montrez-moi mes jetons
handover-others = Les autres répondent d’abord :

## Screen

screen-scan = Scannez pour jouer
screen-full-table = Toutes les places sont prises
screen-or-code = ou ouvrez { $address } et entrez le code
screen-first-is-host = Le premier téléphone qui rejoint la partie en est l’hôte.
screen-missing =
    { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
screen-host-starts = { $name } lance la partie sur son téléphone.
screen-full = Plein écran
screen-again = Une autre partie ? Lancez-la sur votre téléphone.
screen-turn = C’est à { $name } de jouer
