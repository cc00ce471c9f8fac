"""File formats of crossword programs: records (GCG) and positions (CGP)."""

from parlour.games.scrabble_bible.formats.cgp import CGP
from parlour.games.scrabble_bible.formats.gcg import GCG

FORMATS = (CGP, GCG)
