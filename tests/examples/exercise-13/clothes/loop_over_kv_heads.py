"""The mistake loop_over_kv_heads, in other clothes."""

import numpy as np
from given import attention, causal_mask, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads:
        raise ValueError("uneven groups")
    q, wo = split_heads(x @ params["Wq"], n_heads), params["Wo"]
    mask, d = causal_mask(x.shape[1]), q.shape[-1]
    groups = np.split(q, n_kv_heads, axis=1)
    parts = []
    g = 0
    while groups:
        own = groups.pop(0)
        k, v = (x @ params[name][:, g * d : (g + 1) * d] for name in ("Wk", "Wv"))
        parts.append(attention(own, k[:, None], v[:, None], mask))
        g += 1
    joined = np.concatenate(parts, axis=1)
    return joined.swapaxes(1, 2).reshape(x.shape) @ wo
