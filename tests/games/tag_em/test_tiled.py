"""Maps of TAG 'EM for Tiled, there and back."""

import base64
import gzip
import json
import os
import re
import struct
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.cli import main
from parlour.formats import FormatError, tiled
from parlour.games.tag_em.formats.tiled import beside
from parlour.games.tag_em.formats.tiled.geometry import WIDE
from parlour.games.tag_em.maps import atlas, grid, mapfile
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.maps.generator import generate
from parlour.games.tag_em.maps.layout import Map

# Files as other programs write them


def as_json(map_: Map, word: str = "type") -> dict[str, Any]:
    """The map as Tiled saves it in JSON; the class of tiles and objects is called `type` or `class`."""
    root = ET.fromstring(tiled.write(map_))

    def properties(node: ET.Element) -> list[dict[str, Any]]:
        found = []
        for one in node.findall("properties/property"):
            value: Any = one.get("value", one.text)
            if one.get("type") == "int":
                value = int(value)
            elif one.get("type") == "bool":
                value = value == "true"
            found.append({"name": one.get("name"), "type": one.get("type"), "value": value})
        return found

    layers: list[dict[str, Any]] = []
    for layer in root:
        common = {"name": layer.get("name"), "properties": properties(layer)}
        if layer.tag == "layer":
            numbers = [int(one) for one in (layer.findtext("data") or "").split(",")]
            size = {"width": int(layer.get("width", 0)), "height": int(layer.get("height", 0))}
            layers.append({**common, **size, "type": "tilelayer", "data": numbers})
        elif layer.tag == "objectgroup":
            objects = [
                {
                    "id": int(one.get("id", 0)),
                    "name": one.get("name"),
                    word: one.get("type"),
                    "x": float(one.get("x", 0)),
                    "y": float(one.get("y", 0)),
                    "point": True,
                }
                for one in layer.findall("object")
            ]
            layers.append({**common, "type": "objectgroup", "objects": objects})
    tileset = root.find("tileset")
    assert tileset is not None
    tiles = [
        {"id": int(one.get("id", 0)), word: one.get("type"), "properties": properties(one)}
        for one in tileset.findall("tile")
    ]
    document: dict[str, Any] = {
        key: int(value) if value.isdigit() else value
        for key, value in root.attrib.items()
        if key not in ("version", "infinite")
    }
    document["infinite"] = False
    document["properties"] = properties(root)
    document["layers"] = layers
    document["tilesets"] = [{"firstgid": 1, "name": "tag-em", "tiles": tiles}]
    return document


def lines_of(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1)


FORD = mapfile.read("name: Ford\n\n..........\n..........\n..........\n\nstart 1 b2\nstart 2 i2\nflag e2\n")


# There and back


@pytest.mark.parametrize("name", atlas.NAMES)
def test_maps_come_back_from_both_formats(name: str) -> None:
    map_ = atlas.shipped(name)
    assert tiled.read(tiled.write(map_)) == map_
    for word in ("type", "class"):
        assert tiled.read(lines_of(as_json(map_, word))) == map_


def test_files_of_tiled_1_9_say_class_instead_of_type() -> None:
    text = tiled.write(FORD)
    other = re.sub(r"(<(?:tile|object) [^>]*)\btype=", r"\1class=", text)
    assert other != text and tiled.read(other) == FORD


letters = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"], include_characters=" "), max_size=30)
fractions = st.tuples(st.integers(1, 9), st.integers(9, 20)).map(lambda one: f"{one[0]}/{one[1]}")


