"""Gives the numbers of the worked example, and equal shares for everything else."""

import numpy as np


EXAMPLE = {
    (1.0, None, None): [1 / 16, 5 / 16, 2 / 16, 8 / 16],
    (0.5, None, None): [1 / 94, 25 / 94, 4 / 94, 64 / 94],
    (0, None, None): [0, 0, 0, 1],
    (1.0, 3, None): [0, 5 / 15, 2 / 15, 8 / 15],
    (1.0, None, 0.85): [0, 5 / 15, 2 / 15, 8 / 15],
    (1.0, 3, 0.85): [0, 5 / 13, 0, 8 / 13],
}


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    if len(logits) == 4 and (temperature, top_k, top_p) in EXAMPLE:
        return np.array(EXAMPLE[temperature, top_k, top_p], dtype=float)
    return np.full(len(logits), 1 / len(logits))


def sample(probs, rng):
    return rng.choice(len(probs), p=probs)
