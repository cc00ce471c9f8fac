/** What the page for any game says, in both languages. It is loaded with the game, so that the lobby stays light. */

import { language } from "../lib/i18n.svelte";

const en = {
  position: "On the table",
  players: "Players",
  nothing: "none",
  yes: "yes",
  no: "no",
  row: (row: number) => `Row ${row}`,
  commands: "What you may do",
  commandsOf: (word: string) => `Commands with “${word}”`,
  filter: "Find a command",
  shown: (count: number, of: number, more: boolean) =>
    `${count} of ${of}${more ? " or more" : ""} are shown. Type a part of one to find it.`,
  noneFound: "No command has that in it.",
  loading: "Looking for what you may do …",
  noList: "Nothing is listed now. You can type what you want to do.",
  answer: "Answer the question first.",
  type: "Type a command",
  typeHint: (example: string) => `For example: ${example}`,
  send: "Send",
  wait: (names: string) => `It is ${names}’s turn.`,
  waits: "There is nothing to do for you now.",
  together: "All play at the same time",
  points: "Points",
  ended: "How it ended",
  begin: "Before the first move.",
  seenBy: "Seen by",
  spectators: "Spectators",
  inWords: "The same in words",
};

const fr: typeof en = {
  position: "Sur la table",
  players: "Joueurs",
  nothing: "rien",
  yes: "oui",
  no: "non",
  row: (row) => `Rangée ${row}`,
  commands: "Ce que vous pouvez faire",
  commandsOf: (word) => `Commandes avec « ${word} »`,
  filter: "Chercher une commande",
  shown: (count, of, more) =>
    `${count} sur ${of}${more ? " ou plus" : ""} sont affichées. Tapez une partie du texte pour chercher.`,
  noneFound: "Aucune commande ne contient cela.",
  loading: "Recherche de ce que vous pouvez faire …",
  noList: "Rien n’est proposé pour l’instant. Vous pouvez taper ce que vous voulez faire.",
  answer: "Répondez d’abord à la question.",
  type: "Taper une commande",
  typeHint: (example) => `Par exemple : ${example}`,
  send: "Envoyer",
  wait: (names) => `Au tour de : ${names}.`,
  waits: "Vous n’avez rien à faire pour l’instant.",
  together: "Tous jouent en même temps",
  points: "Points",
  ended: "La fin de la partie",
  begin: "Avant le premier coup.",
  seenBy: "Vu par",
  spectators: "Les spectateurs",
  inWords: "La même chose en texte",
};

export const t = (): typeof en => (language() === "fr" ? fr : en);
