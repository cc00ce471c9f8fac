/** The parts for a finished game. */

import { eventText } from "../../contract/messages";
import type { FinishedParts } from "../../contract/module";
import Replay from "./Replay.svelte";
import { asTag } from "./scene";
import Summary from "./Summary.svelte";

export const finished: FinishedParts = {
  Summary,
  Replay,
  cardText({ client }) {
    const end = client.events.findLast((seen) => asTag(seen.event).type === "Ended");
    const best = end && eventText(end, { seat: null, names: client.names });
    return Promise.resolve(best ? { best } : null);
  },
};
