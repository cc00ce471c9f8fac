/** Thumbnails in the lobby: of one's own games, and of open tables. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../axe.mjs";
import { openPage, begin, closePages, startWithBrowser, playOn } from "../server.mjs";

const { server, browser } = await startWithBrowser();

for (const colorScheme of ["light", "dark"])
  test(`a running game has a thumbnail in the list of one's own games (${colorScheme})`, async () => {
    const table = await begin(server, ["Ada", "Ben"]);
    await playOn(server, table, 4);
    const page = await openPage(browser, { name: "Ada", table, seats: [0], colorScheme });
    await page.goto(server.address);
    const shown = page.locator(`a[href='/t/${table.id}'] img`);
    await shown.waitFor();
    assert.equal(await shown.getAttribute("alt"), "The game so far");
    assert.match(
      await shown.getAttribute("src"),
      new RegExp(`/picture.svg\\?dark=${colorScheme === "dark"}&lang=en$`),
    );
    await page.waitForFunction(
      (image) => image.complete && image.naturalWidth > 0,
      await shown.elementHandle(),
    );
    await accessible(page, `lobby with pictures, ${colorScheme}`);
    await closePages(page);
  });

test("an open running table has a thumbnail and can be watched; a waiting one has free seats", async () => {
  const ask = async (path, body, token = "") => {
    const headers = {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(server.address + path, init)).json();
  };
  const game = server.games.find(({ own_device }) => !own_device).key;
  const open = (name) =>
    ask("/api/tables", { game, public: true, seats: [{ kind: "person", name }, { kind: "open" }] });
  const { table: waiting } = await open("Dora");
  const made = await open("Ada");
  const joined = await ask(`/api/tables/${made.table.id}/join`, { name: "Ben" });
  const table = { id: made.table.id, tokens: [...made.tokens, joined] };
  await ask(`/api/tables/${table.id}/start`, {}, table.tokens[0].token);
  await playOn(server, table, 2);

  const page = await openPage(browser, { width: 390, height: 844, name: "Zoe" });
  await page.goto(server.address);
  const entries = page.getByRole("region", { name: "Open games" }).getByRole("listitem");
  const running = entries.filter({ hasText: "Ada and Ben" });
  const picture = running.getByRole("img", { name: "The game so far" });
  await picture.waitFor();
  await page.waitForFunction(
    (image) => image.complete && image.naturalWidth > 0,
    await picture.elementHandle(),
  );
  // The spectators' view, not a seat's.
  const [shown, own] = await picture.evaluate(
    async ({ src }, token) =>
      Promise.all(
        [{}, { Authorization: `Bearer ${token}` }].map(async (headers) =>
          (await fetch(src, { headers })).text(),
        ),
      ),
    table.tokens[0].token,
  );
  assert.ok(shown.includes("<svg") && own.includes("<svg") && shown.length < own.length);
  const gathering = entries.filter({ hasText: "Dora" });
  assert.equal(await gathering.getByRole("img").count(), 0);
  await accessible(page, "open tables", { all: true });
  await running.getByRole("link").click();
  await page.waitForURL(`**/t/${table.id}`);
  await page.goto(server.address);
  await gathering.getByRole("link").click();
  await page.waitForURL(`**/t/${waiting.id}`);
  await closePages(page);
});
