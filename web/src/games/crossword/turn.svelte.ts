/** A player's turn in a tile game: the move being composed, its preview from the server, and sending it. */

import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { tellRefusal } from "../../lib/refusal";
import type { SeatLink } from "../../lib/seat.svelte";
import { play as sound } from "../../lib/sound";
import { inLanguage, w } from "../../lib/speech.svelte";
import type { GameView, Refused } from "../../lib/wire";
import { Hand } from "./hand.svelte";
import type { Reading } from "./laying";
import { tilesOf } from "./said";
import { readPlace } from "./squares";

/** View fields shared by all tile games. */
export interface TilesView extends GameView {
  board: string[];
  rack: string;
  turn: number;
  move: { squares: number[]; standing: string } | null;
}

/** What differs between tile games. */
export interface Ways {
  link: () => SeatLink;
  /** Squares per side. */
  size: () => number;
  /** The rule that tiles must be in one line. */
  line: string;
  /** Whether board tiles may be replaced. */
  replaces?: boolean;
  /** Clauses that belong to the placement, such as lifted squares. */
  laying?: () => string;
  /** Clauses claimed for the word. */
  saying: () => string;
  /** Takes over the claims of a hint; an empty string clears them because the tiles changed. */
  say: (play: string) => void;
  /** Lays a hint out on the board. */
  layOut?: (play: string, hand: Hand) => boolean;
  /** The start of the exchange command, before the letters. */
  giving?: () => string;
  /** Chooses the kind of exchange. */
  give?: (how: string) => void;
  /** Everything was taken back. */
  recalled?: () => void;
}

export class Turn<P extends { score: number }> {
  readonly hand = new Hand();
  /** The preview of the current play. */
  preview = $state.raw<P | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Text of a hint that is not a play. */
  advice = $state("");

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
  /** Whether there is anything to take back. */
  readonly busy: boolean;

  private tried = 0;

  constructor(private readonly ways: Ways) {
    const { hand } = this;
    hand.replaces = ways.replaces ?? false;
    this.view = $derived(ways.link().view as TilesView | null);
    this.cells = $derived(this.view?.board.join("") ?? "");
    this.mine = $derived.by(() => {
      const { seat } = ways.link();
      return seat !== null && (this.view?.to_move.includes(seat) ?? false);
    });
    this.asked = $derived(this.view?.prompts.some((one) => one.asks_you) ?? false);
    this.on = $derived(this.view?.turn === ways.link().seat);
    this.reading = $derived(hand.reading);
    this.laid = $derived(this.reading.kind === "word" ? this.reading.command + (ways.laying?.() ?? "") : "");
    this.command = $derived(this.laid && this.laid + ways.saying());
    this.word = $derived(this.reading.kind === "word" ? this.reading.word.toUpperCase() : "");
    this.stopped = $derived.by(() => {
      if (hand.exchange) return null;
      if (this.reading.kind === "scattered") return { text: w().play.scattered, rule: ways.line };
      if (this.reading.kind === "hole") return { text: w().play.hole, rule: ways.line };
      return this.refused ? { text: inLanguage(this.refused.text), rule: this.refused.rule } : null;
    });
    this.busy = $derived(
      hand.laid.length > 0 || hand.bared.size > 0 || hand.swap !== null || hand.exchange !== null,
    );

    $effect(() => {
      const [now, long, letters] = [this.cells, ways.size(), this.view?.rack ?? ""];
      if (now) untrack(() => hand.update(now, long, letters));
    });

    // Asks the server for a preview of the current tiles.
    $effect(() => {
      const text = this.command;
      const mine = ++this.tried;
      void this.cells; // a changed board changes the preview
      this.refused = null;
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
      untrack(() => ways.say(""));
    });

    // A hint no longer applies once the board changes.
    $effect(() => {
      void this.cells;
      this.advice = "";
    });
  }

  private async ask(text: string, mine: number): Promise<void> {
    const answer = await this.ways.link().tryOut(text);
    if (mine !== this.tried) return;
    if (answer.done) this.preview = answer.value as P | null;
    // If a claim is refused, the preview of the word itself stays.
    else if (text === this.laid) this.preview = null;
    this.refused = !answer.done && answer.refused.text.en ? answer.refused : null;
  }

  async send(text: string): Promise<boolean> {
    this.advice = "";
    const answer = await this.ways.link().do(text);
    if (answer.done) return true;
    this.refused = tellRefusal(answer.refused);
    return false;
  }

  /** The action of the main button. */
  async enter(): Promise<void> {
    if (this.hand.exchange) {
      await this.giveBack(this.hand.exchange);
    } else if (this.stopped) {
      sound("no");
      announce(this.stopped.text);
    } else if (this.mine && this.command && !this.ways.link().busy) {
      await this.send(this.command);
    }
  }

  private async giveBack(chosen: ReadonlySet<number>): Promise<void> {
    if (!chosen.size) return;
    const letters = this.hand.rack.filter((tile) => chosen.has(tile.id)).map((tile) => tile.letter);
    if (await this.send(`${this.ways.giving?.() ?? "exchange"} ${letters.join("")}`))
      this.hand.exchange = null;
  }

  startExchange(how = "exchange"): void {
    this.hand.recall();
    this.ways.recalled?.();
    this.ways.give?.(how);
    this.hand.exchange = new Set();
  }

  async pass(): Promise<void> {
    this.hand.recall();
    this.ways.recalled?.();
    await this.send("pass");
  }

  /** Lays a hint out so that it can be changed, played or taken back. */
  advised(text: string): void {
    const [verb = "", place = "", word = ""] = text.split(" ");
    const { hand, ways } = this;
    hand.recall();
    ways.recalled?.();
    if (verb === "play" && (ways.layOut ?? this.layOut)(text, hand)) {
      // A single tile may form words both ways: the cursor decides the direction.
      hand.cursor = readPlace(place, ways.size());
      queueMicrotask(() => ways.say(text));
      announce(w().play.hintPlay(word.toUpperCase()));
      return;
    }
    hand.recall();
    const [, how = "", letters = ""] = /^((?:\S+ )?exchange) (\S+)$/.exec(text) ?? [];
    if (how) {
      ways.give?.(how);
      hand.exchange = tilesWith(letters, hand);
      this.advice = w().play.hintExchange(letters);
    } else this.advice = verb === "pass" ? w().play.hintPass : w().play.hintSay(text);
    announce(this.advice);
  }

  private readonly layOut = (play: string, hand: Hand): boolean => {
    const tiles = tilesOf(play, this.cells, this.ways.size());
    return tiles !== null && hand.layAll(tiles);
  };
}

/** Ids of rack tiles with these letters. */
function tilesWith(letters: string, hand: Hand): Set<number> {
  const wanted = [...letters];
  const chosen = hand.rack.filter((tile) => {
    const at = wanted.indexOf(tile.letter);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  return new Set(chosen.map((tile) => tile.id));
}
