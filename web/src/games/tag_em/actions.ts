/** Groups the events of a finished game into actions: a move, or an attack with its consequences. */

import { withoutTakenBack, type Snapshot } from "../../lib/replay";
import type { GameView, Message } from "../../lib/api_types";
import type { TagEvent, TagSetting, TagView } from "./api_types";
import { asTag } from "./scene";

export interface Action<View = TagView> {
  /** The event that started it; null for the initial state. */
  event: TagEvent | null;
  /** The sentences for all events of the action. */
  messages: readonly Message[];
  /** The view after it. */
  view: View;
}

const BEGINS = new Set(["Moved", "Attacked", "Built", "TeamOut", "Ended", "TurnEnded"]);

export function actionsOf<View extends TagView>(snapshots: readonly Snapshot<View>[]): Action<View>[] {
  const actions: Action<View>[] = [];
  for (const { event, messages, view } of withoutTakenBack(snapshots)) {
    const last = actions.at(-1);
    if (!last || (event && BEGINS.has(event.type)))
      actions.push({ event: event && asTag(event), messages, view });
    else actions[actions.length - 1] = { ...last, messages: [...last.messages, ...messages], view };
  }
  return actions;
}

/** Whether teams score points, and do not only lose pawns. */
export const hasPoints = ({ options }: TagSetting): boolean =>
  !["elimination", "missions"].includes(options.game_type);

/** What a graph shows of a team: its points, or its pawns on the map. */
export function standing(view: GameView & TagView, setting: TagSetting): readonly number[] {
  if (hasPoints(setting)) return view.scores;
  return view.seats.map((_, team) => view.pawns.filter((pawn) => pawn.team === team && pawn.square).length);
}
