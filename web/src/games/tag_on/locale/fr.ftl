tag-on-ui-face-up = Réserve
tag-on-ui-face-up-text = Lettres réservées, face visible, ouvertes à tous
tag-on-ui-give = Vous prenez le { $letter }. Quelle lettre donnez-vous en échange ?
tag-on-ui-given = { $give } contre la lettre réservée { $take } : elle doit être posée maintenant.
tag-on-ui-shield = bouclier
tag-on-ui-blank = joker
tag-on-ui-tile = { $letter } : { $sides }
tag-on-ui-no-sides = sans nombres
tag-on-ui-lift = Retirer { $letter }
tag-on-ui-put-back = Remettre { $letter }
tag-on-ui-hint = Glissez des lettres sur le plateau. Gardez le doigt sur un pion pour le voir de près.
tag-on-ui-hint-keys = Tapez un mot ; les flèches déplacent le curseur, espace le tourne, Suppr retire une lettre, ? montre un pion de près.
tag-on-ui-tag = Marquer un mot
tag-on-ui-tag-hint = Quel mot du plateau a un rapport avec le vôtre ?
tag-on-ui-tagged = Marque { $word }
tag-on-ui-proved = prouvé par le texte
tag-on-ui-because-hint = Pourquoi ? Rien ne vous oblige à le dire.
tag-on-ui-because = Parce que
tag-on-ui-why = Pourquoi { $one } et { $other } ?
tag-on-ui-why-hint = Le texte les relie ici. Choisissez ce que vous diriez :
tag-on-ui-why-none = Le texte ne prouve aucun rapport. Vous pouvez marquer ce mot tout de même, si vous en connaissez un.
tag-on-ui-chosen = Je dis cela
tag-on-ui-claim = C’est
tag-on-ui-kin = { $word } : lien de parenté
tag-on-ui-kin-of = avec
tag-on-ui-relation = père, sœur, …
tag-on-ui-relations = père, mère, fils, fille, frère, sœur, mari, femme, grand-père, grand-mère, petit-fils, petite-fille, arrière-grand-père, arrière-grand-mère, oncle, tante, neveu, nièce, cousin, cousine, beau-père, belle-mère, gendre, belle-fille, beau-frère, ancêtre, descendant
tag-on-ui-person = personne du plateau
tag-on-ui-shield-exchange = Bouclier : échanger, puis jouer
tag-on-ui-shield-exchange-text = Choisissez les pions à rendre. Le bouclier part aussi, et ensuite vous jouez.
tag-on-ui-shield-exchange-count = { $count ->
    [0] Échanger et jouer
    [one] Échanger { $count } pion et jouer
   *[other] Échanger { $count } pions et jouer
}
tag-on-ui-shield-return = Rendre le bouclier et piocher
tag-on-ui-use-shield = Employer mon bouclier
tag-on-ui-no-shield = Vous n’avez pas de bouclier.
tag-on-ui-proof = Preuve
tag-on-ui-proof-of = { $one } et { $other }
tag-on-ui-other-proofs = { $count ->
    [one] { $count } autre preuve
   *[other] { $count } autres preuves
}
tag-on-ui-not-proved = Le texte ne le prouve pas.
tag-on-ui-verdict-stands-text = C’est admis.
tag-on-ui-verdict-stands-vote = Les joueurs l’admettent.
tag-on-ui-verdict-falls-vote = Les joueurs ne l’admettent pas.

## Sides

tag-on-ui-side-left = à gauche
tag-on-ui-side-lower = en bas
tag-on-ui-side-right = à droite
tag-on-ui-side-upper = en haut

## Closer

tag-on-ui-closer-letter = La lettre { $letter }
tag-on-ui-closer-blank = Un joker
tag-on-ui-closer-named = Un joker pour { $letter }
tag-on-ui-closer-shield = Le bouclier
tag-on-ui-closer-blank-text = Il vaut n’importe quelle lettre. Il n’a pas de nombres, et le calcul le saute.
tag-on-ui-closer-shield-text = Ce n’est pas une lettre. Gardez-le pour un tour que vous perdriez, ou échangez des pions grâce à lui et jouez encore.
tag-on-ui-closer-adds = ajoute { $number }
tag-on-ui-closer-multiplies = multiplie par { $number }
tag-on-ui-closer-nothing = pas de nombre
tag-on-ui-closer-use-played-across = un mot posé à l’horizontale
tag-on-ui-closer-use-played-down = un mot posé à la verticale
tag-on-ui-closer-use-tagged-across = un mot marqué horizontal
tag-on-ui-closer-use-tagged-down = un mot marqué vertical
tag-on-ui-closer-counts-in = Compte dans { $uses }.
tag-on-ui-closer-counts = compte maintenant
tag-on-ui-closer-side-left = le côté gauche
tag-on-ui-closer-side-lower = le côté du bas
tag-on-ui-closer-side-right = le côté droit
tag-on-ui-closer-side-upper = le côté du haut
tag-on-ui-closer-why-played-across = votre mot est horizontal
tag-on-ui-closer-why-played-down = votre mot est vertical
tag-on-ui-closer-why-tagged-across = votre mot marque celui-ci, qui est horizontal
tag-on-ui-closer-why-tagged-down = votre mot marque celui-ci, qui est vertical
tag-on-ui-closer-now = Maintenant, { $side } compte, car { $why }.
tag-on-ui-closer-none = Aucun ne compte pour l’instant : cela dépend du mot, posé ou marqué, et de son sens.
tag-on-ui-closer-first = Le premier nombre d’un mot se prend tel quel, quel que soit son signe.

