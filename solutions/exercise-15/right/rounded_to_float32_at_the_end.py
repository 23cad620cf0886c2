"""Calculated in long double, and rounded to float32 only at its end, by a loop over the three."""

import numpy as np


def attention_backward(d_out, q, k, v, mask=None):
    d_out, q, k, v = map(np.longdouble, (d_out, q, k, v))
    t = lambda x: x.swapaxes(-1, -2)
    scores = q @ t(k) / np.sqrt(np.longdouble(q.shape[-1]))
    if mask is not None:
        scores += np.log(mask.astype(float))
    a = np.exp(scores - scores.max(-1, keepdims=True))
    a /= a.sum(-1, keepdims=True)
    da = d_out @ t(v)
    ds = a * (da - (a * da).sum(-1, keepdims=True)) / np.sqrt(np.longdouble(q.shape[-1]))
    found = {"q": ds @ k, "k": t(ds) @ q, "v": t(a) @ d_out}
    return [found[name].astype(np.float32) for name in ("q", "k", "v")]
