## Options

kernel-option-aids = Conseils
kernel-option-aids-help = Ce que l’application peut dire aux joueurs pendant la partie.
kernel-option-aids-none = Sans conseils
kernel-option-aids-look-up = Recherche de mots seulement
kernel-option-aids-hints = Conseils
kernel-option-aids-unset = Seulement contre des robots
kernel-option-family-words = Mots tout public
kernel-option-family-words-help = Robots, conseils et exemples évitent les mots qui ne sont pas pour les enfants.
kernel-option-remarks = Remarques des robots
kernel-option-remarks-help = Les robots disent un mot gentil de temps en temps.
kernel-option-answer-time = Temps de réponse
kernel-option-answer-time-help = Le temps pendant lequel un vote ou une demande attend une réponse.
kernel-option-answer-time-unset = Sans limite
kernel-option-clock = Chronomètre
kernel-option-clock-none = Sans chronomètre
kernel-option-clock-turn = Pour chaque tour
kernel-option-clock-game = Pour toute la partie
kernel-option-clock-seconds = Temps au chronomètre
kernel-groups-game = La partie
kernel-groups-variations = Variantes
kernel-groups-challenges = Défis
kernel-groups-words = Mots
kernel-groups-judging = Arbitrage
kernel-groups-play = Déroulement
kernel-groups-scoring = Points
kernel-groups-time = Temps
kernel-groups-table = À la table

## Units

kernel-unit-seconds = secondes

## Commands

kernel-unknown-command = « { $word } » n’est pas une commande ici. Essayez : { $commands }.
kernel-command-takes-nothing = Tapez « { $word } » seul, sans « { $rest } ».
kernel-command-not-text = Une commande doit être un texte.
kernel-command-too-long = { $length } caractères, c’est trop : une commande en compte { $most } au maximum.
kernel-command-empty = Tapez une commande.
kernel-command-unprintable = La commande contient un caractère qui ne s’affiche pas.
kernel-vote-usage = Votez pour un seul choix, par exemple « vote yes ».
kernel-command-usage = Cela s’écrit ainsi : { $usage }.

## Positions

kernel-position-prompt-open = Une question attend sa réponse. Répondez, puis enregistrez la position.

## Every table

kernel-game-over = La partie est terminée.
kernel-not-playing = Vous ne participez plus à cette partie.
kernel-game-is-paused = La partie est en pause. Reprenez-la d’abord.
kernel-answer-take-back-first = Répondez d’abord à la demande de reprendre un coup.
kernel-nothing-to-answer = Aucune question n’attend la réponse « { $answer } ».
kernel-no-take-backs = Dans ce jeu, on ne reprend pas ses coups.
kernel-take-back-already-asked = Quelqu’un demande déjà à reprendre un coup.
kernel-nothing-to-take-back = Vous n’avez pas de coup à reprendre.
kernel-seats-changed-since = Quelqu’un est parti ou a changé de place depuis votre coup : vous ne pouvez plus le reprendre.
kernel-take-back-refused-before = Les autres ont refusé que ce coup soit repris.
kernel-pause-already-asked = Quelqu’un demande déjà une pause.
kernel-removal-already-asked = Un vote sur un joueur est déjà en cours.
kernel-removal-needs-others = Il n’y a personne d’autre pour voter : vous ne pouvez exclure personne pour l’instant. Mais vous pouvez quitter la partie.
kernel-game-not-paused = La partie n’est pas en pause.

## Conditions

kernel-condition-and = { $one } et { $other }
kernel-condition-or = { $one }, ou { $other }
kernel-value-or = { $one } ou { $other }
kernel-condition-not-players = il n’y a pas { $count } joueurs
kernel-condition-players = il y a { $count } joueurs
kernel-value = « { $value } »
kernel-number = { $value }
kernel-condition-is-not = « { $option } » ne vaut pas { $values }
kernel-condition-is = « { $option } » vaut { $values }

kernel-log-line = Ligne { $line } du journal : { $reason }

## Game

kernel-seed-not-a-number = Une graine doit être un nombre entier.
kernel-no-pictures = Pas d’images pour ce jeu : { $game }.
kernel-unknown-seat = La place { $seat } n’existe pas. Les places vont de 0 à { $last }.

## Hints

kernel-no-hint-now = Pas de conseil pour l’instant.
kernel-hints-off = Les conseils sont désactivés dans cette partie.
kernel-hint-not-your-turn = Vous pourrez demander un conseil à votre tour.
kernel-move-list-off = La liste des coups est désactivée dans cette partie.
kernel-no-analysis = Pas d’analyse pour ce jeu : { $game }.

