"""The rulebook pages hold together, and the tool that sets rules against tests sees what is missing."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.toys import SHIPPED

import parlour
import parlour.kernel.rulebook
from parlour.kernel.i18n import LANGUAGES
from parlour.kernel.option_fields import describe
from parlour.kernel.rulebook import FOLDER, Rulebook, RulebookError, UnknownLanguage, UnknownRule, pictures_in

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "rules.py"
FOLDERS = [FOLDER, *sorted((FOLDER.parents[1] / "games").glob("*/rulebook"))]
PAGES = [page for folder in FOLDERS for page in sorted(folder.glob("*.md"))]

KEYS = [folder.parent.name.replace("_", "-") for folder in FOLDERS[1:]]

by_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
by_language = pytest.mark.parametrize("language", LANGUAGES)
by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parents[1].name}-{page.stem}")


def prose(page: Path) -> str:
    """The text of a page as a reader meets it: no comments, no code, of a picture its alternative text."""
    text = re.sub(r"<!--.*?-->", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"!\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"```.*?```|`[^`]*`", "`", text, flags=re.DOTALL)


# The pages


def test_every_game_and_the_rules_of_all_games_have_a_page() -> None:
    assert [folder.parent.name for folder in FOLDERS][:1] == ["kernel"]
    assert {*KEYS} <= {*parlour.game_keys()} and len(KEYS) > 3


@by_folder
def test_both_languages_hold_the_same_rules_in_the_same_order(folder: Path) -> None:
    english, french = Rulebook.read(folder, "en"), Rulebook.read(folder, "fr")
    assert english.ids
    assert english.ids == french.ids


@by_folder
def test_both_languages_hold_the_same_numbers_and_the_same_code(folder: Path) -> None:
    """An option, a command or a value that only one language names is a slip of the translator."""
    for english, french in zip(Rulebook.read(folder, "en").sections, Rulebook.read(folder, "fr").sections, strict=True):
        for found in (r"`[^`\n]+`", r"(?m)^\|.*\|$"):
            count_en, count_fr = (len(re.findall(found, side.markdown)) for side in (english, french))
            assert count_en == count_fr, f"{english.id}: {found}"
        codes_en, codes_fr = (set(re.findall(r"`[^`\n]+`", side.markdown)) for side in (english, french))
        assert codes_en == codes_fr, english.id
        table_en, table_fr = (
            re.findall(r"\d+", " ".join(re.findall(r"(?m)^\|.*\|$", side.markdown))) for side in (english, french)
        )
        assert table_en == table_fr, english.id


@by_page
def test_every_section_says_something(page: Path) -> None:
    for section in Rulebook.read(page.parent, page.stem).sections:
        assert len(section.markdown.split()) >= 5, section.id
        assert section.title == section.title.strip()


@by_page
def test_ids_run_upwards(page: Path) -> None:
    numbers = [int(id.split("-")[1]) for id in Rulebook.read(page.parent, page.stem).ids]
    assert numbers == sorted(numbers)


@by_page
def test_every_link_leads_to_a_rule(page: Path) -> None:
    for text, target, anchor in re.findall(r"\[([^\]]*)\]\(([^)#]*)#?([^)]*)\)", prose(page)):
        other = (page.parent / target).resolve() if target else page
        assert other in PAGES, f"{page.name}: {target}"
        assert other.stem == page.stem, f"{page.name}: {text} leads to another language"
        if anchor:
            assert anchor in Rulebook.read(other.parent, other.stem).ids
            assert text == anchor, f"[{text}] leads to {anchor}"


@by_page
def test_a_page_starts_with_how_to_win(page: Path) -> None:
    book = Rulebook.read(page.parent, page.stem)
    if page.parent != FOLDER:
        assert book.intro.startswith({"en": "**How to win.** ", "fr": "**Comment gagner.** "}[page.stem])
    assert [id for chapter in book.chapters for id in chapter.rules] == [*book.ids]
    assert all(chapter.rules for chapter in book.chapters)


@by_page
def test_a_page_has_neither_commands_nor_keys(page: Path) -> None:
    assert "`" not in re.sub(r"<!--.*?-->", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)


@by_page
def test_a_page_avoids_words_that_nobody_says(page: Path) -> None:
    words = {"en": r"whoever|so many|anew|at the most|house(?! rule)", "fr": r"(?<!ègle\s)(?<!ègles\s)maison"}
    assert re.findall(rf"(?i)\b(?:{words[page.stem]})", prose(page)) == []


@by_folder
def test_every_picture_is_there_and_shown_in_both_languages(folder: Path) -> None:
    there = {file.name for file in folder.glob("pictures/*.svg")}
    shown: dict[str, list[str]] = {}
    for page in sorted(folder.glob("*.md")):
        found = pictures_in(page.read_text(encoding="utf-8"))
        assert all(len(alt.split()) > 4 for alt, _ in found)
        names = [re.fullmatch(r"pictures/([a-z-]+)-light\.svg", path) for _, path in found]
        shown[page.stem] = [name[1] for name in names if name]
        assert len(shown[page.stem]) == len(found)
    assert {f"{name}-{theme}.svg" for names in shown.values() for name in names for theme in ("light", "dark")} == there
    # Signs in a picture may need one of its own in each language: `board-en`, `board-fr`.
    plain = {language: [name.removesuffix(f"-{language}") for name in names] for language, names in shown.items()}
    assert plain["en"] == plain["fr"]
    # Only games have an address for pictures.
    assert (2 <= len(plain["en"]) <= 4) if folder != FOLDER else not plain["en"]


@by_page
def test_typography(page: Path) -> None:
    text = prose(page)
    assert "'" not in text
    assert '"' not in re.sub(r"<[^>]*>", "", text)
    if page.stem == "fr":
        loose = re.findall(r".{0,20}(?:(?<!\N{NO-BREAK SPACE})[;:?!»]|«(?!\N{NO-BREAK SPACE})).{0,9}", text)
        # An English name keeps its own typography.
        assert [piece for piece in loose if "It is Finished!" not in piece] == []


@by_language
@pytest.mark.parametrize("key", SHIPPED)
def test_every_option_and_every_conflict_has_its_rule(key: str, language: str) -> None:
    rules = parlour.rules_of(key)
    known = {id for folder in (FOLDER, rules.folder / "rulebook") for id in Rulebook.read(folder, language).ids}
    cited = {field.rule for field in describe(rules.options)} | {one.rule for one in rules.options.conflicts}
    assert cited <= known


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "games").glob("*.md")), ids=lambda page: page.stem)
def test_a_game_s_page_leads_to_its_rules(page: Path) -> None:
    text = prose(page)
    references = dict(re.findall(r"(?m)^\[([A-Z]{2}-\d+)\]: (\S+)$", text))
    assert set(re.findall(r"\[([^\]]+)\]\[\]", text)) == set(references)
    for id, target in (*references.items(), *re.findall(r"\[([A-Z]{2}-\d+)\]\(([^)]+)\)", text)):
        file, anchor = target.split("#")
        assert anchor == id
        assert id in Rulebook.read((page.parent / file).parent, Path(file).stem).ids
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (page.parent / target.partition("#")[0]).is_file(), target


# The loader


def test_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(parlour.kernel.rulebook) == doctest.TestResults(failed=0, attempted=6)


PAGE = """<!-- ### <a id="XX-9"></a>XX-9 · In a comment -->
# A game

