import { signed } from "../../lib/points";
import type { Aim } from "./api_types";

/** What each side of an attack rolls, with everything that is added: d6 +2. */
export function sumsOf(aim: Aim, dice: string): { attacker: string; defender: string } {
  const of = (side: "attacker" | "defender"): string => {
    const plus = aim.modifiers.filter((one) => one.side === side).reduce((sum, one) => sum + one.amount, 0);
    return plus ? `${dice} ${signed(plus)}` : dice;
  };
  return { attacker: of("attacker"), defender: of("defender") };
}
