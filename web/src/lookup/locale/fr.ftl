lookup-title = Chercher un mot
lookup-intro = Un mot, et voici ses verdicts, ses versets, sa parenté et ce qui le relie à un autre.
lookup-field = Un mot, un nom ou un titre
lookup-button = Chercher
lookup-language = Langue du mot
lookup-history = Déjà cherchés
lookup-invite = Chaque verdict vient avec sa règle, chaque affirmation avec son verset. Commencez par exemple par
lookup-and = avec
lookup-verdicts = Dans les jeux
lookup-yes = oui
lookup-no = non
lookup-form-of = une forme de
lookup-in-text = Dans le texte :
lookup-themes-of = Thèmes
lookup-unfit = Les robots et les conseils évitent ce mot ; à certaines tables, mieux vaut ne pas le dire (AG-8).
lookup-verses = Ses versets
lookup-verses-count = { $count ->
    [one] { $count } verset de la King James Version
   *[other] { $count } versets de la King James Version
}
lookup-verses-none = Il n’est pas dans la King James Version.
lookup-all-books = Tous les livres
lookup-book = Livre
lookup-more = { $number } de plus
lookup-claims = Ce qu’il nomme, et qui le dit
lookup-speaks = { $count ->
    [one] Quelqu’un de ce nom parle dans { $count } verset.
   *[other] Quelqu’un de ce nom parle dans { $count } versets.
}
lookup-persons = { $count ->
    [1] La famille : { $name }
   *[other] { $count } personnes de ce nom : { $name }
}
lookup-also-called = aussi { $names }
lookup-not-all = Voici les { $shown } plus connues.
lookup-parents = Parents
lookup-households = Époux ou épouses, et enfants
lookup-siblings = Frères et sœurs
lookup-children = Enfants
lookup-children-with = Enfants avec { $partner }
lookup-no-kin = Le texte ne nomme aucun parent de cette personne.
lookup-connect = Ce qui le relie
lookup-connect-hint = { $word } et un autre mot : les versets, la parenté, la preuve.
lookup-other = Un autre mot
lookup-connect-button = Relier
lookup-unproven = Rien dans le texte ne les relie. Voici où ils sont le plus proches :
lookup-nowhere = Rien dans le texte ne les relie, et ils ne sont jamais proches.
lookup-apart = { $count ->
    [0] dans un même verset
    [one] à { $count } verset de distance
   *[other] à { $count } versets de distance
}
lookup-unknown = Personne ici ne connaît { $word }.
lookup-unknown-hint = Est-ce bien l’orthographe que vous vouliez ?
lookup-near = Presque pareil :
lookup-elsewhere = Mais c’est un mot en { $name }.
lookup-elsewhere-button = Chercher en { $name }
lookup-closed = Pas pendant la partie
lookup-closed-text = Vous êtes à une table où l’on joue sans rien chercher, comme un livre qui reste sur l’étagère jusqu’à la fin de la partie.
lookup-back = Retour à la table { $code }
lookup-rule = Règle AG-7
lookup-found = { $word } : c’est trouvé.
lookup-text = Les versets sont ceux de la King James Version, en anglais.

## Languages

lookup-language-en = anglais
lookup-language-fr = français

## Themes

lookup-theme-nouns = noms
lookup-theme-verbs = verbes
lookup-theme-adjectives = adjectifs
lookup-theme-food = manger et boire
lookup-theme-animals = animaux
lookup-theme-films = films
lookup-theme-shows = séries télévisées
lookup-theme-books = livres
lookup-theme-persons = personnes célèbres
