"""Command line parser, with help in the user's language."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn

from parlour.cli import (
    admin,
    analyse,
    arena,
    autostart,
    backup,
    bench,
    bibles,
    bot,
    connect,
    export,
    game_commands,
    kin,
    picture,
    print_shop,
    serve,
    word,
)
from parlour.cli.i18n import language_of, read_language
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import LANGUAGES

COMMANDS = (
    "serve",
    "autostart",
    "play",
    "replay",
    "verify",
    "rules",
    "games",
    "word",
    "connect",
    "kin",
    "scripture",
    "data",
    "backup",
    "restore",
    "repair",
    "db",
    "admin",
    "bench",
    "arena",
    "bot",
    "export",
    "analyse",
    "picture",
    "print",
)


class ArgumentProblem(ParlourError):
    """The command line cannot be understood."""


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=26)
        self._usage_heading = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._usage_heading if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    def format_help(self) -> str:
        return super().format_help().replace("\n  \n", "\n")  # drop the empty line for the unnamed group of commands

    def error(self, message: str) -> NoReturn:
        if found := re.match(r"argument (\S+?)[:/ ].*expected", message):
            raise ArgumentProblem("cli-flag-needs-value", flag=found[1])
        raise ArgumentProblem("cli-bad-arguments", message=message.rstrip("."))


def language_in(argv: list[str], environ: Mapping[str, str] = os.environ) -> str:
    """The language of the command line, read first, so that errors are in it too.

    >>> language_in(["play", "--language", "fr"], {}), language_in(["--language=fr"], {}), language_in([], {})
    ('fr', 'fr', 'en')
    """
    if argv[:1] == ["scripture"]:
        return language_of(environ)  # here --language is that of a Bible
    for before, argument in zip(["", *argv], argv, strict=False):
        asked = argument.partition("=")[2] if argument.startswith("--language=") else ""
        if before == "--language":
            asked = argument
        if asked in LANGUAGES:
            return asked
    return language_of(environ)


def parse(argv: list[str], translator: Translator) -> argparse.Namespace:
    """Parse the command line; raises `ArgumentProblem`. `--help` exits."""
    names = (*COMMANDS, *(one.name for one in game_commands.all_commands()))
    if argv and not argv[0].startswith("-") and argv[0] not in names:
        for near in get_close_matches(argv[0], names, n=1):
            raise ArgumentProblem("cli-unknown-command-near", word=argv[0], near=near)
        raise ArgumentProblem("cli-unknown-command", word=argv[0], names=", ".join(names))
    parser, children = _parsers(translator)
    found, rest = parser.parse_known_args(argv)
    if rest:
        page = children.get(found.command, parser).format_help()
        for near in get_close_matches(rest[0].partition("=")[0], re.findall(r"--[a-z-]+", page), n=1):
            raise ArgumentProblem("cli-unknown-argument-near", argument=rest[0], near=near)
        line = " ".join(filter(None, ("parlour", found.command, "--help")))
        raise ArgumentProblem("cli-unknown-argument", argument=rest[0], help=line)
    return found


def _parsers(translator: Translator) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """The parser, and those of its commands by name."""

    def formatter(prog: str) -> _Formatter:
        return _Formatter(prog, translator("cli-heading-usage"))

    parser = _Parser(
        prog="parlour",
        usage=translator("cli-usage"),
        description=translator("cli-about"),
        epilog=_examples(
            translator,
            ("parlour", translator("cli-example-alone")),
            (f"parlour play {translator('cli-metavar-game')}", translator("cli-example-play")),
            (f"parlour play {translator('cli-metavar-game')} --players Ada Ben", translator("cli-example-play-people")),
            (
                f'parlour play {translator("cli-metavar-game")} --players Ada "Rosie bot:medium"',
                translator("cli-example-play-bot"),
            ),
            ("parlour rules AG-6", translator("cli-example-rules")),
        ),
        formatter_class=formatter,
        add_help=False,
        allow_abbrev=False,
    )
    group = parser.add_argument_group(translator("cli-heading-options"))
    _help(group, translator)
    group.add_argument("--version", action="store_true", help=translator("cli-flag-version"))
    group.add_argument("--language", type=read_language, metavar="en|fr", help=translator("cli-flag-help-language"))
    children: dict[str, argparse.ArgumentParser] = {}
    commands = parser.add_subparsers(
        title=translator("cli-heading-commands"), dest="command", metavar="", parser_class=_Parser, required=False
    )

    def command(name: str, text: str, usage: str, *examples: tuple[str, str]) -> argparse._ArgumentGroup:
        child = commands.add_parser(
            name,
            help=text,
            description=text,
            usage=f"parlour {name} {usage}".strip(),
            epilog=_examples(translator, *examples) if examples else None,
            formatter_class=formatter,
            add_help=False,
            allow_abbrev=False,
        )
        children[name] = child
        group = child.add_argument_group(translator("cli-heading-options"))
        _help(group, translator)
        return group

    for group in (serve.arguments(command, translator), autostart.arguments(command, translator)):
        _looks(group, translator)
    _play(
        command(
            "play",
            translator("cli-about-play"),
            translator("cli-usage-play"),
            (
                f"parlour play {translator('cli-metavar-game')} --players Ada Ben --option aids=hints",
                translator("cli-example-play-hints"),
            ),
            (
                f"parlour play {translator('cli-metavar-game')} --players Ada bot:medium --seed 7",
                translator("cli-example-play-seed"),
            ),
        ),
        translator,
    )
    replay = command("replay", translator("cli-about-replay"), translator("cli-usage-replay"))
    replay.add_argument(
        "file", nargs="?", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-arg-replay-file")
    )
    replay.add_argument("--step", action="store_true", help=translator("cli-flag-step"))
    replay.add_argument("--board", action="store_true", help=translator("cli-flag-board"))
    replay.add_argument("--seat", metavar="N", help=translator("cli-flag-seat"))
    _looks(replay, translator)
    verify = command("verify", translator("cli-about-verify"), translator("cli-usage-verify"))
    verify.add_argument(
        "file", nargs="?", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-arg-verify-file")
    )
    _looks(verify, translator)
    rules = command(
        "rules",
        translator("cli-about-rules"),
        translator("cli-usage-rules"),
        (f"parlour rules {translator('cli-metavar-game')} AG-6", translator("cli-example-rules")),
    )
    rules.add_argument("game", nargs="?", metavar=translator("cli-metavar-game"), help=translator("cli-arg-game"))
    rules.add_argument("id", nargs="?", metavar="ID", help=translator("cli-arg-rule"))
    _looks(rules, translator)
    games = command("games", translator("cli-about-games"), translator("cli-usage-games"))
    games.add_argument("game", nargs="?", metavar=translator("cli-metavar-game"), help=translator("cli-arg-game"))
    _looks(games, translator)
    _colours(bibles.arguments(command, translator), translator)
    for group in (
        word.arguments(command, translator),
        connect.arguments(command, translator),
        kin.arguments(command, translator),
    ):
        _looks(group, translator)
    for group in (
        *backup.arguments(command, translator),
        admin.arguments(command, translator),
        bench.arguments(command, translator),
    ):
        _looks(group, translator)
    for group in (
        analyse.arguments(command, translator),
        picture.arguments(command, translator),
        print_shop.arguments(command, translator),
        arena.arguments(command, translator),
        bot.arguments(command, translator),
        export.arguments(command, translator),
    ):
        _looks(group, translator)
    for group in game_commands.arguments(command, translator):
        _looks(group, translator)
    # Only for the list: `parlour data` has its own parser.
    commands.add_parser("data", help=translator("cli-about-data"), add_help=False)
    return parser, children


def _play(group: argparse._ArgumentGroup, translator: Translator) -> None:
    group.add_argument("game", nargs="?", metavar=translator("cli-metavar-game"), help=translator("cli-arg-game"))
    group.add_argument(
        "--players",
        nargs="+",
        metavar=translator("cli-metavar-name"),
        help=translator("cli-flag-players"),
    )
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=translator("cli-metavar-name-value"),
        help=translator("cli-flag-option"),
    )
    group.add_argument("--preset", metavar=translator("cli-metavar-name"), help=translator("cli-flag-preset"))
    group.add_argument("--seed", type=_whole_number, metavar="N", help=translator("cli-flag-seed"))
    group.add_argument(
        "--save",
        type=Path,
        metavar=translator("cli-metavar-file"),
        help=translator("cli-flag-save"),
    )
    group.add_argument("--load", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-flag-load"))
    bot.add_named(group, translator)
    _looks(group, translator)


def _looks(group: argparse._ArgumentGroup, translator: Translator) -> None:
    group.add_argument("--language", type=read_language, metavar="en|fr", help=translator("cli-flag-language"))
    _colours(group, translator)


def _colours(group: argparse._ArgumentGroup, translator: Translator) -> None:
    group.add_argument(
        "--no-colour",
        "--no-color",
        dest="no_colour",
        action="store_true",
        help=translator("cli-flag-no-colour"),
    )
    group.add_argument("--plain", action="store_true", help=translator("cli-flag-plain"))


def _help(parser: argparse._ArgumentGroup, translator: Translator) -> None:
    parser.add_argument("-h", "--help", action="help", help=translator("cli-flag-help"))


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise ArgumentProblem("cli-not-whole-number", text=text[:40]) from error


def _examples(translator: Translator, *rows: tuple[str, str]) -> str:
    lines = [f"  {line}\n      {text}" for line, text in rows]
    return "\n".join([translator("cli-heading-examples"), *lines])