Hello.

## One

### <a id="XX-1"></a>XX-1 · First

Draw.

- Two cards.

### <a id="XX-2"></a>XX-2 · Second

Play.

## Two

Between rules.

### <a id="XX-10"></a>XX-10 · Tenth

End.
"""


def test_a_section_is_what_stands_between_its_heading_and_the_next() -> None:
    book = Rulebook.parse(PAGE, "en")
    assert book.text == PAGE
    assert book.ids == ("XX-1", "XX-2", "XX-10")
    assert book.section("XX-1").title == "First"
    assert book.section("XX-1").markdown == "Draw.\n\n- Two cards."
    assert book.section("XX-2").markdown == "Play."
    assert msgspec.json.decode(msgspec.json.encode(book), type=Rulebook) == book


@pytest.mark.parametrize("typed", ["XX-10", "xx-10", "xx10", "XX_10", " xx 10 "])
def test_an_id_is_found_however_it_is_typed(typed: str) -> None:
    assert Rulebook.parse(PAGE, "en").section(typed).title == "Tenth"


@pytest.mark.parametrize(
    ("typed", "near"),
    [("XX-3", ("XX-1", "XX-2")), ("XX-11", ("XX-2", "XX-10")), ("nonsense", ("XX-1", "XX-2"))],
)
def test_an_unknown_id_is_answered_with_near_ones(typed: str, near: tuple[str, ...]) -> None:
    with pytest.raises(UnknownRule) as refusal:
        Rulebook.parse(PAGE, "en").section(typed)
    assert set(near) <= set(refusal.value.near)
    assert all(id in str(refusal.value) for id in (typed, *near))
    assert isinstance(refusal.value, KeyError)
    assert refusal.value.text("fr").startswith(f"La règle {typed} n’existe pas.")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("### XX-3 · No anchor", "line 25: a rule is written"),
        ('### <a id="XX-3"></a>XX-4 · Another id', "line 25: a rule is written"),
        ('<a id="XX-3"></a>XX-3 in a paragraph', "line 25: a rule is written"),
        ('### <a id="XX-2"></a>XX-2 · Twice', "line 25: XX-2 has a section already"),
    ],
)
def test_a_page_in_another_form_is_refused_with_its_line(line: str, problem: str) -> None:
    with pytest.raises(RulebookError, match=problem):
        Rulebook.parse(f"{PAGE}{line}\n", "en")


def test_a_page_cut_off_in_a_comment_is_refused() -> None:
    with pytest.raises(RulebookError, match="line 3: the comment that starts here does not end"):
        Rulebook.parse('# A\n\n<!-- no end\n\n### <a id="XX-1"></a>XX-1 · Lost\n', "en")


@pytest.mark.parametrize("language", ["de", "", "../rulebook/en", "EN"])
def test_a_language_without_a_page_is_refused_with_those_there_are(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="Languages: en, fr") as refusal:
        Rulebook.read(FOLDER, language)
    assert refusal.value.languages == ("en", "fr")
    assert refusal.value.text("fr").endswith("Langues\N{NO-BREAK SPACE}: en, fr.")


# The tool


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout without faults: two rulebooks, a test for each of their rules."""
    for folder, family in (("kernel", "AG"), ("games/toy", "XX")):
        rulebook = tmp_path / "src" / "parlour" / folder / "rulebook"
        rulebook.mkdir(parents=True)
        for language in ("en", "fr"):
            (rulebook / f"{language}.md").write_text(PAGE.replace("XX", family), encoding="utf-8")
    tests = tmp_path / "tests" / "deep"
    tests.mkdir(parents=True)
    (tests / "test_all.py").write_text(
        """
import pytest

def test_AG_1_AG_2_together(): ...
async def test_AG_10(): ...
class TestToy:
    def test_XX_1_draws(self): ...
    def test_XX_2_plays(self): ...
    def test_plays_XX_77_is_not_at_the_start(self): ...
@pytest.mark.parametrize("n", [1])
def test_XX_10_ends(n): ...
def test_XX_10_ends_twice(): ...
""",
        encoding="utf-8",
    )
    return tmp_path


