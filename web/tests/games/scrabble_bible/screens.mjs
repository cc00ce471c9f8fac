/** Scenes of SCRABBLE Bible Edition for `screens.mjs`. */

import { openReplay, scenesOfGame, scenesOfLesson, scenesOfTable, TALL } from "../../screen_steps.mjs";

const game = "scrabble-bible";
const NAMES = ["Ada", "Ben"];
const THREE = ["Ada", "Ben", "Cleo"];

/** LIGHT lies across the star; Ada has the turn and can play RAIN down through its I. */
const LIGHT = "15/15/15/15/15/15/15/6LIGHT4/15/15/15/15/15/15/15";
const at = (racks, names = NAMES, more = {}) => ({
  game,
  names,
  position: `${LIGHT} ${racks.join("/")} ${names.map(() => 0).join("/")} 0 turn 0;`,
  ...more,
});
const MINE = at(["AEINRST", "FAITHOD"]);
const HINTS = { ...MINE, options: { aids: "hints" } };
const play = {
  ...at(["AEINRST", "FAITHOD", "OUDWQEE"], THREE),
  then: [
    [0, "play H6 RAIN"],
    [1, "accept"],
    [2, "accept"],
    [1, "exchange OD"],
  ],
};
const over = { game, names: ["Ada", "Ben", "Cleo"], bots: "999", seed: 5 };

/** Moves the cursor from the star. */
async function go(page, rows, columns, down) {
  await page.waitForSelector("[data-tile]");
  await page.keyboard.press("ArrowRight");
  for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows < 0 ? "ArrowUp" : "ArrowDown");
  for (let i = 0; i < Math.abs(columns); i++)
    await page.keyboard.press(columns < 0 ? "ArrowLeft" : "ArrowRight");
  if (down) await page.keyboard.press(" ");
}

async function tiles(page) {
  await page.waitForSelector("[data-tile]");
  await page.waitForSelector("[role=grid]");
}
async function asked(page) {
  await page.waitForSelector("section .answers button, section form");
  await page.waitForSelector("[role=grid]");
}

/** Opens an action that a phone has in its menu of actions: `icon` is the icon's name. */
async function act(page, phone, icon) {
  await tiles(page);
  if (phone) {
    await page.click(".buttons .lucide-ellipsis");
    await page.click(`dialog button:has(.lucide-${icon})`);
  } else await page.click(`.buttons button:has(.lucide-${icon})`);
}

const STORY = { tests_of_faith: true, bonus_list: "concordance" };
const HELP = { options: { good_samaritan: true } };
const CLAIMED = { options: { bonus: "claimed", judge: "vote", babel: ["fr"] } };

const RECORD = `#player1 ada Ada
#player2 ben Ben
>ada: EGHILT? 8G LIGHT +18 18
>ben: AEINRST L8 STAINER +77 77
`;

