// Live: the scene's constraint system in the solver that Trellis itself uses, compiled for the page.

/** The solver of the page; null until it is unpacked, undefined where the browser has no WebAssembly. */
let solver = null;

async function startSolver(packed) {
  try {
    const bytes = await unpacked(packed, "gzip");
    const { instance } = await WebAssembly.instantiate(bytes, {});
    solver = instance.exports;
  } catch (error) {
    solver = undefined;
  }
}

async function unpacked(text, format) {
  const binary = atob(text.trim());
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))).arrayBuffer();
}

const ORIGIN = 0, LENGTH = 2, CONTENT = 4;
const MEANING = { constraint: 0, autoresizing: 1, nonNegative: 2, natural: 3 };

/** A variation's constraint system, loaded into the solver. Only one is loaded at a time. */
class LiveSystem {
  constructor(variation, siblings) {
    this.variation = variation;
    /** The same scene on other devices: what no constraint places is interpolated between them. */
    this.siblings = siblings.filter((other) => other && other.raw.t === variation.raw.t);
    this.shape = variation.system;
    this.hasSystem = Boolean(this.shape && solver);
    if (!this.hasSystem) return;
    this.places = new Map();
    for (let i = 0; i < this.shape.v.length; i += 2) this.places.set(this.shape.v[i] + ":" + this.shape.v[i + 1], i / 2);
    this.load();
    this.rootRows = [this.row(MEANING.autoresizing, 0, 1), this.row(MEANING.autoresizing, 0, 3)];
    this.wraps = Object.entries(variation.wraps).map(([place, wrap]) => ({
      place: +place, wrap, now: null,
      rows: [0, 1].map((axis) => [this.row(MEANING.natural, +place, 2 * axis), this.row(MEANING.natural, +place, 2 * axis + 1)]),
    }));
    this.values = this.solve();
    this.baseCoefficients = this.rootRows.map((row) => (row < 0 ? 0 : this.shape.r[row][7]));
  }

  load() {
    const { v, r } = this.shape, numbers = [v.length / 2, r.length];
    for (let i = 1; i < v.length; i += 2) numbers.push(v[i] >= CONTENT ? 1 : 0);
    r.forEach((row, place) => {
      numbers.push(row[0], row[1], row[2], this.variation.constants[place], (row.length - 6) / 2);
      for (let i = 6; i < row.length; i++) numbers.push(row[i]);
    });
    const at = solver.reserve(numbers.length);
    new Float64Array(solver.memory.buffer, at, numbers.length).set(numbers);
    if (solver.load() !== r.length) throw new Error("the solver refused a row");
    LiveSystem.loaded = this;
  }

  row(meaning, of, part) {
    return this.shape.r.findIndex((row) => row[3] === meaning && row[4] === of && row[5] === part);
  }

  place(item, axis, kind) { return this.places.get(item + ":" + (axis + kind)); }

  solve() {
    const at = solver.solve();
    return Float64Array.from(new Float64Array(solver.memory.buffer, at, this.shape.v.length / 2));
  }

  answer(at) {
    const numbers = new Float64Array(solver.memory.buffer, at);
    return numbers;
  }

  /** Lays the scene out at a size; answers frames like those of a variation, and content sizes by scroll view. */
  layout(width, height) {
    const frames = Float64Array.from(this.variation.frames);
    const contents = new Map();
    frames[2] = width;
    frames[3] = height;
    if (this.hasSystem) {
      if (LiveSystem.loaded !== this) { this.load(); this.wraps.forEach((wrap) => (wrap.now = null)); }
      [width, height].forEach((length, axis) => { if (this.rootRows[axis] >= 0) solver.set(this.rootRows[axis], -length); });
      this.solveWrapping();
    }
    const scale = this.variation.scale;
    for (const view of this.variation.views) {
      if (view.place === 0) continue;
      const solved = this.hasSystem && view.parent >= 0 ? this.solvedFrame(view, scale) : null;
      const frame = solved ?? this.followedFrame(view, frames);
      for (let i = 0; i < 4; i++) frames[4 * view.place + i] = frame[i];
    }
    for (const place of this.variation.scrolls.keys()) {
      const size = [0, 1].map((axis) => {
        const variable = this.hasSystem ? this.place(place, axis, CONTENT) : undefined;
        return variable === undefined ? null : nearest(this.values[variable], scale);
      });
      contents.set(place, size);
    }
    return { frames, contents };
  }

