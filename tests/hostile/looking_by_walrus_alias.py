"""Gives exec and open other names by assignment, default, walrus, tuple and comprehension.

Otherwise: wrong
Touches: import
Others: wrong
"""

a = exec
(b, *_) = (eval, 0)


def read(path, o=open):
    return o(path).read()


if (c := __import__) is not None:
    [run] = [f for f in [a]]
    run("os = c('os')")


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
