moji-title = moji
moji-tagline = Retournez les cartes, soyez le premier à dire un mot

## Options

moji-option-min = Mot le plus court
moji-option-min-help = Le nombre de lettres qu’il faut à un mot.
moji-option-min-3 = 3 lettres
moji-option-min-4 = 4 lettres
moji-option-min-5 = 5 lettres
moji-option-min-unset = toute longueur
moji-option-placement = Place des lettres
moji-option-placement-help = Où les lettres des cartes doivent se trouver dans le mot.
moji-option-placement-anywhere = n’importe où
moji-option-placement-first-or-last = au début ou à la fin
moji-option-placement-first-and-last = au début et à la fin
moji-option-placement-between = à l’intérieur
moji-option-theme = Thèmes
moji-option-theme-help = Un mot doit appartenir à l’un de ceux qui sont choisis.
moji-option-theme-nouns = noms
moji-option-theme-verbs = verbes
moji-option-theme-adjectives = adjectifs
moji-option-theme-food = cuisine et boissons
moji-option-theme-animals = animaux
moji-option-theme-movies = films et séries
moji-option-theme-books = livres
moji-option-theme-famous = personnes célèbres
moji-option-variation = Jeu
moji-option-variation-help = Dire des mots au plus vite, jouer tour à tour sur une grille de cartes, ou écrire des mots en secret.
moji-option-variation-race = La course
moji-option-variation-off-the-grid = Hors de la grille
moji-option-variation-eagle-eyes = Œil d’aigle
moji-option-rounds = Manches
moji-option-rounds-help = Le total des points de toutes les manches décide.
moji-option-rounds-1 = une
moji-option-rounds-2 = deux
moji-option-rounds-3 = trois
moji-option-rounds-5 = cinq
moji-option-masters-choice = Le choix du Maître
moji-option-masters-choice-help = Qui gagne une manche choisit les défis de la suivante.
moji-option-stack-em-up = Empilez
moji-option-stack-em-up-help = Quand tous sont bloqués, de nouvelles cartes couvrent les anciennes et se prennent avec elles.
moji-option-partners = Partenaires
moji-option-partners-help = Les joueurs face à face réunissent leurs gains ; au boulet, aussi leurs lettres.
moji-option-partners-none = chacun pour soi
moji-option-partners-do-si-do = Do-si-do : gains réunis
moji-option-partners-ball-and-chain = Le boulet : les lettres des deux partenaires
moji-option-partners-partner-only = Le boulet : la seule lettre du partenaire
moji-option-monochrome = Une seule couleur
moji-option-monochrome-help = Un mot prend des cartes de la même couleur.
moji-option-three-amigos = Les trois amis
moji-option-three-amigos-help = Seules comptent votre carte et celles de vos deux voisins.
moji-option-proper-nouns = Noms admis
moji-option-proper-nouns-help = Les noms propres, abréviations et autres comptent comme mots.
moji-option-endings = Toutes les formes admises
moji-option-endings-help = Les pluriels en -s et les formes en -ing et -ed comptent comme mots.
moji-option-repeats = Répétitions admises
moji-option-repeats-help = Un mot peut être redit dans la même manche.
moji-option-own-words = Mots ajoutés
moji-option-own-words-help = Ils comptent à cette table.
moji-option-banned-words = Mots exclus
moji-option-banned-words-help = Ils ne comptent pas à cette table.
moji-option-house-rules = Règles de la maison
moji-option-house-rules-help = Tout ce dont vous convenez encore, montré à tous.
moji-option-tie-window = Ex æquo
moji-option-tie-window-help = Des mots dits pendant ce temps comptent comme dits ensemble.
moji-option-cool-down = Reprendre son souffle
moji-option-cool-down-help = Trois mots faux en cinq secondes valent une pause de deux secondes.
moji-option-order = Ordre des tours
moji-option-order-help = Du plus jeune joueur au plus âgé.
moji-partners-play-with-four-or-six = Avec des partenaires, on joue à quatre ou à six.
moji-ball-and-chain-needs-card-in = Le boulet demande une carte devant chaque joueur : cela ne va qu’avec la course.
moji-ball-and-chain-and-three-amigos = Le boulet et Les trois amis disent chacun quelles cartes comptent : choisissez l’un des deux.
moji-ball-and-chain-leaves-no-choice = Le boulet ne laisse pas le choix des cartes : avec une seule couleur, on ne pourrait presque rien dire.
moji-with-partners-letter-alone-there-no = Avec la seule lettre du partenaire, il n’y a pas deux lettres à placer.
moji-three-amigos-for-four-or-more = Les trois amis se jouent à quatre ou plus.

## Picture

moji-cards-won = Cartes gagnées : { $count }.
moji-round = Manche { $round }.
moji-said = { $name } a dit { $word }.

## Refusals

