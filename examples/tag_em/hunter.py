"""A bot in Python: it attacks a neighbouring enemy, or else moves towards the nearest one.

parlour arena tag-em medium hunter:Hunter --games 10     (in this folder)
"""

from collections import deque
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any


def neighbours(square: str) -> Iterator[str]:
    column, row = ord(square[0]), int(square[1:])
    for x, y in ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)):
        yield f"{chr(x)}{y}"


class Hunter:
    """For square maps of one level, in a game of elimination."""

    def choose(self, view: Mapping[str, Any], rng: Random) -> str | None:
        for prompt in view["prompts"]:
            if prompt["asks_you"]:
                return str(prompt["silence"])
        if view["seat"] not in view["to_act"]:
            return None
        pawns = [pawn for pawn in view["pawns"] if pawn["square"]]
        own = [pawn for pawn in pawns if pawn["team"] == view["seat"] and not pawn.get("spent")]
        enemies = {pawn["square"] for pawn in pawns if pawn["team"] != view["seat"]}
        taken = {pawn["square"] for pawn in pawns}
        for pawn in own:
            for square in neighbours(pawn["square"]):
                if square in enemies and view["pom"] >= 1:
                    return f"attack {pawn['square']} {square}"
        paths = [
            path for pawn in own if not pawn.get("stopped") and (path := self.way(view, pawn["square"], enemies, taken))
        ]
        if not paths:
            return "end"
        path = min(paths, key=lambda path: (len(path), path))
        return f"move {path[0]} {path[1]}" if self.cost(view, path[0]) <= view["pom"] else "end"

    def way(self, view: Mapping[str, Any], start: str, enemies: set[str], taken: set[str]) -> list[str]:
        """The shortest path to a square beside an enemy, its first square included; empty if there is none."""
        came: dict[str, str] = {start: ""}
        queue = deque([start])
        while queue:
            square = queue.popleft()
            if square != start and enemies & set(neighbours(square)):
                path = [square]
                while came[path[-1]]:
                    path.append(came[path[-1]])
                return path[::-1]
            for near in neighbours(square):
                if near not in came and near not in taken and self.cost(view, near) < 99:
                    came[near] = square
                    queue.append(near)
        return []

    def cost(self, view: Mapping[str, Any], square: str) -> int:
        """Points of Movement to leave that square; 99 if no pawn can enter it."""
        rows, row, column = view["map"]["levels"][0], int(square[1:]) - 1, ord(square[0]) - ord("a")
        if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
            return 99
        tile = view["types"].get(view["built"].get(square, rows[row][column]), {"enterable": False})
        return int(tile.get("cost", 1)) if tile.get("enterable", True) else 99
