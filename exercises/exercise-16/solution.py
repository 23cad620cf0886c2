"""Exercise 16: from logits to the next token. The statement is in README.md."""

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
    raise NotImplementedError


def sample(probs, rng):
    """Draw one id, each as often as its probability says.

    probs: (V,), which sum to 1 -> one integer from 0 to V - 1; never one whose probability is 0.
    rng: a NumPy Generator, the only source of chance. Drawing moves it on.
    """
    raise NotImplementedError
