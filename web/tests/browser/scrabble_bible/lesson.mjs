/** The lesson of SCRABBLE Bible Edition from the first step to the last. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { openPage, closePages, startWithBrowser } from "../../server.mjs";

const { server, browser } = await startWithBrowser();

async function open(path, more = {}) {
  const page = await openPage(browser, { reducedMotion: "reduce", ...more });
  await page.goto(server.address + path);
  return page;
}

/** Goes to a step. */
async function on(page, step, button = "Next") {
  await page.click(`button:has-text('${button}')`);
  await page.waitForSelector(`.lesson .soft >> text=/^\\D*${step}\\b/`);
}

test("the lesson of SCRABBLE Bible Edition is completed by keyboard", async () => {
  const page = await open("/learn");
  await on(page, "2");
  await page.keyboard.type("faith");
  await page.waitForSelector(".points:has-text('48')");
  await on(page, "3");
  await page.keyboard.type("oly");
  await page.waitForSelector(".points:has-text('15')");
  await on(page, "4");
  await page.keyboard.type("grce"); // the C is a blank
  await page.waitForSelector(".points:has-text('15')");
  assert.equal(await page.locator(".tile.blank").count(), 1);
  await on(page, "5");
  const laid = await page.locator(".tile").count();
  await page.click("button:has-text('Challenge')");
  await page.waitForFunction((count) => document.querySelectorAll(".frame .tile").length < count, laid);
  await accessible(page, "a lesson");
  await on(page, "6");
  await page.waitForSelector("a[href$='#SB-11']");
  await on(page, "7");
  await page.waitForSelector("main a[href='/']");
  await closePages(page);
});
