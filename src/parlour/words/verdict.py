"""What a game says of a word, by the code that judges it in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from parlour.kernel import registry
from parlour.kernel.errors import ParlourError
from parlour.kernel.option_checks import read_options
from parlour.kernel.options import Options
from parlour.kernel.verdict import WordVerdict
from parlour.words.grammar import Language


def verdict(game: str, text: str, language: Language = "en", **options: object) -> WordVerdict:
    """Whether a word counts in that game under those options, and why (`stands`, `reason`)."""
    registry.discover()
    rules = registry.rules_of(game)
    if rules.word_verdict is None:
        raise ParlourError("words-no-verdicts", game=game)
    judge = cast("Callable[[str, Language, Options], WordVerdict]", rules.word_verdict)
    return judge(text, language, read_options(rules.options, options))
