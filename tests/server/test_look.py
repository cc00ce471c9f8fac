"""“Look it up”: verdicts, verses, kin, connections, and who may not ask while a game is running."""

from itertools import permutations
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.running import KEY, Server

from parlour import words
from parlour.scripture.episode_table import title_at
from parlour.server.lookup import scripture_lookup

EXAMPLES = settings.default.max_examples if settings.default else 60


def look(server: Server, word: str, query: str = "", **headers: str) -> Any:
    answer = server.get(f"/api/look/{quote(word, safe='')}{query}", **headers)
    assert answer.status == 200, answer
    return answer.data


def rulings(found: Any, book: str) -> dict[str, tuple[bool, str]]:
    """The verdict of the game with that rule prefix on the word."""
    verdict = next(one for one in found["verdicts"] if one["rulings"][0]["rule"].startswith(f"{book}-"))
    return {one["rule"]: (one["yes"], one["sentence"]) for one in verdict["rulings"]}


# A word


def test_SB_2_and_SB_23_a_word_of_faith_is_acceptable_and_earns_a_bonus(server: Server) -> None:
    said = rulings(look(server, "dove"), "SB")
    assert said["SB-2"] == (True, "Valid: it’s in the English word list.")
    assert said["SB-23"] == (True, "Bonus: +5. It’s a word of faith.")
    assert rulings(look(server, "MONKEY"), "SB")["SB-23"][0] is False


def test_SB_34_a_word_of_another_language_says_which_word_it_stands_for(server: Server) -> None:
    said = rulings(look(server, "paix", "?language=fr"), "SB")
    assert said["SB-2"][0] is False
    assert said["SB-34"] == (True, "In French it means PEACE: +15 with The Tower of Babel.")


def test_TO_1_the_dictionaries_of_both_languages_are_asked(server: Server) -> None:
    assert rulings(look(server, "SURVIVED"), "TO")["TO-1"][0]
    assert not rulings(look(server, "MONKEY"), "TO")["TO-1"][0]
    french = look(server, "survécurent", "?language=fr&lang=fr")
    assert french["word"] == "SURVECURENT"
    assert rulings(french, "TO")["TO-1"] == (
        True,
        "Valable\N{NO-BREAK SPACE}: il est dans le dictionnaire français du jeu.",
    )


def test_a_word_and_a_name_come_with_their_definitions(server: Server) -> None:
    lamb = look(server, "LAMBS")["definitions"]
    assert {"kind": "noun", "name": "LAMB", "text": "young sheep"} in lamb
    ruth = look(server, "RUTH", "?lang=fr")["definitions"]
    assert [one["kind"] for one in ruth] == ["noun", "book", "person"]
    assert ruth[2]["text"].startswith("Moabite qui resta avec Naomi")
    assert look(server, "MOÏSE", "?language=fr")["definitions"][0]["name"] == "Moses"


def test_AG_8_an_unfit_word_comes_without_a_definition(server: Server) -> None:
    found = look(server, "DAMN")
    assert found["fit"] is False
    assert found["definitions"] == []


def test_TO_34_a_name_says_of_which_kinds_it_is(server: Server) -> None:
    found = look(server, "RUTH")
    verdict = next(one for one in found["verdicts"] if one["rulings"][0]["rule"] == "TO-1")
    sentences = [one["sentence"] for one in verdict["rulings"]]
    assert "Counts double as a book of the Bible." in sentences
    assert "Counts double as a Bible character." in sentences
    assert [claim["sentence"] for claim in found["claims"]] == ["RUTH is a book of the Bible: Ruth."]


def test_TO_35_each_speaker_is_listed_once_and_says_the_word_itself(server: Server) -> None:
    said = [claim["sentence"] for claim in look(server, "LEFT")["claims"]]
    assert said == [
        "Jesus says LEFT: Matthew 6:3.",
        "Martha says LEFT: Luke 10:40.",
        "The servant of Abraham says LEFT: Genesis 24:49.",
    ]


