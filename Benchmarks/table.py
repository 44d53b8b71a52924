#!/usr/bin/env python3
"""table.py RESULTS: the lines of alw and its peers as one table with ratios (peer / trellis)."""
import sys

figures = {}
for line in open(sys.argv[1]):
    w = line.split()
    if len(w) < 5 or w[0] == "work":
        continue
    if "median_us" in w:
        figures[w[1], int(w[2]), w[3], w[0]] = float(w[5])
    elif w[3] == "e_mem_kib":
        figures[w[1], int(w[2]), "e_mem_kib", w[0]] = float(w[4])

peers = sorted({k[3] for k in figures} - {"trellis"})


def text(x, phase):
    if x is None: return "-"
    if phase == "e_mem_kib": return f"{x / 1024:.1f} MiB"
    return f"{x:.1f} us" if x < 1000 else f"{x / 1000:.2f} ms" if x < 1e6 else f"{x / 1e6:.2f} s"


print("| workload | n | phase | trellis | " + " | ".join(f"{p} | ratio" for p in peers) + " |")
print("|---|---|---|---|" + "---|---|" * len(peers))
for w, n, phase in sorted({k[:3] for k in figures}):
    mine = figures.get((w, n, phase, "trellis"))
    cells = []
    for p in peers:
        theirs = figures.get((w, n, phase, p))
        cells += [text(theirs, phase), f"{theirs / mine:.1f}x" if theirs and mine else "-"]
    print(f"| {w} | {n} | {phase[2:]} | {text(mine, phase)} | " + " | ".join(cells) + " |")
