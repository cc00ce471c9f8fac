/** Scenes of TAG ON for `screens.mjs`. French pages show the French edition. */

import { scenesOfGame, scenesOfLesson } from "../../screen_steps.mjs";
import { positionOf, square, type } from "./player.mjs";

const game = "tag-on";
const NAMES = ["Ada", "Ben"];

/** GOD lies on the board, and ANGEL can be played through its G; in French DIEU and ANGE. */
const spec =
  (more = {}, en = {}, fr = {}) =>
  ({ french }) => {
    const {
      racks,
      board,
      names = NAMES,
      options,
      then,
      says,
      ...rest
    } = {
      board: french ? { "9F": "DIEU" } : { "9G": "GOD" },
      racks: french ? ["ANGLSTRO!", "EISTAR", "EISTLN"] : ["ANELSXTU!", "EISTAR", "EISTLN"],
      ...more,
      ...(french ? fr : en),
    };
    return {
      game,
      names,
      position: positionOf(board, racks.slice(0, names.length), { says }),
      options: { edition: french ? "fr" : "en", ...options },
      ...(then ? { then } : {}),
      ...rest,
    };
  };

const tagged = (french) => (french ? "play H6 ANGE tag DIEU@9F" : "play G7 ANGEL tag GOD@9G");
const then = (...after) => [
  { then: [[0, tagged(false)], ...after] },
  { then: [[0, tagged(true)], ...after] },
];
const challenged = (...after) => spec({}, ...then(...after));

const grid = (page) => page.waitForSelector("[role=grid]");
async function asked(page) {
  await page.waitForSelector("section .answers button");
  await grid(page);
}

async function lay(page, french) {
  await grid(page);
  await type(page, french ? "H6" : "G7", french ? "ang" : "anel");
  await page.waitForSelector(".act .points");
}

const play = { game, names: NAMES, options: { edition: "en" }, seed: 7, bots: "6" };
const over = { game, names: NAMES, options: { edition: "en" }, seed: 7, bots: "999" };
const french =
  (one) =>
  ({ french: is }) =>
    is ? { ...one, options: { edition: "fr" } } : one;

/** NEAH can be played through ABOUND, over a square of a land. */
const CLAIMS = {
  game,
  names: NAMES,
  position:
    "9H7/9O7/9S7/9E7/9AM6/10O6/8T1N6/6S1ABOUND3/6K1U1L6/WANDERInG1I6/6L1H1T6/6L1T1H6/17/17/17/17/17 " +
    "AEEHHMRSY/ABCDIIOPY 152/194 0 faceup CJJMTVVYZ; starter 1; round 6;",
  options: { edition: "en", aids: "none" },
};

