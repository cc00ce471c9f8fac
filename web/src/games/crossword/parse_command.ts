/** Parses play commands: `play 8G LIGHT`, with lower-case letters for blanks. */

import { readPlace, step } from "./squares";

/** The tiles that a play places, by square; null if it is not a play or does not fit on the board. */
export function parsePlay(command: string, cells: string, size: number): Map<number, string> | null {
  const [verb, place = "", word = ""] = command.split(" ");
  const at = readPlace(place, size);
  if (verb !== "play" || !at || !word) return null;
  const tiles = new Map<number, string>();
  let square: number | null = at.square;
  for (const letter of word) {
    if (square === null) return null;
    if (cells[square] === ".") tiles.set(square, letter);
    square = step(square, size, at.across);
  }
  return tiles;
}
