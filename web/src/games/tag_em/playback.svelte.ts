/** Plays events back one after the other, with animations, so that the turns of others can be followed. */

import { untrack } from "svelte";
import { reducedMotion } from "../../lib/motion";
import type { TableClient } from "../../lib/table_client.svelte";
import type { GameView, SeenEvent } from "../../lib/api_types";
import type { Attacked, TagEvent, TagView } from "./api_types";
import { asTag, sceneOf, type Scene } from "./scene";
import { placeOf } from "./squares";

const STEP = 130;
const BLOW = 1_300;
const NOTHING: Scene = { pawns: [], flags: [], built: {}, fallen: -1 };

export interface MapAnimator {
  walk(pawn: number, path: readonly string[], each: number): void;
  strike(pawn: number, target: string): void;
  /** Scrolls a square into view; `nearer` zooms in as well. */
  show(square: string, nearer?: boolean): void;
}

export class Playback {
  scene = $state.raw<Scene>(NOTHING);
  /** The attack shown last; null once something else has happened. */
  fight = $state.raw<Attacked | null>(null);
  level = $state(0);
  running = $state(false);
  animator: MapAnimator | undefined;

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
    if (reducedMotion() || events.some((seen) => seen.event.type === "WentBack")) {
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
      this.focusSquare(event.path.at(-1));
      const pawn = after.pawns.findIndex((one) => one.square === event.path.at(-1));
      wait = STEP * Math.min(8, event.path.length - 1) + 120;
      this.later(() =>
        this.animator?.walk(pawn, event.path, STEP * Math.min(1, 8 / (event.path.length - 1))),
      );
    } else if (event.type === "Attacked") {
      this.fight = event;
      this.focusSquare(event.target);
      const pawn = before.pawns.findIndex((one) => one.square === event.square);
      this.later(() => this.animator?.strike(pawn, event.target));
      wait = BLOW;
    } else if (event.type === "Fell" || event.type === "Returned" || event.type === "Built") {
      wait = 350;
    }
    if (wait) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  /** Runs an action after the DOM has been updated. */
  private later(action: () => void): void {
    queueMicrotask(() => queueMicrotask(action));
  }

  private focusSquare(square: string | undefined): void {
    if (!square) return;
    this.level = placeOf(square).level;
    this.animator?.show(square);
  }
}

/** Creates a playback for the lifetime of the calling component. */
export function usePlayback(client: () => TableClient): Playback {
  const playback = new Playback(() => client().view as (GameView & TagView) | null);
  $effect(() => {
    void client().view;
    untrack(() => playback.settle());
  });
  $effect(() => {
    const off = client().onEvents((events) => untrack(() => playback.happened(events)));
    return () => {
      off();
      playback.stop();
    };
  });
  return playback;
}
