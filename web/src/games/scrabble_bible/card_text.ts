/** The text of the share card of a finished game, with the verse of its best word. */

import type { CardText, FinishedProps } from "../../contract/module";
import type { GameView, MarkedVerse } from "../../lib/api_types";
import type { Snapshot } from "../../lib/replay";
import { verseOf } from "../../lib/verse_of";
import { bestPlay, bestText, standingPlays } from "../crossword/plays";
import type { BibleView } from "./api_types";

const playsOf = (snapshots: FinishedProps["snapshots"]) =>
  standingPlays(snapshots as readonly Snapshot<GameView & BibleView>[]);

/** A verse with the most precious bonus word, or else with the word of the best play. */
export async function verseOfGame(snapshots: FinishedProps["snapshots"]): Promise<MarkedVerse | null> {
  const made = playsOf(snapshots);
  const bonus = made
    .flatMap(({ move }) => move.words)
    .filter((word) => word.bonus)
    .toSorted((a, b) => b.bonus - a.bonus)[0];
  const word = bonus?.word ?? bestPlay(made)?.move.word;
  return word ? verseOf(word) : null;
}

export async function cardText({ client, snapshots }: FinishedProps): Promise<CardText | null> {
  const best = bestText(playsOf(snapshots), client.names);
  return best ? { best, verse: (await verseOfGame(snapshots)) ?? undefined } : null;
}
