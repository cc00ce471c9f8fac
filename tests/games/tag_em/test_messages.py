"""What happened, in the words of each reader."""

import pytest
from tests.games.tag_em.fields import field

import parlour
from parlour.games.tag_em import events as e
from parlour.kernel.events import Event
from parlour.kernel.i18n import Reader, join
from parlour.kernel.messages import event_messages

NAMES = ("Ada", "Rosie")
RULES = parlour.rules_of("tag-em")
LOST = e.Attacked(0, "c4", 1, "c5", False, (e.Modifier("defender", "garrison", 1),), (((3,), (4,)),), (3, 5), "lose")
HELD = e.Attacked(0, "c4", 1, "c5", False, (), (((4,), (4,)),), (4, 4), "lose")
AGAIN = e.Attacked(
    0, "c4", 1, "c5", True, (e.Modifier("attacker", "cover", -1),), (((5,), (4,)), ((6,), (2,))), (5, 2), "win"
)


@pytest.mark.parametrize(
    ("event", "seat", "told"),
    [
        (e.OrderRolled((((0, 1), (1, 3)),), (1, 0)), 0, "Rosie rolled 3 and goes first. You rolled 1."),
        (
            e.OrderRolled((((0, 3), (1, 3)), ((0, 2), (1, 4))), (1, 0)),
            1,
            "You rolled 3, then 4 in the tie-break, and go first. Ada rolled 3, then 2 in the tie-break.",
        ),
        (e.Moved(0, ("c4", "c5"), 1), 0, "You moved from c4 to c5 (1 point)."),
        (e.Moved(0, ("c4", "c6"), 3, took=(1,)), 1, "Ada moved from c4 to c6 (3 points). Ada took your flag!"),
        (
            LOST,
            0,
            "You attacked Rosie’s pawn on c5 from c4. You rolled 3, Rosie rolled 5 (4+1). Rosie defends!",
        ),
        (HELD, 0, "You attacked Rosie’s pawn on c5 from c4. You rolled 4, Rosie rolled 4. A tie: Rosie defends!"),
        (LOST, 1, "Ada attacked your pawn on c5 from c4. Ada rolled 3, you rolled 5 (4+1). You defend!"),
        (
            AGAIN,
            None,
            "Ada shot at Rosie’s pawn on c5 from c4. A tie at 4: both rolled again. "
            "Ada rolled 5 (6−1), Rosie rolled 2. The attack succeeds!",
        ),
        (e.Fell(0, "c4", 1, False), 0, "Your pawn is out."),
        (e.Fell(1, "c4", 0, True, (-1,)), 0, "Rosie’s pawn was sent back. It dropped the flag."),
        (e.Built(0, "c5", ".", "g"), 0, "You built a Garrison on c5."),
        (e.Built(0, "c5", "c", "#"), 1, "Ada destroyed the Cover on c5. It’s a Block now."),
        (e.Scored(1, 1, 3), 1, "You scored 1 point and now have 3."),
        (e.Ended("flag", (0,), 0), 1, "Ada brought the flag home! Ada won!"),
        (e.Ended("rounds", ()), 0, "That was the last round. It’s a draw."),
    ],
)
def test_an_event_is_told_to_its_reader(event: Event, seat: int | None, told: str) -> None:
    assert join(event_messages(RULES, event), Reader("en", seat, NAMES)) == told
    assert join(event_messages(RULES, event), Reader("fr", seat, NAMES)) != told


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("move e5 f6", "You can’t move diagonally."),
        ("move e5 e7", "e7 isn’t next to e5. Move one square at a time."),
    ],
)
def test_TE_10_a_refused_step_says_what_is_wrong_with_it(command: str, reason: str) -> None:
    game = field("pawn 1 e5", "pawn 2 l8")
    with pytest.raises(parlour.RuleViolation) as refused:
        game.do(0, command)
    assert (refused.value.rule, refused.value.message) == ("TE-10", reason)
