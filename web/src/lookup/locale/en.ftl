lookup-title = Word lookup
lookup-intro = Type a word to see if it’s valid, where it is in the Bible and what it links to.
lookup-field = A word, a name or a title
lookup-button = Look up
lookup-language = Language of the word
lookup-history = Recent
lookup-forget = Clear
lookup-invite = Not sure where to start? Try
lookup-and = with
lookup-verdicts = In the games
lookup-yes = yes
lookup-no = no
lookup-form-of = See also:
lookup-in-text = In the Bible:
lookup-themes-of = Themes
lookup-definitions = Definitions
lookup-unfit = Not for children: bots and hints avoid it.
lookup-verses = In the Bible
lookup-verses-count =
    { $count ->
        [one] { $count } verse in the King James Version
       *[other] { NUMBER($count) } verses in the King James Version
    }
lookup-verses-none = This word isn’t in the King James Version.
lookup-all-books = All books
lookup-book = Book
lookup-more = Show { $number } more
lookup-stories = Stories with { $word }
lookup-stories-some = The { $shown } most relevant of { $count }.
lookup-claims = What it is, and who says it
lookup-speaks =
    { $count ->
        [one] Someone with this name speaks in { $count } verse.
       *[other] Someone with this name speaks in { $count } verses.
    }
lookup-persons =
    { $count ->
        [1] { $name }’s family
       *[other] { $count } people called { $name }
    }
lookup-also-called = also called { $names }
lookup-other-names = Other names
lookup-not-all = Showing the { $shown } best known.
lookup-parents = Parents
lookup-households = Partners and children
lookup-siblings = Brothers and sisters
lookup-children = Children
lookup-children-with = Children with { $partner }
lookup-no-kin = We don’t know of any relatives.
lookup-connect = Links
lookup-connect-hint = See how { $word } links to another word.
lookup-other = Another word
lookup-connect-button = Find the link
lookup-unproven = We found no link in the Bible. This is where they come closest:
lookup-nowhere = We found no link in the Bible. These words never appear close together.
lookup-apart =
    { $count ->
        [0] in the same verse
        [one] { $count } verse apart
       *[other] { $count } verses apart
    }
lookup-unknown = We don’t know { $word }.
lookup-unknown-hint = Check the spelling.
lookup-near = Did you mean:
lookup-elsewhere = But it’s a word in { $name }.
lookup-elsewhere-button = Look it up in { $name }
lookup-closed = Not during a game
lookup-closed-text = Your game doesn’t allow looking up words. You can use this page when it’s over.
lookup-back = Back to game { $code }
lookup-found = Results for { $word }.
lookup-text = Verses are from the King James Version.

## Languages

lookup-language-en = English
lookup-language-fr = French

## Themes

lookup-theme-nouns = nouns
lookup-theme-verbs = verbs
lookup-theme-adjectives = adjectives
lookup-theme-food = food & drink
lookup-theme-animals = animals
lookup-theme-films = movies
lookup-theme-shows = TV shows
lookup-theme-books = books
lookup-theme-persons = famous people
