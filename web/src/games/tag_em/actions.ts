/** Groups the events of a finished game into actions: a move, or an attack with its consequences. */

import { kept, type Moment } from "../../lib/replay";
import type { Event } from "../../lib/wire";
import type { TagEvent, TagView } from "./wire";
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

export function actionsOf(moments: readonly Moment<TagView>[]): Action[] {
  const actions: Action[] = [];
  for (const { event, view } of kept(moments)) {
    const last = actions.at(-1);
    if (!last || (event && BEGINS.has(event.type)))
      actions.push({ event: event && asTag(event), events: event ? [event] : [], view });
    else
      actions[actions.length - 1] = { ...last, events: event ? [...last.events, event] : last.events, view };
  }
  return actions;
}
