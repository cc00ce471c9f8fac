/** Sentences for events and prompts. */

import { choiceLabel } from "../../lib/game_info.svelte";
import { listOf, t, tOptional, w } from "../../lib/i18n.svelte";
import type { Challenges, MojiEvent } from "./api_types";
import { lettersOf } from "./cards";
import { t as old } from "./words";

/** Short labels for the challenges of a round. */
export function challengeLabels(challenges: Challenges): string[] {
  const terms: string[] = [];
  if (challenges.min) terms.push(t("moji-ui-challenge-min", { least: challenges.min }));
  if (challenges.placement && challenges.placement !== "anywhere")
    terms.push(t(`moji-ui-challenge-${challenges.placement}`));
  if (challenges.theme?.length) {
    terms.push(
      t("moji-ui-challenge-theme", {
        themes: listOf(challenges.theme.map((theme) => choiceLabel("moji", "theme", theme))),
      }),
    );
  }
  return terms;
}

/** Why a word does not count. */
export function faultText(fault: string, word: string, detail = ""): string {
  return (
    (detail && tOptional(`moji-ui-fault-${fault}-of`, { word, detail })) ||
    tOptional(`moji-ui-fault-${fault}`, { word }) ||
    `${word}: ${fault}`
  );
}

export function eventText(event: MojiEvent, names: readonly string[]): string | null {
  const s = old().story;
  const name = (seat: number): string => names[seat] ?? "?";
  switch (event.type) {
    case "RoundBegan":
      return s.round(event.round, challengeLabels(event.challenges).join(", "));
    case "Revealed":
      return s.revealed(event.cards.map(([seat, card]) => `${name(seat)} ${lettersOf([card])}`).join(", "));
    case "Flipped":
      return (event.by_itself ? s.flippedFor : s.flipped)(name(event.seat), lettersOf([event.card]));
    case "Wrong":
      return faultText(event.fault, event.word, event.detail);
    case "Claimed":
      return t("moji-ui-verdict-held", { word: event.word });
    case "Collected":
      return s.collected(name(event.seat), event.word, lettersOf(event.cards));
    case "Tied":
      return s.tied(
        event.seats.map((seat, i) => `${name(seat)} ${event.words[i] ?? ""}`).join(", "),
        lettersOf(event.cards),
      );
    case "TooLate":
      return s.tooLate(name(event.seat), event.word);
    case "GaveUp":
      return s.stuck(name(event.seat));
    case "Opened":
      return s.opened(lettersOf(event.cards));
    case "SetAside":
      return s.setAside(lettersOf(event.cards));
    case "LeftBehind":
      return s.leftBehind(name(event.seat), event.count);
    case "Questioned":
      return s.questioned(name(event.by), event.word);
    case "Judged":
      return (event.counts ? s.counts : s.countsNot)(event.word);
    case "GridLaid":
      return s.gridLaid(event.cards.length);
    case "TurnBegan":
      return w().story.turnOf(name(event.seat));
    case "Passed":
      return (event.out_of_time ? s.timeUp : s.passed)(name(event.seat));
    case "Shown":
      return s.shown(lettersOf(event.cards));
    case "Compared":
      return s.compared(event.written.length, event.written.filter((one) => !one.fault).length);
    case "RoundEnded": {
      const points = event.points.map((won, seat) => `${name(seat)} ${won}`).join(", ");
      const parts = [s.endings[event.why] ?? "", s.points(points)];
      if (event.winners.length) parts.push(s.master(listOf(event.winners.map(name))));
      return parts.filter(Boolean).join(" ");
    }
    case "Picked":
      return s.picked(name(event.seat), challengeLabels(event.challenges).join(", "));
    case "Ended":
      return event.winners.length === 1
        ? w().story.wins(name(event.winners[0]!))
        : event.winners.length
          ? w().story.share(listOf(event.winners.map(name)))
          : null;
    default:
      return null;
  }
}
