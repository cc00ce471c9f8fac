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

/** The shape of a card colour, around the origin: circle, square, triangle, diamond. */
export const MARKS: Record<string, string> = {
  red: "M0-5.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 1 1 0-11",
  blue: "M-5-5H5V5H-5Z",
  yellow: "M0-6 6 5H-6Z",
  green: "M0-6.500 6.500 0 0 6.500-6.500 0Z",
};

/** CSS colour of a card colour. */
export function cssColour(colour: string): string {
  return TONES[colour] ?? "";
}

/** The letters of card codes, for sentences: “A, B and C”. */
export function lettersOf(cards: readonly string[]): string {
  return listOf(cards.map((card) => card.slice(0, 1)));
}

/** Letters of what is being typed, as they count on cards: accents drop, Œ is OE. */
function typedLetters(text: string): string[] {
  const plain = text.toUpperCase().replaceAll("Œ", "OE").replaceAll("Æ", "AE").normalize("NFD");
  return [...plain].filter((sign) => sign >= "A" && sign <= "Z");
}

/** Codes of the cards that the word being typed uses; each letter of the word stands for one card, the tallest stack first. */
export function litCards(
  text: string,
  cards: readonly { readonly card: CardView; readonly under: number }[],
): ReadonlySet<string> {
  const left = typedLetters(text);
  const lit = new Set<string>();
  for (const { card } of cards.toSorted((a, b) => b.under - a.under)) {
    const at = left.indexOf(card.letter);
    if (at < 0) continue;
    left.splice(at, 1);
    lit.add(codeOf(card));
  }
  return lit;
}
