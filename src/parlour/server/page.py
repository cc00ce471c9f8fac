"""The page and the documentation, built into the folders `page` and `docs` beside this module and served from there.

Files of `assets/` carry a hash in their names and never change. A file that was compressed at build time (`x.js.br`,
`x.js.gz`) is sent compressed to clients that accept it.
"""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Mapping
from html import escape
from http import HTTPStatus
from pathlib import Path
from zlib import crc32

import msgspec

from parlour.kernel.i18n import LANGUAGES, say

FOLDER = Path(__file__).parent / "page"
DOCS = Path(__file__).parent / "docs"

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_NOT_AT_ALL = re.compile(r"q\s*=\s*0(\.0*)?")
_COMPRESSED = {suffix for _, suffix in _ENCODINGS}


class Served(msgspec.Struct, frozen=True):
    """A response: status, headers and body."""

    status: int
    headers: dict[str, str]
    body: bytes = b""


class _Built:
    """The files of a folder that a build wrote. Only listed files are served."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, Path] = {}
        self._built = 0
        self._list()

    @property
    def is_built(self) -> bool:
        self._list()
        return "index.html" in self._files

    def _list(self) -> None:
        """Rebuild the list whenever the folder was rebuilt."""
        index = self._folder / "index.html"
        built = index.stat().st_mtime_ns if index.exists() else 0
        if built != self._built:
            self._built = built
            self._files = {
                path.relative_to(self._folder).as_posix(): path
                for path in sorted(self._folder.rglob("*"))
                if path.is_file() and path.suffix not in _COMPRESSED and not _is_hidden(path.relative_to(self._folder))
            }


class Page(_Built):
    """The files of the page. `base_path` is the path under which a proxy offers the server."""

    def __init__(self, folder: Path = FOLDER, base_path: str = "") -> None:
        super().__init__(folder)
        self._base_path = base_path

    def serve(self, path: str, headers: Mapping[str, str], game: str = "") -> Served | None:
        """The file of that path; the page itself for the paths that it shows; None if there is nothing.

        `game` is the game of the table that the path shows: the page loads it before it knows the table.
        """
        self._list()
        name = path.lstrip("/")
        file = self._files.get(name)
        if file is None and "." not in name.rpartition("/")[2]:
            name, file = "index.html", self._files.get("index.html")
            if file is None:
                return _not_built("server-no-page")
        if file is None:
            return None
        more = f'<meta name="game" content="{escape(game)}">' if game and name == "index.html" else ""
        if name == "index.html" and self._base_path:
            return self._based(file, more)
        return _answer(name, file, headers, more)

    def _based(self, file: Path, more: str) -> Served:
        """The page itself with its paths under the base path; scripts and styles name each other relative to
        themselves."""
        head = f'<meta name="base-path" content="{self._base_path}">{more}</head>'
        text = file.read_text(encoding="utf-8").replace('="/', f'="{self._base_path}/').replace("</head>", head, 1)
        return Served(HTTPStatus.OK, {"Content-Type": _TYPES[".html"], "Cache-Control": "no-cache"}, text.encode())


class Docs(_Built):
    """The files of the documentation site, which is at `/docs/` (`make docs`)."""

    def __init__(self, folder: Path = DOCS, base_path: str = "") -> None:
        super().__init__(folder)
        self._base_path = base_path
        self.address = f"{base_path}/docs/index.html"

    def serve(self, path: str, headers: Mapping[str, str]) -> Served | None:
        """The file of a path under `/docs`, the site's own page where it has none; None for other paths and files."""
        if path != "/docs" and not path.startswith("/docs/"):
            return None
        if not self.is_built:
            return _not_built("server-no-docs")
        name = path.removeprefix("/docs").strip("/")
        if file := self._files.get(name):
            return _answer(name, file, headers)
        index = f"{name}/index.html".lstrip("/")
        if index in self._files:  # links in a page are relative to it
            location = f"{self._base_path}/docs/{index}"
            return Served(HTTPStatus.TEMPORARY_REDIRECT, {"Location": location, "Cache-Control": "no-cache"})
        unknown = self._files.get("404.html")
        if unknown is None or Path(name).suffix not in ("", ".html"):
            return None
        return Served(HTTPStatus.NOT_FOUND, {"Content-Type": _TYPES[".html"]}, unknown.read_bytes())


def _is_hidden(path: Path) -> bool:
    """Whether it is a hidden file, such as those that Vite writes for itself."""
    return any(part.startswith(".") for part in path.parts)


def _answer(name: str, file: Path, headers: Mapping[str, str], head: str = "") -> Served:
    """The file; `head` is added to the head of a document."""
    stat = file.stat()
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}-{crc32(head.encode()):x}"'
    answer = {
        "Content-Type": type_of(file),
        "Cache-Control": "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache",
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    if tag in headers.get("if-none-match", ""):
        return Served(HTTPStatus.NOT_MODIFIED, answer)
    if head:
        return Served(HTTPStatus.OK, answer, file.read_bytes().replace(b"</head>", head.encode() + b"</head>", 1))
    accepted = encodings(headers.get("accept-encoding", ""))
    for encoding, suffix in _ENCODINGS:
        compressed = file.with_name(file.name + suffix)
        if encoding in accepted and compressed.exists():
            return Served(HTTPStatus.OK, answer | {"Content-Encoding": encoding}, compressed.read_bytes())
    return Served(HTTPStatus.OK, answer, file.read_bytes())


def type_of(file: Path) -> str:
    return _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def encodings(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header accepts.

    >>> sorted(encodings("gzip, br;q=0.9, deflate;q=0"))
    ['br', 'gzip']
    """
    found = set()
    for part in header.split(","):
        name, _, rest = part.partition(";")
        if not _NOT_AT_ALL.fullmatch(rest.strip()):
            found.add(name.strip().lower())
    return found


def _not_built(message: str) -> Served:
    sentences = "".join(f'<p lang="{language}">{say(message, language)}</p>' for language in LANGUAGES)
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title><h1>Parlour</h1>{sentences}\n'
    return Served(HTTPStatus.NOT_FOUND, {"Content-Type": _TYPES[".html"]}, page.encode())
