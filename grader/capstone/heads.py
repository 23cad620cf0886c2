"""The attention of each head, as cells of a terminal or in words.

The weights are numbers that came over the pipe: `readable` says whether they are what they should be.
"""

import numpy as np

_SHADES = "·░▒▓█"
_STEPS = (0.05, 0.25, 0.5, 0.75)
_IN_LINE = 4
"""Heads side by side: with 16 characters each, they fit into 80 columns."""


def readable(weights: object, phrase: str) -> bool:
    """Tell whether a claim is the weights of some heads of some blocks on a phrase: (blocks, heads, T, T)."""
    return (
        isinstance(weights, np.ndarray)
        and weights.dtype.kind == "f"
        and weights.ndim == 4
        and weights.shape[0] <= 12
        and weights.shape[1] <= 16
        and weights.shape[2:] == (len(phrase),) * 2
        and bool(np.isfinite(weights).all())
    )


def shades_fit(encoding: str) -> bool:
    """Tell whether an encoding has the shades."""
    try:
        _SHADES.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def drawn(weights: np.ndarray, phrase: str, *, shades: bool) -> list[str]:
    """Draw the heads of one block, (heads, T, T), side by side: a row for each character that looks."""
    letters = phrase.replace(" ", "_")
    lines: list[str] = []
    for start in range(0, len(weights), _IN_LINE):
        group = weights[start : start + _IN_LINE]
        lines += [""] if lines else []
        lines.append("  " + "  ".join(f"head {start + i}".ljust(len(phrase)) for i in range(len(group))).rstrip())
        lines.append("  " + "  ".join([letters] * len(group)))
        for i, letter in enumerate(letters):
            rows = ("".join(_cell(share, shades=shades) for share in head[i, : i + 1]) for head in group)
            lines.append(f"{letter} " + "  ".join(row.ljust(len(phrase)) for row in rows).rstrip())
    return lines


def _cell(share: float, *, shades: bool) -> str:
    if shades:
        return _SHADES[sum(share >= step for step in _STEPS)]
    return "." if share < _STEPS[0] else str(min(9, int(10 * share)))


def legend(*, shades: bool) -> str:
    """Say how the cells are to be read."""
    scale = "· under 5%, ░ under 25%, ▒ 50%, ▓ 75%, █ more" if shades else ". under 5%, 0 to 9 its tens of percent"
    return f"Rows look, columns are looked at: {scale}"


def in_words(weights: np.ndarray, phrase: str) -> str:
    """Say what one head, (T, T), looks at most: one habit, and how strong it is."""
    T = len(phrase)
    places = np.arange(1, T)  # the first character has only itself to look at
    best = np.argmax(np.tril(weights), axis=1)[1:]
    habits: dict[str, np.ndarray] = {"at itself": places, "at the character before": places - 1}
    habits |= {f"{step} characters back": places - step for step in range(2, min(T, 6))}
    habits |= {f"at {_named(phrase, j)}": np.full(T - 1, j) for j in range(T - 1)}
    habit = max(habits, key=lambda name: int(np.sum(best == habits[name])))
    count = int(np.sum(best == habits[habit]))
    last = int(best[-1])
    share = weights[-1, last]
    said = f"looks most {habit} ({count} of {T - 1} characters do)"
    target = "itself" if last == T - 1 else _named(phrase, last)
    return f"{said}; the last, {phrase[-1]!r}, most at {target} ({share:.0%})"


def _named(phrase: str, place: int) -> str:
    letter = "the space" if phrase[place] == " " else repr(phrase[place])
    return f"{letter} in place {place}"
