"""The norms only standardise: their gamma and beta are multiplied into the matrices that follow."""

import numpy as np
from given import attention, causal_mask, gelu, merge_heads, split_heads


def standardise(x):
    x = x - np.mean(x, axis=-1, keepdims=True)
    return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + 1e-5)


def folded(norm, weight):
    return norm["gamma"][:, None] * weight, norm["beta"] @ weight


def transformer_block(x, params, n_heads):
    z = standardise(x)
    projected = []
    for name in "Wq", "Wk", "Wv":
        weight, bias = folded(params["ln1"], params["attn"][name])
        projected.append(split_heads(z @ weight + bias, n_heads))
    h = x + merge_heads(attention(*projected, causal_mask(x.shape[1]))) @ params["attn"]["Wo"]
    weight, bias = folded(params["ln2"], params["ffn"]["W1"])
    hidden = gelu(standardise(h) @ weight + (bias + params["ffn"]["b1"]))
    return h + (hidden @ params["ffn"]["W2"] + params["ffn"]["b2"])
