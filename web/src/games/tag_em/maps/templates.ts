/** Small playable maps to begin from. */

import type { TagMap } from "../api_types";
import { blank } from "./edit";

const RIVER = [
  ".......www.......",
  "...c...www...c...",
  ".................",
  ".......www.......",
  ".....c.www.c.....",
  ".......www.......",
  ".....c.www.c.....",
  ".......www.......",
  ".................",
  "...c...www...c...",
  ".......www.......",
];

const ARENA = [
  "...................",
  "...................",
  "...................",
  ".........#.........",
  ".....c...#...c.....",
  "...................",
  "......g.....g......",
  "...................",
  "...................",
  "...##.........##...",
  "...................",
  "...................",
  "......g.....g......",
  "...................",
  ".....c...#...c.....",
  ".........#.........",
  "...................",
  "...................",
  "...................",
];

export const TEMPLATES: readonly { key: string; map: TagMap }[] = [
  { key: "field", map: { ...blank(), starts: ["c6", "m6"], flags: ["h1"] } },
  { key: "river", map: { ...blank(), levels: [RIVER], starts: ["c6", "o6"], flags: ["i3"] } },
  {
    key: "arena",
    map: {
      ...blank(),
      pom: 15,
      levels: [ARENA],
      starts: ["c3", "q3", "c17", "q17"],
      flags: ["j10"],
      hills: [["j10"]],
    },
  },
  { key: "hexagons", map: { ...blank(13, 11, "hex"), starts: ["c6", "k6"], flags: ["g2"] } },
  {
    key: "tower",
    map: {
      ...blank(),
      levels: [...blank().levels!, ...blank(7, 5).levels!],
      starts: ["c6", "m6"],
      flags: ["2:d3"],
      hills: [["2:d3"]],
      stairs: [
        ["f6", "2:b3"],
        ["j6", "2:f3"],
      ],
    },
  },
  { key: "empty", map: blank() },
];
