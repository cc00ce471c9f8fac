## Whether it is a word

words-english = { $word } is a valid English word.
words-not-english = { $word } isn’t a valid English word.
words-french = { $word } is a valid French word.
words-not-french = { $word } isn’t a valid French word.

## What it is

words-name = It’s a name, written with a capital letter.
words-abbreviation = It’s an abbreviation.
words-noun = It’s a noun.
words-verb = It’s a verb.
words-adjective = It’s an adjective.
words-adverb = It’s an adverb.
words-headword = It has its own entry in the dictionary.
words-form = It’s a form of { $base }.
words-form-plural = It’s the plural of { $base }.
words-form-third-person = It’s the third-person form of the verb { $base }.
words-form-ing = It’s the -ing form of the verb { $base }.
words-form-past = It’s a past form of the verb { $base }.
words-form-irregular = It’s an irregular form of the verb { $base }.
words-form-old = It’s an old form of the verb { $base }.
words-form-comparative = It’s the comparative of { $base }.
words-form-superlative = It’s the superlative of { $base }.
words-form-verb = It’s a form of the verb { $base }.

## More about it

words-only-a-form = It’s only the { $ending } form of another word, so some games don’t count it.
words-only-plural = It’s only a plural, so some games don’t count it.
words-only-present-participle = It’s only a present participle, so some games don’t count it.
words-only-verb-form = It’s only a form of a verb, so some games don’t count it.
words-own-right = It’s a word of its own, not just an -s, -ing or -ed form.
words-theme-food = Theme: food & drink.
words-theme-animals = Theme: animals.
words-theme-films = Theme: movies ({ $written }).
words-theme-shows = Theme: TV shows ({ $written }).
words-theme-books = Theme: books ({ $written }).
words-theme-persons = Theme: famous people ({ $written }).
words-common = It’s a common word: { $zipf } on the Zipf scale, where THE is at 7.7.
words-uncommon = It’s not a very common word: { $zipf } on the Zipf scale, where THE is at 7.7.
words-rare = It’s a rare word: { $zipf } on the Zipf scale, where THE is at 7.7.
words-unfit-listed = This word is valid, but bots and hints don’t use it: it isn’t for children.
words-unfit-unlisted = This isn’t a valid word, and it isn’t for children.
words-name-unfit = Please choose another name: this one contains a word that isn’t for children.

## Definitions

words-defined-noun = { $word } (noun): { $text }
words-defined-verb = { $word } (verb): { $text }
words-defined-adjective = { $word } (adjective): { $text }
words-defined-adverb = { $word } (adverb): { $text }

## Verdicts

words-no-verdicts = { $game } doesn’t judge words.
