"""The house rules of a table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from parlour.games.tag_em.maps import atlas
from parlour.games.tag_em.maps.layout import GameType as GameType
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.mapfile import LONGEST
from parlour.games.tag_em.maps.tiles import Tile
from parlour.games.tag_em.rules import dice
from parlour.games.tag_em.rules.dice import Dice
from parlour.games.tag_em.rules.odds import Tie
from parlour.kernel.conditions import but, given
from parlour.kernel.options import Options, option, preset

SEATS = range(2, 9)  # TE-1
DiceText = Annotated[str, Meta(pattern=dice.PATTERN)]
Snipers = Literal["none", "pawn", "all", "tiles", "pawn+tiles"]

MAPS = ("letter", "crescent", "castle", "downtown", "dunes", "honeycomb", "mine", "province", "delta", "volcano")
"""The shipped maps, in the order in which a form shows them."""


class TagOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of TAG 'EM. All of them may be combined."""

    prefix: ClassVar = "tag-em"
    # There are no words in it.
    unused: ClassVar = {"family_words": (), "aids": ("look-up",)}

    map: Annotated[Annotated[str, Meta(max_length=LONGEST)], option("TE-2", "game", choices=MAPS, in_summary=True)] = (
        atlas.NAMES[0]
    )
    game_type: Annotated[GameType, option("TE-40", "game", in_summary=True, is_goal=True)] = "elimination"
    pom: Annotated[Annotated[int, Meta(ge=1, le=200)] | None, option("TE-3", "game", when=given(pom_dice=None))] = None
    setup: Annotated[Literal["map", "players"], option("TE-6", "play")] = "map"
    first_turn: Annotated[Literal["map", "full"], option("TE-7", "play")] = "map"
    order: Annotated[
        Literal["rolled", "seated"] | Annotated[tuple[int, ...], Meta(max_length=SEATS.stop - 1)],
        option("TE-5", "play"),
    ] = "rolled"
    tie: Annotated[Tie, option("TE-20", "play")] = "stand-off"
    flag_return: Annotated[bool, option("TE-42", "variations", when=given(game_type="capture-their-flag"))] = False
    round_limit: Annotated[Annotated[int, Meta(ge=1, le=10_000)], option("TE-43", "play")] = 200
    snipers: Annotated[Snipers | None, option("TE-50", "variations")] = None
    sniper_range: Annotated[
        Annotated[int, Meta(ge=2, le=64)], option("TE-50", "variations", when=given(snipers=but("none")))
    ] = 5
    vehicles: Annotated[bool | None, option("TE-51", "variations")] = None
    water: Annotated[Literal["wade", "boats"], option("TE-51", "variations")] = "wade"
    dice: Annotated[DiceText, option("TE-52", "variations")] = "d6"
    pom_dice: Annotated[DiceText | None, option("TE-52", "variations")] = None
    construction: Annotated[bool, option("TE-53", "variations")] = False
    builds_per_turn: Annotated[
        Annotated[int, Meta(ge=1, le=20)], option("TE-53", "variations", when=given(construction=True))
    ] = 1
    build_reach: Annotated[
        Literal["anywhere", "near"], option("TE-53", "variations", when=given(construction=True))
    ] = "anywhere"
    pawns: Annotated[Annotated[int, Meta(ge=3, le=12)], option("TE-56", "game")] = 5
    hill_points: Annotated[
        Annotated[int, Meta(ge=1, le=100)], option("TE-58", "game", when=given(game_type="king-of-the-hill"))
    ] = 5

    def first_pom(self, map_: Map, pom: int, place: int, players: int) -> int:
        """TE-7: the points of a team's first turn, by its place in the order."""
        parts = map_.opening(self.game_type, players)
        if self.first_turn == "full" or place >= len(parts):
            return pom
        part, whole = parts[place]
        return -(-pom * part // whole)  # rounded up

    @property
    def attack_dice(self) -> Dice:
        return dice.read(self.dice)

    @property
    def returns(self) -> bool:
        """Whether a lost pawn comes back (TE-30), or is out for good."""
        return self.game_type in ("capture-the-flag", "capture-their-flag", "king-of-the-hill")

    def snipers_on(self, map_: Map) -> Snipers:
        """TE-50: which pawns attack from a distance; none, unless the table or the map says so."""
        if self.snipers is not None:
            return self.snipers
        if "snipers" not in map_.uses:
            return "none"
        return "tiles" if map_.snipers else "pawn"

    def vehicles_on(self, map_: Map) -> bool:
        """TE-51: whether the vehicles of the map take part; they do not, unless the table or the map says so."""
        return "vehicles" in map_.uses if self.vehicles is None else self.vehicles

    def on_foot(self, tile: Tile) -> bool:
        """Whether pawns may enter that tile; Wade may be left to boats (TE-51)."""
        return tile.enterable and not (tile.boats and self.water == "boats")

    def turn_pom(self, map_: Map) -> int:
        """The Points of Movement of a turn, where they are not rolled for."""
        return map_.pom if self.pom is None else self.pom


PRESETS = {
    "everything": preset(  # all of the rulebook's further suggestions at once
        "tag-em-preset-everything",
        game_type="capture-their-flag",
        snipers="pawn+tiles",
        vehicles=True,
        construction=True,
        pom_dice="2d6+3",
        pawns=7,
        flag_return=True,
    ),
}
