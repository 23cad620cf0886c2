"""A cache knows its own chunk and its parent; nothing is ever copied before it is used."""

import numpy as np
from given import attention, merge_heads, split_heads


class Node:
    __slots__ = ("parent", "k", "v")

    def __init__(self, parent, k, v):
        self.parent, self.k, self.v = parent, k, v

    def path(self):
        node, found = self, []
        while node is not None:
            found.append(node)
            node = node.parent
        return found[::-1]


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    node = Node(cache, k, v)
    path = node.path()
    k = np.concatenate([step.k for step in path], axis=2)
    v = np.concatenate([step.v for step in path], axis=2)
    s = sum(step.k.shape[2] for step in path[:-1])
    t = x.shape[1]
    mask = np.hstack([np.ones((t, s), dtype=bool), np.tri(t, dtype=bool)])
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], node
