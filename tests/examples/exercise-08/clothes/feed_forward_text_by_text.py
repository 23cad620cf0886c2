"""The mistake feed_forward_text_by_text, in other clothes."""

import numpy as np


def gelu(x):
    bent = np.sqrt(2.0 / np.pi) * x * (1.0 + 0.044715 * np.square(x))
    return np.multiply(x, 1.0 + np.tanh(bent)) / 2.0


def silu(x):
    sigmoid = 0.5 + 0.5 * np.tanh(x / 2.0)
    return np.multiply(x, sigmoid)


def feed_forward(x, params):
    width = x.shape[-1]
    texts = x.reshape((-1, *x.shape[-2:])) if x.ndim > 1 else x.reshape(1, 1, width)
    answer = np.zeros(texts.shape)
    for b in range(len(texts)):
        h = gelu(np.dot(texts[b], params["W1"]) + params["b1"])
        answer[b] = np.dot(h, params["W2"]) + params["b2"]
    return answer.reshape(x.shape)


def swiglu(x, params):
    Wg, Wu, Wd = params["Wg"], params["Wu"], params["Wd"]
    opened = silu(np.dot(x, Wg)) * np.dot(x, Wu)
    return np.dot(opened, Wd)
