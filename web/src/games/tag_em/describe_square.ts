/** Describes a square for screen readers: tile, pawn, flags, and what can be done there. */

import { mapInPlay } from "./scene";
import type { Turn } from "./turn.svelte";
import { t } from "./words";

export function describeSquare(turn: Turn, on: string): string {
  const { view, setting, preview } = turn;
  const words = t();
  const parts = [on, turn.tileAt(on)];
  const there = turn.at.get(on);
  const one = there === undefined ? undefined : turn.pawns[there];
  if (one && there !== undefined) {
    parts.push(
      words.pawnOf(turn.nameOf(one.team), words.kinds[one.kind ?? "pawn"] ?? "", turn.numberOf(there)),
    );
    if (one.stopped) parts.push(words.stopped);
    if (one.spent) parts.push(words.spent);
  }
  for (const flag of view?.flags ?? [])
    if (flag.square === on) {
      const name = flag.team < 0 ? words.theFlag : words.flagOf(turn.nameOf(flag.team));
      parts.push(flag.carried ? words.carries(name) : name);
    }
  const map = setting ? mapInPlay(setting) : null;
  map?.starts?.forEach((start, team) => start === on && parts.push(words.startOf(turn.nameOf(team))));
  if (map?.hills?.some((hill) => hill.includes(on))) parts.push(words.hill);
  if (map?.snipers?.includes(on)) parts.push(words.marksman);
  if (map?.goals?.some((goal) => goal.square === on)) parts.push(words.goal);
  for (const [a, b] of map?.stairs ?? [])
    if (a === on || b === on) parts.push(words.stairsTo(a === on ? b : a));
  if (turn.may && preview && on in preview.reach) parts.push(words.costs(preview.reach[on] ?? 0));
  if (turn.aims.includes(on)) parts.push(words.canAttack);
  return parts.join(", ");
}
