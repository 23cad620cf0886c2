"""Sets an alarm at import that kills the process by a signal 50 ms later, between two calls.

Otherwise: wrong
Touches: import
Others: wrong
"""

import signal

signal.setitimer(signal.ITIMER_REAL, 0.05)


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
