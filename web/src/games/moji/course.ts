/** The course of a game, folded from its events: what lay where after each of them. */

import type { MojiEvent, MojiKit } from "../../lib/wire";

export interface Claim {
  seat: number;
  word: string;
  /** As it counts, and as it was heard, in seconds since the cards were turned. */
  at: number;
  raw: number | null;
}

export interface Moment {
  event: MojiEvent | null;
  /** The open cards of each seat, the top one last. */
  slots: readonly (readonly string[])[];
  board: readonly string[];
  piles: readonly (readonly string[])[];
  /** Points so far, all rounds together. */
  scores: readonly number[];
  /** The words that were in the race for what was collected. */
  claims: readonly Claim[];
}

export interface Happening {
  n: number;
  event: MojiEvent;
  at?: number;
  raw?: number | null;
}

const without = (from: readonly string[], cards: readonly string[]): string[] =>
  from.filter((card) => !cards.includes(card));

export function follow(
  happenings: readonly Happening[],
  seats: number,
  kit: MojiKit,
  partners: readonly number[] = [],
): Moment[] {
  const none = (): string[][] => Array.from({ length: seats }, () => []);
  let slots: string[][] = none();
  let piles: string[][] = none();
  let board: string[] = [];
  let written = Array.from({ length: seats }, () => 0);
  let totals = Array.from({ length: seats }, () => 0);
  let claims: Claim[] = [];
  let began = 0;
  const points = (cards: readonly string[]): number =>
    cards.reduce((sum, card) => sum + (kit.points[card.slice(0, 1)] ?? 0), 0);
  const own = (seat: number): number => points(piles[seat] ?? []) + (written[seat] ?? 0);
  const scores = (): number[] =>
    totals.map((total, seat) => {
      const partner = partners[seat];
      return total + own(seat) + (partner === undefined ? 0 : own(partner));
    });

  const moments: Moment[] = [{ event: null, slots, board, piles, scores: scores(), claims }];
  for (const { event, at = 0, raw = null } of happenings) {
    let shown: Claim[] = [];
    switch (event.type) {
      case "RoundBegan":
        slots = none();
        piles = none();
        board = [];
        written = written.map(() => 0);
        claims = [];
        break;
      case "Revealed": {
        slots = slots.slice();
        for (const [seat, card] of event.cards) slots[seat] = [...(slots[seat] ?? []), card];
        began = at;
        break;
      }
      case "Flipped":
        slots = slots.with(event.seat, [event.card]);
        break;
      case "Claimed":
        claims = [
          ...claims,
          { seat: event.seat, word: event.word, at: at - began, raw: raw === null ? null : raw - began },
        ];
        break;
      case "Collected":
        slots = slots.map((cards) => without(cards, event.cards));
        board = board.map((card) => (event.cards.includes(card) ? "" : card));
        piles = piles.with(event.seat, [...(piles[event.seat] ?? []), ...event.cards]);
        shown = claims;
        claims = claims.filter((claim) => claim.seat !== event.seat);
        break;
      case "TooLate":
        shown = claims;
        claims = claims.filter((claim) => claim.seat !== event.seat);
        break;
      case "Tied":
        shown = claims;
        claims = claims.filter((claim) => !event.seats.includes(claim.seat));
        break;
      case "SetAside":
        slots = slots.map((cards) => without(cards, event.cards));
        break;
      case "LeftBehind":
        slots = slots.with(event.seat, []);
        break;
      case "Judged":
        if (event.accepted && !event.counts)
          piles = piles.with(event.seat, without(piles[event.seat] ?? [], event.cards));
        else if (!event.accepted && event.counts) {
          slots = slots.map((cards) => without(cards, event.cards));
          board = board.map((card) => (event.cards.includes(card) ? "" : card));
          piles = piles.with(event.seat, [...(piles[event.seat] ?? []), ...event.cards]);
          if (event.points) written = written.with(event.seat, (written[event.seat] ?? 0) + event.points);
        }
        break;
      case "GridLaid":
      case "Shown":
        board = [...event.cards];
        break;
      case "Compared":
        for (const one of event.written)
          written = written.with(one.seat, (written[one.seat] ?? 0) + one.points);
        break;
      case "RoundEnded":
        totals = totals.map((total, seat) => total + (event.points[seat] ?? 0));
        break;
      default:
        break;
    }
    const over = event.type === "RoundEnded" || event.type === "Ended" || event.type === "Picked";
    moments.push({
      event,
      slots,
      board,
      piles,
      scores: over ? totals.slice() : scores(),
      claims: shown,
    });
  }
  return moments;
}

const WORTH_A_LOOK = new Set([
  "Revealed",
  "Flipped",
  "Collected",
  "Tied",
  "TooLate",
  "SetAside",
  "Judged",
  "GridLaid",
  "Passed",
  "Shown",
  "Compared",
  "RoundEnded",
  "Ended",
]);

/** The moments at which a replay stops. */
export function stops(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ event }, i) => (event && WORTH_A_LOOK.has(event.type) ? [i] : []));
}
