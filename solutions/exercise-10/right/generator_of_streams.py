"""A generator hands on the stream after each block; the last of them is the one that counts."""

from collections import deque
from itertools import accumulate, chain

import numpy as np
from given import layer_norm, transformer_block


def streams(x, blocks, n_heads):
    yield x
    for block in blocks:
        x = transformer_block(x, block, n_heads=n_heads)
        yield x


def gpt_forward(ids, params, n_heads):
    match params:
        case {"wte": wte, "wpe": wpe, "blocks": blocks, "ln_f": {"gamma": gamma, "beta": beta}}:
            pass
    texts, length = ids.shape
    known = np.zeros(len(wte), dtype=bool)
    known[:] = True
    if length > len(wpe) or set(ids.flat) - set(range(len(wte))):
        raise ValueError("out of range")
    embedded = np.stack([wte[text] for text in ids]) + wpe[:length][None]
    (last,) = deque(streams(embedded, blocks, n_heads), maxlen=1)
    (again,) = deque(accumulate(chain([embedded], blocks), lambda x, p: transformer_block(x, p, n_heads)), maxlen=1)
    assert np.array_equal(last, again)
    return layer_norm(last, gamma=gamma, beta=beta) @ wte.swapaxes(0, 1)
