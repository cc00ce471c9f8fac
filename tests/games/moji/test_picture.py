"""moji as a picture."""

from tests.games.pieces import pieces, texts

import parlour


def test_MO_2_each_player_has_an_open_card_and_a_stack() -> None:
    game = parlour.new("moji", players=3, seed=4)
    assert pieces(game.svg(None), "card") == []
    assert len(pieces(game.svg(None), "back")) == 9
    for seat in range(3):
        game.do(seat, "ready")
    while not any(game.view(None)["slots"]):
        game.timeout()
    slots = game.view(None)["slots"]
    cards = [f"{slot['card']['letter']}{slot['card']['points']}" for slot in slots if slot is not None]
    assert pieces(game.svg(None), "card") == cards


def test_MO_45_the_grid_is_drawn_with_gaps() -> None:
    game = parlour.new("moji", players=2, seed=4, variation="off-the-grid")
    while not game.view(None)["board"]:
        game.timeout()
    assert len(pieces(game.svg(None), "card")) == len(game.view(None)["board"])


def test_MO_45_at_the_end_the_won_cards_are_drawn() -> None:
    game = parlour.new("moji", players=2, seed=4, variation="off-the-grid")
    for seat in range(2):
        game.do(seat, "ready")
    word = next(word for word in ("HOUSE", "TABLE", "RIVER", "MOUNTAIN") if game.accepts(0, f"say {word}"))
    game.do(0, f"say {word}")
    game.do(1, "resign")
    assert game.over
    piles = game.view(None)["piles"]
    assert pieces(game.svg(None), "card") == [f"{card['letter']}{card['points']}" for pile in piles for card in pile]


def test_MO_46_a_sheet_is_drawn_for_its_writer_alone() -> None:
    game = parlour.new("moji", players=2, seed=4, variation="eagle-eyes")
    for seat in range(2):
        game.do(seat, "ready")
    while game.view(None)["phase"] != "write":
        game.timeout()
    game.do(0, "write THE")
    assert any("THE" in text for text in texts(game.svg(0)))
    assert not any("THE" in text for seat in (1, None) for text in texts(game.svg(seat)))
