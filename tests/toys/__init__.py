"""Two small games that keep the kernel honest: one with hidden cards and a vote, one with a race against the clock."""

import parlour
from parlour.kernel.registry import register

TOYS = ("bluff", "buzz")
SHIPPED = tuple(key for key in parlour.game_keys() if key not in TOYS)
"""The games of the package, whatever else tests have registered."""

for _key in TOYS:
    register(_key, f"{__name__}.{_key}")
