/** A whole game on a grid, for `browser/finished.mjs`. */

const WORDS = ["BROW", "MARKER", "KILLER", "PLEA", "DESKTOP", "PLAQUE", "MODERN"];

export const table = {
  game: "moji",
  names: ["Ada", "Ben"],
  seed: 46,
  options: { variation: "off-the-grid" },
  then: [[0, "ready"], [1, "ready"], ...WORDS.map((word, i) => [i % 2, `say ${word}`])],
};
