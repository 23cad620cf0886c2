"""mha_forward multiplies by W.T everywhere, as a library whose layers store their weights the other
way round would; the shapes fit since W is square.

Which index of W runs over the inputs and which over the outputs? The first step of the statement
says it in one formula.

Caught by: mha_worked_example, mha_values
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"].T, n_heads)
    k = split_heads(x @ params["Wk"].T, n_heads)
    v = split_heads(x @ params["Wv"].T, n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"].T
