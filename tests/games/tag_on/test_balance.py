"""The balance report (TO-5) finds faults in made-up games, and none in sound ones."""

import pytest
from msgspec.structs import replace

from parlour.games.tag_on.balance import TIES, Observed, Plan, Report, opening_ties, report, share, worthless
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.tile_set import TIMES, Edition, Side, Sides, standard

PLAN = Plan("en", ("hard",))
SOUND = Observed(
    number=0,
    level="hard",
    scores=tuple(range(10, 51)),
    turns=41,
    starter=0,
    points=(620, 600),
    opening=(30, 40, 30, 30, 20),
    colours=tuple(TIMES),
    tagged=30,
    replaced=10,
    taken=10,
    laid={"A": 50, "B": 50},
    held={"A": 200, "B": 200},
    earned={"A": 6000, "B": 6000},
)


def led(game: Observed, lead: int) -> Observed:
    return replace(game, points=(600 + lead, 600))


LOST = led(SOUND, -20)


def of(*games: Observed) -> Report:
    return report(PLAN, [replace(game, number=number) for number, game in enumerate(games)])


def broken(found: Report) -> list[str]:
    return [check.name for check in found.checks if not check.holds]


def test_sound_games_keep_every_bound() -> None:
    found = of(SOUND, LOST)
    assert broken(found) == [] and found.holds
    assert found.all.median.value == 30 and found.first.value == 50.0


def test_each_fault_is_found_by_its_own_check() -> None:
    def both(**changes: object) -> tuple[Observed, Observed]:
        return replace(SOUND, **changes), replace(LOST, **changes)

    faults = {
        "median": both(scores=(3,) * 41),
        "high": (replace(SOUND, scores=(*SOUND.scores, 900)), LOST),
        "turns": both(turns=90),
        "advantage": (SOUND, led(SOUND, 60)),
        "colours": both(colours=("land",)),
        "weight": both(earned={"A": 9000, "B": 3000}),
        "wait": both(laid={"A": 99, "B": 1}),
    }
    for name, games in faults.items():
        assert broken(of(*games)) == [name], name


def test_letters_are_compared_within_levels() -> None:
    """Stronger bots score more with every letter, which does not make a letter unbalanced."""
    strong = replace(SOUND, level="hard", held={"A": 300, "B": 100}, earned={"A": 18_000, "B": 6000})
    weak = replace(LOST, level="easy", held={"A": 100, "B": 300}, earned={"A": 1000, "B": 3000})
    found = report(Plan("en", ("easy", "hard")), [strong, weak])
    assert {letter.weight for letter in found.letters.values()} == {0.0}
    assert found.levels.keys() == {"easy", "hard"}


def test_huge_leads_do_not_hide_an_advantage() -> None:
    """The starter wins two games of three; a few huge leads change little."""
    near = [led(SOUND, lead) for lead in (30, 50, 10, 40, -20, -10) * 20]
    far = [led(SOUND, lead) for lead in (9000, -9000) * 4]
    found, without = of(*near, *far).all, of(*near).all
    assert without.places[0].value == 66.7 and found.places[0].value == 65.6
    assert found.leads and without.leads
    assert abs(found.leads.value - without.leads.value) < 5 and found.leads.low > 0


def test_the_strongest_level_decides_on_the_first_seat() -> None:
    games = [replace(led(SOUND, lead), level=level) for level in ("easy", "hard") for lead in (-10, 30, 20, -40)]
    games += [led(SOUND, lead) for lead in (100, 90, 80)]
    found = report(Plan("en", ("easy", "hard")), games)
    easy, whole = found.levels["easy"], found.all
    assert easy.places[0].value == 50 < whole.places[0].value < found.first.value
    assert easy.leads and whole.leads and easy.leads.value < whole.leads.value


