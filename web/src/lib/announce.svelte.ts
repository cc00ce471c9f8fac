/** Announcements for screen readers. */

let text = $state("");
let turn = false;

export function announce(news: string): void {
  // Screen readers skip an unchanged text: an invisible character makes it differ.
  turn = !turn;
  text = turn ? news : `${news}\u00a0`;
}

export function announced(): string {
  return text;
}
