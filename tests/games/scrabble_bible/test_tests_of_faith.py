"""SB-32: Tests of Faith."""

from typing import TYPE_CHECKING, Unpack

import pytest
from tests.games.outcomes import happened, kinds, of, refused, under_way
from tests.games.scrabble_bible.tables import BibleGame, Options, asked, dealt, table

from parlour.games.scrabble_bible.events import StoryAsked, StoryJudged, StoryTold

if TYPE_CHECKING:
    from parlour.typed import PromptView

LIGHT = (1 + 1 * 2 + 2 + 4 + 1) * 2 + 10
"""LIGHT at 8G, the I on the star, and its bonus."""
STORY = "answer God said, Let there be light: and there was light."


def scored(players: int = 3, **options: Unpack[Options]) -> BibleGame:
    """Ada's LIGHT has scored; its story may be requested."""
    racks = ["LIGHTEE", "EEEEEEE", "AAAAAAA", "IIIIIII"][:players]
    given: Options = {"words": "checked", **options, "tests_of_faith": True}
    game = table(racks=racks, **given)
    game.do(0, "play 8G LIGHT")
    return game


def passages(prompt: "PromptView") -> list[str]:
    """The passages that judges see."""
    found = prompt["about"]["passages"]
    assert isinstance(found, tuple)
    return list(map(str, found))


def told(players: int = 3, **options: Unpack[Options]) -> BibleGame:
    """Ada has told the story, and the others judge it."""
    game = scored(players, **options)
    game.do(1, "ask LIGHT")
    game.do(0, STORY)
    return game


# Asking


def test_SB_32_AG_7_the_app_does_not_tell_the_passage_before_the_story() -> None:
    game = scored()
    assert "LIGHT" not in game.rules.told_words(game.state)
    game.do(2, "ask LIGHT")
    assert "LIGHT" not in game.rules.told_words(game.state)
    game.do(0, STORY)
    assert "LIGHT" in game.rules.told_words(game.state)


def test_SB_32_one_of_the_other_players_may_ask_when_a_bonus_word_has_scored() -> None:
    game = scored()
    assert asked(game, "story") == dict.fromkeys((1, 2), ("accept", "ask LIGHT"))
    events = game.do(2, "ask LIGHT")
    assert of(events, StoryAsked) == StoryAsked(2, 0, "LIGHT")
    assert asked(game, "tell") == {0: ("answer …", "decline")}


def test_SB_32_the_player_cannot_ask_for_one_s_own_story() -> None:
    refused(scored(), 0, "ask LIGHT", "SB-32")


def test_SB_32_a_word_without_bonus_has_no_story() -> None:
    game = table(racks=["HOUSEEE"], tests_of_faith=True, words="checked")
    assert kinds(game.do(0, "play 8G HOUSE"))[-1] == "TurnBegan"
    refused(game, 1, "ask HOUSE", "SB-32")


def test_SB_32_only_a_word_of_the_play_can_be_asked_for() -> None:
    refused(scored(), 1, "ask GRACE", "SB-32")


def test_SB_32_it_is_an_option_and_off_by_default() -> None:
    assert not dealt().state.options.tests_of_faith
    game = table(racks=["LIGHTEE"], words="checked")
    game.do(0, "play 8G LIGHT")
    refused(game, 1, "ask LIGHT", "SB-32")
    assert game.to_act == (1,)


def test_SB_32_it_is_told_when_the_word_has_scored_not_while_it_may_be_challenged() -> None:
    game = scored(words="challenge")
    assert asked(game, "story") == {}
    game.do(1, "accept")
    game.do(2, "accept")
    assert sorted(asked(game, "story")) == [1, 2]


def test_SB_32_a_request_during_the_window_is_handled_before_the_next_turn() -> None:
    game = scored(words="challenge")
    game.do(2, "ask LIGHT")
    assert asked(game, "tell") == {}
    refused(game, 1, "pass", "AG-4")  # the next player cannot skip it
    game.do(1, "accept")
    assert sorted(asked(game, "tell")) == [0]


def test_SB_32_a_play_that_is_withdrawn_owes_no_story_that_was_asked_for() -> None:
    game = table({"8G": "LIGH"}, ["TXEEEEE", "", ""], tests_of_faith=True, bonus="claimed")
    game.do(0, "play 8G LIGHTX bonus LIGHTX")
    game.do(2, "ask LIGHTX")
    game.do(1, "challenge")
    assert asked(game, "tell") == {} and game.to_act == (1,)


