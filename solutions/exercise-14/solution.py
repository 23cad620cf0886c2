"""Reference solution of exercise 14: attention tile by tile, with an online softmax."""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    """Compute attention without ever holding a whole row of scores.

    q, k, v: (..., T, d), all of one shape -> (..., T, d).
    block_size: the number of queries, and of keys, in a tile; any number >= 1, the last block may be smaller.
    causal: whether token i attends to the tokens j <= i only; otherwise it attends to all.
    Beside the answer, what is held at any one time does not grow with T * T.
    """
    T, d = q.shape[-2:]
    tokens = np.arange(T)
    answer = np.empty(q.shape)
    for top in range(0, T, block_size):
        rows = slice(top, top + block_size)  # the last one may reach beyond T: then NumPy takes what there is
        queries = q[..., rows, :] / np.sqrt(d)  # (..., rows, d)
        largest = -np.inf  # of each query's scores so far; from the first tile on (..., rows, 1)
        total = mixed = 0.0  # its sum of weights, (..., rows, 1), and of weights times values, (..., rows, d)
        end = top + block_size if causal else T  # the tiles from here on lie in the future of all these queries
        for left in range(0, end, block_size):
            columns = slice(left, left + block_size)
            scores = queries @ np.swapaxes(k[..., columns, :], -1, -2)  # (..., rows, columns): one tile
            if causal:
                scores = np.where(tokens[rows, None] >= tokens[columns], scores, -np.inf)
            new = np.maximum(largest, scores.max(axis=-1, keepdims=True))  # (..., rows, 1)
            shrink = np.exp(largest - new)  # from weights measured against the old maximum to the new one
            weights = np.exp(scores - new)  # (..., rows, columns), each at most 1
            total = total * shrink + weights.sum(axis=-1, keepdims=True)
            mixed = mixed * shrink + weights @ v[..., columns, :]
            largest = new
        answer[..., rows, :] = mixed / total  # divided once, at the end
    return answer
