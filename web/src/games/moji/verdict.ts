/** The verdict on the player's latest word. */

import { listOf, t } from "../../lib/i18n.svelte";
import type { SeenEvent } from "../../lib/api_types";
import type { MojiEvent, MojiView } from "./api_types";
import { lettersOf } from "./cards";
import { faultText } from "./messages";

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
  names: readonly string[],
  pointsOf: (cards: readonly string[]) => number,
): Verdict | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const seen = events[i]!;
    const event = seen.event as MojiEvent;
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
        const text = faultText(event.fault, event.word, event.detail);
        return made("wrong", event.word, text, heard?.rule ?? "", heard?.may_question ?? false);
      }
      case "Claimed":
        if (event.seat !== seat) continue;
        return made("held", event.word, t("moji-ui-verdict-held", { word: event.word }));
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
        return made("late", event.word, t("moji-ui-verdict-late", { word: event.word }), "MO-13");
      case "Tied": {
        const at = event.seats.indexOf(seat);
        if (at < 0) continue;
        const others = event.seats.filter((one) => one !== seat).map((one) => names[one] ?? "?");
        const text = t("moji-ui-verdict-together", { names: listOf(others), cards: lettersOf(event.cards) });
        return made("together", event.words[at] ?? "", text, "MO-13");
      }
      case "Judged":
        if (event.seat !== seat) continue;
        return event.counts
          ? made("won", event.word, t("moji-ui-verdict-voted-in", { word: event.word }), "MO-18")
          : made("wrong", event.word, t("moji-ui-verdict-voted-out", { word: event.word }), "MO-18");
    }
  }
  return null;
}
