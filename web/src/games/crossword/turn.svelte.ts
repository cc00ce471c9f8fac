/** A player's turn in a tile game: the move being composed, its preview from the server, and sending it. */

import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { announceRefusal } from "../../lib/refusal";
import type { TableClient } from "../../lib/table_client.svelte";
import { play as sound } from "../../lib/sound";
import { api, refusalText } from "../../lib/api";
import { listOf, t, messageText } from "../../lib/i18n.svelte";
import type { GameView, Refused } from "../../lib/api_types";
import { MoveDraft } from "./move_draft.svelte";
import type { Reading } from "./placement";
import { DraftStore } from "./draft_store";
import { parsePlay } from "./parse_command";
import { readPlace } from "./squares";

/** View fields shared by all tile games. */
export interface TilesView extends GameView {
  board: string[];
  rack: string;
  /** Number of tiles in the bag. */
  bag: number;
  turn: number;
  move: { squares: number[]; standing: string } | null;
  /** Letters beside the board that can be taken, if the game has them. */
  face_up?: string;
}

/** What differs between tile games. */
export interface TurnHooks<P> {
  client: () => TableClient;
  /** Squares per side. */
  size: () => number;
  /** The rule that tiles must be in one line. */
  lineRule: string;
  /** Whether board tiles may be replaced. */
  replaces?: boolean;
  /** Clauses that belong to the placement, such as lifted squares. */
  placementClauses?: () => string;
  /** Clauses claimed for the word. */
  claimClauses: () => string;
  /** Takes over the claims of a hint; an empty string clears them because the tiles changed. */
  setClaims: (play: string) => void;
  /** Lays a hint out on the board. */
  layOut?: (play: string, draft: MoveDraft) => boolean;
  /** The start of the exchange command, before the letters. */
  exchangeVerb?: () => string;
  /** Chooses the kind of exchange. */
  setExchangeVerb?: (how: string) => void;
  /** The sentence for a hint that is neither a play, an exchange nor a pass. */
  hintSentence?: (command: string) => string | null;
  /** The label of the button that does what such a hint says, if there is one. */
  hintButton?: (command: string) => string | null;
  /** What is good about a play besides its score, in sentences. */
  reasons?: (preview: P) => string[];
  /** Everything was taken back. */
  onRecall?: () => void;
}

export class Turn<P extends { score: number; all_tiles: number }> {
  readonly draft = new MoveDraft();
  /** The preview of the current play, or of the one before until the server has answered. */
  preview = $state.raw<P | null>(null);
  /** Whether the preview is of an earlier play. */
  outdated = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** Text of a hint that is not a play. */
  hintText = $state("");
  /** The hints for this position, best first, and which of them is shown. */
  hints = $state.raw<readonly string[]>([]);
  hinted = $state(0);
  /** A command that the hint suggests and that is not laid out on the board. */
  suggested = $state("");
  hinting = $state(false);

  readonly view: TilesView | null;
  readonly cells: string;
  readonly mine: boolean;
  readonly asked: boolean;
  readonly on: boolean;
  readonly reading: Reading;
  /** The play command without claims; empty if the tiles form no word. */
  readonly laid: string;
  readonly command: string;
  readonly word: string;
  /** Why the play cannot be made, and the rule. */
  readonly stopped: { text: string; rule: string } | null;
  /** A word that is laid but does not count, if that is why the play cannot be made. */
  readonly invalid: string;
  /** Whether there is anything to take back. */
  readonly busy: boolean;

  private previews = 0;

