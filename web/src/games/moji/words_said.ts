/** The words that counted in a finished game. */

import type { CardText, FinishedProps } from "../../contract/module";
import { t } from "../../lib/i18n.svelte";
import type { MojiEvent } from "./api_types";

export interface WordSaid {
  seat: number;
  word: string;
  points: number;
  /** The cards that it won. */
  cards: number;
}

export function wordsSaid(snapshots: FinishedProps["snapshots"]): WordSaid[] {
  let all: WordSaid[] = [];
  for (const snapshot of snapshots) {
    const event = snapshot.event as MojiEvent | null;
    if (!event) continue;
    if (event.type === "Collected" || (event.type === "Judged" && event.counts && !event.accepted)) {
      const { seat, word, cards, gained } = event;
      all.push({ seat, word, points: gained?.[seat] ?? 0, cards: cards.length });
    } else if (event.type === "Judged" && !event.counts && event.accepted) {
      // A word that was voted out wins nothing.
      const at = all.findLastIndex(({ seat, word }) => seat === event.seat && word === event.word);
      all = all.filter((_, i) => i !== at);
    } else if (event.type === "Compared")
      for (const { seat, word, points, fault } of event.written)
        if (!fault) all.push({ seat, word, points, cards: 0 });
  }
  return all;
}

export const bestWord = (said: readonly WordSaid[]): WordSaid | undefined =>
  said.toSorted((a, b) => b.points - a.points)[0];

/** What the share card says. */
export function cardText({ client, snapshots }: FinishedProps): Promise<CardText | null> {
  const best = bestWord(wordsSaid(snapshots));
  if (!best) return Promise.resolve(null);
  const { word, points, seat } = best;
  return Promise.resolve({
    best: t("moji-ui-end-card", { word: word.toUpperCase(), points, name: client.names[seat] ?? "" }),
  });
}
