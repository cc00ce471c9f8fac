## Proofs

scripture-same-verse = { $one } et { $other } apparaissent dans le même verset : { $where }.
scripture-one-story = { $one } et { $other } font partie du même récit, « { $title } » : { $where }.
scripture-office = { $one } a pour charge ou métier { $other } ({ $where }).
scripture-neighbouring-verses = { $one } et { $other } apparaissent dans des versets voisins : { $where }.
scripture-speaker-says = { $speaker } dit { $other } : { $where }.
scripture-said-by = { $speaker } dit { $one } : { $where }.
scripture-is-book = { $one } est un livre de la Bible : { $book }.
scripture-in-book = Le livre « { $book } » contient { $other } : { $where }.
scripture-is-character = { $one } est un personnage de la Bible : { $where }.
scripture-place-brook = { $place } est un torrent : { $where }.
scripture-place-cave = { $place } est une grotte : { $where }.
scripture-place-city = { $place } est une ville : { $where }.
scripture-place-field = { $place } est un champ : { $where }.
scripture-place-forest = { $place } est une forêt : { $where }.
scripture-place-garden = { $place } est un jardin : { $where }.
scripture-place-gate = { $place } est une porte : { $where }.
scripture-place-hill = { $place } est une colline : { $where }.
scripture-place-island = { $place } est une île : { $where }.
scripture-place-land = { $place } est un pays : { $where }.
scripture-place-mountain = { $place } est une montagne : { $where }.
scripture-place-place = { $place } est un lieu : { $where }.
scripture-place-plain = { $place } est une plaine : { $where }.
scripture-place-pool = { $place } est un bassin : { $where }.
scripture-place-region = { $place } est une région : { $where }.
scripture-place-river = { $place } est un fleuve : { $where }.
scripture-place-rock = { $place } est un rocher : { $where }.
scripture-place-sea = { $place } est une mer : { $where }.
scripture-place-station = { $place } est un campement d’Israël dans le désert : { $where }.
scripture-place-tower = { $place } est une tour : { $where }.
scripture-place-valley = { $place } est une vallée : { $where }.
scripture-place-well = { $place } est un puits : { $where }.
scripture-place-wilderness = { $place } est un désert : { $where }.

## Relations

scripture-relation = { $who } est { $what } { $of }
scripture-relation-fact = { $claim } ({ $where })
scripture-relation-proof = { $claim } ({ $where }).
scripture-relation-chain = { $claim } : { $chain }.

## Persons and places in one line

scripture-described = { $name } : { $text }
scripture-appears-in = Apparaît dans « { $title } » ({ $where }).
scripture-place-in = { $kind }, dans « { $title } » ({ $where }).
scripture-a-brook = Un torrent
scripture-a-cave = Une grotte
scripture-a-city = Une ville
scripture-a-field = Un champ
scripture-a-forest = Une forêt
scripture-a-garden = Un jardin
scripture-a-gate = Une porte
scripture-a-hill = Une colline
scripture-an-island = Une île
scripture-a-land = Un pays
scripture-a-mountain = Une montagne
scripture-a-place = Un lieu
scripture-a-plain = Une plaine
scripture-a-pool = Un bassin
scripture-a-region = Une région
scripture-a-river = Un fleuve
scripture-a-rock = Un rocher
scripture-a-sea = Une mer
scripture-a-station = Un campement d’Israël dans le désert
scripture-a-tower = Une tour
scripture-a-valley = Une vallée
scripture-a-well = Un puits
scripture-a-wilderness = Un désert

## Words that can’t be linked

scripture-little-word = { $word } est un petit mot comme ET ou DE : il ne peut pas être lié à un autre.
scripture-same-word = { $one } et { $other } sont le même mot : on ne peut donc pas les relier.

## People

scripture-unknown-person = Personne ne s’appelle « { $name } » dans la Bible.
scripture-unknown-person-near = Personne ne s’appelle « { $name } » dans la Bible. Vouliez-vous dire { $there } ?

## Imported Bibles

