"""einsum for every sum, a lambda for the softmax, and a walrus."""
import numpy as np

weigh = lambda table: (powers := np.exp(table - table.max(-1)[..., None])) / np.einsum("nv->n", powers)[..., None]


def cross_entropy(logits, targets):
    y = np.zeros_like(logits)
    y[np.indices(targets.shape)[0], targets] = 1
    top = logits.max(-1)
    level = top + np.log(np.einsum("nv->n", np.exp(logits - top[:, None])))
    loss = (np.einsum("n->", level) - np.einsum("nv,nv->", y, logits)) / len(y)
    return loss, np.einsum("nv,->nv", weigh(logits) - y, 1.0 / len(y))
