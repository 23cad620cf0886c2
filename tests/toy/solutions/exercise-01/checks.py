"""The hidden checks of the toy exercise."""

import numpy as np

from grader import kit


@kit.check("double", points=20)
def test_double_example(candidate):
    """Doubles 0 to 5"""
    kit.expect_equal(candidate.double(np.arange(6.0).reshape(2, 3)), [[0, 2, 4], [6, 8, 10]], "Each is doubled.")


@kit.check("double", points=20)
@kit.examples(5)
@kit.given(rows=kit.sizes(3), columns=kit.sizes(3), seed=kit.seeds(), layout=kit.layouts())
def test_double_values(candidate, rows, columns, seed, layout):
    """Doubles any numbers"""
    x = kit.relayout(kit.array(seed, rows, columns), layout)
    kit.expect_equal(candidate.double(x), 2 * np.ascontiguousarray(x))


@kit.check("double", points=20)
def test_double_no_loops(candidate):
    """No loops over rows"""
    kit.expect_no_loops(candidate.double, {"rows": {n: (kit.array((n, 1), n, 4),) for n in (2, 3, 6)}})


@kit.check("double", points=20)
def test_double_leaves_input(candidate):
    """Leaves x as it was"""
    kit.expect_unchanged(candidate.double, kit.array((1, 2), 2, 3))


@kit.check("total", points=10)
def test_total_values(candidate):
    """Sums up, from a start"""
    kit.expect_equal(candidate.total(np.arange(4.0)), 6.0)
    kit.expect_equal(candidate.total(x=np.arange(4.0), start=1.0), 7.0)


@kit.check("total", points=10)
def test_total_refuses(candidate):
    """ValueError where start is negative"""
    kit.expect_error(ValueError, candidate.total, {"where start is negative": (np.ones(3), -1.0)})