scripture-bible-unknown = Aucune Bible ne s’appelle « { $name } ». Choisissez parmi { $there }.
scripture-bible-none-imported = Aucune Bible ne s’appelle « { $name } ». Vous n’en avez pas encore importé.
scripture-bible-damaged = La Bible « { $name } » est endommagée. Importez-la de nouveau avec --replace.
scripture-bible-name = Une Bible ne peut pas s’appeler « { $name } ». Utilisez des minuscules, des chiffres et des traits d’union : 40 caractères au maximum.
scripture-bible-name-kjv = « { $name } » est la Bible King James, toujours disponible. Choisissez un autre nom avec --name.
scripture-bible-name-taken = Une Bible s’appelle déjà « { $name } ». Utilisez --replace pour la remplacer.
scripture-bible-language = « { $language } » n’est pas un code de langue. Écrivez par exemple fr ou en.
scripture-bible-letters = La plupart de ses mots ne peuvent pas s’écrire avec les lettres de A à Z.
scripture-bible-empty = Le texte ne contient aucun verset.
scripture-bible-too-many-verses = C’est trop pour une Bible : le maximum est de { $most } versets.

## Files

scripture-file-missing = Le fichier { $path } n’existe pas.
scripture-file-kind = { $path } n’est ni un fichier ni un dossier.
scripture-file-unreadable = Impossible de lire { $path } : { $reason }.
scripture-file-unwritable = Impossible d’écrire { $path } : { $reason }.
scripture-file-undeletable = Impossible de supprimer { $path } : { $reason }.
scripture-file-too-large = { $path } est trop volumineux. Une Bible peut compter jusqu’à { $files } fichiers et { $most } Mo.
scripture-file-archive = { $path } est une archive endommagée : { $reason }.
scripture-file-no-bible = Il n’y a pas de Bible dans { $path }. Il faut un fichier OSIS, USFM ou CSV.

## Problems in a file

scripture-fault = { $file }, ligne { $line } : { $reason }
scripture-fault-encoding = ce n’est pas du texte en UTF-8.
scripture-fault-binary = ce n’est pas du texte.
scripture-fault-verse-length = ce verset est trop long ({ $count } lettres).
scripture-fault-number = aucun livre n’a de chapitre ni de verset { $number }.
scripture-fault-duplicate = { $where } est déjà à la ligne { $before }.

## Problems in OSIS

scripture-osis-entities = il définit ses propres entités, ce qui n’est pas permis.
scripture-osis-root = c’est du XML, mais pas de l’OSIS : il commence par <{ $element }>.
scripture-osis-depth = ses éléments sont trop imbriqués ({ $deep } niveaux au maximum).
scripture-osis-xml = ce n’est pas du XML valide : { $reason }.
scripture-osis-end-without-start = le verset « { $id } » finit sans avoir commencé.
scripture-osis-no-id = un verset n’a pas d’osisID.
scripture-osis-id = « { $id } » n’est pas l’osisID d’un verset.
scripture-osis-overlap = { $id } commence avant la fin du verset précédent.
scripture-osis-no-end = ce verset n’a pas de fin.

## Problems in CSV

scripture-rows-table = ce n’est pas un tableau valide : { $reason }.
scripture-rows-column = aucune colonne ne s’appelle « { $column } ».
scripture-rows-too-few =
    { $count ->
        [one] pas assez de colonnes sur cette ligne : une seule.
       *[other] pas assez de colonnes sur cette ligne : { $count }.
    }
scripture-rows-book = aucun livre ne s’appelle « { $book } ».
scripture-rows-number = « { $text } » n’est pas le numéro d’un chapitre ou d’un verset.

## Problems in USFM

scripture-usfm-note = la note \{ $marker } n’a pas de fin.
scripture-usfm-no-book = aucun \id ne nomme le livre.
scripture-usfm-backslash = il y a une barre oblique inverse sans marqueur.
scripture-usfm-book = « { $code } » n’est pas un code de livre. Écrivez par exemple GEN.
scripture-usfm-no-number = il n’y a pas de nombre après \{ $marker }.
scripture-usfm-no-chapter = il y a un verset avant le premier chapitre.
