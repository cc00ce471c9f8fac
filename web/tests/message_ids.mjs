/** Checks that a page shows texts, not the ids of messages or unfilled variables. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** All message ids that contain a hyphen, from every Fluent file of the page and the library. */
function allIds() {
  const found = new Set();
  for (const folder of ["../src", "../../src/parlour"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  ))
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (path.endsWith("en.ftl"))
        for (const [, id] of readFileSync(join(folder, path), "utf8").matchAll(
          /^([a-z][a-z0-9-]*-[a-z0-9-]+) *=/gm,
        ))
          found.add(id);
  return found;
}

const ids = allIds();

/** What is wrong with a text: a message id, or a variable that nothing was given for. */
export function unresolved(text) {
  const words = text.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? [];
  return [...words.filter((word) => ids.has(word)), ...(text.match(/\{ ?\$?[\w-]+(?:\(\))? ?\}/g) ?? [])];
}

/** Visible texts and accessible names of a page. */
export const textsOf = (page) =>
  page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement.closest("script, style, textarea, code, pre"))
        texts.push(walker.currentNode.data.trim());
    for (const attribute of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        texts.push(element.getAttribute(attribute));
    return [...new Set(texts.filter(Boolean))];
  });

export async function noMessageIds(page, where) {
  assert.deepEqual((await textsOf(page)).flatMap(unresolved), [], `${where}: unresolved messages`);
}
