"""What the terminal itself can do during a game: all of it begins with a slash, or is a question mark.

Games have words of their own (`help` asks for a tile in Good Samaritan), so none of ours can be one of theirs.
"""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from parlour.cli import asking, rulebook, saves, settings
from parlour.cli.telling import story
from parlour.kernel import aids
from parlour.kernel.errors import ParlourError, RuleViolation

if TYPE_CHECKING:
    from parlour.cli.table import Table


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


def is_local(text: str) -> bool:
    return text.startswith(("/", "?"))


def run(table: Table, text: str, viewer: int | None) -> bool:
    """Do what the text asks for; True if the screen has to be drawn again. `viewer` is whose screen it is."""
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    name = "help" if word.startswith("?") else NAMES.get(word.lower(), "")
    match name:
        case "help":
            show_help(table, viewer)
        case "rules":
            show_rules(table, rest)
        case "log":
            for line, sentence in story(table.game, viewer, table.voice.language):
                table.screen.show(f"{line:>4}  {sentence}")
        case "board":
            return True
        case "rack":
            if viewer is not None:
                table.page.shuffle(viewer)
            return True
        case "undo":
            table.ask_back(viewer)
            return True
        case "hint":
            hint(table, viewer)
        case "word":
            look_up(table, rest)
        case "score":
            score(table, rest, viewer)
        case "options":
            table.screen.show(settings.page(table.game.rules, table.voice, table.game.state))
        case "save":
            save_copy(table, rest)
        case "quit":
            raise Quit
        case _:
            near = get_close_matches(word, NAMES, n=1)
            meant = near[0] if near else "?"
            table.refuse(table.voice("There is no “{word}” here. Do you mean “{meant}”?", word=word, meant=meant))
    return False


def show_help(table: Table, viewer: int | None) -> None:
    voice, game = table.voice, table.game
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()

    def head(text: str) -> None:
        grid.add_row(Text(text, style="title"), Text())

    def rows(pairs: list[tuple[str, str]]) -> None:
        for left, right in pairs:
            grid.add_row(Text(f"  {left}", style="name"), Text(right))

    asked = game.state.question_for(viewer) if viewer is not None else table.shared_question()
    if asked is not None:
        head(voice("You are asked"))
        rows([(choice.answer, choice.label) for choice in asking.choices(asked, voice)])
    if viewer is not None and viewer in game.rules.to_move(game.state):
        head(voice("Your turn"))
        rows(table.painter.examples(game.view(viewer), voice))
    head(voice("Always"))
    rows(
        [
            ("back", voice("ask to take your last move back; /undo does the same")),
            ("pause · resume", voice("stop the clocks, and go on")),
            ("resign · leave", voice("give up, and watch or go")),
        ]
    )
    others = [table.names[seat] for seat in table.people if seat != viewer]
    if table.is_shared and others:
        rows([(f"{others[0]}: …", voice("a command of somebody else at this screen"))])
    head(voice("The terminal"))
    rows(
        [
            ("?", voice("this page")),
            ("/rules SB-16", voice("a rule; /rules alone lists them")),
            ("/log · /board · /options", voice("what happened, the table, the house rules")),
            ("/rack", voice("shuffle your tiles")),
            ("/score 8G LIGHT", voice("what a play would score")),
            ("/word LIGHT · /hint", voice("look a word up; a good move; where the table allows it")),
            ("/save FILE · /quit", voice("keep a copy; leave (the game is always saved)")),
        ]
    )
    table.screen.show(grid)


def show_rules(table: Table, id: str) -> None:
    rules, voice = table.game.rules, table.voice
    if not id:
        for section in rulebook.sections(rules, voice.language):
            table.screen.show(f"{section.id:<6} {section.title}")
        table.screen.show(voice("“/rules {id}” shows one of them.", id=rules.end_rule), style="faint")
        return
    table.screen.show(rulebook.page(rulebook.find(rules, id, voice.language), table.screen))


def hint(table: Table, viewer: int | None) -> None:
    game = table.game
    command = aids.hint(game, viewer, rng=rng_for(game.head.seed, len(game.lines), "hint"))
    table.screen.show(table.voice("A good move: {command}", command=command), style="good")


def look_up(table: Table, word: str) -> None:
    if table.game.state.options.aids not in ("look-up", "hints"):
        raise RuleViolation("AG-7", "This table plays without looking words up.")
    if not (word.isascii() and word.isalpha()):
        raise ParlourError("Name one word of letters, as in “/word LIGHT”.")
    table.screen.show(table.painter.look_up(table.game, word, table.voice), style="info")


def score(table: Table, text: str, viewer: int | None) -> None:
    if viewer is None:
        raise ParlourError("Only the player on turn can ask that.")
    if not text:
        raise ParlourError("Name the place and the word, as in “/score 8G LIGHT”.")
    text, _ = table.painter.kindly(text, table.game.view(viewer), table.voice)
    table.screen.show(table.painter.preview(table.game, viewer, text, table.voice), style="info")


def save_copy(table: Table, name: str) -> None:
    if not name:
        table.screen.show(table.voice("The game is saved in {path}.", path=str(table.save.path)))
        return
    path = Path(name).expanduser()
    if path.exists():
        raise saves.FileError("{path} is there already: choose another name.", path=str(path))
    saves.write_whole(path, table.game.dump())
    table.screen.show(table.voice("A copy is saved in {path}.", path=str(path)))


def rng_for(seed: int | None, line: int, what: str) -> Random:
    """Chance for bots: by the seed where the game has one, so that a loaded game goes on as it would have."""
    return Random() if seed is None else Random(f"{seed}/{line}/{what}")
