"""Words settled by vote carry over to the next game at the table, if the players wish (MO-18)."""

from contextlib import ExitStack

from tests.server.running import Data, Server


def voted_on(server: Server) -> tuple[str, list[str], str]:
    """A finished game of moji, the players' tokens, and a word that was voted in."""
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


def test_MO_18_votes_carry_over_to_the_next_game_on_request(server: Server) -> None:
    id, tokens, word = voted_on(server)
    options = again(server, id, tokens[0], [word])
    assert options["own_words"] == sorted(["AARGH", word])
    assert options["banned_words"] == ["ZEBRA"]


def test_MO_18_votes_do_not_carry_over_without_request(server: Server) -> None:
    id, tokens, _ = voted_on(server)
    assert again(server, id, tokens[0], [])["own_words"] == ["AARGH"]


def test_MO_18_only_votes_become_house_rules(server: Server) -> None:
    id, tokens, _ = voted_on(server)
    refused = server.post(f"/api/tables/{id}/rematch", {"keep": ["SWORDFISH"]}, token=tokens[0])
    assert refused.status == 409
    assert refused.data["text"]["fr"].endswith("n’a pas fait l’objet d’un vote.")
