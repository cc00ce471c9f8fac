### What tables, rulebooks and lessons of all games share.

## Lesson

lesson-next = Continuer
lesson-skip = Sauter
lesson-done = Jouer maintenant
lesson-step = Étape { $number } sur { $total }

## Connection

connection-connecting = On vient à la table…
connection-lost = La ligne est coupée. Nous réessayons ; rien n’est perdu.
connection-waiting = { $count ->
    [one] { $count } envoi attend.
   *[other] { $count } envois attendent.
}
connection-back = De retour à la table.
connection-away = { $count ->
    [one] En votre absence : { $count } chose s’est passée.
   *[other] En votre absence : { $count } choses se sont passées.
}

## Notify

notify-ask = Me prévenir quand c’est à moi
notify-turn = C’est à vous de jouer.
notify-question = La table a une question pour vous.

## Play

play-title = { $text } · Parlour
play-your-turn = À vous de jouer
play-your-turn-title = ● À vous de jouer
play-question-title = ● Une question pour vous
play-waiting-for = On attend { $names }
play-table-waits = La table attend.
play-to-play = joue
play-day = j
play-score = Score
play-scores = Scores
play-bag = { $count ->
    [one] { $count } lettre dans le sac
   *[other] { $count } lettres dans le sac
}
play-bag-empty = Le sac est vide
play-resigned = a abandonné
play-left = est parti
play-board = Plateau
play-resign = Abandonner
play-resign-sure = Abandonner cette partie ? Vos lettres vont au sac, et vous ne pouvez plus gagner.
play-leave = Quitter la table
play-leave-sure = Quitter cette table pour de bon ?
play-back = Reprendre mon dernier coup
play-back-text = Les autres doivent être d’accord.
play-pause = Pause
play-resume = Reprendre
play-paused = La partie est en pause. Les pendules sont arrêtées.
play-rule = Règle { $id }
play-rule-open = Lire la règle { $id }
play-keys = Touches
play-keys-text = Les lettres se posent au curseur, avec Maj comme joker. Les flèches déplacent le curseur, la barre d’espace le tourne. Retour arrière reprend la dernière lettre, Échap toutes. Entrée joue.

## Prompt

prompt-seconds-left = { $seconds ->
    [one] { $seconds } seconde restante
   *[other] { $seconds } secondes restantes
}
prompt-play-on = Vous pouvez aussi simplement jouer.
prompt-send = Envoyer
prompt-write = Votre réponse
prompt-answer-accept = Accepter
prompt-answer-decline = Refuser
prompt-answer-vote-yes = Oui
prompt-answer-vote-no = Non
prompt-answer-vote-wait = Attendre
prompt-answer-vote-bot = Laisser jouer un robot
prompt-answer-vote-leave = Continuer sans
prompt-answer-challenge = Contester
prompt-answer-offer = Offrir de l’aide
prompt-answer-answer = Raconter
prompt-answer-to-story-accept = Non, continuons
prompt-answer-to-tell-decline = Je ne la connais pas
prompt-answer-to-help-decline = Pas maintenant
prompt-answer-to-take-decline = Non, merci
prompt-answer-to-trade-decline = Pas d’échange
prompt-answer-to-back-accept = D’accord
prompt-answer-to-back-decline = Non
prompt-answer-to-pause-accept = D’accord
prompt-answer-to-pause-decline = Non
prompt-answer-to-judge-story-vote-yes = C’était juste
prompt-answer-to-judge-story-vote-no = Ce ne l’était pas
prompt-answer-to-own-word-vote-yes = C’était juste
prompt-answer-to-own-word-vote-no = Ce ne l’était pas
prompt-answer-to-judge-bonus-vote-yes = Il mérite sa prime
prompt-answer-to-judge-bonus-vote-no = Il ne la mérite pas
prompt-passages = Ce que dit le texte
prompt-challenge-note = Si les mots sont admis, vous sautez votre prochain tour.
prompt-list-has = { $word } est sur la liste.
prompt-list-has-not = { $word } n’est pas sur la liste.

## End

