lookup-title = Look it up
lookup-intro = A word in; out come its verdicts, its verses, its kin and what connects it with another.
lookup-field = A word, a name or a title
lookup-button = Look up
lookup-language = Language of the word
lookup-history = Looked up before
lookup-invite = Every verdict comes with its rule, every claim with its verse. You might begin with
lookup-and = with
lookup-verdicts = In the games
lookup-yes = yes
lookup-no = no
lookup-form-of = a form of
lookup-in-text = In the text:
lookup-themes-of = Themes
lookup-unfit = Bots and hints leave this word alone; at some tables it is better not said (AG-8).
lookup-verses = Its verses
lookup-verses-count = { $count ->
    [one] { $count } verse of the King James Version
   *[other] { $count } verses of the King James Version
}
lookup-verses-none = The King James Version does not have it.
lookup-all-books = All books
lookup-book = Book
lookup-more = { $number } more
lookup-claims = What it names, and who says it
lookup-speaks = { $count ->
    [one] Somebody of this name speaks in { $count } verse.
   *[other] Somebody of this name speaks in { $count } verses.
}
lookup-persons = { $count ->
    [1] The family of { $name }
   *[other] { $count } persons called { $name }
}
lookup-also-called = also called { $names }
lookup-not-all = The best known { $shown } are shown.
lookup-parents = Parents
lookup-households = Husbands or wives, and children
lookup-siblings = Brothers and sisters
lookup-children = Children
lookup-children-with = Children with { $partner }
lookup-no-kin = The text names no kin of this person.
lookup-connect = What connects it
lookup-connect-hint = { $word } and another word: the verses, the kin, the proof.
lookup-other = Another word
lookup-connect-button = Connect
lookup-unproven = Nothing in the text connects them. This is where they come nearest:
lookup-nowhere = Nothing in the text connects them, and they never come near each other.
lookup-apart = { $count ->
    [0] in one verse
    [one] { $count } verse apart
   *[other] { $count } verses apart
}
lookup-unknown = Nobody here knows { $word }.
lookup-unknown-hint = Is it spelled as you meant it?
lookup-near = Nearly so:
lookup-elsewhere = But it is a word in { $name }.
lookup-elsewhere-button = Look it up in { $name }
lookup-closed = Not while you play
lookup-closed-text = You sit at a table that plays without looking words up, like a book that stays on the shelf until the game is over.
lookup-back = Back to table { $code }
lookup-rule = Rule AG-7
lookup-found = { $word } has been looked up.
lookup-text = Verses are those of the King James Version.

## Languages

lookup-language-en = English
lookup-language-fr = French

## Themes

lookup-theme-nouns = nouns
lookup-theme-verbs = verbs
lookup-theme-adjectives = adjectives
lookup-theme-food = food and drink
lookup-theme-animals = animals
lookup-theme-films = films
lookup-theme-shows = television shows
lookup-theme-books = books
lookup-theme-persons = famous persons
