"""Returns a view of its argument, and changes that argument at the next call.

Otherwise: wrong
Touches: split_heads
Others: wrong
"""

last = []


def split_heads(x, n_heads):
    if last:
        last.pop().fill(0)
    last.append(x)
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
