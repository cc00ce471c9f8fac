"""Two small games that keep the kernel honest: one with hidden cards and a vote, one with a race against the clock."""

from typing import cast

from tests.toys.bluff import Bluff
from tests.toys.buzz import Buzz

from parlour.kernel.registry import register
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

TOYS = ("bluff", "buzz")

register("bluff", lambda: cast("Rules[State]", Bluff()))
register("buzz", lambda: cast("Rules[State]", Buzz()))
