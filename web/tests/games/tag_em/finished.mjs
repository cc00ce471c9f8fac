/** A whole game between bots on a short map, for `browser/finished.mjs`. */

const MAP = `name: Lane
grid: square
pom: 12

.........
.c.....c.
...w.w...
.c.....c.
.........

start 1 b3
start 2 h3
`;

export const table = {
  game: "tag-em",
  names: ["Ada", "Ben"],
  options: { map: MAP, order: "seated", pawns: 3 },
  bots: "999",
};
