"""`parlour rules`: the rulebook of a game, or one of its rules."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

import parlour
from parlour.cli.screen import Screen
from parlour.contract.i18n import Translator
from parlour.contract.terminal import printable
from parlour.kernel.errors import ParlourError
from parlour.kernel.rulebook import FOLDER, Rulebook, Section, without_pictures
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

_COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_ANCHOR = re.compile(r'<a id="[^"]*"></a>')
_BREAK = re.compile(r"(?<=[^\n|])\n *(?!\s|- |\d+\. |#|\||```)")
"""A line break within a paragraph or an item of a list."""
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


def books(rules: Rules[State], language: str) -> tuple[Rulebook, Rulebook]:
    """The rulebook of the game, and that of all games."""
    return Rulebook.read(rules.folder / "rulebook", language), Rulebook.read(FOLDER, language)


def sections(rules: Rules[State], language: str) -> list[Section]:
    return [section for book in books(rules, language) for section in book.sections]


def find(rules: Rules[State], id: str, language: str) -> Section:
    """The rule with this id, of the game or of all games; `UnknownRule` suggests similar ids."""
    own, common = books(rules, language)
    family = re.sub(r"[^A-Z].*", "", id.strip().upper())
    is_common = any(known.startswith(f"{family}-") for known in common.ids) if family else False
    return (common if is_common else own).section(id)


def readable(markdown: str) -> str:
    """The Markdown without HTML, pictures and links.

    >>> readable('### <a id="SB-10"></a>SB-10 · First word (see [SB-11](#SB-11))')
    '### SB-10 · First word (see SB-11)'
    """
    return _LINK.sub(r"\1", without_pictures(_ANCHOR.sub("", _COMMENT.sub("", markdown))))


def unwrapped(text: str) -> str:
    """Paragraphs as one line each, for the terminal to wrap; code stays as it is.

    >>> unwrapped("One\\ntwo.\\n\\n- a\\n  b\\n- c\\n\\n| d |\\n| e |")
    'One two.\\n\\n- a b\\n- c\\n\\n| d |\\n| e |'
    """
    return text if "```" in text else _BREAK.sub(" ", text)


def page(what: Section | str, screen: Screen) -> RenderableType:
    """A rule or a whole page, laid out for the screen."""
    text = what if isinstance(what, str) else f"### {what.id} · {what.title}\n\n{what.markdown}"
    text = readable(text)
    if screen.plain:
        return Text(printable(unwrapped(text)))
    from rich.markdown import Markdown

    return Markdown(text, hyperlinks=False)


def command(game: str | None, id: str | None, screen: Screen, translator: Translator) -> int:
    keys = parlour.game_keys()
    if game is not None and id is None and re.fullmatch(r"[A-Za-z]{2}[-_ ]?[0-9]+", game):
        game, id = _game_with(game, keys, translator), game
    if game is None:
        raise ParlourError("cli-needs-game", games=", ".join(keys))
    rules = parlour.rules_of(game)
    if id is not None:
        screen.show(page(find(rules, id, translator.language), screen))
        return 0
    own, common = books(rules, translator.language)
    whole = [page(own.text, screen), page(common.text, screen)]
    if not screen.is_terminal or screen.plain:
        screen.show(*whole)
        return 0
    os.environ.setdefault("LESS", "-FRX")  # colours, and no pager if it fits on one screen
    with screen.console.pager(styles=screen.colour):
        screen.show(*whole)
    return 0


def _game_with(id: str, keys: Sequence[str], translator: Translator) -> str:
    """The game that has a rule of this family; the first one, if none has."""
    family = id[:2].upper()
    for key in keys:
        if any(section.id.startswith(f"{family}-") for section in sections(parlour.rules_of(key), translator.language)):
            return key
    return keys[0]
