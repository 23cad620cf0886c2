"""A Scorecard as a card for a terminal. Model in, rich renderable out; no text is ever read as markup."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grader.model import CheckResult, Outcome, Scorecard, Status
from grader.reports import text

_STYLES = {
    Status.PASSED: "green",
    Status.FAILED: "red",
    Status.ERROR: "magenta",
    Status.TIMEOUT: "red",
    Status.NOT_RUN: "yellow",
    Status.NOT_IMPLEMENTED: "yellow",
}


class Card:
    """The renderable card. `following` is the command that leads on; `everything` opens all failures.

    Without `commands` it does not say what to run next: in watch mode there are keys for it.
    """

    def __init__(
        self,
        scorecard: Scorecard,
        *,
        following: str | None = None,
        everything: bool = False,
        commands: bool = True,
    ) -> None:
        self.scorecard = scorecard
        self.commands = commands
        self.following = following
        self.everything = everything

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Give the parts of the card from top to bottom."""
        plain = options.ascii_only
        yield self._head(options.max_width, plain=plain)
        if self.scorecard.message:
            yield Padding(Text(text.clipped(self.scorecard.message), style="bold"), (1, 0, 0, 0))
        for finding in self.scorecard.findings:
            yield Text(f"  {finding.where}: {text.one_line(finding.message, 400)}", style="red")
        if self.scorecard.results:
            yield self._rows(plain=plain)
        for result in text.opened(self.scorecard, everything=self.everything):
            yield self._open(result, options.max_width, plain=plain)
        yield from self._foot()

    def _head(self, width: int, *, plain: bool) -> RenderableType:
        card = self.scorecard
        line = Table.grid(expand=True)
        line.add_column(ratio=1)
        line.add_column(justify="right")
        line.add_row(Text(text.title(card), style="bold"), Text(str(card.exercise.difficulty), style="cyan"))
        if not card.results:
            return line
        length = max(10, min(40, width - 20))
        full = length * card.score // max(1, card.max_score)
        on, off = ("#", ".") if plain else ("█", "░")
        bar = Text(on * full, style="green" if card.passed else "yellow").append(
            off * (length - full), style="dim"
        )
        bar.append(f"  {card.score} / {card.max_score}", style="bold")
        return Group(line, bar)

    def _rows(self, *, plain: bool) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(width=2, no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(justify="right", no_wrap=True, min_width=7)
        table.add_column(justify="right", no_wrap=True, min_width=6, style="dim")
        for function, results in text.groups(self.scorecard):
            table.add_row()
            table.add_row("", Text(function, style="bold cyan"))
            for result in results:
                table.add_row(*self._row(result, plain=plain))
                if result.failure is not None and result.status is not Status.NOT_IMPLEMENTED:
                    table.add_row("", self._note(result, plain=plain))
        return table

    def _row(self, result: CheckResult, *, plain: bool) -> list[RenderableType]:
        style = _STYLES[result.status]
        points = Text(f"{result.score} / {result.check.points}", style=style)
        ran = result.status not in (Status.NOT_RUN, Status.NOT_IMPLEMENTED)
        time = text.seconds(result.seconds) if ran else ""
        return [Text(text.MARKS[result.status][plain], style=style), Text(result.check.title), points, time]

    def _note(self, result: CheckResult, *, plain: bool) -> Text:
        """Give one line on why a check failed."""
        assert result.failure is not None
        return Text(
            text.one_line(result.failure.message, 300),
            style="dim",
            no_wrap=True,
            overflow="crop" if plain else "ellipsis",
        )

    def _open(self, result: CheckResult, width: int, *, plain: bool) -> RenderableType:
        failure = result.failure
        assert failure is not None
        parts: list[RenderableType] = [Text(text.clipped(failure.message))]
        if result.diagnosis:
            parts.append(_section("A known mistake", Text(text.clipped(result.diagnosis), style="yellow")))
        parts += [Text(text.one_line(finding.message, 400)) for finding in failure.findings[1:]]
        if failure.call:
            parts.append(_section("The call", _marked(failure.call)))
        if failure.expected and failure.actual:
            parts.append(_pair(failure.expected, failure.actual, width - 4))
        if result.output:
            parts.append(_section("Your code printed", Text(_clipped(text.clipped(result.output), 12))))
        if result.hint and self.commands:
            parts.append(
                _section("", Text("Hint: ").append(text.hint_command(self.scorecard, result), style="bold"))
            )
        return Padding(
            Panel(
                Group(*parts),
                title=Text(f"{result.check.function}: {text.one_line(result.check.title, max(10, width - 30))}"),
                title_align="left",
                border_style=_STYLES[result.status],
                box=box.ASCII if plain else box.ROUNDED,
            ),
            (1, 0, 0, 0),
        )

    def _foot(self) -> Iterator[RenderableType]:
        card = self.scorecard
        lines = []
        if self.commands:
            sentence, command = text.next_step(card, self.following)
            foot = Text(sentence, style="green" if card.passed else "")
            lines.append(foot.append(": ").append(command, style="bold") if command else foot)
        if card.outcome is Outcome.GRADED and "bubblewrap" not in card.isolation:
            lines.append(Text("Run without bubblewrap: the file could read the course on this disk.", style="dim"))
        if lines:
            yield Padding(Group(*lines), (1, 0, 0, 0))


def _section(heading: str, body: RenderableType) -> RenderableType:
    parts: list[RenderableType] = [Text(heading, style="dim")] if heading else []
    return Padding(Group(*parts, body), (1, 0, 0, 0))


def _clipped(content: str, lines: int) -> str:
    kept = content.rstrip("\n").split("\n")
    return "\n".join([*kept[:lines], "..."] if len(kept) > lines else kept)


def _marked(content: str) -> Text:
    """Give text in which the number between `>` and `<` stands out."""
    shown = Text(text.clipped(content))
    shown.highlight_regex(r">[^<>\n]+<", "bold reverse")
    return shown


def _pair(expected: str, actual: str, width: int) -> RenderableType:
    """Put expected and actual side by side where both fit, else one below the other."""
    left, right = _marked(expected), _marked(actual)
    needed = sum(max(map(len, side.plain.split("\n"))) for side in (left, right)) + 4
    if needed > width:
        return Group(_section("Expected", left), _section("Yours", right))
    table = Table.grid(padding=(0, 4, 0, 0))
    table.add_row(Text("Expected", style="dim"), Text("Yours", style="dim"))
    table.add_row(left, right)
    return Padding(table, (1, 0, 0, 0))
