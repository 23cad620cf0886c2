"""Tells whose each file of a tree is, and which of a student's files is the solution.

`submissions.find` calls it. What is not taken is left out with a reason, in the folder where it lies.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath

from grader.classroom import layouts
from grader.classroom.layouts import Exercises, Owner
from grader.classroom.tree import File, Folder, LeftOut
from grader.course import SOLUTION

_COURSE = "exercises"
"""The folder of a course that holds the exercises."""
_BESIDE = frozenset({"exercises", "grader", "solutions", "tests"})
"""The folders of a course: what lies in them, but for the exercises, is not the student's."""
_NOT_SOLUTIONS = frozenset({"given.py", "checks.py", "stub.py", "__init__.py", "conftest.py", "setup.py"})


@dataclass(frozen=True, slots=True)
class Candidate:
    """A file that may be one student's solution of one exercise."""

    owner: Owner
    file: File
    layout: str
    around: str | None
    """The exercise that the student's folder is for, or what holds it; None where no name tells one."""
    within: str | None
    """The exercise that the path inside the student's folder tells, or the file's own name."""
    depth: tuple[bool, int]
    """Whether it lies in a zip, and how deep in the student's folder: the lesser is the likelier solution."""

    @property
    def told(self) -> str | None:
        """The exercise that the path tells: what is nearest to the file counts."""
        return self.within or self.around


def pick(root: Folder, exercises: Exercises) -> list[Candidate]:
    """Find the solutions in a tree, and note in it what is left out."""
    picker = _Picker(exercises)
    around = exercises.told(root.name)
    picker.group(root, around if around in exercises.names else None)
    return picker.found


