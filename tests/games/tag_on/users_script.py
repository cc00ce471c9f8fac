"""A user's script, which mypy --strict passes without a cast and Python runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import parlour
from parlour.games.tag_on.events import Played

if TYPE_CHECKING:
    from parlour.typed import TagOnEvent, TagOnGame, TagOnView


def points_of(event: TagOnEvent) -> int:
    return event.move.score if isinstance(event, Played) else 0


def latest_word(view: TagOnView) -> str:
    move = view["move"]
    return "" if move is None else " ".join(word["word"] for word in move["words"])


def play_on(game: TagOnGame) -> int:
    seat = game.to_act[0]
    command = next(command for command in game.legal(seat) if command.startswith("play "))
    return sum(points_of(event) for event in game.do(seat, command))


game = parlour.new("tag-on", players=["Ada", "Ben"], seed=1, edition="en", own_words=["AEON"], words="checked")
view = game.view(0)
print(view["rack"].lower(), view["face_up"].lower(), view["seats"][1]["name"].upper(), view["bag"] + 1)
print(
    view["options"]["edition"].upper(),
    view["tile_set"]["sides"]["A"].get("left"),
    view["counting"]["played_down"].upper(),
)
print(game.state.options.own_words[0].lower(), game.state.options.most_scoreless(2) + 1)
print(play_on(game) + 1, latest_word(game.view(None)).lower())
print([line.event.seat + 1 for line in game.log.lines if isinstance(line.event, Played)])
print([points_of(seen.event) for seen in game.stream(0)], game.copy().view(0)["tiles"])

quiet = parlour.position("tag-on", game.position(), challenge_time=None)
again = parlour.load(game.dump(), "tag-on")
print(quiet.state.face_up.lower(), play_on(again) + 1, parlour.replay(again.log, "tag-on").view(1)["round"] + 1)
print(latest_word(game.positions(None)[-1].view).lower())
