/** The viewport of a board: its visible part, the size of its squares, and window coordinates. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { reducedMotion } from "../../lib/motion";
import { CELL, clamped, heightOf, viewBoxAround, viewBoxCentredOn, zoomed, type ViewBox } from "./view_box";
import { columnOf, rowOf } from "./squares";

/** Frame width in board units with and without row and column names; on a small board names need more of it. */
const NAMED = 6;
const NAMED_SMALL = 8;
const PLAIN = 2.2;
/** Below this many pixels a board is small. */
const SMALL_FRAME = 560;
/** Text is never smaller than this many pixels: on a device in the hand, and on a television. */
export const SMALLEST_TEXT = 11;
export const SMALLEST_FAR_TEXT = 22;
/** Height of row and column names, in board units: two digits fit beside a square. */
const LARGEST_NAME = 6;
/** A small board is enlarged to a part of itself, less on a narrow phone: squares become this many pixels wide. */
const LARGE_PART = 0.6;
const LARGE = 37;
/** Below this many pixels per square, the board zooms in while tiles are placed. */
const SMALL = 31;

export class Viewport {
  /** Frame width in pixels. */
  width = $state(600);
  /** Pixels below the top of the frame that an enlarged board may take; a whole board is a square. */
  room = $state(0);
  frame = $state<SVGSVGElement>();
  field = $state<SVGSVGElement>();

  /** Board side, frame width, and total, in board units. */
  readonly side: number;
  readonly margin: number;
  readonly whole: number;
  /** Whether squares are too small to tap. */
  readonly small: boolean;
  /** Pixels per square, once the zoom animation has ended. */
  readonly pixels: number;
  /** The part of a small board that is shown enlarged. */
  private readonly part: number;
  /** Text height of row and column names, in board units. */
  readonly names: number;
  readonly zoomed: boolean;

  private readonly tween = new Tween<ViewBox>({ x: 0, y: 0, side: 150 }, { duration: 220, easing: cubicOut });
  /** Whether the player has zoomed or panned. */
  private userMoved = $state(false);
  /** While a tile is dragged over the board: the part that was visible before, and the frame in the window. */
  private aimed = $state.raw<{ base: ViewBox; frame: DOMRect; tall: number } | null>(null);
  /** How much higher than wide the visible part may be: it stays the same while a tile is dragged. */
  private readonly tall: number;

  constructor(
    private readonly size: () => number,
    named: () => boolean,
    text: () => number = () => SMALLEST_TEXT,
  ) {
    this.side = $derived(size() * CELL);
    this.margin = $derived(!named() ? PLAIN : this.width < SMALL_FRAME ? NAMED_SMALL : NAMED);
    this.whole = $derived(this.side + this.margin + PLAIN);
    this.names = $derived(Math.min(LARGEST_NAME, Math.max(3, (text() * this.whole) / this.width)));
    const whole = $derived((this.width * this.side) / this.whole / size());
    this.small = $derived(whole < SMALL);
    this.part = $derived(Math.min(LARGE_PART, whole / LARGE));
    this.pixels = $derived(whole / (this.tween.target.side / this.side));
    this.zoomed = $derived(this.tween.target.side < this.side - 1);
    const unit = $derived(this.width / this.whole);
    const tallest = $derived((this.room - unit * (this.margin + PLAIN)) / (unit * this.side));
    this.tall = $derived(this.aimed?.tall ?? Math.max(1, tallest));
  }

  /** The visible part at this moment of the animation. */
  get viewBox(): ViewBox {
    return clamped(this.tween.current, this.side, this.tall);
  }

  /** The visible part once the animation has ended. */
  private get target(): ViewBox {
    return clamped(this.tween.target, this.side, this.tall);
  }

  /** Height of the visible part, in board units. */
  get visibleHeight(): number {
    return heightOf(this.viewBox.side, this.side, this.tall);
  }

  /** Height of the field and of the frame around it, in frame units. */
  get fieldHeight(): number {
    return (this.side * this.visibleHeight) / this.viewBox.side;
  }

  get frameHeight(): number {
    return this.fieldHeight + this.margin + PLAIN;
  }

  private setViewBox(part: ViewBox, now = false): void {
    const next = clamped(part, this.side, this.tall);
    const { x, y, side } = this.tween.target;
    if (next.x === x && next.y === y && next.side === side) return;
    void this.tween.set(next, now || reducedMotion() ? { duration: 0 } : undefined);
  }

  /** Shows these squares (or the whole board), unless the player has zoomed or panned or drags a tile. */
  follow(squares: readonly number[]): void {
    if (!this.userMoved && !this.aimed)
      this.setViewBox(viewBoxAround(squares, this.size(), this.part, this.tall));
  }

