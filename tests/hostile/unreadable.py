"""Hostile submissions that cannot carry the header of the others: unreadable bytes, and bombs for a parser.

`FILES` maps a name to the bytes of a submission. Those named in `VALID` are right Python in odd
clothes and must get full marks. Of all others none may get them; each must end in a verdict, in
bounded time and memory, with the grader alive.
"""

RIGHT = '''\
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.swapaxes(1, 2).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
'''

WRONG = '''\


def split_heads(x, n_heads):
    return x


def merge_heads(x):
    return x


def mha_forward(x, params, n_heads):
    return x
'''

ROOM = 255_000
"""A file of this many bytes is still under the limit of 256 kB."""


def _bomb(start: str, middle: str, end: str = "", close: str = "", times: int | None = None) -> bytes:
    """`start`, then `middle` and `close` as often as there is room for (or `times`), around `end`, then wrong functions."""
    if times is None:
        times = (ROOM - len(start) - len(end) - len(WRONG)) // (len(middle) + len(close))
    return f"{start}{middle * times}{end}{close * times}\n{WRONG}".encode()


def _nested_blocks(head: str, depth: int) -> bytes:
    lines = [" " * i + head for i in range(depth)]
    return ("\n".join([*lines, " " * depth + "pass"]) + "\n" + WRONG).encode()


def _fstring(depth: int) -> bytes:
    text = "1"
    for i in range(depth):
        quote = ("'", '"', "'''", '"""')[i % 4] if depth <= 4 else "'"
        text = "f" + quote + "{" + text + "}" + quote
    return f"x = {text}\n{WRONG}".encode()


