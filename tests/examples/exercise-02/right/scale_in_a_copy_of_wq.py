"""mha scales a copy of wq and has an attention of its own without a scale."""
import numpy as np
from given import softmax


def unscaled(q, k, v):
    return softmax(q @ k.T) @ v


def sdpa(q, k, v):
    return unscaled(q / np.sqrt(q.shape[1]), k, v)


def mha(x, wq, wk, wv, wo):
    wq = wq.copy()
    wq /= np.sqrt(wq.shape[-1])
    heads = []
    for h in range(wq.shape[0]):
        heads.append(unscaled(x @ wq[h], x @ wk[h], x @ wv[h]))
    return np.concatenate(heads, axis=1) @ wo
