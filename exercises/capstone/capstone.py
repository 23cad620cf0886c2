"""Your sixteen functions, put together: a GPT that writes. `grade capstone` runs this file.

A character is a token here. `solved` holds your functions: each is your own where its exercise is solved, else
the course's, and None where even the course keeps it to itself. Change this file as you like: it is not graded.

`begin` and `more` write. `heads` looks into the attention. Each `station_NN` says what exercise NN does in it.
"""

import numpy as np
from solved import (
    attention,
    attention_backward,
    attention_step,
    causal_mask,
    cross_entropy,
    feed_forward,
    flash_attention,
    gelu,
    gpt_forward,
    gqa_forward,
    layer_norm,
    mha,
    mha_forward,
    next_token_probs,
    rope,
    sample,
    sinusoidal_positions,
    softmax,
    split_heads,
    transformer_block,
)

N_HEADS = 4
LEAST, MOST = 200, 300  # characters of a text: it ends with the first line that ends between the two

# The model: numbers that train.py found, in the shape that gpt_forward asks for.

CHARACTERS = ""
TEXT = ""
PHRASE = ""
PARAMS = {}


def load(weights, text, phrase):
    """Set up the model. weights: arrays by their paths, such as `blocks.0.attn.Wq`."""
    global CHARACTERS, TEXT, PHRASE, PARAMS
    CHARACTERS = "".join(chr(code) for code in weights["characters"])
    TEXT, PHRASE = text, phrase
    PARAMS = {"blocks": []}
    for path, array in weights.items():
        if path == "characters":
            continue
        *way, last = path.split(".")
        place = PARAMS
        for step, following in zip(way, [*way[1:], last], strict=False):
            if step.isdigit():
                while len(place) <= int(step):
                    place.append({})
                place = place[int(step)]
            else:
                place = place.setdefault(step, [] if following.isdigit() else {})
        place[last] = np.asarray(array, dtype=np.float64)
    if sinusoidal_positions is not None:  # exercise 06; until then, the table that was shipped
        PARAMS["wpe"] = sinusoidal_positions(*PARAMS["wpe"].shape)  # (T_max, D)
    return CHARACTERS


def encode(text):
    """Give the ids of a text's characters: int (T,)."""
    return np.array([CHARACTERS.index(character) for character in text], dtype=np.int64)


# Writing: look at what is there, score every character as the next, choose one, put it at the end.


