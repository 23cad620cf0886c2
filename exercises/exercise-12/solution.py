"""Exercise 12: attention with a KV cache. The statement is in README.md."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    """Compute multi-head causal self-attention for the next chunk of a text.

    x: (B, t, D), the next t tokens -> y of shape (B, t, D), and the cache to go on with.
    params: dict with "Wq", "Wk", "Wv" and "Wo", each (D, D).
    cache: None at the beginning of a text, later what an earlier call on this text gave; it is left as it is.
    n_heads: number of heads H, which divides D. A token attends to itself and to all before it.
    """
    raise NotImplementedError
