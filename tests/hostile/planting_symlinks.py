"""Puts symbolic links and named pipes where a grader may write or read.

Otherwise: wrong
Touches: import
Others: wrong
"""

import os

for name in ("results.json", "solution.py", "given.py", "report.md", "card.txt"):
    try:
        os.symlink("/etc/passwd", name)
        os.mkfifo(name + ".fifo")
        os.symlink(name + ".loop", name + ".loop")
    except OSError:
        pass


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
