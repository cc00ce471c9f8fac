"""Plots a balance report: scores of turns, and statistics of each letter."""

from __future__ import annotations

from parlour.games.tag_on import balance
from parlour.games.tag_on.balance import Report
from parlour.kernel.i18n import say

WIDTH, HIGH, GAP = 640, 150, 46
"""Width of the picture, height of each plot, and gap for captions."""
LEFT, RIGHT = 44, 10
STYLE = (
    "text{font:12px sans-serif;fill:#555}.t{font-weight:bold}.g{stroke:#888;stroke-width:1;stroke-dasharray:3 3}"
    ".a{stroke:#888}.b{fill:#3b7a8c}.bad{fill:#b5452c}.band{fill:#3b7a8c;opacity:.13}"
    "@media(prefers-color-scheme:dark){text{fill:#bbb}}"
)


def plot(report: Report, language: str = "en") -> str:
    """An SVG picture of three plots, one below the other.

    >>> from parlour.games.tag_on.balance import Plan, observe, report
    >>> plan = Plan("en", ("easy",))
    >>> plot(report(plan, [observe(plan, 0)])).count("<rect") > 50
    True
    """
    plots = (
        (say("tag-on-balance-plot-scores", language, plays=report.all.plays), _scores),
        (say("tag-on-balance-plot-weights", language), _weights),
        (say("tag-on-balance-plot-waits", language), _waits),
    )
    parts = []
    for index, (title, draw) in enumerate(plots):
        top = GAP // 2 + index * (HIGH + GAP)
        parts.append(f'<text class="t" x="{LEFT}" y="{top}">{title}</text>')
        parts.append(f'<g transform="translate({LEFT},{top + 8})">{"".join(draw(report))}</g>')
    label = say("tag-on-balance-plot", language, edition=report.edition)
    height = GAP // 2 + len(plots) * (HIGH + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{label}"><style>{STYLE}</style>\n' + "\n".join(parts) + "</svg>\n"
    )


def _scores(report: Report) -> list[str]:
    points = report.spread[:100]  # the highest ones would dwarf all others
    most = max(points[-1], balance.MEDIAN[1]) or 1
    wide = (WIDTH - LEFT - RIGHT) / len(points)
    low, high = (HIGH - HIGH * bound / most for bound in balance.MEDIAN)
    found = [f'<rect class="band" x="0" y="{high:.1f}" width="{WIDTH - LEFT - RIGHT}" height="{low - high:.1f}"/>']
    found += [
        f'<rect class="b" x="{i * wide:.1f}" y="{HIGH - HIGH * max(one, 0) / most:.1f}" width="{wide - 0.6:.1f}" '
        f'height="{HIGH * max(one, 0) / most:.1f}"/>'
        for i, one in enumerate(points)
    ]
    found += _scale(
        [(0.0, "0"), (report.all.median.value, f"{report.all.median.value:g}"), (float(most), str(most))], 0, most
    )
    return [*found, *(_caption(hundredth * wide, f"{hundredth} %") for hundredth in (0, 25, 50, 75, 95))]


def _weights(report: Report) -> list[str]:
    bound = balance.WEIGHT
    most = max(bound, *(abs(one.weight) for one in report.letters.values()))
    return _bars({letter: one.weight for letter, one in report.letters.items()}, -most, most, (-bound, bound))


def _waits(report: Report) -> list[str]:
    most = max(balance.WAIT, *(one.wait for one in report.letters.values()))
    return _bars({letter: one.wait for letter, one in report.letters.items()}, 0, most, (0, balance.WAIT))


def _bars(values: dict[str, float], low: float, high: float, bounds: tuple[float, float]) -> list[str]:
    """A bar for each letter from 0, with the bounds."""
    wide = (WIDTH - LEFT - RIGHT) / len(values)

    def at(value: float) -> float:
        return HIGH - HIGH * (value - low) / (high - low)

    found = _scale([(bounds[0], f"{bounds[0]:g}"), (0.0, "0"), (bounds[1], f"{bounds[1]:g}")], low, high)
    for index, (letter, value) in enumerate(values.items()):
        top, kind = min(at(value), at(0)), "b" if bounds[0] <= value <= bounds[1] else "bad"
        found.append(
            f'<rect class="{kind}" x="{index * wide + 3:.1f}" y="{top:.1f}" width="{wide - 6:.1f}" '
            f'height="{abs(at(value) - at(0)):.1f}"/>'
        )
        found.append(_caption((index + 0.5) * wide, letter))
    return found


def _scale(marks: list[tuple[float, str]], low: float, high: float) -> list[str]:
    found = []
    for value, text in dict.fromkeys(marks):
        y = HIGH - HIGH * (value - low) / (high - low)
        found.append(f'<line class="g" x1="0" x2="{WIDTH - LEFT - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        found.append(f'<text x="-6" y="{y + 4:.1f}" text-anchor="end">{text}</text>')
    return found


def _caption(x: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{HIGH + 14}" text-anchor="middle">{text}</text>'
