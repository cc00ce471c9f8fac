/** Ce que dit chaque page. */

import type { Words } from "../en";
import { plural } from "./grammar";

export const page: Words["page"] = {
  home: "À l’accueil",
  skip: "Aller au contenu",
  language: "Langue",
  theme: "Couleurs",
  themes: { system: "Comme l’appareil", light: "Claires", dark: "Sombres" },
  sound: "Sons",
  settings: "Réglages",
  close: "Fermer",
  back: "Retour",
  more: "Plus",
  yes: "Oui",
  no: "Non",
  cancel: "Annuler",
  copy: "Copier",
  copied: "Copié",
  share: "Partager",
  again: "Réessayer",
  loading: "Un instant…",
  failed: "Quelque chose s’est mal passé sur cette page. Votre partie est en sûreté dans la maison.",
  nowhere: "Il n’y a rien à cette adresse.",
  toLobby: "À l’accueil",
  made: "Chaque règle est appliquée, et chaque refus dit laquelle.",
};

export const line: Words["line"] = {
  connecting: "On vient à la table…",
  lost: "La ligne est coupée. Nous réessayons ; rien n’est perdu.",
  waiting: (count: number) => `${plural(count, "envoi attend", "envois attendent")}.`,
  back: "De retour à la table.",
  closing: "La maison ferme un instant. Nous revenons tout seuls.",
  away: (count: number) =>
    `En votre absence : ${plural(count, "chose s’est passée", "choses se sont passées")}.`,
};

export const notify: Words["notify"] = {
  ask: "Me prévenir quand c’est à moi",
  on: "Vous serez prévenu quand ce sera à vous.",
  denied: "Le navigateur ne permet pas d’avis ici.",
  turn: "C’est à vous de jouer.",
  question: "La table a une question pour vous.",
};
