"""`parlour print`: maps, pieces, score sheets, rulebooks and games as PDF."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.contract.printing import Order
    from parlour.kernel.game import Game
    from parlour.kernel.state import State
    from parlour.printing.shop import Printed

EXAMPLE_SEED = 7


def arguments(add: Callable[..., argparse._ArgumentGroup], translator: Translator) -> argparse._ArgumentGroup:
    game = translator("cli-metavar-game")
    group = add(
        "print",
        translator("cli-print-about"),
        translator("cli-print-usage"),
        ("parlour print map my.map --paper letter", translator("cli-print-example-map")),
        (f"parlour print rules {game} --black", translator("cli-print-example-rules")),
        ("parlour print game my-game.jsonl", translator("cli-print-example-game")),
        ("parlour print --all examples", translator("cli-print-example-all")),
    )
    group.add_argument("what", nargs="?", metavar=translator("cli-metavar-what"), help=translator("cli-print-what"))
    group.add_argument(
        "of", nargs="?", metavar=f"{game}|{translator('cli-metavar-file')}", help=translator("cli-print-of")
    )
    group.add_argument("--paper", default="a4", metavar="a4|letter", help=translator("cli-print-paper"))
    group.add_argument("--black", action="store_true", help=translator("cli-print-black"))
    group.add_argument("--fit", action="store_true", help=translator("cli-print-fit"))
    group.add_argument(
        "--choose",
        action="append",
        default=[],
        metavar=translator("cli-metavar-name-value"),
        help=translator("cli-print-choice"),
    )
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=translator("cli-metavar-name-value"),
        help=translator("cli-print-option"),
    )
    group.add_argument("--out", type=Path, metavar=translator("cli-metavar-file"), help=translator("cli-print-out"))
    group.add_argument("--all", type=Path, metavar=translator("cli-metavar-folder"), help=translator("cli-print-all"))
    return group


def command(args: argparse.Namespace, translator: Translator) -> int:
    from parlour.cli import saves
    from parlour.printing.typeset import NotInstalled, is_installed

    if args.what is None and args.all is None:
        for line in _list(translator.language):
            print(line)
        return 0
    if not is_installed():
        raise NotInstalled
    if args.all is not None:
        for name, printed in _examples(_order(args, translator.language)):
            saves.write_whole(args.all / name, printed.pdf)
            print(translator("cli-print-written", path=str(args.all / name)))
        return 0
    printed = _printed(args, _order(args, translator.language))
    path = args.out or saves.free(Path(printed.name))
    saves.write_whole(path, printed.pdf)
    print(translator("cli-print-written", path=str(path)))
    return 0


def _order(args: argparse.Namespace, language: str) -> Order:
    from parlour.contract.printing import Order, Paper

    paper = args.paper.lower()
    if paper not in get_args(Paper):
        raise ParlourError("cli-print-bad-paper", name=args.paper)
    if not all("=" in one for one in args.choose):
        raise ParlourError("cli-print-choice-form")
    return Order(
        paper=paper,
        ink="black" if args.black else "colour",
        size="fit" if args.fit else "true",
        language=language,
        choices={name.strip(): value.strip() for name, _, value in (one.partition("=") for one in args.choose)},
    )


def _printed(args: argparse.Namespace, order: Order) -> Printed:
    import msgspec

    import parlour
    from parlour.cli import saves, settings
    from parlour.printing import shop

    if args.what in (shop.GAME, shop.ANALYSIS):
        if args.of is None:
            raise ParlourError("cli-print-needs-file")
        return shop.print_game(saves.read_any_or_position(Path(args.of), order.language), args.what, order)
    keys = shop.games_with(args.what)
    if not keys:
        raise ParlourError("cli-print-no-print", name=args.what)
    text = ""
    if args.of in parlour.game_keys():
        keys = [key for key in keys if key == args.of]
        if not keys:
            raise ParlourError("printing-unknown", name=args.what, names=", ".join(shop.prints_of(args.of)))
    elif args.of is not None:
        keys = [key for key in keys if shop.find(key, args.what).text]
        if not keys:
            parlour.rules_of(args.of)  # says which games there are
        path = Path(args.of)
        text = saves.read_text(path) if path.is_file() or path.suffix else args.of
        if not text.strip():
            raise ParlourError("cli-print-empty", path=args.of)
    if len(keys) > 1:
        raise ParlourError("cli-print-which-game", name=args.what, names=", ".join(keys))
    options = settings.read_settings(parlour.rules_of(keys[0]), args.option) if args.option else {}
    return shop.print_order(keys[0], args.what, msgspec.structs.replace(order, text=text, options=options))


def _list(language: str) -> Iterator[str]:
    """A line for each print."""
    import parlour
    from parlour.kernel.i18n import say
    from parlour.printing import shop

    prints = {key: tuple(shop.prints_of(key).values()) for key in parlour.game_keys()}
    wide = max(len(one.name) for found in prints.values() for one in found)
    for name in (shop.GAME, shop.ANALYSIS):
        yield f"{name:{wide}}    {say(f'cli-print-{name}', language)}"
    for key, found in prints.items():
        yield f"\n{parlour.rules_of(key).title[language]} ({key})"
        for one in found:
            yield f"  {one.name:{wide}}  {say(one.label, language)}"
            for choice, values in one.choices.items():
                yield f"  {'':{wide}}  --choose {choice}={'|'.join(values)}"


def _examples(order: Order) -> Iterator[tuple[str, Printed]]:
    """An example of everything: of each print, with each of its example texts and each value of its first choice; and
    of a game between two bots, the page to keep and the analysis."""
    import msgspec

    import parlour
    from parlour.contract import additions_of
    from parlour.printing import shop

    for key in parlour.game_keys():
        for one in shop.prints_of(key).values():
            first = next(iter(one.choices.items()), ("", ("",)))
            for text in one.examples:
                for value in first[1]:
                    wanted = msgspec.structs.replace(order, text=text, choices={first[0]: value} if value else {})
                    parts = filter(None, (key, one.name, text, value))
                    yield f"{'-'.join(parts)}.pdf", shop.print_order(key, one.name, wanted)
        game = _example_game(key)
        yield f"{key}-{shop.GAME}.pdf", shop.print_game(game, shop.GAME, order)
        if additions_of(key).analysis_page() is not None:
            yield f"{key}-{shop.ANALYSIS}.pdf", shop.print_game(game, shop.ANALYSIS, order)


def _example_game(key: str) -> Game[State]:
    """A game between two bots, always the same."""
    from random import Random

    import parlour
    from parlour.kernel.bot_driver import play_bots
    from parlour.kernel.cast import cast

    game = parlour.new(key, players=[f"{person.name} bot:medium" for person in cast()[:2]], seed=EXAMPLE_SEED)
    play_bots(game, Random(EXAMPLE_SEED))
    return game
