## Sheets

printing-ruler = 5 cm : imprimez à 100 %
printing-sheet = Feuille { $number } sur { $of }
printing-glue = Rangée { $row }, colonne { $column }. Coupez aux repères et collez sur les bords communs.

## Problems

printing-not-installed = Pour imprimer, il faut quelques paquets de plus. Installez-les avec : { $install }
printing-too-many-sheets = Il faudrait { $count } feuilles ; la limite est de { $most }. Ajustez plutôt le tout à une feuille.
printing-too-many-pieces = Cela fait { $count } pièces à découper ; la limite est de { $most }.
printing-unknown = Il n’y a rien à imprimer sous le nom « { $name } ». Choisissez parmi : { $names }.
printing-no-text = « { $name } » ne se fait pas à partir d’un fichier ou d’un texte.
printing-no-options = « { $name } » ne dépend pas des options d’une partie.
printing-no-fonts = Il manque les polices des images. Pour les installer : { $install }

## Rulebooks

printing-rules = Livret de règles
printing-rules-layout = Pages
printing-rules-layout-pages = Page par page, à lire à l’écran
printing-rules-layout-fold = Deux par face, à plier en livret
printing-rules-of = { $game } : les règles
printing-contents = Sommaire
printing-all-games = Dans tous les jeux
printing-own-words = Les règles, expliquées à notre façon. Ce n’est pas le livret d’origine, et ses auteurs n’y ont pas pris part.

## House rules

printing-house-rules = Cartes de vos règles maison
printing-house-rules-of = { $game } : règles maison
printing-house-rules-note = Une carte pour chaque règle changée, et des cartes vierges pour les vôtres. Posez-les sur la table, pour que tout le monde voie comment vous jouez.
printing-blank-card = Votre propre règle
printing-yes = Oui
printing-no = Non

## Games

printing-keepsake-of = { $game } : souvenir d’une partie
printing-not-over = Vous pourrez imprimer la partie quand elle sera finie.
printing-nobody-won = Personne n’a gagné.
printing-won =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné ensemble.
    }
printing-final-board = Le plateau à la fin de la partie
printing-player = Joueur
printing-score = Score
printing-best-move = Meilleur coup
printing-analysis-of = { $game } : analyse de la partie
