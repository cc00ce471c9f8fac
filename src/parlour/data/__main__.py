"""`python -m parlour.data build`, for a checkout whose command line is not installed."""

import sys

from parlour.data.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
