"""The house rules of a table, with defaults and one-line explanations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from parlour.games.tag_on.tile_set import RACK, Edition
from parlour.kernel.errors import OptionError
from parlour.kernel.options import Options, option
from parlour.scripture import bibles

SEATS = range(2, 5)  # TO-4
ROUNDS = 60  # TO-25
Word = Annotated[str, Meta(pattern="^[A-Z]{2,26}$")]
OwnWords = Annotated[tuple[Word, ...], Meta(max_length=300_000)]


class TagOnOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of TAG ON."""

    edition: Annotated[Edition, option("The edition: English or French, with its tiles, words and rules.", "TO-5")] = (
        "en"
    )
    words: Annotated[
        Literal["challenge", "checked"],
        option(
            "Any letters may be laid and stand unless challenged, or every word is checked when it is laid.",
            "TO-24",
        ),
    ] = "challenge"
    word_list: Annotated[
        Literal["bible", "general", "any"],
        option("The game dictionary: words of the Bible, these and a general list, or any letters.", "TO-1"),
    ] = "bible"
    own_words: Annotated[OwnWords, option("Words that the table adds to the game dictionary.", "TO-1")] = ()
    challenge_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None,
        option("Seconds in which a play may be challenged; none: until the next player acts.", "TO-24"),
    ] = 20
    replace: Annotated[
        Literal["in-place", "free"],
        option("When letters are replaced, every lifted square is filled again, or one may stay empty.", "TO-14"),
    ] = "in-place"
    score_all_words: Annotated[
        bool, option("Words formed across the played word score too, each in its own direction.", "TO-30")
    ] = False
    judge: Annotated[
        Literal["text-then-vote", "text", "vote"],
        option(
            "Who decides about a challenged claim: the text and then the players, the text, or the players.", "TO-50"
        ),
    ] = "text-then-vote"
    bible: Annotated[
        bibles.Name, option("The Bible that proves tags first: kjv, or the name of one that was imported.", "TO-50")
    ] = bibles.KJV

    def conflicts(self) -> Iterator[OptionError]:
        yield from bibles.conflicts(self.bible)

    @property
    def rack_size(self) -> int:
        return RACK

    def most_scoreless(self, players: int) -> int:
        """TO-25: as many turns in a row without a point end the game."""
        return 3 * players
