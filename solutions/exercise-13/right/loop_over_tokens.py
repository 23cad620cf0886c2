"""One token after the other, each with the keys and values so far: no mask needed."""

import numpy as np
from given import attention, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    keys, values, out = [], [], []
    for t in range(x.shape[1]):
        keys.append(split_heads(x[:, t : t + 1] @ params["Wk"], n_kv_heads))
        values.append(split_heads(x[:, t : t + 1] @ params["Wv"], n_kv_heads))
        k = np.concatenate(keys, axis=2).repeat(group, axis=1)
        v = np.concatenate(values, axis=2).repeat(group, axis=1)
        out.append(attention(q[:, :, t : t + 1], k, v))
    return merge_heads(np.concatenate(out, axis=2)) @ params["Wo"]
