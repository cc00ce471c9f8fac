"""Chat: quick phrases, and what the host lets players write."""

from pathlib import Path
from typing import get_args

import pytest
from tests.tables.harness import Client, HubHarness, run_async

from parlour.kernel.i18n import LANGUAGES, has_message
from parlour.tables.errors import NotAllowed
from parlour.tables.messages import Phrase, Say


def refused(client: Client, message: Say) -> str:
    client.receive(message)
    answer = client.answer(message.id)
    return answer["message"]["id"] if answer["type"] == "refused" else ""


@run_async
async def test_a_phrase_travels_as_its_key(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather()
        ada, ben = harness.clients(id)
        ada.receive(Say("p", "ignored", "well-played"))
        await harness.flush()
        (line,) = [one["line"] for one in ben.all("chat")]
        assert (line["seat"], line["text"], line["phrase"]) == (0, "", "well-played")
        again = harness.client(id, 1)
        assert [one["phrase"] for one in again.received[0]["chat"]] == ["well-played"]


def test_every_phrase_has_its_sentence_in_each_language() -> None:
    assert all(has_message(f"tables-phrase-{one}", language) for one in get_args(Phrase) for language in LANGUAGES)


@run_async
async def test_the_host_chooses_what_players_may_write(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather()
        ada, ben = harness.clients(id)
        with pytest.raises(NotAllowed):
            await harness.hub.hosting.set_chat(id, 1, "off")
        await harness.hub.hosting.set_chat(id, 0, "phrases")
        assert ben.lobby["chat"] == "phrases"
        assert refused(ben, Say("a", "Hello there")) == "tables-chat-phrases-only"
        ben.receive(Say("b", phrase="hello"))
        await harness.hub.hosting.set_chat(id, 0, "off")
        assert refused(ada, Say("c", "But I am the host")) == "tables-chat-off"
        assert refused(ben, Say("d", phrase="hello")) == "tables-chat-off"
        await harness.hub.hosting.set_chat(id, 0, "free")
        ben.receive(Say("e", "Hello there"))
        await harness.flush()
        assert [one["line"]["phrase"] or one["line"]["text"] for one in ada.all("chat")] == ["hello", "Hello there"]


@run_async
async def test_what_may_be_written_is_stored_and_kept_in_a_rematch(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin()
    await harness.hub.hosting.set_chat(id, 0, "phrases")
    await harness.flush()
    await harness.kill()
    await harness.open()
    assert harness.meta(id).chat == "phrases"
    ben = harness.client(id, 1)
    await ben.must_do("resign")
    assert (await harness.hub.hosting.rematch(id, 0)).chat == "phrases"
    await harness.close()
