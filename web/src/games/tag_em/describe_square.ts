/** Describes a square for screen readers: tile, pawn, flags, and what can be done there. */

import { t, tOptional } from "../../lib/i18n.svelte";
import { mapInPlay } from "./scene";
import { effectsOf } from "./tile_effects";
import { percentages, type Turn } from "./turn.svelte";

export function describeSquare(turn: Turn, on: string): string {
  const { view, setting, preview } = turn;
  const who = (team: number): string => (team === turn.seat ? "you" : "other");
  const parts = [on, turn.tileAt(on)];
  const tile = turn.tileOn(on);
  // Path needs no explanation.
  if (tile && tile.name !== "path") parts.push(...effectsOf(tile));
  const there = turn.at.get(on);
  const one = there === undefined ? undefined : turn.pawns[there];
  if (one && there !== undefined) {
    parts.push(
      t("tag-em-ui-pawn-of", {
        who: who(one.team),
        name: turn.nameOf(one.team),
        kind: tOptional(`tag-em-ui-kind-${one.kind ?? "pawn"}`) ?? "",
        number: turn.numberOf(there),
      }),
    );
    if (one.stopped) parts.push(t("tag-em-ui-stopped"));
    if (one.spent) parts.push(t("tag-em-ui-spent"));
  }
  for (const flag of view?.flags ?? [])
    if (flag.square === on) {
      const name =
        flag.team < 0
          ? t("tag-em-ui-the-flag")
          : t("tag-em-ui-flag-of", { who: who(flag.team), name: turn.nameOf(flag.team) });
      parts.push(flag.carried ? t("tag-em-ui-carries", { flag: name }) : name);
    }
  const map = setting && view ? mapInPlay(setting, view) : null;
  map?.starts?.forEach(
    (start, team) =>
      start === on && parts.push(t("tag-em-ui-start-of", { who: who(team), name: turn.nameOf(team) })),
  );
  if (map?.hills?.some((hill) => hill.includes(on))) parts.push(t("tag-em-ui-hill"));
  if (map?.snipers?.includes(on)) parts.push(t("tag-em-ui-sniper-tile"));
  if (map?.goals?.some((goal) => goal.square === on)) parts.push(t("tag-em-ui-goal"));
  for (const [a, b] of map?.stairs ?? [])
    if (a === on || b === on) parts.push(t("tag-em-ui-stairs-to", { square: a === on ? b : a }));
  if (turn.may && preview && on in preview.reach)
    parts.push(t("tag-em-ui-costs", { count: preview.reach[on] ?? 0 }));
  const aim = turn.aims.includes(on) ? preview?.aims.find((other) => other.target === on) : undefined;
  if (aim) {
    const { win, tie, lose } = percentages(aim);
    parts.push(t("tag-em-ui-can-attack"), t("tag-em-ui-chances", { win, tie, lose }));
  }
  return parts.join(", ");
}
