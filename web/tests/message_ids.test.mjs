import { expect, test } from "vitest";
import { unresolved } from "./message_ids.mjs";

test("an id of the page or of a game is found in a text, and so is a variable without a value", () => {
  expect(unresolved("page-home")).toEqual(["page-home"]);
  expect(unresolved("Ada: kernel-resigned.")).toEqual(["kernel-resigned"]);
  expect(unresolved("Ada played {$word}.")).toEqual(["{$word}"]);
});

test("ordinary text is fine", () => {
  expect(unresolved("A well-known word: 2-letter plays, {}.")).toEqual([]);
});
