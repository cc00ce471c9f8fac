/** A whole game between bots, for `browser/finished.mjs`. */

export const table = { game: "tag-on", names: ["Ada", "Ben"], seed: 5, bots: "999" };
