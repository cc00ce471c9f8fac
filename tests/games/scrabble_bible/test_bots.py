"""The bots: their plays, their answers, and that they use only their view."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Unpack, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.outcomes import of
from tests.games.scrabble_bible.tables import KEY, BibleGame, Options, Setting, dealt, table

import parlour
from parlour import ParlourError, scripture, words
from parlour.games.crossword.events import Challenged, TurnBegan
from parlour.games.scrabble_bible.bots import bot_knowledge, bot_player, moves
from parlour.games.scrabble_bible.bots.levels import BY_LEVEL, LEVELS
from parlour.games.scrabble_bible.events import BonusChallenged, HelpAsked, Laid, StoryTold, Traded
from parlour.games.scrabble_bible.game import RULES
from parlour.games.scrabble_bible.rules import judge, plays
from parlour.games.scrabble_bible.state import Move
from parlour.games.scrabble_bible.text.notation import Play
from parlour.kernel.bot_driver import let_one_bot_act, play_bots
from parlour.kernel.cast import cast as persons
from parlour.kernel.conformance import combinations
from parlour.kernel.events import Handed, WentBack
from parlour.words.vocabulary import is_everyday

QUICK = LEVELS[:4]
"""Levels that play a whole game quickly."""
OPTIONS = list(combinations(RULES, Random("bots")))
CROSSING = {"8G": "LIGHT", "H8": "IRON"}


def choose(game: BibleGame, seat: int, level: str = "greedy", seed: int = 1) -> str | None:
    return bot_player.bot(level).choose(game.view(seat), Random(seed))


def choices(game: BibleGame, seat: int, level: str, count: int = 40) -> Counter[str | None]:
    return Counter(choose(game, seat, level, seed) for seed in range(count))


def seated(*levels: str) -> list[str]:
    return [f"{name} bot:{level}" for name, level in zip(("Ada", "Ben", "Cleo", "Dan"), levels, strict=False)]


# Whole games


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_bots_play_every_kind_of_game_to_its_end(number: int) -> None:
    game = table_of_bots(number)
    play_bots(game, Random(number))
    assert game.over
    assert sum(game.scores) > 0
    check_behaviour(game)


def table_of_bots(number: int) -> BibleGame:
    """Two to four bots of various levels, by option set."""
    levels = [QUICK[(number + i) % 4] for i in range(2 + number % 3)]
    return cast(BibleGame, parlour.new(KEY, players=seated(*levels), seed=number, **OPTIONS[number]))


def check_behaviour(game: BibleGame) -> None:
    """Checks that hold for bots in every game."""
    levels = [seat.bot for seat in game.head.seats]
    turn, asked = 0, set()
    for event in (line.event for line in game.lines):
        turn += isinstance(event, TurnBegan | WentBack)
        match event:
            case Handed(seat, level):
                levels[seat] = level
            case Laid(seat, move) if levels[seat] and game.state.options.family_words:
                assert moves.is_fit(move)  # AG-8
            case Challenged(by) if levels[by]:
                assert not event.stands
            case HelpAsked(seat) if levels[seat]:
                assert turn not in asked
                asked.add(turn)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_bots_break_no_rule_whatever_people_do(number: int) -> None:
    rng = Random(number)
    people = ["Eve", "Fay"][: 1 + number % 2]
    players = [*people, *seated(QUICK[number % 4], QUICK[(number + 1) % 4])]
    game = cast(BibleGame, parlour.new(KEY, players=players, seed=number, **OPTIONS[number]))
    time, said = 0.0, 0
    for _ in range(250):
        if rng.random() < 0.3 or let_one_bot_act(game, rng, time) is None:
            time += rng.choice((0.1, 1, 30))
            say_something(game, rng, time)
        else:
            said += 1
    assert said >= 10 or game.over
    check_behaviour(game)


def say_something(game: BibleGame, rng: Random, time: float) -> None:
    """A person makes a sampled command, often illegal."""
    seat = rng.choice([i for i, one in enumerate(game.state.seats) if not one.bot] or [0])
    if rng.random() < 0.02:
        game.absent(seat, time)
    command = game.sample(seat, rng)
    if command is not None:
        with suppress(ParlourError):
            game.do(seat, command, time)


def test_the_same_seed_gives_the_same_game_of_bots() -> None:
    game = parlour.new(KEY, players=seated("easy", "medium", "greedy"), seed=5)
    again = parlour.new(KEY, players=seated("easy", "medium", "greedy"), seed=5)
    assert play_bots(game, Random(5)) == play_bots(again, Random(5))
    assert game.dump() == again.dump()


@pytest.mark.parametrize("number", range(0, len(OPTIONS), 3))
def test_AG_1_a_bot_sees_its_view_and_nothing_else(number: int) -> None:
    game, rng = table_of_bots(number), Random(number)
    compared = 0
    while not game.over and compared < 12:
        for seat in game.to_act:
            bot = bot_player.bot(game.state.seats[seat].bot)
            chosen = bot.choose(game.view(seat), Random(compared))
            other = game.copy()
            other.state = game.rules.redeal(game.state, seat, rng)
            view = json.loads(json.dumps(other.view(seat)))
            assert bot.choose(view, Random(compared)) == chosen
            compared += 1
        assert let_one_bot_act(game, rng) is not None


# Strength


@pytest.mark.parametrize(("better", "weaker"), [("greedy", "medium"), ("medium", "easy")])
def test_each_level_beats_the_one_below(better: str, weaker: str) -> None:
    """With fixed seeds. A bot that is no better wins sixteen of these twenty games six times in a thousand; the
    present ones, with 39 and 40 of 40 other games, win fewer less often than that."""
    won = 0.0
    for seed in range(20):
        first = seed % 2
        players = seated(*((better, weaker) if first == 0 else (weaker, better)))
        game = parlour.new(KEY, players=players, seed=seed)
        play_bots(game, Random(seed))
        won += (first in game.winners) / len(game.winners)
    assert won >= 16


@pytest.mark.parametrize("rack", ["AEINRST", "DEGHLOV", "?AELNTV", "QUICKLY", "AAEIIOU"])
@pytest.mark.parametrize("bonus", ["automatic", "claimed"])
def test_greedy_takes_the_highest_score_there_is(rack: str, bonus: str) -> None:
    game = table(CROSSING, [rack], words="checked", bonus=bonus, family_words=False)
    chosen = choose(game, 0)
    assert chosen is not None and chosen.startswith("play ")
    found = [command for command in game.legal(0) if command.startswith("play ")]
    assert _score(game, chosen) >= max(_score(game, command) for command in found)


def _score(game: BibleGame, command: str) -> int:
    play = game.parse(command)
    assert isinstance(play, Play)
    return plays.score_play(game.state, 0, play).score


# Words


def test_SB_24_bots_claim_the_bonuses_that_are_due() -> None:
    game = table({}, ["DGOVLEX"], bonus="claimed", word_list=["GLOVED", "LOVE"], bonus_list=["LOVE"])
    claimed = [choose(game, 0, level) for level in LEVELS]
    assert claimed[2] is not None and "GLOVED" in claimed[2] and "bonus" not in claimed[2]
    only = table({}, ["ELOV"], bonus="claimed", word_list=["LOVE"], bonus_list=["LOVE"])
    for level in LEVELS:
        said = choose(only, 0, level)
        assert said is not None and said.endswith("LOVE bonus LOVE")
        assert of(only.try_out(0, said).events, Laid).move.words[0].bonus == 5


@pytest.mark.parametrize("bonus", ["automatic", "claimed"])
def test_SB_34_greedy_names_the_language_of_a_foreign_word(bonus: str) -> None:
    game = table({}, ["PAIX"], babel=["es", "fr"], words="checked", bonus=bonus, word_list=["AX"])
    said = choose(game, 0)
    assert said is not None and "PAIX" in said and "babel fr" in said
    assert of(game.try_out(0, said).events, Laid).move.babel_bonus == 15
    assert not any("babel" in str(choose(game, 0, level)) for level in ("easy", "medium"))


@pytest.mark.parametrize("level", LEVELS)
def test_AG_8_a_better_word_is_left_if_it_is_unfit(level: str) -> None:
    options: Setting = {"word_list": ["DAMN", "AM", "DAMNS"], "words": "checked", "bag": ""}
    for board, rack in (({}, "DAMN"), ({"8H": "DAMN"}, "AMS")):
        said = choose(table(board, [rack], **options), 0, level)
        assert said is not None and said.endswith(" AM")
        assert any("DAMN" in str(one) for one in choices(table(board, [rack], family_words=False, **options), 0, level))


@given(
    laid=st.sampled_from([word for word in words.compiled("unfit") if 3 <= len(word) <= 6]),
    rack=st.lists(st.sampled_from("AEIORSTNLDUCMKPY?"), min_size=7, max_size=7).map("".join),
)
@settings(max_examples=25, deadline=None)
def test_AG_8_no_candidate_forms_an_unfit_word_across_it(laid: str, rack: str) -> None:
    """What hints, analysis and the stronger bots choose from, on a board where people laid such words."""
    game = table({"8H": laid}, [rack])
    found = bot_knowledge.candidates(bot_knowledge.knowledge_of(game.state, 0), 60)
    formed = [run.word.upper() for one in found if one.move for run in one.move.words]
    assert not any(map(words.unfit, formed))
    for level in ("easy", "medium", "greedy", "hard"):
        said = choose(game, 0, level)
        if said is not None and said.startswith("play"):
            move = of(game.try_out(0, said).events, Laid).move
            assert not any(words.unfit(run.word.upper()) for run in move.words)


PEOPLE = ("easy", "medium")
"""Levels that play like people."""


def laid_by_people(seed: int, *players: str) -> list[tuple[str, str, Move, int]]:
    """A game of bots: name, level, play, and tiles in the bag before it."""
    game = parlour.new(KEY, players=players, seed=seed)
    found = []
    bag = len(game.state.bag)
    while not game.over:
        said = let_one_bot_act(game, Random(f"{seed}/{len(game.lines)}"))  # an illegal command would raise
        assert said is not None
        for event in said.events:
            if isinstance(event, Laid):
                seat = game.state.seats[event.seat]
                found.append((seat.name, seat.bot, event.move, bag))
        bag = len(game.state.bag)
    return found


@given(st.integers(0, 5_000), st.permutations([one.name for one in persons()]), st.permutations(PEOPLE))
@settings(max_examples=6)
def test_easy_and_medium_play_words_that_they_know_and_keep_their_blanks(
    seed: int, names: list[str], levels: list[str]
) -> None:
    for name, level, move, bag in laid_by_people(seed, f"{names[0]} bot:{levels[0]}", f"{names[1]} bot:{levels[1]}"):
        row = BY_LEVEL[level]
        assert row.knows is not None and len(move.word) <= row.longest
        known = moves.vocabulary(row.knows, row.longest, name)
        for formed in move.words:  # the words across, too
            assert formed.word.upper() in known
            assert is_everyday(formed.word.upper())
        blanks = sum(letter.islower() for _, letter in move.laid)
        assert not bag or move.score >= 25 * blanks or bag < 7


def test_bots_know_different_words() -> None:
    for level in PEOPLE:
        row = BY_LEVEL[level]
        assert row.knows is not None
        known = [set(moves.vocabulary(row.knows, row.longest, one.name)) for one in persons()]
        everyone = set.intersection(*known)
        assert all(len(everyone) < 0.95 * len(one) for one in known)
        assert len(set.union(*known)) > 1.05 * max(map(len, known))


@pytest.mark.parametrize("level", PEOPLE)
def test_a_blank_is_kept_for_25_points_while_there_are_tiles_to_draw(level: str) -> None:
    for bag, kept in ((None, True), ("", False)):
        game = table({"8H": "OVER"}, ["?IIUUAA"], bag=bag, words="checked")
        said = [one or "" for one in choices(game, 0, level)]
        assert all("?" not in one for one in said if one.startswith("exchange "))
        words_laid = [one.split()[2] for one in said if one.startswith("play ")]
        assert all(word.isupper() for word in words_laid) == kept


def test_manners_show_in_the_words() -> None:
    game = table({"8G": "LIGHT", "H8": "IRON"}, ["AEINRST"], players=["Praline bot:medium", "Piccolo bot:medium"])
    lengths = {}
    for name in ("Praline", "Piccolo"):
        view = {**game.view(0), "seats": [{**game.view(0)["seats"][0], "name": name}, *game.view(0)["seats"][1:]]}
        said = [bot_player.bot("medium").choose(view, Random(seed)) or "" for seed in range(60)]
        lengths[name] = sum(len(one.split()[2]) for one in said if one.startswith("play ")) / len(said)
    assert lengths["Praline"] > lengths["Piccolo"]


@pytest.mark.parametrize("level", LEVELS)
def test_two_blanks_are_played_too(level: str) -> None:
    game = table({"8H": "LIGHT"}, ["??EINRS"], words="checked")
    said = choose(game, 0, level)
    assert said is not None and said.startswith("play ")
    assert game.do(0, said)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("bag", "expected"),
    [(None, ("exchange",)), ("AE", ("exchange",)), ("", ("pass",))],
)
def test_SB_14_without_a_play_tiles_are_exchanged_as_far_as_the_bag_goes(
    level: str, bag: str | None, expected: tuple[str]
) -> None:
    game = table(CROSSING, ["CCFFVVW"], bag=bag, word_list=["LIGHT", "IRON"])
    said = choose(game, 0, level)
    assert said is not None and said.startswith(expected)
    if bag:
        assert len(said.removeprefix("exchange ")) <= len(bag)
    game.do(0, said)


def test_greedy_exchanges_when_it_pays() -> None:
    game = table({"8H": "AA"}, ["IIIIIUU"])
    assert str(choose(game, 0)).startswith("exchange")
    late = table({"8H": "AA"}, ["IIIIIUU"], bag="EE")
    assert str(choose(late, 0)).startswith("play")


# Answers


def laid(word: str, level: str = "greedy", **options: Unpack[Options]) -> BibleGame:
    """A person has played this word, and a bot may challenge."""
    game = dealt({0: word.split()[0]}, players=["Ada", f"Rosie bot:{level}"], **options)
    game.do(0, f"play 8H {word}")
    return game


def test_SB_16_who_challenges_what_is_no_word() -> None:
    assert set(choices(laid("XQZV"), 1, "greedy")) == {"challenge"}
    assert set(choices(laid("XQZV"), 1, "medium")) == {"challenge", "accept"}
    assert set(choices(laid("XQZV"), 1, "easy")) == {"accept"}


def test_SB_16_medium_accepts_plausible_words() -> None:
    assert "ASAP" not in judge.graph(table().state.options)
    assert set(choices(laid("ASAP"), 1, "greedy")) == {"challenge"}
    assert set(choices(laid("ASAP"), 1, "medium")) == {"accept"}


@pytest.mark.parametrize("level", LEVELS)
def test_SB_16_nobody_challenges_a_word(level: str) -> None:
    assert set(choices(laid("AALIIS"), 1, level)) == {"accept"}
    assert set(choices(laid("XQZV", word_list="any"), 1, level)) == {"accept"}


def test_SB_34_greedy_knows_the_languages_that_are_agreed() -> None:
    game = dealt({0: "AIPX"}, players=["Ada", "Rosie bot:greedy"], babel=["fr"])
    game.do(0, "play 8H PAIX babel fr")
    assert choose(game, 1) == "accept"


@pytest.mark.parametrize("level", LEVELS)
def test_SB_16_a_bot_waits_for_the_window_of_people(level: str) -> None:
    game = dealt({0: "AET"}, players=["Ada", f"Rosie bot:{level}", "Cleo"])
    game.do(0, "play 8H TEA")
    game.do(1, "accept")
    assert choose(game, 1, level) is None
    assert let_one_bot_act(game, Random(1)) is None


def test_a_bot_answers_what_is_asked_when_it_speaks_not_what_was() -> None:
    game = dealt({0: "AET"}, players=["Ada", "Rosie bot:greedy", "Cleo"])
    game.do(0, "play 8H TEA", at=1.0)
    said = let_one_bot_act(game, Random(1), at=100.0)
    assert said is not None and said.seat == 1 and said.command.startswith(("play", "exchange"))


def test_SB_24_a_bonus_that_is_not_due_is_challenged_once() -> None:
    game = laid("MONKEY bonus MONKEY", bonus="claimed")
    play_bots(game, Random(1))
    rulings = [line.event for line in game.lines if isinstance(line.event, BonusChallenged)]
    assert [(one.word, one.stands) for one in rulings] == [("MONKEY", False)]
    assert choose(laid("LIGHT bonus LIGHT", bonus="claimed"), 1) == "accept"
    assert set(choices(laid("MONKEY bonus MONKEY", bonus="claimed"), 1, "easy")) == {"accept"}


def test_SB_24_what_people_vote_on_is_left_to_people() -> None:
    game = dealt({0: "MONKEY"}, players=["Ada", "Rosie bot:greedy", "Cleo"], bonus="claimed", judge="vote")
    game.do(0, "play 8H MONKEY bonus MONKEY")
    assert choose(game, 1) == "accept"


@pytest.mark.parametrize("level", LEVELS)
def test_AG_5_a_take_back_is_granted(level: str) -> None:
    game = laid("TEA", level)
    game.do(0, "back")
    assert set(choices(game, 1, level)) == {"accept"}


@pytest.mark.parametrize("level", LEVELS)
def test_AG_6_nobody_plays_on_in_a_pause(level: str) -> None:
    game = dealt(players=[f"Ada bot:{level}", "Ben"])
    game.do(1, "pause")
    assert game.state.paused_at is not None
    assert choose(game, 0, level) is None


@pytest.mark.parametrize("level", LEVELS)
def test_SB_32_a_bot_asked_for_a_story_quotes_a_verse(level: str) -> None:
    game = dealt({0: "DEOV"}, players=[f"Rosie bot:{level}", "Ben"], tests_of_faith=True)
    game.do(0, "play 8H DOVE")
    game.do(1, "accept")
    game.do(1, "ask DOVE")
    said = choices(game, 0, level)
    assert said["answer It is written in Genesis 8:11: " + _verse("DOVE")] > 0
    assert ("decline" in said) == (level == "easy")
    play_bots(game, Random(4))
    assert game.state.prompt("tell") is None


def _verse(word: str) -> str:
    return scripture.passages(word)[0].text


def test_SB_32_a_foreign_word_is_told_by_what_it_means() -> None:
    game = dealt({0: "AIPX"}, players=["Rosie bot:greedy", "Ben"], tests_of_faith=True, babel=["fr"])
    game.do(0, "play 8H PAIX babel fr")
    game.do(1, "accept")
    game.do(1, "ask PAIX")
    (said,) = play_bots(game, Random(1))
    assert "peace" in of(said.events, StoryTold).text.lower()


def test_SB_32_AG_8_a_verse_with_unfit_words_is_not_quoted() -> None:
    for word in ("ASS", "BASTARD", "HELL", "HARLOT", "WHORE"):
        game = table({}, ["E"], players=seated("greedy", "greedy"), bonus_list=[word])
        prompt = _question("tell", ["answer …", "decline"], "decline", {"seat": 0, "word": word})
        view = {**game.view(0), "prompts": [prompt]}
        said = bot_player.bot("greedy").choose(view, Random(1))
        assert said is not None
        assert not any(words.unfit(words.fold(part)) for part in said.split())


def _question(kind: str, answers: list[str], silence: str, about: dict[str, object]) -> dict[str, object]:
    return {
        "number": 1,
        "kind": kind,
        "asks_you": True,
        "answers": answers,
        "silence": silence,
        "until": None,
        "waiting_for": [0],
        "about": about,
    }


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("kind", "answers", "silence", "expected"),
    [
        ("pause", ["accept", "decline"], "decline", "accept"),
        ("story", ["accept", "ask DOVE"], "accept", "accept"),
        ("judge-story", ["vote yes", "vote no"], "vote yes", "vote yes"),
        ("judge-bonus", ["vote yes", "vote no"], "vote yes", "vote yes"),
        ("own-word", ["vote yes", "vote no"], "vote no", "vote no"),
        ("absent", ["vote wait", "vote bot", "vote leave"], "vote wait", "vote wait"),
        ("shield", ["shield save", "decline"], "decline", "decline"),
        ("riddle", ["say …", "guess ONE", "guess TWO"], "", "guess ONE"),
        ("speech", ["say …"], "", "say …"),
    ],
)
def test_AG_4_questions_that_are_not_for_bots_get_an_answer_all_the_same(
    level: str, kind: str, answers: list[str], silence: str, expected: str
) -> None:
    prompt = _question(kind, answers, silence, {"seat": 1, "word": "DOVE"})
    view = {**table({}, ["ABC"]).view(0), "prompts": [prompt]}
    assert bot_player.bot(level).choose(view, Random(1)) == expected


def asking_for_help(level: str, **options: Unpack[Options]) -> BibleGame:
    players = ["Ada", f"Rosie bot:{level}"]
    return table(CROSSING, ["CCFFVVW", "AEINRST"], players=players, good_samaritan=True, **options)


def test_SB_33_who_helps() -> None:
    for level, expected in (("easy", "offer"), ("medium", "offer"), ("greedy", "decline")):
        game = asking_for_help(level)
        game.do(0, "help")
        assert set(choices(game, 1, level)) == {expected}


def test_SB_33_greedy_helps_whom_it_owes() -> None:
    game = table(
        CROSSING,
        ["AEINRST", "CCFFVVW"],
        players=["Ada", "Rosie bot:greedy"],
        good_samaritan=True,
        turn=1,
        word_list=["LIGHT", "IRON"],
    )
    assert choose(game, 1) == "help"
    game.do(1, "help")
    assert choose(game, 1) is None
    game.do(0, "offer")
    said = play_bots(game, Random(1))
    assert [one.command for one in said[:2]] == ["take 0", "trade V>S"]
    assert any(isinstance(line.event, Traded) for line in game.lines)
    assert said[2].command.startswith("exchange") and len(said) == 3
    game.do(0, "help")
    assert choose(game, 1) == "offer"


@pytest.mark.parametrize("level", LEVELS)
def test_SB_33_a_bot_that_nobody_helps_goes_on(level: str) -> None:
    game = table(
        CROSSING,
        ["CCFFVVW"],
        players=[f"Rosie bot:{level}", "Ben"],
        good_samaritan=True,
        word_list=["LIGHT", "IRON"],
    )
    assert [one.command for one in play_bots(game, Random(1))] == ["help"]
    game.do(1, "decline")
    assert choose(game, 0, level, 1) not in (None, "help")


@pytest.mark.parametrize("level", LEVELS)
def test_SB_33_a_bot_asks_nobody_who_may_never_answer(level: str) -> None:
    game = table(CROSSING, ["CCFFVVW"], good_samaritan=True, answer_time=None, word_list=["LIGHT", "IRON"])
    assert choose(game, 0, level) != "help"


def test_SB_33_a_worse_tile_is_not_taken() -> None:
    game = table(CROSSING, ["?S", "VV"], players=["Rosie bot:greedy", "Ben"], good_samaritan=True)
    game.do(1, "offer")
    said = play_bots(game, Random(1))
    assert [one.command for one in said[:2]] == ["take 1", "decline"]


@pytest.mark.parametrize("level", LEVELS)
def test_AG_3_a_bot_that_takes_a_seat_answers_for_it(level: str) -> None:
    game = dealt({0: "DEOV"}, players=["Ada", "Ben"], tests_of_faith=True)
    game.do(0, "play 8H DOVE")
    game.do(1, "accept")
    game.do(1, "ask DOVE")
    events = game.set_bot(0, level)
    assert isinstance(events[0], Handed)
    assert str(choose(game, 0, level, 3)).startswith(("answer ", "decline"))


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match="easy, medium, greedy, hard, expert"):
        bot_player.bot("wizard")
