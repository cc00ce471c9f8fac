"""Messages: refusals, events and questions in the reader's language, with "you" where the reader is meant."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.choice import TILES

import parlour
from parlour import LogError, ParlourError, PositionError, RuleViolation
from parlour.formats import FormatError
from parlour.kernel import i18n
from parlour.kernel.events import Departed
from parlour.kernel.game import Game
from parlour.kernel.i18n import (
    LANGUAGES,
    Reader,
    SeatArg,
    add_locale,
    join,
    listed,
    message,
    render,
    say,
    sentences,
    source,
)
from parlour.kernel.state import State

NBSP = "\N{NO-BREAK SPACE}"
OPENING = "/".join(["15"] * 15) + " ABFHITT/EEHLOY? 0/0 0"
NAMES = ("Ada", "Ben")


def french(text: str) -> str:
    """As one types it: the spaces that French puts before its signs are no-break spaces."""
    for sign in ";:?!»":
        text = text.replace(f" {sign}", f"{NBSP}{sign}")
    return text.replace("« ", f"«{NBSP}")


@pytest.fixture
def game() -> Game[State]:
    """Nothing is played yet; Ada is on turn."""
    return parlour.position(TILES, OPENING, players=["Ada", "Ben"], seed=1)


# Messages and readers


def test_a_message_is_formatted_in_the_readers_language_else_in_english() -> None:
    assert say("kernel-game-over") == say("kernel-game-over", "de") == "The game is over."
    assert say("kernel-game-over", "fr") == "La partie est terminée."


def test_the_reader_is_you_and_everyone_else_has_a_name() -> None:
    resigned = message("kernel-resigned", who=SeatArg(0))
    assert render(resigned, Reader("en", 0, NAMES)) == "You resigned."
    assert render(resigned, Reader("en", 1, NAMES)) == "Ada resigned."
    assert render(resigned, Reader("en", None, NAMES)) == "Ada resigned."
    assert render(resigned, Reader("fr", 0, NAMES)) == "Vous avez abandonné."
    assert render(resigned, Reader("fr", 1, NAMES)) == "Ada a abandonné."


def test_seats_in_a_list_are_names_and_you() -> None:
    waiting = message("kernel-waiting-for", names=listed((SeatArg(0), SeatArg(1))))
    assert render(waiting, Reader("en", 1, NAMES)) == "Waiting for Ada and you."
    assert render(waiting, Reader("fr", None, NAMES)) == "On attend Ada et Ben."


def test_messages_are_arguments_of_messages() -> None:
    error = LogError(3, "kernel-log-empty")
    assert str(error) == "Line 3 of the log: the log is empty"
    assert error.text("fr") == french("Ligne 3 du journal : le journal est vide")


def test_several_sentences_are_joined_by_spaces() -> None:
    over, paused = message("kernel-game-over"), message("kernel-paused")
    assert join((over, paused), Reader()) == render(sentences(over, paused), Reader())
    assert join((over, paused), Reader()) == "The game is over. The game is paused."


def test_an_argument_with_a_text_in_each_language_takes_that_of_the_reader() -> None:
    title = {"en": "Twenty Questions", "fr": "Le Portrait"}
    texts = [say("kernel-no-analysis", language, game=title) for language in ("en", "fr", "de")]
    assert ["Twenty Questions" in texts[0], "Le Portrait" in texts[1], texts[2] == texts[0]] == [True, True, True]


@pytest.mark.parametrize("language", [*LANGUAGES, "de"])
@pytest.mark.parametrize("name", ["{ $who }", "{other} {0}", "-term", "{ kernel-game-over }", "[you] *"])
def test_an_argument_is_never_read_as_fluent(language: str, name: str) -> None:
    """A player may be called anything: what looks like a variable stays as it is."""
    assert name in render(message("kernel-resigned", who=SeatArg(0)), Reader(language, 1, (name, "Ben")))


@pytest.mark.parametrize("number", [0, -1, 1234, 2**63, -(10**30)])
def test_a_number_is_written_without_grouping_however_large(number: int) -> None:
    assert say("kernel-unknown-seat", seat=number, last=1) == f"There’s no seat {number}. Seats go from 0 to 1."


def test_a_message_that_does_not_exist_or_lacks_an_argument_is_a_programmers_error() -> None:
    with pytest.raises(ValueError, match="no message nowhere"):
        say("nowhere")
    with pytest.raises(ValueError, match="kernel-log-line"):
        say("kernel-log-line", line=3)


# Files


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Folders that are added are forgotten afterwards."""
    monkeypatch.setattr(i18n, "_games", dict(i18n._games))
    yield
    i18n._messages.cache_clear()


