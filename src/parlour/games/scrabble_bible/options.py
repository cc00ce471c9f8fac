"""The house rules of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from parlour.kernel.conditions import but, given
from parlour.kernel.errors import OptionError
from parlour.kernel.options import Options, option, preset
from parlour.scripture import bibles

SEATS = range(2, 5)  # SB-1
Level = Literal["beginner", "intermediate", "expert"]
Language = Literal["fr", "es", "de", "la", "he", "el"]
Word = Annotated[str, Meta(pattern="^[A-Z]{2,21}$")]
OwnList = Annotated[tuple[Word, ...], Meta(max_length=300_000)]


class BibleOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of SCRABBLE Bible Edition. Any of the variants may be combined."""

    prefix: ClassVar = "scrabble-bible"
    words: Annotated[
        Literal["challenge", "checked"], option("SB-16", "game", against_bots="checked", in_summary=True)
    ] = "challenge"
    word_list: Annotated[Literal["bible", "any"] | OwnList, option("SB-2", "words")] = "bible"
    challenge_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None,
        option(
            "SB-16",
            "time",
            unit="seconds",
            when=given(words="challenge") + given(bonus="claimed") + given(judge="vote") + given(tests_of_faith=True),
            hurries=True,
        ),
    ] = 20
    star: Annotated[Literal["double-letter-and-word", "double-word"], option("SB-21", "scoring")] = (
        "double-letter-and-word"
    )
    bonus_list: Annotated[Literal["strict", "concordance", "none"] | OwnList, option("SB-23", "scoring")] = "strict"
    bonus: Annotated[
        Literal["automatic", "claimed"], option("SB-24", "scoring", when=given(bonus_list=but("none")))
    ] = "automatic"
    judge: Annotated[Literal["list", "vote"], option("SB-24", "judging", when=given(bonus_list=but("none")))] = "list"
    my_cup_overflows: Annotated[bool, option("SB-30", "variations")] = False
    it_is_finished: Annotated[bool, option("SB-31", "variations")] = False
    levels: Annotated[
        Level | tuple[Level, ...], option("SB-31", "variations", each=True, when=given(it_is_finished=True))
    ] = "intermediate"
    tests_of_faith: Annotated[bool, option("SB-32", "variations", when=given(bonus_list=but("none")))] = False
    bible: Annotated[
        bibles.Name, option("SB-2", "words", when=given(word_list="bible") + given(tests_of_faith=True))
    ] = bibles.KJV
    good_samaritan: Annotated[bool, option("SB-33", "variations")] = False
    babel: Annotated[
        Annotated[tuple[Language, ...], Meta(max_length=6)],
        option("SB-34", "variations", when=given(bonus_list=but("none"))),
    ] = ()
    end: Annotated[Literal["rulebook", "six-scoreless"], option("SB-17", "play")] = "rulebook"
    adjustment: Annotated[Literal["deduct-and-gain", "gain-double"], option("SB-25", "scoring")] = "deduct-and-gain"

    @property
    def rack_size(self) -> int:
        return 9 if self.my_cup_overflows else 7  # SB-4, SB-30

    def level(self, seat: int) -> Level:
        return self.levels if isinstance(self.levels, str) else self.levels[seat]

    def most_scoreless(self, players: int) -> int:
        """SB-17: the number of scoreless turns in a row that ends the game."""
        return 6 if self.end == "six-scoreless" else 3 * players

    def faults(self) -> Iterator[OptionError]:
        return bibles.faults(self.bible)


PRESETS = {
    "classic": preset(  # SB-40
        "scrabble-bible-preset-classic",
        words="challenge",
        word_list="any",
        challenge_time=None,
        star="double-word",
        bonus_list="none",
        end="six-scoreless",
        adjustment="gain-double",
    ),
}
