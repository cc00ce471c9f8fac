"""Line plots for the docs as SVG, with the standard library only.

>>> drawn = curves([Curve("hard", [(0, 0), (1, 0.5), (2, 1)])], across="seconds", up="share", top=1.0)
>>> drawn.count("<polyline"), drawn.endswith("</svg>\\n")
(1, True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 130, 24, 56
INK, SOFT, PAPER, RULE = "#2b2420", "#6b5d50", "#fbf7ef", "#ddd0bb"
TONES = ("#a83a24", "#2b5f88", "#3f7040", "#8a5a10", "#6a4a7c", "#2b2420")
DASHES = ("", "7 4", "2 4", "10 3 2 3", "5 2", "1 3")
"""Curves differ by more than colour."""


class Curve(NamedTuple):
    name: str
    points: Sequence[tuple[float, float]]


def curves(
    several: Sequence[Curve],
    *,
    across: str,
    up: str,
    title: str = "",
    right: float | None = None,
    top: float | None = None,
    write: Callable[[float], str] = "{:g}".format,
) -> str:
    """Curves from the origin, each labelled at its end; `write` formats the numbers of the vertical axis."""
    far = right if right is not None else max(x for curve in several for x, _ in curve.points)
    high = top if top is not None else max(y for curve in several for _, y in curve.points)

    def at(x: float, y: float) -> tuple[float, float]:
        wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        return LEFT + min(x, far) / far * wide, HEIGHT - BOTTOM - min(y, high) / high * tall

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>']
    for x in ticks(far):
        (px, base), (_, head) = at(x, 0), at(x, high)
        parts.append(_line(px, base, px, head))
        parts.append(_text(px, base + 20, f"{x:g}", anchor="middle"))
    for y in ticks(high):
        (start, py), (end, _) = at(0, y), at(far, y)
        parts.append(_line(start, py, end, py))
        parts.append(_text(start - 10, py + 4, write(y), anchor="end"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, across, anchor="middle", size=15))
    side = f"rotate(-90 18 {HEIGHT / 2:g})"
    parts.append(_text(18, HEIGHT / 2, up, anchor="middle", size=15, turn=side))
    taken: list[float] = []
    for i, curve in enumerate(several):
        places = [at(x, y) for x, y in curve.points if x <= far]
        drawn = " ".join(f"{px:.1f},{py:.1f}" for px, py in places)
        dash = f' stroke-dasharray="{DASHES[i % len(DASHES)]}"' if DASHES[i % len(DASHES)] else ""
        tone = TONES[i % len(TONES)]
        parts.append(f'<polyline points="{drawn}" fill="none" stroke="{tone}" stroke-width="2.5"{dash}/>')
        label = _apart(places[-1][1] + 4, taken)
        taken.append(label)
        parts.append(_text(WIDTH - RIGHT + 10, label, curve.name, tone=tone, size=15))
    inside = "\n".join(parts)
    named = f"<title>{escape(title)}</title>\n" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif">\n{named}{inside}\n</svg>\n'
    )


def ticks(most: float) -> list[float]:
    """About five round numbers from 0 to the maximum.

    >>> ticks(1.0), ticks(30)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0])
    """
    rough = most / 6
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    return [round(step * i, 10) for i in range(int(most / step + 1e-9) + 1)]


def shares(values: Sequence[float], upto: float, steps: int = 150) -> list[tuple[float, float]]:
    """Cumulative distribution: the share of the values at or below each of several numbers.

    >>> shares([1, 2, 2, 8], 4, steps=4)
    [(0.0, 0.0), (1.0, 0.25), (2.0, 0.75), (3.0, 0.75), (4.0, 0.75)]
    """
    return [
        (x, sum(value <= x for value in values) / len(values)) for x in (upto * i / steps for i in range(steps + 1))
    ]


def _apart(y: float, taken: Sequence[float]) -> float:
    """A position for a label that overlaps no other."""
    while any(abs(y - other) < 18 for other in taken):
        y += 3
    return y


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}" stroke="{RULE}"/>'


def _text(
    x: float, y: float, text: str, *, anchor: str = "start", tone: str = SOFT, size: int = 13, turn: str = ""
) -> str:
    turned = f' transform="{turn}"' if turn else ""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}" fill="{tone}"{turned}>{escape(text)}</text>'