moji-hindrances-vote = On vote déjà sur un mot.
moji-hindrances-own = On ne conteste pas son propre mot.
moji-hindrances-another-s = Seul celui qui l’a dit conteste un mot refusé.
moji-hindrances-again = Le mot { $word } a déjà été contesté.
moji-hindrances-cards = Les cartes ne permettent pas le mot { $word } : ce n’est pas une affaire d’opinion.
moji-hindrances-shared = Quelqu’un d’autre a aussi le mot { $word }.
moji-hindrances-alone = Il n’y a personne pour voter : la liste décide.
moji-there-no-verdict-that-you-can = Il n’y a pas de décision que vous puissiez contester maintenant.
moji-now-not-time-write = Ce n’est pas le moment d’écrire.
moji-faults-cards = Le mot { $word } n’a pas les lettres de deux cartes que vous pouvez prendre.
moji-faults-first-or-last = Le mot { $word } ne commence ni ne finit par une lettre que vous prendriez.
moji-faults-first-and-last = Le mot { $word } ne commence et ne finit pas par des cartes que vous prendriez.
moji-faults-between = Le mot { $word } n’a pas à l’intérieur deux des lettres que vous prendriez.
moji-faults-colour = Le mot { $word } n’a pas les lettres de deux cartes de même couleur.
moji-faults-unknown = Le mot { $word } n’est pas dans la liste.
moji-faults-name = Le mot { $word } est un nom propre.
moji-faults-abbreviation = Le mot { $word } est une abréviation.
moji-faults-ending = Le mot { $word } est une forme du mot { $detail }.
moji-faults-used = Le mot { $word } a déjà été dit dans cette manche.
moji-faults-banned = Le mot { $word } ne compte pas à cette table.
moji-faults-short = Le mot { $word } est trop court : au moins { $detail } lettres.
moji-faults-theme = Le mot { $word } n’appartient à aucun des thèmes de cette manche.
moji-faults-again = Il faut maintenant un nouveau mot : { $word } a été dit à égalité.
moji-faults-voted = Les autres ont écarté le mot { $word } par leur vote.
moji-it-not-your-turn = Ce n’est pas votre tour.
moji-turns-passed-in-off-grid-alone = On ne passe son tour qu’à Hors de la grille.
moji-no-words-said-now = Ce n’est pas le moment de dire des mots.
moji-cards-lie-open-already = Les cartes sont déjà visibles.
moji-you-have-said-so-already = Vous l’avez déjà dit.
moji-flip-your-next-card-first = Retournez d’abord votre prochaine carte.
moji-your-last-word-still-being-settled = Votre dernier mot n’est pas encore tranché.
moji-three-wrong-words-in-row-take = Trois mots faux de suite : respirez un instant.
moji-you-have-no-card-flip-now = Vous n’avez pas de carte à retourner maintenant.
moji-only-in-race-anybody-stuck = On n’est bloqué que dans la course.
moji-word-being-voted-on-that-comes = On vote sur un mot : cela passe d’abord.
moji-no-challenges-be-picked-now = Il n’y a pas de défis à choisir maintenant.
moji-winner-last-round-picks-challenges = C’est au gagnant de la dernière manche de choisir les défis.
moji-with-one-opponent-list-speaks-first = À deux, la liste parle d’abord ; ce que vous contestez, votre adversaire le décide.

## Terminal

moji-this-round = Cette manche : { $challenges }.
moji-your-card-gone-enter-flips-next = Votre carte est partie : Entrée retourne la suivante.
moji-being-settled = Le mot { $word } est en attente.
moji-your-sheet = Votre feuille : { $words }
moji-go-on-enter-alone-will-do = continuer ; Entrée suffit
moji-write-these-words-on-your-sheet = écrire ces mots sur votre feuille, à la place de ce qui y est
moji-choose-challenges-next-round = choisir les défis de la prochaine manche
moji-say-word = dire un mot
moji-say-nothing-this-turn = ne rien dire ce tour
moji-turn-your-next-card-enter-alone = retourner votre prochaine carte ; Entrée suffit
moji-say-that-you-find-nothing = dire que vous ne trouvez rien
moji-question-verdict-on-word = contester la décision sur un mot
moji-name-one-word-letters-as-in = Nommez un seul mot, par exemple « /word LIGHT ».
moji-counts = Le mot { $word } compte.
moji-flip = à retourner : { $count }
moji-under-it = dessous : { $count }
moji-has-flip = doit retourner
moji-stuck = à court d’idées
moji-speak = a la parole
moji-ready = à vos marques

## Lookup

moji-no-moji-played-with-english-words = Non : moji se joue avec des mots anglais.
moji-yes-it-counts = Oui : il compte.
moji-but-it-counts-where-its-theme = Mais il compte là où l’on joue son thème.

## Events and prompts

