"""A user's script with errors that mypy finds: exactly the marked lines."""

import parlour

game = parlour.new("tag-on", players=["Ada", "Ben"], seed=4)
view = game.view(0)
print(view["hand"])  # error: typeddict-item
print(view["bag"].upper())  # error: attr-defined
print(view["move"]["word"])  # error: index
print(game.state.options.house)  # error: attr-defined
print(game.do(0, "pass")[0].points)  # error: union-attr
print(parlour.new("tag-on", wrods="checked").view(0))  # error: attr-defined
print(parlour.new("tag-on", words="cheked").view(0))  # error: attr-defined
print(parlour.load(game.dump()).state.face_up)  # error: attr-defined
