"""The given attention takes any leading axes: five axes, and nothing is copied."""

from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads:
        raise ValueError("groups must be equal")
    q = split_heads(x @ params["Wq"], n_heads)
    B, H, T, d = q.shape
    q = q.reshape(B, n_kv_heads, -1, T, d)
    k = split_heads(x @ params["Wk"], n_kv_heads)[:, :, None]
    v = split_heads(x @ params["Wv"], n_kv_heads)[:, :, None]
    out = attention(q, k, v, causal_mask(T))
    return merge_heads(out.reshape(B, H, T, d)) @ params["Wo"]
