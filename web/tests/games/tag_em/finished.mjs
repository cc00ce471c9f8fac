/** A whole game between bots on a short map, for `browser/finished.mjs`. */

import { LANE } from "./player.mjs";

export const table = {
  game: "tag-em",
  names: ["Ada", "Ben"],
  options: { map: LANE, order: "seated", pawns: 3 },
  bots: "999",
};
