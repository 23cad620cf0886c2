"""Puts the folder of the shared helpers on the import path of the tests; has Ctrl-C work in what they start."""

import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

# What a shell starts in the background (`pytest &`) ignores Ctrl-C, and so does all that is started from there.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
