"""An id is proposed with equal chances, and accepted as often as its probability says; else the next one."""

import numpy as np


class SettingError(ValueError):
    pass


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None, *, eps=0.0):
    V = np.size(logits)
    k = V if top_k is None else top_k
    p = 1.0 if top_p is None else top_p
    if temperature < 0 or k < 1 or not 0 < p <= 1:
        raise SettingError("one of the settings is out of range")
    if temperature == 0:
        z = np.where(np.cumsum(np.cumsum(logits == np.max(logits))) == 1, 0.0, -np.inf)
        k = 1
    else:
        z = (logits - np.max(logits)) / temperature
    order = np.flip(np.argsort(z, kind="stable"))
    sorted_z = np.take(z, order)
    sorted_z[k:] = -np.inf
    e = np.exp(sorted_z)
    e = e / e.sum()
    if p < 1:
        e[1:][np.cumsum(e)[:-1] >= p] = 0
        e = e / e.sum()
    result = np.zeros(V)
    np.put(result, order, e + eps)
    return result


def sample(probs, rng):
    highest = probs.max()
    while True:
        i = int(rng.integers(0, probs.shape[0]))
        if rng.random() * highest < probs[i]:
            return i
