"""`python -m parlour`."""

import sys

from parlour.cli import main

if __name__ == "__main__":
    sys.exit(main())
