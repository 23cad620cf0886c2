"""Finds the submissions of a class: who handed in which file for which exercise, in any layout that people have.

`grade class` calls `find` before it grades, and shows what `describe` says of it. Nothing of a student's file is
read here: an `Entry` reads its own, when its turn comes.

    tree       what lies there: folders, zips, .py files
    picking    whose each file is, and which of them is the solution (`layouts` reads the names)
    here       which exercise, what each student is called, and what is left out
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.classroom import layouts, picking, tree
from grader.classroom.layouts import Exercises, Owner
from grader.classroom.names import bounded, comparable, natural
from grader.classroom.picking import Candidate
from grader.classroom.tree import LeftOut, Place
from grader.course import Course, shown
from grader.errors import UsageError
from grader.examiner.submission import Submission
from grader.reports.text import one_line

_LISTED = 5
"""How many of the paths that are left out for one reason are shown."""
_WIDTH = 100


@dataclass(frozen=True, slots=True)
class Entry:
    """One student's file for one exercise, not read yet."""

    student: str
    """What the student is called: as the table of --map says, or else what the layout says. Distinct, bounded."""
    exercise: str
    path: str
    """As a person would write it; inside a zip `class.zip/ada/solution.py`."""
    place: Place

    def read(self) -> Submission:
        """Read the file. Whatever is wrong with it is said in the Submission: nothing is raised."""
        return self.place.read(self.path)


@dataclass(frozen=True, slots=True)
class Found:
    """What there is to grade, and what is not graded."""

    entries: tuple[Entry, ...]
    """By student, then exercise, as a person would sort them; one for each student and exercise."""
    left_out: tuple[LeftOut, ...]
    layouts: Mapping[str, int]
    """How many of the entries each layout gave."""
    unclaimed: tuple[str, ...] = ()
    """Students of the table of --map who have no entry."""

    @property
    def students(self) -> tuple[str, ...]:
        """The students who have an entry, in order."""
        return tuple(dict.fromkeys(entry.student for entry in self.entries))


def find(
    where: Path, course: Course, exercise: str | None = None, names: Mapping[str, str] | None = None
) -> Found:
    """Find the submissions in a folder or a zip; `names` is what `names.read_names` gives.

    Raises UsageError for a folder or a zip that is none, for one without a submission, and for an exercise that is
    not the course's.
    """
    wanted = course.resolve(exercise)[0].name if exercise else None
    if where.resolve() == course.root.resolve():
        raise UsageError(f"{one_line(str(where), 200)} is the course. Give the folder that holds the submissions.")
    exercises = Exercises(course.names())
    root = tree.plant(where, shown(where))
    candidates = picking.pick(root, exercises)
    left_out = list(root.all_left_out())
    names = names or {}
    entries, counts = [], Counter[str]()
    for (student, name), rivals in _by_student(candidates, wanted, exercises, names, left_out).items():
        best, rest = _best(rivals)
        left_out += rest
        if best is not None:
            entries.append(Entry(student, name, best.file.path, best.file.place))
            counts[best.layout] += 1
    found = Found(
        entries=tuple(sorted(entries, key=lambda entry: (*_order(entry.student), natural(entry.exercise)))),
        left_out=tuple(sorted(left_out, key=lambda left: (*_order(left.path), left.reason))),
        layouts=dict(counts.most_common()),
        unclaimed=tuple(sorted(set(names.values()) - {entry.student for entry in entries}, key=_order)),
    )
    if not entries:
        raise UsageError(_nothing(where, root, found))
    return found


def describe(found: Found) -> str:
    """Say in plain text what is about to be graded, and what is left out and why."""
    exercises = Counter(entry.exercise for entry in found.entries)
    lines = [f"Found {_count(len(found.entries), 'submission')} of {_count(len(found.students), 'student')}."]
    if found.entries:
        lines.append("Exercises: " + _numbers(sorted(exercises.items(), key=lambda pair: _order(pair[0]))) + ".")
        lines.append("Layout: " + _numbers(found.layouts.items()) + ".")
    lines += _left_out(found.left_out)
    if found.unclaimed:
        lines.append(f"{_count(len(found.unclaimed), 'student')} of the table handed in nothing that is graded:")
        lines += _listed(found.unclaimed)
    return "\n".join(lines) + "\n"


def _by_student(
    candidates: Sequence[Candidate],
    wanted: str | None,
    exercises: Exercises,
    names: Mapping[str, str],
    left_out: list[LeftOut],
) -> dict[tuple[str, str], list[Candidate]]:
    """Give the files of each student for each exercise, and add to `left_out` those that are for none."""
    students = _students([candidate.owner for candidate in candidates], names)
    found: dict[tuple[str, str], list[Candidate]] = {}
    for candidate in candidates:
        name, reason = _exercise(candidate, wanted, exercises)
        if reason:
            left_out.append(LeftOut(candidate.file.path, reason))
        else:
            found.setdefault((students[candidate.owner], name), []).append(candidate)
    return found


