"""Colours of the terminal, for as many colours as it has.

The board brings its own ground with it, so that it looks the same on a light and on a dark terminal; what stands
beside the board has one set of colours for each.
"""

from __future__ import annotations

from collections.abc import Mapping

INK, IVORY, PAPER = "#2B2420", "#F3E3C3", "#EFE6D8"

_BOARD = {
    "tile": f"{INK} on {IVORY}",
    "tile.value": f"#5B3A29 on {IVORY}",
    "tile.blank": f"italic #9C3B28 on {IVORY}",
    "tile.last": f"bold underline {INK} on #E0B252",
    "tile.last.value": f"{INK} on #E0B252",
    "tile.last.blank": "bold italic underline #9C3B28 on #E0B252",
    "square": "#7D6B5D on #29221D",
    "square.d": "#9CC0D6 on #2F4F63",
    "square.t": f"{INK} on #9CC0D6",
    "square.D": f"{PAPER} on #7A4A3A",
    "square.T": f"bold {PAPER} on #9C3B28",
    "square.*": f"bold {PAPER} on #87590F",
    "edge": "#C9A27E on #1C1714",
}
_SIXTEEN = {
    "tile": "black on white",
    "tile.value": "black on white",
    "tile.blank": "italic red on white",
    "tile.last": "bold underline black on yellow",
    "tile.last.value": "black on yellow",
    "tile.last.blank": "bold italic underline red on yellow",
    "square": "dim",
    "square.d": "white on blue",
    "square.t": "black on cyan",
    "square.D": "bold red",
    "square.T": "bold white on red",
    "square.*": "bold yellow",
    "edge": "bold",
}
_TEXT = {
    "dark": {"walnut": "#C9A27E", "brass": "#E0B252", "sage": "#9DBB96", "brick": "#E58A73", "dusk": "#9CC0D6"},
    "light": {"walnut": "#5B3A29", "brass": "#87590F", "sage": "#4C6B48", "brick": "#9C3B28", "dusk": "#2F4F63"},
    "sixteen": {"walnut": "default", "brass": "yellow", "sage": "green", "brick": "red", "dusk": "cyan"},
}


def is_light(environ: Mapping[str, str]) -> bool:
    """Whether the terminal reports a light background.

    >>> is_light({"COLORFGBG": "0;15"}), is_light({"COLORFGBG": "15;0"}), is_light({})
    (True, False, False)
    """
    return environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")


def styles(*, colours: str | None, light: bool) -> dict[str, str]:
    """The styles by name, for a Rich colour system."""
    few = colours == "standard"
    text = _TEXT["sixteen" if few else "light" if light else "dark"]
    return {
        **(_SIXTEEN if few else _BOARD),
        "title": f"bold {text['walnut']}",
        "turn": f"bold {text['brass']}",
        "name": "bold",
        "ask": f"bold {text['brass']}",
        "good": text["sage"],
        "bad": text["brick"],
        "info": text["dusk"],
        "faint": "dim",
        "markdown.h1": f"bold {text['walnut']}",
        "markdown.h2": f"bold underline {text['walnut']}",
        "markdown.h3": f"bold {text['brass']}",
        "markdown.h1.border": text["walnut"],
        "markdown.code": text["dusk"],
        "markdown.code_block": text["dusk"],
        "markdown.item.bullet": text["brass"],
        "markdown.table.header": "bold",
        "markdown.table.border": "dim",
    }
