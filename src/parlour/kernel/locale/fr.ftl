## Options

kernel-option-aids = Conseils
kernel-option-aids-help = Ce que l’application peut dire aux joueurs pendant la partie.
kernel-option-aids-none = Sans conseils
kernel-option-aids-look-up = Recherche de mots seulement
kernel-option-aids-hints = Conseils
kernel-option-aids-unset = Seulement contre des robots
kernel-option-family-words = Mots pour la famille
kernel-option-family-words-help = Robots, conseils et exemples évitent les mots qui ne sont pas pour les enfants.
kernel-option-answer-time = Temps pour répondre
kernel-option-answer-time-help = La durée pendant laquelle un vote ou une demande attend une réponse.
kernel-option-answer-time-unset = sans limite
kernel-option-clock = Chronomètre
kernel-option-clock-help = Limite chaque tour ou toute la partie.
kernel-option-clock-none = Sans chronomètre
kernel-option-clock-turn = Pour chaque tour
kernel-option-clock-game = Pour toute la partie
kernel-option-clock-seconds = Temps au chronomètre
kernel-option-clock-seconds-help = Ce dont chaque joueur dispose pour un tour, ou pour la partie.
kernel-groups-game = Le jeu
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

kernel-no-command-here-there = « { $word } » n’est pas une commande de ce jeu. Il y a : { $commands }.
kernel-stands-alone-too-much = « { $word } » s’écrit seul : « { $rest } » est de trop.
kernel-command-text = Une commande est un texte.
kernel-command-has-characters-most = La commande compte { $length } caractères ; le maximum est { $most }.
kernel-command-empty = La commande est vide.
kernel-command-holds-character-that-cannot-be = La commande contient un caractère qu’on ne peut pas afficher.
kernel-vote-names-one-choice-as-in = Un vote nomme un seul choix, par exemple « vote yes ».
kernel-this-command-written = Cette commande s’écrit : { $usage }.

## Formats cgp

kernel-position-written-at-quiet-moment-question = On note une position à un moment calme ; une question attend encore sa réponse.

## All games

kernel-game-over = La partie est finie.
kernel-you-no-longer-in-this-game = Vous n’êtes plus dans cette partie.
kernel-game-paused-resume-it-first = La partie est en pause. Reprenez-la d’abord.
kernel-take-back-being-asked-for-it = Un joueur demande à reprendre son coup. Il faut d’abord une réponse.
kernel-nobody-asking-you-anything-that-answers = On ne vous demande rien à quoi « { $answer } » puisse répondre.
kernel-in-this-game-nothing-taken-back = Dans ce jeu, on ne revient pas en arrière.
kernel-take-back-being-asked-for-already = Un joueur demande déjà à reprendre son coup.
kernel-you-have-made-no-move-that = Vous n’avez pas de coup à reprendre.
kernel-somebody-has-left-or-changed-seats = Depuis votre coup, quelqu’un est parti ou une place a changé de mains : le coup est maintenu.
kernel-others-have-not-agreed-take-this = Les autres n’ont pas accepté que ce coup soit repris.
kernel-pause-being-asked-for-already = Une pause est déjà demandée.
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

## Errors

kernel-line-log = Ligne { $line } du journal : { $reason }

## Game

kernel-seed-whole-number = Une graine est un nombre entier.
kernel-gives-no-pictures = { $game } ne donne pas d’images.
kernel-there-no-seat-there-0 = La place { $seat } n’existe pas ; les places vont de 0 à { $last }.

## Hints

kernel-there-no-hint-for-this-moment = Il n’y a pas de suggestion pour ce moment.
kernel-this-table-plays-without-hints = À cette table, on joue sans suggestions.
kernel-hint-for-player-on-turn = Une suggestion est pour qui doit jouer.
kernel-this-table-plays-without-lists-moves = À cette table, on joue sans liste de coups.
kernel-there-no-analysis = Il n’y a pas d’analyse pour { $game }.

## Levels

kernel-there-no-bot-there = Le robot « { $level } » n’existe pas ; il y a : { $levels }.

## Log

kernel-this-no-head-log = ce n’est pas l’en-tête d’un journal : { $detail }
kernel-log-newer-form-than-this-parlour = le journal est d’une forme ({ $form }) plus récente que celle que lit ce Parlour ({ $known })
kernel-this-no-line-game = ce n’est pas une ligne de ce jeu : { $detail }
kernel-log-empty = le journal est vide

## Option checks

