"""Reference solution of exercise 08: GELU, SiLU, and the two feed-forward layers made of them."""

import numpy as np


def gelu(x):
    """Let large numbers through, hold negative ones back: the GELU in its tanh form, number by number.

    x: one or more axes -> the same shape.
    """
    bent = np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)
    gate = 0.5 * (1 + np.tanh(bent))  # between 0 and 1
    return x * gate


def silu(x):
    """Multiply each number by its sigmoid.

    x: one or more axes -> the same shape. No overflow warning for numbers up to 1e3 in size.
    """
    gate = 0.5 * (1 + np.tanh(0.5 * x))  # the sigmoid of x, by way of tanh, which never overflows
    return x * gate


def feed_forward(x, params):
    """Send each token through D -> F, gelu, F -> D.

    x: (..., D) -> (..., D).
    params: dict with "W1" (D, F), "b1" (F,), "W2" (F, D) and "b2" (D,).
    """
    hidden = gelu(x @ params["W1"] + params["b1"])  # (..., F)
    return hidden @ params["W2"] + params["b2"]  # (..., D)


def swiglu(x, params):
    """Send each token through two layers D -> F, the silu of one gating the other, and F -> D.

    x: (..., D) -> (..., D).
    params: dict with "Wg" (D, F), "Wu" (D, F) and "Wd" (F, D).
    """
    gate = silu(x @ params["Wg"])  # (..., F)
    up = x @ params["Wu"]  # (..., F)
    return (gate * up) @ params["Wd"]  # (..., D)