  /** Texts that wrap: taken unwrapped first, then measured at the width that was solved, and solved again. */
  solveWrapping() {
    const set = (wrap, step) => {
      wrap.now = step;
      const [width, height] = step.size;
      wrap.rows.forEach((rows, axis) => rows.forEach((row) => { if (row >= 0) solver.set(row, -(axis ? height : width)); }));
    };
    for (const wrap of this.wraps) set(wrap, setText(wrap.wrap, Infinity));
    this.values = this.solve();
    for (let round = 0; round < 4; round++) {
      let changed = false;
      for (const wrap of this.wraps) {
        const variable = this.place(wrap.place, 0, LENGTH);
        if (variable === undefined) continue;
        const step = setText(wrap.wrap, this.values[variable]);
        if (String(step.size) !== String(wrap.now.size)) { set(wrap, step); changed = true; }
      }
      if (!changed) break;
      this.values = this.solve();
    }
  }

  solvedFrame(view, scale) {
    const x = this.place(view.place, 0, ORIGIN), y = this.place(view.place, 1, ORIGIN);
    if (x === undefined || y === undefined) return null;
    const width = this.place(view.place, 0, LENGTH), height = this.place(view.place, 1, LENGTH), v = this.values;
    const [top, left, bottom, right] = view.insets;
    const frame = [v[x] - left, v[y] - top, v[width] + left + right, v[height] + top + bottom];
    // A view laid out by frame and mask keeps its fractions.
    return view.flags & FLAG.framed ? frame : frame.map((value) => nearest(value, scale));
  }

  /** What no constraint places goes with its superview, as it does from one device to the next. */
  followedFrame(view, frames) {
    const base = this.variation.frames, parent = view.parent < 0 ? 0 : view.parent;
    const frame = [];
    for (let axis = 0; axis < 2; axis++) {
      const size = frames[4 * parent + 2 + axis], was = base[4 * parent + 2 + axis];
      const own = [base[4 * view.place + axis], base[4 * view.place + 2 + axis]];
      const other = this.siblings.find((sibling) => Math.abs(sibling.frames[4 * parent + 2 + axis] - was) > 0.5);
      if (Math.abs(size - was) < 0.01) {
        [frame[axis], frame[2 + axis]] = own;
      } else if (other) {
        const t = (size - was) / (other.frames[4 * parent + 2 + axis] - was);
        [0, 2].forEach((part, i) => (frame[part + axis] = own[i] + t * (other.frames[4 * view.place + part + axis] - own[i])));
        frame[2 + axis] = Math.max(0, frame[2 + axis]);
      } else {
        [frame[axis], frame[2 + axis]] = [own[0], Math.abs(own[1] - was) < 1 ? size : own[1]];
      }
    }
    return frame;
  }

  /** The required constraints that can't hold together now: the one given up, and the set, as rows. */
  conflicts() {
    if (!this.hasSystem) return [];
    const numbers = this.answer(solver.conflicts()), found = [];
    for (let at = 1, left = numbers[0]; left > 0; left--) {
      const core = Array.from(numbers.subarray(at + 2, at + 2 + numbers[at + 1]));
      found.push({ broken: numbers[at], core });
      at += 2 + core.length;
    }
    return found;
  }

  /** Why a variable has its value: what is constant, rows with multipliers, and variables that nothing determines. */
  explain(variable) {
    const numbers = this.answer(solver.explain(variable)), reasons = [], resting = [];
    let at = 2;
    for (let i = 0; i < numbers[1]; i++, at += 2) reasons.push({ row: numbers[at], multiplier: numbers[at + 1] });
    const count = numbers[at++];
    for (let i = 0; i < count; i++, at += 2) resting.push({ variable: numbers[at], coefficient: numbers[at + 1] });
    return { constant: numbers[0], reasons, resting };
  }

  range(variable) { return Array.from(this.answer(solver.range(variable)).subarray(0, 2)); }
}

/** To the pixel, ties away from zero, as UIKit rounds frames. */
function nearest(value, scale) {
  const pixels = value * scale;
  return (Math.sign(pixels) * Math.floor(Math.abs(pixels) + 0.5 + 1e-6)) / scale;
}

