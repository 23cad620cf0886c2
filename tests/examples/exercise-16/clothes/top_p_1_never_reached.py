"""The mistake top_p_1_never_reached, in other clothes."""

import numpy as np
from given import softmax


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    V = logits.shape[0]
    if temperature < 0.0 or (top_k is not None and top_k <= 0):
        raise ValueError((temperature, top_k))
    if top_p is not None and (top_p <= 0 or top_p > 1):
        raise ValueError(top_p)
    if temperature == 0.0:
        return np.eye(V)[np.argmax(logits)]
    ranking = np.argsort(-logits)
    k = V if top_k is None else min(top_k, V)
    ranking = ranking[:k]
    hidden = np.full(V, -np.inf)
    hidden[ranking] = logits[ranking] / temperature
    p = softmax(hidden)[ranking]
    if top_p is not None:
        reached = np.flatnonzero(~(np.add.accumulate(p) < top_p))
        keep = slice(0, 1 + (reached[0] if reached.size else 0))
        ranking, p = ranking[keep], p[keep]
        p = p / p.sum()
    answer = np.zeros(V)
    answer[ranking] = p
    return answer


def sample(probs, rng):
    cdf = np.cumsum(probs)
    return int(np.searchsorted(cdf / cdf[-1], rng.random(), side="right"))
