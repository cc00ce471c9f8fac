/** Moves tiles between rack and board on taps, drags and typed letters, with sound and announcement. */

import { announce } from "../../lib/announce.svelte";
import { play as sound } from "../../lib/sound";
import { t } from "../../lib/i18n.svelte";
import type { Faces, TileFace } from "./board";
import { Flights } from "./flights.svelte";
import type { MoveDraft } from "./move_draft.svelte";
import type { RackTile } from "./placement";
import { columnName, columnOf, rowOf } from "./squares";

/** The parts of the play area that tile moves act on. */
export interface PlayArea {
  readonly draft: MoveDraft;
  /** Squares per side. */
  readonly size: number;
  readonly faces: Faces;
  /** The board component; undefined if the board is hidden. */
  readonly board:
    | {
        boxOf(square: number): DOMRect | null;
        aim(clientX: number, clientY: number): number | null;
        release(): void;
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

export class TileMover {
  readonly flights = new Flights();
  /** A blank that waits for its letter. */
  waiting = $state.raw<{ tile: RackTile; square: number; typed: boolean } | null>(null);

  /** A typed letter that only a blank could be, until the player agrees. */
  offered = $state.raw<{ tile: RackTile; square: number; letter: string } | null>(null);

  constructor(private readonly area: PlayArea) {}

  faceFor(tile: RackTile, letter: string): TileFace {
    const { faces } = this.area;
    return tile.letter === "?" && letter !== "?" ? faces(letter.toLowerCase()) : faces(letter);
  }

  /** Places a tile as a letter. `from` is where its flight starts. */
  lay(tile: RackTile, square: number, letter: string, from: DOMRect | null): boolean {
    const { draft, size, board } = this.area;
    if (!draft.lay(tile, square, letter)) return false;
    this.flights.launch(this.faceFor(tile, letter), square, from, board?.boxOf(square) ?? null);
    sound("lay");
    const place = t("crossword-ui-square", {
      row: rowOf(square, size) + 1,
      column: columnName(columnOf(square, size)),
    });
    announce(t("crossword-ui-laid-at", { letter, where: place }));
    return true;
  }

  /** Places a rack tile at the cursor and moves the cursor on. */
  layNext(tile: RackTile, square: number, letter: string): void {
    if (this.lay(tile, square, letter, this.onRack(tile))) this.area.draft.advance();
  }

  /** Places a tile, or asks for the letter of a blank. `typed`: at the cursor, which then moves on. */
  put(tile: RackTile, square: number, typed: boolean, from: DOMRect | null): void {
    const { draft } = this.area;
    if (!draft.canPlace(square)) return;
    if (tile.letter === "!") {
      sound("no");
      announce(t("crossword-ui-no-letter"));
    } else if (tile.letter === "?") this.waiting = { tile, square, typed };
    else if (this.lay(tile, square, tile.letter, from) && typed) draft.advance();
  }

  /** Gives the waiting blank its letter. */
  nameBlank(letter: string): void {
    const { waiting } = this;
    this.waiting = null;
    if (!waiting) return;
    const { tile, square, typed } = waiting;
    if (typed) this.layNext(tile, square, letter);
    else this.lay(tile, square, letter, this.onRack(tile));
  }

  /** Places the offered blank as the typed letter. */
  useBlank(): void {
    const { offered } = this;
    this.offered = null;
    if (offered) this.layNext(offered.tile, offered.square, offered.letter);
  }

  /** A rack tile was tapped: places it at the cursor, or selects it. */
  pick(tile: RackTile): void {
    const { draft } = this.area;
    if (draft.exchange) {
      draft.toggleExchange(tile.id);
      sound("tick");
    } else if (draft.cursor) {
      const square = draft.nextSquare();
      if (square !== null) this.put(tile, square, true, this.onRack(tile));
    } else {
      draft.selected = draft.selected === tile.id ? null : tile.id;
      sound("lift");
    }
  }

  /** Places the selected tile on a square, or takes back the tile there; returns whether it did either. */
  point(square: number): boolean {
    const { draft } = this.area;
    const tile = draft.tiles.find((one) => one.id === draft.selected);
    if (tile && draft.canPlace(square)) this.put(tile, square, false, this.onRack(tile));
    else if (draft.at(square)) this.lift(square);
    else return false;
    return true;
  }

  lift(square: number): void {
    this.lifted(this.area.draft.takeBack(square)?.letter);
  }

  liftLast(): void {
    this.lifted(this.area.draft.takeBackLast()?.letter);
  }

  /** Lifts the board tile at the cursor to replace it. */
  liftNextFromBoard(): void {
    const { draft } = this.area;
    const square = draft.liftNextFromBoard();
    if (square !== null) this.lifted(draft.originalLetter(square).toUpperCase());
  }

  private lifted(letter: string | undefined): void {
    if (letter === undefined) return;
    sound("lift");
    announce(t("crossword-ui-lifted", { letter }));
  }

  /** Takes back everything that is not played yet. */
  recall = (): void => {
    const { draft } = this.area;
    if (!draft.laid.length && !draft.exchange && !draft.liftedSquares.size && !draft.swap) {
      draft.cursor = null;
      draft.selected = null;
      return;
    }
    draft.recall();
    sound("lift");
    announce(t("crossword-ui-recalled"));
  };

  private onRack(tile: RackTile): DOMRect | null {
    return this.area.rack?.boxOf(tile.id) ?? null;
  }
}
