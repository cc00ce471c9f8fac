/** Scenes of TAG 'EM for `screens.mjs`. */

import { scenesOfGame, scenesOfLesson, TALL } from "../../screen_steps.mjs";
import { facing, LANE, onLane, pawn, square } from "./player.mjs";

const game = "tag-em";
const NAMES = ["Ada", "Ben"];

const OPTIONS = { map: LANE, order: "seated", pawns: 5 };
const MINE = { game, names: NAMES, options: OPTIONS };
const FLAG = { ...MINE, options: { ...OPTIONS, game_type: "capture-the-flag", pom: 40 } };
const WON = {
  ...FLAG,
  then: [
    [0, "move b3 c3 d3 e3"],
    [0, "move e3 d3 c3 b3"],
  ],
};
const HILL = { ...MINE, options: { ...OPTIONS, game_type: "king-of-the-hill", hill_points: 2 } };

/** Two pawns side by side, Ada's on turn. */
const beside = (options = {}, ...lines) => ({
  game,
  names: NAMES,
  position: facing(...lines),
  options: { order: "seated", ...options },
});
/** Ben's pawn is lost on its besieged point, so he chooses where it returns. */
const besieged = (seed) => ({
  game,
  names: NAMES,
  position: onLane("pawn 1 g3", "pawn 1 b3", "pawn 2 h3"),
  options: { order: "seated", game_type: "capture-the-flag", tie: "defender" },
  seed,
  then: [[0, "attack g3 h3"]],
});

const board = (page) => page.waitForSelector("[data-pawn]");
const hit = async (page, phone, name) => (phone ? square(page, name).tap() : square(page, name).click());

async function choose(page, phone, name) {
  await board(page);
  await hit(page, phone, name);
  await page.waitForSelector(".wash, .aim");
}

