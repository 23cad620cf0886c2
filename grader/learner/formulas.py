r"""LaTeX formulas as text that can be read in a terminal: `\frac{Q_h K_h^T}{\sqrt{d}}` is `Q_h K_hᵀ / √d`.

pylatexenc parses them and knows the signs. What it leaves to us is what a line of text needs: braces, which LaTeX
does not print, become parentheses where they carry meaning. A formula with a macro that pylatexenc does not know
stays LaTeX: a part left out silently would be a wrong formula.
"""

import re
from functools import cache
from typing import Any

from pylatexenc.latex2text import (
    EnvironmentTextSpec,
    LatexNodes2Text,
    MacroTextSpec,
    SpecialsTextSpec,
    get_default_latex_context_db,
)
from pylatexenc.latexwalker import LatexWalker, LatexWalkerError

# Of Unicode's private use area: they stand for what is decided only when its surroundings are known.
_OPEN, _CLOSE = "\ue000", "\ue001"
"""Braces that are not printed."""
_FRACTION, _END = "\ue002", "\ue003"
"""Around a fraction that is written with spaces."""
_COLUMN, _WIDE = "\ue004", "\ue005"
"""The `&` of a table, and a `\\quad`."""

GAP = "    "
"""Between formulas that stand on one line."""
_LAYOUT = re.compile(
    r"\\(?:(?:left|right|middle|[bB]igg?[lr]?)(?![A-Za-z])\s*\.?"
    r"|(?:displaystyle|textstyle|limits|operatorname)(?![A-Za-z])\*?|!)\s*"
)
"""Macros that say how large or how close something is, and nothing else."""
_SCRIPT = re.compile(f"([_^])\\s*(?:{_OPEN}([^{_CLOSE}]*){_CLOSE}|(\\S))")
_UP = str.maketrans("0123456789+-T'", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ᵀ′")
_DOWN = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_SIGNS = "→←↦⇒⇔≤≥≠≈≡∈∉⊂⊆∪∩×·⊙∘∝≪≫∼"
"""What stands between two things, beside `= < > + -`."""
_GROUP = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
"""Parentheses and what they hold, three deep."""
_ATOM = re.compile(rf"[^\s/+\-=,;·×()]*(?:{_GROUP})?")
"""One name or number with its indices, or one call: it needs no parentheses on either side of a fraction line."""
_FRACTIONS = re.compile(
    rf"(^\s*|[(\[{{,;=<>+\-{_SIGNS}{_WIDE}{_COLUMN}]\s*)?{_FRACTION}([^{_END}]*){_END}(?=\s*(\S?))"
)


@cache
def readable(latex: str) -> str | None:
    """Give a formula as one line of text; None where it holds something that has no text."""
    latex = re.sub(r"\\[td]frac(?![A-Za-z])", r"\\frac", _LAYOUT.sub("", latex))
    try:
        nodes, _, _ = LatexWalker(latex, tolerant_parsing=False).get_latex_nodes()
        text = _converter().nodelist_to_text(nodes)
    except (LatexWalkerError, _Unknown, ValueError, IndexError, RecursionError):
        return None
    text = " ".join(text.replace(_COLUMN, " ").split())
    text = re.sub(r"([(\[⌊⌈])\s+|\s+([)\],;⌋⌉])", r"\1\2", text)
    return re.sub(rf"\s*{_WIDE}\s*", GAP, text)


class _Unknown(Exception):  # noqa: N818  (ends the conversion of one formula)
    pass


class _Converter(LatexNodes2Text):  # type: ignore[misc]  # the library has no types
    """Keeps the braces of indices and exponents until it is known what they hold."""

    def nodelist_to_text(self, nodelist: Any) -> str:
        """Convert a list of nodes, in which no brace is left."""
        text = _SCRIPT.sub(_script, super().nodelist_to_text(nodelist))
        text = text.replace(_OPEN, "").replace(_CLOSE, "").replace("∂ ", "∂")
        text = _FRACTIONS.sub(_fraction_in_place, text)
        return re.sub(rf"(?<=\S)([{_SIGNS}])(?=\s)", r" \1", text)

    def group_node_to_text(self, node: Any) -> str:
        """Convert what stands in braces."""
        if node.delimiters[0] != "{":
            return str(super().group_node_to_text(node))
        return f"{_OPEN}{self.nodelist_to_text(node.nodelist)}{_CLOSE}"

    def macro_node_to_text(self, node: Any) -> str:
        """Convert a macro, and refuse one that is not known rather than leave it out."""
        if self.latex_context.get_macro_spec(node.macroname) is None:
            raise _Unknown(node.macroname)
        text = str(super().macro_node_to_text(node))
        has_arguments = node.nodeargd and node.nodeargd.argnlist
        return text if has_arguments else text + str(node.macro_post_space)

    def environment_node_to_text(self, node: Any) -> str:
        """Convert an environment, or refuse it."""
        if self.latex_context.get_environment_spec(node.environmentname) is None:
            raise _Unknown(node.environmentname)
        return str(super().environment_node_to_text(node))


@cache
def _converter() -> _Converter:
    words = {"quad": _WIDE, "qquad": _WIDE, "\\": "; ", "|": "‖", "ne": "≠", "top": "T", "prime": "'"}
    words |= {"arg": "arg", "bmod": " mod ", "dots": "...", "ldots": "..."}
    words |= dict.fromkeys(("mathbf", "boldsymbol", "mathsf", "mathcal"), "%s")
    context = get_default_latex_context_db()
    context.add_context_category(
        "readable",
        prepend=True,
        macros=[
            *(MacroTextSpec(name, simplify_repl=text) for name, text in words.items()),
            MacroTextSpec("frac", simplify_repl=_fraction),
            MacroTextSpec("sqrt", simplify_repl=_root),
        ],
        environments=[EnvironmentTextSpec("cases", simplify_repl=_cases)],
        specials=[SpecialsTextSpec("&", simplify_repl=_COLUMN)],
    )
    # Spaces as in the source, those between a fraction and what follows it too.
    spaces = {"between-macro-and-chars": True, "between-latex-constructs": True, "in-equations": None}
    return _Converter(latex_context=context, math_mode="text", strict_latex_spaces=spaces)


def _script(match: re.Match[str]) -> str:
    """Give an index or an exponent: digits small, a word or a sign as it is, anything longer in parentheses."""
    mark, braced, single = match.groups()
    content = " ".join((braced if braced is not None else single).split())
    content = re.sub(rf"\s*([={_SIGNS},])\s*", r"\1", content)
    small = content.translate(_UP if mark == "^" else _DOWN)
    if not set(small) & set(content):
        return small
    letters = content.replace(" ", "")
    if len(letters) == 1 or (mark == "_" and letters.isalnum()):
        return mark + letters
    return mark + (content if re.fullmatch(_GROUP, content) else f"({content})")


def _fraction(node: Any, l2tobj: LatexNodes2Text) -> str:
    above, below = (l2tobj.node_arg_to_text(node, k).strip() for k in (0, 1))
    if _ATOM.fullmatch(above) and _ATOM.fullmatch(below) and " " not in above + below:
        return f"{above}/{below}"
    outside = re.sub(_GROUP, "", above)
    if re.search(rf"[{_SIGNS}=<>+\-,;/]", outside):
        above = f"({above})"
    if not _ATOM.fullmatch(below):
        below = f"({below})"
    return f"{_FRACTION}{above} / {below}{_END}"


def _fraction_in_place(match: re.Match[str]) -> str:
    """Put a fraction in parentheses where a factor stands beside it: `(a b / c) d`."""
    before, fraction, after = match.groups()
    alone = before is not None and after in f")]}},;=<>+-{_SIGNS}{_WIDE}{_COLUMN}"
    return (before or "") + (fraction if alone else f"({fraction})")


def _root(node: Any, l2tobj: LatexNodes2Text) -> str:
    degree, below = (l2tobj.node_arg_to_text(node, k).strip() for k in (0, 1))
    plain = _ATOM.fullmatch(below) and "^" not in below
    return f"{degree.translate(_UP)}√{below if plain else f'({below})'}"


def _cases(node: Any, l2tobj: LatexNodes2Text) -> str:
    rows = l2tobj.nodelist_to_text(node.nodelist)
    return "{ " + re.sub(rf"\s*{_COLUMN}\s*", ", ", rows).strip("; \n") + " }"
