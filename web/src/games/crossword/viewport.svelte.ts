/** The viewport of a board: its visible part, the size of its squares, and window coordinates. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { reducedMotion } from "../../lib/motion";
import { CELL, clamped, viewBoxAround, viewBoxCentredOn, zoomed, type ViewBox } from "./view_box";
import { columnOf, rowOf } from "./squares";

/** Frame width with and without row and column names. */
const NAMED = 6;
const PLAIN = 2.2;
/** Below this many pixels per square, the board zooms in while tiles are placed. */
const SMALL = 31;
/** From this many pixels per square, side numbers can be read. */
const READABLE = 27;

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
  readonly readable: boolean;
  readonly zoomed: boolean;

  private readonly tween = new Tween<ViewBox>({ x: 0, y: 0, side: 150 }, { duration: 220, easing: cubicOut });
  /** Whether the player has zoomed or panned. */
  private userMoved = $state(false);

  constructor(
    private readonly size: () => number,
    named: () => boolean,
  ) {
    this.side = $derived(size() * CELL);
    this.margin = $derived(named() ? NAMED : PLAIN);
    this.whole = $derived(this.side + this.margin + PLAIN);
    const pixels = $derived((this.width * this.side) / this.whole / size());
    this.small = $derived(pixels < SMALL);
    this.readable = $derived(pixels / (this.tween.target.side / this.side) >= READABLE);
    this.zoomed = $derived(this.tween.target.side < this.side - 1);
  }

  /** The visible part at this moment of the animation. */
  get viewBox(): ViewBox {
    return this.tween.current;
  }

  private setViewBox(part: ViewBox, now = false): void {
    void this.tween.set(clamped(part, this.side), now || reducedMotion() ? { duration: 0 } : undefined);
  }

  /** Shows these squares (or the whole board), unless the player has zoomed or panned. */
  follow(squares: readonly number[]): void {
    if (!this.userMoved) this.setViewBox(viewBoxAround(squares, this.size()));
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
    const box = this.frame?.getBoundingClientRect();
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
