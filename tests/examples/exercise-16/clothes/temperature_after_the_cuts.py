"""The mistake temperature_after_the_cuts, in other clothes."""

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
    p = np.exp(logits[ranking] - logits[ranking[0]])
    p = p / p.sum()
    ranking, p = ranking[p > 0], p[p > 0]
    if top_p is not None and top_p < 1:
        in_front = np.concatenate([[0.0], np.cumsum(p)[:-1]])
        keep = in_front < top_p
        ranking = ranking[keep]
    answer = np.zeros(V)
    answer[ranking] = softmax(logits[ranking] / temperature)
    return answer


def sample(probs, rng):
    cdf = np.cumsum(probs)
    return int(np.searchsorted(cdf / cdf[-1], rng.random(), side="right"))
