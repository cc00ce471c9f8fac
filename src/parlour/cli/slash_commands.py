"""Commands of the terminal itself during a game: “/hint”, “/save”, “?” and so on.

They begin with a slash or are a question mark, so that none can be a command of a game.
"""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from parlour.cli import rulebook, saves, settings
from parlour.cli.help import show_help
from parlour.cli.i18n import event_sentences
from parlour.cli.session import rng_for
from parlour.cli.terminal import Terminal
from parlour.kernel import hints
from parlour.kernel.errors import ParlourError, RuleViolation


class Quit(Exception):
    """The players want to stop; the game is saved."""


NAMES = {
    "/help": "help",
    "/aide": "help",
    "/rules": "rules",
    "/règles": "rules",
    "/regles": "rules",
    "/log": "log",
    "/journal": "log",
    "/board": "board",
    "/plateau": "board",
    "/rack": "rack",
    "/chevalet": "rack",
    "/undo": "undo",
    "/annuler": "undo",
    "/hint": "hint",
    "/conseil": "hint",
    "/indice": "hint",
    "/word": "word",
    "/mot": "word",
    "/score": "score",
    "/options": "options",
    "/save": "save",
    "/enregistrer": "save",
    "/quit": "quit",
    "/exit": "quit",
    "/quitter": "quit",
}


def is_slash_command(text: str) -> bool:
    return text.startswith(("/", "?"))


def run(terminal: Terminal, text: str, viewer: int | None) -> bool:
    """Run the command; True if the screen has to be drawn again. `viewer` is the seat that holds the screen."""
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    name = "help" if word.startswith("?") else NAMES.get(word.lower(), "")
    match name:
        case "help":
            show_help(terminal, viewer)
        case "rules":
            show_rules(terminal, rest)
        case "log":
            for line, sentence in event_sentences(terminal.game, viewer, terminal.translator.language):
                terminal.screen.show(f"{line:>4}  {sentence}")
        case "board":
            return True
        case "rack":
            if viewer is not None:
                terminal.display.shuffle(viewer)
            return True
        case "undo":
            take_back(terminal, viewer)
            return True
        case "hint":
            hint(terminal, viewer)
        case "word":
            look_up(terminal, rest)
        case "score":
            score(terminal, rest, viewer)
        case "options":
            terminal.screen.show(settings.page(terminal.game.rules, terminal.translator, terminal.game.state))
        case "save":
            save_copy(terminal, rest)
        case "quit":
            raise Quit
        case _:
            for near in get_close_matches(word, NAMES, n=1):
                raise ParlourError("cli-unknown-slash-near", word=word, near=near)
            raise ParlourError("cli-unknown-slash", word=word)
    return False


def show_rules(terminal: Terminal, id: str) -> None:
    rules, translator = terminal.game.rules, terminal.translator
    if not id:
        for section in rulebook.sections(rules, translator.language):
            terminal.screen.show(f"{section.id:<6} {section.title}")
        terminal.screen.show(translator("cli-rules-list-hint", id=rules.end_rule), style="faint")
        return
    terminal.screen.show(rulebook.page(rulebook.find(rules, id, translator.language), terminal.screen))


def hint(terminal: Terminal, viewer: int | None) -> None:
    game = terminal.game
    command = hints.hint(game, viewer, rng=rng_for(game, "hint"))
    terminal.screen.show(terminal.translator("cli-hint", command=command), style="good")


def look_up(terminal: Terminal, word: str) -> None:
    if terminal.game.state.options.aids not in ("look-up", "hints"):
        raise RuleViolation("AG-7", "cli-no-lookup")
    if not (word.isascii() and word.isalpha()):
        raise ParlourError("cli-lookup-needs-word")
    terminal.screen.show(terminal.renderer.look_up(terminal.game, word, terminal.translator), style="info")


def score(terminal: Terminal, text: str, viewer: int | None) -> None:
    if viewer is None:
        raise ParlourError("cli-score-not-your-turn")
    if not text:
        raise ParlourError("cli-score-needs-word")
    text, _ = terminal.renderer.read_typed(text, terminal.game.view(viewer), terminal.translator)
    terminal.screen.show(terminal.renderer.preview(terminal.game, viewer, text, terminal.translator), style="info")


def save_copy(terminal: Terminal, name: str) -> None:
    if not name:
        terminal.screen.show(terminal.translator("cli-saved", path=str(terminal.session.save.path)))
        return
    path = Path(name).expanduser()
    if path.exists():
        raise saves.FileError("cli-file-exists", path=str(path))
    saves.write_whole(path, terminal.game.dump())
    terminal.screen.show(terminal.translator("cli-copy-saved", path=str(path)))


def take_back(terminal: Terminal, viewer: int | None) -> None:
    """Ask to take back the last move of that seat; on a shared screen, of the seat that moved last."""
    moved = terminal.game.state.moved
    if viewer is None:
        if not moved:
            raise RuleViolation("AG-5", "kernel-nothing-to-take-back")
        viewer = moved.index(max(moved))
    terminal.session.do(viewer, "back")
