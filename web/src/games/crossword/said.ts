/** Plays as commands write them: `play 8G LIGHT`, small letters for blanks, a dot or nothing for what lies there. */

import { readPlace, step } from "./squares";

/** The tiles that a play lays, by square; null: it is no play, or does not fit on this board. */
export function tilesOf(command: string, cells: string, size: number): Map<number, string> | null {
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
