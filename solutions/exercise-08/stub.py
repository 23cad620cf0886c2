"""Exercise 08: GELU, SiLU, and the two feed-forward layers made of them. The statement is in README.md."""

import numpy as np


def gelu(x):
    """Let large numbers through, hold negative ones back: the GELU in its tanh form, number by number.

    x: one or more axes -> the same shape.
    """
    raise NotImplementedError


def silu(x):
    """Multiply each number by its sigmoid.

    x: one or more axes -> the same shape. No overflow warning for numbers up to 1e3 in size.
    """
    raise NotImplementedError


def feed_forward(x, params):
    """Send each token through D -> F, gelu, F -> D.

    x: (..., D) -> (..., D).
    params: dict with "W1" (D, F), "b1" (F,), "W2" (F, D) and "b2" (D,).
    """
    raise NotImplementedError


def swiglu(x, params):
    """Send each token through two layers D -> F, the silu of one gating the other, and F -> D.

    x: (..., D) -> (..., D).
    params: dict with "Wg" (D, F), "Wu" (D, F) and "Wd" (F, D).
    """
    raise NotImplementedError
