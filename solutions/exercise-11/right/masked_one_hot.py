"""A masked array for the targets, a generator of two parts, and a dataclass; the gradient is a masked array."""
from dataclasses import astuple, dataclass

import numpy as np
import numpy.ma as ma


@dataclass
class Answer:
    loss: float
    dlogits: ma.MaskedArray


def cross_entropy(logits, targets):
    def both():
        others = np.arange(logits.shape[1])[None] != targets[:, None]
        z = logits - np.sort(logits, axis=1)[:, -1:]
        total = np.exp(z).sum(axis=1)
        at_targets = ma.array(z, mask=others).compressed()
        yield float((np.log(total) - at_targets).mean())
        yield ma.array((np.exp(z) / total[:, None] - ~others) / len(z))

    return astuple(Answer(*both()))
