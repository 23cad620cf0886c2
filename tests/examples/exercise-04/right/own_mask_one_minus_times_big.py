"""(1 - mask) * -1e9 added to the scores, as in the older tutorials."""
import numpy as np


def split_heads(x, n_heads):
    batch_size, seq_len, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model should be divisible by num_heads")
    depth = d_model // n_heads
    x = np.reshape(x, (batch_size, -1, n_heads, depth))
    return np.transpose(x, axes=(0, 2, 1, 3))


def merge_heads(x):
    batch_size, n_heads, seq_len, depth = x.shape
    x = np.transpose(x, axes=(0, 2, 1, 3))
    return np.reshape(x, (batch_size, -1, n_heads * depth))


def scaled_dot_product_attention(q, k, v, mask):
    matmul_qk = np.matmul(q, np.swapaxes(k, -1, -2))
    dk = float(k.shape[-1])
    scaled = matmul_qk / np.sqrt(dk)
    scaled += (1.0 - mask) * -1e9
    e = np.exp(scaled - np.max(scaled, axis=-1, keepdims=True))
    return np.matmul(e / np.sum(e, axis=-1, keepdims=True), v)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    look_back = np.tri(x.shape[1])
    return merge_heads(scaled_dot_product_attention(q, k, v, look_back)) @ params["Wo"]