def test_SB_32_a_withdrawn_play_has_no_story() -> None:
    game = table({"8G": "LAM"}, ["BXEEEEE"], tests_of_faith=True)
    game.do(0, "play J8 BX")
    game.do(1, "challenge")
    assert asked(game, "story") == {} and game.to_act == (1,)


def test_SB_24_SB_32_a_bonus_that_fell_has_no_story() -> None:
    game = table(racks=["MONKEYE"], tests_of_faith=True, words="checked", bonus="claimed")
    game.do(0, "play 8G MONKEY bonus MONKEY")
    game.do(1, "challenge bonus MONKEY")
    assert asked(game, "story") == {} and game.to_act == (1,)


def test_SB_32_before_the_next_turn_so_the_next_player_may_play_on_instead() -> None:
    game = scored()
    events = game.do(1, "pass")
    assert kinds(events)[:2] == ["Closed", "TurnBegan"]
    refused(game, 2, "ask LIGHT", "SB-32")


def test_SB_32_nobody_asks_and_the_turn_passes_on() -> None:
    game = scored()
    game.do(1, "accept")
    assert list(game.to_act) == [1, 2]
    game.do(2, "accept")
    assert game.to_act == (1,) and game.scores[0] == LIGHT


def test_SB_32_time_to_ask_runs_out_as_for_a_challenge() -> None:
    game = table(racks=["LIGHTEE"], tests_of_faith=True, words="checked")
    game.do(0, "play 8G LIGHT", at=10.0)
    assert game.deadline == 30.0
    game.timeout(at=30.0)
    assert game.to_act == (1,) and asked(game, "story") == {}


def test_SB_32_once_for_each_word() -> None:
    game = told(3)
    game.do(1, "vote yes")
    game.do(2, "vote yes")
    refused(game, 2, "ask LIGHT", "SB-32")
    assert game.to_act == (1,)


def test_SB_32_two_bonus_words_are_asked_for_one_after_the_other() -> None:
    game = table({"8G": "LAM"}, ["BOAZEEE"], tests_of_faith=True, words="checked")
    game.do(0, "play J8 BOAZ")
    score = game.scores[0]
    assert asked(game, "story") == {1: ("accept", "ask BOAZ", "ask LAMB")}
    game.do(1, "ask LAMB")
    game.do(0, "answer Behold the Lamb of God.")
    game.do(1, "vote yes")
    assert game.scores[0] == score + 15
    assert asked(game, "story") == {1: ("accept", "ask BOAZ")}
    game.do(1, "ask BOAZ")
    game.do(0, "decline")
    assert game.scores[0] == score + 15 and game.to_act == (1,)


def test_SB_32_the_same_word_twice_in_a_play_is_one_story() -> None:
    game = table({"8H": "AR", "J6": "AR"}, ["KEEEEEE"], tests_of_faith=True, words="checked")
    game.do(0, "play 8H ARK")
    assert asked(game, "story") == {1: ("accept", "ask ARK")}


# Telling


def test_SB_32_the_player_answers_in_words_and_everybody_reads_them() -> None:
    game = scored()
    game.do(1, "ask LIGHT")
    events = game.do(0, STORY)
    story = of(events, StoryTold)
    assert story == StoryTold(0, "LIGHT", STORY.removeprefix("answer "))
    assert all(story.seen(seat) == story for seat in (0, 1, 2, None))


def test_SB_32_nobody_else_answers() -> None:
    game = scored()
    game.do(1, "ask LIGHT")
    for seat in (1, 2):
        refused(game, seat, "answer It is mine", "SB-32")


def test_SB_32_the_game_waits_for_the_story_and_the_verdict() -> None:
    game = scored()
    game.do(1, "ask LIGHT")
    refused(game, 1, "pass", "AG-4")
    assert list(game.to_act) == [0]
    game.do(0, STORY)
    refused(game, 1, "pass", "AG-4")
    assert game.to_act == (1, 2)


def test_SB_32_a_player_may_decline_to_tell() -> None:
    game = scored()
    game.do(2, "ask LIGHT")
    events = game.do(0, "decline")
    assert of(events, StoryJudged) == StoryJudged(0, "LIGHT", False, 0)
    assert game.scores[0] == LIGHT and game.to_act == (1,)
    refused(game, 1, "ask LIGHT", "SB-32")


def test_SB_32_silence_tells_no_story() -> None:
    game = table(racks=["LIGHTEE"], tests_of_faith=True, words="checked")
    game.do(0, "play 8G LIGHT", at=0.0)
    game.do(1, "ask LIGHT", at=5.0)
    assert game.deadline is not None and game.deadline > 5.0 + 20  # a story takes longer than a yes
    game.timeout(at=game.deadline)
    assert game.scores[0] == LIGHT and game.to_act == (1,)


