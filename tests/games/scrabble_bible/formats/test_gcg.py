"""SB-40: GCG files of people and programs are read, and each turn is scored again."""

from __future__ import annotations

import codecs

import pytest
from tests.games.outcomes import under_way
from tests.games.scrabble_bible.formats.records import (
    HEAD,
    LIGHT,
    NAMES,
    SEND,
    TOWS,
    finished,
    letter,
    moves,
    read,
    record,
    table,
)

import parlour
from parlour.formats import FormatError, gcg
from parlour.games.crossword.rules.rack import missing
from parlour.games.scrabble_bible.events import Adjusted
from parlour.games.scrabble_bible.options import PRESETS

BEGINNING = record(LIGHT, TOWS, SEND)


def test_SB_40_a_record_is_a_game_by_classic() -> None:
    game = read(BEGINNING)
    assert [seat.name for seat in game.state.seats] == ["Ada", "Ben"]
    assert game.scores == (23, 14)
    assert not game.over
    assert game.to_act == (1,)
    assert {key: getattr(game.state.options, key) for key in PRESETS["classic"].values} == PRESETS["classic"].values


def test_SB_40_a_record_can_be_played_on_and_kept() -> None:
    game = read(record(LIGHT, TOWS, SEND, "#rack2 AHKRTUV"))
    game.do(1, "play J10 KA")
    assert game.scores == (23, 55)
    assert parlour.load(game.dump()) == game


def test_SB_40_reading_leaves_nothing_to_chance_but_what_comes_after_is() -> None:
    game = read(BEGINNING)
    assert game == read(BEGINNING)
    assert game.head.seed is None


def test_SB_40_who_comes_first_in_the_file_begins() -> None:
    game = read(record("ben EGHILT? 8G LIGHT +18", "ada AHKORSW K8 .OWS +14"))
    assert game.scores == (14, 18)
    assert game.to_act == (1,)


@pytest.mark.parametrize("players", [3, 4])
def test_SB_40_three_and_four_can_play(players: int) -> None:
    nicks = [name.lower() for name in NAMES[:players]]
    head = "".join(f"#player{i} {nick} {nick.title()}\n" for i, nick in enumerate(nicks, 1))
    game = read(record(LIGHT, TOWS, "cleo ?ADEENR 11K .END +5", head=head))
    assert game.scores == (18, 14, 5, 0)[:players]
    assert game.to_act == (3 % players,)


# Headers and notes


@pytest.mark.parametrize(
    "pragma",
    [
        "#title A game among friends",
        "#description",
        "#id org.example game-1",
        "#lexicon NWL23",
        "#incomplete",
        "#game-type classic",
        "#tile-distribution english",
        "#board-layout CrosswordGame",
        "#style modern",
        "#note",
        "#note With one line.",
        "#note With more than one:\n8G is a place, and so is 10H.\n\nAnd that was it.",
        "#note \x0c\x1c\x85\u2028\t“ # > : -- ž \N{SNOWMAN}",
        "#description Of two lines,\nthis being the second.",
        "#- and on",
        "#",
    ],
)
def test_SB_40_headers_and_notes_say_nothing_of_the_game(pragma: str) -> None:
    plain = read(BEGINNING)
    for text in (
        record(LIGHT, pragma, TOWS, SEND),
        record(pragma, LIGHT, TOWS, SEND),
        record(LIGHT, TOWS, SEND, pragma),
        pragma + "\n" + BEGINNING,
    ):
        assert read(text) == plain


def test_SB_40_players_have_a_name_or_a_nick_alone() -> None:
    text = record(LIGHT, TOWS, head="#player1 ada\n#player2 ben Ben  of\tthe Nile\n")
    assert [seat.name for seat in read(text).state.seats] == ["ada", "Ben of the Nile"]


def test_SB_40_a_file_without_players_has_those_who_play() -> None:
    game = read(record(LIGHT, TOWS, head=""))
    assert [seat.name for seat in game.state.seats] == ["ada", "ben"]


