"""Keys by operator.itemgetter, products by operator.matmul."""
import operator

import numpy as np
from given import attention, causal_mask

get_weights = operator.itemgetter("Wq", "Wk", "Wv", "Wo")


def split_heads(x, n_heads):
    batch, seq, hidden = x.shape
    if operator.mod(hidden, n_heads):
        raise ValueError("hidden size not divisible by the number of heads")
    return x.reshape(batch, seq, n_heads, operator.floordiv(hidden, n_heads)).transpose(0, 2, 1, 3)


def merge_heads(x):
    batch, heads, seq, size = x.shape
    return x.transpose(0, 2, 1, 3).reshape(batch, seq, operator.mul(heads, size))


def mha_forward(x, params, n_heads):
    wq, wk, wv, wo = get_weights(params)
    q = split_heads(operator.matmul(x, wq), n_heads)
    k = split_heads(operator.matmul(x, wk), n_heads)
    v = split_heads(operator.matmul(x, wv), n_heads)
    return operator.matmul(merge_heads(attention(q, k, v, causal_mask(x.shape[1]))), wo)