moji-placement-names-first-or-last = une lettre prise en tête ou en fin
moji-placement-names-first-and-last = des lettres prises en tête et en fin
moji-placement-names-between = deux lettres prises à l’intérieur
moji-endings-one = Un seul joueur a encore des cartes à retourner : la manche est finie.
moji-endings-played = Toutes les cartes sont jouées : la manche est finie.
moji-endings-stuck = Personne ne trouve plus de mot : la manche est finie.
moji-endings-written = Les feuilles sont lues : la manche est finie.
moji-endings-alone = Il ne reste qu’un camp : la manche est finie.
moji-round-2 = Manche { $round } : { $challenges }.
moji-all-flip = Tous retournent : { $cards }.
moji-card-flipped-for = Une carte est retournée pour { $name } : { $card }.
moji-flips = { $name } retourne { $card }.
moji-counts-was-it-first = Le mot { $word } compte. Était-il le premier ?
moji-says-and-collects = { $name } dit { $word } et prend { $cards }.
moji-together-they-race-on-for-with = Ensemble : { $said }. La course continue entre eux pour { $cards }, avec de nouveaux mots.
moji-too-late-with = { $name } arrive trop tard avec { $word }.
moji-is-stuck = { $name } est à court d’idées.
moji-all-who-raced-on-stuck-can = Tous ceux qui continuaient sont bloqués : { $cards } de nouveau pour tous.
moji-all-stuck-set-aside = Tous sont bloqués : cartes écartées : { $cards }.
moji-s-cards-set-aside = Les cartes de { $name } sont écartées ({ $count }).
moji-questions-verdict-on = { $name } conteste la décision sur le mot { $word }.
moji-vote-counts = Le vote : le mot { $word } compte.
moji-vote-does-not-count = Le vote : le mot { $word } ne compte pas.
moji-vote-counts-as-before = Le vote : le mot { $word } compte, comme avant.
moji-vote-does-not-count-as-before = Le vote : le mot { $word } ne compte pas, comme avant.
moji-grid-laid-cards = La grille est posée : { $count } cartes.
moji-s-turn = À { $name } de jouer.
moji-s-time-up = { $name } : temps écoulé.
moji-passes = { $name } passe son tour.
moji-all-write-words-with = Tous écrivent des mots avec { $cards }.
moji-sheets-compared-words-score = Les feuilles sont comparées : mots { $count }, dont { $good } comptent.
moji-no-challenges = aucun défi
moji-picks = { $name } choisit : { $challenges }.
moji-letters-or-more = { $min } lettres ou plus
moji-points = Points : { $points }.
moji-moji-master = Maître de moji : { $names }.
moji-wins = { $name } gagne.
moji-share-win = Victoire partagée : { $names }.
moji-said-and-it-was-accepted-does = { $name } a dit { $word }, et le mot a été admis. Compte-t-il ?
moji-said-and-it-was-refused-does = { $name } a dit { $word }, et le mot a été refusé. Compte-t-il ?

## Commands

moji-sheet-holds-words-at-most = Une feuille ne contient pas plus de { $most } mots.
moji-no-command-here-there-say-word = « { $text } » n’est pas une commande de ce jeu. Il y a : « say MOT », « flip », « stuck », « question MOT », « ready », « pick … », « write MOT; MOT », « pass ».
moji-word-has-1-characters-and-letter = Un mot compte de 1 à { $longest } caractères, dont une lettre au moins.
moji-challenges-picked-as-in-pick-min = On choisit les défis ainsi : « pick min=5 placement=between theme=food,animals ».
moji-there-no-challenge-there-min-placement = Le défi « { $name } » n’existe pas ; il y a min, placement et theme.
moji-shortest-word-has-3-4-or = Le mot le plus court a 3, 4 ou 5 lettres, pas « { $min } ».
moji-there-no-placement-there = La place « { $name } » n’existe pas ; il y a : { $names }.
moji-there-no-theme-there = Le thème « { $name } » n’existe pas ; il y a : { $names }.

## Positions

moji-position-cannot-be-written-at-this = La position ne peut pas être écrite en ce moment : attendez la prochaine carte.
moji-no-part-position-here-or-stands = « { $key } » ne fait pas partie d’une position, ou s’y trouve deux fois.
moji-no-challenges-write-as-in-min = « { $text } » : ce ne sont pas des défis ; écrivez par exemple « min=5 placement=between ».
moji-there-no-card-or-it-lies = La carte { $card } n’existe pas, ou s’y trouve deux fois.
moji-no-cards-write-letters-each-with = « { $text } » : ce ne sont pas des cartes ; écrivez des lettres, chacune avec ou sans sa couleur.
moji-no-card-write-as-in-red = « { $text } » n’est pas une carte ; écrivez par exemple « A red ».
moji-has-parts-for-players = « { $key } » a { $given } parties, pour { $players } joueurs.
moji-there-not-so-many-cards = Il n’y a pas autant de cartes { $card }.
moji-no-number-from-0 = « { $text } » n’est pas un nombre de 0 à { $most }.
