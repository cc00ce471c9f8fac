import { localized, t } from "../../../lib/i18n.svelte";

/** What is wrong with a map, and where. */
export function faultText({ square, text }: { square: string; text: Record<string, string> }): string {
  const what = localized(text);
  return square ? t("tag-em-ui-maps-fault-at", { square, text: what }) : what;
}
