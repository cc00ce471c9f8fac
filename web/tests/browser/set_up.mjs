/** The set-up form: groups stay open, fields depend on others, errors are shown at their field. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible } from "../axe.mjs";
import { frenchOnly } from "../french.mjs";
import { openGroups, openSetUp } from "../home.mjs";
import { openPage, closePages, startWithBrowser, until } from "../server.mjs";

const { server, browser } = await startWithBrowser();
const games = async (language) => (await fetch(`${server.address}/api/games?lang=${language}`)).json();

/** The form of a game for friends on their own devices, with all groups open. */
async function form(page, key) {
  await page.goto(server.address);
  const dialog = await openSetUp(page, key, "friends");
  await openGroups(dialog);
  return dialog;
}

for (const [language, size] of [
  ["en", { width: 360, height: 740 }],
  ["fr", { width: 390, height: 844, colorScheme: "dark" }],
])
  test(`every form is readable and fits on a phone (${language})`, async () => {
    const page = await openPage(browser, { ...size, name: "Ada", locale: language });
    for (const { key, title } of await games(language)) {
      const dialog = await form(page, key);
      await accessible(page, `${title}, ${language}`, { all: true });
      const wide = await dialog.evaluate((box) => {
        const right = box.getBoundingClientRect().right;
        return (
          [...box.querySelectorAll("*")]
            .filter((one) => one.getBoundingClientRect().right > right + 1)
            // A row of pictures scrolls sideways.
            .filter((one) => !one.closest("[data-scrolls]"))
            .map((one) => one.outerHTML.slice(0, 80))
        );
      });
      assert.deepEqual(wide, [], `${title}: wider than the form`);
      if (language === "fr") await frenchOnly(page, title);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    await closePages(page);
  });

test("a group stays open while its options change, by keyboard alone; dependent options come and go", async () => {
  const page = await openPage(browser, { width: 390, height: 844, name: "Ada" });
  // The first game with an option that depends on a switch.
  const [found] = (await games("en")).flatMap(({ key, options }) =>
    options.flatMap((option) => {
      const on = options.find(
        (one) =>
          one.kind === "switch" &&
          one.default === false &&
          option.when.length === 1 &&
          option.when[0].length === 1 &&
          option.when[0][0].option === one.name &&
          option.when[0][0].values[0] === true &&
          !option.when[0][0].but,
      );
      return on ? [{ key, option, on }] : [];
    }),
  );
  const dialog = await form(page, found.key);
  const dependent = dialog.locator("strong").getByText(found.option.label, { exact: true });
  assert.equal(await dependent.count(), 0);
  const control = dialog.getByLabel(found.on.label);
  await control.focus();
  await page.keyboard.press("Space");
  await dependent.first().waitFor();
  assert.ok(await control.isVisible(), "its group has closed");
  assert.ok(await control.evaluate((one) => one === document.activeElement), "the keyboard lost its place");
  await page.keyboard.press("Space");
  await dependent.waitFor({ state: "detached" });
  assert.ok(await control.isVisible());
  await closePages(page);
});

test("errors are shown at their field; an invalid text is not sent", async () => {
  const page = await openPage(browser, { width: 360, height: 740, name: "Ada" });
  const [{ key, label, help, usual }] = (await games("en")).flatMap(({ key, options }) =>
    options
      .filter((one) => one.kind === "text" && one.pattern && one.default && !one.when.length)
      .map(({ label, help, default: usual }) => ({ key, label, help, usual })),
  );
  const dialog = await form(page, key);
  const field = dialog.getByLabel(label, { exact: true });
  await field.fill("%%%");
  const row = dialog.locator(".row", { has: page.locator("strong", { hasText: label }) });
  await until("the message", async () =>
    (await row.textContent()).includes(
      "“%%%” doesn’t work here. Try something like the examples in the description.",
    ),
  );
  assert.ok((await row.textContent()).includes(help));
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  await accessible(page, "a field that is wrong", { all: true });
  await dialog.getByRole("button", { name: "Create game" }).click();
  assert.ok(await dialog.isVisible());
  await field.fill(usual);
  await until("no message", async () => !(await row.textContent()).includes("doesn’t fit"));
  await closePages(page);
});
