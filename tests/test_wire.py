"""The wire: what goes in at one end comes out at the other, and nothing else is ever made of bytes."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from grader.candidate import wire

DTYPES = st.one_of(
    hnp.boolean_dtypes(), hnp.integer_dtypes(), hnp.unsigned_integer_dtypes(), hnp.floating_dtypes(),
    hnp.complex_number_dtypes(),
)  # fmt: skip
ARRAYS = hnp.arrays(DTYPES, hnp.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=4))
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**80), 2**80), st.floats(), st.text(st.characters()), ARRAYS,
    ARRAYS.filter(lambda array: array.size).map(lambda array: array.flat[0]),
)  # fmt: skip
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(st.text(max_size=5), inner, max_size=3),
    ),
    max_leaves=8,
)


def through(value: object, **options: bool) -> object:
    """Send a value through the bytes of a frame."""
    encoder = wire.Encoder(**options)
    data = wire.pack({"value": encoder.encode(value)}, encoder.buffers)
    frame = wire.read(reader(data))
    assert frame is not None
    message, body = frame
    return wire.decode(message["value"], body, layout=options.get("layout", False))


def reader(data: bytes) -> wire.Read:
    """Give a source that yields at most 7 bytes at a time."""
    position = 0

    def read(size: int) -> bytes:
        nonlocal position
        chunk = data[position : position + min(size, 7)]
        position += len(chunk)
        return chunk

    return read


def same(left: object, right: object) -> bool:
    """Compare two values by type and content, NaN equal to NaN."""
    if type(left) is not type(right):
        return False
    if isinstance(left, np.ndarray | np.generic):
        return left.dtype == right.dtype and left.shape == right.shape and left.tobytes() == right.tobytes()
    if isinstance(left, dict):
        return list(left) == list(right) and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list | tuple):
        return len(left) == len(right) and all(map(same, left, right))
    return repr(left) == repr(right)


@given(VALUES, st.booleans())
def test_values_survive(value: object, layout: bool) -> None:
    """Every value the wire knows comes back with its type, dtype, shape and bits."""
    assert same(through(value, layout=layout), value)


@given(ARRAYS, st.data())
def test_layout_survives(array: np.ndarray, data: st.DataObject) -> None:
    """With layout, a view arrives with the strides it had, numbers included."""
    axes = data.draw(st.permutations(range(array.ndim)))
    steps = data.draw(st.lists(st.sampled_from((1, 2, -1, -2)), min_size=array.ndim, max_size=array.ndim))
    view = array.transpose(axes)[tuple(slice(None, None, step) for step in steps)]
    arrived = through(view, layout=True)
    assert arrived.shape == view.shape
    assert arrived.tobytes() == view.tobytes()
    if view.size and not view.flags.c_contiguous:
        assert arrived.strides == view.strides


@given(VALUES)
def test_digest_ignores_layout_and_key_order(value: object) -> None:
    """Equal values have one digest, whatever their memory layout or order of keys."""
    assert wire.digest(through(value)) == wire.digest(value)
    assert wire.digest({"a": value, "b": 1}) == wire.digest({"b": 1, "a": value})


def test_digest_sees_every_change() -> None:
    """A changed number, shape, dtype, key or container changes the digest."""
    array = np.arange(6.0).reshape(2, 3)
    others = [array + 1, array.reshape(3, 2), array.astype(np.float32), [array], {"a": array}, {"b": array}]
    digests = {wire.digest(value) for value in (array, *others)}
    assert len(digests) == len(others) + 1
    assert wire.digest(array) == wire.digest(np.asfortranarray(array))


def test_generator_arrives_in_its_state() -> None:
    """A Generator draws on the other side what it would have drawn here."""
    generator = np.random.default_rng(5)
    generator.random(3)
    arrived = through(generator)
    assert same(arrived.random(4), generator.random(4))


class Liar(np.ndarray):
    """An array subclass: not one of the wire's values."""


