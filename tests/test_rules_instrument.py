"""The counting copy: on syntax that is easy to break, and what its counter counts."""

import ast
import sys
from contextlib import suppress
from types import ModuleType

import pytest

from grader.rules import loops
from grader.rules.counting import Counter, watch


def copy_of(source: str) -> str:
    """The counting copy of a file, all its constructs counted by C."""
    tree = ast.parse(source)
    return loops.instrument(source, tree, loops.survey(source, tree), "C")


def run(source: str, call: str) -> tuple[object, dict[int, tuple[int, int]]]:
    """What a call gives on the counting copy, and the counts of the call alone."""
    counter = Counter()
    module: dict[str, object] = {"C": counter, "__name__": "student"}
    exec(compile(copy_of(source), "student", "exec"), module)
    counter.reset()
    return eval(call, module), counter.turns()


TRICKY = {
    "bare tuple": ("def f():\n    for x in 1, 2: pass\n    return x\n", 2),
    "bare stars": ("def f(a=(1, 2)):\n    for x in *a, 3: pass\n    return x\n", 3),
    "parenthesis right after in": ("def f():\n    for x in(1, 2):pass\n    return x\n", 2),
    "keyword right after in": ("def f():\n    return[x for x in[1]if(x)]\n", [1]),
    "bytes before characters": (
        "def f():\n    é = ['ü', 'ö']; return ['ß' + ä for ä in é if 'é']\n",
        ["ßü", "ßö"],
    ),
    "tabs": ("def f():\n\tfor x in range(3):\n\t\ty = x\n\treturn y\n", 2),
    "several lines": (
        "def f():\n    return [\n        x\n        for x in (\n            1,\n            2)\n    ]\n",
        [1, 2],
    ),
    "continued line": ("def f():\n    return [x for x in \\\n   range(2)]\n", [0, 1]),
    "nested": ("def f():\n    return [[y for y in range(x)] for x in range(3)]\n", [[], [0], [0, 1]]),
    "two clauses": ("def f():\n    return [x * y for x in (1, 2) for y in (x, 5)]\n", [1, 5, 4, 10]),
    "walrus as an element": ("def f():\n    return [y := x for x in (1, 2)], y\n", ([1, 2], 2)),
    "bare walrus in a while": ("def f(n=0):\n    while n := n + 1:\n        if n > 3: return n\n", 4),
    "lambda as an element": ("def f():\n    return [lambda: x for x in (1, 2)][1]()\n", 2),
    "lambda of map": ("f = lambda:list(map(str,[1]))\n", ["1"]),
    "statement that begins with map": ("def f():\n    map(str, ())\n    return 1\n", 1),
    "dict": ("def f():\n    return {k: v for k, v in {'a': 1}.items()}\n", {"a": 1}),
    "set": ("def f():\n    return {x for x in 'aba'} == {'a', 'b'}\n", True),
    "generator as the only argument": ("def f():\n    return sum(x for x in (1, 2))\n", 3),
    "a generator's yield in a for": (
        "def g():\n    for x in (yield 1): pass\ndef f():\n    return next(g())\n",
        1,
    ),
    "decorator": ("import functools\n@functools.partial(map, str)\ndef f(): pass\n", None),
    "crlf": ("def f():\r\n    for x in 1, 2:\r\n        pass\r\n    return '''a\r\nb'''\r\n", "a\nb"),
    "form feed": ("x = '\f'\n\f\ndef f():\n    return [a for a in x]\n", ["\f"]),
    "separator that is no line end": ("def f():\n    return [a for a in '\x1c\x85']\n", ["\x1c", "\x85"]),
    "star call": ("def f():\n    return [*map(str, [1]), *(x for x in 'a')]\n", ["1", "a"]),
    "class body": ("class A:\n    r = [i for i in range(2)]\ndef f():\n    return A.r\n", [0, 1]),
    "else": ("def f():\n    for x in 1,: pass\n    else: return 'e'\n", "e"),
    "conditional": ("def f():\n    return map if 0 else sorted('ba', key=ord)\n", ["a", "b"]),
    "chain of methods": (
        "from itertools import chain\nc = chain\ndef f():\n    return [*c.from_iterable('ab'), *c('c')]\n",
        ["a", "b", "c"],
    ),
    "global named like nothing else": (
        "def f():\n    global q\n    q = [i for i in (1,)]\n    return q\n",
        [1],
    ),
    "f-string": ("def f():\n    return f\"{', '.join(str(x) for x in (1, 2))}!\"\n", "1, 2!"),
    "f-string that shows its text": (
        "def f():\n    return f'{[x for x in (1,)]=}'\n",
        "[x for x in (1,)]=[1]",
    ),
    "tee and groupby": (
        "from itertools import tee, groupby\ndef f():\n    a, b = tee('ab')\n"
        "    return [*a, *b], [(k, [*g]) for k, g in groupby([1, 1, 2])]\n",
        (["a", "b", "a", "b"], [(1, [1, 1]), (2, [2])]),
    ),
}


@pytest.mark.parametrize("case", TRICKY)
def test_copies_do_what_the_file_does(case: str) -> None:
    """The copy has the lines of the file and its function gives the same value."""
    source, expected = TRICKY[case]
    tree = ast.parse(source)
    lines = ast.parse(copy_of(source))
    places = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    assert places == [node.lineno for node in ast.walk(lines) if isinstance(node, ast.stmt)]
    if case != "decorator":
        assert run(source, "f()")[0] == expected