kernel-there-no-option-there = L’option « { $name } » n’existe pas ; il y a : { $names }.
kernel-option-no-text = Option « { $name } » : « { $value } » n’est pas un texte.
kernel-options = Options : { $reason }.
kernel-option-has-values-and-may-have = L’option « { $name } » a { $count } valeurs ; le maximum est { $most }.
kernel-option-has-characters-and-may-have = L’option « { $name } » a { $count } caractères ; le maximum est { $most }.
kernel-option-not-form = Option « { $name } » : « { $value } » n’a pas la forme { $form }.
kernel-option-true-or-false-not = L’option « { $name } » vaut true ou false, pas « { $value } ».
kernel-option-whole-number-from-not = L’option « { $name } » est un nombre entier de { $least } à { $most }, pas « { $value } ».
kernel-option-number-from-not = L’option « { $name } » est un nombre de { $least } à { $most }, pas « { $value } ».
kernel-option-list-not = L’option « { $name } » est une liste, pas « { $value } ».
kernel-option-cannot-be = L’option « { $name } » ne peut pas être « { $value } ».
kernel-option-none = Option « { $name } » : « { $value } » ne figure pas parmi { $choices }.
kernel-option-has-no-use-in-this = L’option « { $name } » ne sert pas dans ce jeu.
kernel-option-does-nothing-here-it-applies = L’option « { $name } » n’a pas d’effet ici. Elle s’applique quand { $condition }.
kernel-option-names-every-seat-once-0 = L’option « { $name } » nomme chaque place une fois, de 0 à { $last }.
kernel-option-given-for-players = Option « { $name } » : valeurs données : { $given }, pour { $players } joueurs.

## Position text

kernel-this-no-position-game = Ce n’est pas une position de ce jeu : { $detail }

## Registry

kernel-there-game-already-needs-another-key = Le jeu « { $key } » existe déjà ; { $place } a besoin d’une autre clé.
kernel-there-no-game-do-you-mean = Le jeu « { $key } » n’existe pas. Vouliez-vous dire { $there } ?
kernel-has-key-not = { $place } a la clé « { $own } », et non « { $key } ».
kernel-there-no-python-module-start-in = Le module Python « { $module } » n’existe pas. Lancez la commande dans le dossier de « { $file } », ou installez son paquet.
kernel-has-no-game-it-needs-rules = « { $module } » n’a pas de jeu : il lui faut un « { $name } = Rules(…) ».

## Replay

kernel-it-game-not = c’est une partie d’un autre jeu ({ $found }, pas { $wanted })
kernel-it-was-played-by-newer-rules = la partie suit des règles ({ $newer }) plus récentes que celles de ce Parlour ({ $known })
kernel-line-game-expected-not = on attend la ligne { $expected } de la partie, pas la ligne { $found }
kernel-it-does-not-fit-game = elle ne convient pas à cette partie : { $detail }

## Rulebook

kernel-there-no-rule-near-it = La règle { $id } n’existe pas. À côté : { $near }.
kernel-there-no-rulebook-in-there-one = Il n’y a pas de règles en « { $asked } ». Il y en a en : { $languages }.

## Seats

kernel-players-given-by-their-number-or = Les joueurs se donnent par leur nombre, ou par une liste de noms.
kernel-for-players-not = Nombre de joueurs pour { $game } : de { $fewest } à { $most }, pas { $count }.
kernel-players-name-has-1-40-printable = Le nom d’un joueur compte de 1 à 40 caractères affichables.
kernel-there-no-preset-there = Le préréglage « { $preset } » n’existe pas ; il y a : { $names }.
kernel-by-these-options-can-play-not = Nombre de joueurs avec ces options : de { $fewest } à { $most }, pas { $count }.
kernel-by-these-options-only-can-play = Nombre de joueurs avec ces options : { $most }, pas { $count }.
kernel-option-does-nothing-here = L’option « { $name } » n’a pas d’effet ici.

## Events and prompts

kernel-sentences = { $one } { $other }
kernel-you = vous
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
kernel-paused = La partie est en pause.
kernel-stopped = Le serveur a redémarré. Les pendules sont arrêtées.
kernel-resumed = La partie reprend.
kernel-took-back =
    { $who ->
        [you] Vous avez repris votre dernier coup.
       *[other] { $who-name } a repris son dernier coup.
    }
kernel-take-back-denied =
    { $who ->
        [you] Votre dernier coup est maintenu.
       *[other] Coup maintenu : { $who-name }.
    }
kernel-prompt-back = { $who-name } souhaite reprendre son dernier coup. D’accord ?
kernel-prompt-pause = { $who-name } souhaite faire une pause. D’accord ?
kernel-prompt-absent = { $who-name } n’est plus là. Attendre, laisser jouer un robot ou continuer sans { $who-name } ?
kernel-waiting = En attente…
kernel-waiting-for = On attend : { $names }.
kernel-prompt = Votre réponse ?
