/** Tables of SCRABBLE Bible Edition for tests. */

import * as house from "../../house.mjs";

/** A started table with people in all seats. */
export const begin = (where, names, options = {}) => house.begin(where, names, options, "scrabble-bible");
