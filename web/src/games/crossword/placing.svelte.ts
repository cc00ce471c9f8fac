/** Tiles go from the rack to the board and back: what a tap, a drag or a typed letter does, with its sound and its sentence. */

import { announce } from "../../lib/announce.svelte";
import { play as sound } from "../../lib/sound";
import { w } from "../../lib/speech.svelte";
import type { Faces, TileFace } from "./board";
import { Flights } from "./flights.svelte";
import type { Hand } from "./hand.svelte";
import type { RackTile } from "./laying";
import { columnName, columnOf, rowOf } from "./squares";

/** Where tiles are laid, and what of it the player sees. */
export interface Desk {
  readonly hand: Hand;
  /** Squares on a side of the board. */
  readonly size: number;
  readonly faces: Faces;
  /** The board as it is shown; undefined if it is not. */
  readonly board:
    | {
        boxOf(square: number): DOMRect | null;
        squareAt(clientX: number, clientY: number): number | null;
        focusSquare(square: number): void;
        examine(square: number): boolean;
      }
    | undefined;
  readonly rack:
    | {
        boxOf(id: number): DOMRect | null;
        indexAt(clientX: number, clientY: number): number | null;
      }
    | undefined;
}

export class Placing {
  readonly flights = new Flights();
  /** A blank that is to be laid, and waits for its letter. */
  waiting = $state.raw<{ tile: RackTile; square: number; typed: boolean } | null>(null);

  constructor(private readonly desk: Desk) {}

  faceFor(tile: RackTile, letter: string): TileFace {
    const { faces } = this.desk;
    return tile.letter === "?" && letter !== "?" ? faces(letter.toLowerCase()) : faces(letter);
  }

  /** Lays a tile as that letter. `from`: where it comes from in the window. */
  lay(tile: RackTile, square: number, letter: string, from: DOMRect | null): boolean {
    const { hand, size, board } = this.desk;
    if (!hand.lay(tile, square, letter)) return false;
    this.flights.launch(this.faceFor(tile, letter), square, from, board?.boxOf(square) ?? null);
    sound("lay");
    const place = w().play.square(rowOf(square, size) + 1, columnName(columnOf(square, size)));
    announce(w().play.laidAt(letter, place));
    return true;
  }

  /** Lays a tile of the rack at the cursor, and moves the cursor on. */
  layNext(tile: RackTile, square: number, letter: string): void {
    if (this.lay(tile, square, letter, this.onRack(tile))) this.desk.hand.advance();
  }

  /** Lays a tile; a blank first asks for its letter. `typed`: at the cursor, which then moves on. */
  put(tile: RackTile, square: number, typed: boolean, from: DOMRect | null): void {
    const { hand } = this.desk;
    if (!hand.takes(square)) return;
    if (tile.letter === "!") {
      sound("no");
      announce(w().play.noLetter);
    } else if (tile.letter === "?") this.waiting = { tile, square, typed };
    else if (this.lay(tile, square, tile.letter, from) && typed) hand.advance();
  }

  /** The blank that waits gets its letter. */
  nameBlank(letter: string): void {
    const { waiting } = this;
    this.waiting = null;
    if (!waiting) return;
    const { tile, square, typed } = waiting;
    if (typed) this.layNext(tile, square, letter);
    else this.lay(tile, square, letter, this.onRack(tile));
  }

  /** A tile of the rack was tapped: it goes to the cursor, or waits for a square. */
  pick(tile: RackTile): void {
    const { hand } = this.desk;
    if (hand.exchange) {
      hand.toggleExchange(tile.id);
      sound("tick");
    } else if (hand.cursor) {
      const square = hand.next();
      if (square !== null) this.put(tile, square, true, this.onRack(tile));
    } else {
      hand.selected = hand.selected === tile.id ? null : tile.id;
      sound("lift");
    }
  }

  /** Lays the picked tile on that square, or takes up the one laid there; returns whether it did either. */
  point(square: number): boolean {
    const { hand } = this.desk;
    const tile = hand.tiles.find((one) => one.id === hand.selected);
    if (tile && hand.takes(square)) this.put(tile, square, false, this.onRack(tile));
    else if (hand.at(square)) this.lift(square);
    else return false;
    return true;
  }

  lift(square: number): void {
    this.lifted(this.desk.hand.lift(square)?.letter);
  }

  /** Takes up the tile that was laid last. */
  liftLast(): void {
    this.lifted(this.desk.hand.liftLast()?.letter);
  }

  /** Lifts the tile at the cursor from the board, to replace it. */
  bareNext(): void {
    const { hand } = this.desk;
    const square = hand.bareNext();
    if (square !== null) this.lifted(hand.under(square).toUpperCase());
  }

  private lifted(letter: string | undefined): void {
    if (letter === undefined) return;
    sound("lift");
    announce(w().play.lifted(letter));
  }

  /** Takes everything back that is not played yet. */
  recall = (): void => {
    const { hand } = this.desk;
    if (!hand.laid.length && !hand.exchange && !hand.bared.size && !hand.swap) {
      hand.cursor = null;
      hand.selected = null;
      return;
    }
    hand.recall();
    sound("lift");
    announce(w().play.recalled);
  };

  private onRack(tile: RackTile): DOMRect | null {
    return this.desk.rack?.boxOf(tile.id) ?? null;
  }
}