## Kinds

tag-on-ui-kind-book = un livre
tag-on-ui-kind-character = un personnage
tag-on-ui-kind-land = un pays
tag-on-ui-kind-utterance = une déclaration
tag-on-ui-kind-genealogy = un parent

## Doubts

tag-on-ui-doubt-challenge = Contester le mot
tag-on-ui-doubt-challenge-tag = Contester le mot marqué
tag-on-ui-doubt-challenge-book = Contester le livre
tag-on-ui-doubt-challenge-character = Contester le personnage
tag-on-ui-doubt-challenge-land = Contester le pays
tag-on-ui-doubt-challenge-utterance = Contester la déclaration
tag-on-ui-doubt-challenge-kin = Contester la parenté

## Pose

tag-on-ui-pose-because = Parce que : { $text }
tag-on-ui-pose-yes = C’est vrai
tag-on-ui-pose-no = C’est faux

## End

tag-on-ui-end-tags = Mots marqués
tag-on-ui-end-no-tags = Aucun mot n’a été marqué.
tag-on-ui-end-unproved = non prouvé par le texte

## Learn

tag-on-ui-lesson-title = TAG ON en deux minutes
tag-on-ui-lesson-step-intro-say = Vous posez des mots de la Bible, et votre mot peut en marquer un autre, déjà sur le plateau. Les deux comptent alors. Vous avez neuf lettres ; neuf autres, réservées, sont visibles de tous.
tag-on-ui-lesson-step-first-say = Chaque pion a quatre côtés. À l’horizontale, ce sont les nombres du bas qui comptent, l’un après l’autre : le premier tel quel, puis + ajoute et × multiplie. Posez DIEU sur les cases marquées.
tag-on-ui-lesson-step-first-done = 3, fois 1, plus 2, plus 9 : 14. Pas de priorité, simplement de gauche à droite. Le lecteur de la case centrale double le mot qui le couvre le premier : 28.
tag-on-ui-lesson-step-tag-say = À la verticale, ce sont les côtés gauches. Posez ANGE jusqu’au E de DIEU. Puis touchez DIEU : Dieu et les anges sont liés dans l’Écriture, votre mot le marque.
tag-on-ui-lesson-step-tag-done = ANGE 1+6+2 = 9 : N n’a pas de nombre à gauche. DIEU est marqué par ses côtés du haut : 2+5+4+3 = 14. Ensemble, 23. Ben pourrait contester ; alors le verset s’affiche.
tag-on-ui-lesson-step-tag-tap = Touchez maintenant DIEU sur le plateau : c’est le mot que vous marquez.
tag-on-ui-lesson-step-replace-say = On peut remplacer des lettres déjà posées. Faites de DIEU le mot LIEU : posez votre L sur le D. Le D vient sur votre chevalet, pour plus tard.
tag-on-ui-lesson-step-replace-done = Le nouveau mot compte comme si vous l’aviez posé en entier. Un mot remplacé ne revient pas tout de suite.
tag-on-ui-lesson-step-colour-say = Les cases de couleur multiplient, si vous l’affirmez et si c’est vrai : livre ou personnage ×2, pays ×3, parole prononcée ×2, parenté ×3. Posez JOEL vers le bas, jusqu’au L de LIEU : il couvre une case de livre. Puis affirmez-le.
tag-on-ui-lesson-step-colour-done = Joël est un livre, et son score est doublé. Qui en doute conteste ; une affirmation fausse coûte ses points, et à personne un tour.
tag-on-ui-lesson-step-colour-tap = Dites maintenant que c’est un livre.
tag-on-ui-lesson-step-shield-say = Le bouclier n’est pas une lettre. Gardez-le pour le moment où vous perdriez un tour, ou échangez des pions grâce à lui et jouez encore. Personne ne voit qui en a un.
tag-on-ui-lesson-step-end-say = Quand le sac est vide et que quelqu’un a posé sa dernière lettre, la partie finit. Les lettres non placées coûtent ce qui est écrit en bas. Le reste s’apprend en jouant.