@pytest.mark.parametrize("case", [case for case in TRICKY if "f-string" not in case])
def test_every_construct_of_ordinary_syntax_is_counted(case: str) -> None:
    """Nothing outside f-strings is left uncounted for its syntax."""
    source = TRICKY[case][0]
    constructs = loops.survey(source, ast.parse(source))
    assert all(construct.measurable for construct in constructs)
    assert copy_of(source) != source or not constructs


def test_what_cannot_be_edited_is_left_alone() -> None:
    """An f-string that prints its own source is not touched, and the other constructs still are."""
    source = "y = [x for x in 'a']\nz = f'{[x for x in (1,)]=}'\n"
    plain, shown = loops.survey(source, ast.parse(source))
    assert (plain.measurable, shown.measurable) == (True, False)
    assert copy_of(source).splitlines()[1] == source.splitlines()[1]


@pytest.mark.skipif(sys.version_info < (3, 12), reason="no true positions inside f-strings before 3.12")
def test_f_strings_are_counted_where_the_parser_tells_their_places() -> None:
    """From 3.12 on, a comprehension inside an f-string is counted."""
    source = TRICKY["f-string"][0]
    assert all(construct.measurable for construct in loops.survey(source, ast.parse(source)))


def test_async_loops_and_derived_classes_are_not_measurable() -> None:
    """What the counter has no wrapper for says so."""
    source = "async def f(x):\n    async for a in x: pass\n    [a async for a in x]\nclass M(map): pass\n"
    assert [c.measurable for c in loops.survey(source, ast.parse(source))] == [False, False, False]


@pytest.mark.parametrize(
    ("source", "call", "expected"),
    [
        ("def f(n):\n    for x in range(n): pass\n", "f(3)", {1: (1, 3)}),
        ("def f(n):\n    while n: n -= 1\n", "f(3)", {1: (4, 3)}),
        ("def f(n):\n    return [x for x in range(9) if x < n]\n", "f(3)", {-1: (3, 3), 1: (1, 9)}),
        ("def f(n):\n    return list(map(str, range(n)))\n", "f(3)", {1: (1, 3)}),
        ("def f(n):\n    return sorted(range(n), key=abs)\n", "f(3)", {1: (1, 3)}),
        ("def f(n):\n    return next(zip('abc', 'de'))\n", "f(3)", {1: (1, 1)}),
        ("def f(n):\n    g = (x for x in range(n))\n    return next(g)\n", "f(3)", {-1: (1, 1), 1: (1, 1)}),
        ("def f(n):\n    return max(n, 2), min([n])\n", "f(3)", {}),
    ],
)
def test_counts(source: str, call: str, expected: dict[int, tuple[int, int]]) -> None:
    """Arrivals and turns are those of the call, an item taken, used and given counting once."""
    assert run(source, call)[1] == expected


def test_a_break_leaves_the_iterator_where_it_was() -> None:
    """A for that breaks does not take more items than it used."""
    source = "def f():\n    it = iter([1, 2, 3])\n    for x in it: break\n    return [*it]\n"
    assert run(source, "f()")[0] == [2, 3]


def test_errors_are_those_of_the_file() -> None:
    """Looping over what is no iterable raises the error it always did."""
    with pytest.raises(TypeError, match="'int' object is not iterable"):
        run("def f():\n    for x in 3: pass\n", "f()")


def test_wrapped_callables_show_no_way_back() -> None:
    """A student's code cannot reach the real `map` through the wrapper's `__wrapped__`."""
    assert run("def f():\n    return hasattr(map, '__wrapped__'), map.__name__\n", "f()")[0] == (False, "map")


@pytest.mark.parametrize("counter", ["__c", "a b", "1c"])
def test_names_that_cannot_serve_are_refused(counter: str) -> None:
    """A counter's name must be an identifier that no class mangles."""
    with pytest.raises(ValueError, match="not a name"):
        loops.instrument("x = 1\n", ast.parse("x = 1\n"), (), counter)


def test_watch_counts_lines_and_calls_of_one_file() -> None:
    """Lines of the file are counted each time they run, calls at the line that makes them."""
    source = "def g(): return 1\ndef f(n):\n    for i in range(n):\n        g(); len('a')\n"
    module: dict[str, object] = {}
    exec(compile(source, "student", "exec"), module)
    with watch("student") as seen:
        module["f"](3)  # type: ignore[operator]
    assert seen.lines[1] == 3
    assert seen.lines[4] == 3
    assert seen.calls[4] == 6
    assert seen.alive


def test_watch_restores_what_was_there_and_nests() -> None:
    """Hooks that were set before come back, after an error too; an inner watch does not end the outer."""
    before = sys.gettrace(), sys.getprofile()
    module = ModuleType("student").__dict__
    exec(compile("def f(): return 1\n", "student", "exec"), module)
    with watch("student") as outer:
        with suppress(ZeroDivisionError), watch("student") as inner:
            module["f"]()
            raise ZeroDivisionError
        module["f"]()
    assert (inner.lines, outer.lines) == ({1: 1}, {1: 1})
    assert outer.alive
    assert (sys.gettrace(), sys.getprofile()) == before


def test_watch_says_when_it_was_cut_off() -> None:
    """Where something takes the hook away during the call, the counts are not called alive."""
    with watch("student") as seen:
        sys.settrace(None)
    assert not seen.alive
