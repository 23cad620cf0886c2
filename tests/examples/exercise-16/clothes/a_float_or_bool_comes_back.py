"""The mistake a_float_or_bool_comes_back, in other clothes."""

import numpy as np


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
    p = np.exp((logits[ranking] - logits[ranking[0]]) / temperature)
    p = p / p.sum()
    if top_p is not None and top_p < 1:
        in_front = np.concatenate([[0.0], np.cumsum(p)[:-1]])
        keep = in_front < top_p
        ranking, p = ranking[keep], p[keep]
        p = p / p.sum()
    answer = np.zeros(V)
    answer[ranking] = p
    return answer


def sample(probs, rng):
    return 1.0 * int(np.searchsorted(np.cumsum(probs), rng.random(), side="right"))
