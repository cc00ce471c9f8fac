/** Une première partie, pas à pas. */

import type { Words } from "../en";

export const learn: Words["learn"] = {
  title: "Apprendre en deux minutes",
  next: "Continuer",
  skip: "Sauter",
  done: "Jouer maintenant",
  step: (n: number, of: number) => `Étape ${n} sur ${of}`,
  challenged: "Bien vu : LOAVE n’est pas un mot. Ben reprend ses lettres et perd son tour.",
  accepted: "Alors il reste, bien que LOAVE ne soit pas un mot. L’audace paie, si personne ne dit rien.",
  refusal: "HAT en 3C ne touche aucune lettre du plateau.",
  steps: {
    intro: {
      say: "On pose des lettres sur un plateau pour que des mots se croisent. Les lettres rares et les cases spéciales rapportent des points, les mots de la foi davantage. Vous avez sept lettres à la fois.",
      done: "",
    },
    first: {
      say: "Voici votre chevalet. Le premier mot couvre l’étoile. Posez FAITH sur les cases marquées : glissez les lettres, touchez-les dans l’ordre, ou tapez.",
      done: "Bravo. F est sur une lettre double. H est sur l’étoile, qui double sa lettre puis le mot : 38. Et FAITH est un mot de la foi : 10 de plus.",
    },
    cross: {
      say: "Tout autre mot touche ce qui est là. Posez HOLY vers le bas : le H y est déjà, il suffit donc de O, L et Y.",
      done: "Les quatre lettres comptent, le H aussi. La case spéciale dessous ne compte plus : 10 points, et 5 pour le mot à prime.",
    },
    blank: {
      say: "La pièce sans lettre est un joker. Il remplace n’importe quelle lettre et ne vaut rien. Posez GRACE vers le bas par le A, avec le joker pour C.",
      done: "Le joker reste un C jusqu’à la fin. 5 points, et 10 pour le mot à prime.",
    },
    question: {
      say: "Ben a posé LOAVE. Y croyez-vous ? Si vous contestez et que le mot est admis, vous sautez un tour. S’il ne l’est pas, Ben le reprend.",
      done: "Vos mots aussi peuvent être contestés. Personne ne les vérifie pour vous, sauf si la table le veut.",
    },
    rules: {
      say: "Quand des lettres ne peuvent pas être posées ainsi, la page dit pourquoi, et quelle règle c’est. Touchez son numéro, et la règle s’ouvre :",
      done: "",
    },
    end: {
      say: "La partie finit quand le sac est vide et que quelqu’un a posé sa dernière lettre. Les lettres restantes coûtent des points. Qui en a le plus a gagné. Le reste s’apprend en jouant.",
      done: "",
    },
  },
};
