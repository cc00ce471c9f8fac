## Numbers and files

contract-bad-number = « { $text } » n’est pas un nombre entier entre { $least } et { $most }.
contract-flag-on = où jouer les parties : dans des processus de cette machine, ou sur une grappe Ray (RAY_ADDRESS)
contract-flag-processes = parties à jouer en parallèle (par défaut : une par cœur)
contract-bad-on = Les parties se jouent sur « processes » ou « ray », pas sur « { $text } ».
contract-line = Ligne { $line } : { $reason }
contract-reason-with-rule = { $reason } ({ $rule })

## Pictures

contract-scores = Scores : { $scores }.
contract-winner = Victoire : { $names }.
contract-to-move = C’est à { $name } de jouer.

## Terminal

contract-no-score = Les coups ne rapportent pas de points dans ce jeu.
contract-no-lookup = Ce jeu n’a pas de recherche de mots.
contract-resigned = a abandonné
contract-left = a quitté la partie
contract-level-easy = facile
contract-level-medium = moyen
contract-level-greedy = glouton
contract-level-hard = difficile
contract-level-expert = expert

## Printing

contract-print-no-choice = « { $print } » ne propose pas de choix « { $name } ». Choix possibles : { $names }.
contract-print-bad-choice = « { $name } » ne peut pas valoir « { $value } ». Choisissez parmi : { $values }.
