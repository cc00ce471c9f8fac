## Recognised

formats-this-neither-log-parlour-nor-game = This is neither a log of Parlour nor a game in one of these formats: { $names }.