def window(T):
    """Give where the window begins in a text of T characters.

    It has room for T_max. Where it is full, it begins anew in the middle of what it held.
    """
    T_max = len(PARAMS["wpe"])
    half = T_max // 2
    return max(0, -(-(T - T_max) // half)) * half


def read_again(ids, kept):
    """Score the next character, with exercise 10: all of the window is read again for each.

    -> (V,), kept as it was, and how many characters were read.
    """
    seen = ids[None, window(len(ids)) :]  # (1, T)
    return gpt_forward(seen, PARAMS, N_HEADS)[0, -1], kept, seen.size


def read_on(ids, kept):
    """Score the next character, with exercise 12: only what is new is read.

    kept: None, or where the window began, how far it was read, and the cache of each block.
    -> (V,), what to keep for the next character, and how many characters were read.
    """
    start = window(len(ids))
    if kept is None or kept[0] != start:
        kept = start, start, [None] * len(PARAMS["blocks"])
    _, done, caches = kept
    new = ids[None, done:]  # (1, t)
    x = PARAMS["wte"][new] + PARAMS["wpe"][done - start : len(ids) - start]  # (1, t, D)
    following = []
    for block, cache in zip(PARAMS["blocks"], caches, strict=True):
        y, cache = attention_step(layer_norm(x, **block["ln1"]), block["attn"], cache, N_HEADS)  # (1, t, D)
        h = x + y
        x = h + feed_forward(layer_norm(h, **block["ln2"]), block["ffn"])  # (1, t, D)
        following.append(cache)
    last = layer_norm(x, **PARAMS["ln_f"])[0, -1]  # (D,)
    return PARAMS["wte"] @ last, (start, len(ids), following), new.size


class Writer:
    """A text that grows."""

    def __init__(self, prompt, temperature, seed, read):
        self.prompt = prompt
        self.ids = encode(prompt)
        self.temperature = temperature
        self.rng = np.random.default_rng(seed)
        self.read = read
        self.kept = None
        self.written = self.n_read = 0
        self.over = False

    def more(self):
        """Give the next character."""
        logits, self.kept, n_read = self.read(self.ids, self.kept)  # (V,)
        self.n_read += n_read
        probs = next_token_probs(logits, self.temperature)  # (V,)
        self.ids = np.append(self.ids, sample(probs, self.rng))
        self.written += 1
        character = CHARACTERS[self.ids[-1]]
        self.over = self.written >= MOST or (self.written >= LEAST and character == "\n")
        return character


WRITER = None
FIRST = None  # the one that wrote at temperature 0


def begin(prompt, temperature, seed):
    """Begin a text: at temperature 0 all of it is read again each time, else the cache helps, if there is one."""
    global WRITER, FIRST
    fast = temperature > 0 and attention_step is not None
    WRITER = Writer(prompt, temperature, seed, read_on if fast else read_again)
    if temperature == 0:
        FIRST = WRITER


def more():
    """Give the next character of the text, and nothing where it is over."""
    return "" if WRITER.over else WRITER.more()


# Looking inside.


def streams(text):
    """Give what stands before each block, and after the last: a list of (1, T, D)."""
    ids = encode(text)[None]
    x = PARAMS["wte"][ids] + PARAMS["wpe"][: ids.shape[1]]
    found = [x]
    for block in PARAMS["blocks"]:
        found.append(transformer_block(found[-1], block, N_HEADS))
    return found


def queries_keys_values(x, block):
    """Give q, k and v of one block, each (1, H, T, d). x: (1, T, D), what stands before it."""
    normed = layer_norm(x, **block["ln1"])
    return tuple(split_heads(normed @ block["attn"][name], N_HEADS) for name in ("Wq", "Wk", "Wv"))


def heads():
    """Give the weights of all heads of all blocks on the phrase: (blocks, H, T, T).

    attention gives weights @ v. Where v is the identity matrix, that is the weights.
    """
    found = []
    for x, block in zip(streams(PHRASE)[:-1], PARAMS["blocks"], strict=True):
        q, k, _ = queries_keys_values(x, block)
        T = q.shape[2]
        identity = np.zeros((1, N_HEADS, T, T)) + np.eye(T)
        found.append(attention(q, k, identity, causal_mask(T))[0])
    return np.array(found)


def size(difference):
    """Give the largest number of an array as a person reads it."""
    largest = float(np.max(np.abs(difference)))
    return "nothing" if largest == 0 else f"{largest:.0e}"


def first_block():
    """Give the first block, what stands before it, and its q, k and v."""
    x, block = streams(PHRASE)[0], PARAMS["blocks"][0]
    return block, x, *queries_keys_values(x, block)


# The stations: a sentence each, on what an exercise does in all this.


def station_01():
    """Scores become chances."""
    probs = softmax(gpt_forward(encode(PHRASE)[None], PARAMS, N_HEADS)[0, -1])
    best = np.argsort(-probs)[:3]
    shares = ", ".join(f"{CHARACTERS[i]!r} {probs[i]:.0%}" for i in best)
    return f"softmax turns {len(probs)} scores into chances: after {PHRASE!r} come {shares}"


def station_02():
    """Another road to the same numbers: head by head, without a mask."""
    block, x, q, k, v = first_block()
    D = x.shape[-1]
    per_head = [block["attn"][name].reshape(D, N_HEADS, -1).transpose(1, 0, 2) for name in ("Wq", "Wk", "Wv")]
    slow = mha(layer_norm(x, **block["ln1"])[0], *per_head, block["attn"]["Wo"])  # (T, D)
    fast = np.concatenate(list(attention(q, k, v)[0]), axis=-1) @ block["attn"]["Wo"]  # (T, D)
    return f"mha, head by head, and attention, all heads at once, differ by {size(slow - fast)}"


def station_03():
    """Shares of one, and nothing from the future."""
    weights = heads()
    future = np.triu(np.ones(weights.shape[-2:], dtype=bool), 1)
    furthest, late = size(weights.sum(-1) - 1), float(np.max(np.abs(weights[..., future])))
    return f"each character shares out 1 (within {furthest}), and those that come later get {late:g} of it"


def station_04():
    """Several heads."""
    _, x, q, _, _ = first_block()
    return (
        f"{x.shape[-1]} numbers of a character are cut into {q.shape[1]} heads of {q.shape[3]}, which look apart"
    )


def station_05():
    """Rows of mean 0 and spread 1."""
    row = streams(PHRASE)[-1][0, -1]
    normed = layer_norm(row, np.ones(len(row)), np.zeros(len(row)))
    before, after = (f"mean {abs(r.mean()):.2f}, spread {r.std():.2f}" for r in (row, normed))
    return f"layer_norm takes the last character from {before} to {after}"


def station_06():
    """Where a character stands."""
    rows = sinusoidal_positions(*PARAMS["wpe"].shape)
    near, far = (float(rows[10] @ rows[10 + step] / (rows[10] @ rows[10])) for step in (1, 20))
    return f"{len(rows)} places sound apart: place 10 and 11 agree to {near:.0%}, 10 and 30 to {far:.0%}"


def station_07():
    """Only the distance counts."""
    _, _, q, k, _ = first_block()

    def score(at):
        turned = rope(np.stack([q[0, 0, -1], k[0, 0, 0]]), np.array([at + 3, at]))
        return float(turned[0] @ turned[1])

    here, there = score(0), score(9000)
    return f"turned by rope, a query 3 after its key scores {here:.3f} at place 3, {there:.3f} at place 9003"


def station_08():
    """What a character thinks alone."""
    block, x, *_ = first_block()
    h = x + mha_forward(layer_norm(x, **block["ln1"]), block["attn"], N_HEADS)
    before = layer_norm(h, **block["ln2"])[0, -1] @ block["ffn"]["W1"] + block["ffn"]["b1"]  # (F,)
    through = int(np.sum(gelu(before) > 0.1))
    return f"of the {len(before)} hidden numbers of the last character, gelu lets {through} through"


def station_09():
    """Each block adds."""
    lengths = [f"{np.linalg.norm(x[0, -1]):.1f}" for x in streams(PHRASE)]
    return f"each block adds to what is there: the last character grows from {' to '.join(lengths)}"


def windows():
    """Take four windows of the text, from beginning to end: ids and the characters after each, both (4, T_max)."""
    T = len(PARAMS["wpe"])
    ids = encode(TEXT)
    starts = np.linspace(0, len(ids) - T - 1, 4).astype(int)
    places = starts[:, None] + np.arange(T)
    return ids[places], ids[places + 1]


def station_10():
    """The whole forward pass."""
    ids, targets = windows()
    right = np.mean(np.argmax(gpt_forward(ids, PARAMS, N_HEADS), axis=-1) == targets)
    return (
        f"gpt_forward read {ids.size} characters of text.txt; its best guess at the next is right for {right:.0%}"
    )


def station_11():
    """How surprised it is."""
    ids, targets = windows()
    logits = gpt_forward(ids, PARAMS, N_HEADS)
    loss = float(cross_entropy(logits.reshape(ids.size, -1), targets.ravel())[0])
    among = f"as if among {np.exp(loss):.1f} characters, not {logits.shape[-1]}"
    return f"cross_entropy on text.txt: {loss:.2f} nats per character, {among}"


def station_12():
    """The same text, with a memory."""
    if FIRST is None or not FIRST.over:
        return "attention_step waits for a text, to write it again with its cache"
    again = Writer(FIRST.prompt, 0, 0, read_on)
    while not again.over:
        again.more()
        if again.ids[-1] != FIRST.ids[len(again.ids) - 1]:
            return f"with the cache, character {again.written} is another: attention_step forgot something"
    return (
        f"with the cache the same {again.written} characters; {again.n_read} were read instead of {FIRST.n_read}"
    )


def station_13():
    """Shared keys and values."""
    block, x, *_ = first_block()
    normed = layer_norm(x, **block["ln1"])
    each = gqa_forward(normed, block["attn"], N_HEADS, N_HEADS) - mha_forward(normed, block["attn"], N_HEADS)
    few = dict(block["attn"])
    for name in ("Wk", "Wv"):
        few[name] = few[name][:, : few[name].shape[1] // 2]
    gqa_forward(normed, few, N_HEADS, N_HEADS // 2)
    halved = f"with {N_HEADS // 2} a cache is half as large"
    return f"gqa_forward with {N_HEADS} key heads and mha_forward differ by {size(each)}; {halved}"


def station_14():
    """Tile by tile."""
    _, _, q, k, v = first_block()
    whole = attention(q, k, v, causal_mask(q.shape[2]))
    tiled = flash_attention(q, k, v, 5, True)
    return f"flash_attention in tiles of 5 and attention differ by {size(tiled - whole)}"


def station_15():
    """What the choice depended on, on the straight way through the last block's attention.

    The score of a character c is its row of wte times the stream. What the heads add to the stream is
    heads @ Wo, so the gradient of that part of the score with respect to the heads is Wo @ wte[c];
    attention_backward takes it on to every value, and gradient times value is what each one gave.
    """
    x, block = streams(PHRASE)[-2], PARAMS["blocks"][-1]
    chosen = int(np.argmax(gpt_forward(encode(PHRASE)[None], PARAMS, N_HEADS)[0, -1]))
    q, k, v = queries_keys_values(x, block)
    _, H, T, d = q.shape
    d_out = np.zeros((1, H, T, d))
    d_out[0, :, -1] = (block["attn"]["Wo"] @ PARAMS["wte"][chosen]).reshape(H, d)
    _, _, d_v = attention_backward(d_out, q, k, v, causal_mask(T))
    gave = np.sum(d_v * v, axis=(0, 1, 3))  # (T,)
    first, second = np.argsort(-gave)[:2]
    named = [f"{PHRASE[i]!r} at place {i}" for i in (first, second)]
    return f"{CHARACTERS[chosen]!r} is next, and in the last block {named[0]} spoke for it most, then {named[1]}"


def station_16():
    """Cold and warm."""
    logits = gpt_forward(encode(PHRASE)[None], PARAMS, N_HEADS)[0, -1]
    chances = ", ".join(f"{np.max(next_token_probs(logits, t)):.0%} at {t}" for t in (0.5, 1.0, 2.0))
    kept = int(np.sum(next_token_probs(logits, 1.0, top_p=0.9) > 0))
    return f"the best character has a chance of {chances}; top_p = 0.9 keeps {kept} of {len(logits)}"
