/** A first game, step by step. */

export const learn = {
  title: "Learn it in two minutes",
  next: "Next",
  skip: "Skip",
  done: "Play now",
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  challenged: "Right: LOAVE is no word. Ben takes the tiles back, and the turn is lost.",
  accepted: "Then it stands, although LOAVE is no word. Boldness pays, if nobody speaks up.",
  refusal: "HAT at 3C touches no tile on the board.",
  steps: {
    intro: {
      say: "You lay letters on a board so that words cross. Rare letters and special squares bring points, and words of faith bring more. Seven letters at a time are yours.",
      done: "",
    },
    first: {
      say: "This is your rack. The first word covers the star. Lay FAITH on the marked squares: drag the tiles, tap them in order, or type.",
      done: "Well done. F is on a double letter. H is on the star, which doubles its letter and then the word: 38. And FAITH is a word of faith: 10 more.",
    },
    cross: {
      say: "Every other word touches what is there. Lay HOLY downwards: the H lies there already, so O, L and Y are enough.",
      done: "All four letters count, the H too. The special square under it does not count again: 10 points, and 5 for the bonus word.",
    },
    blank: {
      say: "The tile without a letter is a blank. It can be any letter, and is worth nothing. Lay GRACE downwards through the A, with the blank as C.",
      done: "The blank stays a C to the end of the game. 5 points, and 10 for the bonus word.",
    },
    question: {
      say: "Ben has laid LOAVE. Do you believe it? If you challenge and the word is good, you miss a turn. If it is not, Ben takes it back.",
      done: "Your own words can be challenged too. Nobody checks them for you, unless the table wants it so.",
    },
    rules: {
      say: "When tiles cannot lie as you have laid them, the page says why, and which rule it is. Tap its number, and the rule opens:",
      done: "",
    },
    end: {
      say: "The game ends when the bag is empty and somebody has laid the last tile. Letters left over cost points. Whoever has most has won. The rest you learn by playing.",
      done: "",
    },
  },
};
