"""np.where chooses between two forms of the sigmoid, each safe for its own half of the numbers. But both are calculated
for all numbers before it chooses: exp(-x) overflows where x is very negative, and e^x / (1 + e^x) becomes inf / inf
where x is large. The answer is right, and the warnings are deserved.

What does each of the two forms give for x = 1000, and what for x = -1000? Which number could you hand to np.exp so that
it is never above 0, whatever the sign of x?

Caught by: silu_no_overflow
"""

import numpy as np


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def silu(x):
    sigmoid = np.where(x >= 0, 1 / (1 + np.exp(-x)), np.exp(x) / (1 + np.exp(x)))
    return x * sigmoid


def feed_forward(x, params):
    return gelu(x @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]


def swiglu(x, params):
    return (silu(x @ params["Wg"]) * (x @ params["Wu"])) @ params["Wd"]