def test_SB_40_players_can_be_called_by_their_names() -> None:
    text = record(LIGHT, TOWS, head="#player1 a Ada Light\n#player2 ben Ben\n")
    assert read(text.replace(">ada:", ">Ada Light:")).scores == (18, 14)
    assert read(BEGINNING.replace(">ben:", ">Ben:").replace(">ada:", "> ada :")).scores == (23, 14)


def test_SB_40_names_are_cut_to_what_can_be_shown() -> None:
    text = record(LIGHT, head=f"#player1 ada A\x07{'d' * 50}\n#player2 ben \x01\n")
    assert [seat.name for seat in read(text).state.seats] == ["A" + "d" * 39, "Player 2"]


# Encodings and spaces


@pytest.mark.parametrize(
    ("named", "codec"),
    [
        ("", "utf-8"),
        ("", "iso8859-1"),
        ("", "utf-8-sig"),
        ("", "utf-16"),
        ("UTF-8", "utf-8"),
        ("utf-8", "utf-8"),
        ("UTF-8", "utf-8-sig"),
        ("ISO-8859-1", "iso8859-1"),
        ("ISO8859-15", "iso8859-15"),
        ("windows-1252", "cp1252"),
    ],
)
def test_SB_40_the_encoding_is_the_one_that_is_named(named: str, codec: str) -> None:
    text = (f"#character-encoding {named}\n" if named else "") + record(
        LIGHT, head="#player1 ada Zoë\n#player2 ben Ben\n"
    )
    assert read(text.encode(codec)).state.seats[0].name == "Zoë"


def test_SB_40_an_encoding_is_found_wherever_it_is_named() -> None:
    text = record(LIGHT, head="#player1 ada Żaba\n#Character-Encoding ISO-8859-2\n#player2 ben Ben\n")
    assert read(text.encode("iso8859-2")).state.seats[0].name == "Żaba"


def test_SB_40_text_has_no_encoding_any_more() -> None:
    assert read("\ufeff#character-encoding ISO-8859-1\n" + BEGINNING).scores == (23, 14)


@pytest.mark.parametrize(
    "text",
    [
        BEGINNING.replace("\n", "\r\n"),
        BEGINNING.replace("\n", "\r"),
        BEGINNING.rstrip("\n"),
        BEGINNING + "\n\n",
        BEGINNING.replace("\n", "\n\n"),
        BEGINNING.replace(" ", "\t"),
        BEGINNING.replace(" ", "    "),
        BEGINNING.replace("\n", "  \t\n"),
        BEGINNING.replace("+", "+ ").replace("+ ", "+"),
        BEGINNING.replace("+", ""),
    ],
)
def test_SB_40_ends_of_lines_and_spaces_do_not_matter(text: str) -> None:
    assert read(text) == read(BEGINNING)
    assert read(text.encode()) == read(BEGINNING)


# Plays


@pytest.mark.parametrize("word", [".OWS", "(T)OWS", "[T]OWS", "TOWS", "tOWS", "TOWS*"])
def test_SB_40_letters_that_lie_there_are_dots_or_in_brackets_or_written_out(word: str) -> None:
    game = read(record(LIGHT, f"ben AHKORSW K8 {word} +14"))
    assert moves(game) == moves(read(record(LIGHT, TOWS)))


def test_SB_40_a_place_may_be_written_small_and_words_follow_the_total() -> None:
    text = record(LIGHT, "ben AHKORSW k8 .OWS +14").replace("+14 14", "+14   14  TOWS, and no more")
    assert moves(read(text)) == moves(read(record(LIGHT, TOWS)))


def test_SB_40_a_small_letter_is_a_blank() -> None:
    game = read(record("ada EGHILT? 8G LIGHt +16"))
    assert letter(game, "8K") == "t"


@pytest.mark.parametrize(
    "rack", ["EGHILT?", "TLIHGE?", "GHILT", "", "GHILT??", "?????", "GHILT?????"[:7], "eghiltz", "EGHILTq"]
)
def test_SB_40_racks_may_be_whole_or_in_part_or_unknown(rack: str) -> None:
    game = read(record(f"ada {rack} 8G LIGHT +18", TOWS))
    assert game.scores == (18, 14)
    assert [len(rack) for rack in game.state.racks] == [7, 7]


