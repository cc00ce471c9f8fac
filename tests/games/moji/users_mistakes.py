"""A user's script with errors that mypy finds: exactly the marked lines."""

import parlour

game = parlour.new("moji", players=3, seed=1)
view = game.view(0)
print(view["rack"])  # error: typeddict-item
print(view["slots"][0]["card"])  # error: index
print(view["piles"][0][0]["price"])  # error: typeddict-item
print(game.state.options.placement == "nowhere")  # error: comparison-overlap
print(parlour.new("moji", theme=["sports"]).view(0))  # error: attr-defined
print(parlour.new("moji", preset="classic").scores)  # error: attr-defined
