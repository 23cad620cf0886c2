"""The decorator runs the loop, and the function treats one row.

Loops in: cross_entropy
"""

import numpy as np


def for_every_row(function):
    def table(logits, targets):
        losses, rows = zip(*(function(z, t) for z, t in zip(logits, targets)))
        return np.mean(losses), np.array(rows) / len(rows)

    return table


@for_every_row
def cross_entropy(logits, targets):
    z = logits - logits.max()
    p = np.exp(z) / np.exp(z).sum()
    loss = np.log(np.exp(z).sum()) - z[targets]
    p[targets] -= 1
    return loss, p
