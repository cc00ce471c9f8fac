// A bot in JavaScript: of all its plays it chooses the one with the longest new word.
//
// parlour arena scrabble-bible easy words --bot words="node words.mjs ../words.txt"     (in this folder)

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const words = readFileSync(process.argv[2], "utf8").split("\n").filter(Boolean);
const known = new Set(words);
const say = (line) => process.stdout.write(`${line}\n`);

/** The cross-word through a square if this letter is laid there. */
function crossing(at, row, column, letter) {
  let [from, to] = [row, row];
  while (at(from - 1, column)) from--;
  while (at(to + 1, column)) to++;
  let word = "";
  for (let i = from; i <= to; i++) word += i === row ? letter : at(i, column).toUpperCase();
  return word;
}

/** How many tiles of the rack the word takes there; 0 if it does not fit. */
function fits(at, rack, word, row, column, empty) {
  if (at(row, column - 1) || at(row, column + word.length)) return 0;
  const left = [...rack];
  let [laid, touches] = [0, false];
  for (let i = 0; i < word.length; i++) {
    const there = at(row, column + i);
    if (there === undefined) return 0;
    if (there) {
      if (there.toUpperCase() !== word[i]) return 0;
      touches = true;
      continue;
    }
    const tile = left.indexOf(word[i]);
    if (tile < 0) return 0;
    left.splice(tile, 1);
    laid++;
    const cross = crossing(at, row, column + i, word[i]);
    if (cross.length > 1 && !known.has(cross)) return 0;
    touches ||= cross.length > 1 || (empty && row === 7 && column + i === 7);
  }
  return touches ? laid : 0;
}

function best({ board, rack, bag }) {
  const size = board.length;
  const empty = board.every((row) => /^\.*$/.test(row));
  let [most, command] = [0, bag >= 7 && rack ? `exchange ${rack}` : "pass"];
  for (const down of [false, true]) {
    const at = (row, column) => {
      const sign = down ? board[column]?.[row] : board[row]?.[column];
      return sign === "." ? "" : sign;
    };
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        for (const word of words) {
          if (word.length <= most || column + word.length > size) continue;
          if (!fits(at, rack, word, row, column, empty)) continue;
          const [number, letter] = down ? [column + 1, row] : [row + 1, column];
          const name = String.fromCharCode(65 + letter);
          [most, command] = [word.length, `play ${down ? name + number : number + name} ${word}`];
        }
  }
  return command;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const [keyword] = line.split(" ", 1);
  if (keyword === "parlour") say("ready");
  else if (keyword === "quit") process.exit(0);
  else if (keyword === "view") {
    const view = JSON.parse(line.slice(5));
    const prompt = view.prompts.find((one) => one.asks_you);
    say(prompt ? `do ${prompt.silence}` : view.to_act.includes(view.seat) ? `do ${best(view)}` : "wait");
  }
});