  /** The square at which a dragged tile aims, or null. The part around it is enlarged if the board is small: the square
   * stays where it is, so that the same place of the window always means the same square during a drag. */
  aim(clientX: number, clientY: number): number | null {
    if (!this.aimed && this.frame) {
      const base = this.target;
      const tall = heightOf(base.side, this.side, this.tall) / base.side;
      this.aimed = { base, frame: this.frame.getBoundingClientRect(), tall };
    }
    if (!this.aimed) return null;
    const { base, frame, tall } = this.aimed;
    const height = base.side * tall;
    const { x, y } = this.partOfField(clientX, clientY, frame, tall);
    if (x < 0 || y < 0 || x >= 1 || y >= 1) {
      this.setViewBox(base, true);
      return null;
    }
    const column = Math.floor((base.x + x * base.side) / CELL);
    const row = Math.floor((base.y + y * height) / CELL);
    if (this.small) {
      // The first and the last square of the visible part stay at its edges.
      const along = (at: number, from: number, length: number): number =>
        Math.max(0, Math.min(1, (at * CELL - from) / (length - CELL)));
      const factor = Math.min(1, (this.part * this.side) / base.side);
      const at = { x: along(column, base.x, base.side), y: along(row, base.y, height) };
      this.setViewBox(zoomed(base, at, factor, this.side, tall), true);
    }
    return row * this.size() + column;
  }

  /** The drag has ended: shows what was visible before. */
  release(): void {
    const base = this.aimed?.base;
    this.aimed = null;
    if (base) this.setViewBox(base);
  }

  /** A window position as a part of the field: 0 and 1 are its edges. `tall` is the field's height by its width. */
  private partOfField(
    clientX: number,
    clientY: number,
    frame: DOMRect,
    tall: number,
  ): { x: number; y: number } {
    const unit = frame.width / this.whole;
    return {
      x: (clientX - frame.left - unit * this.margin) / (unit * this.side),
      y: (clientY - frame.top - unit * this.margin) / (unit * this.side * tall),
    };
  }

  /** Pans by pixels. */
  pan(dx: number, dy: number): void {
    if (!this.frame) return;
    this.userMoved = true;
    const { x, y, side } = this.viewBox;
    const unit = side / (this.frame.getBoundingClientRect().width * (this.side / this.whole));
    this.setViewBox({ x: x - dx * unit, y: y - dy * unit, side }, true);
  }

  /** Zooms around a window position. */
  zoomAt(clientX: number, clientY: number, factor: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    const at = this.partOfField(clientX, clientY, box, this.visibleHeight / this.viewBox.side);
    const next = zoomed(this.viewBox, at, factor, this.side, this.tall);
    this.setViewBox(next, true);
    this.userMoved = next.side < this.side - 0.5;
  }

  /** Zooms in on a square, or out again. */
  toggle(square: number): void {
    this.userMoved = !this.zoomed;
    this.setViewBox(
      this.zoomed ? viewBoxAround([], this.size()) : viewBoxCentredOn(square, this.size(), this.tall),
    );
  }

  /** Frame coordinate of the middle of a column; null if not visible. */
  columnAt(column: number): number | null {
    return this.along(column, this.viewBox.x, this.viewBox.side);
  }

  /** Frame coordinate of the middle of a row; null if not visible. */
  rowAt(row: number): number | null {
    return this.along(row, this.viewBox.y, this.visibleHeight);
  }

  private along(at: number, from: number, length: number): number | null {
    const offset = at * CELL + CELL / 2 - from;
    return offset < 0 || offset > length ? null : this.margin + (offset * this.side) / this.viewBox.side;
  }

  /** The square at a window position, or null. */
  squareAt(clientX: number, clientY: number): number | null {
    const matrix = this.field?.getScreenCTM();
    const box = this.frame?.getBoundingClientRect();
    if (!matrix || !box) return null;
    if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return null;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const column = Math.floor(point.x / CELL);
    const row = Math.floor(point.y / CELL);
    const size = this.size();
    return column < 0 || row < 0 || column >= size || row >= size ? null : row * size + column;
  }

  /** A square's rectangle in the window once the animation has ended. */
  boxOf(square: number): DOMRect | null {
    const box = this.aimed?.frame ?? this.frame?.getBoundingClientRect();
    if (!box) return null;
    const unit = box.width / this.whole;
    const { x, y, side } = this.target;
    const scale = (unit * this.side) / side;
    return new DOMRect(
      box.left + unit * this.margin + (columnOf(square, this.size()) * CELL - x) * scale,
      box.top + unit * this.margin + (rowOf(square, this.size()) * CELL - y) * scale,
      CELL * scale,
      CELL * scale,
    );
  }
}
