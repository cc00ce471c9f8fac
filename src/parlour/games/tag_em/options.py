"""The house rules of a table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from parlour.games.tag_em.maps import atlas
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.mapfile import LONGEST
from parlour.games.tag_em.rules import dice
from parlour.games.tag_em.rules.dice import Dice
from parlour.games.tag_em.rules.odds import Tie
from parlour.kernel.conditions import but, given
from parlour.kernel.options import Options, option, preset

SEATS = range(2, 9)  # TE-1
DiceText = Annotated[str, Meta(pattern=dice.PATTERN)]
GameType = Literal["elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill", "missions"]


MAPS: dict[str | int, str] = {
    "letter": "Letter: small, for two",
    "crescent": "Crescent",
    "castle": "Castle: moat and keep",
    "downtown": "Downtown",
    "dunes": "Dunes: a desert",
    "honeycomb": "Honeycomb: hexagons",
    "mine": "Mine: two levels",
    "province": "Province: large, for four",
    "delta": "Delta: vehicles",
    "volcano": "Volcano: tiles of its own",
}


class TagOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of TAG 'EM. All of them may be combined."""

    # There are no words in it.
    unused: ClassVar = {"family_words": (), "aids": ("look-up",)}

    map: Annotated[
        Annotated[str, Meta(max_length=LONGEST)],
        option(
            "Map",
            "One of ours, a published one, or the text of your own.",
            "TE-2",
            "game",
            choices=MAPS,
        ),
    ] = atlas.NAMES[0]
    game_type: Annotated[
        GameType,
        option(
            "Goal",
            "What it takes to win.",
            "TE-40",
            "game",
            choices={
                "elimination": "Elimination: the last team standing",
                "capture-the-flag": "Capture The Flag: bring it home",
                "capture-their-flag": "Capture Their Flag: one flag each",
                "king-of-the-hill": "King Of The Hill: hold the hill",
                "missions": "Missions: the goals of the map",
            },
        ),
    ] = "elimination"
    pom: Annotated[
        Annotated[int, Meta(ge=1, le=200)] | None,
        option(
            "Points of Movement",
            "What a team can spend in each turn.",
            "TE-3",
            "game",
            none="as the map suggests",
            when=given(pom_dice=None),
        ),
    ] = None
    order: Annotated[
        Literal["rolled", "seated"],
        option(
            "Turn order",
            "Who goes first, and who next.",
            "TE-5",
            "play",
            choices={"rolled": "Rolled", "seated": "As seated"},
        ),
    ] = "rolled"
    tie: Annotated[
        Tie,
        option(
            "Ties",
            "What happens when both sides of an attack roll the same.",
            "TE-20",
            "play",
            choices={"stand-off": "Nothing happens", "reroll": "Roll again", "defender": "The defender wins"},
        ),
    ] = "stand-off"
    flag_return: Annotated[
        bool,
        option(
            "Flags can be sent home",
            "A team returns its own dropped flag by entering its square.",
            "TE-42",
            "variations",
            when=given(game_type="capture-their-flag"),
        ),
    ] = False
    round_limit: Annotated[
        Annotated[int, Meta(ge=1, le=10_000)],
        option("Round limit", "After this many rounds the game ends in any case.", "TE-43", "play"),
    ] = 200
    snipers: Annotated[
        Literal["tiles", "pawn", "none"],
        option(
            "Snipers",
            "Who can attack from a distance.",
            "TE-50",
            "variations",
            choices={"tiles": "From marked tiles", "pawn": "One pawn of each team", "none": "Nobody"},
        ),
    ] = "tiles"
    sniper_range: Annotated[
        Annotated[int, Meta(ge=2, le=64)],
        option(
            "Sniper range",
            "How many tiles a shot can reach.",
            "TE-50",
            "variations",
            when=given(snipers=but("none")),
        ),
    ] = 5
    vehicles: Annotated[
        bool, option("Vehicles", "Boats, helicopters and cars of the map take part.", "TE-51", "variations")
    ] = True
    dice: Annotated[
        DiceText, option("Attack dice", "What each side rolls, as d6, 2d6 or d20.", "TE-52", "variations")
    ] = "d6"
    pom_dice: Annotated[
        DiceText | None,
        option(
            "Movement dice",
            "Rolled for the Points of Movement of each turn, as 2d6+3.",
            "TE-52",
            "variations",
            none="always the same",
        ),
    ] = None
    construction: Annotated[
        bool,
        option(
            "Construction and destruction",
            "Players build Cover and Garrisons during the game, and destroy them.",
            "TE-53",
            "variations",
        ),
    ] = False
    builds_per_turn: Annotated[
        Annotated[int, Meta(ge=1, le=20)],
        option(
            "Builds per turn",
            "How often a player may build or destroy.",
            "TE-53",
            "variations",
            when=given(construction=True),
        ),
    ] = 1
    pawns: Annotated[
        Annotated[int, Meta(ge=3, le=12)], option("Pawns each", "The size of each team.", "TE-56", "game")
    ] = 5
    hill_points: Annotated[
        Annotated[int, Meta(ge=1, le=100)],
        option(
            "Points to win",
            "A team that holds the hill at the end of its turn scores one.",
            "TE-58",
            "game",
            when=given(game_type="king-of-the-hill"),
        ),
    ] = 5

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


PRESETS = {
    "everything": preset(  # all of the rulebook's further suggestions at once
        "Everything the rulebook suggests",
        game_type="capture-their-flag",
        snipers="pawn",
        construction=True,
        pom_dice="2d6+3",
        pawns=7,
        flag_return=True,
    ),
}
