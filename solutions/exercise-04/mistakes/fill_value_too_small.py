"""mha_forward fills hidden scores with 1e-9 where -1e9 was meant: that is a score of almost 0, quite
an ordinary one, and the future gets its share.

Which weight does the softmax give to a score of 1e-9 beside scores of 0.3 and -0.5?

Caught by: mha_causal
"""

import numpy as np
from given import causal_mask


def split_heads(x, n_heads):
    batch, seq, dim = x.shape
    if dim % n_heads:
        raise ValueError(f"{dim} is not divisible by {n_heads}")
    head_dim = dim // n_heads
    x = x.reshape(batch, seq, n_heads, head_dim)
    return x.swapaxes(1, 2)


def merge_heads(x):
    batch, heads, seq, head_dim = x.shape
    x = x.swapaxes(1, 2)
    return x.reshape(batch, seq, heads * head_dim)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    scores = np.where(causal_mask(x.shape[1]), scores, 1e-9)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = weights / weights.sum(axis=-1, keepdims=True)
    return merge_heads(weights @ v) @ params["Wo"]
