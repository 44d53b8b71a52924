#!/usr/bin/env python3
"""Derives data/advances.tsv and data/kerning.tsv from published measurements of the iOS system font.

Usage: fit_metrics.py --facts DIR --corpus DIR [--source DIR]
The measurements lie outside the repository (the project's shared folder): whole-string widths and ASCII advances measured on iOS 26, and widths of
one-line labels and buttons in public Interface Builder documents.

Advances are exact: the four masters come out in whole font units (bold in halves), see `masters`. Kerning is fitted: it starts as Inter's own,
scaled, without the pairs that Inter spreads, and is moved as little as needed (ridge regression) to give the measured widths. Whole strings hold to
0.1 unit, documents to about their rounding. Fitted with a tenth of the texts left out, it predicts 99 % of those within 1 pt and 94 % within 0.5 pt.
"""
import argparse
import collections
import csv
import functools
import pathlib
import unicodedata

import numpy as np
import uharfbuzz as hb

import metrics

TRACKING_8, TRACKING_26, DISPLAY_26 = 52, 17, 10 / 11
# Sizes, and the share of the display design there (SystemFontAxes.swift).
BLEND = (17, 18, 19, 20, 24, 26, 28), (0, 0.06, 0.15, 3 / 11, 9 / 11, 10 / 11, 1)
# By how much kerning may be off from what it starts as, against the spreads below. 1.4 predicts a hundredth more texts within 0.5 pt than 1 or 0.7 do
# (ten folds, three times).
SPREAD = 1.4
# How far Inter's kerning is trusted: overall factor, display design against text, bold against regular.
TEXT_SCALE, DISPLAY_SCALE, BOLD_SCALE = 0.95, 1.25, 1.02
# The typewriter apostrophe is kerned as Inter's typographic one, by this share: "'s" came out 105 to 108 units narrower than its letters on
# simulators at 16 and 17 pt, "'m" 64 to 91 in public labels.
APOSTROPHE_SCALE = 0.7
TRACKING = {8: 52, 9: 39, 10: 25, 11: 12, 12: 0, 13: -13, 14: -22, 15: -31, 16: -40, 17: -52, 18: -50, 19: -49, 20: -46, 21: -35, 22: -24,
            23: -9, 24: 6, 25: 12, 26: 17, 28: 28, 30: 27, 31: 26, 32: 26, 34: 24, 36: 21, 38: 20, 40: 19, 72: 4}
STYLES = {"Headline": (17, "semibold"), "Body": (17, "regular"), "Footnote": (13, "regular"), "Caption1": (12, "regular"),
          "Title3": (20, "regular"), "Title1": (28, "regular"), "Title2": (22, "regular"), "Subhead": (15, "regular")}
# What Xcode 13's canvas showed text styles at: the smallest text size.
SMALL_STYLES = {"Headline": 14, "Body": 14, "Footnote": 12, "Caption1": 11, "Title3": 17, "Title1": 25, "Title2": 19, "Subhead": 12}
# Labels of an iOS 26 simulator at two pixels a point: size, weight, text, width rounded up to half a point.
SIMULATOR = [(17, "regular", "Hello, UIKit", 84.5), (17, "regular", "Pinned label", 93), (13, "semibold", "Bold 13", 47),
             (17, "regular", "Plain field", 73.5), (15, "regular", "Disabled", 60), (17, "regular", "Plain", 36.5), (17, "regular", "Body", 39.5),
             (17, "semibold", "Headline", 70.5), (13, "regular", "One", 25), (15, "regular", "Swift", 35), (17, "semibold", "Done", 42)]
# How Interface Builder's tables say that a width is the text's own.
NATURAL = ("intrinsic", "intrinsic+ineq", "stack-cross:top", "stack-cross:center", "stack-cross:bottom")
# Devices of three pixels a point.
FINE = ("retina5_4", "retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_12")
FRACTIONS = {name.lower(): value for name, value in metrics.WEIGHT_FRACTIONS.items()}


def masters(facts):
    """ASCII character -> widths of text regular, text bold, display regular, display bold in 1/2048 em, without tracking.

    At 8 pt a unit is 1/256 pt, and every regular advance is a whole number of units. The advances at 26 pt lie 10/11 of the way to the display
    design: only that share makes the display design whole numbers too, for all 95 characters.
    """
    result = {}
    for line in (facts / "system_font_advances.tsv").read_text(encoding="utf8").splitlines():
        if line.startswith(("# ", "char")):
            continue
        char, *values = line.split("\t")
        values = [float(v) for v in values]
        text = [values[0] * 256 - TRACKING_8, values[3] * 256 - TRACKING_8]
        at_26 = [values[4] * 2048 / 26 - TRACKING_26, values[7] * 2048 / 26 - TRACKING_26]
        result[char] = text + [t + (d - t) / DISPLAY_26 for t, d in zip(text, at_26)]
    return {char: [round(2 * v) / 2 for v in values] for char, values in result.items()}


