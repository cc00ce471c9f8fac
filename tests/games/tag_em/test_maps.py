"""Maps as text: round trips, faults with their squares, hostile files refused."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.tag_em.fields import map_text, picture

from parlour.games.tag_em.maps import atlas, grid, mapfile
from parlour.games.tag_em.maps.advice import advise
from parlour.games.tag_em.maps.checking import check
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.maps.layout import GameType, Goal, Map, Use, Vehicle
from parlour.games.tag_em.maps.tiles import Tile

TEXT = st.text(st.characters(whitelist_categories=("L", "N", "P"), max_codepoint=0x17F), max_size=20).map(str.strip)
COLOUR = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06X}")
SQUARE = st.builds(grid.name, st.integers(0, 3), st.integers(0, 63), st.integers(0, 63))
OWN = st.lists(
    st.builds(
        Tile,
        st.sampled_from("abdeflx+*"),
        st.from_regex(r"\A[a-z]{3,8}\Z").filter(lambda name: name not in ("path", "cover", "wade", "block")),
        COLOUR,
        enterable=st.booleans(),
        cost=st.integers(1, 20),
        stops=st.booleans(),
        attack=st.integers(-9, 9),
        defence=st.integers(-9, 9),
        cover=st.integers(-9, 9),
        boats=st.booleans(),
        vehicles=st.booleans(),
    ),
    max_size=3,
    unique_by=(lambda tile: tile.letter, lambda tile: tile.name),
).map(tuple)
TEAM = st.integers(0, 7)
GOAL = st.one_of(
    st.builds(Goal, TEAM, st.just("reach"), SQUARE),
    st.builds(Goal, TEAM, st.just("hold"), SQUARE, count=st.integers(1, 99)),
    st.builds(lambda team, enemy, count: Goal(team, "defeat", enemy=enemy, count=count), TEAM, TEAM, st.integers(1, 9)),
    st.builds(lambda team, count: Goal(team, "survive", count=count), TEAM, st.integers(1, 99)),
)

FIRST_TURNS: tuple[tuple[GameType, tuple[tuple[int, int], ...]], ...] = (
    ("king-of-the-hill", ((2, 5), (1, 1))),
    ("king-of-the-hill", ((1, 5), (2, 5), (1, 1))),
)


@st.composite
def maps(draw: st.DrawFn) -> Map:
    """Any map that can be written, playable or not."""
    tiles = draw(OWN)
    letters = " .cwg#" + "".join(tile.letter for tile in tiles)
    levels = []
    for _ in range(draw(st.integers(1, 3))):
        width = draw(st.integers(1, 9))
        rows = draw(st.lists(st.text(letters, min_size=width, max_size=width), min_size=1, max_size=6))
        rows[draw(st.integers(0, len(rows) - 1))] = "." * width  # no column is completely empty
        levels.append(tuple(rows))
    return Map(
        name=draw(TEXT),
        author=draw(TEXT),
        notes=tuple(draw(st.lists(TEXT, max_size=2))),
        first_turn=tuple(draw(st.lists(st.sampled_from(((1, 1), (1, 2), (3, 10))), max_size=4))),
        first_turns=draw(st.sampled_from(((), FIRST_TURNS[:1], FIRST_TURNS))),
        apart=draw(st.none() | st.integers(1, 200)),
        uses=tuple(draw(st.lists(st.sampled_from(get_args(Use)), unique=True))),
        grid=draw(st.sampled_from(("square", "hex"))),
        pom=draw(st.integers(1, 200)),
        theme=draw(TEXT),
        colours=tuple(draw(st.lists(st.tuples(st.sampled_from(("path", "wade")), COLOUR), max_size=2))),
        tiles=tiles,
        levels=tuple(levels),
        starts=tuple(draw(st.lists(SQUARE, max_size=8))),
        flags=tuple(draw(st.lists(SQUARE, max_size=1))),
        hills=tuple(map(tuple, draw(st.lists(st.lists(SQUARE, min_size=1, max_size=3), max_size=2)))),
        stairs=tuple(draw(st.lists(st.tuples(SQUARE, SQUARE), max_size=2))),
        snipers=tuple(draw(st.lists(SQUARE, max_size=2))),
        vehicles=tuple(draw(st.lists(st.builds(Vehicle, TEAM, st.sampled_from(("boat", "land")), SQUARE), max_size=2))),
        goals=tuple(draw(st.lists(GOAL, max_size=3))),
        formations=tuple(
            sorted(draw(st.dictionaries(TEAM, st.lists(SQUARE, min_size=1, max_size=6).map(tuple), max_size=2)).items())
        ),
    )


@given(maps())
def test_a_map_is_read_as_it_was_written(map_: Map) -> None:
    text = mapfile.write(map_)
    found, faults = mapfile.draft(text)
    assert faults == []
    assert found == map_
    assert mapfile.write(found) == text


@given(maps())
def test_faults_are_reported_without_exceptions(map_: Map) -> None:
    for fault in check(map_):
        assert fault.located("en") and fault.located("fr") != fault.located("en")


@given(st.text(max_size=400))
def test_any_text_is_read_or_refused(text: str) -> None:
    found, faults = mapfile.draft(text)
    if faults or check(found):
        with pytest.raises(MapError):
            mapfile.read(text)
    else:
        assert mapfile.read(text) == found


@given(st.sampled_from(atlas.NAMES), st.integers(0, 2**32))
def test_a_map_with_a_slip_is_read_or_refused(name: str, seed: int) -> None:
    rng = Random(seed)
    text = list(mapfile.write(atlas.shipped(name)))
    for _ in range(3):
        text[rng.randrange(len(text))] = rng.choice("#.cwg 1a:\n;é\x00")
    found, faults = mapfile.draft("".join(text))
    for fault in (*faults, *check(found)):
        assert str(fault)


def faults_of(text: str) -> list[tuple[str, str]]:
    """Square and message of each fault."""
    with pytest.raises(MapError) as refused:
        mapfile.read(text)
    return [(fault.square, fault.id) for fault in refused.value.faults]


PLAIN = ("start 1 b2", "start 2 l8")


@pytest.mark.parametrize(
    ("text", "square", "id"),
    [
        (map_text(points=()), "", "too-few-starts"),
        (map_text(points=("start 1 b2",)), "", "too-few-starts"),
        (map_text(points=("start 1 b2", "start 3 l8")), "", "start-missing"),
        (map_text(points=("start 1 a1", "start 2 l8")), "a1", "formation-off-map"),
        (map_text({"a1": "#"}, points=PLAIN), "b2", "formation-unreachable"),
        (map_text(points=("start 1 b2", "start 2 d2")), "c1", "formations-overlap"),
        (map_text(points=(*PLAIN, "flag c3")), "c3", "flag-in-formation"),
        (map_text(points=(*PLAIN, "flag z9")), "z9", "off-map"),
        (map_text({"g5": "#"}, points=(*PLAIN, "flag g5")), "g5", "on-closed-tile"),
        (map_text(dict.fromkeys(("f5", "h5", "g4", "g6"), "#"), points=(*PLAIN, "hill g5")), "g5", "unreachable"),
        (map_text({f"g{row}": "#" for row in range(1, 10)}, points=PLAIN), "l8", "unreachable"),
        (map_text(points=(*PLAIN, "stairs e5 e6")), "e5", "stairs-on-one-level"),
        (map_text(points=(*PLAIN, "vehicle 1 boat g5")), "g5", "vehicle-tile"),
        (map_text(points=(*PLAIN, "vehicle 1 land c3")), "c3", "vehicle-square-taken"),
        (map_text(points=(*PLAIN, "vehicle 3 land g5")), "g5", "team-without-start"),
        (map_text(points=(*PLAIN, "goal 1 defeat 1")), "", "goal-against-itself"),
        (map_text(points=(*PLAIN, "formation 1 b2 b3")), "b2", "formation-list"),
        (map_text({"e5": "x"}, points=PLAIN), "e5", "unknown-tile"),
        (map_text(points=(*PLAIN, "start 1 g5")), "g5", "start-twice"),
        (map_text(points=(*PLAIN, "flag g5", "flag g6")), "g6", "flag-twice"),
        (map_text(points=(*PLAIN, "flag 99")), "", "point-form"),
        (map_text(head=("pom: 0",), points=PLAIN), "", "pom"),
        *(
            (map_text(head=(f"first_turn:{x}",), points=PLAIN), "", "first-turn")
            for x in ("", " 2", " 1/0", " 0", " 1 x")
        ),
        (map_text(head=("uses: dragons",), points=PLAIN), "", "uses"),
        (map_text(head=("weather: fine",), points=PLAIN), "", "unknown-key"),
        (map_text(head=("tile c: copse",), points=PLAIN), "", "tile-sign"),
        (map_text(head=("tile x: path",), points=PLAIN), "", "tile-name"),
        (map_text(head=("tile x: lava; hot",), points=PLAIN), "", "tile-property"),
        (map_text(head=("colours: sky #0000FF",), points=PLAIN), "", "colour-of-unknown-tile"),
        (map_text(head=("colours: path blue",), points=PLAIN), "", "colour"),
        ("", "", "no-tiles"),
        ("name: Only a name", "", "no-tiles"),
    ],
)
def test_every_fault_is_told_with_its_square(text: str, square: str, id: str) -> None:
    assert (square, f"tag-em-fault-{id}") in faults_of(text)


def test_an_unknown_grid_is_refused() -> None:
    assert faults_of(map_text(head=("grid: round",), points=PLAIN)) == [("", "tag-em-unknown-grid")]


def test_several_faults_are_told_together() -> None:
    text = map_text({"e5": "x", "f6": "y"}, points=("start 1 b2", "flag", "flag q"))
    assert {square for square, _ in faults_of(text)} >= {"e5", "f6"}


def test_cyclic_stairs_are_refused_and_towers_are_not() -> None:
    levels = "\n" + "\n\n".join([picture(width=5, height=5)] * 2) + "\n"
    tower = (*PLAIN, "stairs c3 2:c3", "stairs 2:c3 3:c3")
    assert len(mapfile.read(map_text(points=tower, more=levels)).levels) == 3
    faults = faults_of(map_text(points=(*tower, "stairs 3:c3 c3"), more=levels))
    assert faults == [("3:c3", "tag-em-fault-stairs-in-circle")]


@pytest.mark.parametrize(
    "text",
    [
        "x" * 200_000,
        "." * 65 + "\n" + map_text(points=PLAIN),
        "\n".join(["."] * 65),
        "\n\n".join(["..."] * 17),
        "\x00\x01\x02",
        map_text(points=(*PLAIN, *["flag g5"] * 3_000)),
        "start 1 a1\n" * 5,
        ":::::",
        "stairs 1:a1 1:a1",
    ],
    ids=["long", "wide", "high", "deep", "binary", "many points", "no picture", "colons", "stairs only"],
)
def test_hostile_files_are_refused_with_a_list(text: str) -> None:
    assert faults_of(text)


def test_levels_may_be_as_large_as_promised() -> None:
    text = "\n".join(["grid: square", "", *["." * 64] * 64, "", "start 1 b2", "start 2 bk63"])
    assert len(mapfile.read(text).levels[0]) == 64


def test_TE_2_levels_are_not_too_large_together() -> None:
    """Bots compute distances over all of them."""
    level = "\n".join(["." * 64] * 64)
    text = "\n\n".join([level, level])
    faults = faults_of(f"name: Tower\n\n{text}\n\nstart 1 b3\nstart 2 h3\nstairs a1 2:a1\n")
    assert faults == [("", "tag-em-fault-too-many-squares")]


def test_line_ends_of_other_systems_and_a_byte_order_mark_are_understood() -> None:
    text = map_text()
    assert mapfile.read("\ufeff" + text.replace("\n", "\r\n")) == mapfile.read(text)


@given(SQUARE)
def test_squares_have_names_that_are_read_back(square: str) -> None:
    where = grid.place(square)
    assert where is not None and grid.name(*where) == square == grid.tidy(square.upper())


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        (map_text({f"{c}{r}": "w" for c in "efgh" for r in range(1, 10)}), "slow to leave"),
        (map_text(points=("start 1 e5", "start 2 i5")), "less than a turn away"),
        (map_text(points=("start 1 b2", "start 2 l8", "flag d3")), "close to the starting point of team 1"),
        (map_text({"k2": "g", "l1": "#", "l3": "g"}), "hard to reach"),
        (map_text().replace("pom: 10", "pom: 30"), "plays best with 10 Points"),
        (map_text(points=("start 1 b2", "start 2 l8", "start 3 l2", "start 4 b8")), "room for 2 teams"),
    ],
)
def test_TE_2_advice_is_given_apart_from_faults(text: str, advice: str) -> None:
    found = mapfile.read(text)  # it can be played
    given = advise(found)
    assert any(advice in str(one) for one in given)
    assert all(one.text("fr") != one.text("en") for one in given)


def test_TE_2_a_map_as_recommended_needs_no_advice() -> None:
    assert [name for name in atlas.NAMES if advise(atlas.shipped(name))] == ["delta"]  # a short way, for its vehicles
    assert advise(mapfile.read(map_text(points=("start 1 b2", "start 2 l8", "flag g5")))) == []
