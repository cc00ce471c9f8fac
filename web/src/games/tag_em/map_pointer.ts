/** Pointer input on a map: strokes that draw or move the map, pinching, and fingers that rest on a square. */

import type { MapView } from "./map_view.svelte";
import { UNIT } from "./squares";

type At = Pick<PointerEvent, "clientX" | "clientY">;

export interface PointedMap {
  readonly view: MapView;
  svg(): SVGSVGElement | undefined;
  /** Whether a stroke paints squares, in the map editor. */
  drawing(): boolean;
  /** The square under the pointer; empty if there is none. */
  under(event: At): string;
  /** Hides the keyboard cursor. */
  hideCursor(): void;
  /** A stroke starts on a square; returns true if it draws, else it moves the map. */
  onstroke(square: string): boolean;
  onover(square: string, pressed: boolean): void;
  onpick(square: string, touch: boolean): void;
  ondrop(square: string): void;
  /** A finger rests on a square; undefined if nothing comes of it. */
  onhold(): ((square: string) => void) | undefined;
}

/** How long a finger rests on a square to ask about it, in milliseconds. */
const HOLD = 450;
/** How far a pointer moves, in pixels, before a press is a stroke. */
const STROKE = 8;
/** A pawn that is dragged so near to the edge, in pixels, moves a zoomed map. */
const RIM = 28;

export class MapPointer {
  private readonly fingers = new Map<number, { clientX: number; clientY: number }>();
  private stroke: "draw" | "pan" | "pinch" | null = null;
  private moved = false;
  private held = false;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private began = "";
  private last = "";
  private apart = 0;
  private from: At = { clientX: 0, clientY: 0 };

  constructor(private readonly map: PointedMap) {}

  /** A point of the window in drawing units. */
  at({ clientX, clientY }: At): [number, number] {
    const matrix = this.map.svg()?.getScreenCTM();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [x, y];
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    const { clientX, clientY, pointerId } = event;
    this.fingers.set(pointerId, { clientX, clientY });
    this.map.svg()?.setPointerCapture(pointerId);
    clearTimeout(this.holding);
    if (this.fingers.size === 2) {
      if (this.stroke === "draw") this.map.ondrop("");
      this.stroke = "pinch";
      this.apart = this.spread();
      return;
    }
    this.moved = false;
    this.held = false;
    this.began = this.map.under(event);
    this.last = this.began;
    this.from = { clientX, clientY };
    this.stroke = this.began && this.map.onstroke(this.began) ? "draw" : "pan";
    const hold = this.map.onhold();
    if (event.pointerType === "mouse") this.map.hideCursor();
    else if (this.began && hold)
      this.holding = setTimeout(() => {
        this.held = true;
        hold(this.began);
      }, HOLD);
  };

  readonly move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") this.hover(this.map.under(event), false);
      return;
    }
    const [x0, y0] = this.at(finger);
    const [x1, y1] = this.at(event);
    finger.clientX = event.clientX;
    finger.clientY = event.clientY;
    const { view } = this.map;
    if (this.stroke === "pinch") {
      // Each of the two fingers moves the map by half.
      if (view.zoom > 1) view.moveBy((x0 - x1) / 2, (y0 - y1) / 2);
      this.pinch();
      this.moved = true;
      return;
    }
    const { clientX, clientY } = this.from;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > STROKE) {
      this.moved = true;
      clearTimeout(this.holding);
    }
    if (this.stroke === "draw") {
      this.hover(this.map.under(event), true);
      if (this.moved) this.pushEdge(event);
    } else if (this.stroke === "pan" && this.moved && view.zoom > 1) view.moveBy(x0 - x1, y0 - y1);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    const was = this.stroke;
    if (was === "pinch") {
      if (!this.fingers.size) this.stroke = null;
      return;
    }
    this.stroke = null;
    clearTimeout(this.holding);
    const end = this.map.under(event);
    if (this.held && !this.moved) this.map.ondrop("");
    else if (was === "draw" && end !== this.began) this.map.ondrop(end);
    else if (this.began && end === this.began && (!this.moved || was === "draw"))
      this.map.onpick(this.began, event.pointerType !== "mouse");
  };

  readonly cancel = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.holding);
    this.stroke = null;
    this.map.ondrop("");
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !this.fingers.size) this.hover("", false);
  };

  /** Forgets a finger that rests. */
  stop(): void {
    clearTimeout(this.holding);
  }

  private spread(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  }

  /** Zooms by as much as the fingers have spread, around the point between them. */
  private pinch(): void {
    const now = this.spread();
    const [one, other] = [...this.fingers.values()];
    if (this.apart && one && other)
      this.map.view.zoomTo(
        this.map.view.zoom * (now / this.apart),
        this.at({
          clientX: (one.clientX + other.clientX) / 2,
          clientY: (one.clientY + other.clientY) / 2,
        }),
      );
    this.apart = now;
  }

  /** A pawn that is dragged to the edge of a zoomed map moves the map. */
  private pushEdge({ clientX, clientY }: At): void {
    const svg = this.map.svg();
    if (this.map.view.zoom === 1 || this.map.drawing() || !svg) return;
    const box = svg.getBoundingClientRect();
    const push = (at: number, from: number, to: number): number =>
      at < from + RIM ? -UNIT / 4 : at > to - RIM ? UNIT / 4 : 0;
    const [x, y] = [push(clientX, box.left, box.right), push(clientY, box.top, box.bottom)];
    if (x || y) this.map.view.moveBy(x, y);
  }

  private hover(square: string, pressed: boolean): void {
    if (square === this.last && pressed) return;
    this.map.onover(square, pressed);
    this.last = square;
  }
}
