/** Tables of SCRABBLE Bible Edition for tests. */

import * as house from "../../house.mjs";

/** A table whose persons are all ours, begun. */
export const begin = (where, names, options = {}) => house.begin(where, names, options, "scrabble-bible");
