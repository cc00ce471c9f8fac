/** Replay fixtures. */

import { snapshotsOf, type Snapshot } from "../src/lib/replay";
import type { ReplayStep } from "../src/lib/api_types";

/** The snapshots of these steps, numbered from 0. */
export const snapshots = <View>(...steps: unknown[]): Snapshot<View>[] =>
  snapshotsOf<View>({
    game: "",
    setting: null,
    steps: steps.map((step, n) => ({ n, ...(step as object) })) as ReplayStep[],
  });