def test_SB_40_question_marks_for_unseen_tiles_are_no_blanks() -> None:
    game = read(record("ada ?EGHILT 8G LIGHt +16", "ben ?ORSW?? K8 .OWS +12"))
    assert game.scores == (16, 12)


def test_SB_40_a_rack_that_is_told_is_held() -> None:
    game = read(record(LIGHT, TOWS, SEND, "#rack1 QZ", "#rack2 AHKRTUV"))
    assert game.state.racks[1] == "AHKRTUV"
    assert set("QZ") <= set(game.state.racks[0])
    assert len(game.state.racks[0]) == 7


# Other turns


@pytest.mark.parametrize("what", ["-", " - "])
def test_SB_40_a_pass(what: str) -> None:
    game = read(record(f"ada EGHILT? {what} +0", "ben AHKORSW - +0"))
    assert moves(game) == [(0, "pass"), (1, "pass")]
    assert game.state.racks == ("?EGHILT", "AHKORSW")


@pytest.mark.parametrize(("what", "kept"), [("-GHT", "?EIL"), ("-TGH", "?EIL"), ("-7", ""), ("-3", "")])
def test_SB_40_tiles_are_exchanged_by_letter_or_by_number(what: str, kept: str) -> None:
    game = read(record(f"ada EGHILT? {what} +0", TOWS.replace("K8 .OWS +14", "8H WORKS +26")))
    seat, kind, gave = moves(game)[0]
    assert (seat, kind, len(str(gave))) == (0, "exchange", 7 if what == "-7" else 3)
    assert missing(game.state.racks[0], kept) == ""
    assert len(game.state.racks[0]) == 7
    assert game.to_act == (0,)


@pytest.mark.parametrize("points", ["-14", "+0"])
def test_SB_40_a_withdrawn_play(points: str) -> None:
    text = record(LIGHT, TOWS, "ben AHKORSW -- -14", "ada ?AADEEN 7H AE +9")
    game = read(text.replace("-- -14", f"-- {points}"))
    assert game.scores == (27, 0)
    assert (1, "withdrawn") in moves(game)
    assert game.state.racks[1] == "AHKORSW"
    assert letter(game, "9K") == "."


@pytest.mark.parametrize("points", [5, 10, 7, 0, -5])
@pytest.mark.parametrize("rack", ["AHKRTUV", ""])
def test_SB_40_a_challenge_bonus_of_any_size(points: int, rack: str) -> None:
    turns = [LIGHT, TOWS, f"ben {rack} (challenge) {points:+}"]
    for text in (record(*turns), record(*turns, SEND)):
        game = read(text)
        assert game.scores[1] == 14 + points
        assert Adjusted(1, points, "challenge", gained=(0, points) if points else ()) in [
            line.event for line in game.lines
        ]


def test_SB_40_a_challenge_that_was_lost_costs_a_turn_that_is_written_as_a_pass() -> None:
    game = read(record(LIGHT, "ben AHKORSW - +0", "ada ?ADEENR K8 .ARN +8"))
    assert game.scores == (26, 0)


@pytest.mark.parametrize("score", ["-10", "+-10"])
def test_SB_40_overtime_costs_points(score: str) -> None:
    game = read(record(LIGHT, TOWS, "ada  (time) -10").replace("-10", score))
    assert game.scores == (8, 14)


# The end


def opponent(text: str) -> tuple[str, str]:
    """The nick of the player who is not out in a finished two-player game, and the last line."""
    last = text.splitlines()[-1]
    nick = "Ben" if last.startswith(">Ada") else "Ada"
    return nick, last


def total(text: str, nick: str) -> int:
    return int([line for line in text.splitlines() if line.startswith(f">{nick}:")][-1].split()[-1])


def test_SB_40_going_out_gains_twice_the_others_tiles() -> None:
    text = finished()
    game = read(text)
    nick, last = opponent(text)
    assert game.over
    assert game.state.ended == "out"
    assert sorted(game.scores) == sorted((total(text, nick), int(last.split()[-1])))
    assert game.state.options.adjustment == "gain-double"


