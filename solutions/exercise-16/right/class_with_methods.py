"""A class holds the distribution, with a method for each step; the draw is a binary search of its own."""

import numpy as np
from given import softmax


class Sampler:
    def __init__(self, logits, temperature):
        self.logits = np.array(logits)
        self.alive = np.full(self.logits.shape, True)
        self.temperature = temperature

    @property
    def probs(self):
        probs = np.zeros(self.logits.shape)
        probs[self.alive] = softmax(self.logits[self.alive] / self.temperature)
        return probs

    def keep(self, ids):
        self.alive = np.isin(np.arange(len(self.logits)), ids)
        return self

    def greedy(self):
        return self.keep(np.argmax(self.logits))

    def top_k(self, k):
        return self.keep(np.argpartition(self.logits, -k)[-k:]) if k < len(self.logits) else self

    def top_p(self, p):
        ids = [i for i in sorted(range(len(self.logits)), key=lambda i: self.logits[i], reverse=True) if self.alive[i]]
        probs, chosen = self.probs, []
        for i in ids:
            chosen.append(i)
            if p < 1 and probs[chosen].sum() >= p:
                break
        return self.keep(chosen)


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    match (temperature, top_k, top_p):
        case (t, _, _) if t < 0:
            raise ValueError("temperature < 0")
        case (_, int() as k, _) if k < 1:
            raise ValueError("top_k < 1")
        case (_, _, int() | float() as p) if not 0 < p <= 1:
            raise ValueError("top_p outside (0, 1]")
    sampler = Sampler(logits, temperature or 1.0)
    if temperature == 0:
        return sampler.greedy().probs
    if top_k:
        sampler.top_k(top_k)
    if top_p:
        sampler.top_p(top_p)
    return sampler.probs


def sample(probs, rng):
    ends = np.cumsum(probs)
    point = rng.uniform(0, ends[-1])
    low, high = 0, len(ends) - 1
    while low < high:
        middle = (low + high) // 2
        if ends[middle] > point:
            high = middle
        else:
            low = middle + 1
    return low
