"""Files that the loop rule must clear, and files that it must not: each is run for real in the tests.

Each defines `solve(x, n, params)`: x has n rows (the heads), params three 4 x 4 weights by name. INVALID
gives the construct that must be named beside the file; `line 3` where only growing lines can show it.
"""

_NUMPY = "import numpy as np\n"

VALID: dict[str, str] = {
    "a fallback for an import that works": """
try:
    from math import prod
except ImportError:
    def prod(values):
        result = 1
        for value in values:
            result *= value
        return result
def solve(x, n, params):
    return prod((2, 3))
""",
    "no loop at all": "def solve(x, n, params):\n    return x.reshape(n, 2, -1).swapaxes(0, 1)\n",
    "for over three weight names": """
def solve(x, n, params):
    out = []
    for name in ("Wq", "Wk", "Wv"):
        out.append(x @ params[name])
    return out
""",
    "comprehension over a constant of the module": """
NAMES = ("Wq", "Wk", "Wv")
def solve(x, n, params):
    q, k, v = [x @ params[name] for name in NAMES]
    return q + k + v
""",
    "generator unpacked": """
def solve(x, n, params):
    q, k, v = (x @ params[name] for name in ("Wq", "Wk", "Wv"))
    return q + k + v
""",
    "map over three weight names": """
def solve(x, n, params):
    q, k, v = map(lambda name: x @ params[name], ["Wq", "Wk", "Wv"])
    return q + k + v
""",
    "loop over axes": """
def solve(x, n, params):
    for axis in range(x.ndim):
        x = x - x.mean(axis, keepdims=True)
    return x
""",
    "zip of two fixed tuples": """
def solve(x, n, params):
    return {a: x @ params[b] for a, b in zip(("q", "k"), ("Wq", "Wk"))}
""",
    "items of params": "def solve(x, n, params):\n    return {k: x @ w for k, w in params.items()}\n",
    "tokens held constant": """
def solve(x, n, params):
    out = np.zeros_like(x)
    for t in range(x.shape[-1]):
        out[:, t] = x[:, : t + 1].sum(-1)
    return out
""",
    "while over a held size": """
def solve(x, n, params):
    t = 0
    while (t := t + 1) < x.shape[-1]:
        x = x + t
    return x
""",
    "join on the path of an error": """
def solve(x, n, params):
    if n < 1:
        names = ", ".join(str(size) for size in x.shape)
        raise ValueError(f"no heads in {names}")
    return x
""",
    "comprehension in an error's f-string": """
def solve(x, n, params):
    if n < 1:
        raise ValueError(f"no heads in {', '.join([str(size) for size in x.shape])}")
    return x
""",
    "lambda": "def solve(x, n, params):\n    double = lambda a: a * 2\n    return double(x)\n",
    "fromfunction calls once": """
def solve(x, n, params):
    return np.fromfunction(lambda i, j: i <= j, (n, n))
""",
    "stack of split": "def solve(x, n, params):\n    return np.stack(np.split(x, n), 0)\n",
    "list of the rows of a masked array": """
def solve(x, n, params):
    return np.stack(list(np.ma.masked_less(x, 0)))
""",
    "concatenate a list of the rows": "def solve(x, n, params):\n    return np.concatenate(list(x))\n",
    "a local variable named map": """
def solve(x, n, params):
    map = {"a": x}
    filter = map["a"]
    return filter
""",
    "max and sorted without a key": """
def solve(x, n, params):
    return max(n, 2) + min(sorted(x.shape))
""",
    "sorted names with a key": """
def solve(x, n, params):
    return [params[name] for name in sorted(params, key=str.lower)]
""",
    "helpers and a class": """
class Heads:
    def __init__(self, x):
        self.parts = {name: x for name in ("q", "k")}
    def merge(self):
        return np.concatenate([*self.parts.values()])
def solve(x, n, params):
    return Heads(x).merge()
""",
    "reduce over three matrices": """
from functools import reduce
def solve(x, n, params):
    return reduce(np.matmul, [params["Wq"], params["Wk"], params["Wv"]])
""",
    "a table made at the import": """
SQUARES = [i * i for i in range(9)]
def solve(x, n, params):
    return x * SQUARES[2]
""",
    "a test of the file at its end": """
def solve(x, n, params):
    return x
def slow(x, n):
    return [x[h] for h in range(n)]
if __name__ == "__main__":
    print(solve(1, 2, {}), slow([1], 1))
""",
    "a nested function and a closure": """
def solve(x, n, params):
    def project(name):
        return x @ params[name]
    return [project(name) for name in ("Wq", "Wk")]
""",
    "a branch for many heads": """
def solve(x, n, params):
    if n > 4:
        x = np.add(
            x,
            np.negative(x),
        )
    return x
""",
    "a cache over the heads": """
from functools import lru_cache
@lru_cache
def causal(t):
    out = np.tri(t)
    return out
def solve(x, n, params):
    return causal(n)
""",
    "block and einsum": """
def solve(x, n, params):
    return np.einsum("hd,de->he", x, np.block([[params["Wq"]]]))
""",
    "reversed pairs of transposed axes": """
def solve(x, n, params):
    for a, b in ((0, 1), (1, 0)):
        x = np.swapaxes(x, a, b)
    return x
""",
    "isinstance and annotations with map": """
def solve(x: "list | map", n, params) -> zip:
    return x if not isinstance(x, map) else None
""",
}

