import { listOf } from "../../lib/i18n.svelte";
import type { CardView, CardSet } from "./api_types";

/** Reads a card code as used in events: `Ar` is the red A. */
export function cardOf(short: string, cardSet: CardSet): CardView {
  const letter = short.slice(0, 1);
  return { letter, colour: cardSet.colours[short.slice(1)] ?? "", points: cardSet.points[letter] ?? 0 };
}

export function codeOf(card: CardView): string {
  return card.letter + card.colour.slice(0, 1);
}

export function pointsOf(cards: readonly CardView[]): number {
  return cards.reduce((sum, card) => sum + card.points, 0);
}

const TONES: Record<string, string> = {
  red: "#a83a24",
  blue: "#2b5f88",
  yellow: "#b5830f",
  green: "#3f7040",
};

/** CSS colour of a card colour. */
export function cssColour(colour: string): string {
  return TONES[colour] ?? "";
}

/** The letters of card codes, for sentences: “A, B and C”. */
export function lettersOf(cards: readonly string[]): string {
  return listOf(cards.map((card) => card.slice(0, 1)));
}
