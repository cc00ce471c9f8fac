"""`parlour picture`: games and positions as SVG and PNG, from any seat and at any line."""

import struct
from pathlib import Path

import pytest
from tests.games.pieces import SVG, parsed, texts
from tests.toys import SHIPPED

import parlour
from parlour.cli import main
from parlour.kernel.errors import ParlourError
from parlour.printing import fonts, png

pytestmark = pytest.mark.usefixtures("at_home")

KEYS = SHIPPED


@pytest.fixture(params=KEYS)
def log(request: pytest.FixtureRequest) -> Path:
    """A game that was kept, in the current folder."""
    path = Path(f"{request.param}.log")
    path.write_text(parlour.new(request.param, players=["Ada", "Ben"], seed=5).dump(), encoding="utf-8")
    return path


def dots(path: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", head[16:])
    return wide, high


def test_a_game_is_printed_as_those_see_it_who_watch(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", str(log)]) == 0
    game = parlour.load(log.read_text(encoding="utf-8"))
    assert capsys.readouterr().out == game.svg(None) + "\n"


def test_a_picture_from_a_seat_dark_in_french_and_earlier(log: Path) -> None:
    line = f"picture {log} --seat ben --dark --at 1 --width 300 --out then.svg --language fr"
    assert main(line.split()) == 0
    drawn = Path("then.svg").read_text(encoding="utf-8")
    game = parlour.load("".join(log.read_text(encoding="utf-8").splitlines(keepends=True)[:2]))
    expected = game.svg(1, dark=True, language="fr")
    assert texts(drawn) == texts(expected) and parsed(drawn).get("viewBox") == parsed(expected).get("viewBox")
    assert parsed(drawn).get("width") == "300" and parsed(drawn).get("lang") == "fr"


def test_a_picture_as_png_has_the_width_that_is_asked_for(log: Path) -> None:
    assert main(["picture", str(log), "--out", "game.PNG", "--width", "160"]) == 0
    root = parsed(parlour.load(log.read_text(encoding="utf-8")).svg(None))
    wide, high = dots(Path("game.PNG"))
    ratio = float(root.get("height", "")) / float(root.get("width", ""))
    assert wide == 160 and abs(high - 160 * ratio) <= 1


def test_text_is_drawn_on_a_machine_without_fonts() -> None:
    for family in ("Literata, serif", "'Source Sans', 'Source Sans 3', sans-serif", "serif", "sans-serif", "nowhere"):
        with_text, without = (
            png.png(
                f'<svg xmlns="{SVG[1:-1]}" width="90" height="30" font-family="{family}" font-weight="{weight}">'
                f'<text y="20">{text}</text></svg>',
                90,
                system_fonts=False,
            )
            for text, weight in (("Qé×+12", 600), ("", 600))
        )
        assert with_text != without, family


def test_the_two_fonts_and_their_weights_are_told_apart() -> None:
    drawn = {
        png.png(
            f'<svg xmlns="{SVG[1:-1]}" width="90" height="30" font-family="{family}" font-weight="{weight}">'
            '<text y="20">Qé×+12</text></svg>',
            90,
            system_fonts=False,
        )
        for family in ("Literata", "'Source Sans 3'")
        for weight in (400, 600, 700)
    }
    assert len(drawn) == 6


def test_fonts_that_are_missing_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "PACKAGES", ("a_font_that_is_not_there",))
    with pytest.raises(ParlourError, match="fonts"):
        png.png("<svg/>", 10)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("picture", "Which file?"),
        ("picture nowhere.log", "There’s no file"),
        ("picture game.log --out game.gif", ".svg or .png"),
        ("picture game.log --width 9", "isn’t a whole number from 16 to 8000"),
        ("picture game.log --at 9999", "isn’t a whole number from 0 to"),
        ("picture game.log --seat Zoe", "There’s no player “Zoe”"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_a_sentence(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("game.log").write_text(parlour.new(KEYS[0], seed=5).dump(), encoding="utf-8")
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and reason in err
