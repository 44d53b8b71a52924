#!/usr/bin/env python3
"""workloads.py W N: one of the four workloads of Benchmarks/README.md with about N views, in the format ALW1, on standard output."""
import sys

REQUIRED, EDIT, RESISTS_MORE, RESISTS, HUGS = 1000, 999, 751, 750, 250


class Workload:
    """A system under construction. Rows are (priority, relation 0 == 1 <= 2 >=, constant, terms)."""

    def __init__(self, name):
        self.name, self.count, self.rows, self.extras, self.removed = name, 0, [], [], []

    def variable(self):
        self.count += 1
        return self.count - 1

    def view(self):
        return [self.variable() for _ in range(4)]      # x, y, width, height

    def equal(self, constant, *terms, p=REQUIRED):
        self.rows.append((p, 0, constant, terms))
        return len(self.rows) - 1

    def atMost(self, constant, *terms, p=REQUIRED):
        self.rows.append((p, 1, constant, terms))

    def atLeast(self, constant, *terms, p=REQUIRED):
        self.rows.append((p, 2, constant, terms))

    def size(self, v, length, resists=RESISTS):
        self.atMost(-length, (v, 1), p=HUGS)
        self.atLeast(-length, (v, 1), p=resists)

    def bypass(self, constant, *terms):
        self.extras.append((REQUIRED, 0, constant, terms))

    def sweep(self, first, last):
        self.widths = [round(first + (last - first) * t / 99) for t in range(100)]

    def write(self):
        def row(r): return "%d %d %s %d %s" % (r[0], r[1], number(r[2]), len(r[3]), " ".join("%d %s" % (v, number(c)) for v, c in r[3]))
        print("ALW1", self.name)
        print("vars", self.count)
        print("edit", self.root, EDIT, self.widths[0])
        print("cons", len(self.rows))
        for r in self.rows: print(row(r))
        print("extra", len(self.extras))
        for r in self.extras: print(row(r))
        print("editseq", len(self.widths), *self.widths)
        print("const", self.changed[0], number(self.changed[1]), number(self.changed[2]))
        print("rowrm", len(self.removed), *self.removed)
        print("end")


def number(x): return repr(int(x)) if float(x) == int(x) else repr(float(x))


