/** Sentences and labels shared by all games. */

import type { GameModule } from "./module";
import type { TableClient } from "../lib/table_client.svelte";
import { kebab, localized, tOptional, w } from "../lib/i18n.svelte";
import type { Event, PromptTexts, PromptView, SeenEvent } from "../lib/api_types";

export function commonEventText(event: Event, names: readonly string[]): string | null {
  const s = w().story;
  const name = (seat: number): string => names[seat] ?? "?";
  switch (event.type) {
    case "Departed":
      return event.how === "left" ? s.left(name(event.seat)) : s.resigned(name(event.seat));
    case "Handed":
      return event.bot ? s.handed(name(event.seat)) : s.back(name(event.seat));
    case "Paused":
      return event.why === "stopped" ? s.stopped : s.paused;
    case "Resumed":
      return s.resumed;
    case "WentBack":
      return s.wentBack(name(event.seat));
    case "Denied":
      return s.denied(name(event.seat));
    default:
      return null;
  }
}

/** The seat that an event is about, or null. */
export function seatOf(event: Event): number | null {
  const about = event as { seat?: number | null; by?: number | null };
  return ("seat" in about ? about.seat : about.by) ?? null;
}

/** The sentence for an event: common to all games, from the game, or from the server. */
export function eventText(game: GameModule, seen: SeenEvent, { names, setting }: TableClient): string | null {
  const { event, text } = seen;
  return (
    commonEventText(event, names) ?? game.eventText(event, names, setting) ?? (localized(text ?? {}) || null)
  );
}

/** The sentence for a prompt: from the game, or from the server. */
export function promptText(game: GameModule, prompt: PromptView, { names, seat, view }: TableClient): string {
  const own = game.promptText(prompt, names, seat);
  if (own) return own;
  const texts = (view as Partial<PromptTexts> | null)?.prompt_texts;
  return localized(texts?.[prompt.number] ?? {}) || w().prompt.unknown(prompt.kind);
}

export function answerLabel(
  game: GameModule,
  answer: string,
  prompt: PromptView,
  names: readonly string[],
): string {
  return (
    game.answerLabel(answer, prompt, names) ??
    tOptional(`prompt-answer-${kebab(answer)}`) ??
    answer.replace(/ ?…$/, "")
  );
}
