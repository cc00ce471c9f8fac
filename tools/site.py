"""Builds the documentation site into the folder that the server serves at /docs.

    python -m tools.site

The pages of the project are gathered in `.site`, with links that lead to pages of the site, beside the API reference
(tools/reference.py). Zensical makes HTML of them. Then scripts inside pages become files, because the server allows no
other, and every link, picture and anchor is checked.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from html.parser import HTMLParser
from os.path import relpath
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tools import reference

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / "zensical.toml"
PAGES = ROOT / ".site"
"""The gathered pages."""
SITE = ROOT / "src" / "parlour" / "server" / "docs"

_PACKAGE = ROOT / "src" / "parlour"
_FROM_ROOT = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "GLOSSARY.md": "glossary.md",
    "README.md": "index.md",
    "SECURITY.md": "security.md",
    "bench/README.md": "benchmarks.md",
}
_FONTS = (
    "literata/files/literata-latin-wght-normal.woff2",
    "literata/files/literata-latin-wght-italic.woff2",
    "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    "source-sans-3/files/source-sans-3-latin-wght-italic.woff2",
)
_FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
_DEFINITION = re.compile(r"^(\[[^\]]+\]: )(\S+)$", re.MULTILINE)
_PICTURE = re.compile(r'<picture>\s*<source [^>]*>\s*(<img [^>]*src="([^"]+)"[^>]*>)\s*</picture>')
_ITEM = re.compile(r"\d+\. ")
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_SEARCH_STYLE = re.compile(r'(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)(?=;)')
_COLOURS = re.compile(r"\x1b\[[\d;]*m")
_COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".xml"}


# Pages


def sources() -> dict[str, Path]:
    """The files that become pages, by their paths on the site."""
    docs = ROOT / "docs"
    rulebooks = sorted(_PACKAGE.glob("games/*/rulebook/en.md"))
    return {
        "rules/all-games.md": _PACKAGE / "kernel" / "rulebook" / "en.md",
        **{f"rules/{file.parents[1].name.replace('_', '-')}.md": file for file in rulebooks},
        **{page: ROOT / file for file, page in _FROM_ROOT.items() if file != "README.md"},
        **{file.relative_to(docs).as_posix(): file for file in sorted(docs.rglob("*.md"))},
    }


def listed() -> list[str]:
    """The pages and folders in the navigation."""
    return list(_entries(tomllib.loads(CONFIG.read_text("utf-8"))["project"]["nav"]))


def _entries(nav: list[Any]) -> Iterator[str]:
    for entry in nav:
        for value in entry.values() if isinstance(entry, dict) else [entry]:
            yield from _entries(value) if isinstance(value, list) else [value]


def on_site(text: str, file: Path, page: str, pages: dict[Path, str]) -> str:
    """A page with its links changed: to pages of the site, to the reference, or, where it has neither, none.

    >>> pages = {ROOT / "docs" / "bots.md": "bots.md"}
    >>> on_site("[bots](docs/bots.md), [`view.py`](src/parlour/kernel/view.py)", ROOT / "X.md", "x.md", pages)
    '[bots](bots.md), [`view.py`](reference/parlour.kernel.md#parlour.kernel.view)'
    >>> on_site("[the licence](LICENSE)", ROOT / "X.md", "x.md", pages)
    'the licence'
    """

    text = indented(text)

    def place(link: str, picture: str = "") -> str | None:
        if link.startswith(("#", "https://", "http://")):
            return link
        path, _, anchor = link.partition("#")
        target = (file.parent / path).resolve()
        other = _picture(target) if picture else pages.get(target) or _in_reference(target)
        return other and relpath(other, Path(page).parent) + (f"#{anchor}" if anchor else "")

    def change(found: re.Match[str]) -> str:
        picture, label, link = found.groups()
        there = place(link, picture)
        if there and "-light." in there:
            return _by_theme(f'<img alt="{escape(label)}" src="{there}">', there)
        return f"{picture}[{label}]({there})" if there else label

    def define(found: re.Match[str]) -> str:
        return f"{found[1]}{place(found[2])}"

    fences = _FENCE.findall(text)
    parts = [_DEFINITION.sub(define, _LINK.sub(change, part)) for part in _FENCE.split(text)]
    parts = [_PICTURE.sub(lambda found: _by_theme(found[1], found[2]), part) for part in parts]
    return "".join(part + fence for part, fence in zip(parts, [*fences, ""], strict=True))


def indented(text: str) -> str:
    """What belongs to an item of a numbered list, indented by four: Zensical's Markdown needs that, others take three.

    >>> indented("1. One:\\n\\n   ```\\n   x\\n   ```\\n\\nText")
    '1. One:\\n\\n    ```\\n    x\\n    ```\\n\\nText'
    """
    lines, inside = [], False
    for line in text.split("\n"):
        inside = bool(_ITEM.match(line)) or (inside and (not line or line.startswith("   ")))
        lines.append(f" {line}" if inside and line.startswith("   ") else line)
    return "\n".join(lines)


def _picture(file: Path) -> str:
    """Where a picture is on the site: beside the pages, or those of a rulebook in a folder of their own."""
    if file.is_relative_to(_PACKAGE):
        return f"rules/pictures/{file.parents[2].name}/{file.name}"
    return file.relative_to(ROOT / "docs").as_posix()


def _by_theme(image: str, light: str) -> str:
    """An image for the light theme and its twin for the dark one; the theme hides the other.

    >>> _by_theme('<img src="x-light.svg">', "x-light.svg")
    '<img src="x-light.svg#only-light"><img src="x-dark.svg#only-dark">'
    """
    dark = light.replace("-light.", "-dark.")
    return image.replace(light, f"{light}#only-light") + image.replace(light, f"{dark}#only-dark")


def _in_reference(target: Path) -> str | None:
    page = reference.page_of(target)
    return f"reference/{page}" if page else None


def gather(folder: Path = PAGES) -> None:
    """Write all pages, pictures, fonts and the style into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("*.md"))
    made = sources()
    pages = {file: page for page, file in made.items()}
    pages |= {ROOT / "README.md": "index.md"}
    folders = {page.rpartition("/")[0] for page in made if "/" in page}
    pages |= {ROOT / "docs" / one: f"{one}/index.md" for one in folders}
    for page, file in made.items():
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / page).write_text(on_site(file.read_text("utf-8"), file, page, pages), "utf-8")
    for one in folders:
        if f"{one}/index.md" not in made:
            (folder / one / "index.md").write_text(_contents(one, made), "utf-8")
    (folder / "reference").mkdir()
    for name, text in reference.pages().items():
        (folder / "reference" / f"{name}.md").write_text(text, "utf-8")
    for rulebook in _PACKAGE.glob("games/*/rulebook"):
        shutil.copytree(rulebook / "pictures", folder / "rules" / "pictures" / rulebook.parent.name)
    for font in _FONTS:
        shutil.copy(ROOT / "web" / "node_modules" / "@fontsource-variable" / font, folder / "site")
    shutil.copy(ROOT / "web" / "public" / "mark.svg", folder / "site")


