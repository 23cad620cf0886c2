"""Plain loops over texts, tokens and heads; slow, and allowed."""

import math

import numpy as np


def norm(row, gamma, beta):
    mean = sum(row) / len(row)
    variance = sum((number - mean) ** 2 for number in row) / len(row)
    return np.array([(number - mean) / math.sqrt(variance + 1e-5) for number in row]) * gamma + beta


def gelu(number):
    return 0.5 * number * (1 + math.tanh(math.sqrt(2 / math.pi) * (number + 0.044715 * number**3)))


def transformer_block(x, params, n_heads):
    B, T, D = x.shape
    d = D // n_heads
    attn, ffn = params["attn"], params["ffn"]
    y = np.zeros((B, T, D))
    for b in range(B):
        keys, values = [], []
        for t in range(T):
            normed = norm(x[b, t], params["ln1"]["gamma"], params["ln1"]["beta"])
            query = normed @ attn["Wq"]
            keys.append(normed @ attn["Wk"])
            values.append(normed @ attn["Wv"])
            heads = []
            for h in range(n_heads):
                own = slice(h * d, h * d + d)
                scores = [query[own] @ key[own] / math.sqrt(d) for key in keys]
                largest = max(scores)
                weights = [math.exp(score - largest) for score in scores]
                total = sum(weights)
                heads.append(sum(w / total * value[own] for w, value in zip(weights, values)))
            stream = x[b, t] + np.concatenate(heads) @ attn["Wo"]
            normed = norm(stream, params["ln2"]["gamma"], params["ln2"]["beta"])
            hidden = np.array([gelu(number) for number in normed @ ffn["W1"] + ffn["b1"]])
            y[b, t] = stream + hidden @ ffn["W2"] + ffn["b2"]
    return y
