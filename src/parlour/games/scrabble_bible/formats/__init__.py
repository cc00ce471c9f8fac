"""Records (GCG) and positions (CGP), as other programs for crossword games read and write them."""

from parlour.games.scrabble_bible.formats.cgp import CGP
from parlour.games.scrabble_bible.formats.gcg import GCG

FORMATS = (CGP, GCG)