  constructor(private readonly hooks: TurnHooks<P>) {
    const { draft } = this;
    draft.replaces = hooks.replaces ?? false;
    this.view = $derived(hooks.client().view as TilesView | null);
    this.cells = $derived(this.view?.board.join("") ?? "");
    this.mine = $derived.by(() => {
      const { seat } = hooks.client();
      return seat !== null && (this.view?.to_move.includes(seat) ?? false);
    });
    this.asked = $derived(this.view?.prompts.some((one) => one.asks_you) ?? false);
    this.on = $derived(this.view?.turn === hooks.client().seat);
    this.reading = $derived(draft.reading);
    this.laid = $derived(
      this.reading.kind === "word" ? this.reading.command + (hooks.placementClauses?.() ?? "") : "",
    );
    this.command = $derived(this.laid && this.laid + hooks.claimClauses());
    this.word = $derived(this.reading.kind === "word" ? this.reading.word.toUpperCase() : "");
    this.stopped = $derived.by(() => {
      if (draft.exchange) return null;
      if (this.reading.kind === "scattered")
        return { text: t("crossword-ui-scattered"), rule: hooks.lineRule };
      if (this.reading.kind === "hole") return { text: t("crossword-ui-gap"), rule: hooks.lineRule };
      return this.refused
        ? { text: messageText(this.refused.message, hooks.client().reader), rule: this.refused.rule }
        : null;
    });
    this.invalid = $derived(
      this.refused?.message.id === "crossword-word-invalid"
        ? String(this.refused.message.args?.["word"])
        : "",
    );
    this.busy = $derived(
      draft.laid.length > 0 || draft.liftedSquares.size > 0 || draft.swap !== null || draft.exchange !== null,
    );

    $effect(() => {
      const [now, long, letters] = [this.cells, hooks.size(), this.view?.rack ?? ""];
      if (now) untrack(() => draft.update(now, long, letters));
    });

    // Asks the server for a preview of the current tiles.
    $effect(() => {
      const text = this.command;
      const mine = ++this.previews;
      void this.cells; // a changed board changes the preview
      this.refused = null;
      this.outdated = text !== "";
      if (!text) {
        this.preview = null;
        return;
      }
      const timer = setTimeout(() => void this.ask(text, mine), 60);
      return () => clearTimeout(timer);
    });

    // Claims are cleared when the tiles change.
    $effect(() => {
      void this.laid;
      untrack(() => hooks.setClaims(""));
    });

    // A hint no longer applies once the board changes.
    $effect(() => {
      void this.cells;
      void this.view?.rack;
      untrack(() => this.forgetHints());
    });

    // After everything is taken back, hints begin again.
    $effect(() => {
      if (!draft.laid.length && this.hints[this.hinted]?.startsWith("play ")) this.forgetHints();
    });

    // Tiles that are laid but not played survive a reload.
    const store = new DraftStore(() => hooks.client());
    const position = $derived(this.view && `${this.view.rack} ${this.cells} ${this.view.face_up ?? ""}`);
    $effect(() => {
      if (!position) return;
      untrack(() => {
        const kept = store.read(position);
        if (!kept || this.busy) return;
        if (!draft.compose(kept.lifted, kept.swap, new Map(kept.tiles))) draft.recall();
      });
    });
    $effect(() => {
      if (!position) return;
      store.write(position, { laid: draft.laid, lifted: draft.liftedSquares, swap: draft.swapped });
    });
  }

  private async ask(text: string, mine: number): Promise<void> {
    const answer = await this.hooks.client().tryOut(text);
    if (mine !== this.previews) return;
    this.outdated = false;
    if (answer.done) this.preview = answer.value as P | null;
    // If a claim is refused, the preview of the word itself stays.
    else if (text === this.laid) this.preview = null;
    this.refused = answer.done ? null : answer.refused;
  }

  async send(text: string): Promise<boolean> {
    this.hintText = "";
    this.suggested = "";
    const answer = await this.hooks.client().do(text);
    if (answer.done) return true;
    this.refused = announceRefusal(answer.refused, this.hooks.client().reader);
    return false;
  }

  /** The label of the button for the suggested command. */
  get suggestion(): string | null {
    return this.suggested && (this.hooks.hintButton?.(this.suggested) ?? null);
  }

  /** The action of the main button. */
  async enter(): Promise<void> {
    if (this.draft.exchange) {
      await this.exchange(this.draft.exchange);
    } else if (this.stopped) {
      sound("no");
      announce(this.stopped.text);
    } else if (this.mine && this.command && !this.hooks.client().busy) {
      await this.send(this.command);
    }
  }

  private async exchange(chosen: ReadonlySet<number>): Promise<void> {
    if (!chosen.size) return;
    const letters = this.draft.rack.filter((tile) => chosen.has(tile.id)).map((tile) => tile.letter);
    if (await this.send(`${this.hooks.exchangeVerb?.() ?? "exchange"} ${letters.join("")}`))
      this.draft.exchange = null;
  }

