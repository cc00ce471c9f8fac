"""The pictures of the rulebooks: `make pictures` writes them beside the pages, reproducibly.

    python -m tools.rulebook_pictures

Each game lists its pictures in `tools/games/FOLDER/rulebook_pictures.py`. They have no text but letters, numbers and
signs, so that one picture does for both languages; where a sign differs, there is one for each (`board-en`,
`board-fr`). The alternative text is in the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from parlour.contract import svg
from parlour.contract.svg import Markup, Palette, box, element, label, number
from parlour.kernel.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
THEMES = {"light": False, "dark": True}


class Drawing(NamedTuple):
    """A picture of a rulebook."""

    name: str
    draw: Callable[[bool, str], str]
    "Given whether it is dark, and the language."
    by_language: bool = False


def framed(parts: Iterable[Markup], width: float, height: float, colours: Palette, *, scale: float, pad: float) -> str:
    """A whole picture: a sheet of paper with some room around the parts. It is `scale` pixels a unit."""
    wide, high = width + 2 * pad, height + 2 * pad
    sheet = box(-pad, -pad, wide, high, colours.paper, pad)
    return element(
        "svg",
        sheet,
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{number(-pad)} {number(-pad)} {number(wide)} {number(high)}",
        width=round(wide * scale),
        height=round(high * scale),
        font_family=svg.SANS,
    )


def figures(text: str, x: float, y: float, size: float, ink: str, anchor: str = "middle") -> Markup:
    """A sum or a number."""
    return label(text, x, y, size, fill=ink, font_weight=700, text_anchor=anchor)


def drawings() -> Iterator[tuple[str, Drawing]]:
    """All pictures, with the folder of their game."""
    for module in sorted((ROOT / "tools" / "games").glob("*/rulebook_pictures.py")):
        folder = module.parent.name
        for drawing in import_module(f"tools.games.{folder}.rulebook_pictures").PICTURES:
            yield folder, drawing


def files() -> Iterator[tuple[Path, str]]:
    """All files, with what they hold."""
    for folder, drawing in drawings():
        place = ROOT / "src" / "parlour" / "games" / folder / "rulebook" / "pictures"
        for theme, dark in THEMES.items():
            for language in LANGUAGES if drawing.by_language else ("en",):
                name = f"{drawing.name}-{language}" if drawing.by_language else drawing.name
                yield place / f"{name}-{theme}.svg", drawing.draw(dark, language) + "\n"


def main() -> None:
    for file, text in files():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
