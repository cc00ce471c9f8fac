/** Pictures of the page as it is: lobby, game, question, end, television and more, on phone and desktop, light and dark.
 *
 *     node tests/pictures.mjs [FOLDER]      into web/.pictures, if nothing is said
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./chromium.mjs";
import { arrive, begin, openHouse, playOn, viewOf } from "./house.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../.pictures", import.meta.url));
mkdirSync(folder, { recursive: true });

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

/** Tables in the middle of a game, with a question open, and over. */
const middle = await begin(house, ["Ada", "Ben", "Cleo"]);
playOn(house, middle, 11);
const question = await begin(house, ["Ada", "Ben"]);
playOn(house, question, "9?challenge");
const over = await begin(house, ["Ada", "Ben", "Cleo"]);
playOn(house, over, 999);
const turn = (await viewOf(house, middle)).turn;
const asked = 1 - (await viewOf(house, question)).turn;

/** Three letters that can be laid somewhere, typed where the server gives them a score. */
async function lay(page) {
  await page.waitForSelector("[data-tile]");
  const letters = await page.$$eval("[data-tile]", (tiles) =>
    tiles.map((tile) => tile.getAttribute("aria-label")[0]).filter((letter) => /[A-Z]/.test(letter)),
  );
  for (let tries = 0; tries < 40; tries++) {
    await page.keyboard.press("Escape");
    for (let steps = 0; steps < (tries ? 1 : 2); steps++)
      await page.keyboard.press(tries % 7 ? "ArrowDown" : "ArrowRight");
    await page.keyboard.type(letters.slice(0, 3).join("").toLowerCase());
    await page.waitForTimeout(250);
    if (await page.$(".act .points")) return;
  }
}

for (const colorScheme of ["light", "dark"]) {
  for (const device of ["phone", "desktop"]) {
    await take("lobby", device, colorScheme, { name: "Ada", table: middle, seats: [turn] }, async (page) => {
      await page.goto(house.address);
      await page.waitForSelector(".turn");
    });
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

await browser.close();
await house.stop();
console.log(`pictures are in ${folder}`);
