/** The lesson of TAG 'EM, by keyboard and by touch. */

import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { square } from "../../games/tag_em/player.mjs";
import { DESKTOP, goOn, openLesson, PHONE, praised, startGame, tapOn } from "../../lesson.mjs";
import { closePages, startWithBrowser } from "../../server.mjs";

const { server, browser } = await startWithBrowser();
const open = (more) => openLesson(server, browser, "tag-em", more);

for (const locale of ["en-GB", "fr-FR"]) {
  test(`TE-10, TE-11, TE-20, TE-41: the lesson is completed by keyboard alone (${locale})`, async () => {
    const page = await open({ ...DESKTOP, locale });
    const keys = async (...pressed) => {
      await page.locator("[role=application]").focus();
      for (const key of pressed) await page.keyboard.press(key);
    };
    /** Chooses the next pawn of one's own. */
    const choose = async () => {
      await keys("n");
      await page.waitForSelector(".wash, .reach, .aim");
    };
    await accessible(page, "the first step");
    await choose();
    await keys("ArrowRight", "Enter");
    await goOn(page, 2);
    await choose();
    await keys("ArrowRight", "ArrowRight", "Enter");
    await goOn(page, 3);
    await choose();
    await keys("a");
    await page.waitForSelector(".odds");
    await accessible(page, "the odds");
    await keys("Enter");
    await goOn(page, 4);
    await choose();
    await keys("n");
    await keys("ArrowLeft", "Enter");
    await page.waitForSelector('[data-pawn="f2"]');
    await keys("n", "n");
    await keys("a");
    await page.waitForSelector(".odds");
    await keys("Enter");
    await goOn(page, 5);
    await keys("e");
    await goOn(page, 6);
    await choose();
    await keys("ArrowLeft", "ArrowLeft", "Enter");
    await goOn(page);
    await accessible(page, "the end of the lesson");
    await startGame(page, (button) => button.press("Enter"));
    await page.waitForSelector("[role=application]");
    await closePages(page);
  });
}

test("the lesson is completed by touch alone", async () => {
  const page = await open({ ...PHONE, colorScheme: "dark" });
  await accessible(page, "the first step on a phone");
  const choose = async (name) => {
    await square(page, name).tap();
    await page.waitForSelector(".wash, .reach, .aim");
  };
  /** The first tap shows the path, the second one goes. */
  const go = async (name) => {
    await square(page, name).tap();
    await square(page, name).tap();
  };
  await choose("d3");
  await go("e3");
  await tapOn(page, 2);
  await choose("e3");
  await go("g3");
  await tapOn(page, 3);
  await choose("d3");
  await square(page, "e3").tap();
  await page.locator(".odds .main").tap();
  await tapOn(page, 4);
  await choose("g2");
  await go("f2");
  await page.waitForSelector('[data-pawn="f2"]');
  await choose("d2");
  await square(page, "e2").tap();
  await page.locator(".odds .main").tap();
  await tapOn(page, 5);
  await page.getByRole("button", { name: /^End turn/ }).tap();
  await tapOn(page, 6);
  await choose("d3");
  await go("b3");
  await tapOn(page);
  await startGame(page, (button) => button.tap());
  await closePages(page);
});

test("a pawn of the lesson is dragged", async () => {
  const page = await open(DESKTOP);
  const [from, to] = [await square(page, "d3").boundingBox(), await square(page, "e2").boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.waitForSelector(".wash, .reach");
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await praised(page);
  await closePages(page);
});
