/** Board gestures: tap to point, pinch to zoom, drag to pan a zoomed board, double tap to zoom in and out. */

import { onLongPress } from "./long_press";
import type { Viewport } from "./viewport.svelte";

/** Pixels a finger may move in a tap. */
const TAP_RADIUS = 8;
/** Maximum time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 300;

/** What the gestures act on. */
export interface BoardActions {
  /** Whether squares react to taps. */
  active(): boolean;
  point(square: number): void;
  /** A press on a square; returns true if it starts a drag of a tentative tile. */
  hold(square: number, event: PointerEvent): boolean;
  /** Shows the details of the tile on a square; false if there is none. */
  examine(square: number): boolean;
}

export class Gestures {
  private readonly touches = new Map<number, { x: number; y: number }>();
  private began: { x: number; y: number; square: number | null } | null = null;
  private moved = false;
  private lastTap = { square: -1, time: 0 };
  /** The tapped square. It is handled on the click event: a dialog opened earlier would receive that click. */
  private tapped: number | null = null;

  constructor(
    private readonly viewport: Viewport,
    private readonly board: BoardActions,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { viewport, board, touches } = this;
    const alone = touches.size === 0;
    if (!board.active() && !viewport.zoomed && alone && event.pointerType === "mouse") return;
    const square = viewport.squareAt(event.clientX, event.clientY);
    if (square !== null && alone) {
      onLongPress(event, () => {
        // A long press is not a tap.
        if (board.examine(square)) this.moved = true;
      });
      if (board.hold(square, event)) return;
    }
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    viewport.frame?.setPointerCapture(event.pointerId);
    this.moved = touches.size > 1;
    if (!this.moved) this.began = { x: event.clientX, y: event.clientY, square };
  };

  move = (event: PointerEvent): void => {
    const { viewport, touches, began } = this;
    const before = touches.get(event.pointerId);
    if (!before) return;
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (was > 0 && is > 0)
        viewport.zoomAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2, was / is);
    } else {
      if (began && Math.hypot(event.clientX - began.x, event.clientY - began.y) > TAP_RADIUS)
        this.moved = true;
      if (this.moved && viewport.zoomed) viewport.pan(event.clientX - before.x, event.clientY - before.y);
    }
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  up = (event: PointerEvent): void => {
    if (!this.touches.delete(event.pointerId)) return;
    if (this.touches.size || !this.began || this.moved || event.type === "pointercancel") return;
    const { square } = this.began;
    this.began = null;
    if (square === null) return;
    const twice =
      this.lastTap.square === square &&
      event.timeStamp - this.lastTap.time < DOUBLE_TAP &&
      event.pointerType !== "mouse";
    this.lastTap = { square, time: event.timeStamp };
    if (twice && (this.viewport.zoomed || !this.board.active())) this.viewport.toggle(square);
    else this.tapped = square;
  };

  click = (): void => {
    const square = this.tapped;
    this.tapped = null;
    if (this.board.active() && square !== null) this.board.point(square);
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.viewport.zoomAt(event.clientX, event.clientY, Math.exp(event.deltaY / 200));
  };
}
