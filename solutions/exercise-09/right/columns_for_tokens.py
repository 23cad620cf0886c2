"""Works on (B, D, T), tokens as columns, and turns the answer back; q, k and v come from one product."""

import numpy as np


def norm(columns, part):
    centred = columns - columns.mean(axis=1, keepdims=True)
    return centred / np.sqrt(columns.var(axis=1, keepdims=True) + 1e-5) * part["gamma"][:, None] + part["beta"][:, None]


def transformer_block(x, params, n_heads):
    B, T, D = x.shape
    attn, ffn = params["attn"], params["ffn"]
    stream = x.transpose(0, 2, 1)  # (B, D, T)
    together = np.hstack([attn["Wq"], attn["Wk"], attn["Wv"]]).T  # (3 D, D)
    q, k, v = (together @ norm(stream, params["ln1"])).reshape(B, 3, n_heads, -1, T).swapaxes(0, 1)
    scores = k.swapaxes(-1, -2) @ q / np.sqrt(D / n_heads)  # (B, H, keys, queries)
    scores[..., np.tri(T, k=-1, dtype=bool)] = -np.inf
    weights = np.exp(scores - scores.max(axis=-2, keepdims=True))
    weights = weights / weights.sum(axis=-2, keepdims=True)
    stream = stream + attn["Wo"].T @ (v @ weights).reshape(B, D, T)
    hidden = ffn["W1"].T @ norm(stream, params["ln2"]) + ffn["b1"][:, None]
    hidden = hidden / (1 + np.exp(np.clip(-2 * np.sqrt(2 / np.pi) * (hidden + 0.044715 * hidden**3), None, 700)))
    return (stream + ffn["W2"].T @ hidden + ffn["b2"][:, None]).transpose(0, 2, 1)
