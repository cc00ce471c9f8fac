/** Won cards fly to the winner's pile. */

import { untrack } from "svelte";
import type { SeenEvent } from "../../lib/api_types";
import { reducedMotion } from "../../lib/motion";
import type { TableClient } from "../../lib/table_client.svelte";
import type { MojiEvent } from "./api_types";

/** Attach to a list of cards. It hears of events before the cards are removed, so that they can fly. */
export const cardsFly =
  (client: TableClient) =>
  (table: HTMLElement): (() => void) =>
    client.onEvents((events) => untrack(() => flyToPile(table, events)));

function flyToPile(table: HTMLElement, events: readonly SeenEvent[]): void {
  if (reducedMotion()) return;
  for (const seen of events) {
    const event = seen.event as MojiEvent;
    if (event.type !== "Collected") continue;
    const pile = table.ownerDocument.querySelector(`[data-pile="${event.seat}"]`);
    const to = pile?.getBoundingClientRect();
    if (!to) continue;
    for (const card of event.tops) {
      const lying = table.querySelector<SVGElement>(`[data-card="${card}"]`);
      if (lying) fly(lying, to);
    }
  }
}

function fly(lying: SVGElement, to: DOMRect): void {
  const from = lying.getBoundingClientRect();
  const copy = lying.cloneNode(true) as SVGElement;
  copy.removeAttribute("data-card");
  copy.classList.remove("flips");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    zIndex: "20",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  copy
    .animate([{}, { transform: `translate(${x}px, ${y}px) scale(0.16)`, opacity: 0.7 }], {
      duration: 420,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    })
    .finished.finally(() => copy.remove());
}
