"""The fonts of the page as files, from packages that the extras `print` and `pictures` install."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

SERIF, SANS = "Literata", "Source Sans 3"
PACKAGES = ("fontpkg_literata", "fontpkg_source_sans_3")


def font_files() -> list[Path]:
    """The files of both fonts; empty if one of them is missing, since text would then be missing, too."""
    found = []
    for package in PACKAGES:
        spec = find_spec(package)
        folders = spec.submodule_search_locations if spec is not None else None
        files = [file for folder in folders or () for file in sorted(Path(folder).glob("files/*.ttf"))]
        if not files:
            return []
        found += files
    return found
