"""The lessons of all games: every step can be done by the rules, and none is done before the learner acts."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import parlour
from parlour.contract import additions_of
from parlour.contract.lessons import LEARNER, Attempt, Step, texts_of
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import LANGUAGES, Reader, render

LESSONS = [key for key in parlour.game_keys() if additions_of(key).lesson("en")]
STEPS = [
    (key, language, step) for key in LESSONS for language in LANGUAGES for step in additions_of(key).lesson(language)
]
every_step = pytest.mark.parametrize(
    ("key", "language", "step"), STEPS, ids=[f"{key}-{language}-{step.key}" for key, language, step in STEPS]
)


def attempt(key: str, step: Step) -> Attempt:
    return Attempt(parlour.rules_of(key), step, "Ada")


def test_every_game_with_a_page_has_a_lesson() -> None:
    assert [key for key in parlour.game_keys() if additions_of(key).page and key not in LESSONS] == []


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_has_the_same_steps_in_every_language(key: str) -> None:
    keys = {tuple(step.key for step in additions_of(key).lesson(language)) for language in LANGUAGES}
    assert len(keys) == 1
    (steps,) = keys
    assert len(set(steps)) == len(steps) <= 8


@every_step
def test_a_step_is_open_until_the_learner_acts(key: str, language: str, step: Step) -> None:
    tried = attempt(key, step)
    assert tried.status == "open"
    assert LEARNER in tried.game.to_act
    assert len(tried.game.state.seats) == step.players
    tried.settle()
    assert tried.status == "open"


@every_step
def test_a_step_is_done_by_the_shown_commands_and_the_replies_are_legal(key: str, language: str, step: Step) -> None:
    tried = attempt(key, step)
    for command in step.show:
        assert tried.status == "open"
        tried.do(command)  # raises if a rule forbids it
    assert tried.status == "done"
    assert tried.replies == []
    given = [(line.seat, line.command) for line in tried.game.lines if line.command and line.seat != LEARNER]
    assert given == [one for one in (*step.before, *step.replies) if one[0] != LEARNER]


@every_step
def test_a_step_is_the_same_each_time(key: str, language: str, step: Step) -> None:
    first, second = attempt(key, step), attempt(key, step)
    for tried in (first, second):
        for command in step.show:
            tried.do(command)
    assert first.game == second.game


@every_step
def test_a_refusal_in_a_lesson_changes_nothing_and_names_its_reason(key: str, language: str, step: Step) -> None:
    tried = attempt(key, step)
    before = tried.game.lines[:]
    with pytest.raises(ParlourError):
        tried.do("juggle")
    assert tried.game.lines == before
    assert tried.status == "open"


@every_step
def test_no_clock_runs_in_a_lesson(key: str, language: str, step: Step) -> None:
    """Nobody is hurried: no prompt has a deadline, and nothing is due within the time that a command takes."""
    tried = attempt(key, step)
    assert all(prompt.until is None for prompt in tried.game.state.prompts)
    assert tried.game.advance(tried.now) == ()


@every_step
def test_the_texts_of_a_step_are_there(key: str, language: str, step: Step) -> None:
    for text in texts_of(parlour.rules_of(key), step):
        said = render(text, Reader(language))
        assert said and text.id not in said
        assert len(said) < 260, "it must fit on a phone"


@pytest.mark.parametrize("key", LESSONS)
def test_every_text_of_a_lesson_is_used(key: str) -> None:
    rules = parlour.rules_of(key)
    file = Path(rules.folder) / "locale" / "en.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    there = {entry.id.name for entry in entries if isinstance(entry, ftl.Message) and f"{key}-lesson-" in entry.id.name}
    assert there == {text.id for step in additions_of(key).lesson("en") for text in texts_of(rules, step)}