kernel-unknown-level = Le robot « { $level } » n’existe pas. Choisissez parmi : { $levels }.
kernel-bot-entry = Il faut écrire « NOM=module:Classe » ou « NOM=COMMANDE », et non « { $text } ». Un nom a des minuscules, des chiffres et des traits d’union.
kernel-bot-name-taken = « { $name } » est un niveau. Donnez un autre nom au robot.
kernel-bot-class = Il faut écrire « module:Classe », et non « { $text } ».
kernel-no-bot-in-module = Le module « { $module } » n’a pas de classe « { $name } » avec une méthode « choose ».
kernel-bot-no-program = Le programme « { $program } » n’existe pas ou ne peut pas être lancé.
kernel-bot-no-start = Le robot « { $name } » ne démarre pas : { $reason }
kernel-bot-late = Le robot « { $name } » n’a pas répondu en { $seconds } s.
kernel-bot-ended = Le robot « { $name } » s’est arrêté.
kernel-bot-floods = Le robot « { $name } » écrit trop.
kernel-bot-says-error = Le robot « { $name } » ne peut pas décider : { $text }
kernel-bot-given-up = Le robot « { $name } » a échoué trop souvent et ne sera plus relancé dans cette partie.
kernel-bots-no-end = Les robots ne terminent pas la partie ({ $game }) : graine { $seed }, { $lines } lignes.

## Log

kernel-log-bad-head = ce n’est pas l’en-tête d’un journal : { $detail }
kernel-log-too-new = le journal est au format { $form } ; cette version de Parlour lit les formats jusqu’au numéro { $known }
kernel-log-bad-line = ce n’est pas une ligne de la partie : { $detail }
kernel-log-empty = le journal est vide

## Option checks

kernel-unknown-option = L’option « { $name } » n’existe pas. Choisissez parmi : { $names }.
kernel-option-not-text = Option « { $name } » : « { $value } » n’est pas un texte.
kernel-options-invalid = Options : { $reason }.
kernel-option-too-many-values = L’option « { $name } » a { $count } valeurs. Le maximum est de { $most }.
kernel-option-too-long = L’option « { $name } » a { $count } caractères. Le maximum est de { $most }.
kernel-option-wrong-form = Option « { $name } » : « { $value } » doit avoir la forme { $form }.
kernel-option-not-a-switch = L’option « { $name } » vaut true ou false, pas « { $value } ».
kernel-option-not-whole = L’option « { $name } » est un nombre entier entre { $least } et { $most }, pas « { $value } ».
kernel-option-not-a-number = L’option « { $name } » est un nombre entre { $least } et { $most }, pas « { $value } ».
kernel-option-not-a-list = L’option « { $name } » est une liste, pas « { $value } ».
kernel-option-cannot-be = L’option « { $name } » ne peut pas valoir « { $value } ».
kernel-option-not-a-choice = L’option « { $name } » ne peut pas valoir « { $value } ». Choisissez parmi : { $choices }.
kernel-option-unused = Ce jeu n’utilise pas l’option « { $name } ».
kernel-option-idle-unless = L’option « { $name } » n’a pas d’effet ici. Elle s’applique dans ce cas : { $condition }.
kernel-option-not-a-ranking = L’option « { $name } » doit nommer chaque place une fois, de 0 à { $last }.
kernel-option-not-for-each =
    L’option « { $name } » a { $given ->
        [one] { $given } valeur
       *[other] { $given } valeurs
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.

kernel-bad-position = Ce n’est pas une position de ce jeu : { $detail }

## Registry

kernel-key-taken = Le jeu « { $key } » existe déjà. Donnez une autre clé à { $place }.
kernel-unknown-game = Le jeu « { $key } » n’existe pas. Choisissez parmi : { $keys }.
kernel-unknown-game-near = Le jeu « { $key } » n’existe pas. Vouliez-vous dire « { $near } » ?
kernel-other-key = { $place } a la clé « { $own } », et non « { $key } ».
kernel-no-module = Le module Python « { $module } » n’existe pas. Lancez la commande dans le dossier qui contient « { $file } », ou installez son paquet.
kernel-no-rules-in-module = « { $module } » ne contient pas de jeu : il lui faut « { $name } = Rules(…) ».

## Replay

kernel-log-other-game = c’est une partie d’un autre jeu ({ $found }, pas { $wanted })
kernel-log-newer-rules = la partie suit la version { $newer } des règles ; cette version de Parlour connaît la version { $known }
kernel-log-line-out-of-order = il faut ici la ligne { $expected } de la partie, pas la ligne { $found }
kernel-log-does-not-fit = elle ne correspond pas à la partie : { $detail }
kernel-verify-no-commitment = la partie n’a pas été jouée à une table en ligne : il n’y a pas de graine secrète à vérifier
kernel-verify-no-secret = la graine secrète n’est pas ici. Le journal la contient une fois la partie terminée
kernel-verify-other-secret = la graine n’est pas celle qui avait été annoncée avant la distribution
kernel-verify-differs = elle ne découle pas de la graine et des coups joués. Le journal a été modifié, ou la partie a été jouée avec d’autres règles ou d’autres listes de mots
kernel-verify-refused = les règles refusent ce coup : { $reason }

## Rulebook

kernel-unknown-rule = La règle { $id } n’existe pas. Règles proches : { $near }.
kernel-rulebook-language = Les règles n’existent pas en « { $asked } ». Langues : { $languages }.

## Seats

kernel-players-usage = Donnez le nombre de joueurs, ou la liste de leurs noms.
kernel-wrong-number-of-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $count }.
kernel-bad-name = Un nom compte 1 à 40 caractères affichables.
kernel-unknown-preset = Le préréglage « { $preset } » n’existe pas. Choisissez parmi : { $names }.
kernel-options-wrong-number-of-players = Avec ces options, le jeu se joue de { $fewest } à { $most } joueurs, pas à { $count }.
kernel-options-number-of-players = Avec ces options, le jeu se joue à { $most }, pas à { $count }.
kernel-option-idle = L’option « { $name } » n’a pas d’effet ici.

