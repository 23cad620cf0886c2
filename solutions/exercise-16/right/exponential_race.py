"""Each id waits for an exponential time, the shorter the likelier it is; the first to ring is drawn."""

from collections import namedtuple

import numpy as np
from given import softmax

Settings = namedtuple("Settings", "temperature top_k top_p")


def validate(settings):
    if settings.temperature < 0:
        raise ValueError("temperature")
    if settings.top_k is not None and settings.top_k <= 0:
        raise ValueError("top_k")
    if settings.top_p is not None and (settings.top_p > 1 or settings.top_p <= 0):
        raise ValueError("top_p")


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    settings = Settings(temperature, top_k, top_p)
    validate(settings)
    if temperature == 0:
        top_k, temperature = 1, 1.0
        logits = np.where(np.arange(len(logits)) == logits.argmax(), 1.0, 0.0)
    order = np.lexsort((logits,))[::-1]
    last = len(order) if top_k is None else min(len(order), top_k)
    order = order[:last]
    probs = softmax(logits[order] / temperature)
    if top_p is not None and top_p < 1:
        last = 1
        while probs[:last].sum() < top_p:
            last += 1
        order, probs = order[:last], probs[:last] / probs[:last].sum()
    return np.bincount(order, weights=probs, minlength=len(logits))


def sample(probs, rng):
    possible = probs.nonzero()[0]
    times = rng.exponential(scale=1 / probs[possible])
    return possible[times.argmin()]
