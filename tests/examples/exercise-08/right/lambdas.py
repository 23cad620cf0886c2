"""Each function is a lambda."""

import numpy as np


gelu = lambda x: 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


silu = lambda x: x * (1 + np.tanh(x / 2)) / 2


feed_forward = lambda x, params: gelu(x @ params["W1"] + params["b1"]) @ params["W2"] + params["b2"]


swiglu = lambda x, params: (silu(x @ params["Wg"]) * (x @ params["Wu"])) @ params["Wd"]
