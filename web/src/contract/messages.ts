/** Sentences of the server, and labels shared by all games. */

import type { GameModule } from "./module";
import type { TableClient } from "../lib/table_client.svelte";
import { kebab, messageText, tOptional, type Reader } from "../lib/i18n.svelte";
import type { Event, Message, PromptMessages, PromptView } from "../lib/api_types";

/** The seat that an event is about, or null. */
export function seatOf(event: Event): number | null {
  const about = event as { seat?: number | null; by?: number | null };
  return ("seat" in about ? about.seat : about.by) ?? null;
}

/** The seat whose sign is shown beside the sentences for an event: the subject of the first sentence. */
export function signOf(event: Event, messages: readonly Message[]): number | null {
  return subjectOf(messages) ?? seatOf(event);
}

/** The sentences for an event; null if it is not worth one. */
export function eventText({ messages }: { messages?: readonly Message[] }, reader: Reader): string | null {
  return messages?.map((message) => messageText(message, reader)).join(" ") || null;
}

/** Whether a message is a bot's remark about an event. */
export const isRemark = ({ id }: Message): boolean => id.startsWith("kernel-remark-");

/** The seat whose player the first of these sentences begins with, or null. */
export function subjectOf([sentence]: readonly Message[]): number | null {
  return (sentence?.args?.["who"] as { seat: number } | undefined)?.seat ?? null;
}

/** The sentence for a prompt. */
export function promptText({ number }: PromptView, { view, reader }: TableClient): string {
  const message = (view as Partial<PromptMessages> | null)?.prompt_messages?.[number];
  return message ? messageText(message, reader) : "";
}

/** The label of an answer button: from the game, for this kind of prompt, or the common one. */
export function answerLabel(
  game: GameModule,
  answer: string,
  prompt: PromptView,
  names: readonly string[],
): string {
  return (
    game.answerLabel(answer, prompt, names) ??
    tOptional(`prompt-answer-to-${kebab(prompt.kind)}-${kebab(answer)}`) ??
    tOptional(`prompt-answer-${kebab(answer)}`) ??
    answer.replace(/ ?…$/, "")
  );
}
