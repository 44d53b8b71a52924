#!/usr/bin/env python3
"""reference.py SOLVER COUNT [FIRST_SEED]: random systems and changes through our solver (the program solve-systems) and through HiGHS.

HiGHS minimises one priority at a time. Checked in every phase: required constraints hold; every priority's violations are what HiGHS
finds; a reported conflict's core can't hold, and can without any one member; the rest can hold; a fresh solver gives the same values."""
import random, subprocess, sys
import numpy as np, highspy

INF = highspy.kHighsInf
BROKEN = float(np.nextafter(np.float32(1000), np.float32(0)))
KINDS = ["interface", "dense", "degenerate", "contradictory", "ambiguous", "scaled", "stacks"]


def stacks(rng, limit):
    """Stacks in stacks with few different sizes: ties, equal rows, kinks that coincide."""
    rows, count = [], 1      # variable 0 is the root's width

    def add(p, rel, k, *terms): rows.append(dict(p=p, rel=rel, late=0, k=k, t=list(terms), edit=False))

    def view(depth):
        nonlocal count
        p, l, q, c = count, count + 1, count + 2, count + 3          # start and length along the stack's axis, and across
        count += 4
        if depth % 2: p, l, q, c = q, c, p, l
        if depth == 3 or count + 12 > limit or (depth and rng.random() < 0.3):
            for size in (l, c):
                n = rng.choice([20, 20, 40, 44])
                add(1000, 2, 0, (size, 1)); add(rng.choice([250, 250, 251]), 1, -n, (size, 1)); add(rng.choice([750, 750, 749]), 2, -n, (size, 1))
            return p, l, q, c
        kind, last, first, gap = rng.choice(["fill", "equal", "spaced"]), None, None, None
        if kind == "spaced": gap = count; count += 1; add(1000, 2, -8, (gap, 1))
        for _ in range(rng.randint(2, 4)):
            cq, cc, cp, cl = view(depth + 1)
            if last is None: add(1000, 0, 0, (cp, 1)); first = cl
            else:
                add(1000, 0, 0 if gap else -8, (cp, 1), (last[0], -1), (last[1], -1), *([(gap, -1)] if gap else []))
                if kind == "equal": add(1000, 0, 0, (cl, 1), (first, -1))
            add(1000, 0, 0, (cq, 1)); add(rng.choice([1000, 1000, 999]), 0, 0, (cc, 1), (c, -1))
            last = cp, cl
            if count + 12 > limit: break
        add(1000, 0, 0, (last[0], 1), (last[1], 1), (l, -1))
        return p, l, q, c

    p, l, q, c = view(0)
    rows.append(dict(p=rng.choice([999, 1000]), rel=0, late=0, k=-rng.choice([60, 100, 200, 300]), t=[(0, 1)], edit=False))
    add(1000, 0, 0, (rng.choice([l, c]), 1), (0, -1))
    return count, rows


def make(rng, kind, limit):
    if kind == "stacks": return stacks(rng, max(20, limit))
    n = rng.randint(2, limit)
    m = {"interface": n + rng.randint(0, 2 * n), "contradictory": rng.randint(1, 2 * n), "ambiguous": rng.randint(1, n)}.get(kind, rng.randint(1, 2 * n))
    return n, [row(rng, kind, n) for _ in range(m)]


def priority(rng, kind):
    required = {"contradictory": 0.7, "interface": 0.5}.get(kind, 0.3)
    return 1000 if rng.random() < required else rng.choice([999, 751, 750, 750, 500.5, 250, 250, 49])


def constant(rng, kind):
    if kind == "degenerate": return rng.randint(-2, 2) * 10
    if kind == "dense": return rng.randint(-2000, 2000) / 8
    if kind == "scaled": return rng.choice([0, 1, -1, 1e4, -1e7, 1e7, 33.25])
    return rng.randint(-30, 30) * 4


