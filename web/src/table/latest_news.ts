/** The latest sentences of the log, as a phone and a television show them. */

import { eventText, isRemark } from "../contract/messages";
import type { GameModule } from "../contract/module";
import { unbroken } from "../lib/references";
import type { TableClient } from "../lib/table_client.svelte";

/** At most `most` sentences, oldest first, each with the place of its event in the log. */
export function latestNews(client: TableClient, game: GameModule, most: number) {
  const found: { text: string; place: number }[] = [];
  for (let place = client.events.length - 1; place >= 0 && found.length < most; place--) {
    const seen = client.events[place]!;
    if (game.notNews?.(seen.event, client.events.slice(0, place))) continue;
    const messages = seen.messages?.filter(
      // A remark is shown beside its bot.
      (message) => !isRemark(message) && !game.logOnly?.has(message.id),
    );
    const text = messages && eventText({ messages }, client.reader);
    if (text) found.unshift({ text: unbroken(text), place });
  }
  return found;
}
