"""The house rules of a table, with defaults and one-line explanations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from parlour.games.tag_em.maps import atlas
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.mapfile import LONGEST
from parlour.games.tag_em.rules import dice
from parlour.games.tag_em.rules.dice import Dice
from parlour.games.tag_em.rules.odds import Tie
from parlour.kernel.options import Options, option

SEATS = range(2, 9)  # TE-1
DiceText = Annotated[str, Meta(pattern=dice.PATTERN)]
GameType = Literal["elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill", "missions"]


class TagOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of TAG 'EM. All of them may be combined."""

    map: Annotated[
        Annotated[str, Meta(max_length=LONGEST)],
        option("The map: the name of one that is here, or the text of your own.", "TE-2", choices=atlas.NAMES),
    ] = atlas.NAMES[0]
    game_type: Annotated[GameType, option("What it takes to win.", "TE-40")] = "elimination"
    pom: Annotated[
        Annotated[int, Meta(ge=1, le=200)] | None,
        option("Points of Movement for each turn; none: as the map suggests.", "TE-3"),
    ] = None
    order: Annotated[
        Literal["rolled", "seated"], option("The order of turns is rolled for, or goes by the seats.", "TE-5")
    ] = "rolled"
    tie: Annotated[
        Tie, option("An even attack: nothing happens, it is rolled again, or the defender wins.", "TE-20")
    ] = "stand-off"
    flag_return: Annotated[bool, option("A team sends its own dropped flag home by entering its square.", "TE-42")] = (
        False
    )
    round_limit: Annotated[
        Annotated[int, Meta(ge=1, le=10_000)], option("Rounds after which the game ends in any case.", "TE-43")
    ] = 200
    snipers: Annotated[
        Literal["tiles", "pawn", "none"],
        option("Who attacks from afar: pawns on the tiles that the map marks, one pawn of each team, nobody.", "TE-50"),
    ] = "tiles"
    sniper_range: Annotated[
        Annotated[int, Meta(ge=2, le=64)], option("How many tiles an attack from afar may reach.", "TE-50")
    ] = 5
    vehicles: Annotated[bool, option("The vehicles that the map places take part.", "TE-51")] = True
    dice: Annotated[DiceText, option("The dice of each side in an attack, as d6, 2d6 or d20.", "TE-52")] = "d6"
    pom_dice: Annotated[
        DiceText | None,
        option("Dice for the Points of Movement of each turn, as 2d6+3; none: always the same.", "TE-52"),
    ] = None
    construction: Annotated[
        bool, option("Players build Cover and Garrisons during play, and destroy them.", "TE-53")
    ] = False
    builds_per_turn: Annotated[
        Annotated[int, Meta(ge=1, le=20)], option("How often a player may build or destroy in a turn.", "TE-53")
    ] = 1
    pawns: Annotated[Annotated[int, Meta(ge=3, le=12)], option("Pawns of each player.", "TE-56")] = 5
    hill_points: Annotated[Annotated[int, Meta(ge=1, le=100)], option("Points that win King Of The Hill.", "TE-58")] = 5

    @property
    def attack_dice(self) -> Dice:
        return dice.read(self.dice)

    @property
    def returns(self) -> bool:
        """Whether a lost pawn comes back (TE-30), or is out for good."""
        return self.game_type in ("capture-the-flag", "capture-their-flag", "king-of-the-hill")

    def turn_pom(self, map_: Map) -> int:
        """The Points of Movement of a turn, where they are not rolled for."""
        return map_.pom if self.pom is None else self.pom


PRESETS: dict[str, dict[str, object]] = {
    "everything": {  # all of the rulebook's further suggestions at once
        "game_type": "capture-their-flag",
        "snipers": "pawn",
        "construction": True,
        "pom_dice": "2d6+3",
        "pawns": 7,
        "flag_return": True,
    },
}
