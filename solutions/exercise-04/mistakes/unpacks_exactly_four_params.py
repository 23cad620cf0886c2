"""mha_forward unpacks the sorted keys of params into exactly four names: an extra key makes it raise
"too many values to unpack".

The statement allows further keys in params. How can you ask for one weight without caring what else
there is?

Caught by: mha_params
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
    Wk, Wo, Wq, Wv = [params[name] for name in sorted(params)]
    q = split_heads(x @ Wq, n_heads)
    k = split_heads(x @ Wk, n_heads)
    v = split_heads(x @ Wv, n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ Wo