def form(n):
    """W1: a scrolling form, rows of icon, label and detail under each other."""
    s = Workload("W1 %d" % n); count = max(2, n // 4); middle = count // 2
    s.root = s.variable(); cx, cy, cw, ch = s.view(); s.sweep(280, 760)
    s.equal(0, (cx, 1)); s.equal(0, (cy, 1)); s.equal(0, (cw, 1), (s.root, -1))
    rows, links, own = [], [], []
    for i in range(count):
        start = len(s.rows); x, y, w, h = row = s.view()
        ix, iy, iw, ih = s.view(); lx, ly, lw, lh = s.view(); dx, dy, dw, dh = s.view()
        s.equal(0, (x, 1)); s.equal(0, (x, 1), (w, 1), (cw, -1))
        links.append(s.equal(-8, (y, 1), (rows[-1][1], -1), (rows[-1][3], -1)) if rows else s.equal(0, (y, 1)))
        s.atLeast(-44, (h, 1))
        s.equal(-16, (ix, 1)); s.equal(-24, (iw, 1)); s.equal(-24, (ih, 1)); s.equal(0, (iy, 1), (ih, .5), (h, -.5))
        s.equal(-12, (lx, 1), (ix, -1), (iw, -1)); s.equal(-8, (ly, 1)); s.equal(8, (ly, 1), (lh, 1), (h, -1))
        s.atLeast(-8, (dx, 1), (lx, -1), (lw, -1)); s.equal(16, (dx, 1), (dw, 1), (w, -1))
        s.equal(0, (dy, 1), (dh, .5), (h, -.5)); s.atMost(16, (dh, 1), (h, -1))
        s.size(lw, 60 + i * 37 % 160); s.size(lh, 20 + i * 7 % 40); s.size(dw, 40 + i * 29 % 60, RESISTS_MORE); s.size(dh, 17)
        rows.append(row); own.append(range(start, len(s.rows)))
    last = s.equal(-8, (ch, 1), (rows[-1][1], -1), (rows[-1][3], -1))
    s.changed = links[middle], -8, -20
    above = rows[middle - 1]; below = rows[middle + 1][1] if middle + 1 < count else ch
    s.removed = [links[middle + 1] if middle + 1 < count else last, *own[middle]]
    s.bypass(-8, (below, 1), (above[1], -1), (above[3], -1))
    return s


def stacks(n):
    """W2: stacks in stacks, at most eight deep: fill, fillEqually and equalSpacing in turn."""
    s = Workload("W2 %d" % n); s.root = s.variable(); nodes = []

    def grow(count, depth):
        me, rest, left = len(nodes), count - 1, 8 - depth
        nodes.append(([], depth))
        if rest <= 0: return me
        k = rest
        if left > 0:
            k = 1
            while k ** left < rest: k += 1
            k = min(max(2, k), rest)
        for j in range(k): nodes[me][0].append(grow(rest // k + (j < rest % k), depth + 1))
        return me

    def narrowest(i):
        children, depth = nodes[i]
        widths = [narrowest(c) for c in children]
        if not children: return 0
        if depth % 2 == 0: return max(widths)
        return (max(widths) * len(widths) if i % 3 == 1 else sum(widths)) + 8 * (len(widths) - 1)

    grow(n, 0)
    s.sweep(round(narrowest(0) * 1.2 + 200), round(narrowest(0) * 2 + 1000))
    views = [s.view() for _ in nodes]
    s.equal(0, (views[0][0], 1)); s.equal(0, (views[0][1], 1)); s.equal(0, (views[0][2], 1), (s.root, -1))
    gaps, ends, leaves = [], [], 0
    for i, (children, depth) in enumerate(nodes):
        me = views[i]
        if not children:
            s.atLeast(0, (me[2], 1)); s.atLeast(0, (me[3], 1))
            s.size(me[2], 20 + leaves * 17 % 50); s.size(me[3], 16 + leaves * 11 % 24); leaves += 1
            continue
        main, cross = (0, 1) if depth % 2 else (1, 0)
        gap = s.variable() if i % 3 == 2 and len(children) > 1 else None
        if gap is not None: s.atLeast(-8, (gap, 1))
        for j, c in enumerate(children):
            child, before = views[c], views[children[j - 1]]; start = len(s.rows)
            if j == 0: s.equal(0, (child[main], 1))
            elif gap is not None: s.equal(0, (child[main], 1), (before[main], -1), (before[main + 2], -1), (gap, -1))
            else: gaps.append(s.equal(-8, (child[main], 1), (before[main], -1), (before[main + 2], -1)))
            if j and i % 3 == 1: s.equal(0, (child[main + 2], 1), (views[children[0]][main + 2], -1))
            s.equal(0, (child[cross], 1)); s.equal(0, (child[cross + 2], 1), (me[cross + 2], -1))
            links = list(range(start, len(s.rows)))
        end = s.equal(0, (child[main], 1), (child[main + 2], 1), (me[main + 2], -1))
        if len(children) > 1 and not nodes[children[-1]][0]: ends.append((i, children[-1], children[-2], [end, *links], main))
    s.changed = gaps[len(gaps) // 2], -8, -9
    i, leaf, before, links, main = ends[len(ends) // 2]
    mine = [j for j, r in enumerate(s.rows) if all(v in views[leaf] for v, _ in r[3])]
    s.removed = sorted({*links, *mine})
    s.bypass(0, (views[before][main], 1), (views[before][main + 2], 1), (views[i][main + 2], -1))
    return s


def grid(n):
    """W3: a flat grid of equal cells, ten to a row, 3 high for 4 wide."""
    columns = 10 if n >= 100 else 5; count = n // columns; middle = count // 2
    s = Workload("W3 %d" % n); s.root = s.variable(); height = s.variable(); s.sweep(400, 1400)
    cells, links, own = {}, {}, []
    for r in range(count):
        for c in range(columns):
            start = len(s.rows); x, y, w, h = cells[r, c] = s.view()
            if c == 0: s.equal(-16, (x, 1))
            else: s.equal(-8, (x, 1), (cells[r, c - 1][0], -1), (cells[r, c - 1][2], -1))
            if (r, c) != (0, 0): s.equal(0, (w, 1), (cells[0, 0][2], -1))
            links[r, c] = s.equal(-8, (y, 1), (cells[r - 1, c][1], -1), (cells[r - 1, c][3], -1)) if r else s.equal(-16, (y, 1))
            s.equal(0, (h, 1), (w, -.75)); s.size(w, 40 + (r * columns + c) * 13 % 50)
            if r == middle: own += range(start, len(s.rows))
        if r == 0: s.equal(16, (cells[0, columns - 1][0], 1), (cells[0, columns - 1][2], 1), (s.root, -1))
    last = s.equal(-16, (height, 1), (cells[count - 1, 0][1], -1), (cells[count - 1, 0][3], -1))
    changed = links[middle, columns // 2]; s.changed = changed, s.rows[changed][2], s.rows[changed][2] - 12
    if middle + 1 < count:
        s.removed = [links[middle + 1, c] for c in range(columns)] + own
        for c in range(columns): s.bypass(-8, (cells[middle + 1, c][1], 1), (cells[middle - 1, c][1], -1), (cells[middle - 1, c][3], -1))
    else:
        s.removed = [last] + own
        s.bypass(-16, (height, 1), (cells[middle - 1, 0][1], -1), (cells[middle - 1, 0][3], -1))
    return s


def chain(n):
    """W4: equal widths along a chain, entered odd links first, then even ones, the pin last."""
    s = Workload("W4 %d" % n); s.root = s.variable(); s.sweep(300, 800); middle = n // 2
    views = [s.view() for _ in range(n)]; tops, own, widths = [], [], {}
    for i, (x, y, w, h) in enumerate(views):
        start = len(s.rows)
        s.equal(-16, (x, 1))
        tops.append(s.equal(-4, (y, 1), (views[i - 1][1], -1), (views[i - 1][3], -1)) if i else s.equal(-16, (y, 1)))
        s.equal(-(20 + i * 7 % 30), (h, 1), p=RESISTS)
        own.append([start, start + 2])
    for parity in 1, 0:
        for i in range(1, n):
            if i % 2 == parity: widths[i] = s.equal(0, (views[i][2], 1), (views[i - 1][2], -1))
    s.equal(32, (views[0][2], 1), (s.root, -1))
    s.changed = tops[middle], -4, -10
    s.removed = [widths[middle + 1], tops[middle + 1], widths[middle], tops[middle], *own[middle]]
    above, below = views[middle - 1], views[middle + 1]
    s.bypass(0, (below[2], 1), (above[2], -1)); s.bypass(-4, (below[1], 1), (above[1], -1), (above[3], -1))
    return s


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("W1", "W2", "W3", "W4"): sys.exit(__doc__)
    {"W1": form, "W2": stacks, "W3": grid, "W4": chain}[sys.argv[1]](int(sys.argv[2])).write()
