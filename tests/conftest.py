"""Puts the folder of the shared helpers on the import path of the tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
