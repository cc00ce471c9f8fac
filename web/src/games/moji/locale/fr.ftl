## Phases

moji-ui-phase-ready = Êtes-vous prêts ?
moji-ui-phase-race = La course est lancée
moji-ui-phase-write = Écrivez !
moji-ui-phase-review = Les feuilles, côte à côte
moji-ui-phase-pick = Le Maître choisit

moji-ui-round = Manche { $number } sur { $total }
moji-ui-open = Cartes visibles
moji-ui-grid = La grille
moji-ui-middle = Les cartes au milieu
moji-ui-card = { $points ->
    [one] { $letter }, { $colour }, { $points } point
   *[other] { $letter }, { $colour }, { $points } points
}
moji-ui-no-card = pas de carte
moji-ui-taken = prise
moji-ui-under = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
moji-ui-stack = { $count ->
    [one] { $count } carte à retourner
   *[other] { $count } cartes à retourner
}
moji-ui-pile = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}
moji-ui-pile-of =
    { $name } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
moji-ui-no-pile = Rien gagné.
moji-ui-stuck-now = bloqué
moji-ui-ready-now = prêt
moji-ui-owes-flip = doit retourner
moji-ui-partner = votre partenaire
moji-ui-out-of-reach = pas pour vous
moji-ui-field = Votre mot
moji-ui-field-title = Votre mot, titre ou nom
moji-ui-say = Le dire
moji-ui-add = L’écrire
moji-ui-flip = Retourner
moji-ui-stuck = Je suis bloqué
moji-ui-ready = Prêt
moji-ui-go-on = Continuer
moji-ui-pass = Passer
moji-ui-ready-of = { $count ->
    [one] { $count } prêt sur { $total }
   *[other] { $count } prêts sur { $total }
}
moji-ui-keys = Entrée dit le mot. Le champ vide, Entrée retourne votre carte ou dit que vous êtes prêt, et ? que vous êtes bloqué.
moji-ui-flip-first = Retournez votre prochaine carte, puis la course continue.
moji-ui-not-your-turn = C’est à { $name }.
moji-ui-your-turn = À vous : un mot, et le plus de cartes possible.
moji-ui-race-soon = Les cartes sont retournées dès que tous sont prêts.
moji-ui-on-screen = Les cartes sont sur la télévision. Ici, c’est votre clavier.
moji-ui-write-hint = Des mots avec au moins deux de ces lettres. Ce qu’un autre a aussi écrit ne compte pour personne.
moji-ui-sheet = Votre feuille
moji-ui-sheet-empty = Rien d’écrit encore.
moji-ui-strike = Rayer { $word }
moji-ui-sheet-of = Feuille de { $name }
moji-ui-crossed = rayé
moji-ui-blank-sheet = Une feuille vide.
moji-ui-question = Contester
moji-ui-question-of = Contester { $word }
moji-ui-said-by = { $name } : { $word }
moji-ui-duel = { $names } continuent pour { $cards }.
moji-ui-duel-yours = Un nouveau mot pour { $cards } !
moji-ui-picking = { $name } a gagné la manche et choisit les défis de la suivante.
moji-ui-pick-yours = Vous avez gagné la manche. Quels défis pour la suivante ?
moji-ui-pick = Jouer ainsi
moji-ui-anything = Tout mot avec deux des lettres

## Colours

moji-ui-colour-red = rouge
moji-ui-colour-blue = bleu
moji-ui-colour-yellow = jaune
moji-ui-colour-green = vert

## Keys short

moji-ui-keys-short-ready = Entrée : prêt
moji-ui-keys-short-flip = Entrée : retourner
moji-ui-keys-short-stuck = ? : bloqué

## Verdict

moji-ui-verdict-won =
    { $word } est à vous : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
moji-ui-verdict-together = En même temps que { $names }. Un nouveau mot pour { $cards } !

## Faults


## Short faults

