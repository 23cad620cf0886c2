"""silu goes by way of tanh, which is a good thought, but takes the tanh of x where that of x/2 is due: the gate
opens twice as fast.

What is the sigmoid of 2 by its definition, and what is (1 + tanh(2)) / 2? Which number must go into the tanh to
make the two agree?

Caught by: silu_curve silu_values silu_worked_example
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    return x * 0.5 * (1 + np.tanh(x))


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
