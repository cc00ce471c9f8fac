"""Rulebook pages: the rules in plain words, one section per rule id.

A page is Markdown: an introduction, then chapters (`##` headings). Every rule is a `###` heading with its anchor in
one fixed form, which a browser can jump to and this module can find:

    ### <a id="AG-2"></a>AG-2 · Luck

A picture is a paragraph of its own, and is there twice, in light and in dark colours; the page names the light one:

    ![The alternative text.](pictures/NAME-light.svg)

The folder of this module holds the page of what is true in every game (`AG-…`); each game has its own.

>>> from pathlib import Path
>>> book = Rulebook.read(Path(__file__).parent, "en")
>>> book.ids[0], book.section("AG-2").title
('AG-1', 'Luck')
>>> book.section("AG-9")
Traceback (most recent call last):
    ...
parlour.kernel.rulebook.UnknownRule: There’s no rule AG-9. Close to it: AG-6, AG-7, AG-8.
"""

import re
from pathlib import Path
from typing import Self

from msgspec import Struct

from parlour.kernel.errors import ParlourError

__all__ = [
    "FOLDER",
    "Chapter",
    "Rulebook",
    "RulebookError",
    "Section",
    "UnknownLanguage",
    "UnknownRule",
    "pictures_in",
    "without_pictures",
]

FOLDER = Path(__file__).parent
"""The page of what holds in all games."""

_RULE = re.compile(r'### <a id="(?P<id>[A-Z]{2}-[1-9]\d*)"></a>(?P=id) · (?P<title>\S.*)')
_LOOKS_LIKE_A_RULE = re.compile(r"###|.*<a\s+id=", re.IGNORECASE)
_ID = re.compile(r"(?P<family>[A-Z]{2})[-_ ]?(?P<number>\d+)")
_PICTURE = re.compile(r"!\[(?P<alt>[^\]\n]*)\]\((?P<path>[^)\s]*)\)\n*")
_NEAR = 3


class UnknownRule(ParlourError, KeyError):
    """No section has this id; `near` names the ids one may have meant."""

    def __init__(self, id: str, near: tuple[str, ...]) -> None:
        super().__init__("kernel-unknown-rule", id=id, near=", ".join(near))
        self.near = near

    def __str__(self) -> str:  # a KeyError would print the message in quotes
        return self.message


class UnknownLanguage(ParlourError, LookupError):
    """The folder has no page in this language; `languages` names those it has."""

    def __init__(self, language: str, languages: tuple[str, ...]) -> None:
        super().__init__(
            "kernel-rulebook-language",
            asked=language,
            languages=", ".join(languages) or "—",
        )
        self.language = language
        self.languages = languages


class RulebookError(ValueError):
    """A page is not in the form described above; says in which line."""


class Section(Struct, frozen=True):
    """One rule: its id, its title, and its text without the heading."""

    id: str
    title: str
    markdown: str


class Chapter(Struct, frozen=True):
    """A chapter: its title, the text before its first rule, and the ids of its rules."""

    title: str
    markdown: str
    rules: tuple[str, ...]


class Rulebook(Struct, frozen=True):
    """A page of rules in one language, in the order of the page."""

    language: str
    text: str
    intro: str
    "The text before the first chapter, without the title."
    chapters: tuple[Chapter, ...]
    sections: tuple[Section, ...]

    @classmethod
    def read(cls, folder: Path, language: str) -> Self:
        """The page `folder/language.md`."""
        # A language may come from a request: it is looked up among the files, never made into a path.
        pages = {page.stem: page for page in folder.glob("*.md")}
        if language not in pages:
            raise UnknownLanguage(language, tuple(sorted(pages)))
        return cls.parse(pages[language].read_text(encoding="utf-8"), language)

    @classmethod
    def parse(cls, text: str, language: str) -> Self:
        """A page from its text; raises `RulebookError` with the line where the form is broken."""
        intro: list[str] = []
        chapters: list[tuple[str, list[str], list[str]]] = []
        sections: dict[str, tuple[str, list[str]]] = {}
        body = intro
        comment = 0  # the line where the open comment started
        for number, line in enumerate(text.splitlines(), start=1):
            if line.startswith("<!--") and not comment:
                comment = number
            if comment:
                comment = 0 if "-->" in line else comment
            elif rule := _RULE.fullmatch(line):
                if rule["id"] in sections:
                    raise RulebookError(f"line {number}: {rule['id']} has a section already")
                body = []
                sections[rule["id"]] = (rule["title"], body)
                if chapters:
                    chapters[-1][2].append(rule["id"])
            elif _LOOKS_LIKE_A_RULE.match(line):
                raise RulebookError(f'line {number}: a rule is written `### <a id="AG-2"></a>AG-2 · Title`: {line}')
            elif line.startswith("## "):
                body = []
                chapters.append((line.removeprefix("## "), body, []))
            elif not line.startswith("# "):
                body.append(line)
        if comment:
            raise RulebookError(f"line {comment}: the comment that starts here does not end")
        return cls(
            language=language,
            text=text,
            intro=_joined(intro),
            chapters=tuple(Chapter(title, _joined(b), tuple(rules)) for title, b, rules in chapters),
            sections=tuple(Section(id, title, _joined(b)) for id, (title, b) in sections.items()),
        )

    @property
    def ids(self) -> tuple[str, ...]:
        """Every rule id, in the order of the page."""
        return tuple(section.id for section in self.sections)

    def section(self, id: str) -> Section:
        """The rule with this id, however a person types it (`SB-10`, `sb10`); raises `UnknownRule`."""
        typed = _ID.fullmatch(id.strip().upper())
        wanted = f"{typed['family']}-{int(typed['number'])}" if typed else id
        for section in self.sections:
            if section.id == wanted:
                return section
        raise UnknownRule(wanted, self._near(wanted))

    def _near(self, id: str) -> tuple[str, ...]:
        number = re.search(r"\d+", id)
        if number is None:
            return self.ids[:_NEAR]
        closest = sorted(self.ids, key=lambda known: abs(int(known.split("-")[1]) - int(number[0])))[:_NEAR]
        return tuple(known for known in self.ids if known in closest)


def pictures_in(markdown: str) -> list[tuple[str, str]]:
    """The pictures of a page: alternative text and path.

    >>> pictures_in("One.\\n\\n![A tile.](pictures/tile-light.svg)\\n\\nTwo.")
    [('A tile.', 'pictures/tile-light.svg')]
    """
    return [(found["alt"], found["path"]) for found in _PICTURE.finditer(markdown)]


def without_pictures(markdown: str) -> str:
    """The page for a reader who sees text alone.

    >>> without_pictures("One.\\n\\n![A tile.](pictures/tile-light.svg)\\n\\nTwo.")
    'One.\\n\\nTwo.'
    """
    return _PICTURE.sub("", markdown)


def _joined(lines: list[str]) -> str:
    return "\n".join(lines).strip()