def test_SB_40_or_gains_them_once_and_the_others_lose_them() -> None:
    text = finished(adjustment="deduct-and-gain")
    foreign = "".join(line + "\n" for line in text.splitlines() if not line.startswith("#parlour"))
    assert foreign != text
    for one in (text, foreign):
        game = read(one)
        assert game.over
        assert game.state.options.adjustment == "deduct-and-gain"
        assert game.scores == tuple(total(text, nick) for nick in NAMES[:2])


def test_SB_40_three_play_until_one_is_out() -> None:
    for adjustment in ("gain-double", "deduct-and-gain"):
        text = finished(3, adjustment=adjustment)
        game = read(text)
        assert game.over
        assert game.scores == tuple(total(text, nick) for nick in NAMES[:3])


def test_SB_40_not_to_challenge_the_last_play_may_be_written_as_a_pass() -> None:
    text = finished()
    nick, last = opponent(text)
    rack = last[last.index("(") + 1 : last.index(")")]
    passed = text.replace(last, f">{nick}: {rack} - +0 {total(text, nick)}\n{last}")
    game = read(passed)
    assert game.over
    assert game.scores == read(text).scores


def test_SB_40_a_last_play_without_an_end_can_still_be_challenged() -> None:
    text = finished()
    game = read(text[: text.rindex(">")])
    assert under_way(game)
    (seat,) = game.to_act
    game.do(seat, "accept")
    assert game.over
    assert game.scores == read(text).scores


def test_SB_40_overtime_and_bonuses_at_the_end_decide_who_wins() -> None:
    text = finished()
    game = read(text)
    assert len(game.winners) == 1
    winner = game.winners[0]
    nick, lost = NAMES[winner], abs(game.scores[0] - game.scores[1]) + 1
    late = read(f"{text}>{nick}: (time) -{lost} {game.scores[winner] - lost}\n")
    assert late.over
    assert late.winners == (1 - winner,)
    assert late.scores[winner] == game.scores[winner] - lost
    other = NAMES[1 - winner]
    bonus = read(f"{text}>{other}: (challenge) +{lost} {game.scores[1 - winner] + lost}\n")
    assert bonus.winners == (1 - winner,)


SIX = ("ada AEILNOU - +0", "ben ?BCDFQZ - +0") * 3


def test_SB_40_six_scoreless_turns_end_the_game_and_all_lose_what_they_have() -> None:
    game = read(record(*SIX, "ada AEILNOU (AEILNOU) -7", "ben ?BCDFQZ (?BCDFQZ) -32"))
    assert game.over
    assert game.state.ended == "scoreless"
    assert game.scores == (-7, -32)
    assert game.winners == (0,)
    assert game.state.options.adjustment == "gain-double"


def test_SB_40_a_withdrawn_play_is_a_scoreless_turn() -> None:
    turns = ("ada EGHILT? 8G LIGHT +18", "ada EGHILT? -- -18", "ben AHKORSW - +0") * 3
    game = read(record(*turns, "ada EGHILT? (EGHILT?) -10", "ben AHKORSW (AHKORSW) -17"))
    assert game.over
    assert game.scores == (-10, -17)


def test_SB_40_the_last_scoreless_turn_may_be_an_exchange() -> None:
    turns = (*SIX[:5], "ben ?BCDFQZ -CDFQZ +0")
    game = read(record(*turns, "ada AEILNOU (AEILNOU) -7", "ben ?ABEEST (?ABEEST) -8"))
    assert game.scores == (-7, -8)
    assert game.state.racks == ("AEILNOU", "?ABEEST")


def test_SB_40_a_player_whose_rack_is_known_needs_no_line_at_the_end() -> None:
    game = read(record(*SIX, "ben ?BCDFQZ (?BCDFQZ) -32").replace("-32 ", "+-32 "))
    assert game.scores == (-7, -32)


# Parlour's own pragmas


