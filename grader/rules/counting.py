"""The counter that a counting copy of a student's file calls, and the counts of lines and calls beside it.

The candidate loads this file alone, by its path, so it imports nothing of the grader. The copy (made by
`instrument`) holds calls such as `counter.over(7, range(n_heads))`, where 7 is a construct's id:

    over(id, iterable)    an iterable of a for or comprehension: one arrival, then one turn per item
    test(id, value)       the condition of a while: one arrival per test, one turn per true value
    calls(id, function)   a callable that loops (`map`, `np.vectorize`): one arrival per call of it; its turns
                          are its callback's calls, the items it takes, or those it gives: whichever are most
    made(id, value)       an element that a comprehension made: counted as turns under the id -id
    turns()               {id: (arrivals, turns)} since the last reset()
"""

import sys
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

_HERE = (lambda: None).__code__.co_filename
"""This file, as its own frames name it."""
_WARNING = (warnings.__file__, getattr(sys.modules["__main__"], "__file__", None))
"""Where a warning is formatted and shown, which is not the work of the line that causes it."""
_GENERATOR = 0x20
"""The flag of a generator's code object."""
_Tick = Callable[[], None]


class _Shape(NamedTuple):
    """What the arguments of a looping callable mean."""

    callbacks: tuple[int, ...] = ()
    """Places of the callbacks among the positional arguments."""
    keywords: tuple[str, ...] = ()
    iterables: slice = slice(0, 0)
    gives: bool = True
    """Whether what it returns is itself pulled from, item by item."""


_FIRST, _SECOND, _ALL = slice(0, 1), slice(1, 2), slice(0, None)
_FILTER = _Shape((0,), (), _SECOND)
_SHAPES = {
    "map": _Shape((0,), (), slice(1, None)),
    **dict.fromkeys(("filter", "starmap", "takewhile", "dropwhile", "filterfalse"), _FILTER),
    **dict.fromkeys(("zip", "chain", "zip_longest", "product"), _Shape(iterables=_ALL)),
    **dict.fromkeys(("enumerate", "islice", "cycle", "pairwise", "batched"), _Shape(iterables=_FIRST)),
    **dict.fromkeys(("from_iterable", "tee", "permutations", "combinations"), _Shape(iterables=_FIRST)),
    "combinations_with_replacement": _Shape(iterables=_FIRST),
    "compress": _Shape(iterables=slice(0, 2)),
    "accumulate": _Shape((1,), ("func",), _FIRST),
    "groupby": _Shape((1,), ("key",), _FIRST),
    "reduce": _Shape((0,), ("function",), _SECOND, gives=False),
    "sum": _Shape(iterables=_FIRST, gives=False),
    "iter": _Shape((0,)),
    **dict.fromkeys(("repeat", "count", "nditer", "nested_iters", "ndindex", "ndenumerate"), _Shape()),
    **dict.fromkeys(("sorted", "min", "max", "sort"), _Shape((), ("key",), gives=False)),
    "vectorize": _Shape((0,), ("pyfunc",), gives=False),
    "frompyfunc": _Shape((0,), ("func",), gives=False),
    "apply_along_axis": _Shape((0,), ("func1d",), gives=False),
    "apply_over_axes": _Shape((0,), ("func",), gives=False),
    "piecewise": _Shape((2,), ("funclist",), gives=False),
    "fromiter": _Shape(iterables=_FIRST, gives=False),
}
_ITERABLE_KEYWORDS = ("iter", "iterable")


