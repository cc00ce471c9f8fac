"""AG-2: the draws of a live table follow from a secret seed, and anybody can derive them again."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random

import msgspec
import pytest
from tests.choice import TILES

import parlour
from parlour.kernel.chance import Seal
from parlour.kernel.conformance import combinations
from parlour.kernel.errors import LogError, ParlourError
from parlour.kernel.game import Game
from parlour.kernel.log import Log, read
from parlour.kernel.replay import replay
from parlour.kernel.state import State
from parlour.kernel.verify import verify

SEAL = Seal(bytes(range(32)), ("aDa1", "", "b"))


def number(line: int, count: int) -> int:
    """The derivation as docs/fair-chance.md describes it, written without the library."""
    digest = hmac.new(bytes(range(32)), f"aDa1,,b/{line}/{count}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


def test_AG_2_a_number_is_derived_as_the_docs_say() -> None:
    chance = SEAL.chance(17)
    assert [chance.below(6) for _ in range(5)] == [number(17, count) % 6 for count in range(5)]
    assert SEAL.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_AG_2_numbers_that_would_favour_some_are_left_out() -> None:
    chance, most = SEAL.chance(3), 2**63 + 1
    derived = (number(3, count) for count in range(100))
    fair = [one for one in derived if one < most]
    assert len(fair) < 100
    assert [chance.below(most) for _ in fair] == fair


def test_AG_2_a_shuffle_takes_each_thing_in_turn_from_those_that_are_left() -> None:
    things = list("abcde")
    for i in range(5):
        j = i + number(9, i) % (5 - i)
        things[i], things[j] = things[j], things[i]
    assert SEAL.chance(9).shuffled(tuple("abcde")) == tuple(things)


def test_AG_2_every_face_comes_up_equally_often() -> None:
    thrown = Counter(SEAL.chance(line).below(6) for line in range(6000))
    assert all(900 < thrown[face] < 1100 for face in range(6)), thrown


@pytest.mark.parametrize("wrong", [0, -1])
def test_AG_2_there_is_no_number_below_nothing(wrong: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        SEAL.chance(1).below(wrong)


def play(key: str, seed: int, **options: object) -> Game[State]:
    """A random game of a live table, in which time passes and a bot takes a seat over and gives it back."""
    rng, now = Random(seed), 100.0
    game = Game.new(parlour.rules_of(key), 2, Seal(rng.randbytes(32), ("x", "")), now, **options)
    for step in range(250):
        if game.over:
            return game
        now += rng.random() * 5
        if step == 20:
            game.stop(now)
            game.resume(now + 60)
            now += 60
        if step == 40:
            game.set_bot(0, game.rules.levels[0] if game.rules.levels else "", now)
            game.set_bot(0, "", now)
            game.absent(1, now)
            game.present(1, now)
        if not game.to_act or rng.random() < 0.05:
            now = max(now, game.deadline or now)
            game.advance(now)
            continue
        seat = rng.choice(game.to_act)
        if (command := game.sample(seat, rng)) is not None:
            try:
                game.do(seat, command, now)
            except ParlourError:
                continue
    for seat in range(2):
        if not game.over:
            game.do(seat, "resign", now)
    return game


def for_two(key: str) -> Iterator[dict[str, object]]:
    """Sets of options that two may play with."""
    for options in combinations(parlour.rules_of(key), Random(1)):
        with suppress(parlour.OptionError):
            Game.new(parlour.rules_of(key), 2, 1, **options)
            yield options


def games() -> list[tuple[str, int, dict[str, object]]]:
    """Each game with its defaults, and with some other options."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for key in parlour.game_keys():
        found += [(key, seed, {}) for seed in range(3)]
        found += [(key, 3, options) for options in islice(for_two(key), 4)]
    return found


