"""Record games for the page's tests: what happened, and how the table stood after each line.

    python web/tests/record.py      writes web/tests/games/*/*.json

Wild players play with every variant, so that plays are withdrawn, bonuses doubted, stories told, tiles traded and
moves taken back. The page follows such a game from its events alone; here stands what it has to come to.
"""

import json
from pathlib import Path
from random import Random

import msgspec

import parlour

FOLDER = Path(__file__).parent / "games"
GAMES = {
    "scrabble_bible/everything": (
        "scrabble-bible",
        16,
        3,
        {
            "bonus": "claimed",
            "bonus_list": "concordance",
            "tests_of_faith": True,
            "good_samaritan": True,
            "my_cup_overflows": True,
            "babel": ["fr", "la"],
        },
    ),
    "scrabble_bible/plain": ("scrabble-bible", 4, 2, {"words": "checked"}),
    "tag_on/game": ("tag-on", 4, 3, {"replace": "free", "score_all_words": True}),
}


def record(key: str, seed: int, players: int, options: dict[str, object]) -> dict[str, object]:
    rng = Random(seed)
    game = parlour.new(key, players=["Ada", "Ben", "Cleo", "Dan"][:players], seed=seed, **options)
    after: list[dict[str, object]] = []
    at, board = 0.0, ""
    while True:
        seen = len(game.lines)
        view = game.view(0)
        now = "".join(view["board"])
        after.append({"n": seen, "scores": view["scores"], "racks": list(map("".join, map(sorted, game.state.racks)))})
        if "face_up" in view:
            after[-1]["faceUp"] = view["face_up"]
        if now != board:
            after[-1]["board"] = board = now
        if game.over or seen > 700:
            break
        at += 1.0
        for seat in rng.sample(game.to_act, len(game.to_act)):
            command = game.sample(seat, rng)
            if command in (None, "resign", "leave"):
                continue
            try:
                game.do(seat, command, at=at)
            except parlour.ParlourError:
                continue
            break
        else:
            game.timeout(game.deadline)
    lines = [msgspec.to_builtins(line) for line in game.lines]
    if key == "tag-on":  # what is asked carries whole verses, and the page does not follow it
        lines = [line for line in lines if line["event"]["type"] not in ("Asked", "Answered", "Closed", "Silence")]
    return {
        "seats": players,
        "size": len(game.view(0)["board"]),
        "lines": [{"n": line["n"], "at": line.get("at", 0.0), "event": line["event"]} for line in lines],
        "after": after,
    }


def main() -> None:
    for name, (key, seed, players, options) in GAMES.items():
        text = json.dumps(record(key, seed, players, options), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
