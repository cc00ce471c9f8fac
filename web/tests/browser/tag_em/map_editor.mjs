/** TAG 'EM from the first stroke in the map editor to a game that somebody else plays on the map. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openSetUp } from "../../home.mjs";
import { accessible } from "../../axe.mjs";
import { openPage, begin, closePages, startWithBrowser, until, viewOf } from "../../server.mjs";
import { clickOn, pawn, settled, spot, square, tapOn, visit } from "../../games/tag_em/player.mjs";

const { server, browser } = await startWithBrowser();

// From the map editor to a table.

test("a map is drawn by touch, published, opened by link and played in a second browser", async () => {
  const page = await visit(server, browser, "/maps", { width: 360, height: 740 });
  const column = (wanted) =>
    page.waitForFunction(
      (letters) => {
        const { levels } = JSON.parse(localStorage.getItem("parlour-map"));
        return levels[0].map((row) => row[5]).join("") === letters;
      },
      wanted,
      { polling: 50 },
    );
  await page.getByLabel("Symmetry").selectOption("mirror");
  await page.getByRole("button", { name: "Points", exact: true }).tap();
  await page.waitForSelector("[aria-pressed=true]:has-text('Starting point')");
  await tapOn(page, "c6");
  await page.waitForSelector("text=Ready to play");
  await page.getByLabel("Symmetry").selectOption("none");
  await page.getByRole("button", { name: "Paint" }).tap();
  await page.getByRole("button", { name: "Wade" }).tap();
  await page.waitForSelector("[aria-pressed=true]:has-text('Wade')");
  const [from, to] = [await spot(page, "f4"), await spot(page, "f8")];
  const touch = await page.context().newCDPSession(page);
  const at = (place) => [place];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(to) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await column("...wwwww...");
  // Map and undo history survive a reload.
  await page.reload();
  await page.waitForSelector("text=Ready to play");
  await column("...wwwww...");
  await page.getByRole("button", { name: "Undo" }).tap();
  await column("...........");
  await page.getByRole("button", { name: "Redo" }).tap();
  await column("...wwwww...");
  await page.waitForSelector("text=Ready to play");

  await page.getByRole("button", { name: "Publish", exact: true }).tap();
  await page.locator("dialog").getByLabel("Name").fill("River of Ada");
  await page.locator("dialog .main").tap();
  await page.waitForSelector(".hung strong:has-text('River of Ada')");
  await page.getByRole("button", { name: "River of Ada: Rename" }).tap();
  await page.locator("dialog").getByLabel("Name").fill("Ada’s river");
  await page.locator("dialog .main").tap();
  await page.waitForSelector(".hung strong:has-text('Ada’s river')");
  await page.getByRole("button", { name: "Ada’s river: Copy link" }).tap();
  const link = await page.getByRole("textbox", { name: "Copy link" }).inputValue();
  await accessible(page, "the gallery");

  const ben = await openPage(browser, { name: "Ben", reducedMotion: "reduce" });
  await ben.goto(link);
  await ben.waitForSelector("text=Ada’s river is open");
  assert.equal(await ben.getByRole("button", { name: "Ada’s river: Unpublish" }).count(), 0);
  // He chooses it in the lobby for a table of his own.
  await ben.goto(server.address);
  await openSetUp(ben, "tag-em", "bot");
  await ben.getByRole("radio", { name: /^Ada’s river/ }).check({ force: true });
  await ben.waitForSelector("dialog .shown:has-text('Ada’s river')");
  await accessible(ben, "the choice of a map");
  await ben.getByRole("button", { name: "Start the game" }).click();
  await ben.waitForSelector("[data-pawn]");
  assert.equal(await square(ben, "o11").count(), 1);
  await ben.locator(".own .chip").first().click();
  await ben.waitForSelector(".wash, .aim, .said");
  await closePages(ben);

  await page.getByRole("button", { name: "Ada’s river: Unpublish" }).tap();
  await page.locator("dialog .no").tap();
  await page.waitForSelector("text=No published maps yet");
  await closePages(page);
});

test("tile types, missions, random maps and the fairness report, in French", async () => {
  const page = await visit(server, browser, "/maps", {
    locale: "fr-FR",
    width: 1440,
    height: 900,
    colorScheme: "dark",
  });
  await page.waitForSelector(".faults li:has-text('points de départ')");
  await page.locator("summary:has-text('Carte aléatoire')").click();
  await page.getByLabel("Numéro").fill("7");
  await page.getByRole("button", { name: "Utiliser ce numéro" }).click();
  await page.waitForSelector("text=Prête à jouer");
  await page.locator("summary:has-text('Cases personnalisées')").click();
  await page.getByRole("button", { name: "Ajouter une case" }).click();
  await page.locator("fieldset").getByLabel("Nom").fill("chemin!");
  await page.locator("fieldset").getByLabel("Nom").press("Tab");
  await page.waitForSelector("fieldset .wrong");
  await page.locator("fieldset").getByLabel("Nom").fill("banquise");
  await page.locator("fieldset").getByLabel("Points pour en sortir").fill("3");
  await page.locator("fieldset").getByLabel("Points pour en sortir").press("Tab");
  await clickOn(page, "a15");
  await page.locator("summary:has-text('Missions')").click();
  await page.getByRole("button", { name: "Ajouter un but" }).click();
  await page.locator("summary:has-text('En texte')").click();
  await page.waitForFunction(() => document.querySelector("textarea.text").value !== "");
  const text = await page.getByRole("textbox", { name: "En texte" }).inputValue();
  assert.match(text, /^tile a: banquise; colour #8C6A8F; cost 3$/m);
  assert.match(text, /^a.{14}$/m);
  assert.match(text, /^goal \d defeat \d 3$/m);
  await page.waitForSelector("text=Prête à jouer");
  await page.locator("summary:has-text('équitable')").click();
  await page.getByRole("button", { name: "Vérifier la carte" }).click();
  await page.waitForSelector("td");
  await page.getByRole("button", { name: "Faire jouer des robots" }).click();
  await page.waitForSelector("progress");
  await page.getByRole("button", { name: "Annuler", exact: true }).last().click();
  await page.getByRole("button", { name: "Faire jouer des robots" }).waitFor();
  await accessible(page, "everything open");
  await closePages(page);
});

// A table.

/** The flag is one turn away from Ada, and out of the bot's reach. */
const LANE = `name: Lane
pom: 4

...............
...............
...............
...............
...............

start 1 b3
start 2 n3
flag f3
`;

