/** Sentences for events. */

import { listOf, t, w } from "../../lib/i18n.svelte";
import type { Event } from "../../lib/api_types";
import type { Attacked, Moved, TagEvent } from "./api_types";
import { asTag } from "./scene";
import { STANDARD, tileName } from "./tiles";
import { t as old } from "./words";

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** A roll with its modifiers: 4+1=5. */
function roll(event: Attacked, side: 0 | 1): string {
  const faces = sum(event.rolls.at(-1)?.[side] ?? []);
  const plus = event.totals[side] - faces;
  return plus ? `${faces}${signed(plus)}=${event.totals[side]}` : String(faces);
}

function movedText(event: Moved, name: (seat: number) => string): string {
  const s = old().story;
  const parts = [s.moved(name(event.seat), event.path[0] ?? "", event.path.at(-1) ?? "", event.cost)];
  for (const team of event.took ?? [])
    parts.push(team < 0 ? s.took(name(event.seat)) : s.tookOf(name(event.seat), name(team)));
  if (event.sent_home?.length) parts.push(s.home(name(event.seat)));
  return parts.join(" ");
}

function attackedText(event: Attacked, name: (seat: number) => string): string {
  const s = old().story;
  const parts = [(event.far ? s.shot : s.attacked)(name(event.seat), event.target, event.square)];
  if (event.rolls.length > 1) parts.push(t("tag-em-ui-again"));
  parts.push(`${name(event.seat)} ${roll(event, 0)}, ${name(event.other)} ${roll(event, 1)}.`);
  if (event.result === "tie") parts.push(s.nothing);
  return parts.join(" ");
}

function tagEventText(event: TagEvent, name: (seat: number) => string): string | null {
  const s = old().story;
  switch (event.type) {
    case "OrderRolled": {
      const rolls = event.rolls.flat().map(([seat, face]) => `${name(seat)} ${face}`);
      return s.order(rolls.join(", "), event.order.map(name).join(", "));
    }
    case "TurnBegan":
      return event.dice?.length ? s.pom(name(event.seat), event.dice.join("+"), event.pom) : null;
    case "Moved":
      return movedText(event, name);
    case "Attacked":
      return attackedText(event, name);
    case "Fell": {
      const told = (event.returns ? s.sent : s.out)(name(event.seat), event.square);
      return event.dropped?.length ? `${told} ${s.stays}` : told;
    }
    case "Returned":
      return s.returned(name(event.seat), event.square);
    case "Built":
      return s.built(name(event.seat), event.square, tileName(STANDARD[event.now]?.name ?? event.now));
    case "TurnEnded":
      return (event.out_of_time ? s.late : s.ended)(name(event.seat));
    case "Scored":
      return s.scored(name(event.seat), event.points, event.total);
    case "Held":
      return event.rounds ? s.held(name(event.seat), event.rounds) : null;
    case "TeamOut":
      return s.team[event.why]?.(name(event.seat)) ?? null;
    case "Ended": {
      const parts = [s.over[event.why]?.(typeof event.by === "number" ? name(event.by) : "") ?? ""];
      if (event.winners.length > 1) parts.push(w().story.share(listOf(event.winners.map(name))));
      else parts.push(event.winners.length ? s.wins(name(event.winners[0]!)) : s.draw);
      return parts.join(" ");
    }
    default:
      return null;
  }
}

export function eventText(event: Event, names: readonly string[]): string | null {
  return tagEventText(asTag(event), (seat) => names[seat] ?? "?");
}
