/** How a board lies in its frame: which part of it is seen, how large its squares are, and where they are in the window. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { calm } from "../../lib/motion";
import { around, CELL, centred, fitted, nearer, type Part } from "./look";
import { columnOf, rowOf } from "./squares";

/** The frame where rows and columns are named, and where they are not. */
const NAMED = 6;
const PLAIN = 2.2;
/** Below this many pixels to a square, the board zooms in while tiles are laid. */
const SMALL = 31;
/** From this many pixels on, what stands on the sides of a tile can be read. */
const READABLE = 27;

export class Viewport {
  /** Pixels across the frame. */
  width = $state(600);
  frame = $state<SVGSVGElement>();
  field = $state<SVGSVGElement>();

  /** Length of the board's side, width of the frame around it, and both together, in the board's own units. */
  readonly side: number;
  readonly margin: number;
  readonly whole: number;
  /** Whether squares are too small to be hit by a finger. */
  readonly small: boolean;
  readonly readable: boolean;
  readonly zoomed: boolean;

  private readonly look = new Tween<Part>({ x: 0, y: 0, side: 150 }, { duration: 220, easing: cubicOut });
  /** Whether the player chose what is seen. */
  private chosen = $state(false);

  constructor(
    private readonly size: () => number,
    named: () => boolean,
  ) {
    this.side = $derived(size() * CELL);
    this.margin = $derived(named() ? NAMED : PLAIN);
    this.whole = $derived(this.side + this.margin + PLAIN);
    const pixels = $derived((this.width * this.side) / this.whole / size());
    this.small = $derived(pixels < SMALL);
    this.readable = $derived(pixels / (this.look.target.side / this.side) >= READABLE);
    this.zoomed = $derived(this.look.target.side < this.side - 1);
  }

  /** The part that is seen at this moment. */
  get part(): Part {
    return this.look.current;
  }

  private see(part: Part, now = false): void {
    void this.look.set(fitted(part, this.side), now || calm() ? { duration: 0 } : undefined);
  }

  /** Shows these squares, unless the player has chosen what is seen; all of the board if there are none. */
  follow(squares: readonly number[]): void {
    if (!this.chosen) this.see(around(squares, this.size()));
  }

  /** Pans the board by `dx` and `dy` pixels. */
  pan(dx: number, dy: number): void {
    if (!this.frame) return;
    this.chosen = true;
    const { x, y, side } = this.part;
    const unit = side / (this.frame.getBoundingClientRect().width * (this.side / this.whole));
    this.see({ x: x - dx * unit, y: y - dy * unit, side }, true);
  }

  /** Zooms by a factor; what is at that point of the window stays there. */
  zoomAt(clientX: number, clientY: number, factor: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    const unit = box.width / this.whole;
    const at = {
      x: (clientX - box.left - unit * this.margin) / (unit * this.side),
      y: (clientY - box.top - unit * this.margin) / (unit * this.side),
    };
    const next = nearer(this.part, at, factor, this.side);
    this.see(next, true);
    this.chosen = next.side < this.side - 0.5;
  }

  /** Zooms in on a square, or out again. */
  toggle(square: number): void {
    this.chosen = !this.zoomed;
    this.see(this.zoomed ? around([], this.size()) : centred(square, this.size()));
  }

  /** Where the middle of a row or column is along the frame; null if it is not seen. `from`: where the seen part begins. */
  along(at: number, from: number): number | null {
    const part = (at * CELL + CELL / 2 - from) / this.part.side;
    return part < 0 || part > 1 ? null : this.margin + part * this.side;
  }

  /** The square at a point of the window, or null. */
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

  /** Where a square is in the window, once the board has come to rest. */
  boxOf(square: number): DOMRect | null {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return null;
    const unit = box.width / this.whole;
    const { x, y, side } = this.look.target;
    const scale = (unit * this.side) / side;
    return new DOMRect(
      box.left + unit * this.margin + (columnOf(square, this.size()) * CELL - x) * scale,
      box.top + unit * this.margin + (rowOf(square, this.size()) * CELL - y) * scale,
      CELL * scale,
      CELL * scale,
    );
  }
}
