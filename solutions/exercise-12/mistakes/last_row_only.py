"""Only the last token of a chunk gets an answer, as if a chunk were read only to find the next token.

y has a row for each token of the chunk. What shape does it have here for a chunk of three tokens?

Caught by: worked_example, first_chunk, longer_chunks
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    heads = attention(q[:, :, -1:], k, v)
    return merge_heads(heads) @ params["Wo"], (k, v)
