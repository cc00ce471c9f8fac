"""What events, prompts and refusals of moji say, to the player they are about and to everyone else."""

import pytest

import parlour
from parlour.games.moji import events as e
from parlour.games.moji.options import Challenges
from parlour.games.moji.rules import judge
from parlour.games.moji.state import Written
from parlour.games.moji.text.messages import prompt_message
from parlour.kernel.errors import PositionError
from parlour.kernel.events import Event
from parlour.kernel.i18n import LANGUAGES, Reader, has_message, join, render
from parlour.kernel.messages import event_messages

NAMES = ("Rosie", "Ben")
RULES = parlour.rules_of("moji")


def told(event: Event, seat: int | None = None, language: str = "en") -> str:
    return join(event_messages(RULES, event), Reader(language, seat, NAMES))


@pytest.mark.parametrize(
    ("event", "you", "others"),
    [
        (
            e.Collected(0, "CATCH", ("Cr", "Tb"), ("Cr", "Tb"), 0, 0),
            "You said CATCH and took 2 cards.",
            "Rosie said CATCH and took 2 cards.",
        ),
        (
            e.Collected(0, "CATCH", ("Cr",), ("Cr",), 0, 0),
            "You said CATCH and took one card.",
            "Rosie said CATCH and took one card.",
        ),
        (e.TooLate(0, "CATCH"), "You were too late with CATCH.", "Rosie was too late with CATCH."),
        (e.Revealed(((0, "Cr"), (1, "Tb")), 0), "New cards: C (you), T (Ben).", "New cards: C (Rosie), T (Ben)."),
        (
            e.Tied((0, 1), ("CAT", "ACT"), ("Cr", "Tb"), 0),
            "It’s a tie: CAT (you), ACT (Ben). The tied players race for C and T with new words.",
            "It’s a tie: CAT (Rosie), ACT (Ben). The tied players race for C and T with new words.",
        ),
        (
            e.RoundEnded((7, 4), (0,), "one", 60.0),
            "Round over: only one player has cards left. Points: you 7, Ben 4. "
            "You won the round! Choose the challenges for the next one.",
            "Round over: only one player has cards left. Points: Rosie 7, Ben 4. "
            "Rosie won the round and chooses the challenges for the next one.",
        ),
        (
            e.RoundEnded((4, 4), (0, 1), "played", 60.0),
            "Round over: all cards are played. Points: you 4, Ben 4. Winners of the round: you, Ben. "
            "Choose the challenges for the next round.",
            "Round over: all cards are played. Points: Rosie 4, Ben 4. Winners of the round: Rosie, Ben. "
            "Rosie chooses the challenges for the next round.",
        ),
        (
            e.Picked(0, Challenges(min=5, theme=("animals",))),
            "You chose: 5 letters or more, the theme animals.",
            "Rosie chose: 5 letters or more, the theme animals.",
        ),
        (e.Picked(0, Challenges()), "You chose no challenges.", "Rosie chose no challenges."),
        (e.Ended((0,), "one"), "You won the game!", "Rosie won the game!"),
    ],
)
def test_a_player_reads_you_where_others_read_the_name(event: Event, you: str, others: str) -> None:
    assert (told(event, 0), told(event, None)) == (you, others)


@pytest.mark.parametrize(
    ("event", "french"),
    [
        (e.Claimed(0, "JOB", 0, (), ()), "JOB est bon — on vérifie que personne n’a été plus rapide…"),
        (e.SetAside(("Cr", "Tb")), "Tout le monde sèche. Cartes mises de côté\u00a0: C et T."),
        (
            e.Compared((Written(0, "HACK", 2, ""), Written(1, "JT", 0, "unknown")), 0),
            "Les feuilles sont comparées\u00a0: 1 mot sur 2 rapporte des points.",
        ),
    ],
)
def test_in_french(event: Event, french: str) -> None:
    assert told(event, 0, "fr") == french


def test_MO_13_the_speaker_of_a_good_word_waits_to_hear_whether_it_was_first() -> None:
    assert told(e.Claimed(0, "JOB", 0, (), ()), 0) == "JOB is good — checking if you were first…"


def test_MO_17_a_wrong_word_says_what_is_wrong() -> None:
    assert told(e.Wrong(0, "JT", "cards", 0.0), 0) == "JT doesn’t use two of the cards you can take."
    assert told(e.Wrong(0, "JT", "short", 0.0, "3"), 0) == "JT is too short. Words need at least 3 letters."


@pytest.mark.parametrize("language", LANGUAGES)
def test_MO_17_every_fault_has_a_message_and_a_rule(language: str) -> None:
    assert judge.MESSAGES.keys() == judge.RULES.keys()
    assert all(has_message(id, language) for id in judge.MESSAGES.values())


@pytest.mark.parametrize(("accepted", "verdict"), [(True, "accepted"), (False, "refused")])
def test_MO_18_the_others_are_asked_whether_the_word_should_count(accepted: bool, verdict: str) -> None:
    question = prompt_message("dispute", {"seat": 0, "word": "CATX", "accepted": accepted})
    assert render(question, Reader("en", 1, NAMES)) == f"Rosie’s word CATX was {verdict}. Should it count?"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("faceup Q red / Q red", "The card Qr is there twice."),
        ("stacks Qx/", "There’s no card Qx."),
        ("round 1; round 2", "“round” is there twice."),
        ("hand QZ", "“hand” isn’t part of a position. Use faceup, stacks, "),
        ("stacks AAAAA/", "All A cards are used already."),
    ],
)
def test_a_wrong_position_says_what_is_wrong_with_it(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        parlour.position("moji", text, players=2)
    assert str(refused.value).startswith(reason)
