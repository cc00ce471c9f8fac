/** The legal commands of a seat. Requested whenever the seat may act and the view has changed. */

import { api, Refusal } from "../lib/api";
import type { TableClient } from "../lib/table_client.svelte";
import { language } from "../lib/i18n.svelte";

/** Milliseconds to wait after a rate limit. */
const LATER = 2_000;

export class Legal {
  /** Empty until loaded; does not include answers to prompts. */
  commands = $state.raw<readonly string[]>([]);
  isWhole = $state(true);
  loading = $state(false);
  /** Why there is no list. */
  problem = $state("");

  private asked = 0;

  /** Call during component initialisation. */
  constructor(client: () => TableClient) {
    $effect(() => {
      const { view, seat } = client();
      const may = view !== null && seat !== null && !view.over && view.to_act.includes(seat);
      const call = ++this.asked;
      this.problem = "";
      this.loading = may;
      if (may) void this.load(client(), call);
      else this.commands = [];
      return () => {
        this.asked += 1;
      };
    });
  }

  private async load(client: TableClient, call: number): Promise<void> {
    try {
      const found = await api.legal(client.id, client.token);
      if (call !== this.asked) return;
      const answers = new Set(
        client.view?.prompts.flatMap((prompt) => (prompt.asks_you ? prompt.answers : [])),
      );
      this.commands = found.commands.filter((command) => !answers.has(command));
      this.isWhole = found.is_whole;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (call !== this.asked) return;
      if (error.status === 429) {
        setTimeout(() => call === this.asked && void this.load(client, call), LATER);
        return;
      }
      this.commands = [];
      this.problem = error.in(language());
    }
    this.loading = false;
  }
}
