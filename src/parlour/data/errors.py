"""What goes wrong with the data file, said so that a person knows what to do."""

REMEDY = "run `parlour data build`"


class DataError(Exception):
    """The data file is missing or damaged, or a build of it failed."""
