/** What a word has to use now, in one line under the field (MO-10, MO-11, MO-43 to MO-47). */

import { listOf, t } from "../../lib/i18n.svelte";
import type { GameView } from "../../lib/api_types";
import type { MojiSetting, MojiView } from "./api_types";
import { challengeLabels } from "./challenges";
import { usableSeats } from "./seat_layout";

export function whatCounts(view: GameView & MojiView, setting: MojiSetting, seat: number): string {
  const cards = cardsNow(view, setting, seat);
  const challenges = challengeLabels(view.challenges);
  return challenges.length ? t("moji-ui-now-also", { cards, challenges: listOf(challenges) }) : cards;
}

function cardsNow(view: GameView & MojiView, setting: MojiSetting, seat: number): string {
  if (view.phase === "grid") return t("moji-ui-your-turn");
  if (view.phase === "write") return t("moji-ui-write-hint");
  const playing = view.seats.flatMap((one, i) => (one.standing === "playing" ? [i] : []));
  const usable = usableSeats(seat, setting, playing);
  const letters = (usable ?? playing).flatMap((one) => view.slots[one]?.card.letter ?? []);
  const partner = setting.partners[seat];
  if (setting.options.partners === "partner-only" || setting.options.partners === "ball-and-chain") {
    const theirs = partner === undefined ? undefined : view.slots[partner]?.card.letter;
    const name = view.seats[partner ?? 0]?.name ?? "";
    if (theirs === undefined) return t("moji-ui-now-partner-none", { name });
    const own = view.slots[seat]?.card.letter;
    return setting.options.partners === "ball-and-chain" && own
      ? t("moji-ui-now-both", { letters: listOf([own, theirs]) })
      : t("moji-ui-now-partner", { name, letter: theirs });
  }
  if (letters.length < 2 && view.must_flip.length)
    return t("moji-ui-now-flips", {
      names: listOf(view.must_flip.map((one) => view.seats[one]?.name ?? "")),
    });
  if (setting.options.monochrome) return t("moji-ui-now-colour");
  if (letters.length === 2) return t("moji-ui-now-both", { letters: listOf(letters) });
  return usable === null ? t("moji-ui-now-any") : t("moji-ui-now-two-of", { letters: listOf(letters) });
}
