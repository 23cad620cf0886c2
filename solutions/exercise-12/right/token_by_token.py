"""A chunk is read token by token, so no mask is needed; plain lists of arrays, one for each text."""

import math

import numpy as np


def one(tokens, q, d, params):
    """Answer one query (D,) of one text, given all (D,) keys and values up to it."""
    heads = []
    for first in range(0, len(q), d):
        part = slice(first, first + d)
        scores = [float(key[part] @ q[part]) / math.sqrt(d) for key, _ in tokens]
        top = max(scores)
        weights = [math.exp(score - top) for score in scores]
        total = math.fsum(weights)
        heads += list(sum(weight / total * value[part] for weight, (_, value) in zip(weights, tokens)))
    return np.array(heads) @ params["Wo"]


def attention_step(x, params, cache, n_heads):
    texts = [list(text) for text in cache] if cache else [[] for _ in x]
    y = np.empty(x.shape)
    for b, text in enumerate(texts):
        for i, token in enumerate(x[b]):
            text.append((token @ params["Wk"], token @ params["Wv"]))
            y[b, i] = one(text, token @ params["Wq"], x.shape[2] // n_heads, params)
    return y, texts
