"""Trains the tiny GPT of the capstone on text.txt and writes weights.npz: `python exercises/capstone/train.py`.

NumPy alone, about half a minute, and the same weights from the same seed. The way there is the course's own
solutions; on the way back, exercise 11 gives the first gradient, and exercise 15 takes it through the attention.
Every other step back is written out here, each beside its step forward. The rule is the same everywhere:
what a step multiplied by on the way there, its gradient is multiplied by on the way back; and where a number
was used twice, its gradients add up.

It needs the folder solutions/, so it runs where the course is made. `grade capstone` needs only what it wrote.
"""

import importlib.util
import sys
import time
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
SOLUTIONS = HERE.parent.parent / "solutions"

N_HEADS = 4
D = 32  # numbers per character
F = 96  # numbers in the middle of a feed-forward layer
BLOCKS = 2
WINDOW = 48  # the most characters that it reads at once: T_max
BATCH = 10  # texts in one step
STEPS = 800
LEARNING_RATE = 2e-2
SEED = 16
PROMPT = "attention is "


def reference(number, *names):
    """Give functions of the reference solution of one exercise."""
    folder = SOLUTIONS / f"exercise-{number:02}"
    sys.modules.pop("given", None)
    sys.path.insert(0, str(folder))  # where its given.py lies
    try:
        spec = importlib.util.spec_from_file_location(f"reference_{number:02}", folder / "solution.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(folder))
        sys.modules.pop("given", None)
    return [getattr(module, name) for name in names]


(attention, causal_mask) = reference(3, "attention", "causal_mask")
(split_heads, merge_heads) = reference(4, "split_heads", "merge_heads")
(layer_norm,) = reference(5, "layer_norm")
(sinusoidal_positions,) = reference(6, "sinusoidal_positions")
(gelu,) = reference(8, "gelu")
(gpt_forward,) = reference(10, "gpt_forward")
(cross_entropy,) = reference(11, "cross_entropy")
(attention_backward,) = reference(15, "attention_backward")


# One step after the other: there, and back. `d_y` is the gradient of the loss with respect to y.


def linear_backward(d_y, x, W):
    """Go back through y = x @ W. x: (B, T, n), W: (n, m), d_y: (B, T, m) -> d_x, d_W."""
    d_x = d_y @ W.T  # (B, T, n)
    d_W = np.tensordot(x, d_y, axes=((0, 1), (0, 1)))  # (n, m): every character of every text has a say
    return d_x, d_W


def layer_norm_backward(d_y, x, gamma, eps=1e-5):
    """Go back through y = layer_norm(x, gamma, beta). x and d_y: (B, T, D) -> d_x, and those of gamma and beta."""
    centred = x - x.mean(axis=-1, keepdims=True)  # (B, T, D)
    spread = np.sqrt((centred**2).mean(axis=-1, keepdims=True) + eps)  # (B, T, 1)
    normed = centred / spread  # (B, T, D)
    d_normed = d_y * gamma  # (B, T, D)
    # Moving all numbers of a row up together changes nothing, and neither does stretching them:
    # so of the gradient, the part along 1 and the part along the row itself are taken out.
    along_ones = d_normed.mean(axis=-1, keepdims=True)  # (B, T, 1)
    along_row = (d_normed * normed).mean(axis=-1, keepdims=True)  # (B, T, 1)
    d_x = (d_normed - along_ones - normed * along_row) / spread  # (B, T, D)
    return d_x, {"gamma": (d_y * normed).sum(axis=(0, 1)), "beta": d_y.sum(axis=(0, 1))}


def gelu_backward(d_y, x):
    """Go back through y = gelu(x): a product of x and a gate, so both have a part in it."""
    root = np.sqrt(2 / np.pi)
    bent = np.tanh(root * (x + 0.044715 * x * x * x))
    gate = 0.5 * (1 + bent)
    d_gate = 0.5 * (1 - bent**2) * root * (1 + 3 * 0.044715 * x**2)  # the slope of tanh is 1 - tanh²
    return d_y * (gate + x * d_gate)


def attention_layer(x, params):
    """Go through the heads of one block. x: (B, T, D) -> y (B, T, D), and what the way back needs."""
    q, k, v = (split_heads(x @ params[name], N_HEADS) for name in ("Wq", "Wk", "Wv"))  # (B, H, T, d)
    heads = merge_heads(attention(q, k, v, causal_mask(x.shape[1])))  # (B, T, D)
    return heads @ params["Wo"], (x, q, k, v, heads)


def attention_layer_backward(d_y, params, kept):
    """Go back through the heads of one block. d_y: (B, T, D) -> d_x (B, T, D), and those of params."""
    x, q, k, v, heads = kept
    grads = {}
    d_heads, grads["Wo"] = linear_backward(d_y, heads, params["Wo"])
    # Splitting and merging move numbers and change none: back through one is forward through the other.
    d_parts = attention_backward(split_heads(d_heads, N_HEADS), q, k, v, causal_mask(x.shape[1]))
    d_x = 0.0
    for name, d_part in zip(("Wq", "Wk", "Wv"), d_parts, strict=True):
        d_more, grads[name] = linear_backward(merge_heads(d_part), x, params[name])
        d_x = d_x + d_more  # x was used three times, so it hears from three sides
    return d_x, grads


def block_forward(x, params):
    """Go through one block, as in exercise 09. x: (B, T, D) -> y (B, T, D), and what the way back needs."""
    attended, kept = attention_layer(layer_norm(x, **params["ln1"]), params["attn"])
    h = x + attended
    normed = layer_norm(h, **params["ln2"])
    before = normed @ params["ffn"]["W1"] + params["ffn"]["b1"]  # (B, T, F)
    after = gelu(before)
    return h + after @ params["ffn"]["W2"] + params["ffn"]["b2"], (x, kept, h, normed, before, after)


def block_backward(d_y, params, kept):
    """Go back through one block. d_y: (B, T, D) -> d_x (B, T, D), and those of params."""
    x, kept_heads, h, normed, before, after = kept
    ffn = {"b2": d_y.sum(axis=(0, 1))}
    d_after, ffn["W2"] = linear_backward(d_y, after, params["ffn"]["W2"])
    d_before = gelu_backward(d_after, before)
    ffn["b1"] = d_before.sum(axis=(0, 1))
    d_normed, ffn["W1"] = linear_backward(d_before, normed, params["ffn"]["W1"])
    d_h, ln2 = layer_norm_backward(d_normed, h, params["ln2"]["gamma"])
    d_h = d_h + d_y  # the open door: what was added gets the gradient as it is
    d_normed, attn = attention_layer_backward(d_h, params["attn"], kept_heads)
    d_x, ln1 = layer_norm_backward(d_normed, x, params["ln1"]["gamma"])
    return d_x + d_h, {"ln1": ln1, "attn": attn, "ln2": ln2, "ffn": ffn}


def loss_and_gradients(params, ids, targets):
    """Give the mean loss of the next characters, and its gradients, in the shape of params.

    ids, targets: (B, T). The positions are not learned, and get no gradient.
    """
    B, T = ids.shape
    x = params["wte"][ids] + params["wpe"][:T]  # (B, T, D)
    kept = []
    for block in params["blocks"]:
        x, of_block = block_forward(x, block)
        kept.append(of_block)
    normed = layer_norm(x, **params["ln_f"])
    logits = normed @ params["wte"].T  # (B, T, V)

    loss, d_logits = cross_entropy(logits.reshape(B * T, -1), targets.reshape(-1))
    d_logits = d_logits.reshape(logits.shape)
    grads = {"blocks": []}
    d_normed, d_wte = linear_backward(d_logits, normed, params["wte"].T)
    grads["wte"] = d_wte.T.copy()  # (V, D): from the end, where it scores the characters...
    d_x, grads["ln_f"] = layer_norm_backward(d_normed, x, params["ln_f"]["gamma"])
    for block, of_block in zip(reversed(params["blocks"]), reversed(kept), strict=True):
        d_x, of_params = block_backward(d_x, block, of_block)
        grads["blocks"].insert(0, of_params)
    np.add.at(grads["wte"], ids, d_x)  # ...and from the beginning, where it names them
    return loss, grads


def first_params(n_characters, rng):
    """Give the weights to begin with: small, random, and of the shapes that gpt_forward asks for."""

    def weights(n, m):
        return rng.normal(size=(n, m)) / np.sqrt(n)

    def norm():
        return {"gamma": np.ones(D), "beta": np.zeros(D)}

    def block():
        attn = {name: weights(D, D) for name in ("Wq", "Wk", "Wv", "Wo")}
        ffn = {"W1": weights(D, F), "b1": np.zeros(F), "W2": weights(F, D), "b2": np.zeros(D)}
        return {"ln1": norm(), "attn": attn, "ln2": norm(), "ffn": ffn}

    return {
        "wte": rng.normal(size=(n_characters, D)) / 2,
        "wpe": sinusoidal_positions(WINDOW, D),
        "blocks": [block() for _ in range(BLOCKS)],
        "ln_f": norm(),
    }


def flat(tree, name=""):
    """Give the arrays of params by their paths, such as `blocks.0.attn.Wq`."""
    if isinstance(tree, np.ndarray):
        return {name: tree}
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree)
    found = {}
    for key, value in pairs:
        found |= flat(value, f"{name}.{key}" if name else str(key))
    return found


