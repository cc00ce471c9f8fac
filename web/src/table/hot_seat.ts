/** Shared device: which seat should hold it. */

import type { GameView } from "../lib/api_types";

export interface LocalSeat {
  seat: number | null;
  view: GameView | null;
}

/** The seat of this device to act next. The holder keeps the device while it has something to do. */
export function seatToHold(links: readonly LocalSeat[], holder: number | null): number | null {
  const seats = links.flatMap(({ seat, view }) => (seat === null || view === null ? [] : [{ seat, view }]));
  const count = seats[0]?.view.seats.length ?? 1;
  const turn = (seats[0]?.view as { turn?: number } | undefined)?.turn ?? 0;
  const after = (seat: number): number => (seat - turn - 1 + count) % count;
  const inOrder = seats.toSorted((a, b) => after(a.seat) - after(b.seat));
  const asked = inOrder.filter(({ view }) => view.prompts.some((prompt) => prompt.asks_you));
  const acting = inOrder.filter(({ seat, view }) => view.to_act.includes(seat));
  const held = seats.find(({ seat }) => seat === holder);
  if (held && asked.includes(held)) return held.seat;
  // The acting player goes on, unless the others are asked because of that player (a request for help).
  const because = asked.some(({ view }) =>
    view.prompts.some((prompt) => prompt.asks_you && prompt.about.seat === holder),
  );
  if (held && acting.includes(held) && !because) return held.seat;
  return asked[0]?.seat ?? acting[0]?.seat ?? holder ?? seats[0]?.seat ?? null;
}
