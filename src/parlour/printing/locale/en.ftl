## Sheets

printing-ruler = 5 cm: print at 100%
printing-sheet = Sheet { $number } of { $of }
printing-glue = Row { $row }, column { $column }. Trim at the crop marks and glue the overlaps together.

## Problems

printing-not-installed = Printing needs a few more packages. Install them with: { $install }
printing-too-many-sheets = That would take { $count } sheets; { $most } is the limit. Fit it to one sheet instead.
printing-too-many-pieces = That’s { $count } pieces to cut out; { $most } is the limit.
printing-unknown = There’s nothing to print called “{ $name }”. Choose one of these: { $names }.
printing-no-text = “{ $name }” can’t be made from a file or a text.
printing-no-options = “{ $name }” doesn’t depend on the options of a game.
printing-no-fonts = The fonts for pictures are missing. To install them: { $install }

## Rulebooks

printing-rules = Rulebook
printing-rules-layout = Pages
printing-rules-layout-pages = Page by page, to read on a screen
printing-rules-layout-fold = Two pages per side, to fold into a booklet
printing-rules-of = { $game }: the rules
printing-contents = Contents
printing-all-games = In every game
printing-own-words = The rules in our own words. This isn’t the printed rulebook, and its authors had no part in it.

## House rules

printing-house-rules = House-rule cards
printing-house-rules-of = { $game }: house rules
printing-house-rules-note = A card for each rule you changed, and blank ones for rules of your own. Put them on the table so everyone can see how you play.
printing-blank-card = Your own rule
printing-yes = Yes
printing-no = No

## Games

printing-keepsake-of = { $game }: a game to keep
printing-not-over = You can print a game when it’s over.
printing-nobody-won = Nobody won.
printing-won =
    { $count ->
        [one] { $names } won.
       *[other] { $names } won together.
    }
printing-final-board = The board at the end of the game
printing-player = Player
printing-score = Score
printing-best-move = Best move
printing-analysis-of = { $game }: game analysis
