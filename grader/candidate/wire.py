"""How examiner and candidate speak: length-prefixed frames of a JSON header and raw array buffers.

Both ends use this one file; the candidate loads it by path, so it imports nothing of the project.
There is no pickle anywhere: a frame can only ever become the values listed at `encode`.

    frame  = <u64 length of the rest> <u32 length of the header> header buffers
    header = JSON; an array in it names the slice of `buffers` that holds its numbers
"""

import math
import re
import struct
from collections.abc import Callable
from ctypes import string_at
from dataclasses import dataclass
from hashlib import blake2b
from json import JSONEncoder, loads
from typing import Any

import numpy as np

FRAME_LIMIT = 64 * 2**20
"""Bytes. Far more than any exercise needs; a larger frame is refused before it is read."""
TEXT_LIMIT = 20_000
"""Characters of one string."""
NODE_LIMIT = 20_000
"""Values in one container, counted through all its levels."""
DEPTH_LIMIT = 12
INT_BITS = 2048

_dumps = JSONEncoder(separators=(",", ":")).encode
_PREFIX = struct.Struct("<QI")
_NUMERIC = re.compile(r"[<>|=][biufc]\d{1,2}")
_GENERATORS = ("PCG64", "PCG64DXSM", "MT19937", "Philox", "SFC64")


class BrokenFrameError(Exception):
    """Bytes that are not a frame, or a header that does not say what it must."""


@dataclass(frozen=True, slots=True)
class Foreign:
    """A returned object that is none of the wire's values, as a phrase: `a generator`."""

    phrase: str


@dataclass(frozen=True, slots=True)
class Handle:
    """A value that stays in the candidate and that only the student's code understands."""

    number: int


Read = Callable[[int], bytes]
"""Takes a number of bytes, gives at most as many; gives none at the end of the stream."""


def pack(message: dict[str, Any], buffers: list[bytes]) -> bytes:
    """Give the frame of a header and its buffers. Raises BrokenFrameError above FRAME_LIMIT."""
    header = _dumps(message).encode("ascii")
    body = b"".join(buffers)
    length = 4 + len(header) + len(body)
    if length > FRAME_LIMIT:
        raise BrokenFrameError(f"a frame of {length} bytes")
    return _PREFIX.pack(length, len(header)) + header + body


def read(source: Read) -> tuple[dict[str, Any], memoryview] | None:
    """Give the next frame's header and buffers, or None where the stream ended.

    Raises BrokenFrameError for a frame cut short, too long, or whose header is not a JSON object.
    """
    prefix = _read_exactly(source, _PREFIX.size)
    if prefix is None:
        return None
    length, header_length = _PREFIX.unpack(prefix)
    if not 4 + header_length <= length <= FRAME_LIMIT:
        raise BrokenFrameError(f"a frame of {length} bytes with a header of {header_length}")
    rest = _read_exactly(source, length - 4)
    if rest is None:
        raise BrokenFrameError("a frame cut short")
    view = memoryview(rest)
    try:
        message = loads(bytes(view[:header_length]))
    except (ValueError, RecursionError) as error:
        raise BrokenFrameError("a header that is not JSON") from error
    if not isinstance(message, dict):
        raise BrokenFrameError("a header that is not an object")
    return message, view[header_length:]


def _read_exactly(source: Read, size: int) -> bytes | None:
    chunks: list[bytes] = []
    missing = size
    while missing:
        chunk = source(min(missing, 1 << 20))
        if not chunk:
            if chunks:
                raise BrokenFrameError("a frame cut short")
            return None
        chunks.append(chunk)
        missing -= len(chunk)
    return b"".join(chunks)


