"""The pages as NiceGUI elements: the roadmap at `/`, an exercise at `/exercise-04`.

What they say is HTML from the templates; NiceGUI carries it into the browser, and brings the editor.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from nicegui import app, ui
from nicegui.events import GenericEventArguments

from grader.course import SOLUTION
from grader.errors import CourseError
from grader.learner.standing import Standing, following
from grader.model import Exercise
from grader.web import scorecard, statement
from grader.web.desk import Desk, Room
from grader.web.tab import Tab
from grader.web.templating import render

_STATIC = "/static"
_HEAD = f"""
<link rel="stylesheet" href="{_STATIC}/page.css">
<script>window.gradeInbox = [];</script>
<script src="{_STATIC}/theme.js"></script>
"""
_EDITOR = f'<script type="module" src="{_STATIC}/editor.js"></script>'


def add_pages(room: Room) -> None:
    """Have NiceGUI serve the pages of a course."""
    app.add_static_files(_STATIC, Path(__file__).parent / "static", max_cache_age=0)

    @ui.page("/", title=room.course.title() or "Roadmap")
    def _roadmap() -> None:
        with _frame(room, current=None):
            shown = _html(_roadmap_html(room), "main")
            _follow(room, lambda: shown.set_content(_roadmap_html(room)))

    @ui.page("/{name}")
    def _exercise(name: str) -> None:
        try:
            if name not in room.course.names():
                room.course.resolve(name)  # raises, with the nearest name, but for a number
                name = room.course.resolve(name)[0].name
                ui.navigate.to(f"/{name}")
                return
            desk = room.desk(name)
            text = statement.html(desk.exercise)
        except (CourseError, ValueError) as error:  # a name that is no name at all, with a NUL in it
            ui.context.client.status_code = 404
            with _frame(room, current=None):
                _html(render("problem.html", problem=str(error)), "main")
            return
        ui.page_title(f"{desk.exercise.title}: exercise {desk.exercise.number}")
        with _frame(room, current=name):
            ExercisePage(room, desk, text)


class ExercisePage:
    """One tab with an exercise: its parts, each put up again when what it shows has changed."""

    def __init__(self, room: Room, desk: Desk, text: str) -> None:
        self.room, self.desk = room, desk
        self.client = ui.context.client
        self.tab = Tab(desk, self.send, self.show)
        desk.tabs.add(self.tab)
        self.client.on_delete(self._gone)
        ui.add_head_html(_EDITOR)
        ui.on("grade", self._heard)
        with _element("main", "exercise"):
            with _element("section", "statement") as statement_:
                statement_.props["aria-label"] = "The exercise"
                self.top = _html("", "header")
                _html(text, "div", "text", sanitize=False)  # of the course, escaped, and MathML keeps its text
            with _element("section", "work") as work:
                work.props["aria-label"] = "Your solution"
                self._work()
        _follow(room, self.show)
        self.show()

    def _work(self) -> None:
        version = self.desk.version
        bar = _html(render("bar.html", file=SOLUTION), "div", "bar")
        bar.props.update(
            {
                "data-base": version.sha256,
                "data-editable": json.dumps(version.text is not None),
                "data-missing": json.dumps(version.is_missing),
                "data-draft": f"grade-draft {self.desk.path}",
            }
        )
        bar.props["id"] = "bar"
        ui.codemirror(version.text or "", language="Python", theme="vscodeLight").classes("editor")
        self.after = _html("", "div", "after")
        self.verdict = _html("", "div", "verdict")
        _html(render("dialog.html", file=SOLUTION), "div")
        self.send(self.tab.running())

    def send(self, message: dict[str, Any]) -> None:
        """Say something to the editor."""
        self.client.run_javascript(f"gradeInbox.push({json.dumps(message)})")

    def show(self) -> None:
        """Show everything as it is now; NiceGUI sends only what differs."""
        exercise, desk = self.desk.exercise, self.desk
        standings = self.room.standings()
        mine = next((item for item in standings if item.name == exercise.name), None)
        self.top.set_content(render("top.html", exercise=exercise, standing=mine))
        self.after.set_content(
            render(
                "after.html",
                note=self.tab.note,
                difference=self.tab.difference,
                hints=self.tab.hints,
                next=_next(self.room, exercise),
                passed=desk.verdict is not None and desk.verdict.passed,
            )
        )
        card = scorecard.html(desk.verdict, following=desk.following) if desk.verdict else ""
        self.verdict.set_content(
            render("verdict.html", card=card, stale=desk.is_stale, running=desk.began is not None)
        )

    def _heard(self, event: GenericEventArguments) -> None:
        message = event.args[0] if isinstance(event.args, list) and event.args else event.args
        if isinstance(message, dict):
            self.tab.heard(message)

    async def _gone(self) -> None:
        await self.desk.leave(self.tab)


@contextmanager
def _frame(room: Room, *, current: str | None) -> Iterator[None]:
    """Put the header and the list of exercises around a page."""
    ui.add_head_html(_HEAD)
    page = ui.context.client.content.parent_slot
    if page is not None:
        page.parent.props["role"] = "none"  # NiceGUI's own <main> holds the header too; ours is the main part
    with _element("div", "frame"):
        _html(render("header.html", course=room.course.title(), current=current), "header", "header")
        nav = _html(_nav_html(room, current), "nav", "nav")
        nav.props["aria-label"] = "Exercises"
        _follow(room, lambda: nav.set_content(_nav_html(room, current)))
        yield


def _follow(room: Room, show: Any) -> None:
    """Call `show` whenever ticks may have changed, as long as this page is open."""
    room.pages.add(show)
    ui.context.client.on_delete(lambda: room.pages.discard(show))


def _html(content: str, tag: str, classes: str = "", *, sanitize: bool = True) -> ui.html:
    return ui.html(content, sanitize=sanitize, tag=tag).classes(classes)


def _element(tag: str, classes: str) -> ui.element:
    return ui.element(tag).classes(classes)


def _rows(room: Room) -> tuple[list[tuple[Exercise, Standing]], list[str]]:
    """Give the exercises with how far each has come, and what is wrong with those that cannot be read."""
    rows, problems = [], []
    for item in room.standings():
        try:
            rows.append((room.course.exercise(item.name), item))
        except CourseError as error:
            problems.append(str(error))
    return rows, problems


def _nav_html(room: Room, current: str | None) -> str:
    return render("nav.html", rows=_rows(room)[0], current=current)


def _roadmap_html(room: Room) -> str:
    rows, problems = _rows(room)
    return render("roadmap.html", rows=rows, problems=problems, course=room.course.title())


def _next(room: Room, exercise: Exercise) -> Exercise | None:
    """Give the exercise to go on with: the next that is not solved, or else the next in order."""
    names = room.course.names()
    name = following(room.standings(), exercise.name, solved=True)
    if name is None and exercise.name in names[:-1]:
        name = names[names.index(exercise.name) + 1]
    with suppress(CourseError):
        return room.course.exercise(name) if name else None
    return None