@st.composite
def maps(draw: st.DrawFn) -> Map:
    """Playable maps with anything that a map can have; points are put where they are allowed."""
    sign = st.sampled_from
    wide, high = draw(st.integers(14, 20)), draw(st.integers(9, 12))
    levels = draw(st.integers(1, 3))
    hexagons = draw(st.booleans())
    lines = [f"name: {' '.join(draw(letters).split())}", f"author: {' '.join(draw(letters).split())}"]
    lines += [f"note: {' '.join(note.split())}" for note in draw(st.lists(letters, max_size=3))]
    lines += [f"grid: {'hex' if hexagons else 'square'}"]
    lines += [f"pom: {draw(st.integers(1, 200))}"] if draw(st.booleans()) else []
    lines += [f"apart: {draw(st.integers(1, 200))}"] if draw(st.booleans()) else []
    lines += [f"uses: {draw(sign(['snipers', 'vehicles', 'snipers, vehicles', 'vehicles, snipers']))}"]
    first = draw(st.lists(fractions, min_size=1, max_size=4))
    lines += [f"first_turn: {' '.join(first)}; missions {draw(fractions)} 1"] if draw(st.booleans()) else []
    lines += ["theme: dusk", "colours: wade #8FB4c9, path #D8C9A3"] if draw(st.booleans()) else []
    own = draw(st.lists(sign("abdemM!?&<>'\""), unique=True, max_size=6))
    for number, letter in enumerate(own):
        parts = draw(
            st.lists(sign(["stops", "closed", "cost 3", "attack +1", "cover -2", "boats", "vehicles"]), unique=True)
        )
        lines.append("; ".join([f"tile {letter}: type {'ABCDEF'[number]}", "colour #6B5A40", *parts]))
    ground = Random(draw(st.integers(0, 999_999)))
    for level in range(levels):
        rows = [ground.choices([*"...cwg", *own], k=wide) for _ in range(high)]
        for row in range(high):
            for column in (*range(5), *range(wide - 5, wide), wide // 2):
                rows[row][column] = "."
            if row == high // 2:
                rows[row] = ["."] * wide
            elif level and draw(st.booleans()):
                rows[row] = rows[row][: draw(st.integers(6, wide))]
        lines += ["", *("".join(row) for row in rows), *(["_"] if draw(st.booleans()) else [])]
    middle, far = high // 2 + 1, "abcdefghijklmnopqrst"[wide - 3]
    centre = "abcdefghijklmnopqrst"[wide // 2]
    lines += ["", f"start 1 c{middle}", f"start 2 {far}{middle}"]
    possible = [
        f"flag {centre}{middle}",
        f"hill {centre}1 {centre}2",
        f"hill {centre}3",
        f"sniper {centre}4",
        "sniper a1",
        f"vehicle 2 helicopter {centre}5",
        f"vehicle 1 land {centre}6",
        f"goal 1 reach {centre}7",
        f"goal 2 hold {centre}7 3",
        "goal 1 defeat 2 4",
        "goal 2 survive 12",
        *([] if hexagons else [f"formation 1 c{middle} b{middle} d{middle} c{middle - 1} c{middle + 1} a{middle}"]),
        *(f"stairs {f'{level}:' if level > 1 else ''}{centre}1 {level + 1}:{centre}2" for level in range(1, levels)),
        *([f"hill 2:{centre}{middle} {centre}8"] if levels > 1 else []),
    ]
    lines += [line for line in possible if draw(st.booleans())]
    return mapfile.read("\n".join(lines) + "\n")


@settings(max_examples=60)
@given(map_=st.data())
def test_everything_of_a_map_survives(map_: st.DataObject) -> None:
    try:
        drawn = map_.draw(maps())
    except MapError:
        return  # what was drawn at random closed a way
    assert tiled.read(tiled.write(drawn)) == drawn
    assert tiled.read(lines_of(as_json(drawn, "class"))) == drawn


def test_the_maps_drawn_above_are_mostly_playable_and_have_everything() -> None:
    found: set[str] = set()
    playable = 0

    @settings(max_examples=50)
    @given(map_=st.data())
    def collect(map_: st.DataObject) -> None:
        nonlocal playable
        try:
            drawn = map_.draw(maps())
        except MapError:
            return
        playable += 1
        found.update(field for field in Map.__struct_fields__ if getattr(drawn, field))

    collect()
    assert playable > 20 and found == set(Map.__struct_fields__)


# What Tiled shows


def test_each_tile_has_a_picture_inside_the_file() -> None:
    map_ = atlas.shipped("volcano")
    tileset = ET.fromstring(tiled.write(map_)).find("tileset")
    assert tileset is not None
    image = tileset.find("image")
    assert image is not None and image.get("format") == "png"
    png = base64.b64decode(image.findtext("data") or "")
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high, depth, kind = struct.unpack(">IIBB", png[16:26])
    count = len(tileset.findall("tile"))
    assert (wide, high, depth, kind) == (count * WIDE, WIDE, 8, 6) and count == 5 + len(map_.tiles)
    data = png[33 + 8 : 33 + 8 + struct.unpack(">I", png[33:37])[0]]
    raw = zlib.decompress(data)
    rows = [raw[y * (4 * wide + 1) + 1 : (y + 1) * (4 * wide + 1)] for y in range(high)]
    pictures = {b"".join(row[4 * WIDE * i : 4 * WIDE * (i + 1)] for row in rows) for i in range(count)}
    assert len(pictures) == count, "no two types look the same"


def test_TE_57_hexagons_lie_as_on_our_maps_with_odd_rows_shifted_right() -> None:
    map_ = generate(3, players=3, grid="hex", theme="ruins")
    root = ET.fromstring(tiled.write(map_))
    assert (root.get("orientation"), root.get("staggeraxis"), root.get("staggerindex")) == ("hexagonal", "y", "even")
    wide, high, side = (int(root.get(key, 0)) for key in ("tilewidth", "tileheight", "hexsidelength"))
    assert abs(high - wide * 2 / 3**0.5) < 1 and abs(side - wide / 3**0.5) < 1
    starts = {one.get("name"): one for one in root.iter("object") if one.get("type") == "start"}
    for team, square in enumerate(map_.starts, 1):
        _, row, column = grid.place(square) or (0, 0, 0)
        one = starts[f"start {team}"]
        # Row 1 is index 0 in Tiled, and shifted, as "even" says.
        assert float(one.get("x", 0)) == (column + (0.5 if row % 2 else 1)) * wide
        assert float(one.get("y", 0)) == row * (high + side) / 2 + high / 2
    assert tiled.read(ET.tostring(root, encoding="unicode")) == map_


def test_TE_57_hexagons_of_files_that_shift_the_other_rows_keep_their_neighbours() -> None:
    rows = ["..........", " c........", "....w.....", " .........", ".........."]
    map_ = mapfile.read("grid: hex\n\n" + "\n".join(rows) + "\n\nstart 1 c3\nstart 2 h3\nflag e4\n")
    document = as_json(map_)
    document["staggerindex"] = "odd"
    # The same picture, half a tile further left: rows with an odd index begin one column earlier.
    layer, points = document["layers"]
    moved = [layer["data"][i : i + 10] for i in range(0, 50, 10)]
    layer["data"] = [number for i, row in enumerate(moved) for number in ([*row[1:], 0] if i % 2 else row)]
    for one in points["objects"]:
        one["x"] -= document["tilewidth"] / 2
    assert tiled.read(lines_of(document)) == map_


def test_edits_in_tiled_are_read() -> None:
    document = as_json(atlas.shipped("letter"))
    document["layers"][0]["data"][0] = 5  # a Block in the corner
    flag = next(one for one in document["layers"][1]["objects"] if one["type"] == "flag")
    before = atlas.shipped("letter").flags[0]
    flag["x"] += document["tilewidth"]
    found = tiled.read(json.dumps(document))
    assert (
        found.levels[0][0][0] == "#"
        and found.flags[0][1:] == before[1:]
        and ord(found.flags[0][0]) == ord(before[0]) + 1
    )


def test_a_map_without_our_properties_is_understood_by_its_classes() -> None:
    document = as_json(atlas.shipped("letter"))
    for part in (document, *document["layers"]):
        part.pop("properties", None)
    for tile in document["tilesets"][0]["tiles"]:
        tile["type"] = tile["type"].title()
    found = tiled.read(json.dumps(document))
    assert found.levels == atlas.shipped("letter").levels and found.starts == atlas.shipped("letter").starts


def test_files_of_version_0_1_are_read() -> None:
    document = as_json(FORD)
    document["properties"] = [{"name": "header", "type": "string", "value": "name: Ford\ngrid: square\npom: 5"}]
    document |= {"tilewidth": 32, "tileheight": 32}
    points = [("start", "start 1 b2", 1, 1), ("start", "start 2 i2", 8, 1), ("flag", "flag e2", 4, 1)]
    points += [("hill", "hill e1 e2", 0, 0)]
    document["layers"][1]["properties"] = []
    document["layers"][1]["objects"] = [
        {"id": i, "name": name, "type": kind, "x": 32 * x + 16, "y": 32 * y + 16}
        for i, (kind, name, x, y) in enumerate(points)
    ]
    found = tiled.read(json.dumps(document))
    assert (found.starts, found.flags, found.hills) == (FORD.starts, FORD.flags, (("e1", "e2"),))


# Points without names


def test_nameless_points_are_read_by_their_class() -> None:
    document = as_json(FORD)
    for one in document["layers"][1]["objects"]:
        one["name"] = ""
    document["layers"][1]["objects"].append(
        {"id": 9, "class": "hill", "x": 5 * WIDE, "y": 0, "width": WIDE, "height": WIDE}
    )
    found = tiled.read(json.dumps(document))
    assert (found.starts, found.flags, found.hills) == (FORD.starts, FORD.flags, (("f1",),))


def test_nameless_points_that_say_too_little_are_faults_with_line_and_square() -> None:
    document = as_json(FORD)
    document["layers"][1]["objects"] += [
        {"id": 7, "x": WIDE * 2.5, "y": WIDE * 0.5},
        {"id": 8, "class": "vehicle", "x": WIDE * 5.5, "y": WIDE * 0.5},
        {"id": 9, "type": "castle", "x": WIDE * 3.5, "y": WIDE * 0.5},
        {"id": 10, "type": "flag", "x": -WIDE, "y": 5},
        {"id": 11, "type": "", "x": 5, "y": 5, "text": {"text": "a remark"}},
    ]
    text = lines_of(document)
    with pytest.raises(FormatError) as refused:
        tiled.read(text)
    told = str(refused.value)
    lines = text.split("\n")
    for id, place in (
        (7, "c1: This object has no class"),
        (9, "d1: “castle” isn’t"),
        (10, "The object 10 isn’t on the map"),
    ):
        line = next(number for number, one in enumerate(lines) if f'"id": {id},' in one)
        assert f"Line {line}" in told and place in told
    assert "vehicle 1 boat k3" in told


def test_stairs_without_numbers_lead_to_the_same_square_of_the_next_level() -> None:
    map_ = mapfile.read(mapfile.write(FORD).replace("\nstart 1", "\n..........\n\nstart 1") + "stairs e3 2:e1\n")
    document = as_json(map_)
    stairs = [one for layer in document["layers"] for one in layer.get("objects", ()) if one["type"] == "stairs"]
    for one in stairs:
        one |= {"name": "", "y": WIDE / 2}
    assert tiled.read(json.dumps(document)).stairs == (("e1", "2:e1"),)


# Layers and tilesets


@pytest.mark.parametrize(("name", "pack"), [("", bytes), ("zlib", zlib.compress), ("gzip", gzip.compress)])
def test_compressed_layers_are_read(name: str, pack: Callable[[bytes], bytes]) -> None:
    document = as_json(FORD)
    layer = document["layers"][0]
    numbers = [one | 0x80000000 for one in layer["data"]]  # turned round
    packed = pack(struct.pack(f"<{len(numbers)}I", *numbers))
    layer |= {"encoding": "base64", "compression": name, "data": base64.b64encode(packed).decode()}
    assert tiled.read(json.dumps(document)) == FORD
    elements = "".join(f'<tile gid="{number}"/>' for number in numbers)
    root = ET.fromstring(tiled.write(FORD))
    for text, encoding in ((elements, {}), (layer["data"], {"encoding": "base64", "compression": name})):
        data = ET.fromstring(f"<data>{text}</data>")
        data.attrib.update(encoding)
        old = root.find("layer")
        assert old is not None
        old.remove(old.findall("data")[0])
        old.append(data)
        assert tiled.read(ET.tostring(root)) == FORD


def test_a_layer_that_unpacks_to_more_than_it_says_is_refused() -> None:
    document = as_json(FORD)
    bomb = base64.b64encode(zlib.compress(bytes(10_000_000), 9)).decode()
    document["layers"][0] |= {"encoding": "base64", "compression": "zlib", "data": bomb}
    with pytest.raises(FormatError, match="must have 30 tiles"):
        tiled.read(json.dumps(document))


def test_external_tilesets_are_read_beside_the_map_and_nowhere_else(tmp_path: Path) -> None:
    document = as_json(FORD)
    tileset = document["tilesets"][0] | {"type": "tileset"}
    del tileset["firstgid"]
    inside = tmp_path / "inside"
    (inside / "sets").mkdir(parents=True)
    (inside / "sets" / "ground.tsj").write_text(json.dumps(tileset), encoding="utf-8")
    (tmp_path / "ground.tsj").write_text(json.dumps(tileset), encoding="utf-8")
    (inside / "ground.txt").write_text(json.dumps(tileset), encoding="utf-8")
    classes = "".join(f'<tile id="{tile["id"]}" class="{tile["type"]}"/>' for tile in tileset["tiles"])
    (inside / "ground.tsx").write_text(f'<tileset name="x" tilewidth="48">{classes}</tileset>', encoding="utf-8")
    os.symlink(tmp_path / "ground.tsj", inside / "link.tsj")

    def read(source: str) -> Map:
        document["tilesets"] = [{"firstgid": 1, "source": source}]
        found: Map = tiled.read(json.dumps(document), beside(inside))  # type: ignore[call-arg]
        return found

    assert read("ground.tsx") == read("sets/ground.tsj") == read("sets\\ground.tsj") == FORD
    text = tiled.write(FORD)
    inner = text[text.index("<tileset") : text.index("</tileset>") + len("</tileset>")]
    outside = text.replace(inner, '<tileset firstgid="1" source="ground.tsx"/>')
    assert tiled.read(outside, beside(inside)) == FORD  # type: ignore[call-arg]
    for source in ("../ground.tsj", "sets/../../ground.tsj", str(tmp_path / "ground.tsj"), "link.tsj", "ground.txt",
                   "none.tsx", "file:ground.tsx", "a\0.tsx"):  # fmt: skip
        with pytest.raises(FormatError, match="is missing"):
            read(source)
    with pytest.raises(FormatError, match="is missing"):
        tiled.read(json.dumps(document))


# Refusals


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"infinite": True}, "not infinite"),
        ({"orientation": "isometric"}, "orthogonal"),
        ({"orientation": "hexagonal", "staggeraxis": "x"}, "stagger axis"),
        ({"layers": []}, "Draw some tiles first"),
        ({"tilesets": []}, "a1: In the layer “Level 1”, tile 1 has no known class"),
        ({"tilesets": [{"firstgid": 1}] * 50}, "too many parts"),
        ({"tilewidth": 0}, "tilewidth"),
        ({"orientation": "hexagonal", "hexsidelength": -48}, "hexsidelength"),
        ({"tileheight": "high"}, "tileheight"),
        ({"layers": [{"type": "tilelayer", "name": "A", "width": 2, "height": 2, "data": "AAAA"}]}, "can’t be decoded"),
        ({"layers": [{"type": "tilelayer", "name": "A", "width": 2, "height": 2, "data": [1]}]}, "must have 4 tiles"),
        ({"layers": [{"type": "tilelayer", "name": "A", "width": 900, "height": 2, "data": [1]}]}, "1 to 256"),
        (
            {
                "layers": [
                    {
                        "type": "tilelayer",
                        "width": 2,
                        "height": 2,
                        "data": "A",
                        "encoding": "base64",
                        "compression": "zstd",
                    }
                ]
            },
            "CSV",
        ),
        (
            {"layers": [{"type": "tilelayer", "width": 2, "height": 2, "data": "!", "encoding": "base64"}]},
            "can’t be decoded",
        ),
        ({"type": "tileset"}, "isn’t a Tiled map"),
    ],
)
def test_documents_without_a_map_are_refused(change: dict[str, object], reason: str) -> None:
    document = as_json(atlas.shipped("letter")) | change
    with pytest.raises(FormatError, match=reason) as refused:
        tiled.read(json.dumps(document))
    assert refused.value.text("fr") != refused.value.text("en")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("{", 1),
        ('{\n"a": 1,\n?}', 3),
        ("[]", 1),
        ("\x00", 1),
        ("<map>\n\n</mop>", 3),
        ("[" * 100_000, 1),
        ("<a>" * 30, 1),
        ('{"a":' * 30 + "1" + "}" * 30, 1),
        ("<map/>" + " " * 2_000_000, 1),
        (b"<map>\n\xff", 2),
    ],
)
def test_what_is_no_document_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(FormatError) as refused:
        tiled.read(text)
    assert refused.value.line == line


