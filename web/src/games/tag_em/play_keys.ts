/** The keys of a turn in TAG 'EM, besides those that move the cursor on the map. */

import { announce } from "../../lib/announce.svelte";
import { t } from "../../lib/i18n.svelte";
import { botSpeed, setFastBots } from "./bot_speed.svelte";
import type { LegendCard } from "./legend_card.svelte";
import type { Look } from "./look.svelte";
import type { Threat } from "./threat.svelte";
import type { Turn } from "./turn.svelte";

export interface KeyTargets {
  readonly turn: Turn;
  readonly threat: Threat;
  readonly look: Look;
  readonly legend: LegendCard;
  /** The square of the keyboard cursor; empty if it is not in use. */
  cursor: string;
  /** Whether bots play at this table. */
  readonly bots: boolean;
  readonly skippable: boolean;
  skip(): void;
  /** Brings the cursor to a square and says what is there. */
  showSquare(square: string): void;
}

/** The one after this one, from the beginning after the last. */
function after<One>(all: readonly One[], one: One): One | undefined {
  return all[(all.indexOf(one) + 1) % Math.max(1, all.length)];
}

/** Does what the key says; false if it says nothing here. */
export function handleKey(event: KeyboardEvent, on: KeyTargets): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { turn, legend } = on;
  const { aimed } = turn;
  switch (event.key.toLowerCase()) {
    case "enter":
      if (!aimed || (on.cursor && on.cursor !== aimed && on.cursor !== turn.square)) return false;
      void turn.attack();
      return true;
    case "n": {
      const next = after(turn.own, turn.chosen ?? -1);
      if (next !== undefined) {
        turn.choose(next);
        on.cursor = turn.pawns[next]?.square ?? "";
      }
      return true;
    }
    case "a": {
      if (turn.choices.length) {
        on.cursor = after(turn.choices, on.cursor)!;
        on.showSquare(on.cursor);
        return true;
      }
      void turn.previewed().then((ready) => {
        const next = ready ? after(turn.aims, turn.aimed) : undefined;
        if (!next) return;
        turn.aimAt(next);
        on.cursor = next;
      });
      return true;
    }
    case "u":
      if (turn.free) void turn.send("back");
      return true;
    case "r":
      void on.threat.toggle();
      return true;
    case "b":
      if (turn.mayBuild) turn.building = !turn.building;
      return true;
    case "e":
      void turn.end();
      return true;
    case "l":
      legend.toggle();
      return true;
    case "s":
      if (on.skippable) on.skip();
      return true;
    case "f":
      if (on.bots) {
        setFastBots(!botSpeed.fast);
        announce(t(botSpeed.fast ? "tag-em-ui-fast-bots-on" : "tag-em-ui-fast-bots-off"));
      }
      return true;
    case "escape":
      goBack(on);
      return true;
    default:
      return false;
  }
}

/** Closes or takes back what is open last. */
function goBack({ turn, legend, look }: KeyTargets): void {
  if (legend.open) legend.close();
  else if (turn.ending) turn.ending = false;
  else if (look.square) look.away();
  else if (turn.building) turn.stopBuilding();
  else if (turn.aimed) turn.aimed = "";
  else if (turn.target) turn.target = "";
  else turn.choose(null);
}
