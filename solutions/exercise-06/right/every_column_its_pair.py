"""As the well-known TensorFlow code does it: an angle for every column, each used by two neighbours."""
import numpy as np


def get_angles(pos, j, d_model, base):
    angle_rates = 1 / np.power(base, (2 * (j // 2)) / float(d_model))
    return pos * angle_rates


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 == 1:
        raise ValueError("odd")
    angle_rads = get_angles(np.arange(T)[:, np.newaxis], np.arange(D)[np.newaxis, :], D, base)
    angle_rads[:, 0::2] = np.sin(angle_rads[:, 0::2])
    angle_rads[:, 1::2] = np.cos(angle_rads[:, 1::2])
    return angle_rads
