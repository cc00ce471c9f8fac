tag-on-ui-face-up = Lettres réservées
tag-on-ui-face-up-none = Il n’y a plus de lettres ici.
tag-on-ui-face-up-text = Lettres réservées que tout le monde peut prendre
tag-on-ui-give = Échangez un de vos jetons contre la lettre { $letter }.
tag-on-ui-given = Vous devez jouer la lettre { $take } à ce tour.
tag-on-ui-tile = { $letter } : { $sides }
tag-on-ui-no-sides = sans nombres
tag-on-ui-lift = Remplacer { $letter }
tag-on-ui-put-back = Remettre { $letter }
tag-on-ui-hint = Glissez un jeton sur le plateau, ou touchez une case puis vos jetons. Appuyez longuement pour le détail.
tag-on-ui-keys =
    Suppr : remplacer la lettre sous le curseur
    ? sur un jeton : afficher ses détails
tag-on-ui-hint-keys = Tapez un mot. Flèches : déplacer ; Espace : sens ; Suppr : remplacer ; « ? » : détails.
tag-on-ui-hint-shield-return = Essayez d’échanger votre bouclier contre un jeton.
tag-on-ui-hint-shield-save = Essayez d’utiliser votre bouclier.
tag-on-ui-hint-why-tag = Il marque { $word } : +{ $points }.
tag-on-ui-hint-why-claim =
    { $kind ->
        [book] C’est un livre sur une case Livre : ×{ $times }.
        [character] C’est un personnage sur une case Personnage : ×{ $times }.
        [land] C’est un lieu sur une case Lieu : ×{ $times }.
        [utterance] Quelqu’un le dit dans la Bible, et il est sur une case Parole : ×{ $times }.
       *[genealogy] C’est un parent d’une personne du plateau, sur une case Famille : ×{ $times }.
    }
tag-on-ui-hint-why-all = Il place les neuf jetons : { $points } de plus.
tag-on-ui-legend = Cases
tag-on-ui-legend-title = Cases de couleur
tag-on-ui-legend-text = Couvrez-en une avec un nouveau jeton, dites ce qu’est votre mot, et il compte davantage. Chacun peut le contester.
tag-on-ui-square-book = Livre : ×{ $times } si votre mot est un livre de la Bible.
tag-on-ui-square-character = Personnage : ×{ $times } si votre mot est un personnage de la Bible.
tag-on-ui-square-land = Lieu : ×{ $times } si votre mot est un lieu de la Bible.
tag-on-ui-square-utterance = Parole : ×{ $times } si une personne de la Bible dit votre mot.
tag-on-ui-square-genealogy = Famille : ×{ $times } si votre mot est un parent d’une personne du plateau.
tag-on-ui-square-reader = Centre : le premier mot qui le couvre compte double.
tag-on-ui-tag = Marquer un mot
tag-on-ui-tag-hint = Marquer un mot lié au vôtre
tag-on-ui-tagged = Mot marqué : { $word }.
tag-on-ui-proved = lié dans la Bible
tag-on-ui-because-hint = Raison (facultative)
tag-on-ui-because = Raison
tag-on-ui-why = Qu’est-ce qui relie { $one } et { $other } ?
tag-on-ui-why-hint = La Bible les relie ici. Choisissez votre raison :
tag-on-ui-why-none = Aucun lien trouvé dans la Bible. Si vous en connaissez un, vous pouvez quand même marquer ce mot.
tag-on-ui-chosen = Choisir cette raison
tag-on-ui-claim = Annoncer une case de couleur
tag-on-ui-kin = { $word } est :
tag-on-ui-kin-of = de :
tag-on-ui-kin-person = de quelle personne du plateau
tag-on-ui-relation = père, sœur…
tag-on-ui-relations = père, mère, fils, fille, frère, sœur, mari, femme, grand-père, grand-mère, petit-fils, petite-fille, arrière-grand-père, arrière-grand-mère, oncle, tante, neveu, nièce, cousin, cousine, beau-père, belle-mère, gendre, belle-fille, beau-frère, ancêtre, descendant
tag-on-ui-shield-exchange = Échanger grâce au bouclier
tag-on-ui-shield-exchange-text = Choisissez les jetons à échanger. Cela coûte votre bouclier, pas votre tour.
tag-on-ui-shield-exchange-count =
    { $count ->
        [0] Échanger, puis jouer
        [one] Échanger { $count } jeton, puis jouer
       *[other] Échanger { $count } jetons, puis jouer
    }
