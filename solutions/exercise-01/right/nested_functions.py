"""Functions inside the function, with a nonlocal."""
import numpy as np


def softmax(x, axis=-1):
    state = None

    def shift():
        nonlocal state
        state = x - x.max(axis, keepdims=True)

    def power():
        nonlocal state
        state = np.exp(state)

    def divide():
        nonlocal state
        state = state / state.sum(axis, keepdims=True)

    for step in (shift, power, divide):
        step()
    return state