@pytest.mark.parametrize(
    ("value", "phrase"),
    [
        ((n for n in ()), "a generator"),
        (object(), "an object"),
        (np.array([None]), "an array of dtype object"),
        (np.zeros(2).view(Liar), "a Liar"),
        ({1: 2}, "a dict with keys that are not strings"),
        (2**5000, "an integer of enormous size"),
        (
            np.broadcast_to(np.float64(0), (10**6, 10**6)),
            "an array of shape (1000000, 1000000), 8000000000000 bytes",
        ),
        (np.ma.array([1.0, 2.0], mask=[True, False]), "a MaskedArray"),
        (lambda: 0, "a function"),
        (int, "a type"),
    ],
)
def test_anything_else_is_named(value: object, phrase: str) -> None:
    """What is not one of the wire's values arrives as a phrase that names it."""
    assert through(value) == wire.Foreign(phrase)


def test_masked_array_with_nothing_masked_is_its_data() -> None:
    """A masked array that hides nothing counts as the plain array it holds."""
    assert same(through(np.ma.array([1.0, 2.0])), np.array([1.0, 2.0]))


def test_endless_containers_are_named() -> None:
    """A list that holds itself, or too much, becomes a phrase and not a hang."""
    endless: list[object] = []
    endless.append(endless)
    assert "too deep" in json.dumps(wire.Encoder().encode(endless))
    assert isinstance(through([0] * 10**6), wire.Foreign)


@pytest.mark.parametrize(
    "data",
    [
        b"\x00",
        b"\xff" * 40,
        wire.pack({"a": 1}, [])[:-1],
        b"\x06\0\0\0\0\0\0\0\x02\0\0\0[]",
        b"\x08\0\0\0\0\0\0\0\x04\0\0\0{...",
        b"\x05\0\0\0\0\0\0\0\xff\0\0\0{}",
        b"\x44\x17\0\0\0\0\0\0\x40\x17\0\0" + b"[" * 5952,
    ],
)
def test_broken_frames_are_refused(data: bytes) -> None:
    """Bytes that are no frame raise BrokenFrameError, whatever they are."""
    with pytest.raises(wire.BrokenFrameError):
        wire.read(reader(data))


ARRAY = {"array": "<f8", "shape": [1], "at": 0, "bytes": 8}


@pytest.mark.parametrize(
    "node",
    [
        [],
        {"list": 5},
        {"dict": [["a"]]},
        {"dict": [[1, 2]]},
        {"pickle": "x"},
        {"float": "x"},
        {"list": [], "tuple": []},
        {"generator": {"dict": [["bit_generator", "seed"]]}},
        {**ARRAY, "array": "|O8"},
        {**ARRAY, "array": "f8,f8"},
        {**ARRAY, "shape": [-1]},
        {**ARRAY, "shape": [2]},
        {**ARRAY, "shape": [True]},
        {**ARRAY, "shape": [0] * 40},
        {**ARRAY, "at": 8},
        {**ARRAY, "bytes": 2**70},
        {**ARRAY, "shape": "1"},
    ],
)
def test_broken_values_are_refused(node: object) -> None:
    """A header that no encoder made raises BrokenFrameError, and nothing else."""
    with pytest.raises(wire.BrokenFrameError):
        wire.decode(node, memoryview(bytes(8)))


def test_strides_from_the_candidate_are_not_followed() -> None:
    """The examiner never builds an array over memory that the candidate describes."""
    node = {"array": "<f8", "shape": [1], "at": 0, "bytes": 8, "strides": [10**6], "offset": 10**6}
    assert wire.decode(node, memoryview(bytes(8))).shape == (1,)


@pytest.mark.parametrize("dtype", [np.longdouble, np.clongdouble])
def test_padding_is_no_content(dtype: type) -> None:
    """Equal long doubles have one fingerprint, whatever lies in the bytes between them; others have another."""
    size = 5 * np.dtype(dtype).itemsize
    made = [np.frombuffer(bytes([filled]) * size, np.uint8).copy().view(dtype) for filled in (0, 85)]
    for array in made:
        array[:] = np.arange(5) / np.longdouble(7)
    digests = {wire.digest(array) for array in made} | {wire.digest(array.copy()) for array in made}
    assert len(digests) == 1
    assert len({wire.digest((array, 1)) for array in made}) == 1
    made[1][3] += np.finfo(made[1].dtype).eps / 4
    assert wire.digest(made[1]) not in digests
