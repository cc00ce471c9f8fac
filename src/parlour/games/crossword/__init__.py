"""Shared by the tile games: squares, placement, racks, the bag, a reference move generator, events, positions.

Mechanics only: no scores, turns or word lists; functions take and return plain data.

A *board* is a string of ``size * size`` characters, row by row: ``.`` an empty square, ``A`` to ``Z`` a tile,
``a`` to ``z`` a blank that stands for that letter. A *square* is an index into it. *Tiles* in a rack or a bag
are a sorted string of ``A`` to ``Z`` and ``?`` for a blank; a game may add other pieces (a shield ``!``).

>>> from parlour.games.crossword.rules.placement import check_connected, place, runs
>>> from parlour.games.crossword.rules.squares import parse_place, put
>>> board, size, centre = "." * 225, 15, 112
>>> start, across = parse_place("8G", size)
>>> light = place(board, size, start, across, "LIGHt")
>>> check_connected(board, size, light, centre)
>>> light.tiles
'?GHIL'
>>> [run.word for run in runs(board, size, light)]
['LIGHt']
>>> board = put(board, light.laid)
>>> start, across = parse_place("K6", size)
>>> [run.word for run in runs(board, size, place(board, size, start, across, "SITS"))]
['SItS']
"""

from pathlib import Path

from parlour.kernel.i18n import add_locale

# Here rather than with the messages of events: lookup and formats use them without the rules.
add_locale(Path(__file__).parent, shared=True)
