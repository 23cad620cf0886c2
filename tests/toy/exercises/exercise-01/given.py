"""A student's changed copy: what the grader uses lies in solutions/."""


def negated(x):
    return "changed by the student"
