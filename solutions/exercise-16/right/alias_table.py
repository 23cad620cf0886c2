"""Walker's alias method: a fair die, then a biased coin; in long double precision before that."""

import numpy as np


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    try:
        assert temperature >= 0
        assert top_k is None or top_k >= 1
        assert top_p is None or 0 < top_p <= 1
    except AssertionError as error:
        raise ValueError("settings") from error
    z = logits.astype(np.longdouble)
    if temperature == 0:
        return np.array([float(i == int(z.argmax())) for i in range(len(z))])
    ids = sorted(range(len(z)), key=z.__getitem__)
    if top_k is not None:
        del ids[: max(0, len(ids) - top_k)]
    w = np.exp((z[ids] - z[ids[-1]]) / np.longdouble(temperature))
    w /= w.sum()
    if top_p is not None:
        behind = np.cumsum(w)  # from the least likely: what is lost if all up to here go
        drop = int(np.count_nonzero(1 - behind >= top_p)) if top_p < 1 else 0
        ids, w = ids[drop:], w[drop:] / w[drop:].sum()
    probs = np.zeros(len(z), dtype=np.longdouble)
    probs[ids] = w
    return probs.astype(np.float64)


def sample(probs, rng):
    n = len(probs)
    height, alias = list(probs * n), list(range(n))
    small = [i for i in range(n) if height[i] < 1]
    large = [i for i in range(n) if height[i] >= 1]
    while small and large:
        low, high = small.pop(), large[-1]
        alias[low] = high
        height[high] -= 1 - height[low]
        if height[high] < 1:
            small.append(large.pop())
    for i in small:
        alias[i] = int(np.argmax(probs))
    i = int(rng.integers(n))
    return i if rng.random() < height[i] else alias[i]