export const scenes = [
  ...scenesOfGame(game, { play: MINE, over: WON }),
  { name: "my-turn", table: MINE, prepare: board },
  { name: "their-turn", table: MINE, seats: [1], prepare: board },
  { name: "pawn-chosen", table: MINE, prepare: (page, { phone }) => choose(page, phone, "c2") },
  {
    name: "path-shown",
    table: MINE,
    async prepare(page, { phone }) {
      await choose(page, phone, "c2");
      if (phone) await hit(page, phone, "d2");
      else await square(page, "d2").hover();
    },
  },
  {
    name: "moved",
    table: { ...MINE, then: [[0, "move c2 d2 e2"]] },
    prepare: board,
  },
  {
    name: "moved-watched",
    table: { ...MINE, then: [[0, "move c2 d2 e2"]] },
    seats: [1],
    prepare: board,
  },
  {
    name: "no-points",
    table: { ...MINE, options: { ...OPTIONS, pom: 1 }, then: [[0, "move c2 d2"]] },
    prepare: board,
  },
  {
    name: "enemy-moves",
    table: MINE,
    async prepare(page) {
      await board(page);
      await page.locator(".buttons button").nth(1).click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: "enemy-pawn",
    table: MINE,
    async prepare(page, { phone }) {
      await page.click(".legend header button");
      await hit(page, phone, "h3");
    },
  },
  {
    name: "tiles",
    table: { ...MINE, options: { ...OPTIONS, map: "castle" } },
    prepare: (page) => page.waitForSelector(".legend li"),
  },
  {
    name: "attack-odds",
    table: beside(),
    async prepare(page, { phone }) {
      await choose(page, phone, "d3");
      await hit(page, phone, "e3");
      await page.waitForSelector(".odds");
    },
  },
  ...[1, 2, 3, 4].map((seed) => ({
    name: `attacked-${seed}`,
    table: { ...beside({ tie: seed > 2 ? "defender" : "stand-off" }), seed, then: [[0, "attack d3 e3"]] },
    seats: [seed % 2],
    prepare: board,
  })),
  ...[1, 2, 3].map((seed) => ({
    name: `respawn-${seed}`,
    table: besieged(seed),
    seats: [1],
    prepare: board,
  })),
  {
    name: "build",
    table: { ...MINE, options: { ...OPTIONS, construction: true } },
    async prepare(page, { phone }) {
      await choose(page, phone, "c2");
      await page.locator(".buttons button:has(.lucide-hammer)").click();
      await hit(page, phone, "d2");
      await page.waitForSelector("dialog");
    },
  },
  {
    name: "built",
    table: { ...MINE, options: { ...OPTIONS, construction: true }, then: [[0, "build d2 cover"]] },
    seats: [1],
    prepare: board,
  },
  { name: "flag", table: FLAG, prepare: board },
  { name: "flag-carried", table: { ...FLAG, then: [[0, "move b3 c3 d3 e3"]] }, seats: [1], prepare: board },
  { name: "hill", table: HILL, prepare: board },
  {
    name: "hill-scored",
    table: {
      ...HILL,
      then: [
        [0, "move b3 c3 d3 e3"],
        [0, "end"],
        [1, "end"],
      ],
    },
    prepare: board,
  },
  { name: "lost", table: WON, seats: [1], prepare: (page) => page.waitForSelector("main.over") },
  {
    name: "missions",
    table: {
      game,
      names: NAMES,
      options: { map: `${LANE}goal 1 reach h3\ngoal 2 defeat 1 3\n`, order: "seated", game_type: "missions" },
    },
    height: 1200,
    prepare: board,
  },
  {
    name: "snipers",
    table: { ...MINE, options: { ...OPTIONS, snipers: "all" } },
    async prepare(page, { phone }) {
      await choose(page, phone, "c2");
    },
  },
  {
    name: "downtown",
    table: { game, names: NAMES, options: { map: "downtown", order: "seated" } },
    prepare: board,
  },
  {
    name: "stuck-pawn",
    table: {
      game,
      names: NAMES,
      position: onLane("pawn 1 b3", "pawn 1 c3", "pawn 2 h3", "pom 0"),
      options: { order: "seated" },
    },
    prepare: board,
  },
  {
    name: "legend",
    table: { ...MINE, options: { ...OPTIONS, map: "volcano" } },
    prepare: (page) => page.waitForSelector(".legend li"),
  },
  {
    name: "maps-river",
    path: "/maps",
    async prepare(page) {
      await page.locator("main > section li button").nth(1).click();
      await page.waitForSelector(".fine");
    },
  },
  {
    name: "maps",
    path: "/maps",
    height: 1800,
    prepare: (page) => page.waitForSelector(".faults li"),
  },
  {
    name: "maps-whole",
    path: "/maps",
    whole: true,
    async prepare(page) {
      await page.waitForSelector(".faults li");
      const closed = page.locator(".beside details:not([open]) > summary");
      while (await closed.count()) await closed.first().click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: "maps-points",
    path: "/maps",
    async prepare(page) {
      await page.waitForSelector("[role=application]");
      await page.locator(".tools button, [role=group] button").last().waitFor();
      await page.keyboard.press("o");
    },
  },
  {
    name: "maps-random",
    path: "/maps",
    height: TALL,
    async prepare(page) {
      await page.waitForSelector("[role=application]");
      const open = page.locator(".beside > details > summary");
      await open.nth(3).click();
      await page.locator(".beside > details").nth(3).locator("button").last().click();
      await page.waitForSelector(".fine");
      await page.locator(".beside > details").nth(4).locator("summary").click();
      await page.locator(".beside > details").nth(4).locator("button").first().click();
      await page.waitForSelector(".beside td");
    },
  },
  {
    name: "maps-own-tile",
    path: "/maps",
    height: TALL,
    async prepare(page) {
      await page.waitForSelector("[role=application]");
      await page.locator(".beside > details > summary").nth(1).click();
      await page.locator(".beside > details").nth(1).locator("button").last().click();
      await page.locator(".beside > details > summary").nth(2).click();
      await page.locator(".beside > details").nth(2).locator("button").last().click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: "maps-publish",
    path: "/maps",
    async prepare(page) {
      await page.waitForSelector("[role=application]");
      await page.locator(".beside > details > summary").nth(3).click();
      await page.locator(".beside > details").nth(3).locator("button").last().click();
      await page.waitForSelector(".fine");
      await page.click("button:has(.lucide-image-up)");
      await page.waitForSelector("dialog");
    },
  },
  ...scenesOfLesson(game, 6),
  {
    name: "pawn-details",
    table: MINE,
    async prepare(page) {
      await pawn(page, "b3").waitFor();
      await page.locator(".own .chip").first().click();
    },
  },
];
