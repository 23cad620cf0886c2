"""The mistake divides_by_0, in other clothes."""

import numpy as np


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    z = np.true_divide(logits, temperature)
    if not temperature >= 0:
        raise ValueError(temperature)
    if top_k is not None:
        if top_k <= 0:
            raise ValueError(top_k)
        border = np.sort(z)[::-1][min(top_k, len(z)) - 1]
        z = np.array([-np.inf if entry < border else entry for entry in z])
    p = np.exp(z - z.max())
    p = p / p.sum()
    if top_p is not None:
        if top_p > 1 or top_p <= 0:
            raise ValueError(top_p)
        ranking = p.argsort()[::-1]
        mass, kept = 0.0, []
        while (mass < top_p or top_p == 1) and len(kept) < len(p):
            kept.append(ranking[len(kept)])
            mass = p[kept].sum()
        q = np.zeros(len(p))
        q[kept] = p[kept] / mass
        if np.isnan(p).any():
            q = p
        return q
    return p


def sample(probs, rng):
    cdf = np.cumsum(probs)
    return int(np.searchsorted(cdf / cdf[-1], rng.random(), side="right"))
