"""`grade capstone`: what is shown, in order.

Whose functions play, the text at temperature 0, one at a temperature, the attention of each head, a sentence from
each exercise, and what is missing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from grader.candidate.limits import Limits
from grader.candidate.sandbox import Sandbox
from grader.capstone import heads
from grader.capstone.ensemble import GLUE, Ensemble, Trouble
from grader.capstone.page import Page
from grader.capstone.parts import Part, collect
from grader.course import Course, read
from grader.errors import BrokenCourseError, UsageError
from grader.learner import standing
from grader.model import Capstone
from grader.reports.text import one_line

_LONGEST_PROMPT = 200
_LONGEST_TEXT = 2000
"""Characters: the glue says when a text is over, and this when that does not happen."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    prompt: str | None = None
    temperature: float = 0.6
    seed: int = 1
    plain: bool = False
    sandbox: Sandbox = Sandbox.AUTO
    limits: Limits = field(default_factory=Limits)


def show(course: Course, wishes: Wishes) -> bool:
    """Show all there is to see, and tell whether it was all made of the learner's own functions, rightly.

    Raises UsageError where the course has no capstone, or the prompt a character that its model does not know.
    """
    capstone = course.capstone()
    if capstone is None:
        raise UsageError(f"The course in {course.root} has no capstone: there is no folder exercises/capstone.")
    weights, text = _weights(capstone), read(capstone.folder / "text.txt").decode("utf-8")
    prompt = _prompt(capstone, wishes, weights)
    page = Page(plain=wishes.plain)
    parts = collect(course, wishes.sandbox, page.line)
    glue = read(capstone.folder / GLUE).decode("utf-8", errors="replace")
    first: tuple[str, list[object]] = ("load", [weights, text, capstone.phrase])
    ensemble = Ensemble(parts, glue, first, wishes.sandbox, wishes.limits)
    try:
        return _Show(course, capstone, wishes, prompt, page, ensemble).run()
    finally:
        ensemble.close()


def _weights(capstone: Capstone) -> dict[str, np.ndarray]:
    path = capstone.folder / "weights.npz"
    try:
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError) as error:
        raise BrokenCourseError(
            f"{path} cannot be read. Write it again: python {capstone.folder}/train.py"
        ) from error


def _prompt(capstone: Capstone, wishes: Wishes, weights: dict[str, np.ndarray]) -> str:
    prompt = capstone.prompt if wishes.prompt is None else wishes.prompt
    known = "".join(map(chr, weights.get("characters", ())))
    if not 0 < len(prompt) <= _LONGEST_PROMPT:
        raise UsageError(f"--prompt has from 1 to {_LONGEST_PROMPT} characters.")
    if strange := [character for character in prompt if character not in known]:
        letters = known.replace("\n", "")
        raise UsageError(f"--prompt: the model never saw {strange[0]!r}. It knows these characters: {letters!r}.")
    return prompt


