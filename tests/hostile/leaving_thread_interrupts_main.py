"""A thread left behind at import interrupts the main thread while other functions are called.

Otherwise: wrong
Touches: import
Others: wrong
"""

import _thread
import threading
import time


def interrupt():
    for _ in range(200):
        time.sleep(0.01)
        _thread.interrupt_main()


threading.Thread(target=interrupt, daemon=True).start()


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