FILES: dict[str, bytes] = {
    # Not text, or hardly.
    "empty": b"",
    "only_spaces": b" \n\t\n  \n",
    "only_comment": b"# nothing yet\n",
    "only_newline": b"\n",
    "not_utf8": RIGHT.encode() + b'\nname = "caf\xe9"\n',
    "not_utf8_in_comment": b"# caf\xe9\n" + RIGHT.encode(),
    "utf8_cut_off": RIGHT.encode() + b"# \xe2\x82",
    "utf8_surrogate": b"# \xed\xa0\x80\n" + RIGHT.encode(),
    "utf8_overlong": b"# \xc0\xaf\n" + RIGHT.encode(),
    "nul_byte": RIGHT.encode() + b"\0",
    "nul_byte_in_string": b'x = "\0"\n' + RIGHT.encode(),
    "nul_byte_in_comment": b"# \0 a\n" + RIGHT.encode(),
    "nul_bytes_only": bytes(1000),
    "utf16": RIGHT.encode("utf-16"),
    "utf16_without_bom": RIGHT.encode("utf-16-le"),
    "utf32": RIGHT.encode("utf-32"),
    "coding_unknown": b"# -*- coding: klingon -*-\n" + RIGHT.encode(),
    "coding_not_text": b"# -*- coding: rot13 -*-\n" + RIGHT.encode(),
    "coding_hex": b"# -*- coding: hex -*-\n" + RIGHT.encode().hex().encode(),
    "coding_utf7_hides_code": b"# -*- coding: utf-7 -*-\n" + RIGHT.encode() + b"\n#+AAo-import os+AAo-os._exit(0)\n",
    "coding_unicode_escape_hides_code": b"# -*- coding: unicode_escape -*-\n" + RIGHT.encode() + rb"#\x0aimport os\x0aos._exit(0)",
    "coding_against_bom": b"\xef\xbb\xbf# -*- coding: latin-1 -*-\n" + RIGHT.encode(),
    "bom_twice": b"\xef\xbb\xbf\xef\xbb\xbf" + RIGHT.encode(),
    "bom_in_the_middle": RIGHT.encode() + b"\xef\xbb\xbfx = 1\n",
    "gzip": bytes.fromhex("1f8b08000000000002ff") + bytes(50),
    "zip_named_py": b"PK\x05\x06" + bytes(18),
    "elf_named_py": b"\x7fELF\x02\x01\x01" + bytes(50),
    "compiled_python": bytes.fromhex("a70d0d0a00000000000000000000000063000000"),
    "notebook": b'{"cells": [{"cell_type": "code", "source": ["def split_heads(x, n_heads): ..."]}], "nbformat": 4}\n',
    "html_page": b"<!DOCTYPE html>\n<html><body>Sign in to continue</body></html>\n",
    "merge_conflict": b"<<<<<<< HEAD\n" + RIGHT.encode() + b"=======\n>>>>>>> mine\n",
    "markdown_fence": b"```python\n" + RIGHT.encode() + b"```\n",
    # No Python.
    "syntax_error": b"def split_heads(x, n_heads:\n    return x\n",
    "syntax_error_in_last_line": RIGHT.encode() + b"\n)",
    "syntax_error_with_markup": b"x = [/] [bold red]\x1b[2J::error::fake `|<script>\n" + RIGHT.encode(),
    "syntax_error_in_long_line": b"x = (" + b"1, " * 80_000 + b"]\n",
    "syntax_error_after_emoji": "x = '🔥🔥🔥' )\n".encode() + RIGHT.encode(),
    "indentation_error": b"def split_heads(x, n_heads):\nreturn x\n",
    "unindent_matches_nothing": b"def split_heads(x, n_heads):\n        y = x\n    return y\n",
    "tabs_and_spaces": b"def split_heads(x, n_heads):\n\ty = x\n        return y\n" + WRONG.encode(),
    "string_without_end": b'x = """\n' + RIGHT.encode(),
    "backslash_at_end": RIGHT.encode() + b"x = 1 + \\",
    "control_characters": b"x = 1\x01\x02\x1b[2J\n" + RIGHT.encode(),
    "quotes_of_a_word_processor": RIGHT.replace('"', "\u201d").encode(),
    "no_break_spaces": RIGHT.replace("    ", "\u00a0" * 4).encode(),
    "python_2": b'print "hello"\n' + RIGHT.encode(),
    "return_outside": RIGHT.encode() + b"return 1\n",
    "await_outside": RIGHT.encode() + b"await x\n",
    "yield_outside": RIGHT.encode() + b"yield 1\n",
    "nonlocal_at_top": RIGHT.encode() + b"nonlocal x\n",
    "star_import_in_function": b"def f():\n    from math import *\n" + RIGHT.encode(),
    "future_from_nowhere": b"from __future__ import braces\n" + RIGHT.encode(),
    "parameter_twice": b"def f(a, a):\n    pass\n" + RIGHT.encode(),
    "assign_to_debug": b"__debug__ = 1\n" + RIGHT.encode(),
    # Too large.
    "over_limit_comment": RIGHT.encode() + b"#" * 300_000,
    "over_limit_literal": b"x = [" + b"0," * 150_000 + b"]\n" + RIGHT.encode(),
    "over_limit_10_mb": RIGHT.encode() + b"#" * 10_000_000,
    "over_limit_in_bytes_only": RIGHT.encode() + ("# " + "é" * 140_000).encode(),
    # Bombs for a parser, a compiler or a visitor of syntax trees; all but the last functions are noise.
    "nested_parentheses": _bomb("x = ", "(", "1", ")", times=10_000),
    "nested_parentheses_150": _bomb("x = ", "(", "1", ")", times=150),
    "nested_lists": _bomb("x = ", "[", "", "]", times=10_000),
    "nested_lists_190": _bomb("x = ", "[", "", "]", times=190),
    "nested_lists_unclosed": _bomb("x = ", "["),
    "nested_dicts": _bomb("x = ", "{1:", "1", "}", times=190),
    "nested_calls": _bomb("x = ", "f(", "", ")", times=190),
    "nested_subscripts": _bomb("x = ", "a[", "0", "]", times=190),
    "nested_mixed": _bomb("x = ", "([{1:f(", "0", ")}])", times=45),
    "nested_comprehensions": _bomb("x = ", "[", "0", " for a in b]", times=95),
    "chain_plus": _bomb("x = 1", "+1"),
    "chain_plus_names": _bomb("a = 1\nx = a", "+a"),
    "chain_plus_5000": _bomb("x = a", "+a", times=5_000),
    "chain_power": _bomb("x = 1", "**1"),
    "chain_and": _bomb("x = 1", " and 1"),
    "chain_comparison": _bomb("x = 1", "<1"),
    "chain_attributes": _bomb("a = 1\nx = a", ".a"),
    "chain_attributes_5000": _bomb("a = 1\nx = a", ".a", times=5_000),
    "chain_calls": _bomb("x = print", "()"),
    "chain_subscripts": _bomb("x = a", "[0]"),
    "chain_assignments": _bomb("", "a=", "1"),
    "chain_strings": _bomb("x = ", "''"),
    "chain_walrus": _bomb("x = ", "(a:=", "1", ")", times=190),
    "unary_minus": _bomb("x = ", "-", "1"),
    "unary_minus_5000": _bomb("x = ", "-", "1", times=5_000),
    "unary_not": _bomb("x = ", "not ", "1"),
    "unary_await": b"async def f():\n" + _bomb("    x = ", "await ", "1", times=5_000),
    "ternary": _bomb("x = ", "1 if 1 else ", "1"),
    "lambdas": _bomb("x = ", "lambda:", "1"),
    "lambdas_500": _bomb("x = ", "lambda:", "1", times=500),
    "lambda_defaults": _bomb("x = ", "lambda a=", "1", ":1", times=500),
    "decorators": _bomb("", "@a\n", "def f():\n    pass\n"),
    "stars": _bomb("x = ", "*", "1"),
    "fstring_four_deep": _fstring(4),
    "fstring_deep": _fstring(140),
    "fstring_format_specs": _bomb("x = f'{1:", "{1:", "", "}", times=100),
    "fstring_many_fields": _bomb("x = f'", "{1}", "'"),
    "if_elif": _bomb("if 0: pass\n", "elif 0: pass\n"),
    "if_elif_2000": _bomb("if 0: pass\n", "elif 0: pass\n", times=2_000),
    "nested_ifs": _nested_blocks("if 1:", 99),
    "nested_ifs_too_deep": _nested_blocks("if 1:", 500),
    "nested_functions": _nested_blocks("def f():", 95),
    "nested_classes": _nested_blocks("class C:", 95),
    "nested_loops": _nested_blocks("for a in b:", 25),
    "nested_tries": b"def f():\n" + b"".join(b" " * (i + 1) + b"try:\n" for i in range(25)) + b" " * 26 + b"pass\n" + WRONG.encode(),
    "nested_with": _bomb("def f():\n    with a", ",a", ": pass\n"),
    "match_or": _bomb("match 1:\n    case 1", "|1", ": pass\n"),
    "match_nested": _bomb("match 1:\n    case ", "[", "_", "]", times=180) .replace(b"\n\n\ndef", b": pass\n\n\ndef", 1),
    "huge_integer": b"x = 1" + b"0" * 250_000 + b"\n" + WRONG.encode(),
    "huge_integer_hex": b"x = 0x" + b"f" * 250_000 + b"\n" + WRONG.encode(),
    "huge_integer_in_range": b"x = " + b"9" * 4_300 + b"\n" + WRONG.encode(),
    "huge_float": b"x = 1e" + b"9" * 250_000 + b"\n" + WRONG.encode(),
    "huge_name": b"a" * 250_000 + b" = 1\n" + WRONG.encode(),
    "huge_literal": _bomb("x = [", "0,", "]"),
    "huge_literal_of_tuples": _bomb("x = [", "(),", "]"),
    "huge_set_of_names": _bomb("def f(a):\n    return {", "a,", "}"),
    "huge_string_product": b"x = 'a' * 10 ** 10 if 0 else 0\ny = ((((0,) * 99) * 99) * 99) * 99 if 0 else 0\n" + WRONG.encode(),
    "huge_power": b"def f():\n    return 9 ** 9 ** 9 ** 9\n" + WRONG.encode(),
    "huge_shift": b"def f():\n    return 1 << 1 << 40\n" + WRONG.encode(),
    "many_statements": _bomb("", "a=1\n"),
    "many_statements_in_one_line": _bomb("", "a;".replace("a", "0")),
    "many_functions": _bomb("", "def f():0\n"),
    "many_lambdas": _bomb("", "lambda:0\n"),
    "many_parameters": _bomb("def f(", "", ", ".join(f"a{i}" for i in range(30_000)) + "): pass", times=0),
    "many_globals": _bomb("def f():\n global ", "", ",".join(f"a{i}" for i in range(30_000)), times=0),
    "many_loops": _bomb("def f(a):\n", "    for b in a: 0\n"),
    "many_imports": _bomb("", "import math\n"),
    "many_findings": _bomb("", "eval('')\n"),
    "many_newlines": b"\n" * 250_000 + WRONG.encode(),
    "many_tabs": b"if 1:\n" + b"\t" * 250_000 + b"pass\n" + WRONG.encode(),
    "many_backslashes": b"x = " + b"\\\n" * 120_000 + b"1\n" + WRONG.encode(),
    "many_invalid_escapes": b"x = '" + b"\\d" * 120_000 + b"'\n" + WRONG.encode(),
    "many_syntax_warnings": _bomb("def f():\n", "    1 is 1\n"),
    "many_named_characters": _bomb("x = '", r"\N{LATIN SMALL LETTER A}", "'"),
    "type_comments": _bomb("", "a=1 # type: ((\n"),
    "backtracking": b"x = " + b"(" * 60 + b"a" + b" for" * 60 + b"\n" + WRONG.encode(),
    "backtracking_brackets": b"with " + b"(" * 100 + b"a" + b")" * 100 + b" as b, c: pass\n" + WRONG.encode(),
    "backtracking_lambda": b"x = " + b"lambda a=(" * 40 + b"1 1" + b"): 0" * 40 + b"\n" + WRONG.encode(),
    "backtracking_calls": b"x = " + b"f(**" * 60 + b"1 1" + b")" * 60 + b"\n" + WRONG.encode(),
    "backtracking_dicts": b"x = " + b"{a:" * 60 + b"b:" + b"}" * 60 + b"\n" + WRONG.encode(),
    "backtracking_subscripts": b"".join([b"a[" * 60, b"0", b"]" * 60, b" = b c\n", WRONG.encode()]),
    # Right files in odd clothes.
    "bom": b"\xef\xbb\xbf" + RIGHT.encode(),
    "form_feed": b"\x0c" + RIGHT.replace("\n\n\ndef", "\n\x0c\n\ndef").encode(),
    "carriage_returns": RIGHT.replace("\n", "\r").encode(),
    "carriage_returns_and_newlines": RIGHT.replace("\n", "\r\n").encode(),
    "mixed_line_ends": RIGHT.replace("\n\n", "\r\n\r").encode(),
    "latin_1_with_cookie": b"# -*- coding: latin-1 -*-\n# caf\xe9\n" + RIGHT.encode("latin-1"),
    "cookie_in_second_line": b"#!/usr/bin/env python3\n# vim: set fileencoding=iso-8859-15 :\n# \xa4\n" + RIGHT.encode(),
    "no_newline_at_end": RIGHT.rstrip("\n").encode(),
    "tabs": RIGHT.replace("    ", "\t").encode(),
    "spaces_at_line_ends": RIGHT.replace("\n", "  \n").encode(),
    "names_beyond_ascii": "größe, 数 = 1, 2  # ‪noted‬ 🔥\n".encode() + RIGHT.encode(),
    "backslash_lines": RIGHT.replace(" = ", " \\\n        = ").encode(),
    "one_long_line": RIGHT.encode() + b"x = '" + b"a" * 200_000 + b"'\n",
    "just_under_limit": RIGHT.encode() + b"#" * (ROOM - len(RIGHT)),
    "control_z_in_comment": RIGHT.encode() + b"# \x1a\n",
}

VALID = frozenset({
    "bom", "form_feed", "carriage_returns", "carriage_returns_and_newlines", "mixed_line_ends", "latin_1_with_cookie",
    "cookie_in_second_line", "no_newline_at_end", "tabs", "spaces_at_line_ends", "names_beyond_ascii",
    "backslash_lines", "one_long_line", "just_under_limit", "control_z_in_comment",
})
"""The names of files that are right Python and must get full marks."""
