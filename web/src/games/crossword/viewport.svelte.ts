/** The viewport of a board: its visible part, the size of its squares, and window coordinates. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { reducedMotion } from "../../lib/motion";
import { CELL, clamped, viewBoxAround, viewBoxCentredOn, zoomed, type ViewBox } from "./view_box";
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
  private aimed: { base: ViewBox; frame: DOMRect } | null = null;

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
  }

  /** The visible part at this moment of the animation. */
  get viewBox(): ViewBox {
    return this.tween.current;
  }

  private setViewBox(part: ViewBox, now = false): void {
    const next = clamped(part, this.side);
    const { x, y, side } = this.tween.target;
    if (next.x === x && next.y === y && next.side === side) return;
    void this.tween.set(next, now || reducedMotion() ? { duration: 0 } : undefined);
  }

  /** Shows these squares (or the whole board), unless the player has zoomed or panned or drags a tile. */
  follow(squares: readonly number[]): void {
    if (!this.userMoved && !this.aimed) this.setViewBox(viewBoxAround(squares, this.size(), this.part));
  }

  /** The square at which a dragged tile aims, or null. The part around it is enlarged if the board is small: the square
   * stays where it is, so that the same place of the window always means the same square during a drag. */
  aim(clientX: number, clientY: number): number | null {
    this.aimed ??= this.frame ? { base: this.tween.target, frame: this.frame.getBoundingClientRect() } : null;
    if (!this.aimed) return null;
    const { base, frame } = this.aimed;
    const unit = frame.width / this.whole;
    const part = (at: number, from: number): number => (at - from - unit * this.margin) / (unit * this.side);
    const [x, y] = [part(clientX, frame.left), part(clientY, frame.top)];
    if (x < 0 || y < 0 || x >= 1 || y >= 1) {
      this.setViewBox(base, true);
      return null;
    }
    const column = Math.floor((base.x + x * base.side) / CELL);
    const row = Math.floor((base.y + y * base.side) / CELL);
    if (this.small) {
      // The first and the last square of the visible part stay at its edges.
      const along = (at: number, from: number): number =>
        Math.max(0, Math.min(1, (at * CELL - from) / (base.side - CELL)));
      const factor = Math.min(1, (this.part * this.side) / base.side);
      const at = { x: along(column, base.x), y: along(row, base.y) };
      this.setViewBox(zoomed(base, at, factor, this.side), true);
    }
    return row * this.size() + column;
  }

  /** The drag has ended: shows what was visible before. */
  release(): void {
    if (this.aimed) this.setViewBox(this.aimed.base);
    this.aimed = null;
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
    const unit = box.width / this.whole;
    const at = {
      x: (clientX - box.left - unit * this.margin) / (unit * this.side),
      y: (clientY - box.top - unit * this.margin) / (unit * this.side),
    };
    const next = zoomed(this.viewBox, at, factor, this.side);
    this.setViewBox(next, true);
    this.userMoved = next.side < this.side - 0.5;
  }

  /** Zooms in on a square, or out again. */
  toggle(square: number): void {
    this.userMoved = !this.zoomed;
    this.setViewBox(this.zoomed ? viewBoxAround([], this.size()) : viewBoxCentredOn(square, this.size()));
  }

  /** Frame coordinate of the middle of a row or column; null if not visible. `from` is where the visible part starts. */
  along(at: number, from: number): number | null {
    const part = (at * CELL + CELL / 2 - from) / this.viewBox.side;
    return part < 0 || part > 1 ? null : this.margin + part * this.side;
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
    const { x, y, side } = this.tween.target;
    const scale = (unit * this.side) / side;
    return new DOMRect(
      box.left + unit * this.margin + (columnOf(square, this.size()) * CELL - x) * scale,
      box.top + unit * this.margin + (rowOf(square, this.size()) * CELL - y) * scale,
      CELL * scale,
      CELL * scale,
    );
  }
}