def base(char, known):
    """The ASCII character that a character is measured as, or None."""
    if char in known:
        return char
    signs = {"\u2019": "'", "\u2018": "'", "\u2013": "-", "\u201c": '"', "\u201d": '"', "\u00a0": " "}
    first = signs.get(char) or unicodedata.normalize("NFD", char)[0]
    return first if first in known else None


def inter_kerning(path, chars):
    """Inter's kerning of all pairs in 1/2048 em, without those that spread; an apostrophe's is that of Inter's typographic one."""
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))

    @functools.lru_cache(None)
    def width(pair, kerned):
        buffer = hb.Buffer()
        buffer.add_str(pair.replace("'", "\u2019"))
        buffer.guess_segment_properties()
        hb.shape(font, buffer, {"kern": kerned, "calt": False, "liga": False})
        return sum(p.x_advance for p in buffer.glyph_positions)

    units = font.face.upem / 2048
    share = lambda pair: APOSTROPHE_SCALE if "'" in pair else 1
    return np.array([[min(0, share(a + b) * (width(a + b, True) - width(a + b, False)) / units) for b in chars] for a in chars])


def row_classes(matrix):
    """Numbers equal rows alike."""
    seen = {}
    return [seen.setdefault(tuple(np.round(row)), len(seen)) for row in matrix]


class Fit:
    """A linear model of kerning and its observations."""

    def __init__(self, advances, text_kerning):
        self.advances, self.chars = advances, list(advances)
        self.index = {c: i for i, c in enumerate(self.chars)}
        self.inter = text_kerning
        self.left, self.right = row_classes(text_kerning), row_classes(text_kerning.T)
        text = TEXT_SCALE * text_kerning
        self.prior = [text, BOLD_SCALE * text, DISPLAY_SCALE * text, DISPLAY_SCALE * text]
        self.unkerned = set()
        self.reset()

    def reset(self):
        self.variables, self.spread, self.observations = {}, [], []

    def variable(self, key, spread):
        if key not in self.variables:
            self.variables[key] = len(self.spread)
            self.spread.append(spread if key[0] == "tracking" else SPREAD * spread)
        return self.variables[key]

    def observe(self, text, size, weight, units, sigma, exact=False, old=False):
        """Adds the width of a string, in 1/2048 em, known to `sigma`."""
        letters = [base(c, self.advances) for c in text]
        if None in letters:
            return
        display = float(np.interp(size, *BLEND))
        bold = FRACTIONS[weight]
        mix = lambda v: (v[0] + (v[1] - v[0]) * bold) * (1 - display) + (v[2] + (v[3] - v[2]) * bold) * display
        known = sum(mix(self.advances[c]) for c in letters) + len(letters) * float(np.interp(size, list(TRACKING), list(TRACKING.values())))
        terms = collections.Counter()
        for a, b in zip(letters, letters[1:]):
            i, j = self.index[a], self.index[b]
            if (i, j) in self.unkerned:
                continue
            known += mix([m[i, j] for m in self.prior])
            strength = abs(self.inter[i, j])
            share = 0.25 if " " in (a, b) else 1
            terms[self.variable(("class", self.left[i], self.right[j]), share * 0.5 * (6 + 0.15 * strength))] += 1
            terms[self.variable(("pair", i, j), share * 0.5 * (5 + 0.10 * strength))] += 1
            terms[self.variable(("bold", i, j), share * (2 + 0.06 * strength))] += bold
            terms[self.variable(("display class", self.left[i], self.right[j]), share * (4 + 0.15 * strength))] += display
            terms[self.variable(("display", i, j), share * (3 + 0.10 * strength))] += display
            terms[self.variable(("display bold", i, j), share * (2 + 0.06 * strength))] += bold * display
        if not exact:
            # What tracking of this size, in fonts of this time, may be off by.
            terms[self.variable(("tracking", size, old), 3 if old else 0.8)] += len(letters)
        self.observations.append((terms, units - known, sigma, exact))

    def solve(self):
        """Fits four times, leaving out stale frames: whatever is beyond five sigmas."""
        used = self.observations
        for _ in range(4):
            matrix, target = np.zeros((len(used), len(self.spread))), np.zeros(len(used))
            for row, (terms, difference, sigma, _) in enumerate(used):
                for column, count in terms.items():
                    matrix[row, column] = count / sigma * self.spread[column]
                target[row] = difference / sigma
            solution = np.array(self.spread) * (matrix.T @ np.linalg.solve(matrix @ matrix.T + np.eye(len(used)), target))
            error = lambda o: abs(o[1] - sum(c * solution[j] for j, c in o[0].items())) / o[2]
            used = [o for o in self.observations if o[3] or error(o) < 5]
        self.solution = solution

    def tables(self):
        """The four kerning matrices."""
        size = len(self.chars)
        get = lambda key: self.solution[self.variables[key]] if key in self.variables else 0
        grid = lambda key: np.array([[get(key(i, j)) for j in range(size)] for i in range(size)])
        text = grid(lambda i, j: ("class", self.left[i], self.right[j])) + grid(lambda i, j: ("pair", i, j))
        bold = grid(lambda i, j: ("bold", i, j))
        display = grid(lambda i, j: ("display class", self.left[i], self.right[j])) + grid(lambda i, j: ("display", i, j))
        corner = grid(lambda i, j: ("display bold", i, j))
        added = [text, text + bold, text + display, text + bold + display + corner]
        result = [prior + extra for prior, extra in zip(self.prior, added)]
        for i, j in self.unkerned:
            for matrix in result:
                matrix[i, j] = 0
        return [np.round(matrix * 4) / 4 for matrix in result]


