/** Scenes of moji for `screens.mjs`. */

import { scenesOfGame, scenesOfLesson } from "../../screen_steps.mjs";
import { viewOf } from "../../server.mjs";
import { table as over } from "./finished.mjs";
import { sheets, wordsFor } from "./player.mjs";

const game = "moji";
const THREE = ["Ada", "Ben", "Cleo"];
const wordsWith = wordsFor();

const ready = (names) => names.map((_, seat) => [seat, "ready"]);
const DEALT = { game, names: THREE, seed: 3 };
const RACE = { ...DEALT, then: ready(THREE) };
const race = (options, names = THREE, more = {}) => ({
  game,
  names,
  seed: 3,
  options,
  then: ready(names),
  ...more,
});
/** A tie window that keeps words open while a picture is taken. */
const LONG = { tie_window: 1 };
const TWO = ["Ada", "Ben"];
const SIX = [...THREE, "Dan", "Eve", "Fay"];
const EAGLE = { variation: "eagle-eyes" };
const GRID = { variation: "off-the-grid" };

const field = (page) => page.waitForSelector("input.say");

/** Words for the cards that lie open now. */
async function words({ server, table }) {
  const view = await viewOf(server, table);
  const cards = [...view.slots.map((slot) => slot?.card), ...view.board].filter(Boolean);
  return wordsWith(cards.map(({ letter }) => letter));
}

async function say(page, word) {
  await page.fill("input.say", word);
  await page.keyboard.press("Enter");
}

