"""What players read about events and prompts, each from their own side."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.tag_on.tables import TagOnGame, move, table

from parlour.games.crossword.events import Challenged, Ruling
from parlour.games.tag_on.events import (
    ClaimChallenged,
    ClaimJudged,
    Finished,
    Played,
    ShieldExchanged,
    ShieldReturned,
    ShieldSaved,
    TurnOwed,
)
from parlour.games.tag_on.state import Claim
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import Event


def tagged() -> TagOnGame:
    """GOD has just been played, tagging ANGEL."""
    game = table({"I7": "ANGEL"}, ["OD!", "EIST!"], challenge_time=None)
    game.do(0, "play 9I GOD tag ANGEL@I7")
    return game


def asked(game: TagOnGame, seat: int, language: str = "en") -> str:
    """The first prompt of that seat."""
    return game.text(game.view(seat)["prompts"][0], seat, language)


def test_a_play_is_told_to_the_player_and_to_others() -> None:
    game = tagged()
    total = "(6\u00a0→ 12\u00a0→ 36) + (2\u00a0→ 9\u00a0→ 36\u00a0→ 38) = 74"
    played = next(line.event for line in game.lines if isinstance(line.event, Played))
    assert game.text(played, 0) == f"You played GOD for 74. It tags ANGEL. Score: {total}."
    assert game.text(played, 1) == f"Ada played GOD for 74. It tags ANGEL. Score: {total}."
    assert game.text(played, 1, "fr") == f"Ada a joué GOD : 74 points. Mot marqué : ANGEL. Score : {total}."


def test_TO_20_a_swapped_letter_is_told_before_the_word() -> None:
    game = table({"I7": "ANGEL"}, ["OA"], says="faceup D;")
    game.do(0, "play 9I GOD face-up A>D")
    played = next(line.event for line in game.lines if isinstance(line.event, Played))
    assert game.text(played, 0).startswith("You swapped A for the face-up D. You played GOD for 36.")


def test_TO_20_the_refusal_names_the_letter_that_must_be_played() -> None:
    game = table({"I7": "ANGEL"}, ["ODA"], says="faceup E;")
    with pytest.raises(RuleViolation) as refusal:
        game.do(0, "play 9I GOD face-up A>E")
    assert refusal.value.message == "You must play the E this turn."


def test_TO_24_the_prompts_of_a_challenge_follow_each_other() -> None:
    game = tagged()
    assert asked(game, 1) == "Ada played GOD for 74, tagging ANGEL."
    game.do(1, "challenge")
    assert asked(game, 1) == "That word is valid, so you lose your next turn unless you use a shield."
    assert asked(game, 0) == "Waiting…"
    game.do(1, "shield save")
    assert asked(game, 1) == "Challenge anything else?"
    assert asked(game, 1, "fr") == "Contester autre chose ?"
    game.do(1, "challenge tag")
    told = [game.text(line.event, 1) for line in game.lines]
    assert "You challenged. GOD is a valid word." in told
    assert "You used a shield, so you don’t lose a turn." in told
    assert "You challenged the tag." in told
    assert any(text.startswith("The Bible links GOD and ANGEL: ") for text in told)
    assert not any("appear in" in text for text in told), "the proof is told once"


def test_TO_24_whose_word_is_not_valid_may_use_a_shield() -> None:
    game = table({"I7": "ANGEL"}, ["OX"])
    game.do(0, "play 9I GOX")
    game.do(1, "challenge")
    assert asked(game, 0) == "Your word isn’t valid, so you lose this turn unless you use a shield."


def test_TO_50_voters_are_asked_about_the_claim() -> None:
    game = table({"I7": "ANGEL"}, ["OD"], players=("Ada", "Ben", "Cleo"), judge="vote")
    game.do(0, "play 9I GOD tag ANGEL@I7")
    game.do(1, "challenge tag")
    game.do(2, "accept")
    assert asked(game, 2) == "Ada says the Bible links GOD and ANGEL. Do you agree?"
    assert asked(game, 2, "fr") == "Selon Ada, la Bible relie GOD et ANGEL. Êtes-vous d’accord ?"


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (
            Challenged(1, (Ruling("HOWL", "list"), Ruling("OX", "list"))),
            "You challenged. HOWL and OX are valid words.",
            "Ben challenged. HOWL and OX are valid words.",
        ),
        (TurnOwed(1), "You lose your next turn.", "Ben loses their next turn."),
        (ClaimChallenged(1, "utterance"), "You challenged “someone says it”.", "Ben challenged “someone says it”."),
        (ClaimJudged(1, "land", True, "text"), "The Bible agrees.", "The Bible agrees."),
        (
            ClaimJudged(1, "land", False, "text"),
            "We found no proof in the Bible, so you lose those points.",
            "We found no proof in the Bible, so Ben loses those points.",
        ),
        (
            ClaimJudged(1, "tag", False, "text"),
            "We found no link in the Bible, so you lose those points.",
            "We found no link in the Bible, so Ben loses those points.",
        ),
        (
            ClaimJudged(1, "tag", False, "text", about=("SHEBA", "OAK")),
            "We found no link between SHEBA and OAK in the Bible, so you lose those points.",
            "We found no link between SHEBA and OAK in the Bible, so Ben loses those points.",
        ),
        (
            ClaimJudged(1, "tag", False, "vote"),
            "The players don’t accept the tag, so you lose those points.",
            "The players don’t accept the tag, so Ben loses those points.",
        ),
        (
            ShieldSaved(1, 1),
            "You used a shield, so you don’t lose a turn.",
            "Ben used a shield and doesn’t lose a turn.",
        ),
        (
            ShieldExchanged(1, 1),
            "You used a shield to exchange one tile, and you can still play.",
            "Ben used a shield to exchange one tile and can still play.",
        ),
        (ShieldReturned(1), "You swapped a shield for a tile.", "Ben swapped a shield for a tile."),
        (
            Finished("out", (0, -7), (0,), by=0),
            "Ada played the last tile. Game over! Leftover tiles: you −7. Ada won!",
            "You played your last tile. Game over! Leftover tiles: Ben −7. You won!",
        ),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Event) else "",
)
def test_an_event_is_told_to_its_player_and_to_others(event: Event, own: str, others: str) -> None:
    game = table()
    assert (game.text(event, 1), game.text(event, 0)) == (own, others)


def test_TO_36_a_family_link_is_told_in_both_languages() -> None:
    game = tagged()
    played = Played(0, replace(move(game), word="JESSE", claims=(Claim("kin", "DAVID", "C5", "father"),)))
    assert "JESSE is DAVID’s father: ×3." in game.text(played, 0)
    assert "JESSE est le père de DAVID : ×3." in game.text(played, 0, "fr")
    typed = Played(0, replace(move(game), word="MARTHE", claims=(Claim("kin", "LAZARE", "C5", "sœur aînée"),)))
    assert "MARTHE is LAZARE’s elder sister: ×3." in game.text(typed, 0)
