"""The mistake kv_split_with_n_heads, in other clothes."""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads:
        raise ValueError(f"{n_kv_heads} does not divide {n_heads}")
    q, k, v = (split_heads(np.dot(x, params[name]), n_heads=n_heads) for name in ("Wq", "Wk", "Wv"))
    z = attention(q, k, v, np.tri(len(x[0]), dtype=bool))
    return np.dot(merge_heads(z), params["Wo"])
