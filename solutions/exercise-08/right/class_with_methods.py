"""The layers are objects with a forward method, as in a deep-learning library."""
import numpy as np


class Linear:
    def __init__(self, weight, bias=None):
        self.weight = weight
        self.bias = np.zeros(weight.shape[1]) if bias is None else bias

    def forward(self, x):
        return x @ self.weight + self.bias


class GELU:
    scale = np.sqrt(2 / np.pi)

    def __call__(self, x):
        self.last = np.tanh(self.scale * (x + 0.044715 * x**3))
        return 0.5 * x * (1 + self.last)


class SiLU:
    @staticmethod
    def sigmoid(x):
        return 0.5 * (1 + np.tanh(x / 2))

    def __call__(self, x):
        return x * self.sigmoid(x)


gelu = GELU()
silu = SiLU()


def feed_forward(x, params):
    first, second = Linear(params["W1"], params["b1"]), Linear(params["W2"], params["b2"])
    return second.forward(gelu(first.forward(x)))


def swiglu(x, params):
    gate, up, down = Linear(params["Wg"]), Linear(params["Wu"]), Linear(params["Wd"])
    return down.forward(silu(gate.forward(x)) * up.forward(x))
