/** The log of a game as text: a head, then a line for each event. */

import type { Head, Line } from "./wire";

export interface Kept {
  head: Head;
  lines: Line[];
}

export function readLog(text: string): Kept {
  const [head = "", ...lines] = text.trim().split("\n");
  return { head: JSON.parse(head) as Head, lines: lines.map((line) => JSON.parse(line) as Line) };
}
