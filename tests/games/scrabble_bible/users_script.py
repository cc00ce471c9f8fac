"""A user's script, which mypy --strict passes without a cast and Python runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import parlour
from parlour.games.scrabble_bible.events import Laid

if TYPE_CHECKING:
    from parlour.typed import ScrabbleBibleEvent, ScrabbleBibleGame, ScrabbleBibleView


def score_of(event: ScrabbleBibleEvent) -> int:
    return event.move.score if isinstance(event, Laid) else 0


def latest_words(view: ScrabbleBibleView) -> list[str]:
    return [] if view["move"] is None else [word["word"].lower() for word in view["move"]["words"]]


def play_on(game: ScrabbleBibleGame) -> int:
    seat = game.to_act[0]
    command = next(command for command in game.legal(seat) if command.startswith("play "))
    return sum(score_of(event) for event in game.do(seat, command))


game = parlour.new("scrabble-bible", players=["Ada", "Ben"], seed=7, it_is_finished=True, levels=["beginner", "expert"])
view = game.view(0)
print(view["rack"].lower(), view["bag"] + 1, view["tile_set"]["values"]["Q"] + 1, view["seats"][0]["name"].upper())
print(view["options"]["star"].upper(), game.state.options.levels[0].upper(), game.state.options.rack_size + 1)
print(play_on(game) + 1, latest_words(game.view(None)))
for turn in parlour.analyse(game).turns:
    print(turn.command.upper(), turn.lost + 1.0, [option.value + 1.0 for option in turn.best])
print([seat["bot"].upper() for seat in parlour.new("scrabble-bible", preset="classic").view(None)["seats"]])
print(len(parlour.analyse(parlour.load(game.dump(), "scrabble-bible").log).scores))
print([latest_words(position.view) for position in game.positions(0) if isinstance(position.event, Laid)])
