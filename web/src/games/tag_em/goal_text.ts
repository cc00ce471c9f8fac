/** The goal and the standing, a line each. */

import { t } from "../../lib/i18n.svelte";
import type { GameView } from "../../lib/api_types";
import type { TagSetting, TagView } from "./api_types";
import { mapInPlay } from "./scene";

type Names = (team: number) => string;

/** What this team has to do to win. */
export function goalText(view: TagView, setting: TagSetting, seat: number, nameOf: Names): string {
  const { options } = setting;
  const map = mapInPlay(setting, view);
  const home = map.starts?.[seat] ?? "";
  const type = options.game_type;
  const aims =
    type === "missions"
      ? missionsOf(setting, seat, nameOf)
      : [t(`tag-em-ui-aim-${type}`, { square: home, count: options.hill_points })];
  return t("tag-em-ui-goal-line", { type: t(`tag-em-ui-type-${type}`), aim: aims.join(" ") });
}

/** The goals of a team in a mission (TE-59). */
export function missionsOf({ map }: TagSetting, seat: number, nameOf: Names): string[] {
  return (map.goals ?? [])
    .filter((goal) => goal.team === seat)
    .map(({ kind, square = "", count = 1, enemy = 0 }) =>
      t(`tag-em-ui-goal-${kind}`, { square, count, name: nameOf(enemy) }),
    );
}

/** The team whose pawn is on a square. */
const teamOn = (view: TagView, square: string): number =>
  view.pawns.find((pawn) => pawn.square === square)?.team ?? -1;

/** Whether the flags are good or bad news for a team; empty if nobody carries one. */
export function flagMood(view: TagView, seat: number): "good" | "bad" | "" {
  const carried = view.flags.filter((flag) => flag.carried);
  if (!carried.length) return "";
  const lost = carried.some((flag) => flag.team === seat);
  return !lost && carried.some((flag) => teamOn(view, flag.square) === seat) ? "good" : "bad";
}

/** Who has which flag; empty in games without flags. */
export function flagText(view: GameView & TagView, seat: number, nameOf: Names): string {
  const carrier = (square: string): number => teamOn(view, square);
  const carried = view.flags.filter((flag) => flag.carried);
  const lost = carried.find((flag) => flag.team === seat);
  if (lost) return t("tag-em-ui-your-flag-taken", { name: nameOf(carrier(lost.square)) });
  const [first] = carried.sort(
    (a, b) => Number(carrier(b.square) === seat) - Number(carrier(a.square) === seat),
  );
  if (first) {
    const team = carrier(first.square);
    return t("tag-em-ui-has-flag", { who: team === seat ? "you" : "other", name: nameOf(team) });
  }
  const free = view.flags.find((flag) => flag.team < 0);
  return free ? t("tag-em-ui-flag-lies", { square: free.square }) : "";
}