def _contents(folder: str, made: dict[str, Path]) -> str:
    """A page that lists those of a folder."""
    inside = [(page, file) for page, file in made.items() if page.startswith(f"{folder}/")]
    return "\n".join(
        [
            f"# {folder.capitalize()}",
            "",
            *(f"- [{_title(file)}]({page.rpartition('/')[2]})" for page, file in inside),
            "",
        ]
    )


def _title(file: Path) -> str:
    return next(line for line in file.read_text("utf-8").splitlines() if line.startswith("# ")).removeprefix("# ")


def configuration(folder: Path = PAGES) -> str:
    """The configuration with the pages of each folder that are not listed elsewhere in the place of its name."""
    text = CONFIG.read_text("utf-8")
    named = listed()
    for one in (entry for entry in named if entry.endswith("/")):
        files = sorted((folder / one).glob("*.md"), key=lambda file: (file.name != "index.md", file.stem))
        pages = [f"{one.removeprefix('./')}{file.name}" for file in files]
        rest = [page for page in pages if page not in named]
        text = text.replace(f'= "{one}"', f"= {json.dumps(rest)}").replace(
            f'"{one}",', "".join(f"{json.dumps(page)}, " for page in rest)
        )
    return text


# HTML


def root_error_page(site: Path) -> None:
    """Let the page for unknown addresses load its parts from `/docs/`, because it is shown at any depth."""
    page = site / "404.html"
    text = re.sub(r'(href|src)="/', r'\1="/docs/', page.read_text("utf-8"))
    page.write_text(re.sub(r'("base":|"search":|new URL\()"/', r'\1"/docs/', text), "utf-8")


