"""What bots say: seldom, kind, in both languages, the same in every replay, and with one switch."""

from random import Random

import pytest

import parlour
from parlour import words
from parlour.kernel.cast import cast
from parlour.kernel.game import Game
from parlour.kernel.i18n import LANGUAGES, Reader, join, say
from parlour.kernel.remarks import REST, VARIANTS
from parlour.kernel.state import State

KEYS = [key for key in parlour.game_keys() if parlour.rules_of(key).levels]


def played(key: str, steps: int = 120, **options: object) -> Game[State]:
    """A person, who plays like an easy bot, and two bots."""
    rules = parlour.rules_of(key)
    game = parlour.new(key, players=["Ada", f"Tango bot:{rules.levels[0]}"], seed=5, **options)
    rng, time = Random(5), 0.0
    for _ in range(steps):
        time += 1
        game.advance(time)
        for seat in game.to_act:
            command = rules.bot(rules.levels[0]).choose(game.view(seat), rng)
            if command is not None:
                game.do(seat, command, time)
                break
        if game.over:
            break
    return game


def remarks(game: Game[State], language: str = "en") -> dict[int, str]:
    reader = Reader(language, 0, tuple(seat.name for seat in game.state.seats))
    said = {line.n: game.remark(line.n) for line in game.lines}
    return {n: join((one,), reader) for n, one in said.items() if one is not None}


@pytest.mark.parametrize("key", KEYS)
def test_AG_8_bots_say_hello_and_little_else(key: str) -> None:
    game = played(key)
    said = remarks(game)
    first, *others = said.values()
    assert first.startswith("Tango: ")
    scoring = sum(max(line.event.gained, default=0) > 0 for line in game.lines)
    assert len(others) <= scoring / REST + 1
    assert remarks(parlour.load(game.dump())) == said


@pytest.mark.parametrize("key", KEYS)
def test_one_switch_turns_remarks_off(key: str) -> None:
    assert remarks(played(key, 40, remarks=False)) == {}


def test_bots_among_themselves_say_nothing() -> None:
    key = KEYS[0]
    level = parlour.rules_of(key).levels[0]
    game = parlour.new(key, players=[f"bot:{level}"] * 2, seed=1)
    assert remarks(game) == {}


def test_the_end_has_a_word_for_the_winner() -> None:
    for winner, moment in ((0, "lost"), (1, "won")):
        game = parlour.new(KEYS[0], players=["Ada", f"Tango bot:{parlour.rules_of(KEYS[0]).levels[0]}"], seed=1)
        game.do(1 - winner, "resign")
        assert game.winners == (winner,)
        last = game.remark(len(game.lines))
        assert last is not None and f"-{moment}-" in last.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_AG_8_remarks_and_descriptions_are_fit_for_everyone(language: str) -> None:
    moments = ("hello", "praise", "own", "won", "lost")
    ids = [f"kernel-remark-{moment}-{number}" for moment in moments for number in range(1, VARIANTS + 1)]
    for id in [*ids, *(one.about for one in cast())]:
        text = say(id, language, **{"who-name": "Tango"})
        assert 0 < len(text) <= 60
        assert not any(words.unfit(words.fold(part)) for part in text.split())
