/** The lesson of SCRABBLE Bible Edition, by keyboard, touch and mouse. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, still } from "../../axe.mjs";
import { atStep, DESKTOP, goOn, openLesson, PHONE, praised, startGame, tapOn } from "../../lesson.mjs";
import { closePages, startWithBrowser } from "../../server.mjs";

const { server, browser } = await startWithBrowser();
const open = (more) => openLesson(server, browser, "scrabble-bible", more);

/** The square of a place such as 8D. */
const square = (page, place) => {
  const [, row, column] = /(\d+)([A-O])/.exec(place);
  return page.locator(`[data-square="${(Number(row) - 1) * 15 + column.charCodeAt(0) - 65}"]`);
};
const tile = (page, letter) => page.locator(`[data-tile]:has-text("${letter}")`).first();

/** Moves the cursor from the centre, and turns it downwards. */
async function cursorTo(page, keys) {
  await page.keyboard.press("ArrowRight"); // puts the cursor on the centre
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press(" ");
}

const times = (key, count) => Array(count).fill(key);
const play = (page, word) => page.waitForSelector(`.act:enabled:has-text("${word}")`);

test("SB-10, SB-16, SB-20, SB-23: the lesson is completed by keyboard alone", async () => {
  const page = await open(DESKTOP);
  await accessible(page, "the first step");
  await page.keyboard.type("faith");
  await play(page, "FAITH");
  await page.keyboard.press("Enter");
  await goOn(page, 2);
  await cursorTo(page, [...times("ArrowLeft", 4), "ArrowDown"]);
  await page.keyboard.type("ield");
  await play(page, "FIELD");
  await page.keyboard.press("Enter");
  await goOn(page, 3);
  await cursorTo(page, [...times("ArrowLeft", 3), ...times("ArrowUp", 2)]);
  await page.keyboard.type("grce");
  await play(page, "GRACE");
  await page.keyboard.press("Enter");
  await goOn(page, 4);
  await page.getByRole("button", { name: "Exchange" }).press("Enter");
  await page.keyboard.type("vvu");
  await page.locator(".act").press("Enter");
  await page.waitForSelector("dialog");
  await accessible(page, "an exchange to confirm");
  await page.locator("dialog .main").press("Enter");
  await goOn(page, 5);
  await page.getByRole("button", { name: /^Challenge/ }).press("Enter");
  await page.getByRole("button", { name: /^Challenge/ }).press("Enter");
  await goOn(page);
  await accessible(page, "the end of the lesson");
  await startGame(page, (button) => button.press("Enter"));
  await page.waitForSelector("[data-tile]");
  await closePages(page);
});

test("the lesson is completed by touch alone, and a game starts at once", async () => {
  const page = await open({ ...PHONE, colorScheme: "dark" });
  await accessible(page, "the first step on a phone");
  const lay = async (place, letters) => {
    await square(page, place).tap();
    for (const letter of letters) await tile(page, letter).tap();
  };
  await lay("8D", "FAITH");
  await page.locator(".act:enabled").tap();
  await tapOn(page, 2);
  await square(page, "9D").tap();
  await square(page, "9D").tap(); // the second tap turns the cursor
  for (const letter of "IELD") await tile(page, letter).tap();
  await page.locator(".act:enabled:has-text('FIELD')").tap();
  await tapOn(page, 3);
  await square(page, "6E").tap();
  await square(page, "6E").tap();
  for (const letter of "GRCE") await tile(page, letter).tap();
  await page.locator(".act:enabled:has-text('GRACE')").tap();
  await tapOn(page, 4);
  await page.getByRole("button", { name: "More" }).tap();
  await page.locator("dialog").getByRole("button", { name: "Exchange" }).tap();
  await tile(page, "V").tap();
  await page.locator(".act:enabled").tap();
  await page.locator("dialog .main").tap();
  await tapOn(page, 5);
  await page.getByRole("button", { name: /^Challenge/ }).tap();
  await page.getByRole("button", { name: /^Challenge/ }).tap();
  await tapOn(page);
  await startGame(page, (button) => button.tap());
  await page.waitForSelector("[data-tile]");
  await closePages(page);
});

test("a word of the lesson is laid by dragging", async () => {
  const page = await open(DESKTOP);
  for (const [i, letter] of [..."FAITH"].entries()) {
    await still(page);
    const from = await tile(page, letter).boundingBox();
    const to = await square(page, `8${"DEFGH"[i]}`).boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
  }
  await page.locator(".act:enabled:has-text('FAITH')").click();
  await praised(page);
  await closePages(page);
});

test("a reload goes on at the same step; Back, Skip, Show me and Start over work", async () => {
  const page = await open(DESKTOP);
  await page.click("button:has-text('Skip')");
  await atStep(page, 2);
  await page.reload();
  await atStep(page, 2);
  await page.click("section.step [aria-label=Back]");
  await atStep(page, 1);
  await page.getByRole("button", { name: "Pass" }).click();
  await page.locator("dialog .main").click();
  await page.waitForSelector(".missed");
  await page.click("button:has-text('Start over')");
  await page.waitForSelector(".missed", { state: "detached" });
  await atStep(page, 1);
  await page.click("button:has-text('Show me')");
  await praised(page);
  await page.waitForFunction(() => document.querySelectorAll(".frame .tile, [role=grid] .tile").length === 5);
  await page.goto(server.address);
  assert.equal(await page.locator("text=/lesson/i").count(), 0, "a lesson is no game of this device");
  await closePages(page);
});

test("SB-11: a refusal is that of the game, and its rule opens", async () => {
  const page = await open(DESKTOP);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("hat");
  await page.waitForSelector(".said.wrong");
  await page.locator(".said.wrong a, .said.wrong button").first().click();
  await page.waitForSelector("dialog [data-rule]");
  await closePages(page);
});

test("the lesson speaks French, and its words stay English", async () => {
  const page = await open({ ...PHONE, locale: "fr-FR" });
  await page.waitForSelector(".say:has-text('FAITH (la foi)')");
  await accessible(page, "the lesson in French");
  for (let step = 1; step <= 5; step++) {
    await page.getByRole("button", { name: /^Montrez-\u2060moi$/ }).tap();
    await tapOn(page, step < 5 ? step + 1 : 0);
  }
  await page.waitForSelector("main.end");
  await closePages(page);
});
