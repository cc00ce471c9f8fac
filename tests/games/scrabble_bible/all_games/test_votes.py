"""AG-4: votes (see also the tests of bonus words and of Tests of Faith), shown on SCRABBLE Bible Edition."""

import pytest
from tests.games.outcomes import refused
from tests.games.scrabble_bible.tables import Options, dealt, table

from parlour import RuleViolation


def test_AG_4_an_answer_that_nobody_waits_for_is_refused() -> None:
    game = dealt()
    for command in ("vote yes", "vote no", "accept", "decline", "vote maybe"):
        for seat in (0, 1):
            refused(game, seat, command, "AG-4")


def test_AG_4_a_vote_takes_the_answers_it_lists_and_each_voter_votes_once() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"], bonus="claimed", judge="vote")
    game.do(0, "play 8G LIGHT bonus LIGHT")
    game.do(1, "challenge bonus LIGHT")
    refused(game, 1, "vote perhaps", "AG-4")
    game.do(1, "vote no")
    refused(game, 1, "vote yes", "AG-4")


def test_AG_4_twenty_seconds_live_or_what_the_table_says() -> None:
    for given, due in ((20, 30.0), (45, 55.0), (None, None)):
        options: Options = {} if given == 20 else {"answer_time": given}
        game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"], bonus="claimed", judge="vote", **options)
        game.do(0, "play 8G LIGHT bonus LIGHT", at=5.0)
        game.do(1, "challenge bonus LIGHT", at=10.0)
        assert game.deadline == due


def test_AG_4_a_table_of_two_with_votes_is_told_who_judges() -> None:
    assert dealt(bonus="claimed", judge="vote").notices()
    assert dealt(bonus="claimed", judge="vote").notices("fr") != dealt(bonus="claimed", judge="vote").notices()
    assert dealt(bonus="claimed", judge="list").notices() == []
    assert dealt(players=3, bonus="claimed", judge="vote").notices() == []


def test_AG_4_accept_and_decline_answer_a_vote_too() -> None:
    game = dealt({}, players=3)
    game.absent(0)
    with pytest.raises(RuleViolation):
        game.do(1, "accept")  # the choices are wait, bot and leave: there is no yes
    game = dealt({0: "LIGHTEE"}, players=2, good_samaritan=True)
    game.do(0, "help")
    game.do(1, "accept")
    assert game.state.prompt("take") is not None
    game.do(0, "accept")
    assert game.state.prompt("trade") is not None
