"""Defines none of the functions and misspells one.

Otherwise: wrong
Touches: import
Others: wrong
"""


def split_head(x, n_heads):
    return x