moji-ui-short-fault-cards = pas deux des lettres
moji-ui-short-fault-first-or-last = aucune lettre au bord
moji-ui-short-fault-first-and-last = pas aux deux bords
moji-ui-short-fault-between = pas deux à l’intérieur
moji-ui-short-fault-unknown = pas dans la liste
moji-ui-short-fault-name = un nom propre
moji-ui-short-fault-abbreviation = une abréviation
moji-ui-short-fault-ending = forme d’un autre mot
moji-ui-short-fault-used = déjà dit
moji-ui-short-fault-banned = exclu à cette table
moji-ui-short-fault-short = trop court
moji-ui-short-fault-theme = hors du thème
moji-ui-short-fault-same = un autre l’a aussi
moji-ui-short-fault-voted = écarté par un vote

## Challenges

moji-ui-challenge-min = { $least } lettres ou plus
moji-ui-challenge-first-or-last = une lettre prise au début ou à la fin
moji-ui-challenge-first-and-last = des lettres prises au début et à la fin
moji-ui-challenge-between = deux lettres prises à l’intérieur
moji-ui-challenge-theme = seulement : { $themes }

## Notes

moji-ui-note-stack = { $count } à retourner
moji-ui-note-pile = { $count } en poche
moji-ui-note-with = avec { $name }

## Dispute

moji-ui-dispute-yes = Il compte
moji-ui-dispute-no = Il ne compte pas

## End

moji-ui-end-piles = Les cartes gagnées
moji-ui-end-cards = Cartes
moji-ui-end-words = Mots
moji-ui-end-best = Mot le plus riche
moji-ui-end-longest = Mot le plus long
moji-ui-end-begin = Les piles sont face cachée.
moji-ui-end-first = Qui était le premier
moji-ui-end-first-at = { $name } { $word } : { $at } s
moji-ui-end-first-heard-at = { $name } { $word } : { $at } s (entendu à { $raw } s)

## Learn

moji-ui-lesson-title = moji en deux minutes
moji-ui-lesson-type = Un mot avec deux des lettres, puis Entrée
moji-ui-lesson-step-intro-say = Chacun a une pile de cartes à lettres. Tous en retournent une au même moment. Qui dit le premier un mot (anglais) avec au moins deux des lettres prend leurs cartes.
moji-ui-lesson-step-first-say = Voici C, T et A. Dites un mot anglais qui en a deux ou plus : tapez-le, puis Entrée. CAT, par exemple.
moji-ui-lesson-step-first-done = Premier ! Les cartes que votre mot emploie vont sur votre tas. Les lettres rares valent plus.
moji-ui-lesson-step-flip-say = Votre carte est partie. Retournez la suivante, sinon vous ne pouvez rien prendre : touchez Retourner, ou Entrée dans le champ vide.
moji-ui-lesson-step-flip-done = Si vous oubliez, cela se fait tout seul après dix secondes.
moji-ui-lesson-step-wrong-say = Essayez un pluriel ou un nom : RINGS, ou ROME. Un mot faux ne coûte rien, et vous voyez tout de suite pourquoi il ne compte pas.
moji-ui-lesson-step-wrong-done = Vous seul le voyez. Qui pense que la liste se trompe conteste le verdict, et les autres votent.
moji-ui-lesson-step-stuck-say = Q, X et J. Rien ne vient ? Dites que vous êtes bloqué.
moji-ui-lesson-step-stuck-done = Quand tous le sont, ces cartes sont écartées et tous retournent la suivante.
moji-ui-lesson-step-end-say = Quand les piles sont jouées, on compte les points des tas. Les défis rendent la chose plus dure, les variations la renversent : choisissez-les en dressant la table.
moji-ui-lesson-fault-letters = Ce mot n’a pas deux des lettres qui sont là.
moji-ui-lesson-fault-ending = Les pluriels et les formes en -ing et -ed ne comptent pas.
moji-ui-lesson-fault-name = Les noms propres ne comptent pas.
moji-ui-lesson-fault-unknown = Cette leçon ne connaît que peu de mots. Essayez CAT ou RING.
