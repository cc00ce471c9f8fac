## Proofs

scripture-same-verse = { $one } and { $other } appear in the same verse: { $where }.
scripture-one-story = { $one } and { $other } belong to the same story, “{ $title }”: { $where }.
scripture-office = { $one }’s role or trade: { $other } ({ $where }).
scripture-neighbouring-verses = { $one } and { $other } appear in neighbouring verses: { $where }.
scripture-speaker-says = { $speaker } says { $other }: { $where }.
scripture-said-by = { $speaker } says { $one }: { $where }.
scripture-is-book = { $one } is a book of the Bible: { $book }.
scripture-in-book = { $other } appears in { $book }: { $where }.
scripture-is-character = { $one } is a person in the Bible: { $where }.
scripture-place-brook = { $place } is a brook: { $where }.
scripture-place-cave = { $place } is a cave: { $where }.
scripture-place-city = { $place } is a city: { $where }.
scripture-place-field = { $place } is a field: { $where }.
scripture-place-forest = { $place } is a forest: { $where }.
scripture-place-garden = { $place } is a garden: { $where }.
scripture-place-gate = { $place } is a gate: { $where }.
scripture-place-hill = { $place } is a hill: { $where }.
scripture-place-island = { $place } is an island: { $where }.
scripture-place-land = { $place } is a land: { $where }.
scripture-place-mountain = { $place } is a mountain: { $where }.
scripture-place-place = { $place } is a place: { $where }.
scripture-place-plain = { $place } is a plain: { $where }.
scripture-place-pool = { $place } is a pool: { $where }.
scripture-place-region = { $place } is a region: { $where }.
scripture-place-river = { $place } is a river: { $where }.
scripture-place-rock = { $place } is a rock: { $where }.
scripture-place-sea = { $place } is a sea: { $where }.
scripture-place-station = { $place } is a camp of Israel in the wilderness: { $where }.
scripture-place-tower = { $place } is a tower: { $where }.
scripture-place-valley = { $place } is a valley: { $where }.
scripture-place-well = { $place } is a well: { $where }.
scripture-place-wilderness = { $place } is a wilderness: { $where }.

## Relations

scripture-relation = { $who } is { $what } { $of }
scripture-relation-fact = { $claim } ({ $where })
scripture-relation-proof = { $claim } ({ $where }).
scripture-relation-chain = { $claim }: { $chain }.

## Persons and places in one line

scripture-described = { $name }: { $text }
scripture-appears-in = Appears in “{ $title }” ({ $where }).
scripture-place-in = { $kind }, in “{ $title }” ({ $where }).
scripture-a-brook = A brook
scripture-a-cave = A cave
scripture-a-city = A city
scripture-a-field = A field
scripture-a-forest = A forest
scripture-a-garden = A garden
scripture-a-gate = A gate
scripture-a-hill = A hill
scripture-an-island = An island
scripture-a-land = A land
scripture-a-mountain = A mountain
scripture-a-place = A place
scripture-a-plain = A plain
scripture-a-pool = A pool
scripture-a-region = A region
scripture-a-river = A river
scripture-a-rock = A rock
scripture-a-sea = A sea
scripture-a-station = A camp of Israel in the wilderness
scripture-a-tower = A tower
scripture-a-valley = A valley
scripture-a-well = A well
scripture-a-wilderness = A wilderness

## Words that can’t be linked

scripture-little-word = { $word } is a small word like AND or OF, so it can’t be linked.
scripture-same-word = { $one } and { $other } are the same word, so they can’t be linked.

## People

scripture-unknown-person = Nobody in the Bible is called “{ $name }”.
scripture-unknown-person-near = Nobody in the Bible is called “{ $name }”. Did you mean { $there }?

## Imported Bibles

scripture-bible-unknown = There’s no Bible called “{ $name }”. Choose from { $there }.
scripture-bible-none-imported = There’s no Bible called “{ $name }”. You haven’t imported one yet.
scripture-bible-damaged = The Bible “{ $name }” is damaged. Import it again with --replace.
scripture-bible-name = “{ $name }” can’t be the name of a Bible. Use up to 40 small letters, digits and hyphens.
scripture-bible-name-kjv = “{ $name }” is the King James Version, which is always there. Choose another name with --name.
scripture-bible-name-taken = There’s already a Bible called “{ $name }”. Use --replace to replace it.
scripture-bible-language = “{ $language }” isn’t a language code. Use one like fr or en.
scripture-bible-letters = Most of its words can’t be written with the letters A to Z.
scripture-bible-empty = There are no verses in it.
scripture-bible-too-many-verses = There are too many verses in it: a Bible can have up to { $most }.

## Files

scripture-file-missing = There’s no file { $path }.
scripture-file-kind = { $path } isn’t a file or a folder.
scripture-file-unreadable = Can’t read { $path }: { $reason }.
scripture-file-unwritable = Can’t write { $path }: { $reason }.
scripture-file-undeletable = Can’t delete { $path }: { $reason }.
scripture-file-too-large = { $path } is too large. A Bible can have up to { $files } files and { $most } MB.
scripture-file-archive = { $path } is a damaged archive: { $reason }.
scripture-file-no-bible = There’s no Bible in { $path }. It needs an OSIS, USFM or CSV file.

## Problems in a file

scripture-fault = { $file }, line { $line }: { $reason }
scripture-fault-encoding = this isn’t UTF-8 text.
scripture-fault-binary = this isn’t text.
scripture-fault-verse-length = this verse is too long ({ $count } letters).
scripture-fault-number = no book has a chapter or verse { $number }.
scripture-fault-duplicate = { $where } is already on line { $before }.

## Problems in OSIS

scripture-osis-entities = it defines its own entities, and those aren’t allowed.
scripture-osis-root = this is XML but not OSIS: it starts with <{ $element }>.
scripture-osis-depth = its elements are nested too deep ({ $deep } levels at most).
scripture-osis-xml = this isn’t valid XML: { $reason }.
scripture-osis-end-without-start = the verse { $id } ends, but it never started.
scripture-osis-no-id = a verse has no osisID.
scripture-osis-id = “{ $id }” isn’t the osisID of a verse.
scripture-osis-overlap = { $id } starts before the previous verse has ended.
scripture-osis-no-end = this verse has no end.

## Problems in CSV

scripture-rows-table = this isn’t a valid table: { $reason }.
scripture-rows-column = there’s no column called “{ $column }”.
scripture-rows-too-few =
    { $count ->
        [one] this row has only one column.
       *[other] this row has only { $count } columns.
    }
scripture-rows-book = there’s no book called “{ $book }”.
scripture-rows-number = “{ $text }” isn’t the number of a chapter or verse.

## Problems in USFM

scripture-usfm-note = the note \{ $marker } has no end.
scripture-usfm-no-book = there’s no \id that names the book.
scripture-usfm-backslash = there’s a backslash without a marker.
scripture-usfm-book = “{ $code }” isn’t a book code. Use one like GEN.
scripture-usfm-no-number = there’s no number after \{ $marker }.
scripture-usfm-no-chapter = there’s a verse before the first chapter.
