## Commands

contract-no-whole-number-from = “{ $text }” is no whole number from { $least } to { $most }.

## Formats

contract-line = Line { $line }: { $reason }
contract-reason-with-rule = { $reason } ({ $rule })

## Svg

contract-scores = Scores: { $scores }.
contract-won-by = Won by { $names }.
contract-move = { $name } is to move.

## Terminal

contract-there-nothing-score-in-this-game = There is nothing to score in this game.
contract-there-nothing-look-up-in-this = There is nothing to look up in this game.
contract-resigned = resigned
contract-left = left