export const scenes = [
  // Its French rules give the printed names of the variations.
  ...scenesOfGame(game, { play: MINE, over }).map((scene) => ({
    ...scene,
    english: /rules$/.test(scene.name),
  })),
  ...scenesOfTable(play, over),
  { name: "my-turn", table: MINE, prepare: tiles },
  {
    name: "first-turn",
    table: { game, names: NAMES, seed: 3 },
    seats: [1],
    prepare: tiles,
  },
  {
    name: "half-made",
    table: MINE,
    async prepare(page) {
      await go(page, -2, 0, true);
      await page.keyboard.type("ran");
      await page.waitForSelector(".act .points");
    },
  },
  {
    name: "half-made-bonus",
    table: at(["ETHFAIX", "AEIOUST"]),
    async prepare(page) {
      await go(page, -3, 3, true);
      await page.keyboard.type("fai");
      await page.keyboard.press("h");
    },
  },
  {
    name: "refused-not-connected",
    table: MINE,
    async prepare(page) {
      await go(page, -5, -5, false);
      await page.keyboard.type("ran");
      await page.waitForSelector(".said .link");
    },
  },
  {
    name: "refused-gap",
    table: MINE,
    async prepare(page) {
      await go(page, -2, 0, true);
      await page.keyboard.type("r");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.type("a");
    },
  },
  {
    name: "refused-word",
    table: at(["AEINRST", "FAITHOD"], NAMES, { options: { words: "checked" } }),
    async prepare(page) {
      await go(page, -2, 0, true);
      await page.keyboard.type("rrs");
      await page.keyboard.press("Escape");
      await go(page, 0, 0, true);
      await page.keyboard.press("Escape");
      await go(page, -1, 0, true);
      await page.keyboard.type("rt");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(600);
    },
  },
  { name: "their-turn", table: MINE, seats: [1], prepare: tiles },
  {
    name: "blank-letter",
    table: at(["AEINRS?", "FAITHOD"]),
    async prepare(page) {
      await tiles(page);
      await page.click("[data-tile] >> nth=0");
      await page.locator(`[data-square="${6 * 15 + 7}"]`).click();
      await page.waitForSelector("dialog");
    },
  },
  {
    name: "exchange",
    table: MINE,
    async prepare(page, { phone }) {
      await act(page, phone, "arrow-left-right");
      await page.click("[data-tile] >> nth=0");
      await page.click("[data-tile] >> nth=1");
    },
  },
  { name: "pass", table: MINE, prepare: (page, { phone }) => act(page, phone, "skip-forward") },
  {
    name: "hint",
    table: HINTS,
    async prepare(page, { phone }) {
      await act(page, phone, "lightbulb");
      await page.waitForSelector(".act .points");
    },
  },
  {
    name: "actions",
    table: { ...HINTS, options: { aids: "hints", good_samaritan: true } },
    async prepare(page, { phone }) {
      await tiles(page);
      if (phone) await page.click(".buttons .lucide-ellipsis");
    },
  },
  { name: "challenge", table: { ...MINE, then: [[0, "play H6 RAIN"]] }, seats: [1], prepare: asked },
  {
    name: "challenge-of-three",
    table: { ...at(["AEINRST", "FAITHOD", "OUDWQEE"], THREE), then: [[0, "play H6 RAIN"]] },
    seats: [2],
    prepare: asked,
  },
  { name: "challenge-open", table: { ...MINE, then: [[0, "play H6 RAIN"]] }, prepare: tiles },
  {
    name: "challenge-lost",
    table: {
      ...MINE,
      then: [
        [0, "play H6 RAIN"],
        [1, "challenge"],
      ],
    },
    seats: [1],
    prepare: tiles,
  },
  {
    name: "challenge-won",
    table: {
      ...MINE,
      then: [
        [0, "play H6 RSIN"],
        [1, "challenge"],
      ],
    },
    seats: [1],
    prepare: tiles,
  },
  {
    name: "play-withdrawn",
    table: {
      ...MINE,
      then: [
        [0, "play H6 RSIN"],
        [1, "challenge"],
      ],
    },
    prepare: tiles,
  },
  {
    name: "claim-bonus",
    table: { ...MINE, ...CLAIMED },
    async prepare(page) {
      await go(page, -2, 0, true);
      await page.keyboard.type("ran");
      await page.waitForSelector(".act .points");
    },
  },
  {
    name: "bonus-claimed",
    table: { ...MINE, ...CLAIMED, then: [[0, "play H6 RAIN bonus RAIN"]] },
    seats: [1],
    prepare: asked,
  },
  {
    name: "bonus-vote",
    table: {
      ...at(["AEINRST", "FAITHOD", "OUDWQEE"], THREE, CLAIMED),
      then: [
        [0, "play H6 RAIN bonus RAIN"],
        [1, "challenge bonus RAIN"],
      ],
    },
    seats: [2],
    prepare: asked,
  },
  {
    name: "story-ask",
    table: { ...MINE, options: STORY, then: [[0, "play H6 RAIN"]] },
    seats: [1],
    prepare: asked,
  },
  {
    name: "story-own",
    table: { ...MINE, options: { ...STORY, words: "checked" }, then: [[0, "play H6 RAIN"]] },
    async prepare(page) {
      await tiles(page);
    },
  },
  {
    name: "story-tell",
    table: {
      ...MINE,
      options: { ...STORY, words: "checked" },
      then: [
        [0, "play H6 RAIN"],
        [1, "ask RAIN"],
      ],
    },
    prepare: asked,
  },
  {
    name: "story-judge",
    english: true,
    height: 1300,
    table: {
      ...MINE,
      options: { ...STORY, words: "checked" },
      then: [
        [0, "play H6 RAIN"],
        [1, "ask RAIN"],
        [0, "answer It rained for forty days and forty nights."],
      ],
    },
    seats: [1],
    prepare: asked,
  },
  {
    name: "story-judge-own",
    height: 1300,
    table: {
      ...MINE,
      names: ["Ada", "Rosie bot:medium"],
      options: { ...STORY, words: "checked" },
      then: [[0, "play H6 RAIN"]],
    },
    prepare: tiles,
  },
  { name: "help-asked", table: { ...MINE, ...HELP, then: [[0, "help"]] }, seats: [1], prepare: asked },
  { name: "help-waiting", table: { ...MINE, ...HELP, then: [[0, "help"]] }, prepare: tiles },
  {
    name: "help-offered",
    table: {
      ...MINE,
      ...HELP,
      then: [
        [0, "help"],
        [1, "offer"],
      ],
    },
    prepare: asked,
  },
  {
    name: "help-swap",
    table: {
      ...MINE,
      ...HELP,
      then: [
        [0, "help"],
        [1, "offer"],
        [0, "take 1"],
      ],
    },
    async prepare(page) {
      const racks = page.locator(".trade .strip");
      await racks.nth(0).locator("button").first().click();
      await racks.nth(1).locator("button").nth(1).click();
    },
  },
  {
    name: "helped",
    table: {
      ...MINE,
      ...HELP,
      then: [
        [0, "help"],
        [1, "offer"],
        [0, "take 1"],
        [0, "trade E>F"],
      ],
    },
    seats: [1],
    prepare: tiles,
  },
  {
    name: "target",
    table: { ...MINE, options: { it_is_finished: true, levels: ["beginner", "expert"] } },
    prepare: tiles,
  },
  {
    name: "clock",
    table: { game, names: NAMES, seed: 3, options: { clock: "game", clock_seconds: 300 } },
    prepare: tiles,
  },
  {
    name: "replay-analysed",
    table: over,
    height: 1400,
    async prepare(page) {
      await openReplay(page);
      await page.click(".foot button:has(.lucide-chart-line)");
      page.setDefaultTimeout(120_000);
      await page.waitForSelector("button.link");
      await page.locator("button.link").first().click();
    },
  },
  { name: "analysis", path: "/analyse", height: 1200, prepare: (page) => page.waitForSelector("textarea") },
  {
    name: "analysis-refused",
    path: "/analyse",
    height: 1200,
    async prepare(page) {
      await page.fill("textarea", RECORD.replace("+18 18", "+20 20"));
      await page.click("button.main");
      await page.waitForSelector("[role=alert]");
    },
  },
  {
    name: "analysis-done",
    path: "/analyse",
    height: 1500,
    async prepare(page) {
      page.setDefaultTimeout(120_000);
      await page.fill("textarea", RECORD);
      await page.click("button.main");
      await page.waitForSelector("input[type=range]");
      await page.keyboard.press("End");
      await page.waitForSelector("button.link, button.play");
    },
  },
  {
    name: "analysis-position",
    path: "/analyse",
    height: TALL,
    async prepare(page) {
      page.setDefaultTimeout(120_000);
      await page.fill(
        "textarea",
        "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AEINRST/ 0/10 0 lex NWL23;",
      );
      await page.click("button.main");
      await page.waitForSelector("button.play");
    },
  },
  ...scenesOfLesson(game, 5),
];
