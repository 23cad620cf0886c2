"""The mistake all_scores_at_once, in other clothes."""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    places = np.arange(T)
    starts = range(0, T, block_size)
    tiles = []
    for start in starts:
        keys = slice(start, start + block_size)
        tile = np.einsum("...id,...jd->...ij", q, k[..., keys, :]) / d**0.5
        if causal:
            tile[..., np.less.outer(places, places[keys])] = -np.inf
        tiles.append(tile)
    best = np.max([np.max(tile, axis=-1) for tile in tiles], axis=0)[..., None]
    tiles = [np.exp(tile - best) for tile in tiles]
    total = sum(np.sum(tile, axis=-1) for tile in tiles)
    parts = [tile @ v[..., start : start + block_size, :] for tile, start in zip(tiles, starts)]
    return sum(parts) / total[..., None]
