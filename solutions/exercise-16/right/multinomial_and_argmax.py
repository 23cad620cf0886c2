"""One draw from a multinomial distribution, and where its 1 stands; the cuts are boolean masks throughout."""

import numpy as np
from given import softmax


def checked(temperature, top_k, top_p):
    if not temperature >= 0:
        raise ValueError(temperature)
    for value, lowest, highest in ((top_k, 1, np.inf), (top_p, np.nextafter(0, 1), 1)):
        if value is not None and not lowest <= value <= highest:
            raise ValueError(f"{value} is not between {lowest} and {highest}")


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    checked(temperature, top_k, top_p)
    if not temperature:
        return np.eye(len(logits))[int(np.argmax(logits))]
    probs = softmax(logits / temperature)
    kept = np.ones(len(logits), dtype=bool)
    if top_k is not None:
        kept[np.argsort(-logits)[top_k:]] = False
    probs = np.where(kept, probs, 0.0)
    probs /= probs.sum()
    if top_p is not None:
        order = probs.argsort()[::-1]
        total = np.cumsum(probs[order])
        reached = np.searchsorted(total, top_p)
        kept[order[reached + 1 :]] = False
        probs *= kept
        probs /= probs.sum()
    return probs


def sample(probs, rng):
    return int(rng.multinomial(1, probs).argmax())