  startExchange(how = "exchange"): void {
    this.draft.recall();
    this.hooks.onRecall?.();
    this.hooks.setExchangeVerb?.(how);
    this.draft.exchange = new Set();
  }

  async pass(): Promise<void> {
    this.draft.recall();
    this.hooks.onRecall?.();
    await this.send("pass");
  }

  private forgetHints(): void {
    this.hintText = "";
    this.hints = [];
    this.hinted = 0;
    this.suggested = "";
  }

  /** Shows a hint of that level, and then the next best ones, as often as it is asked. */
  async askHint(level: string): Promise<void> {
    if (this.hinting) return;
    if (this.hints.length) {
      this.hinted = (this.hinted + 1) % this.hints.length;
      this.showHint(this.hints[this.hinted]!);
      if (this.hints.length === 1) this.say(t("crossword-ui-hint-no-other"));
      return;
    }
    this.hinting = true;
    announce(t("crossword-ui-hint-thinking"));
    const { id, token } = this.hooks.client();
    const before = this.cells;
    try {
      const { command, others } = await api.hint(id, token, level);
      if (this.cells !== before) return;
      this.showHint(command);
      this.hints = [command, ...others];
      this.hinted = 0;
    } catch (error) {
      this.say(refusalText(error));
    } finally {
      this.hinting = false;
    }
  }

  private say(text: string): void {
    this.hintText = text;
    announce(text);
  }

  /** Why the shown hint is a good move, in sentences. */
  reasons(): string[] {
    const { preview, draft, hooks } = this;
    if (!this.hints[this.hinted]?.startsWith("play ") || !preview) return [t("crossword-ui-hint-why-not")];
    const kept = draft.free.filter((tile) => tile.letter !== "!");
    const names = kept.map((tile) => (tile.letter === "?" ? t("crossword-ui-blank") : tile.letter));
    const said = [
      ...(this.hinted === 0 ? [t("crossword-ui-hint-why-best")] : []),
      t("crossword-ui-hint-why-score", { points: preview.score }),
      ...(hooks.reasons?.(preview) ?? []),
    ];
    if (names.length)
      said.push(t("crossword-ui-hint-why-kept", { kept: listOf(names), count: names.length }));
    // The game itself says what a bonus for all tiles is worth.
    else if (!preview.all_tiles) said.push(t("crossword-ui-hint-why-all"));
    return said;
  }

  /** Lays a hint out so that it can be changed, played or taken back. */
  showHint(text: string): void {
    const [verb = "", place = "", word = ""] = text.split(" ");
    const { draft, hooks } = this;
    draft.recall();
    hooks.onRecall?.();
    this.hintText = "";
    this.suggested = "";
    if (verb === "play" && (hooks.layOut ?? this.layOut)(text, draft)) {
      // A single tile may form words both ways: the cursor decides the direction.
      draft.cursor = readPlace(place, hooks.size());
      queueMicrotask(() => hooks.setClaims(text));
      announce(t("crossword-ui-hint-play", { word: word.toUpperCase() }));
      return;
    }
    draft.recall();
    const [, how = "", letters = ""] = /^((?:\S+ )?exchange) (\S+)$/.exec(text) ?? [];
    if (how) {
      hooks.setExchangeVerb?.(how);
      draft.exchange = tilesWith(letters, draft);
      this.hintText = t("crossword-ui-hint-exchange", { tiles: letters });
    } else {
      this.hintText =
        verb === "pass"
          ? t("crossword-ui-hint-pass")
          : (hooks.hintSentence?.(text) ?? t("crossword-ui-hint-none"));
      if (verb === "pass" || hooks.hintButton?.(text)) this.suggested = text;
    }
    announce(this.hintText);
  }

  private readonly layOut = (play: string, draft: MoveDraft): boolean => {
    const tiles = parsePlay(play, this.cells, this.hooks.size());
    return tiles !== null && draft.layAll(tiles);
  };
}

/** Ids of rack tiles with these letters. */
function tilesWith(letters: string, draft: MoveDraft): Set<number> {
  const wanted = [...letters];
  const chosen = draft.rack.filter((tile) => {
    const at = wanted.indexOf(tile.letter);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  return new Set(chosen.map((tile) => tile.id));
}
