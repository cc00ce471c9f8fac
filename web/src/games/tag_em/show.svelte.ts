/** Plays events back one after the other, with animations, so that the turns of others can be followed. */

import { untrack } from "svelte";
import { calm } from "../../lib/motion";
import type { SeatLink } from "../../lib/seat.svelte";
import type { GameView, SeenEvent } from "../../lib/wire";
import type { Attacked, TagEvent, TagView } from "./wire";
import { asTag, sceneOf, type Scene } from "./scene";
import { placeOf } from "./squares";

const STEP = 130;
const BLOW = 1_300;
const NOTHING: Scene = { pawns: [], flags: [], built: {}, fallen: -1 };

export interface Stage {
  walk(pawn: number, path: readonly string[], each: number): void;
  strike(pawn: number, target: string): void;
  /** Scrolls a square into view; `nearer` zooms in as well. */
  show(square: string, nearer?: boolean): void;
}

export class Show {
  scene = $state.raw<Scene>(NOTHING);
  /** The attack shown last; null once something else has happened. */
  fight = $state.raw<Attacked | null>(null);
  level = $state(0);
  running = $state(false);
  stage: Stage | undefined;

  /** Events still to be shown, each with the state after its batch. */
  private queue: { event: TagEvent; after: Scene }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly view: () => TagView | null) {}

  /** Shows the current state if nothing is being played back. */
  settle(): void {
    const view = this.view();
    if (view && !this.running) this.scene = sceneOf(view);
  }

  happened(events: readonly SeenEvent[]): void {
    if (calm() || events.some((seen) => seen.event.type === "WentBack")) {
      const fight = events.findLast((seen) => asTag(seen.event).type === "Attacked");
      if (fight) this.fight = asTag(fight.event) as Attacked;
      this.skip();
      return;
    }
    const view = this.view();
    if (!view) return;
    const after = sceneOf(view);
    this.queue.push(...events.map((seen) => ({ event: asTag(seen.event), after })));
    // After a long absence, skip to the current state.
    if (this.queue.length > 80) this.skip();
    else if (!this.running) this.next();
  }

  /** Skips to the current state. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.running = false;
    this.settle();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const shown = this.queue.shift();
    if (!shown) {
      this.running = false;
      this.settle();
      return;
    }
    this.running = true;
    const { event, after } = shown;
    const before = this.scene;
    // An attack is shown on the state before it; its result follows.
    if (event.type !== "Attacked") this.scene = after;
    let wait = 0;
    if (event.type === "Moved") {
      this.fight = null;
      this.look(event.path.at(-1));
      const pawn = after.pawns.findIndex((one) => one.square === event.path.at(-1));
      wait = STEP * Math.min(8, event.path.length - 1) + 120;
      this.later(() => this.stage?.walk(pawn, event.path, STEP * Math.min(1, 8 / (event.path.length - 1))));
    } else if (event.type === "Attacked") {
      this.fight = event;
      this.look(event.target);
      const pawn = before.pawns.findIndex((one) => one.square === event.square);
      this.later(() => this.stage?.strike(pawn, event.target));
      wait = BLOW;
    } else if (event.type === "Fell" || event.type === "Returned" || event.type === "Built") {
      wait = 350;
    }
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  /** Runs an action after the DOM has been updated. */
  private later(deed: () => void): void {
    queueMicrotask(() => queueMicrotask(deed));
  }

  private look(square: string | undefined): void {
    if (!square) return;
    this.level = placeOf(square).level;
    this.stage?.show(square);
  }
}

/** Creates a playback for the lifetime of the calling component. */
export function showOf(link: () => SeatLink): Show {
  const show = new Show(() => link().view as (GameView & TagView) | null);
  $effect(() => {
    void link().view;
    untrack(() => show.settle());
  });
  $effect(() => {
    const off = link().onHappened((events) => untrack(() => show.happened(events)));
    return () => {
      off();
      show.stop();
    };
  });
  return show;
}
