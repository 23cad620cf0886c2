"""A grandchild in its own session reads the calls away from the candidate.

Otherwise: wrong
Touches: split_heads
Others: wrong
"""

import os
import time


def split_heads(x, n_heads):
    if os.fork() == 0:
        os.setsid()
        end = time.monotonic() + 30
        for fd in range(3, 65):
            try:
                os.set_blocking(fd, False)
            except OSError:
                pass
        while time.monotonic() < end:
            for fd in range(3, 65):
                try:
                    os.read(fd, 1 << 16)
                except OSError:
                    pass
            time.sleep(0.001)
        os._exit(0)
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
