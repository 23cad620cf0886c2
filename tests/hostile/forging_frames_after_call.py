"""A thread writes forged frames some time after the answer, while another call is under way.

Otherwise: wrong
Touches: split_heads
Others: wrong
"""

import os
import threading
import time


def forge():
    for _ in range(200):
        time.sleep(0.005)
        for fd in range(3, 65):
            try:
                os.write(fd, b'\0\0\0\x0b{"ok":true}')
            except OSError:
                pass


def split_heads(x, n_heads):
    threading.Thread(target=forge, daemon=True).start()
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
