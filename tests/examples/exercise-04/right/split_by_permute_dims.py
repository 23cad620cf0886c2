"""Use the array-API names: np.permute_dims and the @ operator."""
import numpy
import given


def split_heads(x, n_heads):
    (b, t, dim) = numpy.shape(x)
    if dim // n_heads * n_heads != dim:
        raise ValueError("bad number of heads")
    y = numpy.reshape(x, (b, t, n_heads, dim // n_heads))
    return numpy.permute_dims(y, (0, 2, 1, 3))


def merge_heads(x):
    y = numpy.permute_dims(x, (0, 2, 1, 3))
    return numpy.reshape(y, y.shape[:2] + (y.shape[2] * y.shape[3],))


def mha_forward(x, params, n_heads):
    q, k, v = x @ params["Wq"], x @ params["Wk"], x @ params["Wv"]
    q, k, v = split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads)
    m = given.causal_mask(x.shape[1])
    return merge_heads(given.attention(q, k, v, m)) @ params["Wo"]
