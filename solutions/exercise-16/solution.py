"""Reference solution of exercise 16: from logits to the next token."""

import numpy as np
from given import softmax


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    """Turn the scores of the next token into the probabilities to draw it with.

    logits: (V,), one score for each id of the vocabulary -> probabilities (V,), which sum to 1.
    temperature: above 0, it divides the logits; at 0 the first of the largest logits gets everything.
    top_k: keep only the k most likely ids; all of them if there are no more than k.
    top_p: then keep only the most likely ids that are needed for a mass of top_p.
    Dropped ids get exactly 0. Without top_k and top_p, nothing is dropped.
    Raises ValueError if temperature is below 0, top_k below 1, or top_p not in (0, 1].
    """
    if temperature < 0:
        raise ValueError(f"temperature = {temperature} is below 0")
    if top_k is not None and top_k < 1:
        raise ValueError(f"top_k = {top_k} would keep nothing")
    if top_p is not None and not 0 < top_p <= 1:
        raise ValueError(f"top_p = {top_p} is no share: it must be above 0, and at most 1")
    probs = np.zeros(len(logits))  # (V,): who is not kept stays at 0
    if temperature == 0:
        probs[np.argmax(logits)] = 1.0  # argmax gives the first of equals
        return probs
    ids = np.argsort(-logits)[:top_k]  # (K,): the most likely first; [:None] keeps all of them
    kept = softmax(logits[ids] / temperature)  # (K,): of the kept ids alone, so it sums to 1
    if top_p is not None:
        before = np.cumsum(kept) - kept  # (K,): the mass that stands in front of each id
        needed = before < top_p  # (K,): True as long as top_p is not reached yet
        ids = ids[needed]  # (N,)
        kept = kept[needed] / np.sum(kept[needed])  # (N,)
    probs[ids] = kept  # each back to its own place
    return probs


def sample(probs, rng):
    """Draw one id, each as often as its probability says.

    probs: (V,), which sum to 1 -> one integer from 0 to V - 1; never one whose probability is 0.
    rng: a NumPy Generator, the only source of chance. Drawing moves it on.
    """
    ids = np.flatnonzero(probs)  # (N,): nobody else can be drawn
    borders = np.cumsum(probs[ids])[:-1]  # (N - 1,): from 0 to 1, where one id's share ends and the next begins
    share = np.searchsorted(borders, rng.random())  # the last share takes what rounding left over
    return ids[share]
