"""The mistake answers_kept_by_shape, in other clothes."""

import numpy as np
import given


class Memo(dict):
    def block(self, x, params, n_heads):
        h = np.add(x, given.mha_forward(given.layer_norm(x, **params["ln1"]), params["attn"], n_heads))
        return np.add(h, given.feed_forward(given.layer_norm(h, **params["ln2"]), params["ffn"]))


memo = Memo()


def transformer_block(x, params, n_heads):
    return memo.setdefault(np.shape(x), memo.block(x, params, n_heads))
