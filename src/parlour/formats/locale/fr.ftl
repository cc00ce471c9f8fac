## Recognised

formats-unknown = Ce n’est ni une partie enregistrée par Parlour, ni une partie dans un de ces formats : { $names }.