end-title = La partie est finie
end-won = { $name } gagne
end-you-won = Vous gagnez
end-shared = Victoire partagée : { $names }
end-nobody = La partie est finie
end-final = Scores finaux
end-settled = Décidé par vote
end-settled-hint = Ce qui reste activé vaudra aussi pour votre prochaine partie.
end-counts = { $word } compte.
end-counts-not = { $word } ne compte pas.
end-best-by = par { $name }
end-rematch = Rejouer
end-rematch-ready = Une nouvelle table est mise.
end-to-rematch = Y aller
end-replay = Revoir la partie
end-close-replay = Retour à la fin
end-export = La garder
end-export-log = Journal (Parlour)
end-export-as = Au format { $format }
end-export-text = En texte
end-forget = Supprimer cette partie
end-forget-sure = Supprimer cette partie pour toute la table ?
end-board = Regarder le plateau

## Replay

replay-step = Coup { $number } sur { $total }
replay-slider = Moment de la partie
replay-first = Premier
replay-previous = Reculer
replay-next = Avancer
replay-last = Dernier
replay-run = Dérouler
replay-stop = Arrêter
replay-begin = Le plateau est vide.

## Table

table-gathering = La table est mise
table-qr = Une image à scanner avec un téléphone : elle ouvre cette table.
table-free = Libre
table-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-you-watch = Vous regardez.
table-you = vous
table-away = absent
table-bot = robot
table-mute = Faire taire { $name }
table-unmute = Rendre la parole à { $name }
table-remove-player = Prier { $name } de partir
table-remove-sure = Prier { $name } de quitter cette table ?
table-house-rules = Ce qui est convenu
table-house-rules-plain = Tout comme dans le livret.
table-to-screen = Montrer sur un téléviseur
table-to-screen-text = Ouvrez cette adresse sur le téléviseur :
table-move = Amener ma place sur un autre appareil
table-move-text = Tapez ce code sur l’autre appareil, à l’accueil. Il sert une fois, pendant dix minutes.
table-moved = Votre place est passée sur un autre appareil.
table-removed = L’hôte vous a prié de quitter cette table.
table-deleted = Cette table a été débarrassée.
table-no-table = Cette table n’existe pas. L’adresse est peut-être incomplète.
table-too-much = C’était trop à la fois. Attendez un instant et rechargez la page.
table-rack-only = Cet appareil est mon chevalet ; le plateau est sur le téléviseur
table-tab-log = Journal
table-tab-rules = Règles
table-tab-chat = Discussion
table-menu = Menu
table-paused = La partie est en pause.

## Waiting

waiting-gathering-text = Dès que tout le monde est assis, l’hôte lance la partie.
waiting-wait-host = { $name } lance la partie quand tout le monde est là.
waiting-invite = Inviter
waiting-loopback = Cette adresse ne vaut que sur cette machine. Pour les téléphones, ouvrez la page à l’adresse que le serveur a affichée.
waiting-invite-text = Envoyez le lien, dites le code, ou faites scanner l’image par un téléphone.
waiting-link = Lien
waiting-code = Code
waiting-start = Commencer la partie
waiting-start-missing = Remplissez ou enlevez les places libres, puis commencez.
waiting-seats = Places
waiting-free-text = pour qui viendra
waiting-join = S’asseoir
waiting-join-title = Il y a une place pour vous
waiting-have-code = J’ai un code pour ma place
waiting-take-seat = Prendre ma place
waiting-join-full = Toutes les places sont prises. Vous pouvez regarder.
waiting-join-over = Cette partie est finie. Vous pouvez la regarder.
waiting-host = Hôte
waiting-here = présent
waiting-bot-of = robot, { $level }
waiting-make-open = Libérer cette place
waiting-drop = Enlever cette place
waiting-add-seat = Ajouter une place
waiting-public = Annoncée à l’accueil

## Log

log-empty = Il ne s’est encore rien passé.
log-new-lines = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}

## Chat

chat-empty = Personne n’a encore rien dit. Soyez aimables.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-muted = L’hôte vous a retiré la parole.
chat-watch = Asseyez-vous pour discuter.

## Rules

rules-search = Chercher une règle
rules-none = Aucune règle ne dit cela.
rules-common = Dans tous les jeux
rules-contents = Sommaire

## Handover

handover-pass-to = Passez l’appareil à { $name }
handover-pass-to-text = Personne d’autre ne regarde l’écran maintenant.
handover-i-am = C’est moi, { $name }
handover-others = Pour les autres, avant de continuer :

## Screen

screen-scan = Scannez pour jouer
screen-full = Plein écran
screen-hint = Chaque téléphone est un chevalet.
screen-take-rack = { $name }, prenez votre chevalet sur votre téléphone. Scannez, puis tapez
screen-begins = L’hôte lance la partie sur son téléphone.
screen-turn = C’est à { $name } de jouer.
