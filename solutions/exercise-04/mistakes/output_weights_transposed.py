"""mha_forward multiplies the merged heads by Wo.T: the other three weights are used as they are, this
one lies on its side.

Step 5 is written like step 1. Which index of Wo runs over the numbers of the merged heads? In the
worked example Wo is symmetric and cannot tell you: try another.

Caught by: mha_values
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
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"].T
