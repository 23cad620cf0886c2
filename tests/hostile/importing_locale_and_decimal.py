"""Changes the process's locale, floating-point rounding by ctypes, integer digits limit and hash of text.

Otherwise: wrong
Touches: import
Others: wrong
"""

import ctypes
import locale
import sys

try:
    locale.setlocale(locale.LC_ALL, "")
    ctypes.CDLL("libm.so.6").fesetround(0x800)
except (OSError, locale.Error):
    pass
sys.set_int_max_str_digits(640)
sys.float_info = None


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