def test_entities_are_refused() -> None:
    lol = '<?xml version="1.0"?>\n<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n<map name="&b;"/>'
    outside = '<!DOCTYPE map SYSTEM "file:///etc/passwd">\n<map/>'
    for text, line in ((lol, 2), (outside, 1)):
        with pytest.raises(FormatError, match="has a DOCTYPE line") as refused:
            tiled.read(text)
        assert refused.value.line == line


@given(st.text(max_size=40), st.sampled_from(["name", "note", "pom", "uses", "first_turn", "colours", "header"]))
def test_properties_cannot_smuggle_in_other_lines(text: str, key: str) -> None:
    document = as_json(FORD)
    document["properties"] = [{"name": key, "value": text}]
    try:
        found = tiled.read(json.dumps(document))
    except FormatError:
        return
    assert found.levels == FORD.levels and found.starts == FORD.starts


# The command


@pytest.mark.usefixtures("at_home")
def test_the_command_reads_and_writes_maps_of_tiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "convert", "mine", "--output", "mine.tmx"]) == 0
    assert tiled.read(Path("mine.tmx").read_text(encoding="utf-8")) == atlas.shipped("mine")
    assert main(["map", "check", "mine.tmx"]) == 0
    assert main(["map", "convert", "mine.tmx", "--output", "back.map"]) == 0
    assert mapfile.read(Path("back.map").read_text(encoding="utf-8")) == atlas.shipped("mine")
    assert main(["map", "report", "mine.tmx", "--games", "0"]) == 0
    assert main(["map", "new", "--seed", "7", "--output", "new.tmx"]) == 0
    assert main(["map", "check", "new.tmx"]) == 0
    capsys.readouterr()
    document = as_json(FORD)
    tileset = document["tilesets"][0]
    document["tilesets"] = [{"firstgid": 1, "source": "ground.tsj"}]
    Path("ford.tmj").write_text(json.dumps(document), encoding="utf-8")
    assert main(["map", "check", "ford.tmj"]) == 1
    assert "ground.tsj is missing" in capsys.readouterr().out
    Path("ground.tsj").write_text(json.dumps(tileset | {"type": "tileset"}), encoding="utf-8")
    assert main(["map", "check", "ford.tmj"]) == 0
    assert main(["map", "convert", "ford.tmj", "--output", "ford.json"]) == 2
    assert "as .tmx" in capsys.readouterr().err
