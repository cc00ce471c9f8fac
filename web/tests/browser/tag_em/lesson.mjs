/** The three lesson scenarios of TAG 'EM, by touch, mouse and keyboard. */

import { test } from "node:test";
import { accessible } from "../../axe.mjs";
import { closePages, startWithBrowser } from "../../server.mjs";
import { pawn, square, visit } from "../../games/tag_em/player.mjs";

const { server, browser } = await startWithBrowser();

for (const device of [
  { width: 360, height: 740, colorScheme: "dark" },
  { width: 1440, height: 900, colorScheme: "light" },
]) {
  test(`the three scenarios are completed (${device.width} px)`, async () => {
    const page = await visit(server, browser, "/learn/tag-em", device);
    const hit = (name) => (device.width < 600 ? square(page, name).tap() : square(page, name).click());
    const told = (text) => page.waitForSelector(`.say:has-text(${JSON.stringify(text)})`);
    const next = () => page.locator(".buttons .main").click();
    await hit("d3");
    await page.waitForSelector(".wash");
    await accessible(page, "a pawn chosen");
    await next();
    for (const [from, to, done] of [
      ["d3", "e1", "You have three left"],
      ["e3", "g3", "Just enough"],
      ["d3", "b3", "around the wall"],
      ["g3", "h3", "stay until your next turn"],
    ]) {
      await pawn(page, from).waitFor();
      await hit(from);
      await page.waitForSelector(".wash");
      await hit(to);
      await told(done);
      await next();
    }
    await page.getByRole("button", { name: "End turn" }).click();
    await told("got moving down");
    await next();

    await pawn(page, "e3").waitFor();
    await hit("d3");
    await page.waitForSelector(".aim");
    await hit("e3");
    await page.waitForSelector(".odds:has-text('42% win')");
    await page.locator(".odds .main").click();
    await told("the enemy is out");
    await next();
    // Alone against cover it is a tie; with an adjacent friend it is not.
    await pawn(page, "e2").waitFor();
    await hit("d2");
    await page.waitForSelector(".aim");
    await hit("e2");
    await page.waitForSelector(".odds:has-text('28% win')");
    await page.locator(".odds .main").click();
    await page.waitForSelector(".lesson .said:has-text('tie')");
    await hit("g2");
    await page.waitForSelector(".wash");
    await hit("f2");
    await pawn(page, "f2").waitFor();
    await hit("d2");
    await page.waitForSelector(".aim");
    await hit("e2");
    await page.waitForSelector(".odds:has-text('Nearby friends')");
    await accessible(page, "the odds");
    await page.locator(".odds .main").click();
    await told("Well done");
    await page.getByRole("button", { name: "3 · The flag" }).click();

    await pawn(page, "h3").waitFor();
    await hit("b3");
    await page.waitForSelector(".wash");
    await hit("e3");
    await told("has the flag now");
    await next();
    await pawn(page, "e3").waitFor();
    await hit("e3");
    await page.waitForSelector(".wash");
    await hit("c3");
    await told("the enemy’s turn");
    await next();
    await page.getByRole("button", { name: "End turn" }).click();
    await told("still have the flag");
    await next();
    await told("Your turn!");
    await hit("c3");
    await page.waitForSelector(".wash");
    await hit("b3");
    await told("you won");
    await accessible(page, "the end of the lesson");
    await closePages(page);
  });
}

test("the first steps are made by keyboard and announced in French", async () => {
  const page = await visit(server, browser, "/learn/tag-em", { locale: "fr-FR" });
  await page.waitForSelector(".say:has-text('Le pion rond est à vous')");
  await page.locator("[role=application]").focus();
  await page.keyboard.press("n");
  await page.waitForSelector(".say:has-text('Les nombres')");
  await page.getByRole("button", { name: "Suivant" }).press("Enter");
  await page.waitForSelector(".say:has-text('6 points')");
  await page.locator("[role=application]").focus();
  await page.keyboard.press("n");
  await page.waitForSelector(".wash");
  for (const key of ["ArrowRight", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await page.waitForSelector(".say:has-text('Trois pas')");
  await closePages(page);
});
