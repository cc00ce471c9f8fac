/** Draws the icons of the installed app from `public/mark.svg`.
 *
 *     node tests/icons.mjs
 */

import { readFileSync, writeFileSync } from "node:fs";
import { launch } from "./chromium.mjs";

const at = (name) => new URL(`../public/${name}`, import.meta.url);
const mark = readFileSync(at("mark.svg"), "utf8");

/** A maskable icon fills the square; its mark stays inside the circle that every system shows. */
const ICONS = [
  { name: "icon-192.png", size: 192, mark: 1, ground: "transparent" },
  { name: "icon-512.png", size: 512, mark: 1, ground: "transparent" },
  { name: "icon-maskable-512.png", size: 512, mark: 0.62, ground: "#5b3a29" },
];

const browser = await launch();
for (const icon of ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  const size = icon.size * icon.mark;
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${icon.ground}}svg{width:${size}px}</style>${mark}`,
  );
  writeFileSync(at(icon.name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
