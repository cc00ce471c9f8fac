## Bibles bible

scripture-bible-damaged-import-it-again-with = The Bible “{ $name }” is damaged: import it again with --replace.

## Bibles bible files

scripture-neither-file-nor-folder = { $path } is neither a file nor a folder.
scripture-there-no-file = There is no file { $path }.
scripture-cannot-be-read = { $path } cannot be read: { $reason }.
scripture-no-sound-archive = { $path } is no sound archive: { $reason }.
scripture-there-no-bible-in-no-file = There is no Bible in { $path }: no file of OSIS, USFM or CSV.
scripture-too-large-at-most-mb-read = { $path } is too large: at most { $most } MB are read.
scripture-this-not-written-in-utf-8 = this is not written in UTF-8.
scripture-this-no-text = this is no text.

## Bibles choice

scripture-option-bible-there-no-bible-called = Option “bible”: there is no Bible called “{ $name }”; there are: { $there }.

## Bibles errors

scripture-line = { $file }, line { $line }: { $reason }

## Bibles library

scripture-cannot-be-name-bible-small-letters = “{ $name }” cannot be the name of a Bible: small letters a to z, digits and hyphens, at most 40.
scripture-king-james-version-which-always-there = “{ $name }” is the King James Version, which is always there: --name gives another.
scripture-no-code-language-such-as-fr = “{ $language }” is no code of a language, such as fr or en.
scripture-there-bible-called-already-replace-puts = There is a Bible called “{ $name }” already; --replace puts this one in its place.
scripture-most-its-words-not-written-in = Most of its words are not written in letters that Parlour can lay: A to Z.
scripture-cannot-be-written = { $path } cannot be written: { $reason }.
scripture-there-no-bible-called-there = There is no Bible called “{ $name }”; there are: { $there }.
scripture-there-no-bible-called-none-has = There is no Bible called “{ $name }”: none has been imported.
scripture-cannot-be-removed = { $path } cannot be removed: { $reason }.

## Bibles osis

scripture-it-declares-entities-its-own-and = it declares entities of its own, and these are not read.
scripture-this-xml-but-no-osis-it = this is XML, but no OSIS: it begins with <{ $element }>.
scripture-its-elements-lie-more-than-deep = its elements lie more than { $deep } deep in each other.
scripture-verse-ends-that-did-not-begin = a verse ends that did not begin: { $id }.
scripture-verse-has-no-osisid = a verse has no osisID.
scripture-begins-before-verse-before-it-has = { $id } begins before the verse before it has ended.
scripture-no-osisid-verse = “{ $id }” is no osisID of a verse.
scripture-this-no-sound-xml = this is no sound XML: { $reason }.
scripture-this-verse-has-no-end = this verse has no end.

## Bibles rows

scripture-this-no-sound-table = this is no sound table: { $reason }.
scripture-no-column-called = no column is called “{ $column }”.
scripture-this-row-has-columns-and-that = this row has { $count } columns, and that is too few.
scripture-no-book-called = no book is called “{ $book }”.
scripture-no-number-chapter-or-verse = “{ $text }” is no number of a chapter or verse.
scripture-verse-letters-too-long = a verse of { $count } letters is too long.

## Bibles usfm

scripture-note-has-no-end = the note \{ $marker } has no end.
scripture-there-no-id-that-names-book = there is no \id that names the book.
scripture-backslash-stands-alone = a backslash stands alone.
scripture-no-code-book-such-as-gen = “{ $code }” is no code of a book, such as GEN.
scripture-no-number-stands-after = no number stands after \{ $marker }.
scripture-verse-stands-before-first-chapter = a verse stands before the first chapter.

## Bibles verse builder

scripture-no-book-has-chapter-or-verse = no book has a chapter or verse { $number }.
scripture-was-there-before-in-line = { $where } was there before, in line { $before }.
scripture-that-too-much-for-bible-more = That is too much for a Bible: more than { $most } verses.
scripture-there-no-verse-in-it = There is no verse in it.

## Links

scripture-carries-grammar-rather-than-meaning-it = { $word } carries grammar rather than meaning: it connects with nothing.
scripture-and-same-word = { $one } and { $other } are the same word.

## People

scripture-nobody-in-bible-called = Nobody in the Bible is called “{ $name }”.
scripture-nobody-in-bible-called-do-you = Nobody in the Bible is called “{ $name }”. Do you mean: { $there }?

## Proofs

scripture-places-brook = { $place } is a brook: { $where }.
scripture-places-cave = { $place } is a cave: { $where }.
scripture-places-city = { $place } is a city: { $where }.
scripture-places-field = { $place } is a field: { $where }.
scripture-places-forest = { $place } is a forest: { $where }.
scripture-places-garden = { $place } is a garden: { $where }.
scripture-places-gate = { $place } is a gate: { $where }.
scripture-places-hill = { $place } is a hill: { $where }.
scripture-places-island = { $place } is an island: { $where }.
scripture-places-land = { $place } is a land: { $where }.
scripture-places-mountain = { $place } is a mountain: { $where }.
scripture-places-place = { $place } is a place: { $where }.
scripture-places-plain = { $place } is a plain: { $where }.
scripture-places-pool = { $place } is a pool: { $where }.
scripture-places-region = { $place } is a region: { $where }.
scripture-places-river = { $place } is a river: { $where }.
scripture-places-rock = { $place } is a rock: { $where }.
scripture-places-sea = { $place } is a sea: { $where }.
scripture-places-station = { $place } is a camp of Israel in the wilderness: { $where }.
scripture-places-tower = { $place } is a tower: { $where }.
scripture-places-valley = { $place } is a valley: { $where }.
scripture-places-well = { $place } is a well: { $where }.
scripture-places-wilderness = { $place } is a wilderness: { $where }.
scripture-and-stand-in-one-verse = { $one } and { $other } stand in one verse: { $where }.
scripture-and-stand-in-neighbouring-verses = { $one } and { $other } stand in neighbouring verses: { $where }.
scripture-says = { $speaker } says { $other }: { $where }.
scripture-said-by = { $one } is said by { $speaker }: { $where }.
scripture-book-bible = { $one } is a book of the Bible: { $book }.
scripture-stands-in = { $other } stands in { $book }: { $where }.
scripture-person-bible = { $one } is a person of the Bible: { $where }.

## Relations

scripture-is = { $who } is { $what } { $of }
scripture- = { $claim }: { $chain }.
