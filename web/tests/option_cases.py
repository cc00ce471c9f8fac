"""Print the option descriptions of all games, and the rules' evaluation of random options, as JSON."""

import sys
from random import Random

import msgspec

import parlour
from parlour.kernel.conformance import plausible
from parlour.kernel.i18n import say
from parlour.kernel.option_checks import conflicting, idle, read_options
from parlour.kernel.option_fields import describe, describe_conflicts

CASES = 300


def cases(key: str) -> list[dict[str, object]]:
    rules, rng = parlour.rules_of(key), Random(key)
    fields = describe(rules.options)
    found = []
    for _ in range(CASES):
        values = {field.name: rng.choice(plausible(field)) for field in fields}
        players = rng.choice(rules.seats)
        options = read_options(rules.options, values)
        found.append(
            {
                "values": values,
                "players": players,
                "idle": [name for name in idle(options, players) if name in values],
                "conflicts": [say(one.text) for one in conflicting(options, players)],
            }
        )
    return found


if __name__ == "__main__":
    games = [
        {
            "key": key,
            "options": describe(parlour.rules_of(key).options),
            "conflicts": describe_conflicts(parlour.rules_of(key).options),
            "cases": cases(key),
        }
        for key in parlour.game_keys()
    ]
    sys.stdout.buffer.write(msgspec.json.encode(games))
