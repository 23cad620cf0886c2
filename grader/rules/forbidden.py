"""The names that the gate knows: what a file may import, and what leads out of its own code.

Dunder names and NumPy's modules are listed by what is allowed, since what is new in the next version of
Python or NumPy is then refused until somebody has looked at it; the rest is listed by what is refused.
"""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


IMPORTS = _words(
    """
    given math functools itertools operator typing collections collections.abc dataclasses
    __future__ warnings
    """
)
"""Modules that every exercise allows, beside NumPy's."""

NUMPY_CLOSED = _words("""
    ctypeslib f2py distutils core test tests conftest testing.overrides lib.npyio lib.format lib.add_newdoc
    ma.testutils matrixlib.defmatrix typing.mypy_plugin
    """)
"""Parts of NumPy that lead to processes, files, other modules or its own internals."""

ASSERTION = "assert_"
"""What of numpy.testing may be named: students test their own files with it."""

CALLS = {
    "exec": "write the code itself instead of running text as code",
    "eval": "write the expression itself instead of evaluating text",
    "compile": "write the code itself instead of compiling text",
    "open": "work with the arguments only: a solution reads and writes no file",
    "input": "take what you need as a parameter: nobody is there to type an answer",
    "__import__": "use an import statement at the top of the file",
    "breakpoint": "use print while you look for a mistake: there is no debugger here",
    "globals": "name the variable itself",
    "vars": "name the attribute itself",
}
"""Builtins that no solution needs, each with what to do instead."""

BY_NAME = frozenset({"getattr", "setattr", "delattr", "hasattr"})
"""Builtins that take an attribute's name as text: their second argument."""

MAKERS = {
    "operator.attrgetter": "name the attribute directly, or give its name in quotes",
    "operator.methodcaller": "call the method directly, or give its name in quotes",
}
"""Functions whose text arguments name attributes."""

TEXT_RUNNERS = {
    "typing.get_type_hints": "read the annotations yourself: this function runs text as code",
    "typing.ForwardRef": "write the type itself: this class runs text as code",
    "typing.evaluate_forward_ref": "write the type itself: this function runs text as code",
    "functools.singledispatch": "choose by isinstance: this decorator runs annotations as code",
    "functools.singledispatchmethod": "choose by isinstance: this decorator runs annotations as code",
    "dataclasses.make_dataclass": "write the class statement itself",
    "dataclasses.Field": "use dataclasses.field",
}
"""Functions of allowed modules that run text as code."""

FRAMES = _words("""
    f_back f_globals f_locals f_builtins f_code f_trace f_generator tb_frame tb_next gi_frame gi_code
    gi_yieldfrom cr_frame cr_code cr_await cr_origin ag_frame ag_code ag_await func_globals mro
    """)
"""Attributes that lead from a value to a frame, a code object or all classes."""

DUNDERS = frozenset(
    f"__{word}__"
    for word in _words("""
    name qualname doc module class init new call post_init init_subclass len iter next reversed getitem
    setitem delitem contains missing enter exit aenter aexit aiter anext await eq ne lt le gt ge hash bool
    repr str format bytes add sub mul matmul truediv floordiv mod divmod pow lshift rshift and xor or radd
    rsub rmul rmatmul rtruediv rfloordiv rmod rdivmod rpow rlshift rrshift rand rxor ror iadd isub imul
    imatmul itruediv ifloordiv imod ipow ilshift irshift iand ixor ior neg pos abs invert complex int float
    index round trunc floor ceil copy deepcopy slots match_args wrapped version array array_ufunc
    array_function array_priority array_wrap array_finalize array_namespace setattr cause context notes
    suppress_context length_hint file all author debug class_getitem set_name
    """)
)
"""Dunder names that a solution may read, define or store."""

DEFINED = frozenset({"__getattr__", "__delattr__", "__get__", "__set__", "__delete__", "__del__"})
"""Dunder methods that a class may define but nobody may name: with text they reach any attribute."""

STORED = frozenset({"__name__", "__qualname__", "__doc__", "__module__", "__wrapped__"})
"""Dunder attributes that may be assigned to."""

NAMEDTUPLE = frozenset({"_replace", "_asdict", "_fields", "_make", "_field_defaults"})

MODULES = _words("os sys ctypes builtins importlib subprocess inspect gc threading socket pickle")
"""Names that mean a module, and the way out, wherever they are read from."""

INNER_MODULES = MODULES | _words("""
    abc ast atexit collections contextlib functools glob io itertools keyword locale multiprocessing np numpy
    operator pathlib platform re shlex shutil stdlib_re tempfile textwrap time types typing warnings
    """)
"""Names under which one module shows another that it imported."""

NUMPY_INNER = frozenset({"N", "mu", "ntypes", "um", "umath"})
"""Names under which NumPy's public modules show its private ones."""

PRIVATE = _words("""
    _core _globals _pytesttester _typing _utils _distributor_init _array_api_info _sys _thread
    _collections_abc _os _io _abc _getframe _getframemodulename _current_frames _ctypes _mat _NoValue
    """)
"""Underscore names of modules: refused even where the file has an attribute of that name."""

HANDED = _words("functools itertools operator typing dataclasses warnings collections numpy.testing")
"""Modules that may be named and aliased, but not handed around: what is read from them must be known."""

FILES = _words("""
    savetxt savez savez_compressed loadtxt genfromtxt fromfile fromregex memmap tofile open_memmap DataSource
    ctypeslib f2py npyio NpzFile add_newdoc
    """)
"""NumPy's functions for files and their kin: their names mean nothing else."""

NUMPY_FILES = frozenset({"load", "save", "dump", "dumps", "ctypes"})
"""More of them, with names that are refused only where they are read from NumPy or an array."""

NUMPY_LEAVES = _words(
    """
    ctypeslib f2py distutils tests conftest npyio add_newdoc testutils defmatrix mypy_plugin
    test
    """
)
"""Names that are refused wherever in NumPy they are read."""

UNKNOWN_FILES = frozenset({"dump", "dumps"})
"""Methods that write an array to a file: refused on any value, unless the file defines one of that name."""
