"""Choice among the ids that have some probability; a decorator does the checks, and keywords everywhere."""

from functools import wraps

import numpy as np
from given import softmax


def refuses(function):
    @wraps(function)
    def wrapper(logits, temperature=1.0, top_k=None, top_p=None):
        if temperature < 0:
            raise ValueError("temperature")
        if top_k is not None and not top_k >= 1:
            raise ValueError("top_k")
        if top_p is not None and not 0 < top_p <= 1:
            raise ValueError("top_p")
        return function(logits=logits.copy(), temperature=temperature, top_k=top_k, top_p=top_p)

    return wrapper


@refuses
def next_token_probs(logits, temperature, top_k, top_p):
    if temperature == 0:
        temperature, logits = 1, np.where(np.arange(logits.size) == np.argmax(logits), 0, -np.inf)
    else:
        logits /= temperature
    if top_k is not None:
        logits[np.argsort(-logits)[top_k:]] = -1e9
    probs = softmax(logits)
    if top_p is not None:
        order = np.argsort(-probs)
        running = np.cumsum(probs[order])
        drop = running > top_p
        drop[1:] = drop[:-1].copy()  # the crossing one stays
        drop[0] = False
        if top_p < 1:
            probs[order[drop]] = 0
    return probs / probs.sum()


def sample(probs, rng):
    ids = np.arange(len(probs))[probs > 0]
    return int(rng.choice(ids, size=1, replace=True, p=probs[ids])[0])
