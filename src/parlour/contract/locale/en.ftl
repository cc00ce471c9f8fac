## Numbers and files

contract-bad-number = “{ $text }” isn’t a whole number from { $least } to { $most }.
contract-flag-on = where games are played: in processes of this machine, or on a Ray cluster (RAY_ADDRESS)
contract-flag-processes = games to play in parallel (default: one per core)
contract-bad-on = Games are played on “processes” or “ray”, not on “{ $text }”.
contract-line = Line { $line }: { $reason }
contract-reason-with-rule = { $reason } ({ $rule })

## Pictures

contract-scores = Scores: { $scores }.
contract-winner = Winner: { $names }.
contract-to-move = It’s { $name }’s turn.

## Terminal

contract-no-score = Moves don’t score points in this game.
contract-no-lookup = This game has no word lookup.
contract-resigned = resigned
contract-left = left
contract-level-easy = easy
contract-level-medium = medium
contract-level-greedy = greedy
contract-level-hard = hard
contract-level-expert = expert

## Printing

contract-print-no-choice = “{ $print }” has no choice “{ $name }”. It has: { $names }.
contract-print-bad-choice = “{ $name }” can’t be “{ $value }”. Choose one of these: { $values }.
