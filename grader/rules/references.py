"""Which builtins and imported functions a solution may name, and in what place; the gate asks for each node.

Some functions take an attribute's name, a class's body or code as text. Where they are called directly,
with that text written out, it can be read; handed around under another name it cannot, so that is refused.
"""

import ast
from collections.abc import Callable, Iterator

from grader.rules import forbidden
from grader.rules.attributes import AttributeRule, closed
from grader.rules.scopes import UNKNOWN, Names
from grader.rules.source import Source

_Place = tuple[ast.AST, str]


class ReferenceRule:
    """The rule on names and calls, with what it must know of the whole file."""

    def __init__(self, names: Names, text: Source, attributes: AttributeRule) -> None:
        self._names, self._text, self._attributes = names, text, attributes
        self._special: dict[str, Callable[[ast.expr, ast.Call | None], str]] = {
            **{f"builtins.{name}": self._by_name for name in forbidden.BY_NAME},
            **dict.fromkeys(forbidden.MAKERS, self._maker),
            "builtins.type": self._type,
            "functools.wraps": self._wraps,
            "functools.update_wrapper": self._wraps,
            "dataclasses.dataclass": self._dataclass,
        }

    def check(self, node: ast.AST) -> Iterator[_Place]:
        """Find what is wrong with what this node itself refers to."""
        match node:
            case ast.Name(ctx=ast.Load()):
                if message := self._builtin(node) or self._reference(node) or self._module(node):
                    yield node, message
            case ast.Name():
                if message := self._stored(node):
                    yield node, message
            case ast.Attribute(ctx=ast.Load()):
                if message := self._reference(node):
                    yield node, message
            case ast.ClassDef():
                for keyword in node.keywords:
                    if keyword.arg in ("metaclass", None):
                        yield keyword, "Write a plain class: no solution needs a metaclass."

    def _builtin(self, node: ast.Name) -> str:
        name = node.id
        if name.startswith("__") and name.endswith("__") and name not in forbidden.DUNDERS:
            instead = forbidden.CALLS.get(name, "it leads to the inside of Python")
            return f"Leave `{name}` out: {instead}."
        for star in self._names.module.stars:
            if f"{star}.{name}" in self._names.direct(node) and (reason := closed(star, name)):
                return f"Leave `{name}` out: {reason}."
        if f"builtins.{name}" not in self._names.direct(node):
            return ""
        if name in forbidden.CALLS:
            return f"Leave `{name}` out: {forbidden.CALLS[name]}."
        if name == "locals" and not self._names.in_function(node):
            return "Name the variable itself: `locals` here is the module's own dictionary."
        return ""

    def _stored(self, node: ast.Name) -> str:
        name, parent = node.id, self._text.parents.get(node)
        allowed = name in forbidden.DUNDERS or name in forbidden.DEFINED
        if name.startswith("__") and name.endswith("__") and len(name) > 4 and not allowed:
            return f"Leave `{name}` out: it changes how Python itself works."
        if name == "__match_args__":
            shown = parent.value if isinstance(parent, ast.Assign | ast.AnnAssign) else None
            parts = shown.elts if isinstance(shown, ast.Tuple) else [None]
            if any(self._text_of(part) for part in parts):
                return "Write `__match_args__` as a tuple of the names of your own attributes."
        return ""

    def _text_of(self, node: ast.AST | None) -> str:
        """Say what is wrong with a node that must be an attribute's name in quotes, or several with dots."""
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            return "give the attribute's name in quotes, so that it can be read here"
        parts = node.value.split(".")
        return next(filter(None, (self._attributes.name(part, frozenset({UNKNOWN})) for part in parts)), "")

    def _reference(self, node: ast.expr) -> str:
        """Judge a reference to a function that is special, by the place it stands in."""
        parent = self._text.parents.get(node)
        call = parent if isinstance(parent, ast.Call) and parent.func is node else None
        for origin in sorted(self._names.direct(node)):
            if origin in forbidden.TEXT_RUNNERS:
                return f"Leave `{origin}` out: {forbidden.TEXT_RUNNERS[origin]}."
            if origin in self._special and (message := self._special[origin](node, call)):
                return message
        return ""

    def _by_name(self, node: ast.expr, call: ast.Call | None) -> str:
        if call is None or len(call.args) < 2 or isinstance(call.args[0], ast.Starred):
            return f"Call `{self._text.of(node)}` directly, with the attribute's name in quotes."
        owner, words = call.args[0], self._words(call.args[1])
        if not words:
            return (
                "Give the attribute's name in quotes, or as the variable of a loop over names in quotes, so that "
                "it can be read here."
            )
        origins, meant = self._names.origins(owner), self._names.direct(node)
        changing = not meant.isdisjoint({"builtins.setattr", "builtins.delattr"})
        if changing and (self._attributes.unchangeable(origins) or any(word.startswith("__") for word in words)):
            return "Give your own function another name: what is imported or built in is not changed."
        return next(filter(None, (self._attributes.name(word, origins) for word in words)), "")

    def _words(self, node: ast.expr) -> list[str]:
        """Give the texts that a node can stand for; none where they cannot be read.

        A name counts where all that binds it anywhere in the file are loops over texts in quotes.
        """
        if isinstance(node, ast.Constant):
            return [node.value] if isinstance(node.value, str) else []
        if not isinstance(node, ast.Name) or node.id in self._names_bound_otherwise():
            return []
        found: list[str] = []
        for part in self._text.nodes:
            if isinstance(part, ast.Name) and part.id == node.id and not isinstance(part.ctx, ast.Load):
                loop = self._text.parents.get(part)
                texts = (
                    loop.iter if isinstance(loop, ast.For | ast.comprehension) and loop.target is part else None
                )
                if not isinstance(texts, ast.Tuple | ast.List) or not texts.elts:
                    return []
                for text in texts.elts:
                    if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
                        return []
                    found.append(text.value)
        return found

    def _names_bound_otherwise(self) -> set[str]:
        """Give the names that something else than an assignment or a loop binds: parameters, imports, patterns."""
        bound: set[str | None] = set()
        for part in self._text.nodes:
            match part:
                case ast.arg():
                    bound.add(part.arg)
                case ast.alias():
                    bound |= {part.asname, part.name}
                case ast.ExceptHandler() | ast.MatchAs() | ast.MatchStar():
                    bound.add(part.name)
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    bound.add(part.name)
                case ast.MatchMapping():
                    bound.add(part.rest)
                case ast.Global() | ast.Nonlocal():
                    bound |= {*part.names}
        return {name for name in bound if name is not None}

    def _maker(self, node: ast.expr, call: ast.Call | None) -> str:
        named = call.args if call is not None else []
        if call is not None and "operator.methodcaller" in self._names.direct(node):
            named = named[:1]
        if not named or any(self._text_of(part) for part in named):
            instead = next(forbidden.MAKERS[o] for o in self._names.direct(node) if o in forbidden.MAKERS)
            return f"Leave `{self._text.of(node)}` out: {instead}."
        return ""

    def _type(self, node: ast.expr, call: ast.Call | None) -> str:
        if call is not None and (len(call.args) != 1 or call.keywords or isinstance(call.args[0], ast.Starred)):
            return "Write a class statement: `type` may only be asked for the type of a value."
        parent = self._text.parents.get(node)
        if isinstance(parent, ast.ClassDef) and node in parent.bases:
            return "Write a plain class: no solution needs a metaclass."
        return ""

    def _wraps(self, node: ast.expr, call: ast.Call | None) -> str:
        positional = 1 if "functools.wraps" in self._names.direct(node) else 2
        plain = call is not None and len(call.args) == positional and not call.keywords
        if not plain or any(isinstance(part, ast.Starred) for part in getattr(call, "args", [])):
            return f"Call `{self._text.of(node)}` with the function only: it copies attributes by name."
        return ""

    def _dataclass(self, node: ast.expr, call: ast.Call | None) -> str:
        decorator = call or node
        parent = self._text.parents.get(decorator)
        if not isinstance(parent, ast.ClassDef) or decorator not in parent.decorator_list:
            return "Use `dataclass` as the decorator of a class statement: it makes code from the names in it."
        return ""

    def _module(self, node: ast.Name) -> str:
        """Judge a module that is handed around: what is then read from it could not be known."""
        if not self._names.origins(node) & forbidden.HANDED:
            return ""
        match self._text.parents.get(node):
            case ast.Attribute() | ast.NamedExpr() | ast.AnnAssign(target=ast.Name()):
                return ""
            case ast.Assign(targets=targets) if all(isinstance(target, ast.Name) for target in targets):
                return ""
            case ast.Call(func=ast.Name() as function, args=[owner, _, *_]) if owner is node:
                if "builtins.getattr" in self._names.direct(function):
                    return ""
        return f"Name the function you need from `{node.id}`: the module itself is not handed around."
