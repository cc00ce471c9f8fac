"""Nothing outside a game's own folders names it: a game is added, changed and taken away there."""

import re
import subprocess
from fnmatch import fnmatch
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
)
"""A game's own."""

ALLOWED = {
    "README.md": "the product speaks of itself",
    "CHANGELOG.md": "the product speaks of itself",
    "NOTICE": "whose the games are",
    "docs/decisions/*": "why things are as they are",
    "docs/games/*": "the pages of the games",
    "docs/pictures/*": "pictures of games, for their pages",
    "bench/README.md": "what was measured, game by game",
    "src/parlour/typed.pyi": "generated from the registry",
}
"""Where games may be named, and why. Patterns; the list only gets shorter."""


def names() -> re.Pattern[str]:
    """Everything by which a game is known: key, package, class names, and its titles."""
    found = set()
    for key in parlour.game_keys():
        if not package_of(key).startswith("parlour.games."):
            continue
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


def is_own(path: str) -> bool:
    folders = [package_of(key).rpartition(".")[2] for key in parlour.game_keys()]
    return any(fnmatch(path, pattern.format(folder=folder)) for pattern in FOLDERS for folder in folders)


def mentions(path: str) -> list[str]:
    """Where that file names a game, in its path or in its lines."""
    pattern = names()
    found = [f"{path}: in its name"] if pattern.search(path) else []
    try:
        text = (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return found
    lines = enumerate(text.splitlines(), 1)
    return found + [f"{path}:{number}: {line.strip()[:100]}" for number, line in lines if pattern.search(line)]


@pytest.mark.usefixtures("no_toys")
def test_only_the_folders_of_a_game_name_it() -> None:
    others = [path for path in tracked() if not is_own(path) and not any(fnmatch(path, one) for one in ALLOWED)]
    assert [mention for path in others for mention in mentions(path)] == []


@pytest.mark.usefixtures("no_toys")
@pytest.mark.parametrize("pattern", ALLOWED)
def test_what_is_allowed_is_needed(pattern: str) -> None:
    assert any(mentions(path) for path in tracked() if fnmatch(path, pattern)), (
        f"{pattern} names no game any more: take it off the list"
    )


@pytest.mark.usefixtures("no_toys")
def test_every_form_of_a_name_is_seen_and_no_other_word() -> None:
    pattern = names()
    for key in parlour.game_keys():
        title = parlour.rules_of(key).title["en"]
        camel = "".join(word.title() for word in key.split("-"))
        forms = (key, key.replace("-", "_"), key.upper().replace("-", "_"), title, f"{camel}View", f"{key}_events")
        assert [form for form in forms if not pattern.search(f"x {form}.")] == []
    for word in ("emoji", "MOJITO", "antagonist", "a tag on a word", "scrabbled", "tag_one", "Contagion"):
        assert not pattern.search(word), word
