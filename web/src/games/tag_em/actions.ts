/** Groups the events of a finished game into actions: a move, or an attack with its consequences. */

import { withoutTakenBack, type Snapshot } from "../../lib/replay";
import type { Message } from "../../lib/api_types";
import type { TagEvent, TagView } from "./api_types";
import { asTag } from "./scene";

export interface Action {
  /** The event that started it; null for the initial state. */
  event: TagEvent | null;
  /** The sentences for all events of the action. */
  messages: readonly Message[];
  /** The view after it. */
  view: TagView;
}

const BEGINS = new Set(["Moved", "Attacked", "Built", "TeamOut", "Ended", "TurnEnded"]);

export function actionsOf(snapshots: readonly Snapshot<TagView>[]): Action[] {
  const actions: Action[] = [];
  for (const { event, messages, view } of withoutTakenBack(snapshots)) {
    const last = actions.at(-1);
    if (!last || (event && BEGINS.has(event.type)))
      actions.push({ event: event && asTag(event), messages, view });
    else actions[actions.length - 1] = { ...last, messages: [...last.messages, ...messages], view };
  }
  return actions;
}
