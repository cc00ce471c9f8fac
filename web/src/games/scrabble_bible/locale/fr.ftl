## Play

scrabble-bible-ui-rack-of = Chevalet : { $name }
scrabble-bible-ui-help = Demander de l’aide
scrabble-bible-ui-offer = Proposer de l’aide
scrabble-bible-ui-lay-hint = Glissez un jeton, ou touchez une case puis vos jetons.
scrabble-bible-ui-lay-hint-keys = Tapez un mot. Les flèches déplacent le curseur, Espace change de sens.
scrabble-bible-ui-bonus-of = prime { $points }
scrabble-bible-ui-all-tiles = PERFECTION { $points }
scrabble-bible-ui-peace = LA PAIX SOIT AVEC VOUS { $points }
scrabble-bible-ui-babel-of = La tour de Babel { $points }
scrabble-bible-ui-hint-why-bonus = { $word } est un mot de la Bible : { $points } de plus.
scrabble-bible-ui-hint-why-all = Il place tous vos jetons d’un coup : { $points } de plus.
scrabble-bible-ui-reward = { $word } est un mot de la Bible.
scrabble-bible-ui-square-letter-2 = Lettre compte double : le jeton posé ici vaut deux fois plus.
scrabble-bible-ui-square-letter-3 = Lettre compte triple : le jeton posé ici vaut trois fois plus.
scrabble-bible-ui-square-word-2 = Mot compte double : un mot posé sur cette case vaut deux fois plus.
scrabble-bible-ui-square-word-3 = Mot compte triple : un mot posé sur cette case vaut trois fois plus.
scrabble-bible-ui-square-star =
    { $star ->
        [double-word] L’étoile : le premier mot doit la couvrir. Il compte deux fois.
       *[other] L’étoile : le premier mot doit la couvrir. Le jeton posé dessus compte deux fois, et le mot aussi.
    }
scrabble-bible-ui-claim = Annoncer une prime
scrabble-bible-ui-claim-for = Annoncer la prime pour { $word }
scrabble-bible-ui-in-language = Langue
scrabble-bible-ui-english = Anglais

## Prompt

scrabble-bible-ui-prompt-challenge-bonus = Contester la prime du mot { $word }
scrabble-bible-ui-prompt-ask = Demander l’histoire du mot { $word }
scrabble-bible-ui-prompt-tell = Raconter l’histoire du mot { $word }
scrabble-bible-ui-prompt-take = Accepter l’aide proposée par { $name }
scrabble-bible-ui-prompt-trade = Échanger { $give } contre { $get }
scrabble-bible-ui-prompt-trade-give = Vous donnez
scrabble-bible-ui-prompt-trade-get = Vous prenez à { $name }

## End

scrabble-bible-ui-end-bonus-words = Mots à prime
scrabble-bible-ui-end-no-bonus = Aucun cette fois.

## Analysis

scrabble-bible-ui-analysis-title = Analyse de partie
scrabble-bible-ui-analysis-intro = Collez une partie et voyez le meilleur coup à chaque tour : un journal de Parlour, un fichier GCG ou une position CGP.
scrabble-bible-ui-analysis-field = Votre partie
scrabble-bible-ui-analysis-file = Choisir un fichier
scrabble-bible-ui-analysis-drop = ou déposez-le ici
scrabble-bible-ui-analysis-start = Analyser
scrabble-bible-ui-analysis-busy = Analyse en cours…
scrabble-bible-ui-analysis-another = Analyser une autre partie
scrabble-bible-ui-analysis-too-large = Ce fichier est trop gros. La limite est de 300 ko.
scrabble-bible-ui-analysis-not-text = Ce n’est pas un fichier texte.
scrabble-bible-ui-analysis-found =
    { $turns ->
        [one] { $turns } tour analysé.
       *[other] { $turns } tours analysés.
    }
scrabble-bible-ui-analysis-lost-here =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point de moins que le meilleur coup
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points de moins que le meilleur coup
    }
scrabble-bible-ui-analysis-best-here = Meilleur coup
scrabble-bible-ui-analysis-withdrawn = Ce mot a été contesté et retiré.
scrabble-bible-ui-analysis-missed = Meilleurs coups de ce tour
scrabble-bible-ui-analysis-now = C’est à { $name } de jouer. Meilleurs coups :
scrabble-bible-ui-analysis-played = joué
scrabble-bible-ui-analysis-score = points
scrabble-bible-ui-analysis-worth = valeur
scrabble-bible-ui-analysis-worth-text = La valeur, c’est le score plus ce que valent les jetons gardés.
scrabble-bible-ui-analysis-show = Montrer { $play } sur le plateau
scrabble-bible-ui-analysis-pass = passer
scrabble-bible-ui-analysis-exchange = échanger { $tiles }
scrabble-bible-ui-analysis-no-turn = Allez à un tour pour voir ses meilleurs coups.
scrabble-bible-ui-analysis-totals = Précision
scrabble-bible-ui-analysis-lost-by =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { $name } a manqué { NUMBER($points, maximumFractionDigits: 1) } point, soit { NUMBER($turn, maximumFractionDigits: 1) } par tour.
       *[other] { $name } a manqué { NUMBER($points, maximumFractionDigits: 1) } points, soit { NUMBER($turn, maximumFractionDigits: 1) } par tour.
    }
scrabble-bible-ui-analysis-costly = Plus belles occasions manquées
scrabble-bible-ui-analysis-costly-turn =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { $name } : { $play }, { NUMBER($points, maximumFractionDigits: 1) } point manqué
       *[other] { $name } : { $play }, { NUMBER($points, maximumFractionDigits: 1) } points manqués
    }
scrabble-bible-ui-analysis-graphs = Graphique
scrabble-bible-ui-analysis-chances = Chances de gagner
scrabble-bible-ui-analysis-scores = Scores
scrabble-bible-ui-analysis-chances-text = Chances de gagner par tour, en pourcentage
