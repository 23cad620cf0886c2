"""Calls forbidden functions through special methods: __class_getitem__ = eval, __getattr__ = __import__.

Otherwise: wrong
Touches: import
Others: wrong
"""


class Run:
    __class_getitem__ = eval


class Load:
    __getattr__ = staticmethod(__import__)


try:
    print(Run["1 + 1"])
except TypeError:
    pass
try:
    print(Load().os.listdir("."))
except TypeError:
    pass


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