def row(rng, kind, n):
    if kind == "interface" and rng.random() < 0.5:      # a link between neighbours
        a = rng.randrange(n); b = max(0, a - rng.randint(1, 3))
        terms = [(a, 1), (b, -1)] + ([(rng.randrange(n), rng.choice([-1, -1, 0.5]))] if rng.random() < 0.5 else [])
    else:
        count = rng.randint(1, 6) if kind == "dense" else rng.choice([1, 1, 2, 2, 3])
        pool = [1, -1, 0.5, -0.5, 2, -3, 0.25] if kind == "dense" else [1, 1, -1, -1, 0.5, 2]
        terms = [(rng.randrange(n), rng.choice(pool)) for _ in range(count)]
        if kind == "scaled": terms = [(v, c * (1e-3, 1, 1e3)[v % 3]) for v, c in terms]      # every third variable in other units
    return dict(p=priority(rng, kind), rel=rng.choice([0, 0, 1, 2]), late=int(rng.random() < 0.1), k=constant(rng, kind), t=terms, edit=False)


def merged(terms):
    d = {}
    for v, c in terms: d[v] = d.get(v, 0) + c
    return {v: c for v, c in d.items() if c != 0}


class Lp:
    def __init__(self, n):
        self.h = highspy.Highs(); self.h.setOptionValue("output_flag", False)
        self.h.setOptionValue("primal_feasibility_tolerance", 1e-9); self.h.setOptionValue("dual_feasibility_tolerance", 1e-9)
        self.cols = n; self.errors = {}
        for _ in range(n): self.h.addVar(-INF, INF)

    def add(self, r, p):
        t = merged(r["t"]); idx, val = list(t), list(t.values())
        lo = -r["k"] if r["rel"] != 1 else -INF; hi = -r["k"] if r["rel"] != 2 else INF
        if p == 1000 and t:
            s = max(map(abs, val)); val = [v / s for v in val]; lo /= s; hi /= s
        if p != 1000:
            if r["rel"] != 1: self.slack(idx, val, 1.0, p)
            if r["rel"] != 2: self.slack(idx, val, -1.0, p)
        self.h.addRow(lo, hi, len(idx), np.array(idx, dtype=np.int32), np.array(val, dtype=float))

    def slack(self, idx, val, c, p):
        self.h.addVar(0, INF); idx.append(self.cols); val.append(c); self.errors.setdefault(p, []).append(self.cols); self.cols += 1

    def holds(self):
        self.h.run(); return self.h.getModelStatus() in (highspy.HighsModelStatus.kOptimal, highspy.HighsModelStatus.kUnbounded, highspy.HighsModelStatus.kModelEmpty)

    def optimum(self, slack=1e-9):
        best = {}
        for p in sorted(self.errors, reverse=True):
            for q, js in self.errors.items():
                for j in js: self.h.changeColCost(j, 1.0 if q == p else 0.0)
            self.h.run()
            if self.h.getModelStatus() != highspy.HighsModelStatus.kOptimal: return None
            z = max(0.0, self.h.getInfo().objective_function_value); best[p] = z
            js = self.errors[p]
            self.h.addRow(-INF, z + slack * (1 + z), len(js), np.array(js, dtype=np.int32), np.ones(len(js)))
        return best


def can_hold(n, rows):
    lp = Lp(n)
    for r in rows: lp.add(r, 1000)
    return lp.holds()


def miss(r, x):
    e = sum(c * x[v] for v, c in r["t"]) + r["k"]
    return abs(e) if r["rel"] == 0 else max(0, e) if r["rel"] == 1 else max(0, -e)


def check(n, rows, answer, kind):
    x = list(map(float, answer["values"])); size = 1 + max(map(abs, x), default=0)
    broken = {c[0] for c in answer["conflicts"]}
    for b, core in answer["conflicts"]:
        if can_hold(n, [rows[i] for i in core]): return "a core can hold"
        for i in core:
            if not can_hold(n, [rows[j] for j in core if j != i]): return "a core isn't irreducible"
    lp, strict, sums = Lp(n), Lp(n), {}
    for i, r in rows.items():
        p = BROKEN if i in broken else r["p"]
        lp.add(r, p); strict.add(r, p); d = miss(r, x)
        scale = max([1] + [abs(c) for _, c in r["t"]])
        if p == 1000 and d > 1e-7 * scale * size: return f"required constraint {i} misses by {d}"
        sums[p] = sums.get(p, 0) + d
    best = lp.optimum()
    if best is None: return "SKIP"
    for p in sorted(best, reverse=True):
        if sums.get(p, 0) > best[p] + 1e-6 * (size + best[p]):
            # HiGHS may go 1e-9 beyond each higher optimum, which chains of coefficients turn into more: ask again without that.
            tight = strict.optimum(0.0)
            if tight is None or sums.get(p, 0) <= tight[p] + 1e-6 * (size + tight[p]) or (kind == "scaled" and p != max(best)): return "SKIP"
            return f"priority {p}: {sums.get(p, 0)}, HiGHS {best[p]}"
        if sums.get(p, 0) < best[p] - 1e-4 * (size + best[p]): return "SKIP"        # HiGHS gave up accuracy
    if answer["fresh"] > 1e-9: return f"differs from a fresh solve by {answer['fresh']}"
    return None


