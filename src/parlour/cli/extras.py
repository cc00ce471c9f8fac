"""Which extra of the package brings what a command lacks. The package's own metadata knows it."""

from __future__ import annotations

import re
from importlib.metadata import requires


def extra_with(module: str) -> str | None:
    """The extra that brings that module; None if none does.

    >>> extra_with("uvicorn.config"), extra_with("prometheus_client"), extra_with("rich"), extra_with("numpy")
    ('server', 'server', 'terminal', None)
    """
    wanted = module.partition(".")[0].replace("_", "-")
    for requirement in requires("parlour") or ():
        found = re.match(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]", requirement)
        if found and found[1].replace("_", "-").lower() == wanted:
            return found[2]
    return None
