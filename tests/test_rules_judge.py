"""The judgement: from counts made up here to findings and their words."""

import ast

import pytest

from grader.model import Finding
from grader.rules import loops
from grader.rules.loops import Construct, Measured

LOOP = """
def solve(x, n_heads):
    for h in range(n_heads):
        for b in x:
            pass
"""


def constructs(source: str = LOOP, function: str = "solve") -> tuple[Construct, ...]:
    """The constructs that the function of a source reaches."""
    return loops.find(source, ast.parse(source), function)


def cases(*turns: dict[int, tuple[int, int]], alive: bool = True) -> list[tuple[int, Measured]]:
    """One case a size, with these turns and no lines."""
    return [(n, Measured(t, {}, {}, alive)) for n, t in zip((2, 3, 6), turns, strict=True)]


def messages(findings: tuple[Finding, ...]) -> list[str]:
    """What the findings say."""
    return [finding.message for finding in findings]


def test_the_message_says_what_ran_how_often() -> None:
    """The message is the one of the design, to the letter; the loop inside is not reported again."""
    counts = cases({1: (1, 2), 2: (2, 6)}, {1: (1, 3), 2: (3, 9)}, {1: (1, 6), 2: (6, 18)})
    assert loops.judge(constructs(), counts, "heads") == (
        Finding(
            3,
            5,
            "for h in range(n_heads)",
            "line 3: `for h in range(n_heads)` ran 2 times for 2 heads and 6 times for 6 heads",
        ),
    )


def test_flat_counts_clear() -> None:
    """Turns that were counted and did not grow leave no finding."""
    flat = {1: (1, 3), 2: (3, 9)}
    assert loops.judge(constructs(), cases(flat, flat, flat), "heads") == ()


def test_the_inner_loop_is_found_where_only_it_grows() -> None:
    """A loop inside a flat loop is judged for itself."""
    counts = cases({1: (1, 3), 2: (3, 6)}, {1: (1, 3), 2: (3, 9)}, {1: (1, 3), 2: (3, 18)})
    assert [finding.line for finding in loops.judge(constructs(), counts, "batch elements")] == [4]


def test_axes_are_merged_to_one_finding_each() -> None:
    """Over several axes each construct is reported once, with the first axis it grew with."""
    heads = cases({1: (1, 2), 2: (2, 6)}, {1: (1, 3), 2: (3, 9)}, {1: (1, 6), 2: (6, 18)})
    batch = cases({1: (1, 2), 2: (2, 4)}, {1: (1, 2), 2: (2, 6)}, {1: (1, 2), 2: (2, 12)})
    found = loops.judge_all(constructs(), [("heads", heads), ("batch elements", batch), ("heads", heads)])
    assert [finding.line for finding in found] == [3, 4]
    assert "12 times for 6 batch elements" in found[1].message


@pytest.mark.parametrize(
    ("counts", "word"),
    [
        (cases({}, {}, {}), "did not run in the calls tried"),
        (cases({}, {}, {1: (1, 6), 2: (6, 6)}), "for one of the sizes tried only"),
        (cases(*[{1: (1, 3), 2: (3, 9)}] * 3, alive=False), "to the end of the call"),
        ([], "to the end of the call"),
    ],
)
def test_what_was_not_counted_is_not_cleared(counts: list[tuple[int, Measured]], word: str) -> None:
    """No arrival, one arrival or a dead counter leaves a construct forbidden, and the message says why."""
    found = messages(loops.judge(constructs(), counts, "heads"))
    assert found
    assert all(word in message for message in found)


def test_one_axis_may_prove_what_another_never_reached() -> None:
    """A construct must have run in some axis, not in each."""
    flat = {1: (1, 3), 2: (3, 9)}
    axes = [("heads", cases({}, {}, {})), ("batch elements", cases(flat, flat, flat))]
    assert loops.judge_all(constructs(), axes) == ()


def test_not_measurable_is_forbidden() -> None:
    """A construct that has no counter stays forbidden."""
    source = "async def solve(x):\n    async for a in x: pass\n"
    (message,) = messages(loops.judge(constructs(source), cases({}, {}, {}), "heads"))
    assert "could not be counted" in message


@pytest.mark.parametrize(
    ("loop", "fixed"),
    [
        ("for a in ('q', 'k'): x = a", True),
        ("for a in ['q']: x = a", True),
        ("for a in {'q': 1}: x = a", True),
        ("for a in 'qkv': x = a", True),
        ("for a in range(3): x = a", True),
        ("for a in range(-1, 3): x = a", True),
        ("[a for a in ('q', 'k')]", True),
        ("for a in (*x, 1): y = a", False),
        ("for a in {**x}: y = a", False),
        ("for a in range(n): y = a", False),
        ("for a in range(64): break", False),
        ("for a in range(64):\n        if a > n: return a", False),
        ("for a in range(64): yield a", False),
        ("for a in range(64):\n        def g(): return a", True),
        ("[a for a in range(64) if a < n]", False),
        ("next(a for a in range(64))", False),
        ("range = x\n    for a in range(3): y = a", False),
    ],
)
def test_fixed(loop: str, fixed: bool) -> None:
    """A loop is fixed where it runs over a literal in full; such a one needs no counts."""
    found = [c for c in constructs(f"def solve(x, n):\n    {loop}\n") if c.kind != "call"]
    assert [construct.fixed for construct in found] == [fixed]
    assert (loops.judge(found, [], "heads") == ()) is fixed


