/** Plays events back one after the other, with animations, so that the turns of others can be followed. */

import { untrack } from "svelte";
import { reducedMotion } from "../../lib/motion";
import type { TableClient } from "../../lib/table_client.svelte";
import type { GameView, SeenEvent } from "../../lib/api_types";
import type { Attacked, TagEvent, TagSetting, TagView } from "./api_types";
import { botSpeed } from "./bot_speed.svelte";
import type { MapView } from "./map_view.svelte";
import type { Flash } from "./marks";
import { asTag, sceneOf, type Scene } from "./scene";
import { placeOf } from "./squares";

const STEP = 130;
const BLOW = 1_300;
/** How long a fight and what happened on a square are shown, in milliseconds. */
const FIGHT = 4_500;
const FLASH = 1_800;
const NOTHING: Scene = { pawns: [], flags: [], built: {}, fallen: -1 };

export interface MapAnimator {
  walk(pawn: number, path: readonly string[], each: number): void;
  strike(pawn: number, target: string): void;
  /** Scrolls a square into view. */
  show(square: string): void;
  /** Comes nearer to squares that are too small for a finger. */
  frame(squares: readonly string[]): void;
  unframe(): void;
  viewed(): MapView;
  positionOf(square: string): { x: number; y: number; side: number } | null;
}

export class Playback {
  scene = $state.raw<Scene>(NOTHING);
  /** The attack shown last; null once something else has happened, or after a while. */
  fight = $state.raw<Attacked | null>(null);
  /** What has just happened, and where. */
  flashes = $state.raw<readonly Flash[]>([]);
  level = $state(0);
  running = $state(false);
  /** The seat whose event is being shown; -1 if it is nobody's. */
  seat = $state(-1);
  animator = $state.raw<MapAnimator>();

  /** Events still to be shown, each with the state after its batch. */
  private queue: { event: TagEvent; after: Scene }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private flashed = 0;
  private readonly vanishing = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly view: () => TagView | null,
    private readonly hills: () => readonly (readonly string[])[],
    /** Whether these events are not to be animated. */
    private readonly instant: (events: readonly TagEvent[]) => boolean,
  ) {}

  /** Shows the current state if nothing is being played back. */
  settle(): void {
    const view = this.view();
    if (view && !this.running) this.scene = sceneOf(view);
  }

  happened(events: readonly SeenEvent[]): void {
    const all = events.map((seen) => asTag(seen.event));
    if (reducedMotion() || this.instant(all) || all.some((event) => event.type === "WentBack")) {
      const fight = all.findLast((event) => event.type === "Attacked");
      if (fight) this.showFight(fight as Attacked);
      for (const event of all) this.flash(event);
      this.skip();
      return;
    }
    const view = this.view();
    if (!view) return;
    const after = sceneOf(view);
    this.queue.push(...all.map((event) => ({ event, after })));
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
    clearTimeout(this.fading);
    for (const timer of this.vanishing) clearTimeout(timer);
  }

  /** Hides the dice. */
  dismiss(): void {
    clearTimeout(this.fading);
    this.fight = null;
  }

  private showFight(event: Attacked): void {
    clearTimeout(this.fading);
    this.fight = event;
    this.fading = setTimeout(() => (this.fight = null), FIGHT);
  }

  /** Shows for a moment what an event did, on its square. */
  private flash(event: TagEvent): void {
    const add = (square: string, kind: Flash["kind"], count = 0): void => {
      const key = ++this.flashed;
      this.flashes = [...this.flashes, { key, square, kind, count }];
      const timer = setTimeout(() => {
        this.flashes = this.flashes.filter((one) => one.key !== key);
        this.vanishing.delete(timer);
      }, FLASH);
      this.vanishing.add(timer);
    };
    if (event.type === "Fell") add(event.square, event.returns ? "sent-back" : "out");
    else if (event.type === "Attacked" && event.result === "tie") add(event.target, "tie");
    else if (event.type === "Moved" && event.took?.length) add(event.path.at(-1)!, "flag");
    else if (event.type === "Scored") {
      const held = new Set(this.hills().flat());
      const on = this.view()?.pawns.find((pawn) => pawn.team === event.seat && held.has(pawn.square));
      if (on) add(on.square, "points", event.points);
    }
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
    this.seat = seatOf(event);
    const before = this.scene;
    // An attack is shown on the state before it; its result follows.
    if (event.type !== "Attacked") {
      this.scene = after;
      this.flash(event);
    }
    let wait = 0;
    if (event.type === "Moved") {
      this.dismiss();
      this.focusSquare(event.path.at(-1));
      const pawn = after.pawns.findIndex((one) => one.square === event.path.at(-1));
      wait = STEP * Math.min(8, event.path.length - 1) + 120;
      this.later(() =>
        this.animator?.walk(pawn, event.path, STEP * Math.min(1, 8 / (event.path.length - 1))),
      );
    } else if (event.type === "Attacked") {
      this.showFight(event);
      this.focusSquare(event.target);
      const pawn = before.pawns.findIndex((one) => one.square === event.square);
      this.later(() => this.animator?.strike(pawn, event.target));
      wait = BLOW;
    } else if (event.type === "Fell" || event.type === "Returned" || event.type === "Built") {
      wait = 350;
    }
    const go = (): void => {
      if (event.type === "Attacked") this.flash(event);
      this.next();
    };
    if (wait) this.timer = setTimeout(go, wait);
    else go();
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
  const view = (): (GameView & TagView) | null => client().view as (GameView & TagView) | null;
  const playback = new Playback(
    view,
    () => (client().setting as TagSetting | null)?.map.hills ?? [],
    (events) => botSpeed.fast && events.every((event) => isBots(event, view())),
  );
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

/** Whether an event is a bot's, or no player's. */
function isBots(event: TagEvent, view: GameView | null): boolean {
  const seat = seatOf(event);
  return seat < 0 || Boolean(view?.seats[seat]?.bot);
}

const seatOf = (event: TagEvent): number =>
  "seat" in event && typeof event.seat === "number" ? event.seat : -1;