# Judging


def test_SB_32_the_others_judge_with_the_passages_before_them() -> None:
    game = told()
    assert asked(game, "judge-story") == dict.fromkeys((1, 2), ("vote yes", "vote no"))
    for seat in (1, 2):
        (prompt,) = game.view(seat)["prompts"]
        assert prompt["about"]["word"] == "LIGHT"
        assert any("Genesis 1:3" in passage and "light" in passage for passage in passages(prompt))
        french = prompt["about"]["references_fr"]
        assert isinstance(french, tuple) and "Genèse 1:3" in french and len(french) == len(passages(prompt))


def test_SB_32_the_passages_are_not_shown_before_the_story_is_told() -> None:
    game = scored()
    game.do(1, "ask LIGHT")
    for seat in (0, 1, 2, None):
        for prompt in game.view(seat)["prompts"]:
            assert "passages" not in prompt["about"]


def test_SB_32_accepted_is_15_points() -> None:
    game = told()
    game.do(1, "vote yes")
    events = game.do(2, "vote yes")
    assert of(events, StoryJudged) == StoryJudged(0, "LIGHT", True, 15, gained=(15, 0, 0))
    assert game.scores == (LIGHT + 15, 0, 0)
    assert game.to_act == (1,)


def test_SB_32_rejected_is_nothing_and_takes_nothing() -> None:
    game = told()
    game.do(1, "vote no")
    events = game.do(2, "vote no")
    assert of(events, StoryJudged) == StoryJudged(0, "LIGHT", False, 0)
    assert game.scores == (LIGHT, 0, 0)


@pytest.mark.parametrize(("votes", "points"), [(("yes", "no", "no"), 0), (("yes", "yes", "no"), 15)])
def test_SB_32_the_majority_decides(votes: tuple[str, ...], points: int) -> None:
    game = told(4)
    for seat, vote in enumerate(votes, start=1):
        game.do(seat, f"vote {vote}")
    assert game.scores[0] == LIGHT + points


def test_AG_4_SB_32_a_tie_upholds_the_story() -> None:
    game = told(3)
    game.do(1, "vote no")
    game.do(2, "vote yes")
    assert game.scores[0] == LIGHT + 15


def test_AG_4_SB_32_silence_is_assent() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "AAAAAAA"], tests_of_faith=True, words="checked")
    game.do(0, "play 8G LIGHT", at=0.0)
    game.do(1, "ask LIGHT", at=1.0)
    game.do(0, STORY, at=2.0)
    game.do(1, "vote no", at=3.0)
    assert game.deadline == 22.0
    game.timeout(at=22.0)
    assert game.scores[0] == LIGHT + 15


@pytest.mark.parametrize(("vote", "points"), [("yes", 15), ("no", 0)])
def test_AG_4_SB_32_a_lone_opponent_decides(vote: str, points: int) -> None:
    game = told(2)
    game.do(1, f"vote {vote}")
    assert game.scores[0] == LIGHT + points


def test_AG_4_SB_32_a_table_of_two_is_told_so_before_play() -> None:
    assert any("your opponent decides" in notice for notice in dealt(tests_of_faith=True).notices())
    assert dealt(players=3, tests_of_faith=True).notices() == []
    assert dealt().notices() == []


# Bots

ALONE = ["Ada", "Rosie bot:medium", "Hugo bot:medium"]


def test_SB_32_bots_neither_ask_nor_judge() -> None:
    players = ["Ada", "Rosie bot:medium", "Ben"]
    game = table(racks=["LIGHTEE"], players=players, tests_of_faith=True, words="checked")
    game.do(0, "play 8G LIGHT")
    assert list(asked(game, "story")) == [2]
    refused(game, 1, "ask LIGHT", "SB-32")
    game.do(2, "ask LIGHT")
    game.do(0, STORY)
    assert list(asked(game, "judge-story")) == [2]
    refused(game, 1, "vote yes", "AG-4")


def test_SB_32_a_bot_next_in_turn_does_not_cut_the_time_to_ask_short() -> None:
    players = ["Ada", "Rosie bot:medium", "Ben"]
    game = table(racks=["LIGHTEE"], players=players, tests_of_faith=True, words="checked")
    game.do(0, "play 8G LIGHT")
    refused(game, 1, "pass", "SB-16")


