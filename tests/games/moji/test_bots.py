"""Human-like bots: they see only their view, take their time, and finish games."""

from random import Random

import pytest
from tests.games.moji.rounds import Options, table

import parlour
from parlour.games.moji.bots import bot_player
from parlour.kernel.game import Game
from parlour.kernel.rules import Timed
from parlour.kernel.state import State


def play(game: Game[State], rng: Random) -> None:
    """Lets bots play against each other by the clock, each at a human pace."""
    now = 0.0
    plans: dict[int, tuple[float, str]] = {}
    while not game.over:
        for seat in game.to_act:
            bot = game.rules.bot(game.state.seats[seat].bot)
            assert isinstance(bot, Timed)
            if seat not in plans and (command := bot.choose(game.view(seat), rng)) is not None:
                plans[seat] = (now + bot.pace(game.view(seat), command, rng), command)
        first = min(plans, key=lambda seat: plans[seat], default=None)
        due = game.deadline
        if first is None or (due is not None and due <= plans[first][0]):
            assert due is not None
            now = max(now, due)
            game.timeout(at=now)
            continue
        at, command = plans.pop(first)
        now = max(now, at)
        try:
            game.do(first, command, at=now)
        except parlour.RuleViolation:
            continue  # somebody else was quicker


@pytest.mark.parametrize("level", bot_player.LEVELS)
@pytest.mark.parametrize(
    "options", [{}, {"variation": "off-the-grid"}, {"variation": "eagle-eyes"}, {"theme": ["animals", "movies"]}]
)
def test_bots_play_to_the_end(level: str, options: Options) -> None:
    game = parlour.new("moji", players=[f"bot:{level}"] * 3, seed=3, **options)
    play(game, Random(3))
    assert game.over and sum(game.scores) > 0


def test_a_better_bot_wins_more_cards() -> None:
    points = [0, 0]
    for seed in range(6):
        game = parlour.new("moji", players=["bot:easy", "bot:hard"], seed=seed)
        play(game, Random(seed))
        points = [total + won for total, won in zip(points, game.scores, strict=True)]
    assert points[1] > points[0]


def test_no_bot_is_faster_than_a_person_can_be() -> None:
    game = table("C", "A", "T")
    rng = Random(1)
    for level in bot_player.LEVELS:
        bot = bot_player.bot(level)
        assert min(bot.pace(game.view(0), "say AT", rng) for _ in range(2_000)) >= bot_player.FASTEST


def test_rare_words_take_longer() -> None:
    bot, rng, view = bot_player.bot("medium"), Random(1), table("C", "A", "T").view(0)

    def usual(word: str) -> float:
        return sorted(bot.pace(view, f"say {word}", rng) for _ in range(999))[499]

    assert usual("THAT") < usual("COAT") < usual("TSAR")


def test_AG_8_bots_say_nothing_that_is_unfit_for_a_family() -> None:
    from parlour import words
    from parlour.games.moji.bots.find_words import common_words

    assert not any(map(words.unfit, common_words()))
