"""Files that the gate must let through, and files that it must refuse; the tests are made from these tables.

INVALID gives, beside the file, the construct that the finding must show and a word of its message.
"""

VALID: dict[str, str] = {
    "imports": """
from __future__ import annotations
import math, functools, itertools as it, operator, typing, collections.abc, warnings
import numpy as np
import numpy.typing as npt
import numpy.linalg
from numpy.lib.stride_tricks import as_strided, sliding_window_view
from numpy.random import default_rng
from collections import namedtuple, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from given import attention
from given import *
from numpy import *
import scipy.special
""",
    "assertions of NumPy": """
import numpy as np
import numpy.testing as npt
from numpy import testing
from numpy.testing import assert_allclose, assert_array_equal
npt.assert_allclose(1, 1)
testing.assert_equal(1, 1)
if __name__ == "__main__":
    np.testing.assert_allclose(1.0, 1.0)
    assert_allclose(1, 1)
""",
    "attributes named by a loop over texts": """
class Weights:
    def __init__(self, params):
        for name in ("Wq", "Wk"):
            setattr(self, name, params[name])
    def all(self):
        return [getattr(self, key) for key in ["Wq", "Wk"]]
""",
    "parameters called like builtins": """
def solve(input, map, eval, open=None):
    vars = input
    return map(vars, eval)
""",
    "a method called like a builtin": """
class Layer:
    def compile(self): return self
    def eval(self): return self.compile()
""",
    "a function of the file that hides a builtin": """
def open(x): return x
def solve(x): return open(x)
""",
    "classes": """
class Base:
    __slots__ = ("_x", "y")
    scale: float = 1.0
    def __init__(self, x, **options):
        super().__init__()
        self._x = x
        self.__dict__.update(options)
    def __call__(self, y): return self._x @ y
    def __repr__(self): return f"{type(self).__name__}({self._x!r})"
    def __getattr__(self, name): raise AttributeError(name)
    @property
    def kind(self): return self.__class__.__name__
    def _hidden(self): return self._hidden
class Head(Base):
    def __init__(self, x):
        super().__init__(x)
        Base.__init__(self, x)
""",
    "dataclasses and namedtuples": """
import dataclasses
from dataclasses import dataclass, field, replace, asdict
from collections import namedtuple
from typing import NamedTuple
Sizes = namedtuple("Sizes", "b t d")
class Shape(NamedTuple):
    b: int
@dataclass(frozen=True)
class Config:
    heads: int = 2
    names: list = field(default_factory=list)
    def __post_init__(self): object.__setattr__(self, "d", 3)
@dataclasses.dataclass
class Other:
    _seed: int = 0
def solve(x):
    s = Sizes(1, 2, 3)._replace(b=2)
    return s._asdict(), s._fields, Sizes._make([1, 2, 3]), replace(Config(), heads=3), Other()._seed
""",
    "decorators": """
from functools import wraps, lru_cache, cache, partial
import functools
def timed(f):
    @wraps(f)
    def inner(*args, **kwargs):
        return f(*args, **kwargs)
    return inner
@timed
@lru_cache(maxsize=None)
def mask(t): return t
@functools.wraps(mask)
def other(t): return mask.__wrapped__, mask.__name__, mask.__doc__
""",
    "attributes by name": """
import numpy as np
def solve(x, obj):
    exp = getattr(np, "exp")
    setattr(obj, "weights", x)
    if hasattr(x, "shape") and getattr(obj, "weights", None) is not None:
        delattr(obj, "weights")
    return exp(x)
""",
    "operator by name": """
import operator
from operator import attrgetter, itemgetter, methodcaller
shape = attrgetter("shape", "dtype.name")
total = operator.methodcaller("sum", axis=-1)
first = itemgetter(0)
""",
    "the main guard": "def f(): pass\nif __name__ == '__main__':\n    print(f(), __file__, __doc__)\n",
    "array attributes": """
import numpy as np
def solve(x):
    y = x.copy(); y.shape = (1, -1); y.flags.writeable = True
    np.copyto(y, x); np.add.at(y, 0, 1)
    np.random.default_rng(0), np.__version__, np.lib.stride_tricks
    return y.T.dtype.name, np.frombuffer(y.tobytes())
""",
    "text and errors": """
def solve(x):
    try:
        return "{0} {1!r}".format(x, "os sys __globals__"), "%s" % x, "exec(open)"
    except (ValueError, TypeError) as error:
        raise ValueError(error.args[0]).with_traceback(None) from error
""",
    "own attributes with odd names": """
class Config:
    def __init__(self): self.load, self.dump, self.test, self.core = 2, 3, 4, 5
def solve(c): return c.load, c.dump, c.test, c.core, c.format, c.io
""",
    "the array module as a parameter": """
import numpy as np
xp = np
def solve(x, lib=np): return lib.exp(xp.asarray(x))
""",
    "a class that is given": """
from given import Config
import given
def solve(x): return Config.N, Config.types, given.Config.time
""",
    "match": """
class Point:
    __match_args__ = ("x", "y")
    x = y = 0
def solve(p):
    match p:
        case Point(x, y=0): return x
        case {"k": v, **rest}: return v
        case [first, *others]: return first
        case str() | int() as other: return other
""",
    "locals in a function": "def f(a): return locals()\n",
    "type of a value": "def f(x: type[int]): return type(x)(x), isinstance(x, type), type(x).__qualname__\n",
    "numpy.ma and polynomial": """
import numpy as np
def solve(x): return np.ma.masked_where(x > 0, x).filled(0), np.polynomial.Polynomial([1])(x)
""",
    "walrus, star and lambda": """
def solve(x, *rest, key=lambda v: v.real):
    if (n := len(x)) > 1: first, *tail = x
    return [y for y in x if (z := key(y))], rest, n
""",
}

