/** Tables of SCRABBLE Bible Edition for tests. */

import * as server from "../../server.mjs";

/** A started table with people in all seats. */
export const begin = (where, names, options = {}) => server.begin(where, names, options, "scrabble-bible");
