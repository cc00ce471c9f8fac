/** News for those who hear the page: read out as soon as there is a pause. */

let text = $state("");
let turn = false;

export function announce(news: string): void {
  // The same words twice in a row would not be read again: an invisible sign makes them differ.
  turn = !turn;
  text = turn ? news : `${news}\u00a0`;
}

export function announced(): string {
  return text;
}
