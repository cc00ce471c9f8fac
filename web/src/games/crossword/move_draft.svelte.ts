/** The move being composed: the rack in the player's order, and the tentative tiles on the board. */

import { shuffled } from "../../lib/random";
import {
  nextFree,
  readPlay,
  reorder,
  updateRack,
  type Cursor,
  type LaidTile,
  type RackTile,
  type Reading,
} from "./placement";
import { step } from "./squares";

let lastId = 0;
const nextId = (): number => ++lastId;

export class MoveDraft {
  rack = $state.raw<readonly RackTile[]>([]);
  laid = $state.raw<readonly LaidTile[]>([]);
  cursor = $state.raw<Cursor | null>(null);
  /** Id of the tapped rack tile that waits for a square. */
  selected = $state<number | null>(null);
  /** Ids of the tiles selected for an exchange; null if no exchange is in progress. */
  exchange = $state.raw<ReadonlySet<number> | null>(null);
  /** Squares whose board tile is lifted to be replaced. */
  liftedSquares = $state.raw<ReadonlySet<number>>(new Set());
  /** The rack tile swapped for a face-up letter. */
  swap = $state.raw<{ id: number; take: string } | null>(null);
  /** Whether board tiles may be replaced. */
  replaces = $state(false);

  /** Where the cursor was before the first letter of the word. */
  private began: Cursor | null = null;

  private board = $state.raw("");
  private size = $state(15);

  /** The board without the lifted tiles. */
  private readonly cells = $derived(
    this.liftedSquares.size
      ? [...this.board].map((cell, i) => (this.liftedSquares.has(i) ? "." : cell)).join("")
      : this.board,
  );
  /** The rack with the swapped letter in place. */
  readonly tiles: readonly RackTile[] = $derived(
    this.rack.map((tile) => (tile.id === this.swap?.id ? { id: tile.id, letter: this.swap.take } : tile)),
  );
  /** Rack tiles that are not on the board. */
  readonly free = $derived(this.tiles.filter((tile) => !this.laid.some((one) => one.tile.id === tile.id)));
  readonly reading: Reading = $derived(
    readPlay(this.cells, this.laid, this.size, this.cursor?.across ?? true),
  );

  /** Takes over board and rack from a new view. */
  update(board: string, size: number, letters: string): void {
    // The board changed: a replacement or swap in progress no longer applies.
    const over = this.board !== board && (this.liftedSquares.size > 0 || this.swap !== null);
    this.board = board;
    this.size = size;
    if (over) {
      this.laid = [];
      this.liftedSquares = new Set();
      this.swap = null;
      this.cursor = null;
    }
    const played = new Set(
      this.laid
        .filter((one) => board[one.square] !== "." && !this.liftedSquares.has(one.square))
        .map((one) => one.tile.id),
    );
    this.rack = updateRack(
      this.rack.filter((tile) => !played.has(tile.id)),
      letters,
      nextId,
    );
    if (this.swap && !this.rack.some((tile) => tile.id === this.swap?.id)) this.swap = null;
    const held = new Set(this.rack.map((tile) => tile.id));
    this.laid = this.laid.filter((one) => !played.has(one.tile.id) && held.has(one.tile.id));
    if (this.selected !== null && !held.has(this.selected)) this.selected = null;
    if (this.exchange) this.exchange = new Set([...this.exchange].filter((id) => held.has(id)));
    if (played.size && !this.laid.length) {
      this.cursor = null;
      this.began = null;
    }
  }

  isFree(square: number): boolean {
    return this.cells[square] === "." && !this.laid.some((one) => one.square === square);
  }

  /** Whether a tile can be placed on a square: it is free, or its tile may be replaced. */
  canPlace(square: number): boolean {
    return this.isFree(square) || (this.replaces && this.boardLetter(square) !== "");
  }

  /** The board letter on a square unless it is lifted; empty if there is none. */
  boardLetter(square: number): string {
    const cell = this.cells[square] ?? ".";
    return cell === "." ? "" : cell;
  }

  /** The board letter on a square, lifted or not; empty if there is none. */
  originalLetter(square: number): string {
    const cell = this.board[square] ?? ".";
    return cell === "." ? "" : cell;
  }

  /** Lifts a board tile to replace it. */
  liftFromBoard(square: number): boolean {
    if (!this.replaces || !this.boardLetter(square)) return false;
    this.liftedSquares = new Set([...this.liftedSquares, square]);
    return true;
  }

  /** Puts a lifted board tile back. */
  restore(square: number): boolean {
    if (!this.liftedSquares.has(square)) return false;
    this.liftedSquares = new Set([...this.liftedSquares].filter((one) => one !== square));
    return true;
  }

  /** Lifts the next liftable board tile from the cursor on; returns its square. */
  liftNextFromBoard(): number | null {
    if (!this.cursor) return null;
    let at: number | null = this.cursor.square;
    while (at !== null && this.liftedSquares.has(at)) at = step(at, this.size, this.cursor.across);
    return at !== null && this.liftFromBoard(at) ? at : null;
  }

  /** Swaps a rack tile for another letter; null undoes the swap. */
  swapFor(id: number | null, take = ""): void {
    const old = this.swap?.id;
    for (const one of [...this.laid])
      if (one.tile.id === old || one.tile.id === id) this.takeBack(one.square);
    this.swap = id === null ? null : { id, take };
  }

