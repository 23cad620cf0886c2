"""A Scorecard as HTML: what the card in the terminal says, in the same words, and its pictures beside."""

from grader.model import Scorecard, Status
from grader.reports import text
from grader.web.templating import render


def html(scorecard: Scorecard, *, following: str | None = None) -> str:
    """Give the whole card; `following` is the command that leads on from full marks."""
    sentence, command = text.next_step(scorecard, following)
    return render(
        "scorecard.html",
        card=scorecard,
        difficulty=str(scorecard.exercise.difficulty),
        sentence=sentence,
        command=command,
        first=next(iter(text.opened(scorecard, everything=False)), None),
        pictured=[result for result in scorecard.results if result.picture is not None],
    )


def summary(scorecard: Scorecard) -> str:
    """Give one sentence to be read out when a verdict comes."""
    if not scorecard.results:
        return text.one_line(scorecard.message, 300)
    passed = sum(result.status is Status.PASSED for result in scorecard.results)
    return (
        f"Score: {scorecard.score} of {scorecard.max_score}. "
        f"{passed} of {len(scorecard.results)} checks passed. {text.one_line(scorecard.message, 300)}"
    ).strip()
