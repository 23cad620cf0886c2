"""gelu multiplies the cube by 0.044175: two digits changed places. The curve is wrong in its fourth digit only,
which no plot shows.

Compare the constant with the statement's, digit by digit. Which of your results agree with the worked example,
and to how many digits?

Caught by: gelu_curve gelu_values gelu_worked_example
"""

import numpy as np


def gelu(x):
    inner = np.sqrt(2 / np.pi) * (x + 0.044175 * x**3)
    return 0.5 * x * (1 + np.tanh(inner))


def silu(x):
    x = np.asarray(x, dtype=float)
    e = np.exp(-np.abs(x))
    return x * np.where(x >= 0, 1, e) / (1 + e)


def feed_forward(x, params):
    hidden = gelu(x @ params["W1"] + params["b1"])
    return hidden @ params["W2"] + params["b2"]


def swiglu(x, params):
    gate = silu(x @ params["Wg"])
    up = x @ params["Wu"]
    return (gate * up) @ params["Wd"]