  at(square: number): LaidTile | undefined {
    return this.laid.find((one) => one.square === square);
  }

  lay(tile: RackTile, square: number, letter: string): boolean {
    if (!this.isFree(square) && !this.liftFromBoard(square)) return false;
    this.laid = [...this.laid.filter((one) => one.tile.id !== tile.id), { square, tile, letter }];
    this.selected = null;
    return true;
  }

  takeBack(square: number): LaidTile | undefined {
    const found = this.at(square);
    if (!found) return undefined;
    this.laid = this.laid.filter((one) => one !== found);
    this.restore(square);
    return found;
  }

  /** Places these letters (lower case: with a blank). If the rack lacks a tile, places nothing and returns false. */
  layAll(letters: ReadonlyMap<number, string>): boolean {
    this.laid = [];
    this.exchange = null;
    for (const [square, letter] of letters) {
      const isBlank = letter === letter.toLowerCase();
      const tile = this.free.find((one) => one.letter === (isBlank ? "?" : letter));
      if (!tile || !this.lay(tile, square, letter.toUpperCase())) {
        this.recall();
        return false;
      }
    }
    return letters.size > 0;
  }

  /** The letter given and the one taken, if a swap is in progress. */
  get swapped(): readonly [string, string] | null {
    const give = this.rack.find((tile) => tile.id === this.swap?.id)?.letter;
    return this.swap && give ? [give, this.swap.take] : null;
  }

  /** Lifts these tiles, makes this swap, then lays these letters; false if something is impossible. */
  compose(
    lifted: Iterable<number>,
    swap: readonly [string, string] | null,
    letters: ReadonlyMap<number, string>,
  ): boolean {
    for (const square of lifted) if (!this.liftFromBoard(square)) return false;
    if (swap) {
      const given = this.rack.find((tile) => tile.letter === swap[0]);
      if (!given) return false;
      this.swapFor(given.id, swap[1]);
    }
    return letters.size === 0 || this.layAll(letters);
  }

  /** Takes everything back; the cursor returns to where the word began. */
  recall(): void {
    if (this.began) this.cursor = this.began;
    this.began = null;
    this.laid = [];
    this.selected = null;
    this.exchange = null;
    this.liftedSquares = new Set();
    this.swap = null;
  }

  shuffle(): void {
    this.rack = shuffled(this.rack);
  }

  reorder(id: number, index: number): void {
    this.rack = reorder(this.rack, id, index);
  }

  /** The rack tile for a typed letter: that letter, or a blank. */
  tileFor(letter: string, asBlank = false): RackTile | undefined {
    const wanted = asBlank ? "?" : letter;
    return this.free.find((tile) => tile.letter === wanted);
  }

  /** Moves the cursor over a board letter that is the typed one; false if it is not. */
  stepOver(letter: string): boolean {
    const { cursor } = this;
    if (!cursor || this.boardLetter(cursor.square).toUpperCase() !== letter) return false;
    const next = step(cursor.square, this.size, cursor.across);
    if (next === null) return false;
    this.begin();
    this.cursor = { ...cursor, square: next };
    return true;
  }

  private begin(): void {
    if (!this.laid.length) this.began ??= this.cursor;
  }

  /** The player moved the cursor: without tiles on the board, a word begins there. */
  private pointed(): void {
    if (!this.laid.length) this.began = null;
  }

  /** Moves the cursor to a square, or turns it if it is already there. */
  moveCursorTo(square: number): void {
    const across = this.cursor?.square === square ? !this.cursor.across : (this.cursor?.across ?? true);
    this.cursor = { square, across };
    this.pointed();
  }

  turnCursor(): void {
    this.pointed();
    if (this.cursor) this.cursor = { ...this.cursor, across: !this.cursor.across };
  }

  moveCursor(across: boolean, by: 1 | -1): void {
    if (!this.cursor) {
      this.centreCursor();
      return;
    }
    const square = step(this.cursor.square, this.size, across, by);
    if (square !== null) this.cursor = { ...this.cursor, square };
    this.pointed();
  }

  /** Moves the cursor to the centre. */
  centreCursor(): void {
    this.cursor = { square: Math.floor((this.size * this.size) / 2), across: true };
  }

  /** Moves the cursor to the next free square and returns it. */
  nextSquare(): number | null {
    if (!this.cursor) this.centreCursor();
    this.begin();
    const square = nextFree(this.cells, this.laid, this.cursor!, this.size);
    if (square !== null) this.cursor = { ...this.cursor!, square };
    return square;
  }

  /** Moves the cursor on after a tile was placed: behind it, on a board letter if there is one. */
  advance(): void {
    if (!this.cursor) return;
    const square = nextFree(".".repeat(this.cells.length), this.laid, this.cursor, this.size);
    if (square !== null) this.cursor = { ...this.cursor, square };
  }

  /** Takes back the tile placed last and moves the cursor to its square. */
  takeBackLast(): LaidTile | undefined {
    const last = this.laid.at(-1);
    if (!last) return undefined;
    this.laid = this.laid.slice(0, -1);
    this.restore(last.square);
    this.cursor = { square: last.square, across: this.cursor?.across ?? true };
    return last;
  }

  toggleExchange(id: number): void {
    if (!this.exchange) return;
    const chosen = new Set(this.exchange);
    if (!chosen.delete(id)) chosen.add(id);
    this.exchange = chosen;
  }
}
