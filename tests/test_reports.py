"""The reports of one Scorecard that holds everything: printed cards are kept in tests/golden/.

To accept a changed card, look at it, and run this file once with GOLDEN=write in the environment.
"""

import io
import json
import os
import re
from pathlib import Path

import pytest
from helpers import ROOT
from rich.cells import cell_len
from rich.console import Console

from grader.model import (
    Check,
    CheckResult,
    Difficulty,
    Exercise,
    Failure,
    Finding,
    Function,
    Outcome,
    Scorecard,
    Status,
)
from grader.reports import json_report, plain, text
from grader.reports.card import Card

GOLDEN = ROOT / "tests" / "golden"
NASTY = (
    "::set-output name=x::y\n[bold red]no[/] \x1b[31mred\x1b[0m \x00 \udc80 ::error::x "
    "\u202egnirts\u202c [link=x]y[/link]\ttab"
)

EXERCISE = Exercise(
    name="exercise-04",
    title="Multi-Head Self-Attention",
    difficulty=Difficulty.MEDIUM,
    tags=("attention",),
    functions=(Function("split_heads", "x, n_heads", ("A hint.",)), Function("merge_heads", "x")),
    given=(),
    imports=(),
    folder=Path("exercises/exercise-04"),
    solutions=Path("solutions/exercise-04"),
)


def result(id_: str, function: str, status: Status, points: int, **more: object) -> CheckResult:
    """Give one line of the card."""
    title = f"The title of {id_}, which is long enough to need a second line on a narrow terminal"
    return CheckResult(Check(id_, title, function, points), status, **more)  # type: ignore[arg-type]


ARRAYS = Failure(
    message="4 of 8 numbers differ, the first at [0, 0, 1, 0]. Head 0 takes the first half of every token.",
    call="split_heads(x, 2)\nx = [0] [ 0  1  2  3 ]\n        [ 4  5  6  7 ]   shape (1, 2, 4)",
    expected="shape (1, 2, 2, 2)\n[0, 0] [ 0  1 ]\n       [>4< 5 ]\n[0, 1] [ 2  3 ]\n       [ 6  7 ]",
    actual="shape (1, 2, 2, 2)\n[0, 0] [ 0  1 ]\n       [>2< 3 ]\n[0, 1] [ 4  5 ]\n       [ 6  7 ]",
)
LOOP = Finding(12, 5, "for h in range(n_heads)", "line 12: `for h in range(n_heads)` ran 2 times for 2 heads")
RESULTS = (
    result("split_fine", "split_heads", Status.PASSED, 20, seconds=0.012),
    result(
        "split_arrays", "split_heads", Status.FAILED, 20, seconds=0.25, failure=ARRAYS, output=NASTY, hint="Hm.",
        mistake="split_by_bare_reshape", diagnosis="split_heads reads memory.\nreshape moves nothing: why?",
    ),
    result("split_nasty", "split_heads", Status.FAILED, 10, seconds=1.5, failure=Failure(NASTY), hint="A hint."),
    result("split_loops", "split_heads", Status.FAILED, 10, failure=Failure(LOOP.message, findings=(LOOP,))),
    result("merge_hangs", "merge_heads", Status.TIMEOUT, 10, seconds=5.0, failure=Failure("It did not return.")),
    result("merge_stopped", "merge_heads", Status.NOT_RUN, 10, failure=Failure("Not run: it hung twice.")),
    result("merge_missing", "merge_heads", Status.NOT_IMPLEMENTED, 10, failure=Failure("Not implemented yet.")),
    result("merge_broken", "merge_heads", Status.ERROR, 10, failure=Failure("The check itself is broken.")),
)  # fmt: skip


def scorecard(results: tuple[CheckResult, ...] = RESULTS, **changes: object) -> Scorecard:
    """Give a scorecard that is the same on every machine."""
    values: dict[str, object] = {
        "exercise": EXERCISE, "submission": "exercises/exercise-04/solution.py", "sha256": "0" * 64,
        "checks_sha256": "1" * 64, "outcome": Outcome.GRADED, "message": "", "results": results, "seconds": 1.0,
        "seed": None, "versions": {"grader": "0"}, "isolation": ("process", "bubblewrap"),
    }  # fmt: skip
    return Scorecard(**{**values, **changes})  # type: ignore[arg-type]


PASSED = scorecard(RESULTS[:1])
REFUSED = scorecard((), outcome=Outcome.REFUSED, message="Nothing was run: one thing.", findings=(LOOP,))
UNLOADABLE = scorecard((), outcome=Outcome.UNLOADABLE, message="Line 3: invalid syntax.\n    x = (\n        ^")
FAULT = scorecard(outcome=Outcome.FAULT, message="A check is broken.", isolation=("process",))


