"""split_heads splits one text after the other and stacks them: right numbers, but Python works once
for each text.

reshape and transpose take arrays of any number of axes. What changes for them when there is one
more in front?

Caught by: split_no_loops
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    texts = []
    for text in x:
        texts.append(text.reshape(T, n_heads, D // n_heads).transpose(1, 0, 2))
    return np.array(texts)


def merge_heads(x):
    batch, heads, seq, head_dim = x.shape
    x = x.swapaxes(1, 2)
    return x.reshape(batch, seq, heads * head_dim)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    Q = x @ params["Wq"]
    K = x @ params["Wk"]
    V = x @ params["Wv"]
    Q, K, V = split_heads(Q, n_heads), split_heads(K, n_heads), split_heads(V, n_heads)
    out = attention(Q, K, V, mask=causal_mask(T))
    out = merge_heads(out)
    return out @ params["Wo"]
