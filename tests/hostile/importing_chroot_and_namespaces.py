"""Tries to leave the sandbox: unshare, setns, mount, chroot, setuid, prctl.

Otherwise: wrong
Touches: import
Others: wrong
"""

import ctypes
import os

libc = ctypes.CDLL(None)
for call, args in (("unshare", (0x10000000,)), ("unshare", (0x00020000,)), ("setns", (3, 0)),
                   ("mount", (b"none", b"/", None, 0, None)), ("chroot", (b"/proc/1/root",)), ("setuid", (0,)),
                   ("prctl", (4, 1, 0, 0, 0)), ("umount2", (b"/tmp", 2))):
    try:
        print(call, getattr(libc, call)(*args))
    except AttributeError:
        pass
print(os.getuid(), os.path.exists("/etc/passwd"))


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
