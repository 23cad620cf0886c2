"""Comparison matrices instead of sorting: how many are larger, and how much mass they have."""

import numpy as np
import numpy.typing as npt
from given import softmax


def next_token_probs(
    logits: npt.NDArray[np.float64],
    temperature: float = 1.0,
    top_k: int | None = None,
    top_p: float | None = None,
) -> npt.NDArray[np.float64]:
    if temperature < 0:
        raise ValueError
    if top_k is not None and top_k < 1:
        raise ValueError
    if top_p is not None and not (top_p > 0 and top_p <= 1):
        raise ValueError
    if temperature == 0:
        hot = np.zeros(logits.shape)
        np.put(hot, np.flatnonzero(logits == logits.max())[0], 1)
        return hot
    larger = np.greater.outer(logits, logits)  # [i, j]: i is larger than j
    scaled = np.true_divide(logits, temperature)
    if top_k is not None:
        scaled = np.ma.masked_array(scaled, mask=larger.sum(axis=0) >= top_k).filled(-np.inf)
    probs = softmax(scaled)
    if top_p is not None and top_p < 1:
        in_front = probs @ larger
        probs = np.select([in_front < top_p], [probs], 0.0)
        probs = probs / np.linalg.norm(probs, ord=1)
    return np.ma.masked_array(probs)


def sample(probs, rng):
    ends = np.tril(np.ones((len(probs), len(probs)))) @ probs
    ends[-1 - np.argmax(probs[::-1] > 0) :] = 2.0
    return np.digitize(rng.random(), ends)
