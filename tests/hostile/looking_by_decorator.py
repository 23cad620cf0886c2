"""Uses exec and compile as decorators, so that no call to them is written.

Otherwise: wrong
Touches: import
Others: wrong
"""

try:
    @exec
    @str
    @lambda function: "print(__import__('os').listdir('.'))"
    def code():
        pass
except TypeError:
    pass


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
