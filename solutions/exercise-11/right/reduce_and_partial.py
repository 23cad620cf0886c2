"""A pipeline of three functions through functools.reduce, and operator for the arithmetic."""
from functools import partial, reduce
from operator import itemgetter, sub, truediv

import numpy as np


def centre(state):
    return {**state, "z": sub(state["logits"], np.max(state["logits"], 1, keepdims=True))}


def normalise(state):
    return {**state, "log_p": state["z"] - np.log(np.sum(np.exp(state["z"]), 1, keepdims=True))}


def finish(state, count):
    at = np.arange(count), state["targets"]
    grad = np.exp(state["log_p"])
    grad[at] = grad[at] - 1
    return {"loss": truediv(-state["log_p"][at].sum(), count), "grad": grad / count}


def cross_entropy(logits, targets):
    steps = centre, normalise, partial(finish, count=len(targets))
    return itemgetter("loss", "grad")(reduce(lambda state, step: step(state), steps, {"logits": logits, "targets": targets}))
