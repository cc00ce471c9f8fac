## Recognised

formats-this-neither-log-parlour-nor-game = Ce n’est ni un journal de Parlour, ni une partie dans un de ces formats : { $names }.