def test_SB_40_the_file_may_name_other_options() -> None:
    options = "#parlour options star double-letter-and-word; words checked; word_list LIGHT,TOWS;"
    text = record(options, "ada EGHILT? 8G LIGHT +20", TOWS)
    game = read(text)
    assert game.scores == (20, 14)
    assert game.state.options.word_list == ("LIGHT", "TOWS")
    with pytest.raises(FormatError, match=r"Line 6: SEND isn’t a valid word\. \(SB-2\)"):
        read(text + ">ada: ?ADEENR 11K .END +5 25\n")


def test_SB_40_a_game_may_begin_in_the_middle() -> None:
    game = read(BEGINNING + "#rack1 AEINRST\n#rack2 AHKRTUV\n")
    middle = parlour.position("scrabble-bible", game.position(), players=["Ada", "Ben"], preset="classic", seed=1)
    middle.do(1, "play J10 KA")
    text = gcg.write(middle)
    assert "#parlour start " in text
    again = read(text)
    assert again.scores == (23, 55)
    assert again.state.board == table(middle).board


# Refusals, with the line

WRONG = {
    "no players": ("", 1, "must name two players"),
    "one player": ("#player1 ada Ada\n", 1, "must name two players"),
    "a gap among the players": ("#player1 ada Ada\n#player3 ben Ben\n", 1, "must name two players"),
    "five players": (f"{HEAD}#player5 eve Eve\n", 3, "players 1 to 4"),
    "no nick": ("#player1\n", 1, "#player1 nick name"),
    "a player twice": (f"{HEAD}#player1 cleo Cleo\n", 3, "Player 1 is named twice"),
    "the same nick": ("#player1 ada Ada\n#player2 ada Ben\n", 2, "Two players are called ada"),
    "too many who play": (
        "".join(f">{nick}: - +0 0\n" for nick in "abcde"),
        5,
        "more than 4 players",
    ),
    "words before anything": (f"Dear all,\n{HEAD}", 1, "neither a turn"),
    "words after a turn": (record(LIGHT) + "What a play!\n", 4, "“What a play!” is neither a turn"),
    "somebody else": (record(LIGHT, "cleo AHKORSW K8 .OWS +14"), 4, "“cleo” isn’t one of the players"),
    "no colon": (record(LIGHT) + ">ben AHKORSW K8 .OWS +14 14\n", 4, "Write a turn as"),
    "nothing done": (record(LIGHT) + ">ben: AHKORSW\n", 4, "There’s no move here"),
    "an empty turn": (record(LIGHT) + ">ben:\n", 4, "There’s no move here"),
    "no points": (record(LIGHT) + ">ben: AHKORSW K8 .OWS\n", 4, "“” isn’t a score"),
    "no total": (record(LIGHT) + ">ben: AHKORSW K8 .OWS +14\n", 4, "“” isn’t a score"),
    "points that are none": (record(LIGHT) + ">ben: AHKORSW K8 .OWS +x 14\n", 4, "“+x” isn’t a score"),
    "points beyond measure": (record(LIGHT) + f">ben: AHKORSW K8 .OWS +{'1' * 5000} 14\n", 4, "isn’t a score"),
    "no word": (record(LIGHT) + ">ben: AHKORSW K8\n", 4, "The move has no word"),
    "brackets round nothing": (record(LIGHT) + ">ben: AHKORSW K8 () +0 0\n", 4, "The move has no word"),
    "a place off the board": (record(LIGHT, "ben AHKORSW K16 .OWS +14"), 4, "“K16” isn’t a square on this board"),
    "a word off the board": (record(LIGHT, "ben AHKORSW 8K .OWSAHK +14"), 4, "SB-11"),
    "a letter that is no tile": (record(LIGHT, "ben AHKORSW K8 .ÖWS +14"), 4, "“Ö” isn’t a tile of this set"),
    "a rack of other letters": (record(LIGHT, "ben ÄHKORSW K8 .OWS +14"), 4, "“Ä” isn’t a tile of this set"),
    "another letter there": (record(LIGHT, "ben AHKORSW K8 SOWS +14"), 4, "SB-12"),
    "a dot for nothing": (record(LIGHT, "ben AHKORSW K9 .OWS +14"), 4, "A dot in .OWS stands for a tile"),
    "a dot beyond the board": (record(LIGHT, "ben AHKORSW K8 .OWSAHK.. +14"), 4, "A dot in"),
    "off the star": (record("ada EGHILT? 7G LIGHT +18"), 3, "SB-10"),
    "apart": (record(LIGHT, "ben AHKORSW 1A WORKS +14"), 4, "must connect"),
    "the word runs on": (record(LIGHT, "ben AHKORSW K9 OWS +14"), 4, "The whole word is TOWS"),
    "a wrong score": (record(LIGHT, "ben AHKORSW K8 .OWS +15"), 4, "TOWS scores 14, not 15"),
    "a wrong total": (
        record(LIGHT, TOWS).replace("+14 14", "+14 15"),
        4,
        "The total so far is 14, not 15",
    ),
    "out of turn": (record(LIGHT, "ada AEINRST 7H AE +5"), 4, "It’s Ben’s turn"),
    "too many tiles": (record("ada EGHILTAA 8G LIGHT +18"), 3, "has 8 tiles, but only 7 are possible here"),
    "other tiles": (record(LIGHT, "ben AHKORRS K8 .OWS +14"), 4, "The rack AHKORRS is missing W"),
    "more than the set has": (record("ada QQHILGT 8G LIGHT +18"), 3, "tiles left for the rack GHILQQT: Q"),
    "gone already": (record("ada QI?EILT 8G QI +22", "ben QHKORSW - +0"), 4, "tiles left for the rack HKOQRSW: Q"),
    "racks that exclude each other": (record(LIGHT, "#rack1 QU", "#rack2 QA"), 5, "tiles left for the rack AQ: Q"),
    "the rack of nobody": (record(LIGHT, "#rack3 QU"), 4, "There is no player 3"),
    "an exchange of other tiles": (record("ada EGHILT? -QZ +0"), 3, "The rack ?EGHILT is missing QZ"),
    "an exchange of nothing": (record("ada EGHILT? -0 +0"), 3, "You can’t exchange 0 tiles"),
    "an exchange of eight": (record("ada EGHILT? -8 +0"), 3, "You can’t exchange 8 tiles"),
    "points for a pass": (record("ada EGHILT? - +5"), 3, "scores 0, not 5"),
    "points for an exchange": (record("ada EGHILT? -E +5"), 3, "scores 0, not 5"),
    "nothing to withdraw": (record("ada EGHILT? -- -0"), 3, "no move to withdraw"),
    "withdrawn by another": (record(LIGHT, "ben AHKORSW -- -18"), 4, "no move to withdraw"),
    "withdrawn twice": (
        record(LIGHT, "ada EGHILT? -- -18", "ada EGHILT? -- -18"),
        5,
        "no move to withdraw",
    ),
    "withdrawn for other points": (record(LIGHT, "ada EGHILT? -- -17"), 4, "scored 18, not 17"),
    "the end before the end": (record(LIGHT, "ben AHKORSW (AHKORSW) -16"), 4, "The game isn’t over"),
    "the end and then a turn": (
        record(*SIX, "ada AEILNOU (AEILNOU) -7", "ben ?BCDFQZ - +0"),
        9,
        "but another turn follows",
    ),
    "a turn too many": (record(*SIX, "ada AEILNOU - +0"), 9, "The game is over"),
    "tiles left that count otherwise": (
        record(*SIX, "ada AEILNOU (AEILNOU) -8", "ben ?BCDFQZ (?BCDFQZ) -32"),
        9,
        "Ada gets -7 points",
    ),
    "nobody knows what is left": (
        record(*SIX[:4], "ada AEILNOU -AEI +0", "ben ?BCDFQZ - +0", "ben ?BCDFQZ (?BCDFQZ) -32"),
        9,
        "There’s no line with Ada’s leftover tiles",
    ),
    "left after the exchange what cannot be": (
        record(*SIX[:5], "ben ?BCDFQZ -CDFQZ +0", "ada AEILNOU (AEILNOU) -7", "ben AABEEST (AABEEST) -9"),
        10,
        "The rack can’t be AABEEST after this exchange",
    ),
    "another board": (f"#board-layout SuperCrosswordGame\n{BEGINNING}", 1, "is for another game"),
    "another set": (f"#tile-distribution french\n{BEGINNING}", 1, "is for another game"),
    "another game": (f"#game-type lonify\n{BEGINNING}", 1, "is for another game"),
    "a pragma of ours that is none": (f"{HEAD}#parlour sing\n", 3, "Unknown Parlour pragma"),
    "an option that is none": (f"{HEAD}#parlour options word aloud;\n", 3, "“words”"),
    "an option's value that is none": (f"{HEAD}#parlour options words aloud;\n", 3, "can’t be “aloud”"),
    "an option twice": (f"{HEAD}#parlour options words checked; words checked;\n", 3, "twice"),
    "a position that is none": (f"{HEAD}#parlour start 15/15\n", 3, "needs 15 rows, not 2"),
    "challenged by nobody": (record(LIGHT, "#parlour turn challenged 7;", TOWS), 3, "there’s no such seat"),
    "left by nobody": (record(LIGHT, "#parlour left 2"), 4, "Unknown Parlour pragma"),
}


