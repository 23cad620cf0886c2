"""Arguments in, exit code out. Everything else is somebody else's work.

0 full marks   1 not yet   2 wrong usage, or no such exercise   3 the course or the grader is at fault
"""

from grader.cli import instructor
from grader.cli.learner import command

for _other in (instructor.verify, instructor.grade_class, instructor.new, instructor.handout, instructor.export):
    command.add_command(_other)

__all__ = ["command"]
