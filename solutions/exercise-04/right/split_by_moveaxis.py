"""Move the head axis with np.moveaxis, both ways."""
import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    batch, tokens, width = x.shape
    head_width, rest = divmod(width, n_heads)
    if rest:
        raise ValueError(f"{rest} numbers per token would be left over")
    cut = np.reshape(x, (batch, tokens, n_heads, head_width))
    return np.moveaxis(cut, 2, 1)


def merge_heads(x):
    batch, heads, tokens, head_width = x.shape
    back = np.moveaxis(x, 1, 2)
    return np.reshape(back, (batch, tokens, heads * head_width))


def mha_forward(x, params, n_heads):
    query = split_heads(x @ params["Wq"], n_heads)
    key = split_heads(x @ params["Wk"], n_heads)
    value = split_heads(x @ params["Wv"], n_heads)
    context = attention(query, key, value, causal_mask(x.shape[1]))
    return merge_heads(context) @ params["Wo"]
