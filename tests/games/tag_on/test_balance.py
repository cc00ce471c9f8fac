"""The balance report (TO-5) finds faults in made-up games, and none in sound ones."""

from msgspec.structs import replace

from parlour.games.tag_on.balance import Observed, Plan, Report, report
from parlour.games.tag_on.tile_set import TIMES

PLAN = Plan("en", ("hard",))
SOUND = Observed(
    number=0,
    level="hard",
    scores=tuple(range(10, 51)),
    turns=41,
    lead=20,
    opening=(30, 40, 30, 30, 20),
    colours=tuple(TIMES),
    tagged=30,
    replaced=10,
    taken=10,
    laid={"A": 50, "B": 50},
    held={"A": 200, "B": 200},
    earned={"A": 6000, "B": 6000},
)


def of(*games: Observed) -> Report:
    return report(PLAN, [replace(game, number=number) for number, game in enumerate(games)])


def broken(found: Report) -> list[str]:
    return [check.name for check in found.checks if not check.holds]


def test_sound_games_keep_every_bound() -> None:
    found = of(SOUND, replace(SOUND, lead=-20))
    assert broken(found) == [] and found.holds
    assert found.all.median == 30 and found.all.advantage == found.all.won == 0.0


def test_each_fault_is_found_by_its_own_check() -> None:
    low = replace(SOUND, scores=(3,) * 41)
    faults = {
        "median": (low, replace(low, lead=-20)),
        "high": (replace(SOUND, scores=(*SOUND.scores, 900)), replace(SOUND, lead=-20)),
        "turns": (replace(SOUND, turns=90), replace(SOUND, lead=-20)),
        "advantage": (SOUND, replace(SOUND, lead=60)),
        "colours": (replace(SOUND, colours=("land",)), replace(SOUND, colours=("land",), lead=-20)),
        "weight": (
            replace(SOUND, earned={"A": 9000, "B": 3000}),
            replace(SOUND, lead=-20, earned={"A": 9000, "B": 3000}),
        ),
        "wait": (replace(SOUND, laid={"A": 99, "B": 1}), replace(SOUND, lead=-20, laid={"A": 99, "B": 1})),
    }
    for name, games in faults.items():
        assert broken(of(*games)) == [name], name


def test_letters_are_compared_within_levels() -> None:
    """Stronger bots score more with every letter, which does not make a letter unbalanced."""
    strong = replace(SOUND, level="hard", held={"A": 300, "B": 100}, earned={"A": 18_000, "B": 6000})
    weak = replace(SOUND, level="easy", held={"A": 100, "B": 300}, earned={"A": 1000, "B": 3000}, lead=-20)
    found = report(Plan("en", ("easy", "hard")), [strong, weak])
    assert {letter.weight for letter in found.letters.values()} == {0.0}
    assert found.levels.keys() == {"easy", "hard"}


def test_huge_leads_do_not_hide_an_advantage() -> None:
    """The starter wins two games of three; a few huge leads change little."""
    near = [replace(SOUND, lead=lead) for lead in (30, 50, 10, 40, -20, -10) * 20]
    far = [replace(SOUND, lead=lead) for lead in (9000, -9000) * 4]
    found, without = of(*near, *far).all, of(*near).all
    assert without.won == 16.7 and found.won == 15.6
    assert abs(found.advantage - without.advantage) < 5 and found.advantage > 4 * found.doubt / 2


def test_levels_have_their_own_first_seat() -> None:
    games = [replace(SOUND, level=level, lead=lead) for level in ("easy", "hard") for lead in (-10, 30, 20, -40)]
    games += [replace(SOUND, level="hard", lead=lead) for lead in (100, 90, 80)]
    found = report(Plan("en", ("easy", "hard")), games)
    assert found.levels["easy"].won == 0 < found.all.won < found.levels["hard"].won
    assert found.levels["easy"].advantage < found.all.advantage < found.levels["hard"].advantage


def test_the_first_turns_tell_of_the_first_seat_alone() -> None:
    """The second player's points count against the starter; half of the last turn is offset."""
    even, rich = of(SOUND, replace(SOUND, lead=-20)).all, replace(SOUND, opening=(50, 40, 30, 30, 20))
    assert even.early == 0.0 < of(rich, replace(rich, lead=-20)).all.early
    late = replace(SOUND, opening=(30, 60, 30, 30, 20))
    assert of(late, replace(late, lead=-20)).all.early < 0
