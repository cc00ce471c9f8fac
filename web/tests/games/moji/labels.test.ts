import { expect, it } from "vitest";
import "../../all_messages";
import { t } from "../../../src/lib/i18n.svelte";

it("the name of the button that questions a word contains its label", () => {
  // WCAG 2.5.3: speech input users say what they see.
  expect(t("moji-ui-question-of", { word: "CAT" }).toLowerCase()).toContain(
    t("moji-ui-question").toLowerCase(),
  );
});
