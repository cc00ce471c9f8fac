"""The pages are true: the code of the walk-through, its playthrough, links, and paths."""

import ast
import re
import shlex
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path

import pytest
from tests.toys import SHIPPED
from tools import environment_tables, option_tables, reference, site

from parlour.kernel.rules import Rules

ROOT = Path(__file__).parents[2]
WALK = ROOT / "docs" / "add-a-game.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "bench").glob("*.md"), *(ROOT / "docs").rglob("*.md")])
GUIDES = [ROOT / name for name in ("ARCHITECTURE.md", "GLOSSARY.md", "SECURITY.md")]


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of that kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("block", blocks(WALK, "python"), ids=lambda block: block.split("(")[0].strip())
def test_the_code_of_the_walk_through_is_that_of_the_game(block: str) -> None:
    assert block in (ROOT / "tests" / "toys" / "bluff.py").read_text(encoding="utf-8")


def test_the_code_of_the_walk_through_is_all_of_the_game_and_passes_the_checks_as_written(tmp_path: Path) -> None:
    *parts, end = sorted(blocks(WALK, "python"), key=lambda block: block.startswith("RULES"))
    game, pasted = (ROOT / "tests" / "toys" / "bluff.py").read_text(encoding="utf-8"), "\n\n".join((*parts, end))
    there, given = ({ast.unparse(part) for part in ast.parse(code).body} for code in (game, pasted))
    assert {part for part in there - given if not part.startswith(('"', "'"))} == set(), "not shown on the page"
    (tmp_path / "bluff.py").write_text(pasted, encoding="utf-8")
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("\n".join(blocks(WALK, "fluent")), encoding="utf-8")
    command = next(line for line in WALK.read_text(encoding="utf-8").splitlines() if "conformance import check" in line)
    run = subprocess.run(
        [sys.executable, *shlex.split(command)[1:]], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"<bluff: .*, over>\n", run.stdout)


@pytest.mark.parametrize("block", blocks(WALK, "fluent"))
def test_the_messages_of_the_walk_through_are_those_of_the_game(block: str) -> None:
    assert block in (ROOT / "tests" / "toys" / "locale" / "en.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("block", blocks(WALK, "text"))
def test_the_playthrough_of_the_walk_through_is_the_kept_one(block: str) -> None:
    assert block in (ROOT / "tests" / "toys" / "golden" / "bluff.txt").read_text(encoding="utf-8")


def test_the_walk_through_follows_the_order_of_the_contract() -> None:
    contract = (ROOT / "src" / "parlour" / "kernel" / "rules.py").read_text(encoding="utf-8")
    parts = re.findall(r"^    # (.+)$", contract, re.MULTILINE)
    headings = re.findall(r"^### (.+)$", WALK.read_text(encoding="utf-8").split("## The contract")[1], re.MULTILINE)
    assert [heading.split(",")[0] for heading in headings] == parts


def test_the_walk_through_names_every_part_of_the_contract() -> None:
    page = WALK.read_text(encoding="utf-8")
    names = [field.name for field in fields(Rules)]
    assert [name for name in names if f"`{name}`" not in page and f"    {name}=" not in page] == []


def test_the_walk_through_lists_what_every_game_gives() -> None:
    listed = WALK.read_text(encoding="utf-8").split("What has no default every game gives: ")[1].split(".")[0]
    needed = [field.name for field in fields(Rules) if field.default is field.default_factory is MISSING]
    assert re.findall(r"`(\w+)`", listed) == needed


@pytest.mark.usefixtures("no_toys")
def test_the_tables_of_options_are_not_stale() -> None:
    pages = option_tables.pages()
    assert [file.stem for file in pages] == list(SHIPPED), "a game has no page"
    assert [file.stem for file, text in pages.items() if file.read_text("utf-8") != text] == [], "run make generated"


@pytest.mark.usefixtures("no_toys")
def test_the_tables_of_environments_are_not_stale() -> None:
    pages = environment_tables.pages()
    assert [file.stem for file in pages] == list(SHIPPED), "a game has no environment"
    assert [file.stem for file, text in pages.items() if file.read_text("utf-8") != text] == [], "run make generated"


def anchors(text: str) -> set[str]:
    """What a link may lead to within a page: its headings, and anchors of its own."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in headings} | set(
        re.findall(r'id="([^"]+)"', text)
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)]+)\)|^\[[^\]]+\]: (\S+)$", text, re.MULTILINE):
        link = "".join(target)
        if not link.startswith(("https://", "http://")):
            file, _, anchor = link.partition("#")
            other = (page.parent / file).resolve() if file else page
            assert other.exists(), link
            assert not anchor or anchor in anchors(other.read_text(encoding="utf-8")), link


def test_the_navigation_of_the_site_lists_pages_that_exist_and_all_of_them(tmp_path: Path) -> None:
    pages = set(site.sources())
    folders = {page.rpartition("/")[0] + "/" for page in pages} - {"/"}
    listed = site.listed()
    assert len(listed) == len(set(listed))
    assert set(listed) <= pages | folders | {"./", "reference/"}
    assert folders <= set(listed) and "./" in listed, "pages of a folder are listed by its name"


def test_the_navigation_of_the_site_has_the_pages_of_folders_in_their_places(tmp_path: Path) -> None:
    for page in ("index.md", "tutorial.md", "new.md", "games/index.md", "games/chess.md"):
        (tmp_path / page).parent.mkdir(exist_ok=True)
        (tmp_path / page).touch()
    text = site.configuration(tmp_path)
    assert '{ "Games" = ["games/index.md", "games/chess.md"] }' in text
    assert '\n    "new.md", \n' in text, "listed nowhere else"


def test_the_reference_has_every_public_module_and_what_the_package_offers() -> None:
    pages = reference.pages()
    modules = [path for path in (ROOT / "src" / "parlour" / "kernel").glob("*.py") if path.name != "__init__.py"]
    assert [path.stem for path in modules if f"{{ #parlour.kernel.{path.stem} }}" not in pages["parlour.kernel"]] == []
    assert "- [`parlour.new`](parlour.md#parlour.library.new)" in pages["parlour"]
    assert "### new { #parlour.library.new }" in pages["parlour"]
    assert ">>> " not in re.sub(r"^```.*?^```$", "", "".join(pages.values()), flags=re.DOTALL | re.MULTILINE)


def test_a_broken_link_and_a_script_inside_a_page_of_the_site_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="b.html">b</a><a href="#here">c</a><a href="#there">d</a><script>1</script>'
        '<img src="https://example.org/x.png">'
    )
    assert site.faults(tmp_path) == [
        "a.html: <script> in the page",
        "a.html: loads https://example.org/x.png",
        "a.html: b.html does not exist",
        "a.html: #there has no such anchor",
    ]
    site.scripts_to_files(tmp_path / "none")
    (tmp_path / "assets").mkdir()
    site.scripts_to_files(tmp_path)
    assert "<script> in the page" not in " ".join(site.faults(tmp_path))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_every_path_that_a_guide_names_exists(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^):]+)\)", text)
    spelled = re.findall(r"(?<!\[)`([\w.*-]+(?:/[\w.*-]+)+)`", text)
    assert links or spelled, "names no path"
    assert [path for path in links + spelled if not any(ROOT.glob(path))] == []
