"""Lists, loops and math: NumPy only where the answer must be an array."""

import math

import numpy as np


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    if temperature < 0:
        raise ValueError("too cold")
    if top_k is not None:
        if top_k < 1:
            raise ValueError("too few")
    if top_p is not None:
        if top_p <= 0.0 or top_p > 1.0:
            raise ValueError("not a share")
    logits = [float(logit) for logit in logits]
    answer = [0.0] * len(logits)
    if temperature == 0:
        answer[logits.index(max(logits))] = 1.0
        return np.array(answer)
    pairs = sorted(((logit, i) for i, logit in enumerate(logits)), reverse=True)
    if top_k is not None:
        pairs = pairs[:top_k]
    weights = [math.exp((logit - pairs[0][0]) / temperature) for logit, _ in pairs]
    total = sum(weights)
    limit = len(weights) if top_p is None else 0
    mass = 0.0
    while limit < len(weights) and (mass < top_p or top_p == 1):
        mass += weights[limit] / total
        limit += 1
    total = sum(weights[:limit])
    for weight, (_, i) in zip(weights[:limit], pairs):
        answer[i] = weight / total
    return np.array(answer)


def sample(probs, rng):
    left = rng.random()
    last = 0
    for i, p in enumerate(probs):
        if p == 0:
            continue
        last = i
        left -= p
        if left < 0:
            return i
    return last
