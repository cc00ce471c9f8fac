"""Errors of the data file, worded so that the reader knows what to do."""

REMEDY = "run `parlour data build`"


class DataError(Exception):
    """The data file is missing or damaged, or a build of it failed."""
