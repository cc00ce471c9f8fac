/** Home, set-up and the waiting room: one click to play, rules that change while people wait, names nobody has to give. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, accessibleInBothThemes, PHONE_AND_DESKTOP } from "../axe.mjs";
import { steady, watchShifts } from "../geometry.mjs";
import { card, openGroups, openSetUp, startGame } from "../home.mjs";
import { closePages, openPage, startWithBrowser, until } from "../server.mjs";

const { server, browser } = await startWithBrowser();
const [first] = server.games;
const phone = { width: 390, height: 844 };

const ready = (page) => page.waitForSelector("[data-mode]:enabled");

for (const { key, title } of server.games)
  test(`${title}: from an empty profile to a board where one may move, in two taps at most`, async () => {
    const page = await openPage(browser, { ...phone, reducedMotion: "reduce" });
    await page.goto(server.address);
    await startGame(page, key, "bot");
    await page.waitForURL(/\/t\//);
    // A race begins when everybody is ready: the second tap.
    const start = page.locator("main").getByRole("button", { name: /ready/i });
    const mine = () => page.evaluate(() => /Your (turn|move)/.test(document.title));
    await until("a turn, or a race that waits", async () => (await start.isVisible()) || (await mine()));
    assert.deepEqual(page.faults, []);
    await closePages(page);
  });

test("the settings of last time are remembered; the form shows them", async () => {
  const page = await openPage(browser, phone);
  await page.goto(server.address);
  const dialog = await openSetUp(page, first.key, "bot");
  await dialog.locator("select.level").selectOption("easy");
  await dialog.locator("button.main").click();
  await page.waitForURL(/\/t\//);
  await page.goto(server.address);
  await startGame(page, first.key, "bot");
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const table = await (await fetch(`${server.address}/api/tables/${id}`)).json();
  assert.equal(table.seats[1].level, "easy");
  assert.equal(table.seats[0].name, "You");
  await closePages(page);
});

test("with friends: one click shows the link; names are asked for kindly; everybody is told of other rules", async () => {
  // A switch that goes with everything else.
  const [[game, option]] = server.games.flatMap((one) =>
    one.options
      .filter(({ kind, when, default: usual }) => kind === "switch" && !when.length && usual === false)
      .filter(({ name }) => !one.conflicts.some(({ terms }) => terms.some((term) => term.option === name)))
      .map((field) => [one, field]),
  );
  const host = await openPage(browser, { width: 1440, height: 900 });
  await host.goto(server.address);
  await startGame(host, game.key, "friends");
  await host.getByRole("textbox", { name: "Link" }).waitFor();
  await host.getByRole("heading", { level: 1, name: game.title }).waitFor();
  await host.getByLabel("What should the others call you?").fill("Ada");
  await host.getByRole("button", { name: "Save" }).click();
  await host.locator("li", { hasText: "Ada (you)" }).waitFor();

  // A program may have the open seat, by an address to copy; the host takes it back.
  await host.getByRole("button", { name: "A program in this seat" }).click();
  const command = host.getByRole("textbox", { name: "Command" });
  assert.match(await command.inputValue(), /^parlour bot connect http:.+\/t\/.+#bot=.+/);
  await accessible(host, "the address for a program", { all: true });
  await host.keyboard.press("Escape");
  await host.locator("li", { hasText: "program" }).getByRole("button", { name: "Remove Bot" }).click();
  await host.locator("li", { hasText: "Open seat" }).waitFor();

  const guest = await openPage(browser, phone);
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Join" }).click(); // without a name
  await guest.locator("li", { hasText: "Guest (you)" }).waitFor();
  assert.equal(await guest.getByRole("button", { name: "Change the rules" }).count(), 0);

  await host.getByRole("button", { name: "Change the rules" }).click();
  const dialog = host.getByRole("dialog");
  await dialog.locator("summary").first().waitFor(); // the form is loaded when it is opened
  await openGroups(dialog);
  await dialog.getByLabel(option.label).focus();
  await host.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Use these rules" }).click();
  await dialog.waitFor({ state: "detached" });
  for (const page of [host, guest]) await page.locator("main .rules", { hasText: option.label }).waitFor();
  await until("the announcement", async () =>
    (await guest.locator("[role=log]").allTextContents()).join().includes("The rules have changed."),
  );
  await accessible(guest, "the waiting room", { all: true });
  await closePages(host, guest);
});

test("a game with English words only says so to readers of French", async () => {
  const english = server.games.filter(({ words_in }) => words_in.join() === "en");
  assert.ok(english.length);
  const page = await openPage(browser, { ...phone, locale: "fr-FR" });
  await page.goto(server.address);
  await ready(page);
  for (const { key } of server.games) {
    const told = await card(page, key).getByText("mots anglais seulement").count();
    assert.equal(told, english.some((one) => one.key === key) ? 1 : 0, key);
  }
  await closePages(page);
});

for (const device of [phone, { width: 1440, height: 900 }])
  test(`nothing moves while home and the waiting room load (${device.width} px)`, async () => {
    const page = await openPage(browser, device);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await watchShifts(page);
    await page.goto(server.address);
    await ready(page);
    await steady(page, "home");
    await startGame(page, first.key, "friends");
    await page.waitForSelector("img");
    await page.goto(page.url()); // as a guest opens it
    await page.waitForSelector("img");
    await steady(page, "waiting room");
    await closePages(page);
  });

for (const device of [phone, { width: 1440, height: 900 }])
  test(`nothing moves while rules, lessons, the lookup and the pages of games load (${device.width} px)`, async () => {
    const page = await openPage(browser, device);
    await watchShifts(page);
    await page.goto(server.address);
    await ready(page);
    const links = await page.$$eval("main a[href^='/']", (all) => all.map((one) => one.getAttribute("href")));
    const paths = [...new Set(links), "/look/RUTH/with/DAVID?in=en"].filter(
      (path) => !path.startsWith("/docs"),
    );
    assert.ok(paths.length > 2 * server.games.length, paths.join());
    // Three at a time: most of it is waiting until nothing more is loaded.
    const readNext = async (reader) => {
      for (let path = paths.shift(); path; path = paths.shift()) {
        await reader.goto(server.address + path, { waitUntil: "networkidle" });
        await steady(reader, path);
      }
    };
    const others = [await openPage(browser, device), await openPage(browser, device)];
    for (const other of others) await watchShifts(other);
    await Promise.all([page, ...others].map(readNext));
    await closePages(page, ...others);
  });

test("the page that the program opens welcomes its reader once, and leads to the address for phones", async () => {
  const page = await openPage(browser, phone);
  await page.goto(`${server.address}/?welcome`);
  await ready(page);
  const welcome = page.getByRole("region", { name: "Welcome to Parlour" });
  await accessible(page, "welcome");
  await welcome.getByRole("button", { name: "Play on phones nearby" }).click();
  // This server is for its own machine alone.
  await page.getByRole("dialog").getByText("Only this computer can open Parlour right now").waitFor();
  await page.keyboard.press("Escape");
  await welcome.getByRole("button", { name: "Close" }).click();
  await welcome.waitFor({ state: "detached" });
  await page.goto(`${server.address}/?welcome`);
  await ready(page);
  assert.equal(await welcome.count(), 0);
  await closePages(page);
});

test("home leads to the documentation if the server has it", async () => {
  const page = await openPage(browser, phone);
  const link = page.getByRole("link", { name: "Documentation" });
  await page.goto(server.address);
  await ready(page);
  const has = (await fetch(`${server.address}/api/games`)).headers.has("link");
  assert.equal(await link.count(), has ? 1 : 0);
  await page.route("**/api/games?*", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), link: '</docs/index.html>; rel="help"' },
    });
  });
  await page.reload();
  await link.click();
  await page.waitForURL("**/docs/index.html");
  // A page of the server, not of this app: the site, or how to build it.
  assert.equal(await page.locator("#content .games").count(), 0);
  await closePages(page);
});

test("pictures stand still when asked, and without motion", async () => {
  const page = await openPage(browser, { width: 1440, height: 900 });
  await page.goto(server.address);
  await ready(page);
  const drawn = () => page.locator(".games").innerHTML();
  const before = await drawn();
  await until("motion", async () => (await drawn()) !== before);
  await page.getByRole("button", { name: "Stop animations" }).click();
  const still = await drawn();
  await page.waitForTimeout(2_500); // longer than a step
  assert.equal(await drawn(), still);
  await closePages(page);
});

for (const device of PHONE_AND_DESKTOP)
  test(`home has no axe violations (${device.width} px)`, async () => {
    const page = await openPage(browser, device);
    await page.goto(server.address);
    await ready(page);
    await accessibleInBothThemes(page, "home", { all: true });
    await closePages(page);
  });
