"""Nothing outside a game's own folders names it: a game is added, changed and taken away there."""

import re
import subprocess
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

import parlour
from parlour.kernel.registry import package_of

ROOT = Path(__file__).parents[2]

FOLDERS = (
    "src/parlour/games/{folder}/*",
    "crates/engine/src/{folder}/*",
    "web/src/games/{folder}/*",
    "web/tests/games/{folder}/*",
    "web/tests/browser/{folder}/*",
    "tests/games/{folder}/*",
    "tools/games/{folder}/*",
    "examples/{folder}/*",
    "docs/games/{key}.md",
    "docs/games/{key}-*.md",
    "docs/pictures/{key}-*",
)
"""A game's own: there it is named, and no other game."""

ALLOWED = {
    "README.md": "the product speaks of itself",
    "CHANGELOG.md": "the product speaks of itself",
    "NOTICE": "whose the games are",
    "src/parlour/typed.pyi": "generated from the registry",
}
"""Where games may be named, and why. Patterns; the list only gets shorter."""


def shipped() -> tuple[str, ...]:
    """The games of the package."""
    return tuple(key for key in parlour.game_keys() if package_of(key).startswith("parlour.games."))


@cache
def names(keys: tuple[str, ...]) -> re.Pattern[str]:
    """Everything by which those games are known: key, package, class names, and their titles."""
    found = set()
    for key in keys:
        words = key.split("-")
        camel = "".join(word.title() for word in words)
        joined = "[-_]".join(words)
        found |= {rf"(?<![A-Za-z0-9]){spelt}(?![a-z0-9])" for spelt in (joined, joined.title())}
        found.add(rf"(?<![A-Za-z0-9]){joined.upper()}(?![A-Za-z0-9])")
        found |= {rf"(?<![A-Za-z]){camel}(?![a-z])", rf"(?<![A-Za-z]){camel[0].lower()}{camel[1:]}(?![a-z])"}
        for title in {*parlour.rules_of(key).title.values(), " ".join(words).title()}:
            spelt = re.escape(title).replace("'", "['’]")
            found.add(rf"(?<![A-Za-z]){spelt}(?![A-Za-z])")
    return re.compile("|".join(sorted(found)))


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [path for path in listed.split("\0") if path and (ROOT / path).is_file()]


def others_than_its_own(path: str) -> tuple[str, ...]:
    """The games that have nothing to do with that file: all of them, if it is in no game's folders."""
    folders = {key: package_of(key).rpartition(".")[2] for key in shipped()}
    own = {
        key
        for key, folder in folders.items()
        if any(fnmatch(path, pattern.format(folder=folder, key=key)) for pattern in FOLDERS)
    }
    return tuple(key for key in shipped() if key not in own)


def mentions(path: str) -> list[str]:
    """Where that file names a game that is not its own, in its path or in its lines."""
    pattern = names(others_than_its_own(path))
    found = [f"{path}: in its name"] if pattern.search(path) else []
    try:
        text = (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return found
    lines = enumerate(text.splitlines(), 1)
    return found + [f"{path}:{number}: {line.strip()[:100]}" for number, line in lines if pattern.search(line)]


@pytest.mark.usefixtures("no_toys")
def test_only_the_folders_of_a_game_name_it() -> None:
    others = [path for path in tracked() if not any(fnmatch(path, one) for one in ALLOWED)]
    assert [mention for path in others for mention in mentions(path)] == []


@pytest.mark.usefixtures("no_toys")
@pytest.mark.parametrize("pattern", ALLOWED)
def test_what_is_allowed_is_needed(pattern: str) -> None:
    assert any(mentions(path) for path in tracked() if fnmatch(path, pattern)), (
        f"{pattern} names no game any more: take it off the list"
    )


@pytest.mark.usefixtures("no_toys")
def test_every_form_of_a_name_is_seen_and_no_other_word() -> None:
    pattern = names(shipped())
    for key in shipped():
        title = parlour.rules_of(key).title["en"]
        camel = "".join(word.title() for word in key.split("-"))
        forms = (key, key.replace("-", "_"), key.upper().replace("-", "_"), title, f"{camel}View", f"{key}_events")
        assert [form for form in forms if not pattern.search(f"x {form}.")] == []
    for word in ("emoji", "MOJITO", "antagonist", "a tag on a word", "scrabbled", "tag_one", "Contagion"):
        assert not pattern.search(word), word


@pytest.mark.usefixtures("no_toys")
def test_a_game_may_be_named_in_its_own_places_alone() -> None:
    for key in shipped():
        folder = package_of(key).rpartition(".")[2]
        for path in (f"src/parlour/games/{folder}/text/notation.py", f"docs/games/{key}-bots.md"):
            assert others_than_its_own(path) == tuple(other for other in shipped() if other != key)
    for path in ("src/parlour/kernel/game.py", "docs/games/bots.md", "src/parlour/games/__init__.py"):
        assert others_than_its_own(path) == shipped()
