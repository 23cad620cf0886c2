"""A thread injects SystemExit into the main thread through ctypes, again and again.

Otherwise: wrong
Touches: import
Others: wrong
"""

import ctypes
import threading
import time

main = threading.main_thread().ident


def inject():
    for _ in range(200):
        time.sleep(0.01)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(main), ctypes.py_object(SystemExit))


threading.Thread(target=inject, daemon=True).start()


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
