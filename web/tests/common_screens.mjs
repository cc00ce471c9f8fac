/** Scenes of the pages that belong to no game, for `screens.mjs`. */

const lookup = (name, path, more = {}) => ({
  name: `lookup-${name}`,
  path,
  height: 2200,
  prepare: (page) => page.waitForSelector("main article, main .unknown"),
  ...more,
});

export const scenes = [
  { name: "home-first-time", path: "/", height: 1500, stored: { name: "" } },
  { name: "home", path: "/", height: 1500 },
  {
    name: "home-change-name",
    path: "/",
    prepare: (page) => page.click("button.rename:not(.still)"),
  },
  {
    name: "home-unknown-code",
    path: "/",
    height: 1500,
    async prepare(page) {
      await page.fill("input[placeholder=ABCDE]", "QQQQQ");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".problem:not(:empty)");
    },
  },
  {
    name: "settings",
    path: "/",
    async prepare(page) {
      await page.locator("header button").click();
      await page.waitForSelector("dialog");
    },
  },
  {
    name: "settings-language",
    path: "/",
    async prepare(page) {
      await page.locator("header button").click();
      await page.locator("dialog select").first().focus();
    },
  },
  lookup("empty", "/look", { prepare: (page) => page.waitForSelector("main form") }),
  lookup("word", "/look/DOVE?in=en"),
  lookup("name", "/look/RUTH?in=en"),
  lookup("place", "/look/BABEL?in=en"),
  lookup("links", "/look/RUTH/with/DAVID?in=en"),
  lookup("links-verses", "/look/NOAH/with/ARK?in=en"),
  lookup("no-link", "/look/RUTH/with/TOWER?in=en"),
  lookup("same-word", "/look/GOD/with/GODS?in=en"),
  lookup("unknown", "/look/SHEPERD?in=en"),
  lookup("not-a-word", "/look/7"),
  lookup("french-word", "/look/COLOMBE?in=fr"),
  lookup("french-name", "/look/DAVID?in=fr"),
  lookup("french-links", "/look/DIEU/with/ANGE?in=fr"),
  lookup("other-language", "/look/MANGEAMES?in=en"),
  { name: "no-page", path: "/nothing/here" },
  { name: "no-table", path: "/t/nothing", prepare: (page) => page.waitForSelector("main.message h1") },
  { name: "no-television", path: "/screen/nothing", prepare: (page) => page.waitForSelector("h1") },
  { name: "no-rules", path: "/rules/nothing", prepare: (page) => page.waitForSelector("main") },
];