def scripts_to_files(site: Path) -> None:
    """Move the scripts inside pages to files named by their content."""
    for file in site.rglob("*.html"):
        top = "/docs/" if file.name == "404.html" else "../" * len(file.relative_to(site).parent.parts)

        def moved(found: re.Match[str], top: str = top) -> str:
            name = f"assets/scripts/{sha256(found[1].encode()).hexdigest()[:12]}.js"
            (site / name).parent.mkdir(exist_ok=True)
            (site / name).write_text(found[1], "utf-8")
            return f'<script src="{top}{name}"></script>'

        file.write_text(_SCRIPT.sub(moved, file.read_text("utf-8")), "utf-8")


def style_of_search(site: Path) -> None:
    """Let the theme's search set its style by script, which the content policy allows, and not by a <style> element."""
    [bundle] = (site / "assets" / "javascripts").glob("bundle.*.js")
    text, changed = _SEARCH_STYLE.subn(
        r"{const sheet=new CSSStyleSheet;sheet.replaceSync(\2.toString());\1.adoptedStyleSheets=[sheet]}",
        bundle.read_text("utf-8"),
    )
    if changed != 1:
        raise ValueError(f"{bundle.name} no longer sets the style of its search as this module expects")
    name = f"bundle.{sha256(text.encode()).hexdigest()[:8]}.min.js"
    (bundle.parent / name).write_text(text, "utf-8")
    bundle.unlink()
    for file in site.rglob("*.html"):
        file.write_text(file.read_text("utf-8").replace(bundle.name, name), "utf-8")


def compress(site: Path) -> None:
    for file in [file for file in site.rglob("*") if file.suffix in _COMPRESSED]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


class _Links(HTMLParser):
    """What a page loads, links to and offers as anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        self.loads += [given[name] for name in ("src", "srcset") if name in given]
        if tag == "link" and given.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(given.get("href", ""))
        elif "href" in given and tag == "a":
            self.links.append(given["href"])
        if tag == "style" or (tag == "script" and "src" not in given and given.get("type") != "application/json"):
            self.inline.append(tag)


def faults(site: Path) -> list[str]:
    """Links and files that lead nowhere, and what the server's content policy would stop."""
    read: dict[Path, _Links] = {}
    for file in sorted(site.rglob("*.html")):
        read[file] = _Links()
        read[file].feed(file.read_text("utf-8"))
    found = []
    for file, page in read.items():
        name = file.relative_to(site).as_posix()
        found += [f"{name}: <{tag}> in the page" for tag in page.inline]
        for link in [*page.loads, *page.links]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                found += [f"{name}: loads {link}"] if link in page.loads and parts.scheme != "data" else []
                continue
            path = unquote(parts.path)
            start = site if path.startswith("/docs/") else file.parent
            target = (start / path.removeprefix("/docs/")).resolve() if path else file
            if target.is_dir():
                target /= "index.html"
            if not target.is_relative_to(site) or not target.exists():
                found.append(f"{name}: {link} does not exist")
            elif target in read and parts.fragment and unquote(parts.fragment) not in read[target].anchors:
                found.append(f"{name}: {link} has no such anchor")
    return found


def main() -> int:
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    config = ROOT / ".site.toml"
    config.write_text(configuration(), "utf-8")
    zensical = Path(sys.executable).with_name("zensical")
    built = subprocess.run(
        [zensical, "build", "--clean", "--strict", "-f", config.name],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    print(_COLOURS.sub("", built.stdout + built.stderr), end="")
    if built.returncode:
        return built.returncode
    root_error_page(SITE)
    scripts_to_files(SITE)
    style_of_search(SITE)
    found = faults(SITE)
    print(*found, sep="\n", end="\n" if found else "")
    if not found:
        compress(SITE)
        count = sum(1 for _ in SITE.rglob("*.html"))
        print(f"{count} pages in {SITE.relative_to(ROOT)}: parlour serve shows them at /docs")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
