/** The lookup page: word, family, links, access from a finished game, and closed during play. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, accessibleInBothThemes, PHONE_AND_DESKTOP } from "../axe.mjs";
import { openPage, begin, closePages, startWithBrowser, playOn } from "../server.mjs";

const { server, browser } = await startWithBrowser();

test("a word is looked up from the lobby, and its page can be shared", async () => {
  const page = await openPage(browser, { name: "Ada" });
  await page.goto(server.address);
  await page.click("text=Word lookup");
  await page.fill("[name=word]", "dove");
  await page.keyboard.press("Enter");
  await page.waitForSelector("text=Bonus: +5. It’s a word of faith.");
  assert.equal(new URL(page.url()).pathname, "/look/dove");
  assert.equal(await page.locator("article ol > li.card mark").first().textContent(), "dove");
  assert.equal(await page.locator("article h2").first().textContent(), "DOVE");
  const shown = await page.locator("article ol > li.card").count();
  await page.click("article button:has-text(' more')");
  await page.waitForFunction((n) => document.querySelectorAll("article ol > li.card").length > n, shown);
  await page.selectOption("article select", "1");
  await page.waitForFunction(() => {
    const shown = [...document.querySelectorAll("article ol > li.card figcaption")];
    return shown.length > 0 && shown.every((where) => where.textContent.startsWith("Genesis 8:"));
  });
  await page.reload();
  await page.waitForSelector("text=Bonus: +5");
  await page.click("a[aria-label='Rule SB-23']");
  await page.waitForSelector("section.shown:has-text('SB-23')");
  await closePages(page);
});

test("two words are linked, and earlier lookups are listed", async () => {
  const page = await openPage(browser);
  await page.goto(`${server.address}/look/RUTH?in=en`);
  await page.fill("[name=other]", "David");
  await page.keyboard.press("Enter");
  await page.waitForSelector("text=Ruth is the great-grandmother of David");
  assert.equal(new URL(page.url()).pathname, "/look/RUTH/with/David");
  await page.waitForSelector("text=Jesse is the father of David (Ruth 4:22)");
  await page.fill("[name=other]", "tower");
  await page.click("button:has-text('Find the link')");
  await page.waitForSelector("text=We found no link in the Bible");
  await page.goBack();
  await page.waitForSelector("text=Ruth is the great-grandmother of David");
  await page.fill("[name=word]", "BABEL");
  await page.click("button:has-text('Look up')");
  await page.waitForSelector("text=BABEL is a city");
  await page.click("nav a:has-text('RUTH')");
  await page.waitForSelector("text=Ruth’s family");
  await closePages(page);
});

test("earlier lookups are there after a reload, until they are cleared", async () => {
  const page = await openPage(browser, { width: 390, height: 844 });
  await page.goto(`${server.address}/look`);
  assert.equal(await page.locator("nav.history").count(), 0);
  await page.goto(`${server.address}/look/DOVE?in=en`);
  await page.waitForSelector("article");
  await page.goto(`${server.address}/look`);
  await page.locator("nav.history a:has-text('DOVE')").tap();
  await page.waitForSelector("article");
  await page.goto(`${server.address}/look/ARK?in=en`);
  await page.waitForSelector("article");
  await page.getByRole("button", { name: "Clear" }).tap();
  assert.equal(await page.locator("nav.history").count(), 0);
  await page.reload();
  await page.waitForSelector("article");
  assert.equal(await page.locator("nav.history").count(), 0);
  await closePages(page);
});

test("a lookup without a connection says so, and can be tried again", async () => {
  const page = await openPage(browser);
  await page.goto(`${server.address}/look/ARK?in=en`);
  await page.waitForSelector("article");
  await page.context().setOffline(true);
  await page.fill("[name=word]", "DOVE");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[role=alert]:has-text('can’t reach')");
  await accessible(page, "no connection");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForSelector("article h2:text-is('DOVE')", { state: "attached" });
  await closePages(page);
});

test("TO-50: words that may not be linked say so, with the rule", async () => {
  const page = await openPage(browser);
  await page.goto(`${server.address}/look/GOD/with/GODS?in=en`);
  await page.waitForSelector("text=GOD and GODS are the same word");
  await page.click("section a[aria-label='Rule TO-50']");
  await page.waitForSelector("section.shown:has-text('TO-50')");
  await closePages(page);
});

test("a family tree is visual and also readable as lists, with links to relatives", async () => {
  const page = await openPage(browser);
  await page.goto(`${server.address}/look/OBED?in=en`);
  const parents = page.getByRole("list", { name: "Parents" }).first();
  assert.match(await parents.innerText(), /Boaz\s+father\s+Ruth 4:21[^]*Ruth\s+mother/);
  const children = page.getByRole("list", { name: "Children" }).first();
  assert.match(await children.innerText(), /Jesse\s+son/);
  await page.goto(`${server.address}/look/JACOB?in=en`);
  assert.match(
    await page.getByRole("list", { name: "Children with Rachel" }).innerText(),
    /Joseph[^]*Benjamin/,
  );
  await page.goBack();
  await children.getByRole("link").click();
  await page.waitForSelector(".self strong:text-is('Jesse')");
  await page.waitForSelector("text=David");
  await closePages(page);
});

test("a name without relatives is no family", async () => {
  const page = await openPage(browser);
  await page.goto(`${server.address}/look/GOD?in=en`);
  await page.waitForSelector("section:has(h2:text-is('Other names')) >> text=Jehovah");
  assert.equal(await page.locator("h2:has-text('family')").count(), 0);
  await closePages(page);
});

test("unknown words, non-words and words of the other language are reported", async () => {
  const page = await openPage(browser);
  await page.goto(`${server.address}/look/SHEPERD?in=en`);
  await page.click("a:has-text('SHEPHERD')");
  await page.waitForSelector("article");
  await page.goto(`${server.address}/look/mang%C3%A9%C3%A2mes?in=en`);
  await page.waitForSelector("text=We don’t know MANGEAMES");
  await page.goto(`${server.address}/look/mange%C3%A2mes?in=en`);
  await page.click("text=Look it up in French");
  await page.waitForSelector("text=MANGER");
  await page.goto(`${server.address}/look/7`);
  await page.waitForSelector("[role=alert]:has-text('two letters')");
  await page.goto(`${server.address}/look/100%`);
  await page.waitForSelector("[role=alert]:has-text('two letters')");
  await closePages(page);
});

test("the lookup page in French", async () => {
  const page = await openPage(browser, { locale: "fr-FR" });
  await page.goto(`${server.address}/look/colombe`);
  await page.waitForSelector("text=Dans la Bible");
  assert.ok(await page.locator("article a:has-text('DOVE')").first().isVisible());
  await page.fill("[name=other]", "arche");
  await page.click("button:has-text('Trouver le lien')");
  await page.waitForSelector("text=apparaissent dans le même verset");
  await closePages(page);
});

test("AG-7: lookup is closed while one plays without aids, and links back to the table", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  const page = await openPage(browser, { table, seats: [0, 1] });
  await page.goto(`${server.address}/look/DOVE?in=en`);
  await page.waitForSelector("text=Not during a game");
  assert.ok(await page.locator("[name=word]").isDisabled());
  assert.equal(await page.locator("article").count(), 0);
  await page.click("a:has-text('Back to game')");
  await page.waitForURL(`**/t/${table.id}`);
  await closePages(page);
  const allowed = await begin(server, ["Ada", "Ben"], { aids: "look-up" });
  const other = await openPage(browser, { table: allowed, seats: [0] });
  await other.goto(`${server.address}/look/DOVE?in=en`);
  await other.waitForSelector("article");
  await closePages(other);
});

test("AG-7: words link to the lookup page only once the game is over", async () => {
  const table = await begin(server, ["Ada", "Ben"]);
  await playOn(server, table, 4);
  const page = await openPage(browser, { width: 1440, height: 900, table, seats: [0] });
  await page.goto(`${server.address}/t/${table.id}`);
  await page.waitForSelector("[role=tabpanel] .word");
  assert.equal(await page.locator("a[href^='/look/']").count(), 0);
  await playOn(server, table, 999);
  await page.waitForSelector("text=Best move");
  const best = page.locator("dl a[href^='/look/']").first();
  const word = await best.textContent();
  await page.waitForFunction(() => document.querySelectorAll("[role=tabpanel] a[href^='/look/']").length > 4);
  await page.click("button:has-text('Replay')");
  await page.waitForSelector("input[type=range]");
  for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowRight");
  await page.waitForSelector(".sentence a[href^='/look/']");
  await page.click("text=Back to results");
  await best.click();
  await page.waitForSelector("article");
  assert.equal(await page.locator("article h2").first().textContent(), word);
  await closePages(page);
});

for (const device of PHONE_AND_DESKTOP)
  test(`the lookup page has no axe violations (${device.width} px)`, async () => {
    const page = await openPage(browser, device);
    for (const [path, there] of [
      ["/look", ".invite"],
      ["/look/JACOB/with/LEAH?in=en", ".kin"],
      ["/look/ZECHARIAH?in=en", "details"],
      ["/look/SHEPERD?in=en", ".unknown"],
    ]) {
      await page.goto(server.address + path);
      await page.waitForSelector(there);
      await accessibleInBothThemes(page, path, { all: true });
    }
    await closePages(page);
  });
