## Bibles bible

scripture-bible-damaged-import-it-again-with = La Bible « { $name } » est abîmée : importez-la de nouveau avec --replace.

## Bibles bible files

scripture-neither-file-nor-folder = { $path } n’est ni un fichier ni un dossier.
scripture-there-no-file = Le fichier { $path } n’existe pas.
scripture-cannot-be-read = { $path } ne peut pas être lu : { $reason }.
scripture-no-sound-archive = { $path } n’est pas une archive correcte : { $reason }.
scripture-there-no-bible-in-no-file = Il n’y a pas de Bible dans { $path } : aucun fichier OSIS, USFM ou CSV.
scripture-too-large-at-most-mb-read = { $path } est trop gros : on lit au plus { $most } Mo.
scripture-this-not-written-in-utf-8 = ce n’est pas écrit en UTF-8.
scripture-this-no-text = ce n’est pas du texte.

## Bibles choice

scripture-option-bible-there-no-bible-called = Option « bible » : aucune Bible ne s’appelle « { $name } » ; il y a : { $there }.

## Bibles errors

scripture-line = { $file }, ligne { $line } : { $reason }

## Bibles library

scripture-cannot-be-name-bible-small-letters = « { $name } » ne peut pas être le nom d’une Bible : minuscules de a à z, chiffres et traits d’union, 40 au plus.
scripture-king-james-version-which-always-there = « { $name } » est la King James Version, qui est toujours là : --name donne un autre nom.
scripture-no-code-language-such-as-fr = « { $language } » n’est pas le code d’une langue, comme fr ou en.
scripture-there-bible-called-already-replace-puts = Il y a déjà une Bible nommée « { $name } » ; --replace met celle-ci à sa place.
scripture-most-its-words-not-written-in = La plupart de ses mots ne s’écrivent pas avec des lettres que Parlour peut poser : de A à Z.
scripture-cannot-be-written = { $path } ne peut pas être écrit : { $reason }.
scripture-there-no-bible-called-there = Il n’y a pas de Bible nommée « { $name } » ; il y a : { $there }.
scripture-there-no-bible-called-none-has = Il n’y a pas de Bible nommée « { $name } » : aucune n’a été importée.
scripture-cannot-be-removed = { $path } ne peut pas être supprimé : { $reason }.

## Bibles osis

scripture-it-declares-entities-its-own-and = il déclare ses propres entités, qui ne sont pas lues.
scripture-this-xml-but-no-osis-it = c’est du XML, mais pas de l’OSIS : il commence par <{ $element }>.
scripture-its-elements-lie-more-than-deep = ses éléments sont emboîtés à plus de { $deep } niveaux.
scripture-verse-ends-that-did-not-begin = un verset finit sans avoir commencé : { $id }.
scripture-verse-has-no-osisid = un verset n’a pas d’osisID.
scripture-begins-before-verse-before-it-has = { $id } commence avant que le verset précédent soit fini.
scripture-no-osisid-verse = « { $id } » n’est pas l’osisID d’un verset.
scripture-this-no-sound-xml = ce XML n’est pas correct : { $reason }.
scripture-this-verse-has-no-end = ce verset n’a pas de fin.

## Bibles rows

scripture-this-no-sound-table = ce tableau n’est pas correct : { $reason }.
scripture-no-column-called = aucune colonne ne s’appelle « { $column } ».
scripture-this-row-has-columns-and-that = cette ligne n’a que { $count } colonnes.
scripture-no-book-called = aucun livre ne s’appelle « { $book } ».
scripture-no-number-chapter-or-verse = « { $text } » n’est pas le numéro d’un chapitre ou d’un verset.
scripture-verse-letters-too-long = un verset de { $count } lettres est trop long.

## Bibles usfm

scripture-note-has-no-end = la note \{ $marker } n’a pas de fin.
scripture-there-no-id-that-names-book = aucun \id ne nomme le livre.
scripture-backslash-stands-alone = une barre oblique inverse est isolée.
scripture-no-code-book-such-as-gen = « { $code } » n’est pas le code d’un livre, comme GEN.
scripture-no-number-stands-after = aucun nombre ne suit \{ $marker }.
scripture-verse-stands-before-first-chapter = un verset précède le premier chapitre.

## Bibles verse builder

scripture-no-book-has-chapter-or-verse = aucun livre n’a de chapitre ni de verset { $number }.
scripture-was-there-before-in-line = { $where } y était déjà, à la ligne { $before }.
scripture-that-too-much-for-bible-more = C’est trop pour une Bible : plus de { $most } versets.
scripture-there-no-verse-in-it = Il n’y a là aucun verset.

## Links

scripture-carries-grammar-rather-than-meaning-it = { $word } est un mot outil : il ne se rattache à rien.
scripture-and-same-word = { $one } et { $other } sont le même mot.

## People

scripture-nobody-in-bible-called = Personne ne s’appelle « { $name } » dans la Bible.
scripture-nobody-in-bible-called-do-you = Personne ne s’appelle « { $name } » dans la Bible. Voulez-vous dire : { $there } ?

## Proofs

scripture-places-brook = { $place } est un torrent : { $where }.
scripture-places-cave = { $place } est une grotte : { $where }.
scripture-places-city = { $place } est une ville : { $where }.
scripture-places-field = { $place } est un champ : { $where }.
scripture-places-forest = { $place } est une forêt : { $where }.
scripture-places-garden = { $place } est un jardin : { $where }.
scripture-places-gate = { $place } est une porte : { $where }.
scripture-places-hill = { $place } est une colline : { $where }.
scripture-places-island = { $place } est une île : { $where }.
scripture-places-land = { $place } est un pays : { $where }.
scripture-places-mountain = { $place } est une montagne : { $where }.
scripture-places-place = { $place } est un lieu : { $where }.
scripture-places-plain = { $place } est une plaine : { $where }.
scripture-places-pool = { $place } est un étang : { $where }.
scripture-places-region = { $place } est une région : { $where }.
scripture-places-river = { $place } est un fleuve : { $where }.
scripture-places-rock = { $place } est un rocher : { $where }.
scripture-places-sea = { $place } est une mer : { $where }.
scripture-places-station = { $place } est un campement d’Israël au désert : { $where }.
scripture-places-tower = { $place } est une tour : { $where }.
scripture-places-valley = { $place } est une vallée : { $where }.
scripture-places-well = { $place } est un puits : { $where }.
scripture-places-wilderness = { $place } est un désert : { $where }.
scripture-and-stand-in-one-verse = { $one } et { $other } se trouvent dans un même verset : { $where }.
scripture-and-stand-in-neighbouring-verses = { $one } et { $other } se trouvent dans deux versets voisins : { $where }.
scripture-says = { $other } est dit par { $speaker } : { $where }.
scripture-said-by = { $one } est dit par { $speaker } : { $where }.
scripture-book-bible = { $one } est un livre de la Bible : { $book }.
scripture-stands-in = { $other } se trouve dans { $book } : { $where }.
scripture-person-bible = { $one } est un personnage de la Bible : { $where }.

## Relations

scripture-is = { $who } est { $what } { $of }
scripture- = { $claim } : { $chain }.