tag-on-ui-shield-return = Échanger le bouclier contre un jeton
tag-on-ui-use-shield = Utiliser mon bouclier
tag-on-ui-no-shield = Vous n’en avez pas. La question est posée quand même : ainsi, personne ne sait qui a un bouclier.
tag-on-ui-proof = Preuve
tag-on-ui-proof-of = { $one } et { $other }
tag-on-ui-other-proofs =
    { $count ->
        [one] Voir { $count } autre preuve
       *[other] Voir { $count } autres preuves
    }
tag-on-ui-not-proved = Aucune preuve trouvée dans la Bible.
tag-on-ui-verdict-linked = La Bible relie { $one } et { $other } : { $where }.
tag-on-ui-verdict-stands-text = La Bible le confirme.
tag-on-ui-verdict-stands-vote = Les joueurs sont d’accord.
tag-on-ui-verdict-falls-vote = Les joueurs ne sont pas d’accord.

## Sides

tag-on-ui-side-left = à gauche
tag-on-ui-side-lower = en bas
tag-on-ui-side-right = à droite
tag-on-ui-side-upper = en haut

## Details of a tile

tag-on-ui-details-letter = La lettre { $letter }
tag-on-ui-details-blank = Un joker
tag-on-ui-details-named = Un joker pour { $letter }
tag-on-ui-details-shield = Un bouclier
tag-on-ui-details-blank-text = Il remplace n’importe quelle lettre. Il n’a pas de nombres : il ne change pas votre score.
tag-on-ui-details-shield-text = Il ne se pose pas sur le plateau. Utilisez-le pour ne pas perdre un tour, ou pour échanger des jetons et jouer quand même.
tag-on-ui-details-adds = ajoute { $number }
tag-on-ui-details-multiplies = multiplie par { $number }
tag-on-ui-details-nothing = pas de nombre
tag-on-ui-details-use-played-across = les mots joués à l’horizontale
tag-on-ui-details-use-played-down = les mots joués à la verticale
tag-on-ui-details-use-tagged-across = les mots horizontaux que vous marquez
tag-on-ui-details-use-tagged-down = les mots verticaux que vous marquez
tag-on-ui-details-counts-in = Compte pour { $uses }.
tag-on-ui-details-counts = compte maintenant
tag-on-ui-details-side-left = le nombre de gauche
tag-on-ui-details-side-lower = le nombre du bas
tag-on-ui-details-side-right = le nombre de droite
tag-on-ui-details-side-upper = le nombre du haut
tag-on-ui-details-why-played-across = votre mot est horizontal
tag-on-ui-details-why-played-down = votre mot est vertical
tag-on-ui-details-why-tagged-across = le mot marqué est horizontal
tag-on-ui-details-why-tagged-down = le mot marqué est vertical
tag-on-ui-details-now = Maintenant, { $side } compte, car { $why }.
tag-on-ui-details-none = Aucun nombre ne compte encore : cela dépend du mot, joué ou marqué, horizontal ou vertical.
tag-on-ui-details-first = Le premier nombre d’un mot compte tel quel, même avec un ×.

## Kinds

tag-on-ui-kind-book = un livre
tag-on-ui-kind-character = un personnage
tag-on-ui-kind-land = un lieu
tag-on-ui-kind-utterance = quelqu’un le dit
tag-on-ui-kind-genealogy = parenté

## Answers

tag-on-ui-answer-challenge = Contester le mot
tag-on-ui-answer-challenge-tag = Contester le lien
tag-on-ui-answer-challenge-book = Contester « c’est un livre »
tag-on-ui-answer-challenge-character = Contester « c’est un personnage »
tag-on-ui-answer-challenge-land = Contester « c’est un lieu »
tag-on-ui-answer-challenge-utterance = Contester « quelqu’un le dit »
tag-on-ui-answer-challenge-kin = Contester la parenté
tag-on-ui-answer-lose-turn = Perdre ce tour
tag-on-ui-answer-lose-next = Perdre mon prochain tour
tag-on-ui-answer-no-shield = Ne pas utiliser de bouclier
tag-on-ui-because-text = Raison : « { $text } »

## End

tag-on-ui-end-tags = Mots marqués
tag-on-ui-end-no-tags = Personne n’a marqué de mot.
tag-on-ui-end-unproved = aucune preuve trouvée