def card(shown: Scorecard, width: int, encoding: str = "utf-8", *, colour: bool = False, **options: bool) -> str:
    """Print a card as a terminal would show it."""
    buffer = io.BytesIO()
    file = io.TextIOWrapper(buffer, encoding=encoding, errors="backslashreplace")
    console = Console(
        file=file,
        width=width,
        force_terminal=colour,
        color_system="standard" if colour else None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    console.print(Card(shown, following="grade show exercise-05", **options))
    file.flush()
    return buffer.getvalue().decode(encoding)


CARDS = {
    "mixed-80": lambda: card(scorecard(), 80),
    "mixed-140": lambda: card(scorecard(), 140),
    "mixed-80-colour": lambda: card(scorecard(), 80, colour=True),
    "mixed-80-ascii": lambda: card(scorecard(), 80, "ascii"),
    "mixed-40": lambda: card(scorecard(), 40),
    "mixed-100-all": lambda: card(scorecard(), 100, everything=True),
    "passed-80": lambda: card(PASSED, 80),
    "refused-80": lambda: card(REFUSED, 80),
    "unloadable-80": lambda: card(UNLOADABLE, 80),
    "fault-80": lambda: card(FAULT, 80),
    "mixed-plain": lambda: plain.render(scorecard()),
    "mixed-plain-all": lambda: plain.render(scorecard(), everything=True),
    "passed-plain": lambda: plain.render(PASSED, following="grade show exercise-05"),
    "refused-plain": lambda: plain.render(REFUSED),
}


def golden(name: str, content: str) -> None:
    """Hold a report to the one that was kept under this name."""
    path = GOLDEN / name
    # The ends of lines and the escape of colours are written out, so that an editor leaves the file as it is.
    shown = "".join(f"{line.rstrip()}\n" for line in content.replace("\x1b", "␛").split("\n")).rstrip() + "\n"
    if os.environ.get("GOLDEN") == "write":
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CARDS)
def test_golden_card(name: str) -> None:
    """The card is, to the letter, the one that was looked at and kept."""
    golden(f"{name}.txt", CARDS[name]())


@pytest.mark.parametrize("name", CARDS)
def test_nothing_harmful_is_printed(name: str) -> None:
    """Beside the card's own colours no report prints an escape, a control character or a direction mark."""
    shown = CARDS[name]()
    if "colour" in name:
        shown = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\ud800-\udfff]", shown)


@pytest.mark.parametrize("width", [20, 40, 60, 80, 100, 140, 200])
def test_card_keeps_to_its_width(width: int) -> None:
    """No line is longer than the terminal is wide."""
    for shown in (scorecard(), PASSED, REFUSED, UNLOADABLE, FAULT):
        assert max(map(cell_len, card(shown, width, everything=True).split("\n"))) <= width


def test_inert_text_says_what_it_was() -> None:
    """Harmful characters stand as escapes; ordinary text of any language stays."""
    assert text.inert("a\x1b[0m\x00\udc80\u202e\tb\nc") == "a\\x1b[0m\\x00\\udc80\\u202e    b\nc"
    assert text.inert("a\n  ::error::b :: c") == "a\n  \\x3a:error::b :: c"
    assert text.inert("Überprüfung ✓ 注意 🙂") == "Überprüfung ✓ 注意 🙂"


def test_json_is_strict_and_whole() -> None:
    """Every field of schema 1 is there, as strict ASCII JSON, and comes back as it went in."""
    shown = json_report.render(scorecard())
    assert shown.isascii()
    data = json.loads(shown, parse_constant=lambda name: pytest.fail(name))
    assert (data["score"], data["max_score"], data["passed"], data["status"]) == (20, 90, False, "graded")
    by_id = {check["id"]: check for check in data["checks"]}
    assert by_id["split_arrays"]["output"] == NASTY
    assert by_id["split_arrays"]["mistake"] == "split_by_bare_reshape"
    assert by_id["split_loops"]["findings"] == [
        {"line": 12, "column": 5, "construct": "for h in range(n_heads)", "message": LOOP.message}
    ]
    assert {check["status"] for check in data["checks"]} == set(Status)


def test_json_can_be_read_again() -> None:
    """A Scorecard made from its JSON has the same JSON, and the same card."""
    data = json.loads(json_report.render(scorecard()))
    again = json_report.read(data, EXERCISE)
    assert json_report.as_data(again) == data
    assert plain.render(again, following=None, everything=True) == plain.render(
        scorecard(), following=None, everything=True
    )
    for broken in ({**data, "schema": 2}, {**data, "status": "?"}, {"schema": 1}):
        with pytest.raises((KeyError, ValueError)):
            json_report.read(broken, EXERCISE)


def test_next_step_is_always_there() -> None:
    """Each card ends in what to do next."""
    assert text.next_step(PASSED, "grade capstone") == ("All checks pass. Next", "grade capstone")
    assert text.next_step(PASSED, None) == ("All checks pass, and every exercise is solved.", "")
    assert text.next_step(scorecard(), None)[1] == "grade exercise-04"
    other = scorecard(submission="other/mine.py")
    assert text.next_step(other, None)[1] == "grade exercise-04 --solution other/mine.py"
    untouched = scorecard((RESULTS[6],))
    assert "README.md" in text.next_step(untouched, None)[0]
