import { describe, expect, it } from "vitest";
import { litCards } from "../../../src/games/moji/cards";
import { cardSize, inCircle } from "../../../src/games/moji/seat_layout";

const card = (letter: string, colour: string, under = 0) => ({ card: { letter, colour, points: 1 }, under });

describe("cards light up while a word is typed", () => {
  const open = [card("T", "red"), card("T", "blue", 2), card("E", "green")];

  it("one card for each letter, the tallest stack first", () => {
    expect([...litCards("cat", open)]).toEqual(["Tb"]);
    expect([...litCards("taste", open)].toSorted()).toEqual(["Eg", "Tb", "Tr"]);
  });

  it("accents and ligatures count as their letters", () => {
    expect([...litCards("été", open)].toSorted()).toEqual(["Eg", "Tb"]);
    expect([...litCards("œ", open)]).toEqual(["Eg"]);
  });

  it("nothing without a word", () => expect(litCards(" ", open).size).toBe(0));
});

describe("cards fill the room", () => {
  const sizes = [
    [358, 440],
    [820, 560],
    [1400, 900],
  ] as const;

  for (const [width, height] of sizes)
    for (const count of [2, 3, 4, 5, 6])
      it(`${count} players in ${width} × ${height}`, () => {
        const { columns, card } = cardSize(count, width, height);
        const rows = Math.ceil(count / columns);
        expect(card).toBeGreaterThan(80);
        expect(card * columns).toBeLessThanOrEqual(width);
        expect((card * 84) / 60).toBeLessThanOrEqual(height / rows);
      });

  it("without room there is no card", () => expect(cardSize(3, 0, 0).card).toBe(0));
});

it("partners face each other", () => {
  for (const count of [4, 6]) {
    const spots = inCircle(count, 1);
    expect(spots[0]).toMatchObject({ seat: 1, x: 0, y: 1 });
    for (const [i, spot] of spots.entries()) {
      const partner = spots[(i + count / 2) % count]!;
      expect([partner.x + spot.x, partner.y + spot.y]).toEqual([0, 0]);
    }
  }
});
