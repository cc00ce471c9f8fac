"""A user's script with errors that mypy finds: exactly the marked lines."""

import parlour

game = parlour.new("scrabble-bible", seed=7)
view = game.view(0)
print(view["racc"])  # error: typeddict-item
print(view["move"]["score"])  # error: index
print(parlour.analyse(game).turns[0].blunder)  # error: attr-defined
print(parlour.analyse(game).turns[0].lost.upper())  # error: attr-defined
print(parlour.new("scrabble-bible", babel=["en"]).view(0))  # error: attr-defined
