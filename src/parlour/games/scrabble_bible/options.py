"""The house rules of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

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

    words: Annotated[
        Literal["challenge", "checked"],
        option(
            "Word checking",
            "Any word stands until someone challenges it, or every word is checked as it is played.",
            "SB-16",
            "game",
            choices={"challenge": "Challenge", "checked": "Automatic"},
        ),
    ] = "challenge"
    word_list: Annotated[
        Literal["bible", "any"] | OwnList,
        option(
            "Valid words",
            "The dictionary that you agree on.",
            "SB-2",
            "words",
            choices={"bible": "English and the Bible", "any": "Any letters"},
        ),
    ] = "bible"
    challenge_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None,
        option(
            "Time to challenge",
            "Without a limit, a play can be challenged until the next player acts.",
            "SB-16",
            "time",
            none="no limit",
            unit="seconds",
            when=given(words="challenge") + given(bonus="claimed") + given(tests_of_faith=True),
            hurries=True,
        ),
    ] = 20
    star: Annotated[
        Literal["double-letter-and-word", "double-word"],
        option(
            "Centre star",
            "What the star in the middle doubles.",
            "SB-21",
            "scoring",
            choices={"double-letter-and-word": "Its letter and the word", "double-word": "The word alone"},
        ),
    ] = "double-letter-and-word"
    bonus_list: Annotated[
        Literal["strict", "concordance", "none"] | OwnList,
        option(
            "Bonus words",
            "They earn extra points.",
            "SB-23",
            "scoring",
            choices={"strict": "Words of faith", "concordance": "All words of the Bible", "none": "No bonus words"},
        ),
    ] = "strict"
    bonus: Annotated[
        Literal["automatic", "claimed"],
        option(
            "Bonuses",
            "They are counted for you, or claimed with the play and open to challenge.",
            "SB-24",
            "scoring",
            choices={"automatic": "Counted automatically", "claimed": "Claimed by the player"},
            when=given(bonus_list=but("none")),
        ),
    ] = "automatic"
    judge: Annotated[
        Literal["list", "vote"],
        option(
            "Challenges are judged by",
            "Who decides whether a claimed bonus counts.",
            "SB-24",
            "judging",
            choices={"list": "The list", "vote": "A vote"},
            when=given(bonus="claimed"),
        ),
    ] = "list"
    my_cup_overflows: Annotated[
        bool, option("My Cup Overflows", "Nine tiles, and 50 points for using seven or more.", "SB-30", "variations")
    ] = False
    it_is_finished: Annotated[
        bool, option("It is Finished!", "The first to reach the target of their level wins.", "SB-31", "variations")
    ] = False
    levels: Annotated[
        Level | tuple[Level, ...],
        option(
            "Levels",
            "The better the player, the higher the target.",
            "SB-31",
            "variations",
            choices={"beginner": "Beginner", "intermediate": "Intermediate", "expert": "Expert"},
            each="A level for each player",
            when=given(it_is_finished=True),
        ),
    ] = "intermediate"
    tests_of_faith: Annotated[
        bool,
        option(
            "Tests of Faith",
            "15 points for telling the story of a bonus word, when asked.",
            "SB-32",
            "variations",
            when=given(bonus_list=but("none")),
        ),
    ] = False
    bible: Annotated[
        bibles.Name,
        option(
            "Bible for the stories",
            "Its passages are shown: kjv, or the name of one that was imported.",
            "SB-32",
            "variations",
            when=given(tests_of_faith=True),
        ),
    ] = bibles.KJV
    good_samaritan: Annotated[
        bool, option("Good Samaritan", "Others may help the player on turn with a tile.", "SB-33", "variations")
    ] = False
    babel: Annotated[
        Annotated[tuple[Language, ...], Meta(max_length=6)],
        option(
            "The Tower of Babel",
            "15 points for a bonus word in one of the languages chosen.",
            "SB-34",
            "variations",
            choices={"fr": "French", "es": "Spanish", "de": "German", "la": "Latin", "he": "Hebrew", "el": "Greek"},
            when=given(bonus_list=but("none")),
        ),
    ] = ()
    end: Annotated[
        Literal["rulebook", "six-scoreless"],
        option(
            "When nobody can go on",
            "What ends the game before the tiles run out.",
            "SB-17",
            "play",
            choices={
                "rulebook": "All pass, or three rounds without points",
                "six-scoreless": "Six turns without points",
            },
        ),
    ] = "rulebook"
    adjustment: Annotated[
        Literal["deduct-and-gain", "gain-double"],
        option(
            "Leftover tiles",
            "What unplayed letters count at the end.",
            "SB-25",
            "scoring",
            choices={
                "deduct-and-gain": "Everyone loses leftover points; the player who goes out gains them",
                "gain-double": "The player who goes out gains them twice",
            },
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

    def faults(self) -> Iterator[OptionError]:
        return bibles.faults(self.bible)


PRESETS = {
    "classic": preset(  # SB-40
        "Classic (no Bible bonuses)",
        words="challenge",
        word_list="any",
        challenge_time=None,
        star="double-word",
        bonus_list="none",
        end="six-scoreless",
        adjustment="gain-double",
    ),
}