def test_the_first_turns_tell_of_the_first_seat_alone() -> None:
    """The second player's points count against the starter; half of the last turn is offset."""
    early = of(SOUND, LOST).all.openings
    rich = [replace(game, opening=(50, 40, 30, 30, 20)) for game in (SOUND, LOST)]
    late = [replace(game, opening=(30, 60, 30, 30, 20)) for game in (SOUND, LOST)]
    richer, later = of(*rich).all.openings, of(*late).all.openings
    assert early and richer and later
    assert later.value < early.value == 0.0 < richer.value


def test_shares_in_games_of_three_are_by_place_and_by_chair() -> None:
    """TO-3: the second chair starts here and wins once; a tie is shared."""
    games = [
        replace(SOUND, starter=1, points=(300, 200, 100)),
        replace(SOUND, starter=1, points=(100, 200, 200)),
        replace(SOUND, starter=0, points=(100, 100, 300)),
        replace(SOUND, starter=0, points=(100, 100, 300)),
    ]
    found = report(Plan("en", ("hard",), players=3), games)
    assert [place.value for place in found.all.places] == [25.0, 12.5, 62.5]
    assert found.all.first_chair.value == 12.5  # the last place of the tie
    assert found.all.leads is None and "advantage" in broken(found)


def test_intervals_hold_the_value_and_shrink_with_more_games() -> None:
    few, many = share([1.0, 0.0, 0.0] * 10), share([1.0, 0.0, 0.0] * 500)
    assert few.low < many.low < many.value == 33.3 < many.high < few.high
    assert many.high - many.low == pytest.approx(4.8, abs=0.2)
    spread = of(*(replace(SOUND, scores=tuple(range(10 + i, 51 + i))) for i in range(8)), LOST).all.median
    assert spread.low < spread.value < spread.high


# The sets themselves


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_TO_3_few_opening_draws_tie(edition: Edition) -> None:
    assert 0 < opening_ties(standard(edition)) <= TIES


def test_TO_3_ties_are_counted_by_number_whatever_the_sign() -> None:
    """Two letters of 60 tiles each, 8 tiles without a number."""
    one, two = (Sides(lower=Side("+", 1)), Sides(lower=Side("×", 2)))
    tiles = replace(standard("en"), tiles={"!": 4, "?": 4, "A": 60, "B": 60}, sides={"A": one, "B": two})
    letters = 111 * 110 / (119 * 118)
    assert opening_ties(tiles) == pytest.approx(100 * (letters * 59 / 119 + 8 * 7 / (119 * 118)))
    alike = replace(tiles, sides={"A": one, "B": Sides(lower=Side("×", 1))})
    assert opening_ties(alike) == pytest.approx(100 * (letters + 8 * 7 / (119 * 118)))


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_TO_5_every_side_but_two_of_N_has_a_number(edition: Edition) -> None:
    empty = {
        f"{letter} {side}"
        for letter, sides in standard(edition).sides.items()
        for side in ("left", "lower", "right", "upper")
        if getattr(sides, side) is None
    }
    assert empty == {"N left", "N right"}


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_TO_5_multiplying_sides_are_the_exception(edition: Edition) -> None:
    """Only those that the worked examples ask for."""
    times = {
        f"{letter} {side}"
        for letter, sides in standard(edition).sides.items()
        for side in ("left", "lower", "right", "upper")
        if (found := getattr(sides, side)) is not None and found.sign == "×"
    }
    assert times == {"D lower", "E right", "I lower", "O lower", "O upper"}


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_TO_5_no_word_of_three_letters_scores_0(edition: Edition) -> None:
    tile_set = standard(edition)
    assert worthless(tile_set) == ()
    short = [word for word in judge.dictionary(edition) if len(word) == 3]
    assert len(short) > 200
    for word in short:
        for across in (True, False):
            assert scoring.played(word, across, tile_set)[1] > 0 < scoring.tagged(word, across, tile_set)[1], word


def test_TO_5_a_word_without_points_is_found() -> None:
    tile_set = standard("en")
    bare = replace(tile_set, sides=tile_set.sides | dict.fromkeys("GOD", Sides()))
    assert "GOD" in worthless(bare) and "DOG" in worthless(bare)
