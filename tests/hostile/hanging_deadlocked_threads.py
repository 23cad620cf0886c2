"""Two threads wait for each other's lock, and the call waits for both.

Otherwise: wrong
Touches: mha_forward
Others: right
"""

import threading
import time

first, second = threading.Lock(), threading.Lock()


def hold(a, b):
    with a:
        time.sleep(0.1)
        with b:
            pass


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    threads = [threading.Thread(target=hold, args=pair) for pair in ((first, second), (second, first))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return x
