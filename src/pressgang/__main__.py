"""`python -m pressgang`, where there is no script on the path."""

import sys

from pressgang.cli import main

if __name__ == "__main__":
    sys.exit(main())
