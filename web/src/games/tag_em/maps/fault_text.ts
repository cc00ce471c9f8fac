import { localized, t } from "../../../lib/i18n.svelte";

/** The text of a fault of a map, with its place. */
export function faultText({ square, text }: { square: string; text: Record<string, string> }): string {
  const what = localized(text);
  return square ? t("tag-em-fault-at-square", { square, reason: what }) : what;
}
