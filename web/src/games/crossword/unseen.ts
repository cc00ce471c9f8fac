/** The tiles that a player cannot see: in the bag and on the other racks. */

/** How many of each are left: all tiles without those on the board, on the own rack and face up. A lower-case letter is
 * a blank. */
export function unseen(
  tiles: Readonly<Record<string, number>>,
  cells: string,
  seen: string,
): { letter: string; left: number; all: number }[] {
  const gone = new Map<string, number>();
  for (const cell of cells.replaceAll(".", "") + seen) {
    const letter = /[a-z]/.test(cell) ? "?" : cell;
    gone.set(letter, (gone.get(letter) ?? 0) + 1);
  }
  const isLetter = (letter: string): boolean => /[A-Z]/.test(letter);
  return Object.entries(tiles)
    .filter(([, all]) => all > 0)
    .map(([letter, all]) => ({ letter, all, left: Math.max(0, all - (gone.get(letter) ?? 0)) }))
    .sort(
      (a, b) => Number(isLetter(b.letter)) - Number(isLetter(a.letter)) || a.letter.localeCompare(b.letter),
    );
}
