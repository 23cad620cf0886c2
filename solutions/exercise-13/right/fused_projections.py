"""One product with all columns side by side, then cut at D and D + G*d."""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads, *, axis=-1):
    if not isinstance(x, np.ndarray) or divmod(n_heads, n_kv_heads)[1]:
        raise ValueError("bad sizes")
    weights = [params[name] for name in ("Wq", "Wk", "Wv")]
    D, kv = x.shape[axis], weights[1].shape[1]
    q, k, v = np.split(x @ np.hstack(weights), [D, D + kv], axis=axis)
    q, k, v = split_heads(q, n_heads), split_heads(k, n_kv_heads), split_heads(v, n_kv_heads)
    k, v = np.repeat(np.stack([k, v]), n_heads // n_kv_heads, axis=2)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
