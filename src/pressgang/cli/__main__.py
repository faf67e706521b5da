"""`python -m pressgang.cli`, the same as `python -m pressgang`."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
