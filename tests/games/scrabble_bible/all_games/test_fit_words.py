"""AG-8: words fit for the table, shown on SCRABBLE Bible Edition."""

from tests.games.scrabble_bible.tables import dealt, table

from parlour import words


def test_AG_8_the_family_s_words_are_an_option_that_is_on() -> None:
    assert dealt().state.options.family_words
    assert not dealt(family_words=False).state.options.family_words


def test_AG_8_people_may_lay_such_words_if_the_list_has_them() -> None:
    assert words.unfit("DAMN")
    game = table(racks=["DAMNEEE"], words="checked", family_words=True)
    game.do(0, "play 8G DAMN")
    assert game.state.standing == "stands"


def test_AG_8_the_words_of_faith_are_fit() -> None:
    assert not [word for word in ("LAMB", "HOLY", "GRACE", "FAITH", "JESUS") if words.unfit(word)]
