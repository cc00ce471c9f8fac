"""Two small games that keep the kernel honest: one with hidden cards and a vote, one with a race against the clock."""

from parlour.kernel.registry import register

TOYS = ("bluff", "buzz")

for _key in TOYS:
    register(_key, f"{__name__}.{_key}")
