"""What was settled by vote in a game is kept by the next one at that table, if the players like (MO-18)."""

from contextlib import ExitStack

from tests.server.running import Data, Server


def voted_on(server: Server) -> tuple[str, list[str], str]:
    """A game of moji that is over, the players' tokens, and a word that they have voted in."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
    options = {"banned_words": ["ZEBRA"], "own_words": ["AARGH"]}
    made = server.post("/api/tables", {"game": "moji", "seats": seats, "options": options, "hot_seat": True}).data
    id, tokens = made["table"]["id"], [seat["token"] for seat in made["tokens"]]
    server.post(f"/api/tables/{id}/start", token=tokens[0])
    with ExitStack() as devices:
        ada, ben, cleo = (devices.enter_context(server.device(id, token)) for token in tokens)
        for device in (ada, ben, cleo):
            assert device.do("ready")["type"] == "done"
        while ada.view["phase"] != "race":
            ada.receive()
        letters = [slot["card"]["letter"] for slot in ada.view["slots"] if slot]
        word = f"{''.join(letters)}QXJ"
        assert ada.do(f"say {word}")["type"] == "done"
        assert ada.do(f"question {word}")["type"] == "done"
        for device in (ben, cleo):
            assert device.do("vote yes")["type"] == "done"
        for device in (ben, cleo):
            assert device.do("resign")["type"] == "done"
    return id, tokens, word


def again(server: Server, id: str, token: str, keep: list[str]) -> Data:
    made: Data = server.post(f"/api/tables/{id}/rematch", {"keep": keep}, token=token).data
    with server.device(made["table"], made["token"]) as device:
        options: Data = device.setting["options"]
    return options


def test_MO_18_what_was_voted_in_holds_in_the_next_game_if_one_likes(server: Server) -> None:
    id, tokens, word = voted_on(server)
    options = again(server, id, tokens[0], [word])
    assert options["own_words"] == sorted(["AARGH", word])
    assert options["banned_words"] == ["ZEBRA"]


def test_MO_18_nothing_is_kept_that_nobody_asks_for(server: Server) -> None:
    id, tokens, _ = voted_on(server)
    assert again(server, id, tokens[0], [])["own_words"] == ["AARGH"]


def test_MO_18_what_was_not_voted_on_is_no_house_rule(server: Server) -> None:
    id, tokens, _ = voted_on(server)
    refused = server.post(f"/api/tables/{id}/rematch", {"keep": ["SWORDFISH"]}, token=tokens[0])
    assert refused.status == 409
    assert refused.data["text"]["fr"].endswith("n’a pas été décidé par un vote.")
