/** The legal commands of a seat. Requested whenever the seat may act and the view has changed. */

import { api, Refusal } from "../lib/api";
import type { SeatLink } from "../lib/seat.svelte";
import { language } from "../lib/speech.svelte";

/** Milliseconds to wait after a rate limit. */
const LATER = 2_000;

export class Legal {
  /** Empty until loaded; does not include answers to prompts. */
  commands = $state.raw<readonly string[]>([]);
  isWhole = $state(true);
  loading = $state(false);
  /** Why there is no list. */
  said = $state("");

  private asked = 0;

  /** Call during component initialisation. */
  constructor(link: () => SeatLink) {
    $effect(() => {
      const { view, seat } = link();
      const may = view !== null && seat !== null && !view.over && view.to_act.includes(seat);
      const call = ++this.asked;
      this.said = "";
      this.loading = may;
      if (may) void this.load(link(), call);
      else this.commands = [];
      return () => {
        this.asked += 1;
      };
    });
  }

  private async load(link: SeatLink, call: number): Promise<void> {
    try {
      const found = await api.legal(link.id, link.token);
      if (call !== this.asked) return;
      const answers = new Set(
        link.view?.prompts.flatMap((prompt) => (prompt.asks_you ? prompt.answers : [])),
      );
      this.commands = found.commands.filter((command) => !answers.has(command));
      this.isWhole = found.is_whole;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (call !== this.asked) return;
      if (error.status === 429) {
        setTimeout(() => call === this.asked && void this.load(link, call), LATER);
        return;
      }
      this.commands = [];
      this.said = error.in(language());
    }
    this.loading = false;
  }
}