@pytest.mark.parametrize(("key", "seed", "options"), games())
def test_AG_2_a_finished_game_is_derived_again_from_its_seed(key: str, seed: int, options: dict[str, object]) -> None:
    game = play(key, seed, **options)
    assert game.over
    log = read(game.dump(), parlour.rules_of)
    again = verify(game.rules, log)
    assert (again.lines, again.state) == (game.lines, game.state)
    other = Seal(bytes(32), log.head.numbers)
    forged = msgspec.structs.replace(log.head, secret=other.secret.hex(), commitment=other.commitment)
    with pytest.raises(LogError):
        verify(game.rules, Log(forged, log.lines))


def test_AG_2_a_move_that_is_taken_back_draws_anew_and_is_derived_too() -> None:
    """Otherwise a player could look at a draw, take it back, and know the bag."""
    redrawn = 0
    for secret in range(10):
        game = Game.new(parlour.rules_of(TILES), 2, Seal(bytes([secret]) * 32, ("x", "y")), 0.0)
        (seat,) = game.to_act
        command = f"exchange {game.state.racks[seat][:5].replace('?', '')}"  # type: ignore[attr-defined]
        drawn = []
        for _ in range(2):
            game.do(seat, command, 1.0)
            drawn.append(game.state.racks[seat])  # type: ignore[attr-defined]
            game.do(seat, "back", 2.0)
            game.do(1 - seat, "accept", 2.0)
        redrawn += drawn[0] != drawn[1]
        game.do(seat, "resign", 3.0)
        assert verify(game.rules, read(game.dump(), parlour.rules_of)).lines == game.lines
    assert redrawn >= 8


@pytest.mark.parametrize("key", parlour.game_keys())
def test_AG_2_the_secret_is_in_no_log_before_the_game_is_over(key: str) -> None:
    game = Game.new(parlour.rules_of(key), 2, Seal(bytes(32)), 0.0)
    assert game.log.head.secret == ""
    assert game.head.commitment == hashlib.sha256(bytes(32)).hexdigest()
    with pytest.raises(LogError, match="secret seed isn’t here"):
        verify(game.rules, game.log)
    game.do(0, "resign")
    assert game.log.head.secret == bytes(32).hex()
    assert game.head.secret == ""


@pytest.mark.parametrize("key", parlour.game_keys())
def test_AG_2_a_copy_and_a_loaded_log_know_no_secret(key: str) -> None:
    game = Game.new(parlour.rules_of(key), 2, SEAL, 0.0)
    assert game.copy().seal is None
    assert replay(game.rules, game.log).seal is None


def test_AG_2_trying_a_command_out_does_not_tell_the_draw(real_chance: None) -> None:
    """A preview that drew what will be drawn would show the player the bag."""
    rules = parlour.rules_of(TILES)
    seals = [Seal(bytes([one]) * 32) for one in range(20)]
    told = 0
    for seal in seals:
        game = Game.new(rules, 2, seal, 0.0)
        (seat,) = game.to_act
        command = f"exchange {game.state.racks[seat][:5].replace('?', '')}"  # type: ignore[attr-defined]
        tried = game.try_out(seat, command).events
        told += tried == list(game.do(seat, command))
    assert told < len(seals) // 2


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"commitment": ""}, "wasn’t played at a live table"),
        ({"commitment": "00" * 32}, "isn’t the one that was promised"),
        ({"secret": "zz"}, "isn’t the first line of a log"),
        ({"numbers": ("y", "")}, "doesn’t follow"),
    ],
)
def test_AG_2_a_changed_head_is_found(change: dict[str, str], sentence: str) -> None:
    game = play(TILES, 5)
    with pytest.raises(LogError, match=sentence):
        verify(game.rules, Log(msgspec.structs.replace(game.log.head, **change), game.log.lines))


def test_AG_2_a_changed_line_is_found_at_its_number() -> None:
    game = play(TILES, 2)
    lines = list(game.log.lines)
    at = next(i for i, line in enumerate(lines) if line.command and i > 5)
    lines[at] = msgspec.structs.replace(lines[at], at=lines[at].at + 0.001, event=lines[0].event)
    with pytest.raises(LogError) as found:
        verify(game.rules, Log(game.log.head, tuple(lines)))
    assert found.value.line == at + 2
