from grader import kit


@kit.check("f", points=60)
def test_fine(candidate):
    """Gives x back"""
    kit.expect_equal(candidate.f(3.0), 3.0)


@kit.check("f", points=40)
def test_broken(candidate):
    """Divides by zero in the check itself"""
    kit.expect_equal(candidate.f(3.0), 1 / 0)