class Counter:
    """Counts arrivals and turns of the constructs of one file; its state lives in closures."""

    __slots__ = ("calls", "made", "over", "reset", "test", "turns")

    def __init__(self) -> None:
        arrivals: dict[int, int] = {}
        turns: dict[int, int] = {}

        def arrive(id: int) -> None:
            arrivals[id] = arrivals.get(id, 0) + 1

        def turn(id: int) -> None:
            turns[id] = turns.get(id, 0) + 1

        def over(id: int, iterable: Iterable[Any]) -> Iterator[Any]:
            arrive(id)
            return _pull(iter(iterable), lambda: turn(id))

        def test(id: int, value: Any) -> Any:
            arrive(id)
            # Asked once here and once more by the while itself would call a student's __bool__ twice.
            true = bool(value)
            if true:
                turn(id)
            return true

        def made(id: int, value: Any) -> Any:
            arrive(-id)
            turn(-id)
            return value

        def calls(id: int, function: Callable[..., Any]) -> Callable[..., Any]:
            return _looping(function, lambda: arrive(id), lambda: turn(id))

        def reset() -> None:
            arrivals.clear()
            turns.clear()

        def counts() -> dict[int, tuple[int, int]]:
            return {id: (arrivals.get(id, 0), turns.get(id, 0)) for id in sorted({*arrivals, *turns})}

        self.over, self.test, self.calls, self.made = over, test, calls, made
        self.reset, self.turns = reset, counts


def _pull(iterator: Iterator[Any], tick: _Tick) -> Iterator[Any]:
    for item in iterator:
        tick()
        yield item


def _looping(function: Callable[..., Any], arrive: _Tick, turn: _Tick) -> Callable[..., Any]:
    """Wrap a callable that loops, so that each call of it counts."""
    name = getattr(function, "__name__", "")

    def wrapped(*args: Any, **kwargs: Any) -> Any:
        if name == "vectorize" and not args and "pyfunc" not in kwargs:
            # As a decorator with options: the function comes with the next call.
            return lambda pyfunc: wrapped(pyfunc, **kwargs)
        arrive()
        channel = _channels(turn)
        shape = _SHAPES.get(name) or _guess(args, kwargs)
        values = [_callback(value, channel()) if i in shape.callbacks else value for i, value in enumerate(args)]
        values[shape.iterables] = [_taken(value, channel) for value in values[shape.iterables]]
        for key in kwargs:
            if key in shape.keywords:
                kwargs[key] = _callback(kwargs[key], channel())
            elif key in _ITERABLE_KEYWORDS:
                kwargs[key] = _taken(kwargs[key], channel)
        result = function(*values, **kwargs)
        return _given(result, channel) if shape.gives else result

    # No __wrapped__: by it a file could know the copy from the original, and reach what is wrapped.
    wrapped.__name__, wrapped.__doc__ = name, getattr(function, "__doc__", None)
    if hasattr(function, "from_iterable"):
        # itertools.chain under another name is still asked for this.
        wrapped.from_iterable = function.from_iterable  # type: ignore[attr-defined]
    return wrapped


def _channels(turn: _Tick) -> Callable[[], _Tick]:
    """Give a maker of channels of one call; an item taken, calculated and given is one turn, not three."""
    most = 0

    def channel() -> Callable[[], None]:
        seen = 0

        def tick() -> None:
            nonlocal seen, most
            seen += 1
            if seen > most:
                most = seen
                turn()

        return tick

    return channel


def _guess(args: tuple[Any, ...], kwargs: dict[str, Any]) -> _Shape:
    """Read the arguments of a callable that is not known: functions are callbacks."""
    is_callback = [callable(value) and not isinstance(value, type) for value in args]
    keys = tuple(key for key, value in kwargs.items() if callable(value) and not isinstance(value, type))
    return _Shape(tuple(i for i, it_is in enumerate(is_callback) if it_is), keys)


def _callback(value: Any, tick: _Tick) -> Any:
    """Wrap a callback so that its calls tick; those of a list, as np.piecewise takes, tick together."""
    if isinstance(value, list | tuple):
        return [_callback(part, tick) for part in value]
    if not callable(value):
        return value

    def counted(*args: Any, **kwargs: Any) -> Any:
        tick()
        return value(*args, **kwargs)

    # NumPy's vectorize shows the name and docstring of what it wraps.
    counted.__name__ = getattr(value, "__name__", "function")
    counted.__doc__ = getattr(value, "__doc__", None)
    return counted


