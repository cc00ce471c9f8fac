/** What every page says. */

import { plural } from "./grammar";

export const page = {
  home: "To the lobby",
  skip: "Skip to the content",
  language: "Language",
  theme: "Colours",
  themes: { system: "As the device", light: "Light", dark: "Dark" },
  sound: "Sounds",
  settings: "Settings",
  close: "Close",
  back: "Back",
  more: "More",
  yes: "Yes",
  no: "No",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  share: "Share",
  again: "Try again",
  loading: "One moment …",
  failed: "Something went wrong on this page. Your game is safe with the house.",
  nowhere: "There is nothing at this address.",
  toLobby: "To the lobby",
  made: "Every rule enforced, and every refusal says which one.",
};

export const line = {
  connecting: "Coming to the table …",
  lost: "The line is cut. We are trying again; nothing is lost.",
  waiting: (count: number) => `${plural(count, "thing waits", "things wait")} to be sent.`,
  back: "Back at the table.",
  closing: "The house is closing for a moment. We come back by ourselves.",
  away: (count: number) => `While you were away: ${plural(count, "thing", "things")} happened.`,
};

export const notify = {
  ask: "Tell me when it is my turn",
  on: "You are told when it is your turn.",
  denied: "The browser does not allow notices here.",
  turn: "It is your turn.",
  question: "The table has a question for you.",
};
