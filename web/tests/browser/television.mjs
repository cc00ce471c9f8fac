/** A television before the game: it holds no seat, and the first phone is the host. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../axe.mjs";
import { frenchOnly } from "../french.mjs";
import { card } from "../home.mjs";
import { closePages, openPage, startWithBrowser } from "../server.mjs";
import { joinByPhone, openTelevision, readableFromAfar, startAt } from "../television.mjs";

const { server, browser } = await startWithBrowser();

const names = (screen) => screen.$$eval(".players li", (all) => all.map((one) => one.innerText.trim()));

for (const { key, fewest } of server.games) {
  test(`${key}: a television asks nothing, and says what is played and how to join`, async () => {
    const { screen, id } = await openTelevision(server, browser, key);
    const table = await (await fetch(`${server.address}/api/tables/${id}`)).json();
    assert.ok(table.television);
    assert.ok(
      table.seats.every(({ kind }) => kind === "open"),
      "nobody is seated",
    );
    assert.deepEqual(await screen.evaluate(() => JSON.parse(localStorage.parlour).seats), {});
    await screen.waitForSelector("text=The first phone to join is the host.");
    assert.equal(await screen.locator("input").count(), 0);
    assert.equal(await screen.locator(".scan img").count(), 1);
    assert.equal(await screen.textContent(".scan .code"), table.code);
    for (const part of ["#intro-title", ".goal", ".rules"])
      assert.notEqual((await screen.textContent(`.intro ${part}`)).trim(), "", part);
    assert.equal(await screen.locator(".intro a").count(), 0, "nobody can follow a link there");
    const { width } = await screen.locator(".scan img").boundingBox();
    assert.ok(width > 400, "the QR code is large");
    await readableFromAfar(screen, key);
    await accessible(screen, key);
    assert.equal(await screen.locator(".status:has-text('needed')").count(), 0);
    const ada = await joinByPhone(server, browser, id, "Ada");
    if (fewest === 2) await screen.waitForSelector("text=One more player is needed.");
    await closePages(screen, ada);
  });
}

test("the first phone is the host: rules, bots, start; the next one follows if the host leaves", async () => {
  const { key, title } = server.games.find(({ own_device, most }) => !own_device && most >= 4);
  const { screen, id } = await openTelevision(server, browser, key);
  const ada = await joinByPhone(server, browser, id, "Ada");
  const ben = await joinByPhone(server, browser, id, "Ben", { locale: "fr-FR" });
  const cleo = await joinByPhone(server, browser, id, "Cleo");
  await screen.waitForFunction(() => document.querySelectorAll(".players li").length === 3);
  assert.deepEqual(
    (await names(screen)).map((name) => name.split("\n")[0]),
    ["Ada", "Ben", "Cleo"],
  );
  await screen.waitForSelector("li:has-text('Ada') .lucide-crown");
  await screen.waitForSelector("text=Ada starts the game on their phone.");
  for (const guest of [ben, cleo]) assert.equal(await guest.locator(".seats .button.main").count(), 0);
  assert.ok((await ada.textContent("h1")).includes(title));
  await accessible(ada, "the host's phone");
  await frenchOnly(ben, "a guest's phone");

  // The host adds a bot and removes a player.
  await ada.click("button:has-text('Add a bot')");
  await screen.waitForFunction(() => document.querySelectorAll(".players li").length === 4);
  await ada.click("[aria-label='Remove Cleo']");
  await cleo.waitForSelector("h1");
  await screen.waitForFunction(() => document.querySelectorAll(".players li").length === 3);
  await readableFromAfar(screen, "players");

  // The host leaves: the next phone is the host, and starts.
  await ada.click(".leave");
  await screen.waitForSelector("li:has-text('Ben') .lucide-crown");
  await startAt(ben);
  await screen.waitForSelector("ul.wall");
  await ben.waitForSelector(".round");
  assert.equal(await screen.locator("ul.wall li").count(), 2, "nobody waits for open seats");
  await readableFromAfar(screen, key);
  await accessible(screen, "the television");
  await closePages(screen, ada, ben, cleo);
});

test("a television speaks French", async () => {
  const { key } = server.games.find(({ words_in }) => !words_in.length);
  const { screen, id } = await openTelevision(server, browser, key, { locale: "fr-FR" });
  await screen.waitForSelector("text=Scannez pour jouer");
  const ada = await joinByPhone(server, browser, id, "Ada", { locale: "fr-FR" });
  await screen.waitForSelector("li:has-text('Ada')");
  await frenchOnly(screen, "the television");
  await frenchOnly(ada, "the phone");
  await readableFromAfar(screen, "in French");
  await closePages(screen, ada);
});

test("the name is asked in one way: at home, for guests, and in the waiting room", async () => {
  const page = await openPage(browser, { name: "Ada" });
  await page.goto(server.address);
  await page.click("text=Change name");
  await page.fill("input[autocomplete=nickname]", " Zoe ");
  await page.keyboard.press("Enter");
  await page.waitForSelector("h1:has-text('Zoe')");
  const guest = await openPage(browser);
  await guest.goto(server.address);
  const { key } = server.games[0];
  await card(guest, key).locator("[data-mode=friends]").click();
  await guest.fill("input[autocomplete=nickname]", "Uma");
  await guest.keyboard.press("Enter");
  await guest.waitForSelector("strong:has-text('Uma')");
  await guest.locator("input[autocomplete=nickname]").waitFor({ state: "detached" });
  await closePages(page, guest);
});