const up = (value, scale) => Math.ceil(value * scale - 1e-6) / scale;

/** The glyphs of a wrapping text by character, once: glyph, x, and right edge. */
function charactersOf(wrap) {
  if (wrap.at) return wrap.at;
  wrap.at = [];
  wrap.blank = new Set(wrap.k);
  wrap.mayBreak = new Set(wrap.o);
  wrap.r.forEach((run, number) => {
    for (let i = 4; i < run.length; i += 2) wrap.at[run[2] + (i - 4) / 2] = { glyph: run[i], x: run[i + 1], end: run[i + 3] ?? run[3], run: number };
  });
  return wrap.at;
}

/** Sets a wrapping text at a width, as LineBreaker.swift does: words go on a line while they fit, blanks hang over its end. */
function setText(wrap, width) {
  const at = charactersOf(wrap), lines = [], limit = wrap.n || Infinity;
  let isCut = false;
  const starts = wrap.p.concat(at.length);
  for (let p = 0; p + 1 < starts.length && !isCut; p++) {
    let start = starts[p], end = starts[p + 1];
    // An end of line has no glyph.
    while (end > start && !at[end - 1]) end--;
    do {
      let index = start;
      while (index < end && !(at[index] && !wrap.blank.has(index) && at[index].end - at[start].x > width + 0.002)) index++;
      if (index < end) {
        let stop = index;
        while (stop > start && !wrap.mayBreak.has(stop)) stop--;
        index = stop > start ? (wrap.u && withoutOrphan(wrap, start, stop, end, width)) || stop : Math.max(index, start + 1);
      }
      let last = index;
      while (last > start && (wrap.blank.has(last - 1) || !at[last - 1])) last--;
      // The blanks at the end are not aligned, but count as far as there is room.
      const extent = index > start && at[index - 1] ? Math.min(width, at[index - 1].end - at[start].x) : 0;
      lines.push({ start, end: last, width: last > start ? at[last - 1].end - at[start].x : 0, extent });
      start = index;
      isCut = lines.length >= limit && (start < end || p + 2 < starts.length);
    } while (start < end && !isCut);
  }
  if (isCut && wrap.e && width < Infinity) cutLine(wrap, lines[lines.length - 1], starts, width);
  const widest = lines.reduce((most, line) => Math.max(most, line.width, line.isCut ? 0 : line.extent), 0);
  return { lines, size: [up(widest, wrap.h[3]), up(wrap.h[0] + wrap.h[1] * (lines.length - 1), wrap.h[3])] };
}

/** Where a line ends that takes its last word along to the next, which would hold one alone; 0 where it doesn't, as in LineBreaker.swift. */
function withoutOrphan(wrap, start, stop, end, width) {
  const { at, blank, mayBreak } = wrap;
  for (let i = stop + 1; i < end; i++) if (mayBreak.has(i)) return 0;
  let earlier = stop - 1, last = end - 1;
  while (earlier > start && !mayBreak.has(earlier)) earlier--;
  while (last > stop && (blank.has(last) || !at[last])) last--;
  return earlier > start && at[earlier] && at[last] && at[last].end - at[earlier].x <= width + 0.002 ? earlier : 0;
}

/** The last line that there is room for goes on to the edge, and ends with an ellipsis. */
function cutLine(wrap, line, starts, width) {
  const at = wrap.at, room = width - wrap.e[1];
  let end = line.start;
  while (at[end] && !starts.includes(end + 1) && at[end].end - at[line.start].x <= room + 0.002) end++;
  while (end > line.start && wrap.blank.has(end - 1)) end--;
  line.end = end;
  line.width = (end > line.start ? at[end - 1].end - at[line.start].x : 0) + wrap.e[1];
  line.isCut = true;
}