class Encoder:
    """Turn values into JSON nodes; array buffers gather in `buffers`.

    Values are None, bool, int, float, str, list, tuple (also one with names), dict with str keys, plain arrays
    of numbers or bools, NumPy scalars, and Generators. Anything else becomes the node of a `Foreign`.
    With `layout`, an array's strides are kept, so that a transposed view arrives as one.
    With `canonical`, the keys of a dict are sorted and the state of a Generator is left out.
    """

    def __init__(self, *, layout: bool = False, canonical: bool = False) -> None:
        self.buffers: list[bytes] = []
        self._layout = layout
        self._canonical = canonical
        self._size = 0
        self._nodes = 0

    def encode(self, value: Any, depth: int = 0) -> Any:
        """Give the node of one value."""
        self._nodes += 1
        kind = type(value)
        if value is None or kind is bool:
            return value
        if kind is int:
            return value if value.bit_length() <= INT_BITS else _foreign("an integer of enormous size")
        if kind is float:
            return {"float": repr(value)} if not math.isfinite(value) else value
        if kind is str:
            return value if len(value) <= TEXT_LIMIT else _foreign(f"a string of {len(value)} characters")
        if kind is np.ndarray:
            return self._array(value)
        if kind in _CONTAINERS:
            return self._container(value, depth)
        if issubclass(kind, np.generic) and kind.__module__ == "numpy":
            return self._scalar(value)
        if kind is np.random.Generator:
            return self._generator(value)
        if kind is np.ma.MaskedArray and not np.ma.getmaskarray(value).any():
            return self._array(np.asarray(np.ma.getdata(value)))  # nothing is masked: it is its data
        if kind is Handle:
            return {"handle": value.number}
        if issubclass(kind, tuple):  # with names, as collections.namedtuple makes them
            return self._container(tuple(tuple.__iter__(value)), depth)
        return _foreign(phrase(value))

    def _array(self, array: np.ndarray) -> Any:
        if array.dtype.kind not in "biufc":
            return _foreign(f"an array of dtype {str(array.dtype)[:40]}")
        if self._size + array.nbytes > FRAME_LIMIT - 2**20:
            return _foreign(f"an array of shape {array.shape}, {array.nbytes} bytes")
        node: dict[str, Any] = {"array": array.dtype.str, "shape": list(array.shape), "at": self._size}
        if self._layout and not array.flags.c_contiguous and array.size:
            node["strides"] = list(array.strides)
            node["offset"], data = _memory(array)
        else:
            data = (_whole(array) if self._canonical else array).tobytes()
        node["bytes"] = len(data)
        self._size += len(data)
        self.buffers.append(data)
        return node

    def _scalar(self, value: np.generic) -> Any:
        node = self._array(np.asarray(value))
        if "array" in node:
            node["scalar"] = True
        return node

    def _container(self, value: Any, depth: int) -> Any:
        if depth >= DEPTH_LIMIT or self._nodes + len(value) > NODE_LIMIT:
            return _foreign(f"a {type(value).__name__} too large or too deep to be read")
        if type(value) is dict:
            if not all(type(key) is str for key in value):
                return _foreign("a dict with keys that are not strings")
            pairs = sorted(value.items()) if self._canonical else value.items()
            return {"dict": [[key, self.encode(item, depth + 1)] for key, item in pairs]}
        return {type(value).__name__: [self.encode(item, depth + 1) for item in value]}

    def _generator(self, generator: np.random.Generator) -> Any:
        if self._canonical:
            return {"generator": None}
        return {"generator": self.encode(generator.bit_generator.state, 1)}


_CONTAINERS = (list, tuple, dict)


def _foreign(text: str) -> dict[str, str]:
    return {"foreign": text}


def phrase(value: object) -> str:
    """Name an object by its type, as after "returned": `a generator`. Never runs the object's own code."""
    name = str(type.__dict__["__name__"].__get__(type(value)))[:60]
    return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"


def _memory(array: np.ndarray) -> tuple[int, bytes]:
    """Give the bytes that a strided array spans, and where in them its first number lies."""
    steps = [(size - 1) * stride for size, stride in zip(array.shape, array.strides, strict=True)]
    before = -sum(step for step in steps if step < 0)
    after = sum(step for step in steps if step > 0) + array.itemsize
    start = array.__array_interface__["data"][0] - before
    return before, string_at(start, before + after)