class Adam:
    """Takes steps against the gradient, each number's by its own measure (Kingma and Ba, 2015)."""

    def __init__(self, arrays):
        self.mean = {name: np.zeros_like(array) for name, array in arrays.items()}
        self.square = {name: np.zeros_like(array) for name, array in arrays.items()}
        self.steps = 0

    def step(self, arrays, grads, rate):
        """Change the arrays in place."""
        self.steps += 1
        for name, grad in grads.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (grad - mean)
            square += 0.01 * (grad**2 - square)
            fair_mean = mean / (1 - 0.9**self.steps)  # both began at 0, which is too low
            fair_square = square / (1 - 0.99**self.steps)
            arrays[name] -= rate * fair_mean / (np.sqrt(fair_square) + 1e-8)


def train(text, characters, steps=STEPS, report=print):
    """Learn a text by heart, as far as so few numbers can. Gives params."""
    rng = np.random.default_rng(SEED)
    ids = np.array([characters.index(character) for character in text])
    params = first_params(len(characters), rng)
    arrays = flat(params)
    adam = Adam(arrays)
    began = time.perf_counter()
    for step in range(steps):
        starts = rng.integers(len(ids) - WINDOW, size=BATCH)
        places = starts[:, None] + np.arange(WINDOW)  # (B, T)
        loss, grads = loss_and_gradients(params, ids[places], ids[places + 1])
        warmth = min(1, (step + 1) / 50) * 0.5 * (1 + np.cos(np.pi * step / steps))  # gently on, gently off
        adam.step(arrays, flat(grads), LEARNING_RATE * warmth)
        if step % 100 == 0 or step == steps - 1:
            report(f"step {step:5}  loss {loss:.3f} nats per character  {time.perf_counter() - began:5.1f} s")
    return params


