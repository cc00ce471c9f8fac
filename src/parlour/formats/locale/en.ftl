## Recognised

formats-unknown = This is neither a game saved by Parlour nor one in these formats: { $names }.
