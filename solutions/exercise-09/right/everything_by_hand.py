"""Nothing given is used: norm, attention and feed-forward layer are written out with whole arrays."""

import numpy as np


def norm(x, gamma, beta):
    mu = x.mean(-1, keepdims=True)
    var = ((x - mu) ** 2).mean(-1, keepdims=True)
    return gamma * (x - mu) / np.sqrt(var + 1e-5) + beta


def heads_of(x, n_heads):
    B, T, D = x.shape
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def attention(x, p, n_heads):
    B, T, D = x.shape
    q, k, v = heads_of(x @ p["Wq"], n_heads), heads_of(x @ p["Wk"], n_heads), heads_of(x @ p["Wv"], n_heads)
    scores = q @ k.transpose(0, 1, 3, 2) / np.sqrt(D // n_heads)
    scores = np.where(np.tril(np.ones((T, T))) == 1, scores, -1e9)
    w = np.exp(scores - scores.max(-1, keepdims=True))
    w /= w.sum(-1, keepdims=True)
    return (w @ v).transpose(0, 2, 1, 3).reshape(B, T, D) @ p["Wo"]


def mlp(x, p):
    u = x @ p["W1"] + p["b1"]
    u = 0.5 * u * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
    return u @ p["W2"] + p["b2"]


def transformer_block(x, params, n_heads):
    x = x + attention(norm(x, **params["ln1"]), params["attn"], n_heads)
    x = x + mlp(norm(x, **params["ln2"]), params["ffn"])
    return x