def decode(node: Any, body: memoryview, *, layout: bool = False, handles: Any = None) -> Any:
    """Give the value of a node. Arrays are fresh and writeable.

    With `layout`, strides are honoured (the candidate's end, which trusts the examiner); `handles` maps
    the numbers of handles to their values there. Raises BrokenFrameError for a node that `encode` cannot
    have made.
    """
    try:
        return _decode(node, body, layout, handles)
    except BrokenFrameError:
        raise
    except (KeyError, IndexError, TypeError, ValueError, OverflowError, RecursionError, MemoryError) as error:
        raise BrokenFrameError(f"a value that cannot be read: {type(error).__name__}") from error


def _decode(node: Any, body: memoryview, layout: bool, handles: Any) -> Any:
    if not isinstance(node, dict):
        if isinstance(node, list):
            raise BrokenFrameError("a bare list")
        return node
    if "array" in node:
        return _decode_array(node, body, layout)
    (tag, content), *more = node.items()
    if more:
        raise BrokenFrameError("a value with two tags")
    match tag:
        case "float":
            return float(content)
        case "list":
            return [_decode(item, body, layout, handles) for item in content]
        case "tuple":
            return tuple(_decode(item, body, layout, handles) for item in content)
        case "dict":
            return {_text(key): _decode(item, body, layout, handles) for key, item in content}
        case "foreign":
            return Foreign(_text(content))
        case "handle":
            number = int(content)
            return Handle(number) if handles is None else handles[number]
        case "generator":
            return generator_from(_decode(content, body, layout, handles))
    raise BrokenFrameError("a value of no known kind")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise BrokenFrameError("text that is not text")
    return value[:TEXT_LIMIT]


def generator_from(state: dict[str, Any]) -> np.random.Generator:
    """Give a Generator in the given state of its bit generator."""
    if state["bit_generator"] not in _GENERATORS:
        raise BrokenFrameError("a generator of no known kind")
    bits = getattr(np.random, state["bit_generator"])()
    bits.state = state
    return np.random.Generator(bits)


def _decode_array(node: dict[str, Any], body: memoryview, layout: bool) -> Any:
    code, shape, at, size = node["array"], tuple(node["shape"]), node["at"], node["bytes"]
    if not (isinstance(code, str) and _NUMERIC.fullmatch(code)):
        raise BrokenFrameError("an array of no known dtype")
    numbers = (*shape, at, size)
    if len(shape) > 32 or not all(type(number) is int and 0 <= number < 2**40 for number in numbers):
        raise BrokenFrameError("an array of no possible shape")
    if at + size > len(body):
        raise BrokenFrameError("an array outside its frame")
    dtype = np.dtype(code)
    if "strides" in node and layout:
        memory = np.frombuffer(body[at : at + size], np.uint8).copy()
        return np.ndarray(shape, dtype, memory.data, node["offset"], tuple(node["strides"]))
    if math.prod(shape) * dtype.itemsize != size:
        raise BrokenFrameError("an array whose shape and bytes disagree")
    array = np.frombuffer(body[at : at + size], dtype).reshape(shape).copy()
    return array[()] if node.get("scalar") is True and not shape else array


def _whole(array: np.ndarray) -> np.ndarray:
    """Give numbers whose bytes all count: those of a long double stand beside bytes that mean nothing."""
    if array.dtype.kind not in "fc" or array.dtype.itemsize <= (8 if array.dtype.kind == "f" else 16):
        return array
    with np.errstate(all="ignore"):
        high = array.astype(np.float64 if array.dtype.kind == "f" else np.complex128)
        return np.stack([high, (array - high).astype(high.dtype)])


def digest(value: object) -> str:
    """Give a fingerprint of a value's content: equal values have equal ones, whatever their memory layout.

    The order of a dict's keys does not count, nor does the state of a Generator.
    """
    if type(value) is np.ndarray and value.dtype.kind in "biufc":  # as most are, and it needs no tree
        content = f"{value.dtype.str}{value.shape}".encode() + _whole(value).tobytes()
        return blake2b(content, digest_size=16).hexdigest()
    encoder = Encoder(canonical=True)
    node = encoder.encode(value)
    sha = blake2b(_dumps(node).encode("ascii"), digest_size=16)
    for buffer in encoder.buffers:
        sha.update(buffer)
    return sha.hexdigest()
