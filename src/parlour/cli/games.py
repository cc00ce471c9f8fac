"""`parlour games`: the games, and the house rules of one."""

from __future__ import annotations

from rich.text import Text

import parlour
from parlour.cli.screen import Screen
from parlour.cli.settings import page
from parlour.contract.i18n import Translator
from parlour.kernel.conditions import write_value
from parlour.kernel.option_fields import describe_preset


def command(game: str | None, screen: Screen, translator: Translator) -> int:
    keys = parlour.game_keys()
    if game is not None:
        _one(game, screen, translator)
        return 0
    for key in keys:
        rules = parlour.rules_of(key)
        title = rules.title.get(translator.language, rules.title["en"])
        fewest, most = rules.seats.start, rules.seats.stop - 1
        players = translator("cli-games-players", fewest=fewest, most=most)
        screen.show(Text.assemble((f"{key:<18}", "name"), (title, "title"), f" · {players}"))
    screen.show(translator("cli-games-hint", game=keys[0]), style="faint")
    return 0


def _one(game: str, screen: Screen, translator: Translator) -> None:
    rules = parlour.rules_of(game)
    screen.show(Text(rules.title.get(translator.language, rules.title["en"]), style="title"))
    if rules.levels:
        screen.show(translator("cli-games-bots", levels=translator.names(rules.levels)))
    for name, preset in rules.presets.items():
        settings = ", ".join(f"{option}={write_value(value)}" for option, value in preset.values.items())
        label = describe_preset(preset, translator.language).label
        screen.show(translator("cli-games-preset", name=name, label=label, settings=settings))
    screen.line()
    screen.show(page(rules, translator))