export const scenes = [
  ...scenesOfGame(game, { play, over }).map((scene) =>
    scene.table ? { ...scene, table: french(scene.table) } : scene,
  ),
  {
    name: "first-turn",
    table: ({ french: is }) => ({ game, names: NAMES, seed: 3, options: { edition: is ? "fr" : "en" } }),
    prepare: grid,
  },
  { name: "my-turn", table: spec(), prepare: grid },
  { name: "their-turn", table: spec(), seats: [1], prepare: grid },
  { name: "half-made", table: spec(), prepare: (page, { french: is }) => lay(page, is) },
  {
    name: "half-made-tag",
    table: spec(),
    async prepare(page, { french: is }) {
      await lay(page, is);
      await page.locator(".claim-form .chip").first().click();
      await page.waitForSelector(".because");
    },
  },
  {
    name: "half-made-hints",
    table: spec({ options: { aids: "hints" } }),
    async prepare(page, { french: is }) {
      await lay(page, is);
      await page.locator(".claim-form .chip").first().click();
      await page.click(".because button");
      await page.waitForSelector("dialog");
      await page.waitForTimeout(600);
    },
  },
  {
    name: "claims",
    table: ({ french: is }) => ({ ...CLAIMS, options: { edition: "en", aids: is ? "hints" : "none" } }),
    async prepare(page) {
      await grid(page);
      await type(page, "M8", "eah");
      await page.locator(".claim-form .chip").first().click();
      for (const chip of await page.$$(".chip.land")) await chip.click();
      await page.waitForTimeout(400);
    },
  },
  {
    name: "refused",
    table: spec(),
    async prepare(page) {
      await grid(page);
      await type(page, "3C", "as");
      await page.waitForSelector(".said .link");
    },
  },
  {
    name: "refused-word",
    table: spec({ options: { words: "checked" } }),
    async prepare(page, { french: is }) {
      await grid(page);
      await type(page, "9J", "ts");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(600);
    },
  },
  {
    name: "face-up-taken",
    table: spec(),
    async prepare(page) {
      await grid(page);
      await page.locator(".face-up [data-tile]").first().click();
    },
  },
  {
    name: "tile-details",
    table: spec(),
    async prepare(page) {
      await grid(page);
      await page.locator("[data-tile]").first().focus();
      await page.keyboard.press("?");
      await page.waitForSelector("dialog");
    },
  },
  {
    name: "actions",
    table: spec({ options: { aids: "hints" } }),
    async prepare(page) {
      await grid(page);
      await page.click(".buttons .lucide-ellipsis");
      await page.waitForSelector("dialog");
    },
  },
  {
    name: "hint",
    table: spec({ options: { aids: "hints" } }),
    async prepare(page) {
      await grid(page);
      await page.click(".buttons .lucide-ellipsis");
      await page.locator("dialog button:has(.lucide-lightbulb)").click();
      await page.waitForSelector(".hints");
    },
  },
  {
    name: "shield-exchange",
    table: spec(),
    async prepare(page) {
      await grid(page);
      await page.click(".buttons .lucide-ellipsis");
      await page.locator("dialog .more button").nth(2).click();
      await page.locator(".rack:not(.tray) [data-tile]").nth(1).click();
    },
  },
  { name: "challenge", table: challenged(), seats: [1], prepare: asked },
  { name: "challenge-open", table: challenged(), prepare: grid },
  {
    name: "challenge-of-four",
    english: true,
    table: () => ({
      game,
      names: NAMES,
      position: positionOf({ I5: "GOD", "17K": "SOLOMON" }, ["EYPTXQ", "EIST"]),
      options: { edition: "en" },
      then: [[0, "play 5H EGYPT claim land tag SOLOMON@17K"]],
    }),
    seats: [1],
    prepare: asked,
  },
  { name: "tag-proved", table: challenged([1, "challenge tag"]), seats: [1], height: 1200, prepare: grid },
  { name: "tag-proved-mine", table: challenged([1, "challenge tag"]), height: 1200, prepare: grid },
  { name: "challenge-lost", table: challenged([1, "challenge"]), seats: [1], prepare: grid },
  {
    name: "challenge-lost-shield",
    table: spec(
      {},
      ...then([1, "challenge"]).map((one, i) => ({
        ...one,
        racks: i ? ["ANGLSTRO!", "EISTAR!", "EISTLN"] : ["ANELSXTU!", "EISTAR!", "EISTLN"],
      })),
    ),
    seats: [1],
    prepare: asked,
  },
  {
    name: "shield",
    table: spec(
      {},
      {
        then: [
          [0, "play 9G GODXTU"],
          [1, "challenge"],
        ],
      },
      {
        then: [
          [0, "play 9F DIEUSTR"],
          [1, "challenge"],
        ],
      },
    ),
    prepare: asked,
  },
  {
    name: "shield-used",
    table: spec(
      {},
      {
        then: [
          [0, "play 9G GODXTU"],
          [1, "challenge"],
          [0, "shield save"],
        ],
      },
      {
        then: [
          [0, "play 9F DIEUSTR"],
          [1, "challenge"],
          [0, "shield save"],
        ],
      },
    ),
    seats: [1],
    prepare: grid,
  },
  {
    name: "vote",
    english: true,
    height: 1300,
    table: () => ({
      game,
      names: ["Ada", "Ben", "Cleo"],
      position: positionOf({ I7: "VASHTI" }, ["AMANEEST", "EIST", "EIST"]),
      options: { edition: "en" },
      then: [
        [0, "play 10I HAMAN tag VASHTI@I7 because both were at the king’s court"],
        [1, "challenge tag"],
        [2, "accept"],
      ],
    }),
    seats: [1],
    prepare: asked,
  },
  {
    name: "vote-waiting",
    english: true,
    height: 1300,
    table: () => ({
      game,
      names: ["Ada", "Ben", "Cleo"],
      position: positionOf({ I7: "VASHTI" }, ["AMANEEST", "EIST", "EIST"]),
      options: { edition: "en" },
      then: [
        [0, "play 10I HAMAN tag VASHTI@I7 because both were at the king’s court"],
        [1, "challenge tag"],
        [2, "accept"],
      ],
    }),
    prepare: grid,
  },
  {
    name: "lift",
    table: spec(),
    async prepare(page, { french: is }) {
      await grid(page);
      await type(page, is ? "9F" : "9G", "");
    },
  },
  {
    name: "replaced",
    table: spec(),
    async prepare(page, { french: is }) {
      await grid(page);
      await page.locator(".rack:not(.tray) [data-tile]").nth(3).click();
      await square(page, is ? "9F" : "9G").click();
      await page.waitForTimeout(500);
    },
  },
  ...scenesOfLesson(game, 4),
];
