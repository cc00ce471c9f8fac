## Whether it is a word

words-english = { $word } est un mot anglais valable.
words-not-english = { $word } n’est pas un mot anglais valable.
words-french = { $word } est un mot français valable.
words-not-french = { $word } n’est pas un mot français valable.

## What it is

words-name = C’est un nom propre, écrit avec une majuscule.
words-abbreviation = C’est une abréviation.
words-noun = C’est un nom.
words-verb = C’est un verbe.
words-adjective = C’est un adjectif.
words-adverb = C’est un adverbe.
words-headword = Ce mot a sa propre entrée dans le dictionnaire.
words-form = C’est une forme du mot { $base }.
words-form-plural = C’est le pluriel du mot { $base }.
words-form-third-person = C’est la troisième personne du verbe { $base }.
words-form-ing = C’est la forme en -ing du verbe { $base }.
words-form-past = C’est une forme du passé du verbe { $base }.
words-form-irregular = C’est une forme irrégulière du verbe { $base }.
words-form-old = C’est une forme ancienne du verbe { $base }.
words-form-comparative = C’est le comparatif du mot { $base }.
words-form-superlative = C’est le superlatif du mot { $base }.
words-form-verb = C’est une forme du verbe { $base }.

## More about it

words-only-a-form = Ce n’est qu’une forme en { $ending } : certains jeux ne la comptent pas.
words-only-plural = Ce n’est qu’un pluriel : certains jeux ne le comptent pas.
words-only-present-participle = Ce n’est qu’un participe présent : certains jeux ne le comptent pas.
words-only-verb-form = Ce n’est qu’une forme d’un verbe : certains jeux ne la comptent pas.
words-own-right = C’est un mot à part entière, pas une simple forme en -s, -ing ou -ed.
words-theme-food = Thème : cuisine et boissons.
words-theme-animals = Thème : animaux.
words-theme-films = Thème : films ({ $written }).
words-theme-shows = Thème : séries ({ $written }).
words-theme-books = Thème : livres ({ $written }).
words-theme-persons = Thème : personnes célèbres ({ $written }).
words-common = C’est un mot courant : { $zipf } sur l’échelle de Zipf, où THE a 7,7.
words-uncommon = C’est un mot peu courant : { $zipf } sur l’échelle de Zipf, où THE a 7,7.
words-rare = C’est un mot rare : { $zipf } sur l’échelle de Zipf, où THE a 7,7.
words-unfit-listed = Ce mot est valable, mais les robots et les conseils l’évitent : il n’est pas pour les enfants.
words-unfit-unlisted = Ce mot n’est pas valable, et il n’est pas pour les enfants.
words-name-unfit = Choisissez un autre nom : celui-ci contient un mot qui n’est pas pour les enfants.

## Definitions

words-defined-noun = { $word } (nom) : { $text }
words-defined-verb = { $word } (verbe) : { $text }
words-defined-adjective = { $word } (adjectif) : { $text }
words-defined-adverb = { $word } (adverbe) : { $text }

## Verdicts

words-no-verdicts = { $game } ne juge pas les mots.