/** The marks of a wrapping text in a box. */
function wrappedMarks(wrap, width, height, scale) {
  const { lines, size } = setText(wrap, width), marks = [];
  const top = nearest((height - size[1]) / 2, scale);
  lines.forEach((line, number) => {
    if (line.end <= line.start && !line.isCut) return;
    const baseline = top + wrap.h[2] + number * wrap.h[1];
    const left = [0, (width - line.width) / 2, width - line.width][wrap.a] - (wrap.at[line.start]?.x ?? 0);
    let mark = null;
    for (let i = line.start; i < line.end; i++) {
      const character = wrap.at[i];
      if (!character) continue;
      const run = wrap.r[character.run];
      if (!mark || mark.run !== character.run) {
        marks.push((mark = ["t", run[1], run[0], baseline]));
        mark.run = character.run;
      }
      mark.push(character.glyph, character.x + left);
    }
    if (line.isCut) {
      const run = wrap.r[wrap.at[line.start]?.run ?? 0];
      marks.push(["t", run[1], run[0], baseline, wrap.e[0], left + (wrap.at[line.start]?.x ?? 0) + line.width - wrap.e[1]]);
    }
  });
  return marks;
}

// ---- Drawings at other sizes

/** The marks of a view at another size: between those of two sizes that were drawn, else stretched like a picture's nine parts. */
function marksAt(marks, size, others, width, height) {
  const dx = width - size[0], dy = height - size[1];
  if (Math.abs(dx) < 0.01 && Math.abs(dy) < 0.01) return marks;
  const wide = others.find((other) => Math.abs(other.size[0] - size[0]) > 0.5 && alike(marks, other.marks));
  const high = others.find((other) => Math.abs(other.size[1] - size[1]) > 0.5 && alike(marks, other.marks));
  const moved = (from, to, t, stretch) => (to === undefined ? stretch : from + (to - from) * t);
  return marks.map((mark, i) => changed(mark, (value, isX, path, box, isLength) => {
    const other = isX ? wide : high, change = isX ? dx : dy, length = isX ? size[0] : size[1];
    if (!change) return value;
    if (other) return moved(value, numberAt(other.marks[i], path), change / ((isX ? other.size[0] : other.size[1]) - length));
    if (isLength) return Math.abs(value - length) < 1 ? value + change : value;
    // Text keeps its shape: it goes with the third of the view that its middle stands in.
    const at = box ?? value, share = at < length * 0.4 ? 0 : at > length * 0.6 ? 1 : box === undefined ? (at > length / 2 ? 1 : 0) : 0.5;
    return value + change * share;
  }));
}

/** Whether two lists of marks have the same numbers of numbers. */
function alike(a, b) {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((part, i) => alike(part, b[i]));
  if (typeof a === "string" && a.length > 1) return typeof b === "string" && a.match(/-?[\d.]+/g)?.length === b.match(/-?[\d.]+/g)?.length;
  return typeof a === typeof b;
}

function numberAt(mark, [place, number]) {
  const part = mark[place];
  return number === undefined ? part : Array.isArray(part) ? part[number] : +part.match(/-?[\d.]+/g)[number];
}

/** A mark with each coordinate replaced by what `change(value, isX, where, middle)` answers. */
function changed(mark, change) {
  const result = mark.slice();
  const path = (place) => {
    let number = 0;
    result[place] = mark[place].replace(/-?[\d.]+/g, (text) => {
      const value = change(+text, number % 2 === 0, [place, number]);
      number += 1;
      return " " + Math.round(value * 100) / 100;
    });
  };
  const rect = (x) => {
    const ends = [0, 1].map((axis) => {
      const low = mark[x + axis], length = mark[x + 2 + axis], middle = low + length / 2;
      return [change(low, axis === 0, [x + axis], middle), change(length, axis === 0, [x + 2 + axis], middle, true), axis];
    });
    ends.forEach(([low, length, axis]) => ([result[x + axis], result[x + 2 + axis]] = [low, Math.max(0, length)]));
  };
  switch (mark[0]) {
    case "f": case "e": path(2); break;
    case "s": path(5); break;
    case "d": path(5); break;
    case "c": path(1); result[2] = mark[2]; break;
    case "i": rect(2); break;
    case "m": rect(3); break;
    case "h": rect(4); break;
    case "t": {
      const first = mark[5], last = mark[mark.length - 1];
      const x = (at) => (typeof at === "number" ? at : at[0]);
      const middle = first === undefined ? 0 : (x(first) + x(last)) / 2;
      result[3] = change(mark[3], false, [3], mark[3]);
      for (let i = 5; i < mark.length; i += 2) {
        const at = mark[i];
        result[i] = typeof at === "number" ? change(at, true, [i], middle) : [change(at[0], true, [i, 0], middle), at[1], at[2]];
      }
      break;
    }
  }
  return result;
}
