/** Pictures of the page as it is: lobby, game, question, end, television and more, on phone and desktop, light and dark.
 *
 *     node tests/pictures.mjs [FOLDER]      into web/.pictures, if nothing is said
 *
 * Those that the README shows are put into docs/pictures as well, if no folder is named.
 */

import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";
import { arrive, begin, hint, openHouse, playOn, standing, viewOf } from "./house.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../.pictures", import.meta.url));
mkdirSync(folder, { recursive: true });

const shown = [
  "game-desktop-light",
  "game-desktop-dark",
  "game-phone-light",
  "game-phone-dark",
  "tag-on-desktop-light",
  "tag-on-phone-dark",
];

const devices = {
  phone: { width: 360, height: 780, deviceScaleFactor: 2 },
  desktop: { width: 1440, height: 900 },
};

const house = await openHouse();
const browser = await launch();

async function take(name, device, colorScheme, settings, prepare) {
  const page = await arrive(browser, {
    ...devices[device],
    ...settings,
    colorScheme,
    reducedMotion: "reduce",
  });
  await prepare(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}-${device}-${colorScheme}.png`) });
  if (page.faults.length) throw new Error(`${name}: ${page.faults.join("; ")}`);
  await page.context().close();
}

try {
  /** Tables in the middle of a game, with a question open, and over. */
  const middle = await begin(house, ["Ada", "Ben", "Cleo"]);
  playOn(house, middle, 13, "casual");
  const question = await begin(house, ["Ada", "Ben"]);
  playOn(house, question, "9?challenge", "casual");
  const over = await begin(house, ["Ada", "Ben", "Cleo"]);
  playOn(house, over, 999, "casual");
  const turn = (await viewOf(house, middle)).turn;
  const asked = 1 - (await viewOf(house, question)).turn;

  const [, place, word] = hint(house, middle).split(" ");

  /** Type the word that a good player would lay, where it would be laid. */
  async function lay(page) {
    await page.waitForSelector("[data-tile]");
    if (!word) return;
    const across = /^\d/.test(place);
    const row = Number(place.match(/\d+/)[0]) - 8;
    const column = place.match(/[A-Z]/)[0].charCodeAt(0) - 72;
    await page.keyboard.press("ArrowRight"); // the cursor comes to the middle
    for (let i = 0; i < Math.abs(row); i++) await page.keyboard.press(row < 0 ? "ArrowUp" : "ArrowDown");
    for (let i = 0; i < Math.abs(column); i++)
      await page.keyboard.press(column < 0 ? "ArrowLeft" : "ArrowRight");
    if (!across) await page.keyboard.press(" ");
    const { board } = await viewOf(house, middle);
    for (const [i, letter] of [...word].entries()) {
      const there = board[row + 7 + (across ? 0 : i)][column + 7 + (across ? i : 0)];
      if (there === ".")
        await page.keyboard.press(letter === letter.toLowerCase() ? `Shift+${letter}` : letter.toLowerCase());
    }
    await page.waitForSelector(".act .points");
  }

  /** TAG ON after ten turns: RAMAH could be laid, and tags HOSEA. */
  const tagOn = standing(
    house,
    ["Ada", "Ben"],
    "9H7/9O7/9S7/9E7/9AM6/10O6/8T1N6/6S1ABOUND3/6K1U1L6/WANDERInG1I6/6L1H1T6/6L1T1H6/17/17/17/17/17 " +
      "AEEHHMRSY/ABCDIIOPY 152/194 0 faceup CJJMTVVYZ; starter 1; round 6;",
    { aids: "hints" },
    "tag-on",
  );

  async function tag(page) {
    await page.goto(`${house.address}/t/${tagOn.id}`);
    await page.waitForSelector("[data-tile]");
    await page.keyboard.press("ArrowRight");
    for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press(" ");
    await page.keyboard.type("rmah");
    await page.click(".chip:has-text('HOSEA')");
    for (const claim of await page.$$(".chip.land")) await claim.click();
    await page.waitForSelector(".sum:has-text(', ')");
  }

  /** The others are at the table too, at devices of their own. */
  for (const [table, seats] of [
    [middle, [0, 1, 2]],
    [question, [0, 1]],
    [tagOn, [1]],
  ]) {
    const page = await arrive(browser, { table, seats, width: 400, height: 300 });
    await page.goto(`${house.address}/t/${table.id}`);
  }

  for (const colorScheme of ["light", "dark"]) {
    for (const device of ["phone", "desktop"]) {
      await take(
        "lobby",
        device,
        colorScheme,
        { name: "Ada", table: middle, seats: [turn] },
        async (page) => {
          await page.goto(house.address);
          await page.waitForSelector(".turn");
        },
      );
      await take("set-up", device, colorScheme, { name: "Ada" }, async (page) => {
        await page.goto(house.address);
        await page.click("text=Play with friends");
        await page.waitForSelector("dialog");
      });
      await take("gathering", device, colorScheme, { name: "Ada" }, async (page) => {
        await page.goto(house.address);
        await page.click("text=Play with friends");
        await page.click("dialog .main");
        await page.waitForSelector("img");
      });
      await take("game", device, colorScheme, { table: middle, seats: [turn] }, async (page) => {
        await page.goto(`${house.address}/t/${middle.id}`);
        await lay(page);
      });
      await take("tag-on", device, colorScheme, { table: tagOn, seats: [0] }, tag);
      await take("question", device, colorScheme, { table: question, seats: [asked] }, async (page) => {
        await page.goto(`${house.address}/t/${question.id}`);
        await page.waitForSelector("text=Challenge?");
      });
      await take("hand-over", device, colorScheme, { table: middle, seats: [0, 1, 2] }, async (page) => {
        await page.goto(`${house.address}/t/${middle.id}`);
        await page.waitForSelector("text=Hand the device");
      });
      await take("end", device, colorScheme, { table: over, seats: [0] }, async (page) => {
        await page.goto(`${house.address}/t/${over.id}`);
        await page.waitForSelector("text=Best play");
      });
      await take("replay", device, colorScheme, { table: over, seats: [0] }, async (page) => {
        await page.goto(`${house.address}/t/${over.id}`);
        await page.click("text=Look at it again");
        await page.waitForSelector("input[type=range]");
        for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowRight");
      });
      await take("look", device, colorScheme, {}, async (page) => {
        await page.goto(`${house.address}/look/RUTH/with/DAVID?in=en`);
        await page.waitForSelector(".kin");
      });
      await take("tutorial", device, colorScheme, {}, async (page) => {
        await page.goto(`${house.address}/learn`);
        await page.click("button:has-text('Next')");
        await page.waitForSelector(".marked");
      });
      await take(
        "french",
        device,
        colorScheme,
        { table: question, seats: [asked], locale: "fr-FR" },
        async (page) => {
          await page.goto(`${house.address}/t/${question.id}`);
          await page.waitForSelector("text=Contester");
        },
      );
    }
    await take("screen", "desktop", colorScheme, { width: 1920, height: 1080 }, async (page) => {
      await page.goto(`${house.address}/screen/${middle.id}`);
      await page.waitForSelector("ul.wall");
    });
    await take("screen-gathering", "desktop", colorScheme, { width: 1920, height: 1080 }, async (page) => {
      await page.goto(house.address);
      await page.click("text=On the television");
      await page.fill("dialog input", "Ada");
      await page.click("dialog .main");
      await page.waitForSelector(".take strong");
    });
  }
  if (!process.argv[2]) {
    const docs = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
    mkdirSync(docs, { recursive: true });
    for (const name of shown) copyFileSync(join(folder, `${name}.png`), join(docs, `${name}.png`));
  }
  console.log(`pictures are in ${folder}`);
} finally {
  await browser.close();
  await house.stop();
}
