"""The house rules of a table, with defaults and one-line explanations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from parlour.kernel.errors import OptionError
from parlour.kernel.options import Options, option
from parlour.scripture import bibles

SEATS = range(2, 5)  # SB-1
Level = Literal["beginner", "intermediate", "expert"]
Language = Literal["fr", "es", "de", "la", "he", "el"]
Word = Annotated[str, Meta(pattern="^[A-Z]{2,21}$")]
OwnList = Annotated[tuple[Word, ...], Meta(max_length=300_000)]


class BibleOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of SCRABBLE Bible Edition. Any of the variants may be combined."""

    words: Annotated[
        Literal["challenge", "checked"],
        option(
            "Any letters may be laid and stand unless challenged, or every word is checked when it is laid.",
            "SB-16",
        ),
    ] = "challenge"
    word_list: Annotated[
        Literal["bible", "any"] | OwnList,
        option("What is a word: English and biblical words, anything, or the table's own list.", "SB-2"),
    ] = "bible"
    challenge_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None,
        option("Seconds in which a play may be challenged; none: until the next player acts.", "SB-16"),
    ] = 20
    star: Annotated[
        Literal["double-letter-and-word", "double-word"],
        option("What the star in the middle doubles: its letter and the word, or the word alone.", "SB-21"),
    ] = "double-letter-and-word"
    bonus_list: Annotated[
        Literal["strict", "concordance", "none"] | OwnList,
        option(
            "Which words earn a bonus: words of faith, all of the Bible's words, none, or the table's own.",
            "SB-23",
        ),
    ] = "strict"
    bonus: Annotated[
        Literal["automatic", "claimed"],
        option("Bonuses come by themselves, or have to be claimed and may be challenged.", "SB-24"),
    ] = "automatic"
    judge: Annotated[
        Literal["list", "vote"],
        option("Who decides about a challenged bonus: the list or the players.", "SB-24"),
    ] = "list"
    my_cup_overflows: Annotated[
        bool, option("My Cup Overflows: nine tiles, and 50 points for using seven or more.", "SB-30")
    ] = False
    it_is_finished: Annotated[
        bool, option("“It is Finished!”: whoever reaches the target of their level wins at once.", "SB-31")
    ] = False
    levels: Annotated[
        Level | tuple[Level, ...],
        option("The level of all players, or of each, for It is Finished!", "SB-31"),
    ] = "intermediate"
    tests_of_faith: Annotated[
        bool, option("Tests of Faith: 15 points for telling the story of a bonus word, when asked.", "SB-32")
    ] = False
    bible: Annotated[
        bibles.Name, option("The Bible whose passages are shown: kjv, or the name of one that was imported.", "SB-32")
    ] = bibles.KJV
    good_samaritan: Annotated[
        bool, option("Good Samaritan: a player may help the player on turn with a tile.", "SB-33")
    ] = False
    babel: Annotated[
        Annotated[tuple[Language, ...], Meta(max_length=6)],
        option("The Tower of Babel: 15 points for a bonus word in one of these languages.", "SB-34"),
    ] = ()
    end: Annotated[
        Literal["rulebook", "six-scoreless"],
        option(
            "When nobody can go on: all pass or three rounds score nothing, or six turns score nothing.",
            "SB-17",
        ),
    ] = "rulebook"
    adjustment: Annotated[
        Literal["deduct-and-gain", "gain-double"],
        option(
            "At the end all lose their unplayed letters and whoever is out gains them, or gains them twice.",
            "SB-25",
        ),
    ] = "deduct-and-gain"

    @property
    def rack_size(self) -> int:
        return 9 if self.my_cup_overflows else 7  # SB-4, SB-30

    def level(self, seat: int) -> Level:
        return self.levels if isinstance(self.levels, str) else self.levels[seat]

    def most_scoreless(self, players: int) -> int:
        """SB-17: as many turns in a row without a point end the game."""
        return 6 if self.end == "six-scoreless" else 3 * players

    def conflicts(self) -> Iterator[OptionError]:
        yield from bibles.conflicts(self.bible)

    def check(self, players: int) -> None:
        """Refuse what does not fit the number of players."""
        if not isinstance(self.levels, str) and len(self.levels) != players:
            raise OptionError(
                "Option “levels”: {given} given, for {players} players.",
                given=len(self.levels),
                players=players,
            )


PRESETS: dict[str, dict[str, object]] = {
    "classic": {  # SB-40
        "words": "challenge",
        "word_list": "any",
        "challenge_time": None,
        "star": "double-word",
        "bonus_list": "none",
        "end": "six-scoreless",
        "adjustment": "gain-double",
    },
}
