"""Each chunk is read as a text of its own. A cache is returned, and nobody looks into it.

What does a token of the second chunk see? In which line of your function does the parameter `cache`
stand on the right of an equals sign?

Caught by: worked_example, single_tokens, longer_chunks, every_cutting
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    t = x.shape[1]
    mask = np.tril(np.ones((t, t), dtype=bool))
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], (k, v)