def font_of(row, version):
    """Size and weight of a label's or button's font, or None."""
    kind, name = row["fontType"], row["fontStyleOrWeightOrName"]
    if kind == "style":
        style = name.replace("UICTFontTextStyle", "")
        font = STYLES.get(style)
        return (SMALL_STYLES[style], font[1]) if font and 18000 <= version < 21000 else font
    if kind == "system":
        return float(row["pointSize"] or 17), (name or "regular").lower()
    return (float(row["pointSize"] or 17), "bold") if kind == "boldSystem" else None


def true_width(stored, is_fine, version):
    """The middle and the spread of the widths that are stored as this one: Interface Builder rounds up to half a point, on canvases of two pixels a
    point since Xcode 16 to a whole one, and snaps that to the pixels of finer canvases."""
    if not is_fine and 23000 <= version < 30000:
        return stored - 0.5, 0.29
    return stored - 0.25, 0.22 if is_fine else 0.16


def documents(corpus):
    """Text, size, weight, the middle and the spread of the widths that it may have, and tools version of one-line labels and plain system buttons of
    natural width."""
    result = set()
    for file, column in (("labels.tsv", "text"), ("buttons.tsv", "title")):
        with open(corpus / file, encoding="utf8") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                text = row[column]
                if row["hmode"] not in NATURAL or not row["w"] or not text or "\\n" in text or row["misplaced"] == "1" or row["ambiguous"] == "1":
                    continue
                version = float(row["toolsVersion"].split(".")[0] or 0)
                font = font_of(row, version)
                if column == "title":
                    plain = not any(row[k] for k in ("image", "bgImage", "contentEdgeInsets", "titleEdgeInsets", "configStyle"))
                    if not plain or row["titleSource"] != "plain" or float(row["w"]) <= 30:
                        continue
                    if not row["fontType"]:
                        font = (15.0 if row["buttonType"] in ("system", "roundedRect") else 18.0, "regular")
                many_lines = column == "text" and font and float(row["h"] or 0) > 1.6 * font[0] + 3
                if font and font[1] in FRACTIONS and not many_lines:
                    result.add((text, *font, *true_width(float(row["w"]), row["device"] in FINE, version), version))
    return sorted(result)


def observe_all(fit, facts, corpus):
    for line in (facts / "system_font_string_widths.tsv").read_text().splitlines():
        if not line.startswith(("#", "weight")):
            weight, size, text, width = line.split("\t")
            fit.observe(text, float(size), weight, float(width) / float(size) * 2048, 0.03, exact=True)
    for size, weight, text, width in SIMULATOR:
        fit.observe(text, size, weight, (width - 0.25) / size * 2048, 0.1 / size * 2048)
    for text, size, weight, middle, sigma, version in documents(corpus):
        if weight in ("thin", "light", "ultralight") or version < 8000 or (size > 17 and version < 14000):
            continue
        doubt = (1 if version >= 16000 else 1.3) * (2 if weight in ("semibold", "bold") and version < 17000 else 1)
        fit.observe(text, size, weight, middle / size * 2048, sigma * doubt / size * 2048, old=version < 17000)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--facts", type=pathlib.Path, required=True)
    parser.add_argument("--corpus", type=pathlib.Path, required=True)
    parser.add_argument("--source", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/opentype/inter"))
    arguments = parser.parse_args()
    advances = masters(arguments.facts)
    fit = Fit(advances, inter_kerning(arguments.source / "Inter-Regular.otf", list(advances)))
    observe_all(fit, arguments.facts, arguments.corpus)
    fit.solve()
    # Pairs that come out as next to nothing are not kerned at all; the others then carry the exact strings alone.
    tables = fit.tables()
    size = len(fit.chars)
    fit.unkerned = {(i, j) for i in range(size) for j in range(size) if max(abs(t[i, j]) for t in tables) < 5}
    fit.reset()
    observe_all(fit, arguments.facts, arguments.corpus)
    fit.solve()
    tables = fit.tables()
    with open(metrics.DATA / "advances.tsv", "w") as file:
        print("code", *metrics.MASTERS, sep="\t", file=file)
        for char, values in advances.items():
            print("%04X" % ord(char), *("%g" % v for v in values), sep="\t", file=file)
    with open(metrics.DATA / "kerning.tsv", "w") as file:
        print("left", "right", *metrics.MASTERS, sep="\t", file=file)
        for i, left in enumerate(fit.chars):
            for j, right in enumerate(fit.chars):
                values = [t[i, j] for t in tables]
                if any(values):
                    print("%04X" % ord(left), "%04X" % ord(right), *("%g" % v for v in values), sep="\t", file=file)


if __name__ == "__main__":
    main()
