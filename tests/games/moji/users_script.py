"""A user's script, which mypy --strict passes without a cast and Python runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import parlour
from parlour.games.moji.events import Flipped

if TYPE_CHECKING:
    from parlour.typed import MojiCardView, MojiGame


def points_of(cards: tuple[MojiCardView, ...]) -> int:
    return sum(card["points"] for card in cards if card["letter"].isalpha())


def flip_all(game: MojiGame) -> list[int]:
    for seat in range(len(game.state.seats)):
        game.do(seat, "ready", at=1.0)
    return [event.seat + 1 for event in game.timeout() if isinstance(event, Flipped)]


game = parlour.new("moji", players=3, seed=1, placement="between", min=4, theme=["food", "animals"])
view = game.view(0)
print(
    view["phase"].upper(),
    view["round"] + 1,
    view["card_set"]["points"]["E"] + 1,
    [points_of(pile) for pile in view["piles"]],
)
print(view["options"]["placement"].upper(), view["challenges"].get("min", 0) + 1, game.state.options.theme[0].upper())
print(flip_all(game), [slot["card"]["colour"].upper() for slot in game.view(None)["slots"] if slot is not None])
print([seen.event.seat for seen in game.stream(1) if isinstance(seen.event, Flipped)])
print(parlour.load(game.dump(), "moji").view(2)["heard"])
print(game.positions(0)[0].view["phase"].upper())
