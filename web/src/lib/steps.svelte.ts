/** The steps of a picture in motion: a game that plays itself, again and again. */

import { MediaQuery } from "svelte/reactivity";
import { stored } from "./storage.svelte";

const reduced = new MediaQuery("(prefers-reduced-motion: reduce)", false);

/** Whether pictures stand still: the reader asked for it here or in the system. */
export const picturesAreStill = (): boolean => stored.still || reduced.current;

export class Steps {
  #at = $state(0);

  /** `count` steps of `length` milliseconds. It begins with the last one, the whole picture, which is shown alone without motion. */
  constructor(
    private readonly count: number,
    private readonly length = 1100,
  ) {
    this.#at = count - 1;
  }

  get at(): number {
    return picturesAreStill() ? this.count - 1 : this.#at;
  }

  /** Attach to the picture: it moves while it is on the screen. */
  readonly run = (picture: Element): (() => void) | void => {
    if (picturesAreStill()) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const next = (): void => {
      if (document.visibilityState === "visible") this.#at = (this.#at + 1) % this.count;
    };
    const seen = new IntersectionObserver(([entry]) => {
      clearInterval(timer);
      if (entry?.isIntersecting) timer = setInterval(next, this.length);
    });
    seen.observe(picture);
    return () => {
      seen.disconnect();
      clearInterval(timer);
    };
  };
}