def _taken(value: Any, channel: Callable[[], _Tick]) -> Any:
    """Wrap an iterable argument, so that each item taken from it ticks; leave what cannot be iterated."""
    try:
        iterator = iter(value)
    except TypeError:
        return value
    return _pull(iterator, channel())


def _given(result: Any, channel: Callable[[], _Tick]) -> Any:
    """Wrap a returned iterator, or each of a tuple of them (as itertools.tee gives)."""
    if type(result) is tuple:
        return tuple(_given(part, channel) for part in result)
    if not hasattr(type(result), "__next__"):
        return result
    if type(result).__module__.partition(".")[0] == "numpy":
        return _ArrayIterator(result, channel())
    return _pull(result, channel())


class _ArrayIterator:
    """Stands for one of NumPy's iterators, which have more to them than their items."""

    __slots__ = ("_inner", "_items")

    def __init__(self, inner: Any, tick: _Tick) -> None:
        self._inner, self._items = inner, _pull(iter(inner), tick)

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        return next(self._items)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def __getitem__(self, key: Any) -> Any:
        return self._inner[key]

    def __setitem__(self, key: Any, value: Any) -> None:
        self._inner[key] = value

    def __len__(self) -> int:
        return len(self._inner)

    def __enter__(self) -> "_ArrayIterator":
        self._inner.__enter__()
        return self

    def __exit__(self, *error: Any) -> Any:
        return self._inner.__exit__(*error)


class LineCounter:
    """What `watch` saw: executions per line, calls per line of the caller; `alive` if it saw the end."""

    __slots__ = ("alive", "calls", "lines")

    def __init__(self) -> None:
        self.lines: dict[int, int] = {}
        self.calls: dict[int, int] = {}
        self.alive = False


@contextmanager
def watch(filename: str) -> Iterator[LineCounter]:
    """Count what frames of one file do while the context lasts; the hooks that were set before come back.

    Lines are 'line' events, never opcodes (those read 0 on some versions). Calls are those of functions,
    Python's or C's, made from a frame of the file. `alive` says that both hooks were there to the end.
    """
    seen = LineCounter()
    lines, calls = seen.lines, seen.calls

    def local(frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "line":
            lines[frame.f_lineno] = lines.get(frame.f_lineno, 0) + 1
        return local

    def trace(frame: FrameType, _event: str, _argument: Any) -> Any:
        return local if frame.f_code.co_filename == filename else None

    def profile(frame: FrameType, event: str, _argument: Any) -> None:
        caller: FrameType | None = frame
        if event == "call":
            caller = _caller(frame, filename)
        elif event != "c_call":
            return
        if caller is not None and caller.f_code.co_filename == filename:
            calls[caller.f_lineno] = calls.get(caller.f_lineno, 0) + 1

    before = sys.gettrace(), sys.getprofile()
    sys.settrace(trace)
    sys.setprofile(profile)
    try:
        yield seen
    finally:
        seen.alive = sys.gettrace() is trace and sys.getprofile() is profile
        sys.setprofile(before[1])
        sys.settrace(before[0])


def _caller(frame: FrameType, filename: str) -> FrameType | None:
    """The frame that called, past this file's own wrappers; None where it is not the student's doing.

    NumPy asks generators and special methods of its own for things, in numbers that no student decides.
    """
    code, caller = frame.f_code, frame.f_back
    if code.co_filename in _WARNING:
        return None
    foreign = code.co_filename != filename
    if code.co_filename == _HERE or (foreign and (code.co_flags & _GENERATOR or code.co_name.startswith("__"))):
        return None
    while caller is not None and caller.f_code.co_filename == _HERE:
        caller = caller.f_back
    return caller
