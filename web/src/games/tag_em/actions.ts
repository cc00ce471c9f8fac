/** Groups the events of a finished game into actions: a move, or an attack with its consequences. */

import { withoutTakenBack, type Snapshot } from "../../lib/replay";
import type { Event } from "../../lib/api_types";
import type { TagEvent, TagView } from "./api_types";
import { asTag } from "./scene";

export interface Action {
  /** The event that started it; null for the initial state. */
  event: TagEvent | null;
  /** All events of the action, for its sentence. */
  events: Event[];
  /** The view after it. */
  view: TagView;
}

const BEGINS = new Set(["Moved", "Attacked", "Built", "TeamOut", "Ended", "TurnEnded"]);

export function actionsOf(snapshots: readonly Snapshot<TagView>[]): Action[] {
  const actions: Action[] = [];
  for (const { event, view } of withoutTakenBack(snapshots)) {
    const last = actions.at(-1);
    if (!last || (event && BEGINS.has(event.type)))
      actions.push({ event: event && asTag(event), events: event ? [event] : [], view });
    else
      actions[actions.length - 1] = { ...last, events: event ? [...last.events, event] : last.events, view };
  }
  return actions;
}
