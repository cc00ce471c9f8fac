## Commands

contract-no-whole-number-from = « { $text } » n’est pas un nombre entier de { $least } à { $most }.

## Formats

contract-line = Ligne { $line } : { $reason }
contract-reason-with-rule = { $reason } ({ $rule })

## Svg

contract-scores = Scores : { $scores }.
contract-won-by = Victoire : { $names }.
contract-move = À { $name } de jouer.

## Terminal

contract-there-nothing-score-in-this-game = Il n’y a pas de coup à compter dans ce jeu.
contract-there-nothing-look-up-in-this = Il n’y a rien à chercher dans ce jeu.
contract-resigned = a abandonné
contract-left = a quitté
