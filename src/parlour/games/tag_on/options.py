"""The house rules of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from parlour.games.tag_on.tile_set import RACK, Edition
from parlour.kernel.conditions import but, given
from parlour.kernel.errors import OptionError
from parlour.kernel.options import Options, option
from parlour.scripture import bibles

SEATS = range(2, 5)  # TO-4
ROUNDS = 60  # TO-25
Word = Annotated[str, Meta(pattern="^[A-Z]{2,26}$")]
OwnWords = Annotated[tuple[Word, ...], Meta(max_length=300_000)]


class TagOnOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of TAG ON."""

    edition: Annotated[
        Edition,
        option(
            "Edition",
            "Each has its own tiles, words and rules.",
            "TO-5",
            "game",
            choices={"en": "English", "fr": "French"},
            by_language={"fr": "fr"},
        ),
    ] = "en"
    words: Annotated[
        Literal["challenge", "checked"],
        option(
            "Word checking",
            "Any word stands until someone challenges it, or every word is checked as it is played.",
            "TO-24",
            "game",
            choices={"challenge": "Challenge", "checked": "Automatic"},
        ),
    ] = "challenge"
    word_list: Annotated[
        Literal["bible", "general", "any"],
        option(
            "Valid words",
            "The dictionary that you agree on.",
            "TO-1",
            "words",
            choices={"bible": "Words of the Bible", "general": "These and a general list", "any": "Any letters"},
        ),
    ] = "bible"
    own_words: Annotated[
        OwnWords,
        option(
            "Extra words",
            "They count at this table.",
            "TO-1",
            "words",
            when=given(word_list=but("any")),
        ),
    ] = ()
    challenge_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None,
        option(
            "Time to challenge",
            "Without a limit, a play can be challenged until the next player acts.",
            "TO-24",
            "time",
            none="no limit",
            unit="seconds",
            hurries=True,
        ),
    ] = 20
    replace: Annotated[
        Literal["in-place", "free"],
        option(
            "Replacing letters",
            "What happens to the squares from which letters were lifted.",
            "TO-14",
            "play",
            choices={"in-place": "Each is filled again", "free": "One may stay empty"},
        ),
    ] = "in-place"
    score_all_words: Annotated[
        bool,
        option(
            "Cross-words score too",
            "Words formed across the played word count, each in its own direction.",
            "TO-30",
            "scoring",
        ),
    ] = False
    judge: Annotated[
        Literal["text-then-vote", "text", "vote"],
        option(
            "Challenges are judged by",
            "Who decides whether a claim is true.",
            "TO-50",
            "judging",
            choices={"text-then-vote": "The text, then a vote", "text": "The text", "vote": "A vote"},
        ),
    ] = "text-then-vote"
    bible: Annotated[
        bibles.Name,
        option(
            "Bible for proofs",
            "It is asked first: kjv, or the name of one that was imported.",
            "TO-50",
            "judging",
        ),
    ] = bibles.KJV

    def faults(self) -> Iterator[OptionError]:
        return bibles.faults(self.bible)

    @property
    def rack_size(self) -> int:
        return RACK

    def most_scoreless(self, players: int) -> int:
        """TO-25: as many turns in a row without a point end the game."""
        return 3 * players
