"""The lesson runs on the rules of the game; its dice fall as its texts say."""

import pytest

import parlour
from parlour.contract.lessons import Attempt
from parlour.games.tag_em.events import Attacked
from parlour.games.tag_em.lesson import steps
from parlour.kernel.errors import RuleViolation


def begin(key: str) -> Attempt:
    (step,) = [step for step in steps("en") if step.key == key]
    return Attempt(parlour.rules_of("tag-em"), step)


def attack(tried: Attempt) -> Attacked:
    (found,) = [line.event for line in tried.game.lines if isinstance(line.event, Attacked)]
    return found


def test_TE_10_the_lesson_refuses_diagonal_steps() -> None:
    tried = begin("move")
    with pytest.raises(RuleViolation) as refused:
        tried.do("move d3 e4")
    assert refused.value.rule == "TE-10"


def test_TE_11_the_river_takes_all_three_points() -> None:
    tried = begin("terrain")
    tried.do("move e3 f3 g3")
    assert tried.game.view(0)["pom"] == 0


def test_TE_11_points_spent_on_the_near_bank_are_missed() -> None:
    tried = begin("terrain")
    tried.do("move e3 e2 e1 d1")
    assert tried.status == "missed"


def test_TE_20_the_shown_attack_wins() -> None:
    tried = begin("attack")
    tried.do("attack d3 e3")
    assert attack(tried).result == "win"


def test_TE_21_a_friend_makes_up_for_the_cover() -> None:
    tried = begin("friends")
    for command in tried.step.show:
        tried.do(command)
    found = attack(tried)
    assert {(one.why, one.amount) for one in found.modifiers} == {("horde", 1), ("cover", -1)}
    assert found.result == "win"


def test_TE_20_the_enemy_s_attack_ends_in_a_tie() -> None:
    tried = begin("turn")
    tried.do("end")
    assert attack(tried).result == "tie"
    assert tried.game.to_act == (0,)


def test_TE_41_the_flag_at_home_wins() -> None:
    tried = begin("goal")
    tried.do("move d3 c3 b3")
    assert tried.game.winners == (0,)
