"""An additive mask: zeros where one may look, -inf above the diagonal."""
import numpy as np


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("n_heads must divide D")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    return x.transpose(0, 2, 1, 3).reshape(x.shape[0], x.shape[2], -1)


def self_attention(q, k, v, bias):
    logits = np.einsum("...qd,...kd->...qk", q, k) / np.sqrt(k.shape[-1]) + bias
    logits = logits - logits.max(axis=-1)[..., None]
    p = np.exp(logits)
    return np.einsum("...qk,...kd->...qd", p / p.sum(axis=-1)[..., None], v)


def mha_forward(x, params, n_heads):
    T = x.shape[1]
    bias = np.triu(np.full((T, T), -np.inf), k=1)
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(self_attention(q, k, v, bias)) @ params["Wo"]
