"""Refusals, events and questions in the reader's language."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.choice import TILES

import parlour
from parlour import LogError, ParlourError, PositionError, RuleViolation
from parlour.formats import FormatError
from parlour.kernel import i18n
from parlour.kernel.game import Game
from parlour.kernel.i18n import LANGUAGES, add_catalogue, say
from parlour.kernel.state import State

NBSP = "\N{NO-BREAK SPACE}"
OPENING = "/".join(["15"] * 15) + " ABFHITT/EEHLOY? 0/0 0"


def french(text: str) -> str:
    """As one types it: the spaces that French puts before its signs are no-break spaces."""
    for sign in ";:?!»":
        text = text.replace(f" {sign}", f"{NBSP}{sign}")
    return text.replace("« ", f"«{NBSP}")


@pytest.fixture
def game() -> Game[State]:
    """Nothing is laid yet; Ada is on turn."""
    return parlour.position(TILES, OPENING, players=["Ada", "Ben"], seed=1)


# Sentences and catalogues


def test_a_sentence_is_said_in_english_where_there_is_no_other() -> None:
    assert say("Nobody has ever said this to {name}.", "fr", name="Ada") == "Nobody has ever said this to Ada."
    assert say("The game is over.", "de") == say("The game is over.") == "The game is over."
    assert say("{name} resigns.", "de", name="Ada") == "Ada resigns."


def test_a_sentence_is_said_in_french_with_its_facts() -> None:
    assert say("The game is over.", "fr") == "La partie est finie."
    assert say("{name} resigns.", "fr", name="Ada") == "Ada abandonne."


@pytest.mark.parametrize("language", [*LANGUAGES, "de"])
def test_a_fact_is_never_read_as_a_sentence(language: str) -> None:
    """A player may have any name: text that looks like a placeholder is not replaced."""
    assert "{other} {0} {name.__class__}" in say("{name} resigns.", language, name="{other} {0} {name.__class__}")


def test_a_fact_with_a_name_in_each_language_is_named_in_that_of_the_sentence() -> None:
    game = {"en": "Twenty Questions", "fr": "Le Portrait"}
    assert [say("{game} gives no pictures.", language, game=game) for language in ("en", "fr", "de")] == [
        "Twenty Questions gives no pictures.",
        "Le Portrait ne donne pas d’images.",
        "Twenty Questions gives no pictures.",
    ]


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Catalogues that are added are forgotten afterwards."""
    monkeypatch.setattr(i18n, "_folders", list(i18n._folders))
    yield
    i18n.catalogue.cache_clear()


@pytest.mark.usefixtures("folders")
def test_a_catalogue_is_spoken_once_it_is_added(tmp_path: Path) -> None:
    (tmp_path / "fr.toml").write_text('"Good evening, {name}." = "Bonsoir, {name}."\n', encoding="utf-8")
    assert say("Good evening, {name}.", "fr", name="Ada") == "Good evening, Ada."
    add_catalogue(tmp_path)
    assert say("Good evening, {name}.", "fr", name="Ada") == "Bonsoir, Ada."
    assert say("The game is over.", "fr") == "La partie est finie."


@pytest.mark.usefixtures("folders")
def test_a_folder_without_a_catalogue_is_no_fault(tmp_path: Path) -> None:
    add_catalogue(tmp_path)
    assert say("The game is over.", "fr") == "La partie est finie."


# Refusals


