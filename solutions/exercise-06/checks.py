"""The hidden checks of exercise 06.

The oracle below is slow, explicit and obviously right: it goes through the positions and pairs of columns one by
one, and calculates with plain Python numbers. In the first pinned case all sizes differ, so that no axis can pass
for another; the second has the same sizes and another base, so that an answer kept by shape shows. No check makes
more than 30 different calls: a diagnosis plays no more of them again.
"""

import math

import numpy as np

from grader import kit


@kit.remembered
def oracle(T, D, base=10000.0):
    """(T, D), one position and one pair of columns at a time."""
    table = np.empty((T, D))
    for i in range(D // 2):
        divisor = base ** (2 * i / D)
        for t in range(T):
            table[t, 2 * i] = math.sin(t / divisor)
            table[t, 2 * i + 1] = math.cos(t / divisor)
    return table


def expect_tables(sinusoidal_positions, cases):
    """Expect the right answer of each of several calls."""
    kit.expect_each(sinusoidal_positions, [(args, oracle(*args)) for args in cases])


BASES = (10000.0, 100.0, 1.5, 2.0, 37.5, 500000.0)
"""Bases to draw from."""


@kit.check("sinusoidal_positions", points=12)
def test_worked_example(candidate):
    """The statement's examples: row 0 is 0, 1, 0, 1, then come sin 1, cos 1, sin 0.1, cos 0.1"""
    by_hand = [
        [0.0000000000, 1.0000000000, 0.0000000000, 1.0000000000],
        [0.8414709848, 0.5403023059, 0.0998334166, 0.9950041653],
        [0.9092974268, -0.4161468365, 0.1986693308, 0.9800665778],
    ]
    by_default = [
        [0.0000000000, 1.0000000000, 0.0000000000, 1.0000000000, 0.0000000000, 1.0000000000],
        [0.8414709848, 0.5403023059, 0.0463992235, 0.9989229760, 0.0021544330, 0.9999976792],
    ]
    kit.expect_each(candidate.sinusoidal_positions, [((3, 4, 100.0), by_hand), ((2, 6), by_default)])


@kit.check("sinusoidal_positions", points=22)
@kit.examples(5)
@kit.example(T=5, pairs=4, base=0)
@kit.example(T=5, pairs=4, base=1)
@kit.example(T=7, pairs=3, base=4)
@kit.example(T=3, pairs=1, base=0)
@kit.example(T=1, pairs=3, base=0)
@kit.example(T=1, pairs=1, base=1)
@kit.example(T=2, pairs=1, base=2)
@kit.example(T=6, pairs=3, base=3)
@kit.example(T=4, pairs=4, base=5)
@kit.given(T=kit.sizes(12), pairs=kit.sizes(6), base=kit.sizes(len(BASES) - 1, 0))
def test_values(candidate, T, pairs, base):
    """Column 2i is sin(t / base^(2i/D)), column 2i + 1 its cosine"""
    args = (T, 2 * pairs, BASES[base])
    kit.expect_equal(candidate.sinusoidal_positions(*args), oracle(*args))


@kit.check("sinusoidal_positions", points=14)
def test_base(candidate):
    """The base may be any float above 1, by position or by keyword; it is 10000 if it is left out"""
    cases = [(4, 6, base) for base in (100.0, 1.5, 1.01, 1.999, 2.0, 2.718281828459045, 9.5, 10.0)]
    cases += [(4, 6, base) for base in (1000.0, 9999.5, 10000.0, 10001.0, 123456.789, 1e6, 1e12)]
    cases += [(4, 6), (3, 8), (9, 2), (1, 4)]
    expect_tables(candidate.sinusoidal_positions, cases)
    meaning = "The arguments were given by keyword."
    for asked in ({"T": 3, "D": 8, "base": 50.0}, {"base": 7.5, "D": 4, "T": 5}, {"D": 10, "T": 2}):
        kit.expect_equal(candidate.sinusoidal_positions(**asked), oracle(**asked), meaning)
    kit.expect_equal(candidate.sinusoidal_positions(6, 4, base=20.0), oracle(6, 4, 20.0), meaning)


@kit.check("sinusoidal_positions", points=14)
def test_large(candidate):
    """More than 64 positions or columns are no different, up to position 4999"""
    long = [(65, 6), (70, 4, 1.5), (130, 2), (257, 4), (513, 2, 100.0), (1025, 2), (2500, 2, 3.0)]
    long += [(5000, 4), (4999, 2, 1.5)]
    wide = [(3, 66), (2, 70, 1.5), (5, 130), (1, 258, 100.0), (3, 514), (2, 770, 2.0)]
    wide += [(3, 98), (2, 206, 100.0)]  # here np.arange(0, 1, 2 / D) has one number too many
    both = [(67, 66), (66, 68, 100.0), (70, 70)]
    expect_tables(candidate.sinusoidal_positions, long + wide + both)


@kit.check("sinusoidal_positions", points=16)
def test_refuses_odd(candidate):
    """ValueError where D is odd, D = 1 included"""
    asked = [(T, D) for D in (5, 7, 9, 15) for T in (4, 1)] + [(5, 5), (2, 65), (4, 127), (70, 513)]
    asked += [(T, 3) for T in (4, 1, 2, 3, 6, 9)] + [(T, 1) for T in (3, 1, 2, 8)]
    asked += [(4, 1, 100.0), (4, 5, 1.5), (1000, 3)]
    cases = {f"where D = {args[1]} is odd (T = {args[0]})": args for args in asked[:-3]}
    cases |= {f"where D = {D} is odd (T = {T}, base = {base})": (T, D, base) for T, D, base in asked[-3:-1]}
    cases |= {"where D = 3 is odd (T = 1000)": asked[-1]}
    kit.expect_error(ValueError, candidate.sinusoidal_positions, cases)


@kit.check("sinusoidal_positions", points=16)
def test_no_loops(candidate):
    """No loops over positions, pairs of columns or numbers"""
    # The largest sizes are beyond any fixed number of turns that a loop may run for the small ones. Each case has
    # a base or a width of its own, so that what was kept from another one serves it nothing.
    cases = {
        "positions": {T: (T, 4) for T in (2, 3, 6, 66, 5000)},
        "positions (D = 2)": {T: (T, 2) for T in (2, 3, 6, 66)},
        "positions (base = 100.0)": {T: (T, 8, 100.0) for T in (2, 3, 6, 66, 700)},
        "positions (base = 1.5)": {T: (T, 6, 1.5) for T in (2, 3, 6, 66)},
        "positions (D = 130)": {T: (T, 130, 7.0) for T in (2, 3, 6, 66)},
        "pairs of columns": {n: (7, 2 * n) for n in (2, 3, 6, 66, 300)},
        "pairs of columns (T = 1)": {n: (1, 2 * n, 9.0) for n in (2, 3, 6, 66)},
        "pairs of columns (base = 101.0)": {n: (5, 2 * n, 101.0) for n in (2, 3, 6, 66)},
        "pairs of columns (base = 1.6)": {n: (9, 2 * n, 1.6) for n in (2, 3, 6, 66)},
        "pairs of columns (T = 300)": {n: (300, 2 * n, 11.0) for n in (2, 3, 6, 66)},
        "numbers along each axis": {n: (2 * n, 2 * n, 1000.0) for n in (2, 3, 6, 66)},
    }
    kit.expect_no_loops(candidate.sinusoidal_positions, cases)


@kit.check("sinusoidal_positions", points=6)
def test_again(candidate):
    """Gives the same answer again, whatever was asked in between"""
    asked = [(3, 4), (3, 4, 100.0), (5, 4, 100.0), (2, 4, 100.0), (3, 6), (3, 4, 1.5), (3, 4), (70, 2), (3, 66)]
    expect_tables(candidate.sinusoidal_positions, [*asked, *reversed(asked), (3, 4, 100.0)])
    kit.expect_unchanged(candidate.sinusoidal_positions, 4, 6, 50.0, again=60)
    for args in asked:
        kit.expect_unchanged(candidate.sinusoidal_positions, *args, again=1)
