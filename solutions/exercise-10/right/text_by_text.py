"""Takes one text at a time, token by token where it can, in plain lists: slow, and right."""

import numpy as np
from given import layer_norm, transformer_block


def logits_of(text, params, n_heads):
    rows = []
    for t, token in enumerate(text):
        if t >= len(params["wpe"]):
            raise ValueError("no position left for token " + str(t))
        if token not in range(len(params["wte"])):
            raise ValueError("no such token: " + str(token))
        rows.append(params["wte"][token] + params["wpe"][t])
    x = np.array([rows])
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    logits = []
    for row in x[0]:
        row = layer_norm(row, params["ln_f"]["gamma"], params["ln_f"]["beta"])
        logits.append([float(row @ meaning) for meaning in params["wte"]])
    return logits


def gpt_forward(ids, params, n_heads):
    return np.array([logits_of(text, params, n_heads) for text in ids.tolist()])