@pytest.mark.parametrize(
    ("seat", "command", "rule", "said"),
    [
        (0, "play 8A FAITH", "SB-10", "Le premier mot doit couvrir l’étoile, en 8H."),
        (0, "play 8H FAITHQ", "SB-11", "Il manque à votre chevalet : Q."),
        (0, "play 8N FAITH", "SB-11", "FAITH ne tient pas sur le plateau en 8N. Cases jusqu’au bord : 2."),
        (0, "play 8H faith", "SB-13", "Une minuscule désigne un joker. Écrivez FAITH."),
        (0, "play 8H FAITH babel fr", "SB-34", "La langue « fr » n’est pas acceptée à cette table."),
        (1, "pass", "SB-11", "C’est à Ada de jouer."),
        (1, "vote yes", "AG-4", "On ne vous demande rien à quoi « vote yes » puisse répondre."),
        (0, "resume", "AG-6", "La partie n’est pas en pause."),
        (0, "back", "AG-5", "Vous n’avez pas de coup à reprendre."),
    ],
)
def test_a_refusal_is_said_in_french_and_names_its_rule(
    game: Game[State], seat: int, command: str, rule: str, said: str
) -> None:
    with pytest.raises(RuleViolation) as refusal:
        game.do(seat, command)
    assert refusal.value.rule == rule
    assert refusal.value.text("fr").startswith(french(said))
    assert refusal.value.text("de") == refusal.value.text() == refusal.value.message
    assert str(refusal.value) == f"{refusal.value.message} ({rule})"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("", "La commande est vide."),
        ("x" * 2001, "La commande compte 2001 caractères ; le maximum est 2000."),
        ("vote", "Un vote nomme un seul choix, par exemple « vote yes »."),
        ("pause now", "« pause » s’écrit seul : « now » est de trop."),
        ("exchange 8", "Pour échanger, nommez vos lettres, « ? » pour un joker, par exemple « exchange AEI? »."),
        ("play 99 {x}", "« 99 » n’est pas une case : 8G va vers la droite, G8 vers le bas."),
        ("play 8G {x}", "« {x} » n’est pas un mot : rien que des lettres, en minuscule pour un joker."),
    ],
)
def test_a_text_that_is_no_command_is_refused_in_french(game: Game[State], command: str, said: str) -> None:
    with pytest.raises(parlour.CommandError) as refusal:
        game.do(0, command)
    assert refusal.value.text("fr") == french(said)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"word": 1}, "L’option « word » n’existe pas ; il y a : "),
        ({"preset": "none such"}, "Le préréglage « none such » n’existe pas ; il y a : classic."),
        ({"it_is_finished": True, "levels": ("expert",)}, "Option « levels » : valeurs données : 1, pour 2 joueurs."),
        ({"players": 5}, f"Nombre de joueurs pour {parlour.rules_of(TILES).title['fr']} : de 2 à 4, pas 5."),
        ({"players": ["Ada", "bot:wizard"]}, "Le robot « wizard » n’existe pas ; il y a : "),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_french(options: dict[str, object], said: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        parlour.new(TILES, **options)  # type: ignore[call-overload]  # some of it is for other parameters
    assert refusal.value.text("fr").startswith(french(said))


def test_an_unknown_game_is_refused_in_french() -> None:
    with pytest.raises(ParlourError) as refusal:
        parlour.new(TILES[:-1])
    assert refusal.value.text("fr") == french(f"Le jeu « {TILES[:-1]} » n’existe pas. Vouliez-vous dire “{TILES}” ?")


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
    assert refusal.value.text("fr").startswith(french("On note une position à un moment calme ;"))


# Events and questions


def test_a_play_and_the_question_about_it_are_told_in_french(game: Game[State]) -> None:
    laid, *_ = game.do(0, "play 8D FAITH")
    assert game.tell(laid, "fr") == french("Ada pose FAITH en 8D : 48. FAITH rapporte une prime de 10.")
    (prompt,) = game.state.prompts
    assert game.pose(prompt, "fr") == french("Ada a posé FAITH en 8D : 48. Contester ?")
    assert game.pose(prompt, "de") == game.pose(prompt)


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
    pairs: list[tuple[str | None, str | None]] = []
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
        pairs += [(game.tell(event), game.tell(event, "fr")) for event in events]
        pairs += [(game.pose(prompt), game.pose(prompt, "fr")) for prompt in game.state.prompts]
    assert any(english for english, _ in pairs)
    for english, other in pairs:
        assert (english is None) == (other is None)
        assert english is None or english != other


@pytest.mark.parametrize(
    "error",
    [
        ParlourError("There is no game called {key}.", key="chess"),
        RuleViolation("SB-14", "The bag holds only {bag} tiles.", bag=3),
        LogError(7, "A player's name has 1 to 40 printable characters."),
        FormatError(7, "“{text}” is no score.", text="+x"),
    ],
)
def test_an_error_goes_from_process_to_process_as_it_is(error: ParlourError) -> None:
    there = pickle.loads(pickle.dumps(error))
    assert type(there) is type(error) and vars(there) == vars(error)
    assert str(there) == str(error) and there.text("fr") == error.text("fr")
