"""How long a device's messages take to get here (MO-13): whoever was first is first, however far away."""

from __future__ import annotations

from collections import deque

from parlour.kernel.house import LONGEST_DELAY

MARKS = 8
"""From how many pings and echoes it is judged."""
STRETCH, SLACK = 1.5, 0.01
"""What one message may take longer than the quickest: so many times as long, and so many seconds more."""


class Delay:
    """The delay of a device's line, as the table measures it, and how far its clock is from ours.

    What the device says of its clock is believed as far as its line makes it possible, and never beyond the longest
    delay that counts.

    >>> line = Delay()
    >>> line.ping(sent=100.0, now=500.1)                     # its clock is some 400 seconds behind
    >>> line.echo(of=500.1, now=500.3)                       # there and back: 0.2 seconds
    >>> round(line.way(sent=101.0, now=501.12), 3)           # held up a little on the way
    0.12
    >>> round(line.way(sent=95.0, now=502.0), 3)             # whatever it says
    0.16
    """

    __slots__ = ("_apart", "_ways", "usual")

    def __init__(self) -> None:
        self._apart: deque[float] = deque(maxlen=MARKS)
        "Of its latest pings: our clock when they came, less its own when they went."
        self._ways: deque[float] = deque(maxlen=MARKS)
        "Of its latest echoes: half the time there and back."
        self.usual = 0.0
        "Seconds that its messages take when nothing holds them up."

    def ping(self, sent: float, now: float) -> None:
        """A ping has come; it is answered at once."""
        self._apart.append(now - sent)

    def echo(self, of: float, now: float) -> None:
        """The answer that went then has come back."""
        self._ways.append(min(max(0.0, now - of) / 2, LONGEST_DELAY))
        self.usual = min(self._ways)

    def way(self, sent: float | None, now: float) -> float:
        """How long a message was under way that it says it sent then.

        The ping that came quickest tells how far apart the clocks are, so that a message counts from when it was said
        also if it was held up.
        """
        if sent is None or not self._apart:
            return self.usual
        late = now - sent - (min(self._apart) - self.usual)
        return min(max(0.0, late), STRETCH * self.usual + SLACK, LONGEST_DELAY)
