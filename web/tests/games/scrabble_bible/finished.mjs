/** A whole game between bots, for `browser/finished.mjs`. */

export const table = { game: "scrabble-bible", names: ["Ada", "Ben"], seed: 5, bots: "999" };