def test_TO_50_the_stories_of_a_word_are_listed_in_the_readers_language(server: Server) -> None:
    (ladder,) = look(server, "ladder")["stories"]
    assert (ladder["reference"], ladder["people"]) == ("Genesis 28:10–22", ["God", "Jacob"])
    (french,) = look(server, "échelle", "?language=fr&lang=fr")["stories"]
    assert french["reference"] == "Genèse 28:10–22" and french["title"] != ladder["title"]
    found = look(server, "GOD")
    assert len(found["stories"]) == 8 < found["story_count"]
    assert look(server, "monkey")["stories"] == []


@pytest.mark.parametrize(
    ("word", "rule", "yes"),
    [("CATCH", "MO-20", True), ("MAKING", "MO-22", False), ("PARIS", "MO-21", False), ("NATO", "MO-21", False)],
)
def test_MO_22_a_race_says_whether_a_word_counts_and_by_which_rule(
    server: Server, word: str, rule: str, yes: bool
) -> None:
    assert rulings(look(server, word), "MO")[rule][0] is yes


def test_MO_32_a_title_counts_where_its_theme_is_played(server: Server) -> None:
    found = look(server, "the lion king")
    assert (found["word"], found["written"], found["themes"]) == ("THELIONKING", "The Lion King", ["films"])
    assert rulings(found, "MO")["MO-21"] == (False, "The Lion King isn’t a single word. Use letters only.")
    assert rulings(found, "MO")["MO-32"][0]


def test_a_form_leads_to_its_word(server: Server) -> None:
    found = look(server, "spake")
    assert found["bases"] == ["SPEAK"]
    assert "It’s an old form of the verb SPEAK." in found["kinds"]


def test_AG_8_an_unfit_word_is_said_to_be_one_and_never_proposed(server: Server) -> None:
    assert look(server, "DAMN")["fit"] is False
    unknown = look(server, "DAMNN")
    assert not unknown["known"]
    assert "DAMN" not in unknown["near"]


def test_an_unknown_word_has_neighbours_and_may_be_of_the_other_language(server: Server) -> None:
    found = look(server, "SHEPERD")
    assert not found["known"]
    assert found["near"] == ["SHEPHERD"]
    assert not found["elsewhere"]
    assert look(server, "mangeâmes")["elsewhere"]


# Verses


def test_verses_have_their_words_marked_and_come_in_pages(server: Server) -> None:
    first = look(server, "LIGHT")["verses"]
    for verse in first["verses"]:
        marked = {verse["text"][start:end].upper() for start, end in verse["marks"]}
        assert marked
        assert all(word.startswith("LIGHT") for word in marked)
    seen = [verse["reference"] for verse in first["verses"]]
    while len(seen) < first["total"]:
        page = look(server, "LIGHT", f"/verses?skip={len(seen)}")
        assert page["verses"]
        seen += [verse["reference"] for verse in page["verses"]]
    assert len(set(seen)) == first["total"] == sum(book["count"] for book in first["books"])


def test_verses_of_one_book_only(server: Server) -> None:
    page = look(server, "LIGHT", "/verses?book=1&lang=fr")
    assert page["total"] == 11
    assert all(verse["reference"].startswith("Genèse ") for verse in page["verses"])


def test_a_french_word_is_shown_where_its_english_words_stand(server: Server) -> None:
    found = look(server, "Colombe", "?language=fr&lang=fr")
    assert found["english"] == ["DOVE"]
    assert found["verses"]["total"] == look(server, "DOVE")["verses"]["total"]


# Persons


