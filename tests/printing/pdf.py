"""Reads a PDF as a printer would: renders its pages, measures what is on them, and looks at its fonts."""

from collections.abc import Iterator
from typing import NamedTuple

import pypdfium2 as pdfium
import pypdfium2.raw as raw

MM = 72 / 25.4
"""Points of a millimetre."""


class Bitmap(NamedTuple):
    """Pixels of a page, as grey levels or as colours."""

    width: int
    height: int
    stride: int
    depth: int
    pixels: bytes

    def colour(self, x: int, y: int) -> bytes:
        at = y * self.stride + x * self.depth
        return self.pixels[at : at + self.depth]

    def row(self, y: int) -> bytes:
        return self.pixels[y * self.stride : y * self.stride + self.width * self.depth]

    def column(self, x: int) -> bytes:
        return self.pixels[x :: self.stride]


class Pdf:
    def __init__(self, content: bytes) -> None:
        self.content = content
        self.document = pdfium.PdfDocument(content)

    def __len__(self) -> int:
        return len(self.document)

    def size(self, page: int) -> tuple[float, float]:
        """In millimetres."""
        width, height = self.document[page].get_size()
        return round(width / MM, 1), round(height / MM, 1)

    def text(self, page: int | None = None) -> str:
        pages = range(len(self)) if page is None else [page]
        return "\n".join(self.document[one].get_textpage().get_text_range() for one in pages)

    def render(self, page: int, per_mm: float, *, grey: bool = True) -> Bitmap:
        found = self.document[page].render(scale=per_mm / MM, grayscale=grey)
        return Bitmap(found.width, found.height, found.stride, found.n_channels, bytes(found.buffer))

    def bookmarks(self) -> list[str]:
        return [one.get_title() for one in self.document.get_toc()]

    def fonts(self) -> Iterator[tuple[str, bool]]:
        """The fonts of all texts, pictures included, and whether they are embedded."""
        for page in range(len(self)):
            for item in self.document[page].get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=20):
                font = raw.FPDFTextObj_GetFont(item.raw)
                yield page_font(font), raw.FPDFFont_GetIsEmbedded(font) == 1

    def is_tagged(self) -> bool:
        return bool(raw.FPDFCatalog_IsTagged(self.document.raw))

    def has_images(self) -> bool:
        """Whether anything in it is made of pixels."""
        return any(
            next(iter(self.document[page].get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE], max_depth=20)), None) is not None
            for page in range(len(self))
        )


def page_font(font: object) -> str:
    import ctypes

    length = raw.FPDFFont_GetBaseFontName(font, None, 0)
    buffer = ctypes.create_string_buffer(length)
    raw.FPDFFont_GetBaseFontName(font, buffer, length)
    return buffer.value.decode()


def lines(bitmap: Bitmap, along: bytes, dark: int = 200) -> list[float]:
    """Centres of the dark runs along a row or a column, in pixels."""
    found, start = [], None
    for i, level in enumerate([*along, 255]):
        if level < dark and start is None:
            start = i
        elif level >= dark and start is not None:
            found.append((start + i - 1) / 2)
            start = None
    return found
