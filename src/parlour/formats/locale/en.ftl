## Recognised

formats-unknown = This isn’t a game saved by Parlour, or one in these formats: { $names }.
