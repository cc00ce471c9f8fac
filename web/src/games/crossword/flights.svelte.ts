/** Flight animations of tiles. */

import { reducedMotion } from "../../lib/motion";
import type { TileFace } from "./board";

export interface Flight {
  key: number;
  square: number;
  face: TileFace;
  from: DOMRect;
  to: DOMRect;
}

export class Flights {
  all = $state.raw<readonly Flight[]>([]);
  /** Squares whose tile is still in flight. */
  readonly awaited: ReadonlySet<number> = $derived(new Set(this.all.map((flight) => flight.square)));
  private flown = 0;

  launch(face: TileFace, square: number, from: DOMRect | null, to: DOMRect | null): void {
    if (from && to && !reducedMotion())
      this.all = [...this.all, { key: ++this.flown, square, face, from, to }];
  }

  /** Svelte attachment that animates a flight and removes it at the end. */
  animate({ key, from, to }: Flight): (element: HTMLElement) => void {
    return (element) => {
      const moving = element.animate(
        [
          { transform: `translate(${from.x}px, ${from.y}px) scale(1)` },
          { transform: `translate(${to.x}px, ${to.y}px) scale(${to.width / from.width})` },
        ],
        { duration: 170, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "forwards" },
      );
      moving.onfinish = () => (this.all = this.all.filter((one) => one.key !== key));
    };
  }
}
