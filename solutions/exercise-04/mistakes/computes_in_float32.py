"""mha_forward turns x and the weights into float32, as deep-learning libraries do: about 7 digits are
left, and the answer is off in the seventh.

How many digits does the statement ask for, and how many has each of the two float types?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    x = x.astype(np.float32)
    q = split_heads(x @ params["Wq"].astype(np.float32), n_heads)
    k = split_heads(x @ params["Wk"].astype(np.float32), n_heads)
    v = split_heads(x @ params["Wv"].astype(np.float32), n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"].astype(np.float32)
