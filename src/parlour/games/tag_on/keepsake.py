"""What the printed page of a finished game of TAG ON adds: its best link, with the verse that proves it."""

from __future__ import annotations

from parlour.contract.printing import Block, Heading, Paragraph, Quote
from parlour.games.tag_on.events import Played, Proved
from parlour.games.tag_on.state import Evidence, TagOnState
from parlour.kernel.game import Game
from parlour.kernel.i18n import say


def keepsake(game: Game[TagOnState], language: str) -> tuple[Block, ...]:
    """The proof of the play with a tag that scored most."""
    best: tuple[int, Evidence] | None = None
    gained = 0
    for line in game.lines:
        match line.event:
            case Played() as played:
                gained = max(played.gained, default=0)
            case Proved(proofs=proofs) if proofs and (best is None or gained > best[0]):
                best = gained, proofs[0]
    if best is None:
        return ()
    proof = best[1]
    return (
        Heading(say("tag-on-print-best-link", language), 2),
        Paragraph(proof.told[language == "fr"]),
        *(Quote(text=passage.text, source=passage.reference) for passage in proof.passages[:1]),
    )
