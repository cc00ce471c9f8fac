/** Parts of a page that follow its first paint, one in each task, so that none of them keeps the page from answering. */

const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length) setTimeout(next);
}

function enqueue(show: () => void): () => void {
  waiting.push(show);
  // A page in the background has no frames.
  if (waiting.length === 1)
    if (document.hidden) setTimeout(next);
    else requestAnimationFrame(() => setTimeout(next));
  return () => {
    const at = waiting.indexOf(show);
    if (at > 0) waiting.splice(at, 1);
    // The first one has been scheduled.
    else if (at === 0) waiting[0] = () => {};
  };
}

/** Create it in a component. */
export class Later {
  /** Whether it is time to draw the part. */
  come = $state(false);

  constructor() {
    $effect(() => enqueue(() => (this.come = true)));
  }
}
