/** The parts for a finished game. */

import type { FinishedParts } from "../../contract/module";
import { cardText } from "./card_text";
import Replay from "./Replay.svelte";
import Summary from "./Summary.svelte";

export const finished: FinishedParts = { Summary, Replay, cardText };
