/** The verdict on the player's latest word. */

import { eventText } from "../../contract/messages";
import { listOf, t, type Reader } from "../../lib/i18n.svelte";
import type { SeenEvent } from "../../lib/api_types";
import type { MojiEvent, MojiView } from "./api_types";
import { lettersOf } from "./cards";

export interface Verdict {
  /** Its line in the log. */
  n: number;
  kind: "held" | "won" | "wrong" | "late" | "together";
  text: string;
  rule: string;
  word: string;
  /** Whether it can be put to the vote. */
  mayQuestion: boolean;
}

export function verdictOf(
  events: readonly SeenEvent[],
  view: MojiView,
  seat: number,
  reader: Reader,
  pointsOf: (cards: readonly string[]) => number,
): Verdict | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const seen = events[i]!;
    const event = seen.event as MojiEvent;
    const sentence = eventText(seen, reader) ?? "";
    const made = (
      kind: Verdict["kind"],
      word: string,
      text: string,
      rule = "",
      mayQuestion = false,
    ): Verdict => ({
      n: seen.n,
      kind,
      text,
      rule,
      word,
      mayQuestion,
    });
    switch (event.type) {
      case "RoundBegan":
      case "Revealed":
        return null;
      case "Wrong": {
        if (event.seat !== seat) continue;
        const heard = view.heard.findLast((one) => one.seat === seat && one.word === event.word);
        return made("wrong", event.word, sentence, heard?.rule ?? "", heard?.may_question ?? false);
      }
      case "Claimed":
        if (event.seat !== seat) continue;
        return made("held", event.word, sentence);
      case "Collected":
        if (event.seat !== seat) continue;
        return made(
          "won",
          event.word,
          t("moji-ui-verdict-won", {
            word: event.word,
            count: event.cards.length,
            points: pointsOf(event.cards),
          }),
        );
      case "TooLate":
        if (event.seat !== seat) continue;
        return made("late", event.word, sentence, "MO-13");
      case "Tied": {
        const at = event.seats.indexOf(seat);
        if (at < 0) continue;
        const others = event.seats.filter((one) => one !== seat).map((one) => reader.names[one] ?? "?");
        const text = t("moji-ui-verdict-together", { names: listOf(others), cards: lettersOf(event.cards) });
        return made("together", event.words[at] ?? "", text, "MO-13");
      }
      case "Judged":
        if (event.seat !== seat) continue;
        return made(event.counts ? "won" : "wrong", event.word, sentence, "MO-18");
    }
  }
  return null;
}
