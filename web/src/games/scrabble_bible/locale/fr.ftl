## Learn

scrabble-bible-ui-lesson-title = Apprendre en deux minutes
scrabble-bible-ui-lesson-challenged = Bien vu : LOAVE n’est pas un mot. Ben reprend ses lettres et perd son tour.
scrabble-bible-ui-lesson-accepted = Alors il reste, bien que LOAVE ne soit pas un mot. L’audace paie, si personne ne dit rien.
scrabble-bible-ui-lesson-refusal = HAT en 3C ne touche aucune lettre du plateau.
scrabble-bible-ui-lesson-step-intro-say = On pose des lettres sur un plateau pour que des mots se croisent. Les lettres rares et les cases spéciales rapportent des points, les mots de la foi davantage. Vous avez sept lettres à la fois.
scrabble-bible-ui-lesson-step-first-say = Voici votre chevalet. Le premier mot couvre l’étoile. Posez FAITH sur les cases marquées : glissez les lettres, touchez-les dans l’ordre, ou tapez.
scrabble-bible-ui-lesson-step-first-done = Bravo. F est sur une lettre double. H est sur l’étoile, qui double sa lettre puis le mot : 38. Et FAITH est un mot de la foi : 10 de plus.
scrabble-bible-ui-lesson-step-cross-say = Tout autre mot touche ce qui est là. Posez HOLY vers le bas : le H y est déjà, il suffit donc de O, L et Y.
scrabble-bible-ui-lesson-step-cross-done = Les quatre lettres comptent, le H aussi. La case spéciale dessous ne compte plus : 10 points, et 5 pour le mot à prime.
scrabble-bible-ui-lesson-step-blank-say = La pièce sans lettre est un joker. Il remplace n’importe quelle lettre et ne vaut rien. Posez GRACE vers le bas par le A, avec le joker pour C.
scrabble-bible-ui-lesson-step-blank-done = Le joker reste un C jusqu’à la fin. 5 points, et 10 pour le mot à prime.
scrabble-bible-ui-lesson-step-question-say = Ben a posé LOAVE. Y croyez-vous ? Si vous contestez et que le mot est admis, vous sautez un tour. S’il ne l’est pas, Ben le reprend.
scrabble-bible-ui-lesson-step-question-done = Vos mots aussi peuvent être contestés. Personne ne les vérifie pour vous, sauf si la table le veut.
scrabble-bible-ui-lesson-step-rule-say = Quand des lettres ne peuvent pas être posées ainsi, la page dit pourquoi, et quelle règle c’est. Touchez son numéro, et la règle s’ouvre :
scrabble-bible-ui-lesson-step-end-say = La partie finit quand le sac est vide et que quelqu’un a posé sa dernière lettre. Les lettres restantes coûtent des points. Qui en a le plus a gagné. Le reste s’apprend en jouant.

## Play

scrabble-bible-ui-target = objectif { $points }
scrabble-bible-ui-rack-of = Chevalet : { $name }
scrabble-bible-ui-help = Demander de l’aide
scrabble-bible-ui-offer = Offrir de l’aide
scrabble-bible-ui-lay-hint = Glissez une lettre sur le plateau, ou touchez une case puis vos lettres.
scrabble-bible-ui-lay-hint-keys = Tapez un mot ; les flèches déplacent le curseur, la barre d’espace le tourne.
scrabble-bible-ui-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
scrabble-bible-ui-bonus-of = prime { $points }
scrabble-bible-ui-all-tiles = PERFECTION { $points }
scrabble-bible-ui-peace = PEACE BE WITH YOU { $points }
scrabble-bible-ui-babel-of = autre langue { $points }
scrabble-bible-ui-claim = Réclamer une prime
scrabble-bible-ui-claim-for = Prime pour { $word }
scrabble-bible-ui-in-language = Écrit en
scrabble-bible-ui-english = anglais

## Prompt

scrabble-bible-ui-prompt-challenge-bonus = Contester la prime de { $word }
scrabble-bible-ui-prompt-ask = L’histoire du mot { $word }
scrabble-bible-ui-prompt-take = Accepter l’aide de { $name }
scrabble-bible-ui-prompt-trade = Donner { $give } contre { $get }
scrabble-bible-ui-prompt-trade-give = Vous donnez
scrabble-bible-ui-prompt-trade-get = Vous prenez à { $name }

## End

scrabble-bible-ui-end-bonus-words = Mots à prime
scrabble-bible-ui-end-no-bonus = Aucun cette fois.

scrabble-bible-ui-analysis-title = Une partie examinée
scrabble-bible-ui-analysis-intro = Apportez une partie ou une position d’un jeu de lettres : chaque tour est comparé aux meilleurs coups manqués. Un journal de Parlour, une feuille GCG ou une ligne CGP conviennent.
scrabble-bible-ui-analysis-field = La partie, sous forme de texte
scrabble-bible-ui-analysis-file = Choisir un fichier
scrabble-bible-ui-analysis-drop = … ou déposez-en un ici, ou collez le texte ci-dessus.
scrabble-bible-ui-analysis-look = Examiner
scrabble-bible-ui-analysis-looking = On reprend les tours un à un …
scrabble-bible-ui-analysis-another = En examiner une autre
scrabble-bible-ui-analysis-too-large = Ce fichier est trop gros : une partie fait 300 ko au plus.
scrabble-bible-ui-analysis-not-text = Ce fichier n’est pas du texte.
scrabble-bible-ui-analysis-found = { $turns ->
    [1] Un tour a été examiné.
   *[other] { $turns } tours ont été examinés.
}
scrabble-bible-ui-analysis-analysis = Analyse
scrabble-bible-ui-analysis-lost-here = { $points } points de moins que le meilleur coup
scrabble-bible-ui-analysis-best-here = Il n’y avait rien de mieux
scrabble-bible-ui-analysis-withdrawn = Le coup a été contesté et repris.
scrabble-bible-ui-analysis-missed = Les meilleurs coups de ce tour
scrabble-bible-ui-analysis-now = C’est à { $name }. Les meilleurs coups
scrabble-bible-ui-analysis-played = joué
scrabble-bible-ui-analysis-score = points
scrabble-bible-ui-analysis-worth = valeur
scrabble-bible-ui-analysis-worth-text = La valeur, ce sont les points et ce que rapporteront les lettres gardées.
scrabble-bible-ui-analysis-show = Montrer { $play } sur le plateau
scrabble-bible-ui-analysis-pass = passer
scrabble-bible-ui-analysis-exchange = échanger { $tiles }
scrabble-bible-ui-analysis-no-turn = Allez à un tour pour voir ce qui pouvait se jouer.
scrabble-bible-ui-analysis-totals = Face aux meilleurs coups
scrabble-bible-ui-analysis-lost-by = { $name } a perdu { $points } points, soit { $turn } par tour.
scrabble-bible-ui-analysis-costly = Les tours les plus coûteux
scrabble-bible-ui-analysis-costly-turn = { $name } : { $play }, { $points } de perdus
scrabble-bible-ui-analysis-graphs = Ce que montre le graphique
scrabble-bible-ui-analysis-chances = Chances de gagner
scrabble-bible-ui-analysis-scores = Points
scrabble-bible-ui-analysis-chances-text = Les chances de gagner, en pour cent, tour après tour
