lookup-title = Chercher un mot
lookup-intro = Tapez un mot pour savoir s’il est valable, où il se trouve dans la Bible et à quoi il est lié.
lookup-field = Un mot, un nom ou un titre
lookup-button = Chercher
lookup-language = Langue du mot
lookup-history = Récents
lookup-forget = Effacer
lookup-invite = Une idée pour commencer :
lookup-and = avec
lookup-verdicts = Dans les jeux
lookup-yes = oui
lookup-no = non
lookup-form-of = Voir aussi :
lookup-in-text = Dans la Bible :
lookup-themes-of = Thèmes
lookup-definitions = Définitions
lookup-unfit = Pas pour les enfants : les robots et les conseils évitent ce mot.
lookup-verses = Dans la Bible
lookup-verses-count =
    { $count ->
        [one] { $count } verset dans la Bible King James
       *[other] { NUMBER($count) } versets dans la Bible King James
    }
lookup-verses-none = Ce mot n’est pas dans la Bible King James.
lookup-all-books = Tous les livres
lookup-book = Livre
lookup-more = En afficher { $number } de plus
lookup-stories = Récits : { $word }
lookup-stories-some = Les { $shown } qui en parlent le plus, sur { $count }.
lookup-claims = Ce que c’est, et qui le dit
lookup-speaks =
    { $count ->
        [one] Quelqu’un de ce nom parle dans { $count } verset.
       *[other] Quelqu’un de ce nom parle dans { $count } versets.
    }
lookup-persons =
    { $count ->
        [1] Famille ({ $name })
       *[other] { $count } personnes nommées { $name }
    }
lookup-also-called = aussi { $names }
lookup-other-names = Autres noms
lookup-not-all = Voici les { $shown } plus connues.
lookup-parents = Parents
lookup-households = Conjoints et enfants
lookup-siblings = Frères et sœurs
lookup-children = Enfants
lookup-children-with = Enfants avec { $partner }
lookup-no-kin = Aucun proche dans nos généalogies.
lookup-connect = Liens
lookup-connect-hint = Voyez ce qui relie { $word } à un autre mot.
lookup-other = Un autre mot
lookup-connect-button = Trouver le lien
lookup-unproven = Aucun lien trouvé dans la Bible. Voici où ces mots sont le plus proches :
lookup-nowhere = Aucun lien trouvé dans la Bible. Ces mots ne sont jamais proches l’un de l’autre.
lookup-apart =
    { $count ->
        [0] dans le même verset
        [one] à { $count } verset de distance
       *[other] à { $count } versets de distance
    }
lookup-unknown = Nous ne connaissons pas { $word }.
lookup-unknown-hint = Vérifiez l’orthographe.
lookup-near = Vouliez-vous dire :
lookup-elsewhere = Mais ce mot existe en { $name }.
lookup-elsewhere-button = Chercher en { $name }
lookup-closed = Pas pendant une partie
lookup-closed-text = Votre partie ne permet pas de chercher des mots. Revenez ici quand la partie sera terminée.
lookup-back = Retour à la partie { $code }
lookup-found = Résultats pour { $word }.
lookup-text = Les versets sont ceux de la Bible King James, en anglais.

## Languages

lookup-language-en = anglais
lookup-language-fr = français

## Themes

lookup-theme-nouns = noms
lookup-theme-verbs = verbes
lookup-theme-adjectives = adjectifs
lookup-theme-food = cuisine et boissons
lookup-theme-animals = animaux
lookup-theme-films = films
lookup-theme-shows = séries
lookup-theme-books = livres
lookup-theme-persons = personnes célèbres
