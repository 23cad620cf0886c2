"""Recursion: is it the first id? If not, the same question about the others, with what is left of the mass."""

import functools
import itertools

import numpy as np


def need(condition, text):
    if not condition:
        raise ValueError(text)


def next_token_probs(logits, temperature=1.0, top_k=None, top_p=None):
    need(temperature >= 0, "temperature")
    need(top_k is None or top_k >= 1, "top_k")
    need(top_p is None or 0 < top_p <= 1, "top_p")
    steps = [cool(temperature), keep_k(top_k), normalise, keep_p(top_p), normalise]
    return functools.reduce(lambda values, step: step(values), steps, logits)


def cool(temperature):
    def step(logits):
        if temperature == 0:
            return np.bincount([np.argmax(logits)], minlength=len(logits)).astype(float)
        z = logits / temperature
        return np.exp(z - np.amax(z))

    return step


def keep_k(k):
    def step(weights):
        return weights if k is None or k >= len(weights) else np.where(weights >= np.sort(weights)[-k], weights, 0)

    return step


def keep_p(p):
    def step(weights):
        if p is None or p == 1:
            return weights
        order = np.argsort(weights)[::-1]
        sums = list(itertools.accumulate(weights[order].tolist(), initial=0.0))[:-1]
        out = np.array(weights)
        out[[i for i, before in zip(order.tolist(), sums) if before >= p]] = 0
        return out

    return step


def normalise(weights):
    return np.divide(weights, weights.sum())


def sample(probs, rng):
    def ask(first, rest):
        if probs[first] > 0 and (rest - probs[first] <= 1e-15 or rng.random() < probs[first] / rest):
            return first
        return ask(first + 1, rest - probs[first])

    return ask(0, 1.0) if np.count_nonzero(probs) > 1 else int(np.flatnonzero(probs)[0])