def run(root: Path, *options: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, TOOL, "--root", root, *options], capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_tool_prints_rules_against_tests(checkout: Path) -> None:
    code, lines = run(checkout)
    assert code == 0
    assert lines == [
        "AG-1   First   tests/deep/test_all.py::test_AG_1_AG_2_together",
        "AG-2   Second  tests/deep/test_all.py::test_AG_1_AG_2_together",
        "AG-10  Tenth   tests/deep/test_all.py::test_AG_10",
        "XX-1   First   tests/deep/test_all.py::test_XX_1_draws",
        "XX-2   Second  tests/deep/test_all.py::test_XX_2_plays",
        "XX-10  Tenth   tests/deep/test_all.py::test_XX_10_ends",
        "               tests/deep/test_all.py::test_XX_10_ends_twice",
        "",
        "6 rules, 6 tests that show them, 0 faults",
    ]
    assert run(checkout, "--missing") == (0, lines[-1:])


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("tests/deep/test_all.py", "test_XX_2_", "test_", "XX-2 (Second): no test shows it"),
        ("tests/deep/test_all.py", "class TestToy", "class Toy", "XX-1 (First): no test shows it"),
        (
            "tests/deep/test_all.py",
            "async def test_AG_10",
            "@pytest.mark.skip(reason='later')\nasync def test_AG_10",
            "AG-10 (Tenth): no test shows it",
        ),
        (
            "tests/deep/test_all.py",
            "test_XX_2_plays",
            "test_XX_2_XX_3_plays",
            "tests/deep/test_all.py:8: test_XX_2_XX_3_plays names XX-3, which no rulebook has",
        ),
        (
            "src/parlour/games/toy/rulebook/fr.md",
            '### <a id="XX-2"></a>XX-2 · Second',
            "",
            "src/parlour/games/toy/rulebook/fr.md: XX-2 of en.md is missing",
        ),
        (
            "src/parlour/games/toy/rulebook/en.md",
            '### <a id="XX-2"></a>XX-2 · Second',
            "",
            "src/parlour/games/toy/rulebook/en.md: XX-2 of fr.md is missing",
        ),
        (
            "src/parlour/games/toy/rulebook/fr.md",
            PAGE,
            PAGE.replace("XX-10", "XX-0").replace("XX-2", "XX-10").replace("XX-0", "XX-2"),
            "src/parlour/games/toy/rulebook: en.md and fr.md hold their rules in a different order",
        ),
    ],
)
def test_tool_fails_on_a_gap_and_names_it(checkout: Path, file: str, old: str, new: str, fault: str) -> None:
    edit(checkout / file, old, new)
    code, lines = run(checkout, "--missing")
    assert code == 1
    assert fault in lines


def test_tool_fails_on_a_page_it_cannot_read(checkout: Path) -> None:
    edit(checkout / "src/parlour/games/toy/rulebook/fr.md", "XX-2 · Second", "XX-3 · Second")
    (checkout / "src/parlour/kernel/rulebook/fr.md").unlink()
    code, lines = run(checkout, "--missing")
    assert code == 1
    assert any(line.startswith("src/parlour/games/toy/rulebook/fr.md: line 14: ") for line in lines)
    assert any(line.startswith("src/parlour/kernel/rulebook/fr.md: There are no rules in “fr”.") for line in lines)


def test_tool_fails_where_there_are_no_rules_at_all(tmp_path: Path) -> None:
    assert run(tmp_path, "--missing")[0] == 1


def test_tool_fails_when_two_rulebooks_use_one_id(checkout: Path) -> None:
    for language in ("en", "fr"):
        edit(checkout / f"src/parlour/games/toy/rulebook/{language}.md", 'XX-1"></a>XX-1', 'AG-1"></a>AG-1')
    code, lines = run(checkout, "--missing")
    assert code == 1
    assert "src/parlour/games/toy/rulebook: AG-1 is the id of another rulebook's rule" in lines