@pytest.mark.parametrize(("text", "line", "reason"), WRONG.values(), ids=WRONG)
def test_SB_40_what_contradicts_the_rules_or_cannot_be_read_is_refused_with_its_line(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(FormatError) as caught:
        gcg.read(text)
    assert caught.value.line == line
    assert reason in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"#character-encoding klingon\n", 1, "can’t read the encoding “klingon”"),
        (b"\n#character-encoding base64\n", 2, "can’t read the encoding “base64”"),
        (b"#character-encoding idna\n", 1, "can’t read the encoding “idna”"),
        (b"#character-encoding UTF-8\n#player1 ada Ada\n#player2 b\xe9n Ben\n", 3, "says its text is utf-8"),
        (b"#character-encoding ISO-8859-6\n#player1 z\xff\n", 1, "says its text is iso8859-6"),
        (codecs.BOM_UTF16_LE + b"\x00", 1, "says its text is utf-16"),
    ],
)
def test_SB_40_bytes_that_are_no_text_are_refused(data: bytes, line: int, reason: str) -> None:
    with pytest.raises(FormatError) as caught:
        gcg.read(data)
    assert caught.value.line == line
    assert reason in str(caught.value)


def test_SB_40_wrong_ends_are_refused_with_their_line() -> None:
    text = finished()
    count = len(text.splitlines())
    nick, last = opponent(text)
    head, tiles, points, after = last.split("(")[0], last[last.index("(") + 1 : last.index(")")], *last.split()[-2:]
    wrong = f"{head}({tiles}) +{int(points) + 2} {int(after) + 2}"
    with pytest.raises(FormatError, match=f"Line {count}: .* gets {int(points)} points"):
        gcg.read(text.replace(last, wrong))
    fewer = f"{head}({tiles[1:]}) {points} {after}"
    with pytest.raises(FormatError, match=f"Line {count}: The leftover tiles are"):
        gcg.read(text.replace(last, fewer))
    more = f"{head}({tiles}Q) {points} {after}"
    with pytest.raises(FormatError, match=f"Line {count}: "):
        gcg.read(text.replace(last, more))
    with pytest.raises(FormatError, match=f"Line {count + 1}: The game is over"):
        gcg.read(text.replace(last, f">{nick}: - +0 {total(text, nick)}\n>{nick}: -2 +0 {total(text, nick)}"))


def test_SB_40_a_refusal_names_the_rule() -> None:
    with pytest.raises(FormatError) as caught:
        gcg.read(record("ada EGHILT? 7G LIGHT +18"))
    assert caught.value.rule == "SB-10"
    assert caught.value.reason("fr").endswith("(SB-10)")
    assert isinstance(caught.value, parlour.ParlourError)
