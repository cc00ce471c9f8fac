## Phases

moji-ui-phase-ready = On commence ?
moji-ui-phase-race = À vos mots !
moji-ui-phase-write = Écrivez !
moji-ui-phase-review = Comparez vos mots
moji-ui-phase-pick = Le choix du gagnant

## Cards

moji-ui-round = Manche { $number } sur { $total }
moji-ui-open = Cartes retournées
moji-ui-grid = Grille
moji-ui-middle = Les cartes au milieu
moji-ui-card =
    { $points ->
        [one] { $letter }, { $colour }, { $points } point
       *[other] { $letter }, { $colour }, { $points } points
    }
moji-ui-colour-red = rouge
moji-ui-colour-blue = bleu
moji-ui-colour-yellow = jaune
moji-ui-colour-green = vert
moji-ui-no-card = pas de carte
moji-ui-taken = prise
moji-ui-under =
    { $count ->
        [one] { $count } carte en dessous
       *[other] { $count } cartes en dessous
    }
moji-ui-stack =
    { $count ->
        [one] { $count } carte à retourner
       *[other] { $count } cartes à retourner
    }
moji-ui-pile =
    { $count ->
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
moji-ui-no-pile = Aucune carte.
moji-ui-stuck-now = sèche
moji-ui-ready-now = c’est bon
moji-ui-owes-flip = à retourner
moji-ui-partner = votre partenaire
moji-ui-out-of-reach = vous ne pouvez pas prendre cette carte
moji-ui-note-pile =
    { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
moji-ui-note-with = avec { $name }

## Playing

moji-ui-field = Votre mot
moji-ui-field-title = Votre mot, titre ou nom
moji-ui-say = Dire le mot
moji-ui-add = Écrire le mot
moji-ui-flip = Retourner
moji-ui-stuck = Je sèche
moji-ui-ready = On y va
moji-ui-continue = Continuer
moji-ui-pass = Passer
moji-ui-ready-of = Prêts : { $count } sur { $total }
moji-ui-shortcuts =
    A–Z : écrire un mot
    Entrée : le dire ; si le champ est vide, retourner une carte ou lancer la manche
    ? dans le champ vide : dire que vous séchez
    Échap : vider le champ
moji-ui-keys = Appuyez sur Entrée pour dire votre mot. Si le champ est vide, Entrée retourne votre carte ou lance la manche, et ? dit que vous séchez.
moji-ui-keys-short-ready = Appuyez sur Entrée pour commencer
moji-ui-keys-short-flip = Appuyez sur Entrée pour retourner votre carte
moji-ui-keys-short-stuck = Appuyez sur ? si vous séchez
moji-ui-flip-first = Votre carte a été prise. Retournez la suivante pour continuer.
moji-ui-now-both = Utilisez les deux lettres : { $letters }.
moji-ui-now-two-of = Utilisez au moins deux de ces lettres : { $letters }.
moji-ui-now-any = Utilisez au moins deux des lettres.
moji-ui-now-also = { $cards } De plus : { $challenges }.
moji-ui-now-flips = Carte à retourner : on attend { $names }.
moji-ui-now-colour = Utilisez au moins deux cartes d’une même couleur.
moji-ui-now-partner = Utilisez la lettre de votre partenaire ({ $name }) : { $letter }.
moji-ui-now-partner-none = { $name } n’a pas de carte face visible : vous ne pouvez rien prendre.
moji-ui-turn-of = { $name } cherche un mot.
moji-ui-your-turn = Trouvez un mot qui utilise le plus de cartes possible.
moji-ui-race-soon = Les cartes se retournent quand tout le monde est prêt.
moji-ui-on-screen = Les cartes sont sur la télé.
moji-ui-show-cards = Afficher toutes les cartes ici
moji-ui-hide-cards = Masquer les autres cartes
moji-ui-write-hint = Écrivez des mots avec au moins deux de ces lettres. Un mot écrit aussi par quelqu’un d’autre ne rapporte rien.
moji-ui-sheet = Vos mots
moji-ui-sheet-empty = Pas encore de mot.
moji-ui-strike = Rayer { $word }
moji-ui-sheet-of = { $name } : mots écrits
moji-ui-crossed = rayé
moji-ui-blank-sheet = Aucun mot.
moji-ui-question = Contester
moji-ui-question-of = Contester { $word }
moji-ui-said-by = { $name } : { $word }
moji-ui-duel = Égalité : { $names } continuent pour { $cards }.
moji-ui-duel-yours = Égalité ! Trouvez un nouveau mot pour { $cards }.
moji-ui-picking = { $name } a gagné la manche et choisit les défis de la suivante.
moji-ui-pick-yours = Choisissez les défis de la manche suivante.
moji-ui-pick = Jouer avec ces défis
moji-ui-challenges = Cette manche
moji-ui-anything = N’importe quel mot avec deux des lettres
moji-ui-dispute-yes = Il compte
moji-ui-dispute-no = Il ne compte pas
moji-ui-verdict-won =
    { $word } vous rapporte { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
moji-ui-verdict-together = Égalité avec { $names } ! Trouvez un nouveau mot pour { $cards }.

## Why a written word doesn’t count

moji-ui-short-fault-cards = n’utilise pas deux cartes
moji-ui-short-fault-first-or-last = doit commencer ou finir par la lettre d’une carte
moji-ui-short-fault-first-and-last = doit commencer et finir par des lettres de cartes
moji-ui-short-fault-between = doit avoir les lettres de deux cartes à l’intérieur
moji-ui-short-fault-colour = n’utilise pas deux cartes de la même couleur
moji-ui-short-fault-unknown = pas un mot valable
moji-ui-short-fault-name = un nom propre
moji-ui-short-fault-abbreviation = une abréviation
moji-ui-short-fault-several = plusieurs mots
moji-ui-short-fault-contraction = une contraction
moji-ui-short-fault-foreign = un mot étranger
moji-ui-short-fault-partner-card = votre partenaire n’a pas de carte visible
moji-ui-short-fault-partner-letter = n’a pas la lettre de votre partenaire
moji-ui-short-fault-ending = un pluriel ou une forme de verbe
moji-ui-short-fault-form = un pluriel ou une forme de verbe
moji-ui-short-fault-used = déjà dit
moji-ui-short-fault-banned = exclu
moji-ui-short-fault-short = trop court
moji-ui-short-fault-theme = hors des thèmes
moji-ui-short-fault-same = écrit aussi par quelqu’un d’autre
moji-ui-short-fault-voted = refusé par un vote

## Rounds

moji-ui-intro-race = Dites avant les autres un mot avec au moins deux des lettres, et prenez ces cartes.
moji-ui-intro-off-the-grid = Chacun son tour. Trouvez un mot en 30 secondes : il prend toutes les cartes dont il utilise la lettre.
moji-ui-intro-eagle-eyes = Tout le monde écrit des mots pendant 30 secondes. Seuls comptent les mots que personne d’autre n’a écrits.
moji-ui-intro-do-si-do = Vous et le joueur en face de vous gagnez des cartes ensemble.
moji-ui-intro-ball-and-chain = Votre mot doit utiliser votre lettre et celle de votre partenaire.
moji-ui-intro-partner-only = Votre mot doit utiliser la lettre de votre partenaire.
moji-ui-result-label = Manche { $round }
moji-ui-result-you = Vous avez gagné la manche { $round } !
moji-ui-result =
    { $count ->
        [0] Personne n’a gagné la manche { $round }.
        [one] Manche { $round } : { $names } l’emporte.
       *[other] Manche { $round } : égalité entre { $names }.
    }
moji-ui-result-missed = Personne n’a trouvé

## End

moji-ui-end-piles = Cartes gagnées
moji-ui-end-cards = Cartes
moji-ui-end-words = Mots
moji-ui-end-best = Meilleur mot
moji-ui-end-card =
    { $points ->
        [one] Meilleur mot : { $word }, { $points } point ({ $name })
       *[other] Meilleur mot : { $word }, { $points } points ({ $name })
    }
moji-ui-end-curve = Points, mot après mot
moji-ui-end-longest = Mot le plus long
moji-ui-end-begin = Avant la première carte.
moji-ui-end-first = Qui a été le plus rapide ?
moji-ui-end-first-at = { $name }, { $word } : { NUMBER($at, minimumFractionDigits: 3, maximumFractionDigits: 3) } s
moji-ui-end-first-heard-at = { $name }, { $word } : { NUMBER($at, minimumFractionDigits: 3, maximumFractionDigits: 3) } s (reçu après { NUMBER($raw, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)