def test_a_person_has_parents_partners_and_children_each_with_a_verse(server: Server) -> None:
    obed = look(server, "OBED")["persons"][0]
    assert [(kin["name"], kin["relation"]) for kin in obed["parents"]] == [("Boaz", "father"), ("Ruth", "mother")]
    (household,) = obed["households"]
    assert household["partner"] is None
    assert [(kin["name"], kin["relation"], kin["reference"]) for kin in household["children"]] == [
        ("Jesse", "son", "Ruth 4:17")
    ]


def test_children_are_told_with_the_parent_whose_they_are_too(server: Server) -> None:
    ruth = look(server, "RUTH", "?lang=fr")["persons"][0]
    assert [
        (household["partner"]["name"], household["partner"]["relation"], [kin["name"] for kin in household["children"]])
        for household in ruth["households"]
    ] == [("Machlon", "mari", []), ("Boaz", "mari", ["Obed"])]
    jacob = look(server, "JACOB")["persons"][0]
    children = {one["partner"]["name"]: {kin["name"] for kin in one["children"]} for one in jacob["households"]}
    assert children["Rachel"] == {"Joseph", "Benjamin"}
    assert len(children["Leah"]) == 7


def test_brothers_and_sisters_are_told_half_ones_too(server: Server) -> None:
    moses = look(server, "MOSES")["persons"][0]
    assert {kin["name"]: kin["relation"] for kin in moses["siblings"]} == {"Aaron": "brother", "Miriam": "sister"}
    ishmael = look(server, "ISHMAEL")["persons"][0]
    assert ("Isaac", "half-brother") in {(kin["name"], kin["relation"]) for kin in ishmael["siblings"]}
    martha = look(server, "MARTHA", "?lang=fr")["persons"][0]
    assert {(kin["name"], kin["relation"]) for kin in martha["siblings"]} == {("Marie", "sœur"), ("Lazare", "frère")}


def test_namesakes_are_counted_and_not_all_told(server: Server) -> None:
    found = look(server, "ZECHARIAH")
    assert found["namesakes"] > len(found["persons"]) == 12


# Two words


def test_TO_50_two_words_are_connected_best_first_with_the_words_marked(server: Server) -> None:
    found = look(server, "GOD", "/with/light")
    best = found["proofs"][0]
    assert (best["kind"], best["sentence"]) == ("same-verse", "GOD and LIGHT appear in the same verse: Genesis 1:3.")
    verse = best["verses"][0]
    assert [verse["text"][start:end] for start, end in verse["marks"]] == ["God", "light", "light"]


def test_no_proof_says_less_than_one_before(server: Server) -> None:
    """Each passage is shown once, and none is part of one before it."""
    proofs = look(server, "DAVID", "/with/SAUL")["proofs"]
    shown = [frozenset(verse["reference"] for verse in proof["verses"]) for proof in proofs]
    told = [verses for verses, proof in zip(shown, proofs, strict=True) if proof["kind"] in ("same-verse", "episode")]
    assert len(told) >= 3
    assert not [later for place, later in enumerate(told) if any(later <= before for before in told[:place])]


@pytest.mark.parametrize(("one", "other"), [("GOD", "CARMEL"), ("GOD", "LABAN"), ("JESUS", "NOAH")])
def test_no_proof_is_listed_twice(server: Server, one: str, other: str) -> None:
    """Persons and senses that share a spelling have proofs of their own: no verse, story or claim comes again."""
    proofs = look(server, one, f"/with/{other}")["proofs"]
    verses = [verse["reference"] for proof in proofs for verse in proof["verses"]]
    assert len(proofs) > 2 and len(set(verses)) == len(verses)
    claims = [(proof["kind"], proof["title"] or proof["sentence"].partition(":")[0]) for proof in proofs]
    assert len(set(claims)) == len(claims)


def test_TO_36_kin_are_told_with_their_chain(server: Server) -> None:
    found = look(server, "RUTH", "/with/DAVID?lang=fr")
    assert found["kin"][0]["claim"] == "Ruth est l’arrière-grand-mère de David"
    assert len(found["kin"][0]["steps"]) == 3


