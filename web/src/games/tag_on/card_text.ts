/** The text of the share card of a finished game. */

import type { CardText, FinishedProps } from "../../contract/module";
import type { GameView } from "../../lib/api_types";
import type { Snapshot } from "../../lib/replay";
import { bestText, standingPlays, type StandingPlay } from "../crossword/plays";
import type { TagOnMoveView, TagOnView } from "./api_types";
import { referenceOf } from "./proofs";

/** The tag with the most points that has a proof. */
export function bestTag(
  made: readonly StandingPlay<TagOnMoveView>[],
): StandingPlay<TagOnMoveView> | undefined {
  return made
    .filter(({ move }) => move.tag && move.proofs[0]?.passages?.length)
    .toSorted((a, b) => (b.move.tag?.points ?? 0) - (a.move.tag?.points ?? 0))[0];
}

export function cardText({ client, snapshots }: FinishedProps): Promise<CardText | null> {
  const made = standingPlays(snapshots as readonly Snapshot<GameView & TagOnView>[]);
  const passage = bestTag(made)?.move.proofs[0]?.passages?.[0];
  const verse = passage && { text: passage.text, reference: referenceOf(passage) };
  return Promise.resolve(made.length ? { best: bestText(made, client.names), verse } : null);
}
