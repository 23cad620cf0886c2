"""Ufuncs by name, with out= into buffers of their own."""
import numpy as np
from numpy import add, divide, matmul, multiply, negative, power, tanh


def gelu(x):
    z = multiply(power(x, 3.0), 0.044715)
    add(z, x, out=z)
    multiply(z, np.sqrt(divide(2.0, np.pi)), out=z)
    tanh(z, out=z)
    add(z, 1.0, out=z)
    multiply(z, x, out=z)
    return multiply(z, 0.5, out=z)


def silu(x):
    z = np.exp(negative(np.fabs(x)))
    top = np.where(np.signbit(x), z, 1.0)
    return multiply(x, divide(top, add(z, 1.0)))


def feed_forward(x, params):
    return add(matmul(gelu(add(matmul(x, params["W1"]), params["b1"])), params["W2"]), params["b2"])


def swiglu(x, params):
    return matmul(multiply(silu(matmul(x, params["Wg"])), matmul(x, params["Wu"])), params["Wd"])
