/** Checks that a French page contains no English, in visible texts and accessible names.
 *
 * Quotes in another language are marked by `lang`: the shipped Bible is English.
 */

import assert from "node:assert/strict";

/** Frequent English words that are not French ones. Played words are in capitals and ignored.
 *
 * Word boundaries include accented letters: there is no "For" in "Forêt".
 */
const ENGLISH =
  /(?<!\p{L})([Tt]he|[Aa]nd|[Yy]ou|[Yy]our|[Ii]s|[Aa]re|[Oo]f|[Ww]ith|[Ff]or|[Ff]rom|[Ii]t|[Hh]as|[Nn]ot|[Tt]o|[Tt]urn|[Tt]urns|[Tt]iles?|[Ll]etters|[Ww]ords?|[Ww]ait|[Pp]lays?|[Ll]ays|[Gg]ame|[Cc]lose|[Ss]how|[Aa]ccept|[Ll]eave)(?!\p{L})/u;

export async function frenchOnly(page, where) {
  const said = await page.evaluate(() => {
    const foreign = (element) => element.closest("[lang]:not([lang=fr])") !== null;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, data } = walker.currentNode;
      if (!foreign(element) && !element.closest("script, style")) texts.push(data.trim());
    }
    for (const attribute of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        if (!foreign(element)) texts.push(element.getAttribute(attribute));
    return { language: document.documentElement.lang, texts: [...new Set(texts)] };
  });
  assert.equal(said.language, "fr", where);
  assert.deepEqual(
    said.texts.filter((text) => ENGLISH.test(text)),
    [],
    `${where}: English on a French page`,
  );
}
