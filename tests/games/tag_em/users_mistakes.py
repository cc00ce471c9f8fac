"""A user's script with errors that mypy finds: exactly the marked lines."""

import parlour

game = parlour.new("tag-em", seed=5)
view = game.view(0)
print(view["pawns"][0]["place"])  # error: typeddict-item
print(view["map"]["name"] + 1)  # error: operator
print(game.state.options.pom + 1)  # error: operator
print(game.do(0, "end")[0].modifier)  # error: union-attr
print(parlour.new("tag-em", pom="12").view(0))  # error: attr-defined
print(parlour.position("tag-em", game.position(), pons=12).view(0))  # error: attr-defined