def test_kin_are_told_of_the_same_two_persons(server: Server) -> None:
    claims = [one["claim"] for one in look(server, "JACOB", "/with/LEAH")["kin"]]
    assert claims == ["Jacob is the husband of Leah", "Jacob is the cousin of Leah"]


def test_TO_50_what_may_not_be_connected_is_said(server: Server) -> None:
    found = look(server, "GOD", "/with/GODS")
    assert found["barred"] == "GOD and GODS are the same word, so they can’t be linked."
    assert not found["proofs"]
    rulebook = server.get(f"/api/games/{found['rule_of']}/rulebook").data
    assert found["rule"] in [section["id"] for section in rulebook["sections"]]


def test_a_connection_that_nothing_bars_names_no_rule(server: Server) -> None:
    found = look(server, "GOD", "/with/light")
    assert (found["barred"], found["rule"], found["rule_of"]) == ("", "", "")


def test_words_that_nothing_connects_are_shown_where_they_come_nearest(server: Server) -> None:
    found = look(server, "MONEY", "/with/STONES")
    assert not found["proofs"]
    assert found["nearest"][0]["apart"] == 0
    assert [verse["reference"] for verse in found["nearest"][0]["verses"]] == ["1 Kings 21:15"]


# AG-7


def test_AG_7_a_seat_of_a_running_game_may_not_look_up(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    code = server.get(f"/api/tables/{id}").data["code"]
    for path in ("/api/look/DOVE", "/api/look/DOVE/verses", "/api/look/DOVE/with/ARK"):
        answer = server.get(path, Parlour_Seats=f"nonsense, {tokens[1]}")
        assert (answer.status, answer.data["rule"]) == (409, "AG-7")
        assert code in answer.data["text"]["en"]
        assert code in answer.data["text"]["fr"]
    state = server.get("/api/look", Parlour_Seats=tokens[0]).data
    assert not state["open"]
    assert [table["id"] for table in state["closed_by"]] == [id]


def test_AG_7_it_is_open_when_the_game_is_over(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben")
    with server.device(id, tokens[0]) as ada:
        assert ada.do("resign")["type"] == "done"
    assert server.get("/api/look", Parlour_Seats=",".join(tokens)).data == {"open": True, "closed_by": []}
    assert look(server, "DOVE", Parlour_Seats=tokens[0])["known"]


@pytest.mark.parametrize("aids", ["look-up", "hints"])
def test_AG_7_it_is_open_where_the_table_allows_it(server: Server, aids: str) -> None:
    _, tokens = server.table("Ada", "Ben", aids=aids)
    assert look(server, "DOVE", Parlour_Seats=tokens[0])["known"]


def test_AG_7_it_is_open_beside_a_bot_before_play_and_to_those_who_hold_no_seat(server: Server) -> None:
    _, beside_a_bot = server.beside_a_bot()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    gathering = server.post("/api/tables", {"game": KEY, "seats": seats}).data["tokens"][0]["token"]
    for tokens in (beside_a_bot, gathering, "", ",,", "a.0.1.b"):
        assert server.get("/api/look", Parlour_Seats=tokens).data["open"]
        assert look(server, "DOVE", Parlour_Seats=tokens)["known"]


# Anything at all


@pytest.mark.parametrize("path", ["/api/look/A", "/api/look/%20%20", "/api/look/123", "/api/look/DOVE/with/1"])
def test_what_is_no_word_is_refused_with_a_reason(server: Server, path: str) -> None:
    answer = server.get(path)
    assert answer.status == 400
    assert "two letters" in answer.data["text"]["en"]


@pytest.mark.parametrize(
    "path",
    [
        f"/api/look/{'A' * 81}",
        "/api/look/DOVE?language=de",
        "/api/look/DOVE?lang=xx",
        "/api/look/DOVE/verses?skip=-1",
        "/api/look/DOVE/verses?book=67",
        "/api/look/DOVE/verses?skip=x",
    ],
)
def test_what_does_not_fit_is_refused(server: Server, path: str) -> None:
    assert server.get(path).status == 400


anything = st.text(max_size=90) | st.sampled_from(
    ("DOVE", "Œuvre", "Moïse", "the", "ﬁsh", "ẞẞẞẞ", "É", "\u202e\u0000ab")
)


@settings(max_examples=EXAMPLES * 2, suppress_health_check=list(HealthCheck))
@given(
    word=anything,
    other=anything,
    language=st.sampled_from(("en", "fr")),
    lang=st.sampled_from(("en", "fr")),
    skip=st.integers(0, 40_000),
    book=st.integers(0, 66),
    seats=st.text(
        st.characters(min_codepoint=32, max_codepoint=126) | st.characters(min_codepoint=160, max_codepoint=255)
    ),
)
def test_no_word_breaks_it(
    server: Server, word: str, other: str, language: str, lang: str, skip: int, book: int, seats: str
) -> None:
    one, two = (quote(text, safe="", errors="surrogatepass") for text in (word, other))
    asked = f"language={language}&lang={lang}"
    for path in (f"{one}?{asked}", f"{one}/with/{two}?{asked}", f"{one}/verses?{asked}&skip={skip}&book={book}"):
        answer = server.get(f"/api/look/{path}", Parlour_Seats=seats.strip())
        assert answer.status < 500, answer
        assert answer.status == 200 or set(answer.data["text"]) == {"en", "fr"}


# Words on the board


def test_AG_7_a_word_on_the_board_is_explained_where_that_tells_nobody_too_much(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben", words="checked", bonus_list="strict")
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    assert server.get(f"/api/tables/{id}/words/DOVE").status == 404
    with server.device(id, tokens[turn]) as player:
        word = first_word(server.get(f"/api/tables/{id}/view", tokens[turn]).data["rack"])
        player.do(f"play 8H {word}")
    told = server.get(f"/api/tables/{id}/words/{word}")
    assert told.status == 200 and told.data["word"] == word
    assert server.get(f"/api/tables/{id}/words/DOVE").status == 404
    assert server.get(f"/api/tables/{id}/words/!").status == 400


@pytest.mark.parametrize("word", ["ARMOUR", "DAVID", "DOVE", "FAITH", "SHEPHERDS"])
def test_the_story_of_a_played_word_is_the_one_in_which_its_verse_is(word: str) -> None:
    verse, story = scripture_lookup.verse_and_story(word, "en", "en")
    assert verse and story and verse.marks
    assert title_at(verse.reference) == story.title


@pytest.mark.parametrize("word", ["LIGHTER", "WOUND", "LEFT"])
def test_a_played_word_is_shown_as_it_stands_before_its_forms(word: str) -> None:
    """LIGHTER is not explained by “great lights”, nor by “he lighted upon a certain place”."""
    verse, _ = scripture_lookup.verse_and_story(word, "en", "en")
    assert verse and word.lower() in {verse.text[start:end] for start, end in verse.marks}


def test_AG_7_without_aids_a_word_that_may_be_challenged_is_not_explained(server: Server) -> None:
    id, tokens = server.table("Ada", "Ben", words="challenge", aids="none", bonus_list="none")
    turn = server.get(f"/api/tables/{id}/view", tokens[0]).data["turn"]
    with server.device(id, tokens[turn]) as player:
        word = first_word(server.get(f"/api/tables/{id}/view", tokens[turn]).data["rack"])
        player.do(f"play 8H {word}")
    assert server.get(f"/api/tables/{id}/words/{word}").status == 404


def first_word(rack: str) -> str:
    """A word of two or three letters that the rack can spell."""
    for count in (2, 3):
        for letters in permutations(rack.replace("?", ""), count):
            word = "".join(letters)
            if word in words.english():
                return word
    raise AssertionError(rack)