## Events and prompts

kernel-sentences = { $one } { $other }
kernel-you = vous
kernel-player = Joueur { $number }
kernel-and = { $first } et { $last }
kernel-or = { $first } ou { $last }
kernel-left =
    { $who ->
        [you] Vous avez quitté la partie.
       *[other] { $who-name } a quitté la partie.
    }
kernel-resigned =
    { $who ->
        [you] Vous avez abandonné.
       *[other] { $who-name } a abandonné.
    }
kernel-bot-took-over =
    { $who ->
        [you] Un robot joue pour vous.
       *[other] Un robot joue pour { $who-name }.
    }
kernel-came-back =
    { $who ->
        [you] Vous êtes de retour.
       *[other] { $who-name } est de retour.
    }
kernel-voted-out =
    { $who ->
        [you] Les autres ont décidé de vous exclure de la partie.
       *[other] Les autres ont exclu { $who-name } de la partie.
    }
kernel-paused = La partie est en pause.
kernel-stopped = Le serveur s’est arrêté un moment. Les chronomètres aussi.
kernel-resumed = La partie reprend.
kernel-took-back =
    { $who ->
        [you] Vous avez repris votre dernier coup.
       *[other] { $who-name } a repris son dernier coup.
    }
kernel-take-back-denied =
    { $who ->
        [you] Votre dernier coup est maintenu.
       *[other] { $who-name } ne reprend pas son dernier coup.
    }
kernel-prompt-back = { $who-name } souhaite reprendre son dernier coup. D’accord ?
kernel-prompt-pause = { $who-name } souhaite faire une pause. D’accord ?
kernel-prompt-absent = { $who-name } n’est plus là. Attendre, laisser jouer un robot ou continuer sans { $who-name } ?
kernel-prompt-remove = L’hôte souhaite exclure { $who-name } de la partie. D’accord ?
kernel-waiting = En attente…
kernel-waiting-for = On attend { $names }.
kernel-waiting-for-back = Coup à reprendre ou non : on attend { $names }.
kernel-waiting-for-pause = Pause à accepter : on attend { $names }.
kernel-waiting-for-absent = Suite à décider : on attend { $names }.
kernel-waiting-for-remove = Réponse à l’hôte : on attend { $names }.
kernel-prompt = Votre réponse ?

## The bots: how they play, and what they say

kernel-cast-biscuit = Tranquille. Aime les choses simples.
kernel-cast-mimosa = Prend son temps et joue prudemment.
kernel-cast-piccolo = Joue vite et avec audace. Plus c’est court, mieux c’est.
kernel-cast-praline = Voit grand. Plus c’est long, mieux c’est.
kernel-cast-domino = Aime le risque et les surprises.
kernel-cast-caramel = Joue avec patience. Garde le meilleur pour la fin.
kernel-cast-origami = Réfléchit à deux fois. Aime les perles rares.
kernel-cast-tango = Joue vite, avec audace, et voit grand.
kernel-remark-hello-1 = { $who-name } : « Amusez-vous bien ! »
kernel-remark-hello-2 = { $who-name } : « C’est un plaisir de jouer avec vous. »
kernel-remark-hello-3 = { $who-name } : « Bonne chance ! »
kernel-remark-praise-1 = { $who-name } : « Bien joué ! »
kernel-remark-praise-2 = { $who-name } : « Quel beau coup ! »
kernel-remark-praise-3 = { $who-name } : « Oh, joli ! »
kernel-remark-own-1 = { $who-name } : « Mieux que prévu ! »
kernel-remark-own-2 = { $who-name } : « Celui-là me plaît bien. »
kernel-remark-own-3 = { $who-name } : « Quelle chance ! »
kernel-remark-lost-1 = { $who-name } : « Bravo, c’est mérité ! »
kernel-remark-lost-2 = { $who-name } : « Bien joué, c’était un plaisir ! »
kernel-remark-lost-3 = { $who-name } : « Belle victoire. On recommence ? »
kernel-remark-won-1 = { $who-name } : « Merci, c’était serré. »
kernel-remark-won-2 = { $who-name } : « Belle partie, merci à tous ! »
kernel-remark-won-3 = { $who-name } : « C’était bien. Encore une ? »
## Words

kernel-word-counts = { $word } compte.