export const scenes = [
  ...scenesOfGame(game, { play: RACE, over, ownDevice: true }),
  { name: "ready", table: DEALT, prepare: field },
  {
    name: "ready-waiting",
    table: DEALT,
    async prepare(page) {
      await field(page);
      await page.keyboard.press("Enter");
      await page.waitForTimeout(400);
    },
  },
  {
    name: "ready-many-rules",
    table: {
      ...DEALT,
      names: SIX.slice(0, 4),
      options: {
        partners: "do-si-do",
        stack_em_up: true,
        monochrome: true,
        rounds: 2,
        masters_choice: true,
      },
    },
    prepare: field,
  },
  { name: "my-turn", table: RACE, prepare: (page) => page.waitForSelector("[data-card]") },
  {
    name: "typing",
    table: RACE,
    async prepare(page) {
      await page.waitForSelector("[data-card]");
      await page.fill("input.say", "HALF A WO");
    },
  },
  {
    name: "stuck",
    table: RACE,
    async prepare(page) {
      await page.waitForSelector("[data-card]");
      await page.focus("input.say");
      await page.keyboard.press("?");
      await page.waitForTimeout(400);
    },
  },
  ...["QQXJ", "A", "PARIS", "ZZZZ ZZZ"].map((word, i) => ({
    name: `refused-${i + 1}`,
    table: RACE,
    async prepare(page) {
      await page.waitForSelector("[data-card]");
      await say(page, word);
      await page.waitForSelector(".verdict.wrong");
    },
  })),
  {
    name: "word-taken",
    table: race({ tie_window: 0 }),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await say(page, word);
      await page.waitForSelector(".verdict.won");
    },
  },
  {
    name: "word-of-others",
    table: race({ tie_window: 0 }),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await tools.send(1, `say ${word}`);
      await page.waitForSelector(".heard, .verdict .link");
    },
  },
  {
    name: "must-flip",
    table: race({ tie_window: 0 }, TWO),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await tools.send(1, `say ${word}`);
      await page.waitForSelector(".badge.flip");
    },
  },
  {
    name: "word-again",
    table: race({ tie_window: 0 }),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await tools.send(1, `say ${word}`);
      await page.waitForTimeout(300);
      await say(page, word);
      await page.waitForSelector(".verdict.wrong");
    },
  },
  {
    name: "dispute",
    table: race({ tie_window: 0 }),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await tools.send(1, `say ${word}`);
      await page.waitForSelector(".heard");
      await tools.send(2, `question ${word}`);
      await page.waitForSelector("section .answers button");
    },
  },
  {
    name: "dispute-mine",
    table: race({ tie_window: 0 }),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await say(page, word);
      await page.waitForSelector(".verdict.won");
      await tools.send(2, `question ${word}`);
      await page.waitForTimeout(400);
    },
  },
  {
    name: "dispute-refused-word",
    table: RACE,
    async prepare(page) {
      await page.waitForSelector("[data-card]");
      await say(page, "QQXJ");
      await page.waitForSelector(".verdict.wrong");
      await page.waitForTimeout(200);
    },
  },
  {
    name: "voted-out",
    table: race({ tie_window: 0 }),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await say(page, word);
      await page.waitForSelector(".verdict.won");
      await tools.send(2, `question ${word}`);
      for (const seat of [1, 2]) await tools.send(seat, "vote no");
      await page.waitForSelector(".verdict.wrong");
    },
  },
  {
    name: "held",
    table: race(LONG),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await say(page, word);
      await page.waitForSelector(".verdict");
    },
  },
  {
    name: "tie",
    table: race(LONG),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [one, other] = await words(tools);
      await Promise.all([say(page, one), tools.send(1, `say ${other}`)]);
      await page.waitForSelector(".duel, .verdict.together");
    },
  },
  {
    name: "settled-by-vote",
    table: race({ tie_window: 0 }),
    height: 1300,
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await say(page, word);
      await page.waitForSelector(".verdict.won");
      await tools.send(2, `question ${word}`);
      for (const seat of [1, 2]) await tools.send(seat, "vote no");
      for (const seat of [1, 2]) await tools.send(seat, "resign");
      await page.waitForSelector("main.over fieldset");
    },
  },
  {
    name: "over-with-words",
    table: race({ tie_window: 0 }),
    height: 1300,
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await say(page, word);
      await page.waitForSelector(".verdict.won");
      for (const seat of [1, 2]) await tools.send(seat, "resign");
      await page.waitForSelector("main.over");
      await page.waitForTimeout(500);
    },
  },
  {
    name: "challenges",
    table: race({ min: 4, placement: "between", theme: ["food", "animals"] }),
    prepare: (page) => page.waitForSelector("[data-card]"),
  },
  {
    name: "stacks",
    table: race({ stack_em_up: true, monochrome: true, cool_down: true }),
    prepare: (page) => page.waitForSelector("[data-card]"),
  },
  {
    name: "partners",
    table: race({ partners: "do-si-do" }, ["Ada", "Ben", "Cleo", "Dan"]),
    prepare: (page) => page.waitForSelector("[data-card]"),
  },
  { name: "grid-mine", table: race(GRID, TWO), prepare: (page) => page.waitForSelector("[data-card]") },
  {
    name: "grid-theirs",
    table: race(GRID, TWO),
    seats: [1],
    prepare: (page) => page.waitForSelector("[data-card]"),
  },
  {
    name: "grid-word",
    table: race(GRID, TWO),
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await say(page, word);
      await page.waitForTimeout(600);
    },
  },
  {
    name: "grid-of-six",
    table: race(GRID, SIX),
    prepare: (page) => page.waitForSelector("[data-card]"),
  },
  {
    name: "eagle-write",
    table: race(EAGLE, TWO),
    async prepare(page) {
      await page.waitForSelector("[data-card]");
      await say(page, "CATTLE");
      await say(page, "QQXJ");
      await page.waitForTimeout(300);
    },
  },
  {
    name: "eagle-full",
    table: race(EAGLE, TWO),
    async prepare(page) {
      await page.waitForSelector("[data-card]");
      for (let i = 0; i < 24; i++) await say(page, `WORD ${String.fromCharCode(65 + i)}`);
      await page.waitForSelector("section li:nth-child(24)");
    },
  },
  {
    name: "eagle-empty",
    table: race(EAGLE, TWO),
    prepare: (page) => page.waitForSelector("[data-card]"),
  },
  {
    name: "eagle-review",
    table: sheets(["CATTLE; QQXJ", "CATTLE; HOUSE"], 1),
    height: 1200,
    prepare: (page) => page.waitForSelector("button.go"),
  },
  {
    name: "masters-choice",
    table: race({ ...GRID, rounds: 2, masters_choice: true }, TWO),
    height: 1200,
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await say(page, word);
      await page.waitForTimeout(600);
      await tools.send(1, "pass");
      await page.waitForTimeout(300);
      await page.locator("form button[type=button]").last().click();
      await page.waitForSelector("form fieldset");
    },
  },
  {
    name: "masters-choice-waiting",
    table: race({ ...GRID, rounds: 2, masters_choice: true }, TWO),
    seats: [1],
    async prepare(page, tools) {
      await page.waitForSelector("[data-card]");
      const [word] = await words(tools);
      await tools.send(0, `say ${word}`);
      await page.waitForTimeout(400);
      await page.locator("form button[type=button]").last().click();
      await page.waitForTimeout(300);
      await tools.send(0, "pass");
      await page.waitForTimeout(600);
    },
  },
  ...scenesOfLesson(game, 6),
];
