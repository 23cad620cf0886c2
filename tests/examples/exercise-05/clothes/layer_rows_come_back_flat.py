"""The mistake layer_rows_come_back_flat, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = np.vstack([x]) if x.ndim == 1 else np.reshape(x, (int(np.prod(x.shape[:-1])), x.shape[-1]))
    d = z - z.mean(1)[:, None]
    return gamma * d / np.sqrt((d * d).mean(1)[:, None] + eps) + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
