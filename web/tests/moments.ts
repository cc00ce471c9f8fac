/** Replay fixtures. */

import { momentsOf, type Moment } from "../src/lib/replay";
import type { ReplayStep } from "../src/lib/wire";

/** The snapshots of these steps, numbered from 0. */
export const moments = <View>(...steps: unknown[]): Moment<View>[] =>
  momentsOf<View>({
    game: "",
    setting: null,
    steps: steps.map((step, n) => ({ n, ...(step as object) })) as ReplayStep[],
  });
