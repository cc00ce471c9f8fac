/** What is said of a game that is looked at afterwards; it comes with the game, so that the lobby does not carry it. */

import type { Language } from "../../lib/storage.svelte";
import { language } from "../../lib/i18n.svelte";

const en = {
  title: "A game looked at",
  intro:
    "Bring a game or a position of a crossword game: each turn is set beside the best plays it missed. A log of Parlour, a GCG record or a line of CGP will do.",
  field: "The game, as text",
  file: "Choose a file",
  drop: "… or drop one here, or paste the text above.",
  look: "Look at it",
  looking: "The turns are gone through …",
  another: "Look at another",
  tooLarge: "That file is too large: a game has 300 kB at the most.",
  notText: "That file is no text.",
  found: (turns: number) =>
    turns === 1 ? "One turn was gone through." : `${turns} turns were gone through.`,
  analysis: "Analysis",
  lostHere: (points: string) => `${points} points short of the best`,
  bestHere: "Nothing better was to be had",
  withdrawn: "It was challenged and taken back.",
  missed: "The best plays of this turn",
  now: (name: string) => `${name} is on turn. The best plays`,
  played: "played",
  score: "score",
  worth: "worth",
  worthText: "Worth is the score and what the tiles that are kept will bring.",
  show: (play: string) => `Show ${play} on the board`,
  pass: "pass",
  exchange: (tiles: string) => `exchange ${tiles}`,
  noTurn: "Go to a turn to see what could have been played.",
  totals: "Against the best plays",
  lostBy: (name: string, points: string, turn: string) => `${name} lost ${points} points, ${turn} a turn.`,
  costly: "The costliest turns",
  costlyTurn: (name: string, play: string, points: string) => `${name}: ${play}, ${points} lost`,
  graphs: "What the graph shows",
  chances: "Chances to win",
  scores: "Scores",
  chancesText: "How the chances to win went, in per cent, turn by turn",
  failed: "The game could not be looked at.",
};

type Said = typeof en;

const fr: Said = {
  title: "Une partie examinée",
  intro:
    "Apportez une partie ou une position d’un jeu de lettres : chaque tour est comparé aux meilleurs coups manqués. Un journal de Parlour, une feuille GCG ou une ligne CGP conviennent.",
  field: "La partie, sous forme de texte",
  file: "Choisir un fichier",
  drop: "… ou déposez-en un ici, ou collez le texte ci-dessus.",
  look: "Examiner",
  looking: "On reprend les tours un à un …",
  another: "En examiner une autre",
  tooLarge: "Ce fichier est trop gros : une partie fait 300 ko au plus.",
  notText: "Ce fichier n’est pas du texte.",
  found: (turns) => (turns === 1 ? "Un tour a été examiné." : `${turns} tours ont été examinés.`),
  analysis: "Analyse",
  lostHere: (points) => `${points} points de moins que le meilleur coup`,
  bestHere: "Il n’y avait rien de mieux",
  withdrawn: "Le coup a été contesté et repris.",
  missed: "Les meilleurs coups de ce tour",
  now: (name) => `C’est à ${name}. Les meilleurs coups`,
  played: "joué",
  score: "points",
  worth: "valeur",
  worthText: "La valeur, ce sont les points et ce que rapporteront les lettres gardées.",
  show: (play) => `Montrer ${play} sur le plateau`,
  pass: "passer",
  exchange: (tiles) => `échanger ${tiles}`,
  noTurn: "Allez à un tour pour voir ce qui pouvait se jouer.",
  totals: "Face aux meilleurs coups",
  lostBy: (name, points, turn) => `${name} a perdu ${points} points, soit ${turn} par tour.`,
  costly: "Les tours les plus coûteux",
  costlyTurn: (name, play, points) => `${name} : ${play}, ${points} de perdus`,
  graphs: "Ce que montre le graphique",
  chances: "Chances de gagner",
  scores: "Points",
  chancesText: "Les chances de gagner, en pour cent, tour après tour",
  failed: "La partie n’a pas pu être examinée.",
};

const said: Record<Language, Said> = { en, fr };

export function say(): Said {
  return said[language()];
}
