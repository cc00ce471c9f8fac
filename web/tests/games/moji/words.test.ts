import { describe, expect, it } from "vitest";
import { en } from "../../../src/games/moji/words/en";
import { fr } from "../../../src/games/moji/words/fr";

describe("the accessible name of a button", () => {
  // WCAG 2.5.3: speech input users say what they see.
  it.each([
    ["English, a word is questioned", en.question, en.questionOf("CAT")],
    ["French, a word is questioned", fr.question, fr.questionOf("CAT")],
  ])("contains its visible label: %s", (_, seen, name) => {
    expect(name.toLowerCase()).toContain(seen.toLowerCase());
  });
});
