"""Finds elements in a picture."""

from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def pieces(picture: str, kind: str) -> list[str]:
    """The pieces of that kind, by their texts."""
    found = parsed(picture).iterfind(f".//{SVG}g[@data-piece='{kind}']")
    return ["".join(piece.itertext()) for piece in found]


def texts(picture: str) -> list[str]:
    """All lines of text, in drawing order."""
    return [text.text or "" for text in parsed(picture).iter(f"{SVG}text")]
