"""Places of the flat table, and np.subtract.at for the gradient; rows for columns on the way."""
import numpy as np


def cross_entropy(logits, targets):
    N, V = logits.shape
    places = np.arange(0, N * V, V) + targets
    columns = np.array(logits).T
    columns -= columns.max(0)
    columns -= np.log(np.exp(columns).sum(0))
    log_probs = columns.T.ravel()
    dlogits = np.exp(log_probs) / N
    np.subtract.at(dlogits, places, 1 / N)
    return -log_probs.take(places).sum() / N, dlogits.reshape(logits.shape)