class _Picker:
    def __init__(self, exercises: Exercises) -> None:
        self._exercises = exercises
        self.found: list[Candidate] = []

    def group(self, folder: Folder, around: str | None) -> None:
        """Look at a folder that holds students."""
        if self._is_student(folder):
            self._student(folder, Owner(folder.name, alias=folder.name), around, layouts.FOLDERS)
            return
        for child in [child for child in folder.folders.values() if not child.zipped]:
            if self._holds_students(child, folder):
                self.group(child, self._exercises.told(child.name) or around)
            else:
                label = layouts.read(child.name, self._exercises, folder=True)
                owner = label.owner or Owner(child.name)
                self._student(child, owner, label.exercise or around, label.layout)
        self._loose(folder, around)

    def _loose(self, folder: Folder, around: str | None) -> None:
        """Look at the files and zips among the students' folders: their names tell the student."""
        lone = _only(_items(folder))
        if isinstance(lone, Folder) and lone.zipped and self._holds_students(lone, folder):
            self.group(lone, self._exercises.told(_stem(lone)) or around)
            return
        uploads: dict[tuple[Owner, str, str | None], list[File | Folder]] = {}
        for item in _items(folder):
            if isinstance(item, Folder) and not item.zipped:
                continue
            label = layouts.read(_stem(item), self._exercises, folder=False)
            if label.owner is None:
                reason = "its name tells no student: put it into a folder with the student's name"
                folder.leave_out(item.name, reason)
                continue
            # A student of Canvas is known by the id, whatever the file is called.
            owner = replace(label.owner, alias="") if label.owner.id else label.owner
            if label.file:
                item = replace(item, name=label.file + PurePath(item.name).suffix.lower(), number=label.number)
            uploads.setdefault((owner, label.layout, label.exercise), []).append(item)
        for (owner, layout, exercise), items in uploads.items():
            kept = self._newest(folder, items) if layout == layouts.CANVAS else items
            # A folder of their own, as if they had handed one in; what is left out is noted in the real one.
            own = Folder(folder.name, folder.path, left_out=folder.left_out)
            own.files = [item for item in kept if isinstance(item, File)]
            own.folders = {item.path: item for item in kept if isinstance(item, Folder)}
            self._student(own, owner, exercise or around, layout, kept)

    def _student(
        self,
        folder: Folder,
        owner: Owner,
        around: str | None,
        layout: str,
        items: Sequence[File | Folder] = (),
    ) -> None:
        """Look for the solutions in one student's folder, or in their `items` among those of others."""
        if layout == layouts.FOLDERS and _exercises_of_course(folder, self._exercises):
            layout = layouts.COURSES
        found, explained = len(self.found), len(folder.left_out)
        for file, within, depth in self._solutions(folder, None, (folder.zipped, 0)):
            self.found.append(Candidate(owner, file, layout, around, within, depth))
        if found < len(self.found) or (items and explained < len(folder.left_out)):
            return
        for item in items or [folder]:
            if isinstance(item, File) or not any(item.all_left_out()):
                folder.left_out.append(LeftOut(item.path, "no solution: by their names, none of its files is one"))

    def _solutions(
        self, folder: Folder, within: str | None, depth: tuple[bool, int]
    ) -> Iterator[tuple[File, str | None, tuple[bool, int]]]:
        if course := _exercises_of_course(folder, self._exercises):
            _leave_out_beside(folder, course)
            for child in course:
                told = self._exercises.told(child.name)
                yield from self._solutions(child, told, (depth[0], depth[1] + 1))
            return
        files: dict[str | None, list[File]] = {}
        for file in folder.files:
            if file.name.lower() not in _NOT_SOLUTIONS:
                files.setdefault(self._exercises.told(_stem(file)) or within, []).append(file)
        for told, group in files.items():
            if chosen := self._choose(folder, group):
                yield chosen, told, depth
        for child in folder.folders.values():
            told = self._exercises.told(_stem(child)) or within
            yield from self._solutions(child, told, (depth[0] or child.zipped, depth[1] + 1))

    def _choose(self, folder: Folder, files: Sequence[File]) -> File | None:
        """Give the one that is the solution, of several in one folder; None where that is not certain."""
        solutions = [file for file in files if self._exercises.version(_stem(file))[0].lower() + ".py" == SOLUTION]
        exact = [file for file in solutions if file.name.lower() == SOLUTION]
        chosen = max(exact or solutions or files, key=self._age)
        if len(files) > 1 and not solutions:
            for file in files:
                folder.leave_out(PurePath(file.path).name, f"one of several .py files, and none is {SOLUTION}")
            return None
        for file in files:
            if file is not chosen:
                folder.leave_out(PurePath(file.path).name, f"{PurePath(chosen.path).name} beside it is graded")
        return chosen

    def _newest(self, folder: Folder, items: Sequence[File | Folder]) -> list[File | Folder]:
        """Give the newest of each name, where Canvas or a browser numbered the later ones: `solution-2.py`."""
        by_name: dict[tuple[str, str], list[File | Folder]] = {}
        for item in items:
            suffix = PurePath(item.name).suffix.lower()
            by_name.setdefault((self._exercises.version(_stem(item))[0].lower(), suffix), []).append(item)
        kept = []
        for group in by_name.values():
            group.sort(key=self._age)
            kept.append(group.pop())
            for item in group:
                folder.leave_out(PurePath(item.path).name, "an older upload: the newest is graded")
        return kept

    def _age(self, item: File | Folder) -> tuple[int, int, str]:
        return self._exercises.version(_stem(item))[1], item.number, item.path

    def _is_student(self, folder: Folder) -> bool:
        """Whether the folder is one student's own, rather than one of students."""
        children = list(folder.folders.values())
        if _exercises_of_course(folder, self._exercises):
            return True
        if children and all(self._exercises.is_one(child.name) and _has_solution(child) for child in children):
            return True
        labels = [layouts.read(_stem(file), self._exercises, folder=False) for file in folder.files]
        return not children and bool(labels) and all(label.owner is None for label in labels)

    def _holds_students(self, child: Folder, parent: Folder) -> bool:
        """Whether a folder holds students rather than being one's: by its name, or since it is the only one."""
        name = _stem(child)
        if layouts.is_container(name) or (self._exercises.is_one(name) and not _has_solution(child)):
            return True
        if _only(_items(parent)) is not child or self._is_student(child):
            return False
        inner = _items(child)
        if any(_stem(item).casefold() == "solution" for item in child.files):
            return False
        if layouts.read(name, self._exercises, folder=True).layout != layouts.FOLDERS:
            return False
        return (
            len(inner) > 1
            or name == parent.name
            or any(
                layouts.is_container(item.name)
                or layouts.read(_stem(item), self._exercises, folder=True).layout != layouts.FOLDERS
                for item in inner
            )
        )


def _exercises_of_course(folder: Folder, exercises: Exercises) -> list[Folder]:
    """Give the folders of the exercises where a folder is a whole course, or a part of one."""
    course = folder.folders.get(_COURSE)
    return [child for child in course.folders.values() if exercises.is_one(child.name)] if course else []


def _leave_out_beside(folder: Folder, course: Sequence[Folder]) -> None:
    """Note what lies in a student's course and belongs neither to the course nor to an exercise."""
    for parent, own in ((folder, _BESIDE), (folder.folders[_COURSE], frozenset[str]())):
        strays = [file.name for file in parent.files if file.name.lower() not in _NOT_SOLUTIONS]
        strays += [name for name, child in parent.folders.items() if child not in course and name not in own]
        for name in strays:
            parent.leave_out(name, "it lies in a whole course, of which only the exercises are graded")


def _has_solution(folder: Folder) -> bool:
    return any(file.name.lower() == SOLUTION for file in folder.files)


def _items(folder: Folder) -> list[File | Folder]:
    return [*folder.files, *folder.folders.values()]


def _only(items: Sequence[File | Folder]) -> File | Folder | None:
    return items[0] if len(items) == 1 else None


def _stem(item: File | Folder) -> str:
    """Give the name without .py or .zip; a folder's has no suffix."""
    is_file = isinstance(item, File) or item.zipped
    return item.name.rpartition(".")[0] if is_file and "." in item.name else item.name