_LEADS = "leads out"
INVALID: dict[str, tuple[str, str, str]] = {
    "os": ("import os\n", "import os", "Leave `os` out"),
    "a submodule of os": ("import numpy, os.path as p\n", "import numpy, os.path as p", "os.path"),
    "importlib": ("from importlib import import_module\n", "from importlib", "importlib"),
    "torch": ("import torch\n", "import torch", "torch"),
    "relative": ("from . import given\n", "from . import given", "one file"),
    "a module that only begins like an allowed one": ("import scipyx\n", "import scipyx", "scipyx"),
    "numpy._core": ("import numpy._core as c\n", "import numpy._core", "numpy._core"),
    "from numpy import _core": ("from numpy import _core\n", "from numpy import _core", "internals"),
    "from numpy import os": ("from numpy import os\n", "from numpy import os", "import the module itself"),
    "from numpy import load": ("from numpy import load\n", "from numpy import load", "no file"),
    "numpy.ctypeslib": ("import numpy.ctypeslib\n", "import numpy.ctypeslib", "numpy.ctypeslib"),
    "numpy.f2py": ("from numpy import f2py\n", "from numpy import f2py", _LEADS),
    "numpy.testing": (
        "from numpy.testing import measure\n",
        "from numpy.testing import measure",
        "the assertions only",
    ),
    "numpy.testing under a name": (
        "import numpy.testing as t\nt.runstring('1', {})\n",
        "t.runstring",
        "the assertions only",
    ),
    "numpy.testing handed around": (
        "import numpy.testing as t\nprint(t)\n",
        "t",
        "not handed around",
    ),
    "numpy.lib.format": ("from numpy.lib import format\n", "from numpy.lib import format", _LEADS),
    "typing.sys": ("from typing import sys\n", "from typing import sys", "not through"),
    "a star of another module": ("from math import *\n", "from math import *", "hides"),
    "a star that brings load": ("from numpy import *\ny = fromfile('x')\n", "fromfile", "no file"),
    "exec": ("exec('x = 1')\n", "exec", "instead of running text"),
    "eval under an alias": ("e = eval\ne('1')\n", "eval", "instead of evaluating"),
    "eval as an argument": ("print(map(eval, ['1']))\n", "eval", "instead of evaluating"),
    "eval as a decorator": ("@eval\ndef f(): pass\n", "eval", "instead of evaluating"),
    "eval as a default": ("def f(run=eval): return run('1')\n", "eval", "instead of evaluating"),
    "eval hidden by a name that is never bound": ("if 0: eval = None\neval('1')\n", "eval", "evaluating"),
    "eval after its name is deleted": ("eval = 1\ndel eval\neval('1')\n", "eval", "evaluating"),
    "eval before it is hidden": ("eval('1')\ndef eval(x): pass\n", "eval", "evaluating"),
    "eval in a class that hides it later": (
        "class A:\n    y = eval('1')\n    eval = 2\n",
        "eval",
        "evaluating",
    ),
    "eval as a global of a function with such a parameter": (
        "def f(eval):\n    def g():\n        global eval\n        return eval('1')\n    return g\n",
        "eval",
        "evaluating",
    ),
    "compile": ("compile('1', '', 'eval')\n", "compile", "compiling"),
    "open": ("def f(): return open('x')\n", "open", "no file"),
    "input": ("x = input()\n", "input", "parameter"),
    "__import__": ("__import__('os')\n", "__import__", "import statement"),
    "breakpoint": ("breakpoint()\n", "breakpoint", "print"),
    "globals": ("globals()['x'] = 1\n", "globals", "variable itself"),
    "vars": ("import numpy\nvars(numpy)\n", "vars", "attribute itself"),
    "locals of the module": ("locals()['x'] = 1\n", "locals", "module's own"),
    "locals of a class": ("class A:\n    x = locals()\n", "locals", "module's own"),
    "__builtins__": ("__builtins__\n", "__builtins__", "inside of Python"),
    "__loader__": ("__loader__.get_data('x')\n", "__loader__", "inside of Python"),
    "__spec__": ("x = __spec__\n", "__spec__", "inside of Python"),
    "getattr with a made name": ("x = getattr(print, '__se' + 'lf__')\n", "getattr", "in quotes"),
    "getattr of a forbidden name": ("def f(): pass\ngetattr(f, '__globals__')\n", "getattr", _LEADS),
    "getattr under an alias": ("g = getattr\ng(print, '__self__')\n", "getattr", "directly"),
    "getattr handed on": (
        "from functools import partial\np = partial(getattr, print)\n",
        "getattr",
        "directly",
    ),
    "getattr with a loop over a name that leads out": (
        "for n in ('shape', '__globals__'): getattr(print, n)\n",
        "getattr",
        "__globals__",
    ),
    "getattr with a loop variable that is bound again": (
        "for n in ('shape',):\n    n = n + 'x'\n    getattr(print, n)\n",
        "getattr",
        "in quotes",
    ),
    "hasattr with a variable": ("def f(x, n): return hasattr(x, n)\n", "hasattr", "in quotes"),
    "setattr of a module": ("import given\nsetattr(given, 'attention', 1)\n", "setattr", "not changed"),
    "setattr by a dunder": ("def f(x): setattr(x, '__class__', int)\n", "setattr", "not changed"),
    "object.__setattr__ with a variable": (
        "def f(x, n): object.__setattr__(x, n, 1)\n",
        "object.__setattr__",
        "in quotes",
    ),
    "attrgetter": (
        "import operator as o\no.attrgetter('f_code.x', '__globals__')\n",
        "o.attrgetter",
        "quotes",
    ),
    "attrgetter with dots": ("from operator import attrgetter as a\na('x.__globals__')\n", "a", "in quotes"),
    "attrgetter handed on": ("from operator import attrgetter as a\nb = [a]\n", "a", "in quotes"),
    "methodcaller": (
        "from operator import methodcaller\nmethodcaller('__subclasses__')\n",
        "methodcaller",
        "call",
    ),
    "frame of an error": (
        "try: pass\nexcept Exception as e: e.__traceback__.tb_frame\n",
        "e.__traceback__.tb_frame",
        _LEADS,
    ),
    "traceback": ("def f(e): return e.__traceback__\n", "e.__traceback__", _LEADS),
    "frame of a generator": ("g = (x for x in [])\ng.gi_frame.f_back.f_globals\n", "g.gi_frame", _LEADS),
    "globals of a function": ("def f(): f.__globals__\n", "f.__globals__", _LEADS),
    "code of a function": ("def f(): f.__code__ = None\n", "f.__code__", _LEADS),
    "closure": ("def f(g): return g.__closure__[0].cell_contents\n", "g.__closure__", _LEADS),
    "subclasses": ("object.__subclasses__()\n", "object.__subclasses__", _LEADS),
    "mro": ("x = int.mro()\n", "int.mro", _LEADS),
    "bases": ("x = (1).__class__.__base__\n", "(1).__class__.__base__", _LEADS),
    "__dict__ of a function": ("def f(): return f.__dict__\n", "f.__dict__", _LEADS),
    "__getattribute__": ("x = object.__getattribute__\n", "object.__getattribute__", _LEADS),
    "__reduce_ex__": ("x = (1).__reduce_ex__(2)\n", "(1).__reduce_ex__", _LEADS),
    "__getattr__ of a module": ("import numpy\nnumpy.__getattr__('f2py')\n", "numpy.__getattr__", _LEADS),
    "a class pattern": (
        "def f(g):\n    match g:\n        case object(__globals__=x): return x\n",
        "object(__globals__=x)",
        _LEADS,
    ),
    "made __match_args__": (
        "class A:\n    __match_args__ = ('__glo' + 'bals__',)\n",
        "__match_args__",
        "your own attributes",
    ),
    "a forbidden name in __match_args__": (
        "class A:\n    __match_args__ = ('__globals__',)\n",
        "__match_args__",
        "your own attributes",
    ),
    "__getattribute__ as a name": (
        "class A:\n    __getattribute__ = None\n",
        "__getattribute__",
        "Python itself",
    ),
    "np.os": ("import numpy as np\nnp.os\n", "np.os", "import the module itself"),
    "np.f2py": ("import numpy as np\nnp.f2py\n", "np.f2py", _LEADS),
    "np.testing": (
        "import numpy as np\nnp.testing.measure('1')\n",
        "np.testing.measure",
        "the assertions only",
    ),
    "np.testing handed on": (
        "import numpy as np\nprint(np.testing)\n",
        "np.testing",
        "not handed around",
    ),
    "a name for np.testing": (
        "import numpy as np\nt = np.testing\nt.measure('1')\n",
        "t.measure",
        "the assertions only",
    ),
    "the modules of np.testing": (
        "import numpy as np\nnp.testing.assert_allclose.__globals__\n",
        "np.testing.assert_allclose.__globals__",
        "__globals__",
    ),
    "np.core": ("import numpy as np\nnp.core\n", "np.core", _LEADS),
    "np.test": ("import numpy as np\nnp.test()\n", "np.test", _LEADS),
    "np.lib.format": ("import numpy as np\nnp.lib.format.magic('x')\n", "np.lib.format", _LEADS),
    "dataclasses.sys": ("import dataclasses\ndataclasses.sys\n", "dataclasses.sys", "not through"),
    "np of given": ("import given\ngiven.np.vectorize\n", "given.np", "not through"),
    "a module name on anything": ("def f(m): return m.ctypes, m.sys\n", "m.ctypes", _LEADS),
    "np.load": ("import numpy as n\nn.load('x')\n", "n.load", "no file"),
    "np.save under an alias": ("import numpy as n\nm = n\nm.save('x', 1)\n", "m.save", "no file"),
    "getattr of load": ("import numpy as n\ngetattr(n, 'load')('x')\n", "getattr", "no file"),
    "np.memmap": ("import numpy as np\nnp.memmap('x')\n", "np.memmap", "no file"),
    "tofile": ("def f(x): x.tofile('x')\n", "x.tofile", "no file"),
    "dump": ("def f(x): x.dump('x')\n", "x.dump", "no file"),
    "np handed as a parameter": ("def f(xp): return xp.savetxt('x', 1)\n", "xp.savetxt", "no file"),
    "np._core": ("import numpy as np\nnp._core\n", "np._core", "internals"),
    "_core by an alias": ("import numpy as np\nm = np\nm._core.x\n", "m._core", "internals"),
    "_core where the file has an attribute of that name": (
        "class A:\n    def __init__(self, m): self._core = m._core\n",
        "m._core",
        "underscore",
    ),
    "tofile where a variable has that name": (
        "def f(x):\n    tofile = 1\n    x.tofile('x')\n",
        "x.tofile",
        "no file",
    ),
    "sys where the file has an attribute of that name": (
        "class A:\n    def __init__(self, m): self.sys = 1; m.sys.modules\n",
        "m.sys",
        _LEADS,
    ),
    "a foreign underscore": ("def f(x): return x._private\n", "x._private", "underscore"),
    "collections._sys": ("import collections\ncollections._sys\n", "collections._sys", "internals"),
    "patching np": ("import numpy as np\nnp.matmul = None\n", "np.matmul", "not changed"),
    "patching given": ("import given\ngiven.attention += 1\n", "given.attention", "not changed"),
    "patching a given function": (
        "from given import attention\nattention.x = 1\n",
        "attention.x",
        "not changed",
    ),
    "patching by del": ("import numpy as np\ndel np.exp\n", "np.exp", "not changed"),
    "patching by for": ("import numpy as np\nfor np.exp in []: pass\n", "np.exp", "not changed"),
    "patching by with": ("import numpy as np\nwith x as np.exp: pass\n", "np.exp", "not changed"),
    "changing a class": ("def f(x): x.__class__ = int\n", "x.__class__", _LEADS),
    "metaclass": ("class A(metaclass=B): pass\n", "metaclass=B", "plain class"),
    "a class of classes": ("class A(type): pass\n", "type", "plain class"),
    "type with three arguments": ("A = type('A', (), {})\n", "type", "class statement"),
    "get_type_hints": ("import typing as t\nt.get_type_hints(f)\n", "t.get_type_hints", "text as code"),
    "ForwardRef": ("from typing import ForwardRef\n", "from typing import ForwardRef", "text as code"),
    "make_dataclass": (
        "import dataclasses\ndataclasses.make_dataclass('A', [])\n",
        "dataclasses.make",
        "class",
    ),
    "dataclass as a function": (
        "from dataclasses import dataclass\nd = dataclass\n",
        "dataclass",
        "decorator",
    ),
    "wraps with names": (
        "from functools import wraps\ndef f(g): return wraps(g, assigned=['__globals__'])(g)\n",
        "wraps",
        "with the function only",
    ),
    "a module handed around": (
        "import functools\ndef f(g): g(functools)\nx = [functools]\n",
        "functools",
        "handed",
    ),
}
