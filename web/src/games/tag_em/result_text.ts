import { messageText, type Reader } from "../../lib/i18n.svelte";

/** The outcome of an attack, in the words of the log. */
export function resultText(result: "win" | "tie" | "lose", reader: Reader, defender: number): string {
  if (result === "win") return messageText({ id: "tag-em-attack-won" }, reader);
  if (result === "tie") return messageText({ id: "tag-em-stand-off" }, reader);
  return messageText({ id: "tag-em-defended", args: { who: { seat: defender } } }, reader);
}
