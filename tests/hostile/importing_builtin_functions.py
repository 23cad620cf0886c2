"""Gives built-in and partial functions under the names of the exercise.

Otherwise: wrong
Touches: import
Others: wrong
"""

import functools
import operator

import numpy as np

split_heads = operator.add
merge_heads = np.negative
mha_forward = functools.partial(max, 1)
