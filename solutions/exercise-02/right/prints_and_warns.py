"""Prints left in from following the example by hand, and a warning of its own."""
import warnings

import numpy as np
from given import softmax

np.set_printoptions(precision=4, suppress=True)


def sdpa(q, k, v):
    print("q", q, "k", k, "v", v, sep="\n")
    raw = q @ k.T
    print("raw", raw, sep="\n")
    scaled = raw / np.sqrt(k.shape[1])
    weights = softmax(scaled)
    print("weights", weights, "sum", weights.sum(axis=1))
    if k.shape[1] == 1:
        warnings.warn("keys of a single number")
    return weights @ v


def mha(x, wq, wk, wv, wo):
    heads = []
    for h in range(len(wq)):
        print(f"--- head {h}")
        heads.append(sdpa(x @ wq[h], x @ wk[h], x @ wv[h]))
    result = np.concatenate(heads, axis=1) @ wo
    print(result)
    return result


if __name__ == "__main__":
    print(mha(np.ones((3, 4)), np.ones((2, 4, 2)), np.ones((2, 4, 2)), np.ones((2, 4, 2)), np.ones((4, 4))))
