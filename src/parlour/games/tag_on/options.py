"""The house rules of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from parlour.games.tag_on.tile_set import RACK, Edition
from parlour.kernel.conditions import but, given
from parlour.kernel.errors import OptionError
from parlour.kernel.options import Options, option
from parlour.scripture import bibles
from parlour.scripture.links import Links

SEATS = range(2, 5)  # TO-4
ROUNDS = 60  # TO-25
Word = Annotated[str, Meta(pattern="^[A-Z]{2,26}$")]
OwnWords = Annotated[tuple[Word, ...], Meta(max_length=300_000)]


class TagOnOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of TAG ON."""

    prefix: ClassVar = "tag-on"
    words: Annotated[
        Literal["challenge", "checked"], option("TO-24", "game", against_bots="checked", in_summary=True)
    ] = "challenge"
    edition: Annotated[Edition, option("TO-5", "game", by_language={"fr": "fr"}, in_summary=True)] = "en"
    word_list: Annotated[Literal["bible", "general", "any"], option("TO-1", "words")] = "bible"
    own_words: Annotated[OwnWords, option("TO-1", "words", when=given(word_list=but("any")))] = ()
    challenge_time: Annotated[
        Annotated[float, Meta(ge=1, le=86_400)] | None, option("TO-24", "time", unit="seconds", hurries=True)
    ] = 20
    replace: Annotated[Literal["in-place", "free"], option("TO-14", "play")] = "in-place"
    shield: Annotated[Literal["holder", "any"], option("TO-22", "play")] = "holder"
    score_all_words: Annotated[bool, option("TO-30", "scoring")] = False
    judge: Annotated[Literal["text-then-vote", "text", "vote"], option("TO-50", "judging")] = "text-then-vote"
    links: Annotated[Links, option("TO-50", "judging", when=given(judge=but("vote")))] = "close"
    bible: Annotated[bibles.Name, option("TO-50", "judging")] = bibles.KJV

    def faults(self) -> Iterator[OptionError]:
        return bibles.faults(self.bible)

    @property
    def rack_size(self) -> int:
        return RACK

    def most_scoreless(self, players: int) -> int:
        """TO-25: the number of scoreless turns in a row that ends the game."""
        return 3 * players
