"""Tokenizes a verse: words folded to A to Z, with their start and end."""

from __future__ import annotations

import re
from collections.abc import Iterator

from parlour.data.letters import fold, is_word
from parlour.words import english, french

_RUN = re.compile(r"[^\W\d_]+(?:[-‐‑’'ʼ][^\W\d_]+)*")
_APOSTROPHES = re.compile(r"[’'ʼ]")
_HYPHENS = re.compile(r"[-‐‑]")
# French words that keep their apostrophe; elsewhere it separates two words.
_WHOLE = {"AUJOURDHUI", "QUELQUUN", "QUELQUUNE", "PRESQUILE", "ENTROUVRIR"}
# Suffixes that French attaches with a hyphen: dit-il, lève-toi, ce peuple-là, toi-même.
_HANGING = {
    "JE", "TU", "IL", "ELLE", "ON", "NOUS", "VOUS", "ILS", "ELLES", "CE", "LE", "LA", "LES", "LUI", "LEUR", "MOI",
    "TOI", "EN", "Y", "L", "M", "T", "CI", "MEME", "MEMES",
}  # fmt: skip
# Elided stems before an apostrophe, which are not words.
_CUT = {"QU", "JUSQU", "LORSQU", "PUISQU", "QUOIQU", "QUELQU", "PRESQU", "ENTR"}


def words(text: str, language: str) -> Iterator[tuple[str, int, int]]:
    """The words of a verse.

    >>> [word for word, _, _ in words("Lève-toi, dit-il, et va aujourd’hui vers l’homme de Beth-Schean.", "fr")]
    ['LEVE', 'TOI', 'DIT', 'IL', 'ET', 'VA', 'AUJOURDHUI', 'VERS', 'HOMME', 'DE', 'BETHSCHEAN']
    >>> list(words("Abram’s wife", "en"))
    [('ABRAM', 0, 5), ('WIFE', 8, 12)]
    """
    for run in _RUN.finditer(text):
        for part, start in _parts(run[0], language):
            word = fold(part)
            if is_word(word) and not (language == "fr" and word in _CUT):
                yield word, run.start() + start, run.start() + start + len(part)


def _parts(run: str, language: str) -> Iterator[tuple[str, int]]:
    """The words of a run of letters, hyphens and apostrophes, with their positions."""
    if language == "en":
        bare = re.sub(r"[’'ʼ][sS]?$", "", run)
        yield bare, 0
        return
    if language != "fr" or fold(run) in _WHOLE:
        yield run, 0
        return
    start = 0
    for piece in _APOSTROPHES.split(run):
        hyphened = _HYPHENS.split(piece)
        kept = len(hyphened)
        while kept > 1 and fold(hyphened[kept - 1]) in _HANGING:
            kept -= 1
        head = sum(len(part) + 1 for part in hyphened[:kept]) - 1
        yield piece[:head], start
        place = start + head + 1
        for part in hyphened[kept:]:
            yield part, place
            place += len(part) + 1
        start += len(piece) + 1


def guess(texts: list[str]) -> str:
    """The language of most of the words, English or French; empty if neither.

    >>> guess(["Au commencement était la Parole."]), guess(["In the beginning was the Word."]), guess(["Im Anfang"])
    ('fr', 'en', '')
    """
    shares = {}
    for language, known in (("fr", french()), ("en", english())):
        found = [word for text in texts for word, _, _ in words(text, language)]
        shares[language] = sum(word in known for word in found) / max(1, len(found))
    best = max(shares, key=lambda language: shares[language])
    return best if shares[best] >= 0.6 else ""