class Program:
    def __init__(self, path): self.p = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    def tell(self, line): self.p.stdin.write(line + "\n")
    def add(self, r):
        if r["edit"]: self.tell(f"edit {r['p']} {r['t'][0][0]} {-r['k']!r}")
        else: self.tell(f"add {r['p']} {r['rel']} {r['late']} {r['k']!r} " + " ".join(f"{v} {c!r}" for v, c in r["t"]))
    def solve(self):
        self.tell("solve"); self.p.stdin.flush(); a = dict(conflicts=[])
        while True:
            line = self.p.stdout.readline()
            if not line: raise SystemExit("the solver stopped")
            w = line.split()
            if w[0] == "values": a["values"] = w[1:]
            elif w[0] == "conflict": a["conflicts"].append((int(w[1]), list(map(int, w[3:]))))
            elif w[0] == "fresh": a["fresh"] = float(w[1]); return a


def change(rng, kind, n, rows, program, count):
    op = rng.randrange(10) if rows else 0
    i = rng.choice(list(rows)) if rows else None
    if op <= 2: rows[count] = row(rng, kind, n); program.add(rows[count]); return count + 1
    if op <= 4: del rows[i]; program.tell(f"remove {i}"); return count
    if op <= 7: rows[i]["k"] = constant(rng, kind); program.tell(f"constant {i} {rows[i]['k']!r}"); return count
    if op == 8: rows[i]["p"] = priority(rng, kind); program.tell(f"priority {i} {rows[i]['p']}"); return count
    rows[count] = dict(p=rng.choice([999, 999, 600]), rel=0, late=0, k=constant(rng, kind), t=[(rng.randrange(n), 1)], edit=True)
    program.add(rows[count]); return count + 1


def moved(rng, rows, program, steps):
    """The same constant over and over, as in a resize; the last state is what the phase checks."""
    i, answers = rng.choice(list(rows)), []
    for _ in range(steps):
        rows[i]["k"] += rng.choice([-3, -1, 1, 2, 10])
        program.tell(f"constant {i} {rows[i]['k']!r}"); answers.append((dict(rows[i]), program.solve()))
    return i, answers


def main():
    program = Program(sys.argv[1]); total = int(sys.argv[2]); seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    done = bad = skipped = systems = 0
    while done < total:
        rng = random.Random(seed); kind = KINDS[seed % len(KINDS)]
        if len(sys.argv) > 4 and kind != sys.argv[4]: seed += 1; continue
        n, initial = make(rng, kind, rng.choice([6, 15, 30, 60])); rows = {}
        program.tell(f"new {n}")
        for r in initial: rows[len(rows)] = r; program.add(r)
        count = len(rows)
        for phase in range(4):
            if phase:
                for _ in range(rng.randint(1, 3)): count = change(rng, kind, n, rows, program, count)
            states = [({i: dict(r) for i, r in rows.items()}, program.solve())]
            if phase == 1 and rows and rng.random() < 0.5:
                i, answers = moved(rng, rows, program, rng.randint(3, 6))
                states += [({**rows, i: r}, answer) for r, answer in answers]
            faults = [check(n, state, answer, kind) for state, answer in states]
            done += len(faults); skipped += faults.count("SKIP")
            fault = next((f for f in faults if f and f != "SKIP"), None)
            if fault: bad += 1; print(f"seed {seed} {kind} phase {phase}, {n} variables: {fault}"); break
        seed += 1
        systems += 1
        if seed % 500 == 0 and sys.stderr.isatty(): print(f"\r{done} of {total}", end="", file=sys.stderr)
    print(f"{done} systems ({systems} and changes to them), {bad} wrong, {skipped} that HiGHS couldn't decide")
    sys.exit(1 if bad else 0)


main()
