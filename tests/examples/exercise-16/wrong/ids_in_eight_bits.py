"""The id comes back in eight bits: those from 256 on wrap round."""

import numpy as np
from given import softmax


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    if temperature < 0 or (top_k is not None and top_k < 1) or (top_p is not None and not 0 < top_p <= 1):
        raise ValueError((temperature, top_k, top_p))
    probs = np.zeros(len(logits))
    if temperature == 0:
        probs[np.argmax(logits)] = 1.0
        return probs
    ids = np.argsort(-logits)[:top_k]
    kept = softmax(logits[ids] / temperature)
    if top_p is not None:
        reached = np.cumsum(kept)
        kept = np.where(reached - kept < top_p, kept, 0.0)
    probs[ids] = kept / kept.sum()
    return probs


def sample(probs, rng):
    return rng.choice(np.arange(len(probs)).astype(np.uint8), p=probs)