def test_SB_32_a_person_may_ask_a_bot() -> None:
    game = table(racks=["EEEEEEE", "LIGHTEE"], players=["Ada", "Rosie bot:medium"], turn=1, tests_of_faith=True,
                 words="checked")  # fmt: skip
    game.do(1, "play 8G LIGHT")
    game.do(0, "ask LIGHT")
    assert asked(game, "tell") == {1: ("answer …", "decline")}
    game.do(1, STORY)
    game.do(0, "vote no")
    assert game.scores[1] == LIGHT


def test_SB_32_among_bots_alone_nobody_asks() -> None:
    players = ["Rosie bot:medium", "Hugo bot:medium"]
    game = table(racks=["LIGHTEE"], players=players, tests_of_faith=True, words="checked")
    game.do(0, "play 8G LIGHT")
    assert game.to_act == (1,) and asked(game, "story") == {}


def test_SB_32_a_bot_does_not_judge_its_own_story_when_no_person_is_left() -> None:
    game = table(racks=["EEEEEEE", "LIGHTEE"], players=["Ada", "Rosie bot:medium"], turn=1, tests_of_faith=True,
                 words="checked")  # fmt: skip
    game.do(1, "play 8G LIGHT")
    game.do(0, "ask LIGHT")
    game.set_bot(0, "medium")
    events = game.do(1, STORY)
    assert of(events, StoryJudged) == StoryJudged(1, "LIGHT", False, 0)
    assert game.scores[1] == LIGHT and game.to_act == (0,)


@pytest.mark.parametrize(("vote", "points"), [("yes", 15), ("no", 0)])
def test_SB_32_a_person_alone_among_bots_tells_and_judges_honestly_and_the_log_marks_it(vote: str, points: int) -> None:
    game = table(racks=["LIGHTEE"], players=ALONE, tests_of_faith=True, words="checked")
    game.do(0, "play 8G LIGHT")
    assert asked(game, "story") == {0: ("accept", "ask LIGHT")}
    game.do(0, "ask LIGHT")
    (prompt,) = game.view(0)["prompts"]
    assert "passages" not in prompt["about"]
    game.do(0, STORY)
    assert asked(game, "own-word") == {0: ("vote yes", "vote no")}
    (prompt,) = game.view(0)["prompts"]
    assert any("Genesis 1:3" in passage for passage in passages(prompt))
    events = game.do(0, f"vote {vote}")
    gained = (points, *[0] * (len(game.scores) - 1)) if points else ()
    assert of(events, StoryJudged) == StoryJudged(0, "LIGHT", points > 0, points, own_word=True, gained=gained)
    assert '"own_word":true' in game.dump()
    assert game.scores[0] == LIGHT + points and game.to_act == (1,)


def test_SB_32_a_person_alone_among_bots_may_leave_it() -> None:
    game = table(racks=["LIGHTEE"], players=ALONE, tests_of_faith=True, words="checked")
    game.do(0, "play 8G LIGHT")
    game.do(0, "accept")
    assert game.scores[0] == LIGHT and game.to_act == (1,)


def test_SB_32_what_others_judged_is_not_marked_as_one_s_own_word() -> None:
    game = told(2)
    events = game.do(1, "vote yes")
    assert not of(events, StoryJudged).own_word


# Around it


def test_SB_17_SB_32_the_story_of_the_last_play_is_heard_before_the_game_ends() -> None:
    game = table({"8G": "LIGH"}, ["T", "EEE"], bag="", tests_of_faith=True)
    game.do(0, "play 8G LIGHT")
    game.do(1, "accept")
    assert under_way(game)
    game.do(1, "ask LIGHT")
    game.do(0, STORY)
    game.do(1, "vote yes")
    assert game.over and game.scores == (9 + 10 + 15 + 3, -3)


def test_SB_32_the_rack_is_filled_before_the_story() -> None:
    game = scored()
    assert "Drew" in happened(game) and len(game.state.racks[0]) == 7


def test_SB_32_the_story_of_a_player_who_leaves_is_not_waited_for() -> None:
    game = scored(3)
    game.do(1, "ask LIGHT")
    game.do(0, "leave")
    assert game.to_act == (1,) and not game.state.prompts


def test_SB_32_AG_4_a_judge_who_leaves_or_gives_the_seat_to_a_bot_has_no_vote() -> None:
    game = told(3)
    game.do(1, "vote no")
    game.do(2, "leave")
    assert game.scores[0] == LIGHT
    game = told(3)
    game.do(1, "vote no")
    game.set_bot(2, "medium")
    assert game.scores[0] == LIGHT