class _Show:
    def __init__(
        self, course: Course, capstone: Capstone, wishes: Wishes, prompt: str, page: Page, ensemble: Ensemble
    ) -> None:
        self._course = course
        self._capstone = capstone
        self._wishes = wishes
        self._prompt = prompt
        self._page = page
        self._ensemble = ensemble
        self._told: set[str] = set()
        """Exercises that were set aside, and whose sentence was shown."""
        self._sound = True

    def run(self) -> bool:
        self._page.heading(f"{one_line(self._capstone.title, 80)}, made of your functions")
        self._ensemble.put_together()
        self._page.line(self._whose())
        self._tell()
        if self._without():
            self._page.line(
                "The text itself has to wait for " + _and([_titled(part) for part in self._without()]) + "."
            )
        else:
            self._texts()
        self._heads()
        self._stations()
        return self._end()

    # What is whose.

    def _whose(self) -> str:
        own = [part.exercise.number for part in self._ensemble.own]
        if not own:
            return "None of your exercises is solved yet: all that it has is lent by the course."
        if len(own) == len(self._ensemble.parts):
            return f"All {len(own)} exercises in it are yours."
        return f"{len(own)} of its {len(self._ensemble.parts)} exercises are yours: {' '.join(own)}."

    def _without(self) -> list[Part]:
        return self._ensemble.missing(self._capstone.needs)

    def _tell(self) -> None:
        """Say what was set aside since this was last said."""
        for name, sentence in self._ensemble.aside.items():
            if name not in self._told:
                self._told.add(name)
                self._page.trouble(f"Set aside: {one_line(sentence, 400)}")

    # The texts.

    def _texts(self) -> None:
        self._page.heading("Cold: always the best character (temperature 0)")
        text = self._text(0.0)
        expected = self._capstone.expected
        if text is not None and self._wishes.prompt is None and expected and not expected.startswith(text):
            self._sound = False
            same = next((i for i, pair in enumerate(zip(text, expected, strict=False)) if pair[0] != pair[1]), 0)
            self._page.trouble(
                f"It should go on otherwise after {text[:same][-20:]!r}: "
                "some function gives other numbers here than in its checks."
            )
        if self._wishes.temperature > 0 and not self._without():
            self._page.heading(
                f"Warmer: a throw of dice (--temperature {self._wishes.temperature:g} --seed {self._wishes.seed})"
            )
            self._text(self._wishes.temperature)

    def _text(self, temperature: float) -> str | None:
        """Write a text, again from its beginning where a file had to be set aside; None where there is none."""
        while not self._without():
            aside = len(self._ensemble.aside)
            try:
                return self._written(temperature)
            except Trouble as trouble:
                self._page.end()
                if len(self._ensemble.aside) == aside:  # whose fault it is, nobody knows: it would happen again
                    self._complain(str(trouble))
                    return None
                self._tell()
        self._page.line("The text has to wait for " + _and([_titled(part) for part in self._without()]) + ".")
        return None

    def _written(self, temperature: float) -> str:
        self._ensemble.ask("begin", self._prompt, temperature, self._wishes.seed)
        text = self._prompt
        self._page.write(text)
        while len(text) < _LONGEST_TEXT:
            piece = self._ensemble.ask("more")
            if not isinstance(piece, str) or len(piece) > 1:
                raise Trouble(f"{GLUE}: more gave something that is no character.")
            if not piece:
                break
            text += piece
            self._page.write(piece)
        self._page.end()
        return text

    # Looking inside.

    def _heads(self) -> None:
        phrase = self._capstone.phrase
        weights = self._safely("heads")
        if weights is None:
            return
        self._page.heading(f"What each head looks at, in {phrase!r}")
        if not heads.readable(weights, phrase):
            self._complain(f"{GLUE}: heads gave no weights of the heads on the phrase.")
            return
        if self._page.plain:
            for b, block in enumerate(weights):
                for h, head in enumerate(block):
                    self._page.line(f"  Block {b}, head {h} {heads.in_words(head, phrase)}.")
            return
        self._page.line(heads.legend(shades=self._page.shades))
        for b, block in enumerate(weights):
            self._page.line()
            self._page.line(f"Block {b}")
            self._page.lines(heads.drawn(block, phrase, shades=self._page.shades))

    def _stations(self) -> None:
        own = [part.exercise for part in self._ensemble.own]
        if own:
            self._page.heading("What each of your exercises does in it")
        for exercise in own:
            station = f"station_{exercise.number}"
            if self._ensemble.lost >= self._wishes.limits.hangs:
                self._complain("The rest is not shown: the process was lost too often.")
                return
            if exercise.name in self._ensemble.aside or not self._ensemble.knows(station):
                continue
            said = self._safely(station)
            if said is not None:
                self._page.entry(exercise.number, f"{one_line(str(said), 200)}.")

    def _safely(self, function: str) -> Any:
        """Ask the glue; what goes wrong is said, and None given."""
        try:
            return self._ensemble.ask(function)
        except Trouble as trouble:
            if trouble.exercise:
                self._tell()
            elif not self._without():  # else it needs what is not there yet
                self._complain(str(trouble))
            return None

    def _complain(self, sentence: str) -> None:
        self._sound = False
        self._page.trouble(one_line(sentence, 400))

    # The end.

    def _end(self) -> bool:
        own = self._ensemble.own
        others = [part for part in self._ensemble.parts if part not in own]
        if others:
            self._page.heading("Not yours yet")
        for part in others:
            why = part.why_not or "set aside, see above"
            lent = self._ensemble.lent(part)
            instead = f"; the course lends {_and(lent)}" if lent else ""
            self._page.entry(part.exercise.number, f"{one_line(part.exercise.title, 60)}: {why}{instead}")
        self._page.line()
        if others:
            command = standing.next_command(standing.standings(self._course)) or f"grade {others[0].exercise.name}"
            self._page.line("Next: ", command)
        elif self._sound:
            self._page.line(
                "Every function in it is yours. Try another beginning: ", 'grade capstone --prompt "the mask "'
            )
        if "bubblewrap" not in self._ensemble.isolation:
            self._page.line("Your files ran in a process of their own, without bubblewrap.")
        return self._sound and not others


def _titled(part: Part) -> str:
    return f"{part.exercise.number} {one_line(part.exercise.title, 60)}"


def _and(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
