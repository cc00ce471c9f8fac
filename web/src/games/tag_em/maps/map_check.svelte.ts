/** Checks the map on the server after a pause in editing. */

import { Refusal } from "../../../lib/api";
import { language } from "../../../lib/i18n.svelte";
import type { MapFault } from "../api_types";
import { mapsApi } from "./maps_api";

const PAUSE = 350;
const RETRY = 4_000;

export class MapCheck {
  /** Null until the first answer. */
  faults = $state.raw<readonly MapFault[] | null>(null);
  /** Suggestions, whether the map is playable or not. */
  advice = $state.raw<readonly MapFault[]>([]);
  /** Whether the server cannot be reached. */
  away = $state(false);
  /** Why the server refused the check; empty if it did not. */
  refused = $state("");
  /** Counts attempts after a lost connection, so that others ask again, too. */
  attempts = $state(0);
  private asked = 0;

  constructor(text: () => string) {
    $effect(() => {
      const now = text();
      void this.attempts;
      const call = ++this.asked;
      const timer = setTimeout(() => void this.ask(now, call), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  get playable(): boolean {
    return !this.away && this.faults?.length === 0;
  }

  private async ask(text: string, call: number): Promise<void> {
    try {
      const found = await mapsApi.check(text);
      if (call !== this.asked) return;
      this.faults = found.faults;
      this.advice = found.advice;
      this.away = false;
      this.refused = "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.away = error.status === 0;
      if (!this.away) this.refused = error.in(language());
      else setTimeout(() => call === this.asked && (this.attempts += 1), RETRY);
    }
  }
}
