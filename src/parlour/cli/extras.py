"""Finds the extra of the package that installs a missing module, from the package's metadata."""

from __future__ import annotations

import re
from importlib.metadata import requires


def extra_with(module: str) -> str | None:
    """The extra that installs that module, or None.

    >>> extra_with("uvicorn.config"), extra_with("prometheus_client"), extra_with("nats"), extra_with("torch")
    ('server', 'server', 'nodes', None)
    """
    wanted = module.partition(".")[0].replace("_", "-")
    for requirement in requires("parlour") or ():
        found = re.match(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]", requirement)
        if found and wanted in (name := found[1].replace("_", "-").lower(), name.removesuffix("-py")):
            return found[2]
    return None