test("Capture-The-Flag against a bot to its end, on a phone and a television", async () => {
  const one = await begin(
    server,
    ["Ada", { name: "Rosie", level: "easy" }],
    { map: LANE, game_type: "capture-the-flag", order: "seated" },
    "tag-em",
  );
  const screen = await visit(server, browser, `/screen/${one.id}`, {
    width: 1440,
    height: 900,
    colorScheme: "dark",
  });
  const page = await visit(server, browser, `/t/${one.id}`, {
    width: 360,
    height: 740,
    table: one,
    seats: [0],
  });
  /** The first tap shows the way and what it costs, the second goes. */
  const moveTo = async (name) => {
    await settled(page);
    await square(page, name).tap();
    await page.waitForSelector(".cost:has-text('4')");
    await settled(page);
    await square(page, name).tap();
  };
  await pawn(screen, "b3").waitFor();
  await page.locator(".own .chip").first().tap();
  await page.waitForSelector(".wash");
  await moveTo("f3");
  await page.waitForSelector('[data-pawn="f3"] .flag');
  await screen.waitForSelector('[data-pawn="f3"] .flag');
  await page.getByRole("button", { name: "End turn" }).tap();
  // After the bot's turn it is hers again, on both pages.
  await until("the turn to come back", async () => {
    const { turn, round } = await viewOf(server, one);
    return turn === 0 && round === 2;
  });
  await screen.waitForSelector("text=Ada’s turn");
  await accessible(screen, "the television");
  await page.locator(".own .chip").first().tap();
  await page.waitForSelector(".wash");
  await moveTo("b3");
  await page.waitForSelector("text=You brought the flag home!");
  await screen.waitForSelector("text=Ada brought the flag home!");
  await accessible(page, "the end");
  await closePages(page, screen);
});