def continued(params, ids, n):
    """Go on with a text by the best next character, n times. Gives the ids, and the smallest lead of a best."""
    lead = np.inf
    for _ in range(n):
        half = WINDOW // 2
        start = (
            max(0, -(-(len(ids) - WINDOW) // half)) * half
        )  # where the window is full, it begins anew at its half
        logits = gpt_forward(np.array([ids[start:]]), params, N_HEADS)[0, -1]
        second, best = np.sort(logits)[-2:]
        lead = min(lead, best - second)
        ids.append(int(np.argmax(logits)))
    return ids, lead


def main():
    """Train, round, look at what was learned, write."""
    text = (HERE / "text.txt").read_text(encoding="utf-8")
    characters = "".join(sorted(set(text)))
    params = train(text, characters)
    for name, array in flat(params).items():
        if name != "wpe":
            array[...] = array.astype(np.float16)  # 11 bits are enough, and a quarter of the size
    ids, lead = continued(params, [characters.index(character) for character in PROMPT], 320)
    expected = "".join(characters[i] for i in ids)
    print(f"\n{expected}\n\nThe best character leads by {lead:.4f} or more.")
    if lead < 1e-2:
        sys.exit("That is too little: right solutions that round differently could give other texts. Change SEED.")
    small = {name: array.astype(np.float16) for name, array in flat(params).items()}
    small["wpe"] = params["wpe"].astype(np.float32)  # only for whoever has not solved exercise 06 yet
    small["characters"] = np.array([ord(character) for character in characters], dtype=np.uint32)
    np.savez_compressed(HERE / "weights.npz", **small)
    (HERE / "expected.txt").write_text(expected + "\n", encoding="utf-8")
    print(f"weights.npz: {(HERE / 'weights.npz').stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