@pytest.mark.usefixtures("folders")
def test_the_messages_of_a_folder_are_known_once_it_is_added(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("hello = Hello, { $name }.\nonly = Only here.\n", encoding="utf-8")
    (tmp_path / "locale" / "fr.ftl").write_text("hello = Bonjour, { $name }.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no message hello"):
        say("hello", "fr", name="Ada")
    add_locale(tmp_path)
    assert say("hello", "fr", name="Ada") == "Bonjour, Ada."
    assert say("only", "fr") == "Only here."
    assert say("kernel-game-over", "fr") == "La partie est terminée."


@pytest.mark.usefixtures("folders")
def test_a_folder_without_messages_is_no_fault(tmp_path: Path) -> None:
    add_locale(tmp_path)
    assert say("kernel-game-over", "fr") == "La partie est terminée."


@pytest.mark.usefixtures("folders")
def test_a_file_with_a_syntax_error_is_a_fault_that_says_so(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("hello = { $name\n", encoding="utf-8")
    add_locale(tmp_path)
    with pytest.raises(ValueError, match=r"en\.ftl: "):
        say("kernel-game-over")


@pytest.mark.parametrize("key", parlour.game_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_gets_every_message_that_a_table_sends(key: str, language: str) -> None:
    folder = parlour.rules_of(key).folder
    text = source(folder, language)
    assert f"\n{key}-title = " in f"\n{text}" and "\nkernel-resigned =" in f"\n{text}"
    others = [other for other in parlour.game_keys() if parlour.rules_of(other).folder != folder]
    assert not any(f"\n{other}-title" in text for other in others)


@pytest.mark.parametrize("key", parlour.game_keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_are_not_asked_read_what_the_others_have_to_do(key: str, language: str) -> None:
    """Prompts that are hidden from them (AG-1) have no such message."""
    rules = parlour.rules_of(key)
    assert rules.waiting_messages.keys() <= rules.prompts.keys()
    text = f"\n{source(rules.folder, language)}"
    names = listed((SeatArg(0), SeatArg(1)))
    waited_for = {"en": "Waiting for Ada and Ben to ", "fr": " on attend Ada et Ben."}[language]
    for kind, id in rules.waiting_messages.items():
        assert f"\n{id} = " in text, "a client lacks it"
        assert waited_for in render(message(id, names=names), Reader(language, None, NAMES)), kind


# Refusals


@pytest.mark.parametrize(
    ("seat", "command", "rule"),
    [
        (0, "play 8A FAITH", "SB-10"),
        (0, "play 8H FAITHQ", "SB-11"),
        (0, "play 8N FAITH", "SB-11"),
        (0, "play 8H faith", "SB-13"),
        (0, "play 8H FAITH babel fr", "SB-34"),
        (1, "pass", "SB-11"),
        (1, "vote yes", "AG-4"),
        (0, "resume", "AG-6"),
        (0, "back", "AG-5"),
    ],
)
def test_a_refusal_names_its_rule_in_both_languages(game: Game[State], seat: int, command: str, rule: str) -> None:
    with pytest.raises(RuleViolation) as refusal:
        game.do(seat, command)
    assert refusal.value.rule == rule
    assert refusal.value.text("fr") != refusal.value.message
    assert refusal.value.text("de") == refusal.value.text() == refusal.value.message
    assert str(refusal.value) == f"{refusal.value.message} ({rule})"
    assert game.text(refusal.value, 0, "fr") == refusal.value.text("fr")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("", "Tapez une commande."),
        ("x" * 2001, "2001 caractères, c’est trop : une commande en compte 2000 au maximum."),
        ("vote", "Votez pour un seul choix, par exemple « vote yes »."),
        ("pause now", "Tapez « pause » seul, sans « now »."),
    ],
)
def test_a_text_that_is_no_command_is_refused_in_french(game: Game[State], command: str, said: str) -> None:
    with pytest.raises(parlour.CommandError) as refusal:
        game.do(0, command)
    assert refusal.value.text("fr") == french(said)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"word": 1}, "L’option « word » n’existe pas. Choisissez parmi : "),
        ({"preset": "none such"}, "Le préréglage « none such » n’existe pas. Choisissez parmi : classic."),
        ({"it_is_finished": True, "levels": ("expert",)}, "L’option « levels » a 1 valeur pour 2 joueurs."),
        ({"players": 5}, f"{parlour.rules_of(TILES).title['fr']} se joue de 2 à 4 joueurs, pas à 5."),
        ({"players": ["Ada", "bot:wizard"]}, "Le robot « wizard » n’existe pas. Choisissez parmi : "),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_in_french(options: dict[str, object], said: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        parlour.new(TILES, **options)  # type: ignore[call-overload]  # some of it is for other parameters
    assert refusal.value.text("fr").startswith(french(said))


def test_an_unknown_game_is_refused_in_french() -> None:
    with pytest.raises(ParlourError) as refusal:
        parlour.new(TILES[:-1])
    assert refusal.value.text("fr") == french(f"Le jeu « {TILES[:-1]} » n’existe pas. Vouliez-vous dire « {TILES} » ?")


def test_a_log_that_cannot_be_read_is_refused_in_french_with_its_line(game: Game[State]) -> None:
    game.do(0, "pass")
    head, *lines = game.dump().splitlines()
    with pytest.raises(LogError) as refusal:
        parlour.load("\n".join([head, lines[0], "not a line"]))
    assert refusal.value.line == 3
    assert refusal.value.text("fr").startswith(french("Ligne 3 du journal : "))
    assert str(refusal.value).startswith("Line 3 of the log: ")


def test_a_position_that_cannot_be_written_is_refused_in_french(game: Game[State]) -> None:
    game.do(0, "play 8H FAITH")
    with pytest.raises(PositionError) as refusal:
        game.position()
    assert refusal.value.text("fr").startswith("Une question attend sa réponse.")


# Events and questions


def test_an_event_and_the_question_about_it_are_told_to_each_reader(game: Game[State]) -> None:
    played, *_ = game.do(0, "play 8D FAITH")
    assert game.text(played, 0).startswith("You ") and game.text(played, 1).startswith("Ada ")
    assert game.text(played, 0, "fr").startswith("Vous ") and game.text(played, None, "fr").startswith("Ada ")
    (prompt,) = game.state.prompts
    assert "Ada" in game.text(prompt, 1) and game.text(prompt, 1, "de") == game.text(prompt, 1)
    asked, other = (game.view(seat)["prompts"][0] for seat in (1, 0))  # type: ignore[index]  # plain data
    assert game.text(asked, 1) == game.text(prompt, 1)
    assert game.text(other, 0) == "Waiting for Ben to accept or challenge the move."
    assert game.text(other, 0, "fr") == french("Coup à accepter ou à contester : on attend Ben.")


def test_a_message_can_be_sent_as_json() -> None:
    sent = msgspec.json.encode(message("kernel-waiting-for", names=(SeatArg(0),), more=message("kernel-paused")))
    assert sent == b'{"id":"kernel-waiting-for","args":{"names":[{"seat":0}],"more":{"id":"kernel-paused"}}}'


@pytest.mark.parametrize("seed", range(3))
def test_all_that_happens_is_told_in_french_and_in_english(seed: int) -> None:
    game = parlour.new(
        TILES,
        players=["Ada", "Ben", "Cleo"],
        seed=seed,
        bonus="claimed",
        judge="vote",
        tests_of_faith=True,
        good_samaritan=True,
    )
    rng = Random(seed)
    pairs: list[tuple[str, str]] = []
    for _ in range(150):
        if game.over:
            break
        seat = rng.choice(game.to_act)
        command = game.sample(seat, rng)
        try:
            events = game.do(seat, command) if command else ()
        except ParlourError as refusal:
            pairs.append((refusal.text("en"), refusal.text("fr")))
            continue
        pairs += [(game.text(event, seat), game.text(event, seat, "fr")) for event in events]
        pairs += [(game.text(prompt, seat), game.text(prompt, seat, "fr")) for prompt in game.state.prompts]
    assert any(english for english, _ in pairs)
    for english, other in pairs:
        assert bool(english) == bool(other)
        assert not english or english != other


@pytest.mark.parametrize(
    "error",
    [
        ParlourError("kernel-unknown-seat", seat=3, last=1),
        RuleViolation("AG-5", "kernel-no-take-backs"),
        LogError(7, "kernel-bad-name"),
        FormatError(7, "kernel-log-empty"),
    ],
)
def test_an_error_goes_from_process_to_process_as_it_is(error: ParlourError) -> None:
    there = pickle.loads(pickle.dumps(error))
    assert type(there) is type(error) and vars(there) == vars(error)
    assert str(there) == str(error) and there.text("fr") == error.text("fr")


def test_an_event_of_all_games_is_told_without_asking_the_game(game: Game[State]) -> None:
    assert game.text(Departed(1, "left"), 0) == "Ben left the game."
