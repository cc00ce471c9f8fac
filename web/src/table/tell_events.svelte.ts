/** Tells of what happens at a table: announcements for screen readers, sounds, and system notifications. */

import { untrack } from "svelte";
import { eventText } from "../contract/messages";
import type { GameModule } from "../contract/module";
import { announce } from "../lib/announce.svelte";
import type { SeenEvent } from "../lib/api_types";
import { t } from "../lib/i18n.svelte";
import { notify } from "../lib/notifications";
import { play } from "../lib/sound";
import type { TableClient } from "../lib/table_client.svelte";

/** The sounds of events that happen together follow each other in this order. */
const SOUNDS = ["no", "lay", "flip", "chime"] as const;

/** Announces events, and plays their sounds. On a shared device nobody is told that it is their turn. */
function tell(events: readonly SeenEvent[], to: TableClient, game: GameModule, shared: boolean): void {
  const told = events
    .map((seen) => eventText(seen, to.reader))
    .filter((text) => text !== null)
    // A text that an earlier event has announced is not repeated.
    .filter((text, i, all) => !all.slice(0, i).some((earlier) => earlier.includes(text)));
  const turn = to.view && to.seat !== null && to.view.to_move.includes(to.seat);
  const alone = to.view && (game.phaseText?.(to.view) ?? null) === null;
  const yours = t("play-your-turn");
  const said = told.some((text) => text.toLowerCase().includes(yours.toLowerCase()));
  if (turn && alone && !shared && !said) told.push(yours);
  if (told.length) announce(told.slice(-4).join(" "));
  const sounds = new Set(events.map((seen) => game.sound(seen, to.seat)).filter((one) => one !== null));
  SOUNDS.filter((one) => sounds.has(one)).forEach((one, i) => setTimeout(() => play(one), i * 180));
}

/** Tells of new events while the component that calls it is shown. */
export function tellEvents(clients: () => readonly TableClient[], game: () => GameModule): void {
  $effect(() => {
    const all = clients();
    const first = all[0];
    return first?.onEvents((events) => untrack(() => tell(events, first, game(), all.length > 1)));
  });
}

/** Notifies a player whose page is hidden that it is their turn, or that they are asked. */
export function notifyTurns(client: () => TableClient, due: () => "turn" | "question" | null): void {
  let noted = false;
  $effect(() => {
    const now = due();
    if (now && !noted) untrack(() => notify(t(`notify-${now}`), client().id));
    noted = now !== null;
  });
}
