"""operator.matmul and operator.truediv in the place of signs."""
from operator import matmul, truediv

import numpy as np
from given import softmax


def sdpa(q, k, v):
    return matmul(softmax(truediv(matmul(q, np.transpose(k)), np.sqrt(q.shape[1]))), v)


def mha(x, wq, wk, wv, wo):
    heads = [sdpa(matmul(x, wq[h]), matmul(x, wk[h]), matmul(x, wv[h])) for h in range(len(wq))]
    return matmul(np.concatenate(heads, axis=1), wo)