def _order(text: str) -> tuple[list[tuple[int, str]], str]:
    return natural(text), text


def _exercise(candidate: Candidate, wanted: str | None, exercises: Exercises) -> tuple[str, str]:
    """Give the exercise that a file is for, or why it cannot be told."""
    told = candidate.told
    if wanted:
        return wanted, f"it is for {told}, not for {wanted}" if told and told != wanted else ""
    if candidate.around and candidate.within and candidate.around != candidate.within:
        return "", f"its path names both {candidate.around} and {candidate.within}: say --exercise to take one"
    if told is None and len(exercises.names) == 1:
        return next(iter(exercises.names)), ""
    if told is None:
        return "", "nothing tells which exercise it is for: say --exercise"
    return told, "" if told in exercises.names else f"it is for {told}, which this course does not have"


def _best(rivals: Sequence[Candidate]) -> tuple[Candidate | None, list[LeftOut]]:
    """Choose one of a student's files for one exercise; none of them where that is not certain."""
    least = min((candidate.within is None, *candidate.depth) for candidate in rivals)
    best = [candidate for candidate in rivals if (candidate.within is None, *candidate.depth) == least]
    if len(best) == 1:
        reason = "the same student's file nearer to the top of the folder is graded"
        return best[0], [LeftOut(other.file.path, reason) for other in rivals if other is not best[0]]
    reason = "the same student handed in several files for this exercise: leave one"
    return None, [LeftOut(candidate.file.path, reason) for candidate in rivals]


def _students(owners: Iterable[Owner], names: Mapping[str, str]) -> dict[Owner, str]:
    """Give what each student is called: distinct for distinct students."""
    known = {comparable(key): name for key, name in names.items()}
    called: dict[Owner, str] = {}
    for owner in dict.fromkeys(owners):
        for alias in (owner.alias, owner.id, owner.name):
            if alias and comparable(alias) in known:
                called[owner] = known[comparable(alias)]
                break
    others = [owner for owner in dict.fromkeys(owners) if owner not in called]
    called |= _by_name(others, set(names.values()) - set(called.values()))
    taken = set(names.values())
    ids: dict[str, set[str]] = {}
    for owner in others:
        ids.setdefault(owner.name, set()).add(owner.id)
    for owner in (owner for owner in others if owner not in called):
        shared = len(ids[owner.name]) > 1 or bounded(owner.name) in taken
        called[owner] = bounded(f"{owner.name} ({owner.id or 'not in the table'})" if shared else owner.name)
    return called


def _by_name(owners: Sequence[Owner], names: set[str]) -> dict[Owner, str]:
    """Match students whose own name is one of the table's: only where it is one student's alone."""
    by_name: dict[str, list[Owner]] = {}
    for owner in owners:
        by_name.setdefault(comparable(owner.name), []).append(owner)
    matched: dict[Owner, str] = {}
    for name in names:
        same = by_name.get(comparable(name), [])
        if len({(owner.name, owner.id) for owner in same}) == 1:
            matched |= dict.fromkeys(same, name)
    return matched


def _nothing(where: Path, root: tree.Folder, found: Found) -> str:
    lines = [f"There is no submission to grade in {one_line(str(where), 200)}."]
    inside = [f"{folder.name}/" for folder in root.folders.values()] + [file.name for file in root.files]
    lines += ["It holds:", *_listed(inside)] if inside else ["It holds no folder, no zip and no .py file."]
    lines += _left_out(found.left_out)
    lines.append(f"Layouts that are known: {'; '.join(layouts.ALL)}; each of them also in a zip.")
    return "\n".join(lines)


def _left_out(left_out: Sequence[LeftOut]) -> list[str]:
    if not left_out:
        return []
    reasons: dict[str, list[str]] = {}
    for left in left_out:
        reasons.setdefault(left.reason, []).append(left.path)
    lines = [f"Left out: {len(left_out)}."]
    for reason, paths in sorted(reasons.items(), key=lambda pair: -len(pair[1]))[: _LISTED * 2]:
        lines += [f"  {len(paths)} x {one_line(reason, _WIDTH)}", *_listed(paths)]
    rest = len(reasons) - _LISTED * 2
    return lines + ([f"  ... and {_count(rest, 'more reason')}"] if rest > 0 else [])


def _listed(texts: Sequence[str]) -> list[str]:
    lines = [f"      {one_line(text, _WIDTH)}" for text in texts[:_LISTED]]
    return lines + ([f"      ... and {len(texts) - _LISTED} more"] if len(texts) > _LISTED else [])


def _numbers(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{one_line(name, 60)} ({count})" for name, count in counts)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
