/** Which part of a map is shown: it fits the box it is drawn in, can be zoomed and moved, and turns if that makes it larger. */

import { reducedMotion } from "../../lib/motion";
import { extent, type Grid, type Turned, UNIT } from "./squares";

type Pair = readonly [number, number];

/** Room for the names of rows and columns, in drawing units. */
export const EDGE = 20;

/** Smallest side of a square that can be hit with a finger, in pixels, and the largest that is of use. */
const TOUCH = 44;
const LARGEST = 96;
const GLIDE = 220;

/** The turn that shows the level larger in this box; a little larger is not worth it. `down`: the place to have below.
    A map that `isTurned` already stays so while that is not smaller: a box that shrinks a little turns nothing back. */
export function bestTurn(
  grid: Grid,
  rows: readonly string[],
  box: Pair,
  down: { column: number } | null,
  isTurned = false,
): Turned {
  const [wide, high] = extent(grid, rows).map((side) => side + EDGE) as [number, number];
  const upright = Math.min(box[0] / wide, box[1] / high);
  const lying = Math.min(box[0] / high, box[1] / wide);
  if (!(lying > upright * (isTurned ? 1 : 1.15))) return 0;
  return down && (down.column + 0.5) * UNIT < wide / 2 ? 3 : 1;
}

export class MapView {
  /** 1 shows the whole map. */
  zoom = $state(1);
  /** The centre of the visible part. */
  middle = $state.raw<Pair>([0, 0]);
  /** Whether the view is on its way to another part. */
  gliding = $state(false);
  /** Whether the zoom was chosen for a pawn and not by the player. */
  framed = $state(false);

  /** The visible part, in drawing units. */
  readonly visible: { x: number; y: number; wide: number; high: number };
  /** The largest zoom. */
  readonly most: number;
  /** The side of a square, in pixels. */
  readonly side: number;

  private frameRequest = 0;

  /** `full`: the size of the whole drawing. `box`: width and height of its box, in pixels. */
  constructor(
    private readonly full: () => Pair,
    private readonly box: () => Pair,
  ) {
    const base = $derived.by(() => {
      const [wide, high] = this.full();
      const [x, y] = this.box();
      if (!x || !y) return { wide, high };
      const across = Math.max(wide, (high * x) / y);
      return { wide: across, high: (across * y) / x };
    });
    this.visible = $derived.by(() => {
      const part = [base.wide / this.zoom, base.high / this.zoom] as const;
      const from = (axis: 0 | 1): number => {
        const whole = this.full()[axis];
        if (part[axis] >= whole) return (whole - part[axis]) / 2;
        return Math.max(0, Math.min(whole - part[axis], this.middle[axis] - part[axis] / 2));
      };
      return { x: from(0), y: from(1), wide: part[0], high: part[1] };
    });
    this.side = $derived((this.box()[0] / this.visible.wide) * UNIT);
    this.most = $derived.by(() => {
      const whole = (this.box()[0] / base.wide) * UNIT;
      return Math.max(1, whole ? LARGEST / whole : Math.max(...this.full()) / (5 * UNIT));
    });
  }

  get centre(): Pair {
    const { x, y, wide, high } = this.visible;
    return [x + wide / 2, y + high / 2];
  }

  /** Zooms; the point `around` stays in place. */
  zoomTo(to: number, around: Pair = this.centre): void {
    this.stop();
    this.framed = false;
    const next = Math.max(1, Math.min(this.most, to));
    const from = this.visible;
    const scale = this.zoom / next;
    this.middle = [
      around[0] + (from.x + from.wide / 2 - around[0]) * scale,
      around[1] + (from.y + from.high / 2 - around[1]) * scale,
    ];
    this.zoom = next;
  }

  moveBy(x: number, y: number): void {
    this.stop();
    const [a, b] = this.centre;
    this.middle = [a + x, b + y];
  }

  /** Brings a point into view, with some room around it. */
  show([x, y]: Pair): void {
    const { x: left, y: top, wide, high } = this.visible;
    const inside = x > left + UNIT && x < left + wide - UNIT && y > top + UNIT && y < top + high - UNIT;
    if (!inside) this.glide(this.zoom, [x, y]);
  }

  /** Comes nearer if squares are too small for a finger: to all these points, or to as many as fit around the first. */
  frame(points: readonly Pair[]): void {
    const [first] = points;
    if (!first || !this.box()[0]) return;
    const whole = this.side / this.zoom || 1;
    if (whole >= TOUCH) return;
    const range = (axis: 0 | 1): Pair => {
      const all = points.map((point) => point[axis]);
      return [Math.min(...all) - UNIT * 0.75, Math.max(...all) + UNIT * 0.75];
    };
    const [across, down] = [range(0), range(1)];
    const fits = Math.min(
      (this.visible.wide * this.zoom) / (across[1] - across[0]),
      (this.visible.high * this.zoom) / (down[1] - down[0]),
    );
    const zoom = Math.min(this.most, Math.max(TOUCH / whole, Math.min(fits, (TOUCH * 1.4) / whole)));
    const part = [(this.visible.wide * this.zoom) / zoom, (this.visible.high * this.zoom) / zoom] as const;
    const at = (axis: 0 | 1, [from, to]: Pair): number => {
      const room = part[axis] / 2 - UNIT;
      return Math.max(first[axis] - room, Math.min(first[axis] + room, (from + to) / 2));
    };
    this.glide(zoom, [at(0, across), at(1, down)]);
    this.framed = true;
  }

  /** Shows the whole map again, if the player has not chosen another part. */
  unframe(): void {
    if (this.framed) this.glide(1, this.centre);
    this.framed = false;
  }

  stop(): void {
    cancelAnimationFrame(this.frameRequest);
    this.gliding = false;
  }

  private glide(zoom: number, middle: Pair): void {
    this.stop();
    const [from, at] = [this.zoom, this.centre];
    if (reducedMotion() || document.hidden) {
      this.zoom = zoom;
      this.middle = middle;
      return;
    }
    this.gliding = true;
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - began) / GLIDE);
      const done = 1 - (1 - part) ** 3;
      this.zoom = from * (zoom / from) ** done;
      this.middle = [at[0] + (middle[0] - at[0]) * done, at[1] + (middle[1] - at[1]) * done];
      this.gliding = part < 1;
      if (part < 1) this.frameRequest = requestAnimationFrame(step);
    };
    this.frameRequest = requestAnimationFrame(step);
  }
}
