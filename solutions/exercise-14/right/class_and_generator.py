"""A dataclass keeps the running numbers of all queries; a generator cuts the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np


def cut(T: int, size: int) -> Iterator[slice]:
    start = 0
    while start < T:
        yield slice(start, min(start + size, T))
        start += size


@dataclass
class Running:
    queries: np.ndarray
    largest: np.ndarray = field(init=False)
    total: np.ndarray = field(init=False)
    mixed: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.largest = np.full(self.queries.shape[:-1], -np.inf)
        self.total = np.zeros(self.queries.shape[:-1])
        self.mixed = np.zeros(self.queries.shape)

    def add(self, keys: np.ndarray, values: np.ndarray, hidden: np.ndarray | None) -> None:
        scores = (self.queries[..., :, None, :] * keys[..., None, :, :]).sum(axis=-1)
        if hidden is not None:
            scores = np.ma.masked_array(scores, np.broadcast_to(hidden, scores.shape)).filled(-np.inf)
        before = self.largest
        self.largest = np.maximum(before, scores.max(axis=-1))
        fade = np.exp(before - self.largest)
        weights = np.exp(scores - self.largest[..., None])
        self.total = self.total * fade + weights.sum(axis=-1)
        self.mixed = self.mixed * fade[..., None] + weights @ values

    @property
    def answer(self) -> np.ndarray:
        return self.mixed / self.total[..., None]


def flash_attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, block_size: int, causal: bool = False) -> np.ndarray:
    T, d = q.shape[-2:]
    assert k.shape == v.shape == q.shape
    running = Running(q / np.sqrt(d))
    for columns in cut(T, block_size):
        future = np.ogrid[:T, columns] if causal else None
        hidden = None if future is None else future[0] < future[1]
        running.add(k[..., columns, :], v[..., columns, :], hidden)
    return running.answer
