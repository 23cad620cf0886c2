"""Exercises 01, 03, 04, 05, 08 and 09, solved: what exercise 10 may build on.

Use it with `from given import layer_norm, transformer_block`.
"""

import numpy as np


def softmax(x, axis=-1):
    """Turn the numbers along one axis into positive weights that sum to 1.

    x: any shape, float or int; an entry of -inf gets the weight 0 -> floats of the same shape.
    axis: the axis along which the weights sum to 1.
    """
    shifted = x - np.max(x, axis=axis, keepdims=True)  # the largest becomes 0, so exp cannot overflow
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)


def causal_mask(T):
    """Say who may look at whom: query i at key j where j <= i.

    T: the number of tokens -> (T, T) of dtype bool, True = may attend.
    """
    return np.tril(np.ones((T, T), dtype=bool))  # row i is query i: True up to the diagonal, and on it


def attention(q, k, v, mask=None):
    """Let every query look at the keys it may see, and take the weighted mean of their values.

    q: (..., Tq, d), k: (..., Tk, d), v: (..., Tk, dv), with equal leading axes -> (..., Tq, dv).
    mask: bool, of a shape that broadcasts to (..., Tq, Tk), True where a query may attend to a key;
    every query has at least one such key. Without a mask it may attend to all.
    A hidden key has the weight 0 exactly, whatever its score and its value.
    """
    d = q.shape[-1]
    scores = q @ np.swapaxes(k, -1, -2) / np.sqrt(d)  # (..., Tq, Tk)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)  # exp(-inf) is 0: a hidden key gets no weight
    weights = softmax(scores)  # (..., Tq, Tk), the weights of each query sum to 1
    return weights @ v  # (..., Tq, dv)


def split_heads(x, n_heads):
    """Cut the last axis into heads and move the head axis in front of the tokens.

    x: (B, T, D) -> (B, H, T, d) with H = n_heads and d = D / H.
    Head h takes the numbers h*d to (h+1)*d - 1 of every token.
    Raises ValueError if D is not divisible by n_heads.
    """
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError(f"cannot cut D = {D} numbers into n_heads = {n_heads} equal heads")
    d = D // n_heads
    x = x.reshape(B, T, n_heads, d)  # (B, T, H, d): the numbers of a head lie side by side
    return np.swapaxes(x, 1, 2)  # (B, H, T, d)


def merge_heads(x):
    """Lay the heads side by side again: the exact inverse of split_heads.

    x: (B, H, T, d) -> (B, T, H * d).
    """
    B, H, T, d = x.shape
    x = np.swapaxes(x, 1, 2)  # (B, T, H, d)
    return x.reshape(B, T, H * d)  # (B, T, D)


def mha_forward(x, params, n_heads):
    """Compute multi-head causal self-attention.

    x: (B, T, D) -> (B, T, D).
    params: dict with "Wq", "Wk", "Wv" and "Wo", each (D, D).
    n_heads: number of heads H. Token i attends to the tokens 0 to i.
    Raises ValueError if D is not divisible by n_heads.
    """
    q = split_heads(x @ params["Wq"], n_heads)  # (B, H, T, d)
    k = split_heads(x @ params["Wk"], n_heads)  # (B, H, T, d)
    v = split_heads(x @ params["Wv"], n_heads)  # (B, H, T, d)
    mask = causal_mask(x.shape[1])  # (T, T), the same for every text and head
    heads = attention(q, k, v, mask)  # (B, H, T, d)
    return merge_heads(heads) @ params["Wo"]  # (B, T, D): Wo mixes the heads


def layer_norm(x, gamma, beta, eps=1e-5):
    """Bring every row to mean 0 and variance 1, then scale and shift each of its numbers.

    x: (..., D), a row being the D numbers along the last axis; gamma and beta: (D,) -> (..., D).
    eps: is added to the variance, inside the root, so that nothing is divided by 0.
    """
    mean = np.mean(x, axis=-1, keepdims=True)  # (..., 1): one for each row, in line with x
    centred = x - mean  # (..., D): subtract first, square then, and no digits are lost
    variance = np.mean(centred**2, axis=-1, keepdims=True)  # (..., 1), divided by D
    normalised = centred / np.sqrt(variance + eps)  # (..., D)
    return normalised * gamma + beta  # (..., D): gamma and beta line up with the last axis


def gelu(x):
    """Let large numbers through, hold negative ones back: the GELU in its tanh form, number by number.

    x: one or more axes -> the same shape.
    """
    bent = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    gate = 0.5 * (1 + np.tanh(bent))  # between 0 and 1
    return x * gate


def feed_forward(x, params):
    """Send each token through D -> F, gelu, F -> D.

    x: (..., D) -> (..., D).
    params: dict with "W1" (D, F), "b1" (F,), "W2" (F, D) and "b2" (D,).
    """
    hidden = gelu(x @ params["W1"] + params["b1"])  # (..., F)
    return hidden @ params["W2"] + params["b2"]  # (..., D)


def transformer_block(x, params, n_heads):
    """Let the tokens look at each other, then let each work on its own; either half adds to what is there.

    x: (B, T, D) -> (B, T, D).
    params: dict of four dicts: "ln1" and "ln2" with "gamma" and "beta", each (D,); "attn" with "Wq", "Wk",
    "Wv" and "Wo", each (D, D); "ffn" with "W1" (D, F), "b1" (F,), "W2" (F, D) and "b2" (D,).
    n_heads: number of heads H, which divides D. Token i attends to the tokens 0 to i.
    """
    normed = layer_norm(x, **params["ln1"])  # (B, T, D): what the attention reads
    h = x + mha_forward(normed, params["attn"], n_heads)  # (B, T, D): added to x itself, not to normed
    normed = layer_norm(h, **params["ln2"])  # (B, T, D): what the feed-forward layer reads
    return h + feed_forward(normed, params["ffn"])  # (B, T, D): added to h, which has x in it