def test_lines_that_grow_are_found_once_a_group() -> None:
    """Neighbouring lines that grow are one finding; those of a branch for larger sizes are none."""
    counts = [(n, Measured({}, {4: n, 5: n, 9: n + 1, 20: int(n > 3) * 2, 21: 1}, {}, True)) for n in (2, 3, 6)]
    assert messages(loops.judge((), counts, "heads")) == [
        "line 4 ran 2 times for 2 heads and 6 times for 6 heads: recursion or a callback?",
        "line 9 ran 3 times for 2 heads and 7 times for 6 heads: recursion or a callback?",
    ]


def test_lines_are_explained_by_a_confirmed_loop() -> None:
    """What a confirmed loop calls is not reported beside it."""
    counts = [(n, Measured({1: (1, n), 2: (n, n)}, {3: n, 9: n}, {}, True)) for n in (2, 3, 6)]
    assert [finding.line for finding in loops.judge(constructs(), counts, "heads")] == [3]


def test_a_loop_that_find_missed_is_still_found_if_it_grew() -> None:
    """Constructs of the rest of the file count where they grew, and only there."""
    source = "def solve(x):\n    return x\ndef rest(n):\n    for h in range(n): pass\n    for h in 'ab': break\n"
    everything = loops.survey(source, ast.parse(source))
    assert constructs(source) == ()
    counts = cases({1: (1, 2)}, {1: (1, 3)}, {1: (1, 6)})
    assert [f.line for f in loops.judge((), counts, "heads", everything)] == [4]
    assert loops.judge((), cases({}, {}, {}), "heads", everything) == ()


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("def helper(n):\n    return [h for h in range(n)]\ndef solve(x): return helper(x)\n", [2]),
        ("helper = lambda n: [h for h in range(n)]\nalias = helper\ndef solve(x): return alias(x)\n", [1]),
        ("class A:\n    def m(self): return [h for h in self.x]\ndef solve(x): return A().m()\n", [2]),
        ("def d(f): return lambda x: [f(a) for a in x]\n@d\ndef solve(x): return x\n", [1]),
        ("def d(x): return [a for a in x]\ndef solve(x, g=d): return g(x)\n", [1]),
        ("solve = lambda x: [a for a in x]\n", [1]),
        ("def other(x): return [a for a in x]\ndef solve(x): return x\n", []),
        ("def f(x): return [a for a in x]\nT = {}\nT['f'] = f\ndef solve(x): return T['f'](x)\n", [1]),
        ("def f(x): return [a for a in x]\nT = []\nT.append(f)\ndef solve(x): return T[0](x)\n", [1]),
        ("def f(x): return [a for a in x]\ndef solve(x): return solve.f(x)\nsolve.f = f\n", [1]),
        ("def set():\n    global h\n    h = lambda x: [a for a in x]\ndef solve(x): return h(x)\n", [3]),
        ("def f(x): return [a for a in x]\ndef solve(f): return f\n", []),
        (
            "if 1:\n    def solve(x): return [a for a in x]\nelse:\n    solve = lambda x: {a for a in x}\n",
            [2, 4],
        ),
        ("TABLE = [a for a in 'ab' if a]\ndef solve(x): return TABLE\n", []),
        ("LAZY = (a for a in 'ab')\ndef solve(x): return next(LAZY)\n", [1]),
        ("def solve(x): return a(x)\ndef a(x): return b(x)\ndef b(x): return map(a, x)\n", [3]),
    ],
)
def test_find_follows_names(source: str, lines: list[int]) -> None:
    """From the function on, every binding that a name may mean is searched, and nothing else."""
    assert [construct.line for construct in constructs(source)] == lines


def test_ids_are_those_of_the_whole_file() -> None:
    """One numbering serves all functions of a file."""
    source = "def f(x):\n    for a in x: pass\ndef g(x):\n    for b in x: pass\n"
    assert [c.id for c in constructs(source, "f")] == [1]
    assert [c.id for c in constructs(source, "g")] == [2]


def test_a_function_that_is_not_there_has_no_constructs() -> None:
    """A missing function is for others to report."""
    assert constructs("for a in (): pass\n", "nothing") == ()


@pytest.mark.parametrize(
    "source",
    [
        "def solve(x): return " + "+".join(["[a for a in x]"] * 150),
        "def solve(x): return " + "[" * 60 + "[a for a in x]" + "]" * 60,
        "def solve(x): return " + "[" * 50 + "a" + " for a in x]" * 50,
        "def solve(x): return x" + ".map()" * 400,
    ],
)
def test_deep_files_do_not_raise(source: str) -> None:
    """Files nested as deeply as the parser allows are searched and copied."""
    tree = ast.parse(source)
    found = loops.find(source, tree, "solve")
    ast.parse(loops.instrument(source, tree, found, "C"))
