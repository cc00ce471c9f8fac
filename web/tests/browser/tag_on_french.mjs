/** TAG ON in French, in a real browser: from the lobby, and to the end. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "../chromium.mjs";
import { arrive, openHouse, standing } from "../house.mjs";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

let house;
let browser;

before(async () => {
  [house, browser] = await Promise.all([openHouse(), launch()]);
});

after(async () => {
  await browser?.close();
  await house?.stop();
});

const gone = async (...pages) => {
  for (const page of pages) {
    assert.deepEqual(page.faults, [], "the page has made an error");
    await page.context().close();
  }
};

async function sound(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
  );
  assert.deepEqual(told, [], where);
}

/** What the page waits for: its player's answer or move, or nothing any more. */
const state = (page) =>
  page.waitForFunction(() => {
    if (document.querySelector("table.scores")) return "over";
    const texts = [...document.querySelectorAll("button")].map((one) => one.textContent.trim());
    if (texts.includes("Accepter")) return "asked";
    if (texts.includes("Refuser")) return "shield";
    return document.querySelector(".act")?.textContent.trim() === "À vous de jouer" ? "mine" : false;
  });

async function accept(page) {
  await page.click("button:text-is('Accepter')");
  await page.waitForSelector("button:text-is('Accepter')", { state: "detached" });
}

/** Ask for advice, and do what is advised. */
async function advised(page) {
  const before = await page.locator("ol li:not(.soft)").count();
  await page.click("button[title='Conseil']");
  await page.click("dialog ul button:has-text('Moyen')");
  await page.waitForSelector(
    ".act:enabled .points, .act:enabled:has-text('Échanger'), .said:has-text('passer')",
  );
  if (await page.isVisible(".act:enabled")) await page.click(".act");
  else {
    await page.click("button[title='Passer']");
    await page.click("dialog .main");
  }
  await page.waitForFunction((count) => document.querySelectorAll("ol li:not(.soft)").length > count, before);
}

test("who speaks French finds the French edition chosen, and plays a bot with its words", async () => {
  const page = await arrive(browser, { locale: "fr-FR", name: "Ada", reducedMotion: "reduce" });
  page.setDefaultTimeout(20_000);
  await page.goto(house.address);
  await page.click("label:has-text('TAG ON')");
  await page.click("button.path.first");
  await page.waitForSelector("dialog select:has(option[value=fr]:checked)");
  await page.click("dialog .main");
  for (let made = 0; made < 2;) {
    if ((await (await state(page)).jsonValue()) === "asked") {
      await page.waitForSelector("text=/Rosie a posé [A-Z]+ en .* Contester/");
      await accept(page);
    } else {
      await advised(page);
      made += 1;
    }
  }
  await page.waitForSelector("ol li:has-text('Ada')");
  await gone(page);
});

/** What two bots have made of the board in 34 turns, with the last letters in their hands. */
const LATE =
  "3ISCARIOTE5/10R1C2H1/9DEBOUTER/10I1M2N1/10Z1BENO1/3TREPASSE1L2C1/5F3A1JEaN2/5F3M3M3/5E2AUTRUI3/5T3e3CUSH/" +
  "5S3L3A1I1/10A1IL1O1/10L1S2N1/10T1R4/8TREPASSER/10r1E4/4PENIBLE1LONG1 !AIN/ADMS 670/600 0 " +
  "faceup DIJKPTVXY; bag ; starter 1; round 19;";

test("TO-25, TO-26: a game of the French edition against a bot, in French, to the end", async () => {
  const options = { edition: "fr", aids: "hints" };
  const one = standing(house, ["Ada", "Rosie bot:casual"], LATE, options, "tag-on");
  const page = await arrive(browser, {
    table: one,
    seats: [0],
    locale: "fr-FR",
    colorScheme: "dark",
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(20_000);
  await page.goto(`${house.address}/t/${one.id}`);
  await page.waitForSelector("[role=grid]");
  let made = 0;
  for (;;) {
    const now = await (await state(page)).jsonValue();
    if (now === "over") break;
    if (now === "asked") {
      await accept(page);
      continue;
    }
    if (now === "shield") {
      await page.click("button:text-is('Refuser')");
      continue;
    }
    await advised(page);
    made += 1;
    assert.ok(made < 60, "the game does not end");
  }
  assert.ok(made > 0, "the end was played on the page");
  await page.waitForSelector("text=Mots marqués");
  await sound(page, "the end");
  await page.click("text=Revoir");
  await page.waitForSelector("input[type=range]");
  await page.keyboard.press("End");
  await page.waitForSelector("text=la partie est finie");
  await gone(page);
});
