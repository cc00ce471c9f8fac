import { localized, t } from "../../../lib/i18n.svelte";

/** What is wrong with a map, and where. */
export function faultText({ square, text }: { square: string; text: Record<string, string> }): string {
  const what = localized(text);
  return square ? t("tag-em-fault-at-square", { square, reason: what }) : what;
}