INVALID: dict[str, tuple[str, str]] = {
    "for": (
        """
def solve(x, n, params):
    out = []
    for h in range(n):
        out.append(x[h])
    return out
""",
        "for h in range(n)",
    ),
    "while": (
        "def solve(x, n, params):\n    h = 0\n    while h < n:\n        h += 1\n    return h\n",
        "while h < n",
    ),
    "while with a walrus": (
        "def solve(x, n, params):\n    h = 0\n    while (h := h + 1) < n: pass\n    return h\n",
        "while (h := h + 1) < n",
    ),
    "while true and break": (
        """
def solve(x, n, params):
    h = 0
    while True:
        h += 1
        if h == n: break
    return h
""",
        "while True",
    ),
    "next of an iterator": (
        """
def solve(x, n, params):
    rows, total = iter(x), 0
    while (row := next(rows, None)) is not None:
        total = total + row
    return total
""",
        "while (row := next(rows, None)) is not None",
    ),
    "list comprehension": ("def solve(x, n, params):\n    return [x[h] for h in range(n)]\n", "[x[h] for h"),
    "set comprehension": ("def solve(x, n, params):\n    return {h for h in range(n)}\n", "{h for h"),
    "dict comprehension": ("def solve(x, n, params):\n    return {h: x[h] for h in range(n)}\n", "{h: x[h]"),
    "generator in sum": ("def solve(x, n, params):\n    return sum(x[h] for h in range(n))\n", "sum(x[h] for h"),
    "sum of an array": ("def solve(x, n, params):\n    return sum(x)\n", "sum(x)"),
    "generator in join": (
        "def solve(x, n, params):\n    return ','.join(str(h) for h in range(n))\n",
        "(str(h) for h",
    ),
    "inner clause": (
        "def solve(x, n, params):\n    return [x[h] for a in (0, 1) for h in range(n)]\n",
        "for h in range(n)",
    ),
    "unparenthesised star": (
        "def solve(x, n, params):\n    for h in *range(n), 7: x = x + h\n    return x\n",
        "for h in *range(n), 7",
    ),
    "sixty-four turns with a break": (
        """
def solve(x, n, params):
    for h in range(64):
        if h >= n:
            break
        x = x + h
    return x
""",
        "for h in range(64)",
    ),
    "sixty-four turns with a condition": (
        "def solve(x, n, params):\n    return [x[h] for h in range(64) if h < n]\n",
        "[x[h] for h in range(64) if h < n]",
    ),
    "a generator over sixty-four, cut short": (
        """
from itertools import islice
def heads(x):
    for h in range(64):
        yield h
def solve(x, n, params):
    return sum([*islice(heads(x), n)])
""",
        "for h in range(64)",
    ),
    "generator function": (
        """
def heads(x, n):
    h = 0
    while h < n:
        yield x[h]
        h += 1
def solve(x, n, params):
    return np.stack([*heads(x, n)])
""",
        "while h < n",
    ),
    "map of a lambda": ("def solve(x, n, params):\n    return list(map(lambda r: r + 1, x))\n", "map(lambda"),
    "map of a C function": (
        "def solve(x, n, params):\n    return [*map(np.negative, x)]\n",
        "map(np.negative, x)",
    ),
    "alias of an alias": (
        "a = map\nb = a\ndef solve(x, n, params):\n    return list(b(np.negative, x))\n",
        "map",
    ),
    "alias in a tuple": (
        "def solve(x, n, params):\n    m, f = map, filter\n    return list(m(np.negative, x))\n",
        "map",
    ),
    "map as a default": (
        "def solve(x, n, params, m=map):\n    return list(m(np.negative, x))\n",
        "map",
    ),
    "partial of map": (
        """
from functools import partial
def solve(x, n, params):
    return list(partial(map, np.negative)(x))
""",
        "map",
    ),
    "filter": ("def solve(x, n, params):\n    return list(filter(None, range(n)))\n", "filter(None"),
    "zip": ("def solve(x, n, params):\n    return dict(zip(range(n), x))\n", "zip(range(n), x)"),
    "starmap": (
        """
import itertools as it
def solve(x, n, params):
    return np.stack(list(it.starmap(np.add, it.zip_longest(x, x))))
""",
        "it.starmap(",
    ),
    "starmap under another name": (
        "from itertools import starmap as sm\n"
        "def solve(x, n, params):\n    return [*sm(np.add, np.stack([x, x], 1))]\n",
        "sm(np.add",
    ),
    "starmap by getattr": (
        "import itertools\n"
        """
def solve(x, n, params):
    return [*getattr(itertools, 'starmap')(np.add, np.stack([x, x], 1))]
""",
        "getattr(itertools, 'starmap')",
    ),
    "chain from_iterable": (
        "from itertools import chain as c\ndef solve(x, n, params):\n    return [*c.from_iterable(x)]\n",
        "c.from_iterable(x)",
    ),
    "accumulate": (
        "from itertools import accumulate\ndef solve(x, n, params):\n    return [*accumulate(x, np.add)]\n",
        "accumulate(x, np.add)",
    ),
    "deque that keeps nothing": (
        """
from collections import deque
def solve(x, n, params):
    out = []
    deque(map(out.append, x), maxlen=0)
    return out
""",
        "map(out.append, x)",
    ),
    "reduce": (
        "import functools\ndef solve(x, n, params):\n    return functools.reduce(np.add, x)\n",
        "functools.reduce(np.add, x)",
    ),
    "iter with a sentinel": (
        """
def solve(x, n, params):
    rows = [*range(n), None]
    return list(iter(lambda: rows.pop(0), None))
""",
        "iter(lambda",
    ),
    "sorted with a key": (
        "def solve(x, n, params):\n    return sorted(range(n), key=lambda h: -h)\n",
        "sorted(range(n)",
    ),
    "sort with a key": (
        "def solve(x, n, params):\n    r = list(range(n))\n    r.sort(key=abs)\n    return r\n",
        "r.sort(key=abs)",
    ),
    "max with a key": (
        "def solve(x, n, params):\n    return max(x, key=np.sum)\n",
        "max(x, key=np.sum)",
    ),
    "vectorize": (
        """
def solve(x, n, params):
    return np.vectorize(lambda h: h + 1)(np.arange(n))
""",
        "np.vectorize(lambda h: h + 1)",
    ),
    "vectorize as a decorator": (
        """
@np.vectorize
def one(h):
    return h + 1
def solve(x, n, params):
    return one(np.arange(n))
""",
        "np.vectorize",
    ),
    "vectorize as a decorator with options": (
        """
import numpy as n_
@n_.vectorize(otypes=[float])
def one(h):
    return h + 1
def solve(x, n, params):
    return one(np.arange(n))
""",
        "n_.vectorize(otypes=[float])",
    ),
    "vectorize of a class, by a signature": (
        """
lib = np
def solve(x, n, params):
    return lib.vectorize(np.negative, signature="(d)->(d)")(x)
""",
        'lib.vectorize(np.negative, signature="(d)->(d)")',
    ),
    "apply_along_axis": (
        "def solve(x, n, params):\n    return np.apply_along_axis(np.negative, 1, x)\n",
        "np.apply_along_axis(np.negative, 1, x)",
    ),
    "frompyfunc": (
        "def solve(x, n, params):\n    return np.frompyfunc(abs, 1, 1)(np.arange(n))\n",
        "np.frompyfunc(abs, 1, 1)",
    ),
    "fromiter": (
        "def heads(x): return iter(x[:, 0])\ndef solve(x, n, params):\n    return np.fromiter(heads(x), float)\n",
        "np.fromiter(heads(x), float)",
    ),
    "piecewise": (
        """
def solve(x, n, params):
    h = np.arange(n)
    return np.piecewise(h, h[:, None] == h, [abs] * n)
""",
        "np.piecewise(",
    ),
    "ndindex": (
        "def solve(x, n, params):\n    return list(np.ndindex(n, 1))\n",
        "np.ndindex(n, 1)",
    ),
    "nditer": (
        """
def solve(x, n, params):
    with np.nditer(np.arange(n), op_flags=[["readwrite"]]) as it:
        [*it]
    return x
""",
        "np.nditer(",
    ),
    "ndenumerate": (
        "def solve(x, n, params):\n    return [*np.ndenumerate(x[:, 0])]\n",
        "np.ndenumerate(x[:, 0])",
    ),
    "recursion": (
        """
def heads(x, h):
    if h == 0:
        return []
    return [x[h - 1], *heads(x, h - 1)]
def solve(x, n, params):
    return heads(x, n)
""",
        "line 3",
    ),
    "recursion in one line": (
        "def heads(h): return h and 1 + heads(h - 1)\ndef solve(x, n, params):\n    return heads(n)\n",
        "line 2",
    ),
    "recursion of a lambda": (
        "def solve(x, n, params):\n    f = lambda f, h: h and 1 + f(f, h - 1)\n    return f(f, n)\n",
        "line 3",
    ),
    "a class that is iterated": (
        """
class Heads:
    def __init__(self, n):
        self.n = n
    def __iter__(self):
        return self
    def __next__(self):
        self.n -= 1
        if self.n < 0:
            raise StopIteration
        return self.n
def solve(x, n, params):
    return list(Heads(n))
""",
        "line 8",
    ),
    "a class that is indexed": (
        """
class Heads:
    def __init__(self, n):
        self.n = n
    def __getitem__(self, h):
        if h >= self.n:
            raise IndexError
        return h
def solve(x, n, params):
    return list(Heads(n))
""",
        "line 6",
    ),
    "an operator on an array of objects": (
        """
class One:
    def __add__(self, other): return self
def solve(x, n, params):
    return np.full(n, One()) + 1
""",
        "line 3",
    ),
    "in a helper of a helper": (
        """
TABLE = {}
def loop(x):
    return [row for row in x]
TABLE["loop"] = loop
def solve(x, n, params):
    return TABLE["loop"](x)
""",
        "[row for row in x]",
    ),
    "all of appends": (
        """
def solve(x, n, params):
    out = []
    all(out.append(r) is None for r in x)
    return out
""",
        "(out.append(r) is None for r in x)",
    ),
    "made at the import, pulled in the call": (
        """
import itertools
ROWS = itertools.count()
def solve(x, n, params):
    return [0] * len(set(itertools.islice(ROWS, n)))
""",
        "itertools.count()",
    ),
    "a chunk of four by recursion": (
        """
def heads(x):
    return len(x) and len(x[:4]) + heads(x[4:])
def solve(x, n, params):
    return heads(x)
""",
        "line 3",
    ),
    "a star import": (
        "from numpy import *\ndef solve(x, n, params):\n    return apply_along_axis(negative, 1, x)\n",
        "apply_along_axis(negative, 1, x)",
    ),
    "a getter by name": (
        "import operator\n"
        "def solve(x, n, params):\n    return operator.attrgetter('vectorize')(np)(abs)(np.arange(n))\n",
        "operator.attrgetter('vectorize')",
    ),
    "a loop for one of the sizes only": (
        """
def solve(x, n, params):
    if n > 5:
        for h in range(n):
            x = x + h
    return x
""",
        "for h in range(n)",
    ),
    "a loop that is not tried": (
        "def solve(x, n, params):\n    if n > 99:\n        return [x[h] for h in range(n)]\n    return x\n",
        "[x[h] for h in range(n)]",
    ),
}


def source(case: str) -> str:
    """The file of a case, with NumPy imported in its first line."""
    text = VALID[case] if case in VALID else INVALID[case][0]
    return _NUMPY + text.removeprefix("\n")
