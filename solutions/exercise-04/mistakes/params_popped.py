"""mha_forward takes the weights out of params with pop: the caller's dict is empty afterwards, and a
second call raises KeyError.

The dict belongs to the caller. What does pop do beside returning a value?

Caught by: mha_leaves_inputs
"""

import numpy as np
from given import attention, causal_mask


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
    Wq = params.pop("Wq")
    Wk = params.pop("Wk")
    Wv = params.pop("Wv")
    Wo = params.pop("Wo")
    q = split_heads(x @ Wq, n_heads)
    k = split_heads(x @ Wk, n_heads)
    v = split_heads(x @ Wv, n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ Wo
