"""Makes `given` importable from every test module; processes that tests start hear Ctrl-C, even if we run in the background."""

import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
