/** The script of the first round. Its texts are in the catalogues. */

import type { CardView } from "../api_types";

const card = (letter: string, colour: string, points: number): CardView => ({ letter, colour, points });

export interface Step {
  key: "intro" | "first" | "flip" | "wrong" | "stuck" | "end";
  /** The cards of Ada (the learner), Ben and Cleo; null for none. */
  cards: readonly (CardView | null)[];
  /** What the learner has to do. */
  task: "" | "say" | "flip" | "err" | "stuck";
}

const C = card("C", "red", 3);
const T = card("T", "blue", 1);
const A = card("A", "yellow", 1);
const R = card("R", "green", 1);
const I = card("I", "red", 1);
const N = card("N", "blue", 1);

export const SCRIPT: Step[] = [
  { key: "intro", cards: [C, T, A], task: "" },
  { key: "first", cards: [C, T, A], task: "say" },
  { key: "flip", cards: [null, I, N], task: "flip" },
  { key: "wrong", cards: [R, I, N], task: "err" },
  {
    key: "stuck",
    cards: [card("Q", "yellow", 10), card("X", "green", 8), card("J", "red", 8)],
    task: "stuck",
  },
  { key: "end", cards: [], task: "" },
];

/** The card that the learner's flip reveals. */
export const FLIPPED = R;

/** The words that the lesson accepts. */
const GOOD = new Set(
  (
    "CAT ACT TACT FACT CATCH CART CARAT CHAT COAT TEACH TRACK CRAFT CAST CARROT CASTLE PACT PATCH CACTUS CATTLE " +
    "ATTIC ATTACK CAUGHT CANTO CARPET CRATE CRATER CAPTAIN CARE CARD CAR CAN CAP CALL CAKE CAMP CANDLE CANDY CASE " +
    "BACK BLACK FACE RACE PLACE PEACE PEACH BEACH OCEAN CANAL CHAIR CHAIN CLASS CLAY CLEAN CLEAR COACH COAL AT HAT " +
    "BAT RAT MAT FAT SAT EAT TEA TAP TAR TALK TALL TAKE TASK TABLE TAIL STAR START HEART EARTH WATER TREAT TRAIN " +
    "STAND STATE TASTE TOAST BOAT GOAT LATE PLATE GATE CULT CUT COT COST COTTON CITY CLOTH CLOUT CRUST COURT " +
    "RING RAIN TRAIN BRAIN GRAIN INK DRINK IRON RIVER RICE RIDE RISE RIGHT RIPE RICH INN NINE PIN TIN WIN THIN " +
    "SPRING STRING BRING KING SING WING THING PRINCE PRINT MIRROR FRIEND NIGHT LINE WINE FINE MINE LION ROBIN RUIN " +
    "ORIGIN WINTER SIR STIR FIR AIR HAIR FAIR PAIR RUN BARN BORN CORN HORN TURN LEARN"
  ).split(" "),
);
const NAMES = new Set([
  "ROME",
  "ADA",
  "BEN",
  "PARIS",
  "INDIA",
  "IRAN",
  "ERIN",
  "RINA",
  "CHINA",
  "CATHERINE",
  "TARA",
]);

export type Fault = "letters" | "ending" | "name" | "unknown";

/** The indexes of the cards that a word uses, or why it does not count. */
export function judge(text: string, cards: readonly (CardView | null)[]): number[] | Fault {
  const word = text.toUpperCase().replace(/[^A-Z]/g, "");
  if (NAMES.has(word)) return "name";
  const left = [...word];
  const taken: number[] = [];
  cards.forEach((one, i) => {
    const at = one ? left.indexOf(one.letter) : -1;
    if (at < 0) return;
    left.splice(at, 1);
    taken.push(i);
  });
  if (taken.length < 2) return "letters";
  if (GOOD.has(word)) return taken;
  if (/(S|ED|ING)$/.test(word) && word.length > 3) return "ending";
  return "unknown";
}
