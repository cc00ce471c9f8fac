"""Maps of TAG 'EM for Tiled, there and back."""

import json

import pytest

from parlour.formats import FormatError, tiled
from parlour.games.tag_em.maps import atlas
from parlour.games.tag_em.maps.generator import generate
from parlour.games.tag_em.maps.tiled import SIDE


@pytest.mark.parametrize("name", atlas.NAMES)
def test_maps_round_trip(name: str) -> None:
    assert tiled.read(tiled.write(atlas.shipped(name))) == atlas.shipped(name)


def test_random_maps_and_hexagons_come_back() -> None:
    made = generate(3, players=3, grid="hex", theme="ruins")
    assert tiled.read(tiled.write(made)) == made


def test_edits_in_tiled_are_read() -> None:
    document = json.loads(tiled.write(atlas.shipped("letter")))
    document["layers"][0]["data"][0] = 5  # a Block in the corner
    flag = next(one for one in document["layers"][-1]["objects"] if one["type"] == "flag")
    flag["x"] += SIDE
    found = tiled.read(json.dumps(document))
    assert found.levels[0][0][0] == "#" and found.flags == ("i2",)


def test_a_map_without_our_properties_is_understood_by_its_classes() -> None:
    document = json.loads(tiled.write(atlas.shipped("letter")))
    del document["properties"]
    assert tiled.read(json.dumps(document)).levels == atlas.shipped("letter").levels


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"infinite": True}, "not infinite"),
        ({"orientation": "isometric"}, "orthogonal"),
        ({"layers": []}, "Draw some tiles first"),
        ({"tilesets": []}, "without a known class"),
        ({"layers": [{"type": "tilelayer", "width": 2, "height": 2, "data": "AAAA"}]}, "CSV"),
        ({"layers": [{"type": "tilelayer", "width": 2, "height": 2, "data": [1]}]}, "CSV"),
        ({"width": "wide"}, "isn’t a Tiled map"),
    ],
)
def test_documents_without_a_map_are_refused(change: dict[str, object], reason: str) -> None:
    document = json.loads(tiled.write(atlas.shipped("letter"))) | change
    with pytest.raises(FormatError, match=reason) as refused:
        tiled.read(json.dumps(document))
    assert refused.value.text("fr") != refused.value.text("en")


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00"])
def test_invalid_json_is_refused(text: str) -> None:
    with pytest.raises(FormatError, match="isn’t a Tiled map"):
        tiled.read(text)
