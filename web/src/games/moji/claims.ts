/** The claims of a race, for the replay. */

import type { Snapshot } from "../../lib/replay";
import type { MojiEvent, MojiView } from "./api_types";

export interface Claim {
  seat: number;
  word: string;
  /** Adjusted and raw time, in seconds since the cards were revealed. */
  at: number;
  raw: number | null;
}

const SETTLES = new Set(["Collected", "Tied", "TooLate"]);

/** The claims that were pending when the one at this snapshot was settled, earliest first. */
export function claimsAt(snapshots: readonly Snapshot<MojiView>[], at: number): Claim[] {
  const event = snapshots[at]?.event as MojiEvent | null;
  if (!event || !SETTLES.has(event.type)) return [];
  const before = snapshots.slice(0, at);
  const turned =
    before.findLast((snapshot) => (snapshot.event as MojiEvent | null)?.type === "Revealed")?.at ?? 0;
  const held = before.at(-1)?.hands.flatMap((hand, seat) => {
    const said = hand.held && before.findLast((snapshot) => isClaimOf(snapshot, seat));
    if (!said) return [];
    return [
      { seat, word: hand.held!, at: said.at - turned, raw: said.raw === null ? null : said.raw - turned },
    ];
  });
  return (held ?? []).toSorted((a, b) => a.at - b.at);
}

function isClaimOf(snapshot: Snapshot, seat: number): boolean {
  const event = snapshot.event as MojiEvent | null;
  return event?.type === "Claimed" && event.seat === seat;
}
