"""The exceptions a person may see, each with its exit code.

    CourseError                 what `grade` itself reports, in one sentence that ends in what to do next
    ├── UsageError         2    wrong words on the command line, or no such exercise
    └── BrokenCourseError  3    a course folder that does not hold what it must: never the student's fault

A wrong answer is not an exception: it is a `Failure` on the scorecard (exit 1).
"""


class CourseError(Exception):
    """What the command reports in one sentence; `exit_code` is what it exits with."""

    exit_code = 3


class UsageError(CourseError):
    """The words of the command do not name anything that exists."""

    exit_code = 2


class BrokenCourseError(CourseError):
    """The course or the grader is at fault, never the student."""

    exit_code = 3
