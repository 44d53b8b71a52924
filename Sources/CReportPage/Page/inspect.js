// The workbench of a scene: its views as a tree, the scene itself to scroll, click and drag, and why each number is what it is.

const EDGE = { 1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width", 8: "height", 9: "centerX", 10: "centerY", 11: "lastBaseline", 12: "firstBaseline", 13: "left", 14: "right", 15: "top", 16: "bottom", 17: "leading", 18: "trailing", 19: "centerX", 20: "centerY" };
const PARTS = [["x", 0, ORIGIN], ["y", 1, ORIGIN], ["width", 0, LENGTH], ["height", 1, LENGTH]];

/** What the switches stand at; kept from scene to scene. */
const choice = { device: 0, contentSize: 0, direction: 0, style: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light", outlines: false };

class Bench {
  constructor(scene, main) {
    this.scene = scene;
    this.selected = null;
    this.part = null;
    this.lit = null;
    this.main = main;
    this.abort = new AbortController();
    this.build();
    addEventListener("resize", () => this.fit(), { signal: this.abort.signal });
    addEventListener("keydown", (event) => this.key(event), { signal: this.abort.signal });
    this.show();
  }

  close() { this.abort.abort(); }

  get key0() {
    const wanted = [`${choice.device},${choice.contentSize},${choice.direction}`, `0,${choice.contentSize},${choice.direction}`, this.scene.base];
    return wanted.find((key) => key in this.scene.variations);
  }

  build() {
    this.treePane = el("nav", { class: "pane left", "aria-label": "Views" });
    this.stage = el("div", { class: "stage", role: "group", "aria-label": `Picture of ${this.scene.name}. The tree of views names what is in it.` });
    this.foot = el("div", { class: "foot" });
    this.inspector = el("section", { class: "pane right", "aria-label": "Inspector" });
    this.main.replaceChildren(el("div", { class: "work" }, this.treePane, el("div", { class: "middle" }, this.switches(), this.stage, this.foot), this.inspector));
  }

  switches() {
    const change = (name, value) => { choice[name] = value; this.show(); };
    const segments = (name, label, options) => options.length < 2 ? null :
      el("div", { class: "segments", role: "group", "aria-label": label }, ...options.map(([value, words]) => {
        const button = el("button", { type: "button", "aria-pressed": String(choice[name] === value), onclick: () => {
          for (const other of button.parentElement.children) other.setAttribute("aria-pressed", String(other === button));
          change(name, value);
        } }, words);
        return button;
      }));
    const named = this.scene.devices.map((device, place) => [device, place]).filter(([device], place, all) => all.findIndex(([other]) => other === device) === place);
    const device = named.length > 1 && el("label", {}, "Device", el("select", { onchange: (event) => change("device", +event.target.value) },
      ...named.map(([words, value]) => el("option", { value: String(value), selected: value === choice.device }, words.length > 34 ? words.slice(0, 33) + "…" : words))));
    return el("div", { class: "switches" },
      el("a", { href: "#findings", class: "plain", "aria-label": "Back to findings and scenes" }, "←"),
      el("strong", {}, this.scene.name), device,
      segments("contentSize", "Text size", D.contentSizes.map((words, place) => [place, words])),
      segments("direction", "Direction", D.directions > 1 ? [[0, "LTR"], [1, "RTL"]] : []),
      segments("style", "Style", [["light", "Light"], ["dark", "Dark"]]),
      segments("outlines", "Outlines", [[false, "Plain"], [true, "Outlines"]]));
  }

  /** Draws the scene as the switches stand. */
  show() {
    this.variation = variationOf(this.scene, this.key0);
    const siblings = D.devices.map((_, i) => i + 1).concat(0).map((device) => `${device},${this.variation.key.split(",").slice(1).join(",")}`)
      .filter((key) => key !== this.variation.key).map((key) => variationOf(this.scene, key));
    this.live = null;
    this.siblings = siblings;
    this.conflicts = [];
    this.picture = new SceneElement(this.variation, choice.style);
    this.picture.element.classList.toggle("dark", choice.style === "dark");
    this.marks = sheet("marks");
    const handles = ["x", "y", "xy"].map((kind) => this.handle(kind));
    this.fitter = el("div", { class: "fit" }, this.picture.element, this.marks);
    this.device = el("div", { class: "device" + (choice.outlines ? " outlines" : "") }, this.fitter, ...handles);
    this.stage.replaceChildren(this.device);
    this.picture.element.addEventListener("click", (event) => this.pick(event));
    this.picture.element.addEventListener("scroll", () => this.drawMarks(), { capture: true, passive: true });
    this.fit();
    this.picture.scrollToStart();
    this.drawTree();
    if (this.selected !== null && this.selected >= this.variation.views.length) this.selected = null;
    this.inspect();
    this.drawFoot();
  }

  fit() {
    const width = this.picture.frames[2], height = this.picture.frames[3];
    const room = { width: this.stage.clientWidth - 84, height: this.stage.clientHeight - 76 };
    this.zoom = Math.max(0.2, Math.min(1.25, room.width / width, room.height / height));
    this.fitter.style.transform = `scale(${this.zoom})`;
    this.device.style.width = width * this.zoom + "px";
    this.device.style.height = height * this.zoom + "px";
    this.drawMarks();
  }

  // ---- The tree of views

  drawTree() {
    const list = el("ul", { class: "tree", role: "tree", "aria-label": "Views" });
    const depths = [];
    this.items = this.variation.views.map((view) => {
      depths[view.place] = view.parent < 0 ? 0 : depths[view.parent] + 1;
      if (!(view.flags & FLAG.authored) && view.place !== 0) return null;
      let depth = 0;
      for (let up = view.parent; up >= 0; up = this.variation.views[up].parent) if (this.variation.views[up].flags & FLAG.authored || up === 0) depth++;
      const words = view.name.replace(/^UI/, "");
      const item = el("li", { role: "treeitem", "aria-level": String(depth + 1), tabindex: "-1", "data-view": String(view.place), "aria-selected": "false" },
        el("div", { class: view.flags & FLAG.hidden ? "off" : "", style: `padding-left:${6 + depth * 13}px` }, el("span", {}, view.cls.replace(/^UI/, "")), words.startsWith(view.cls.replace(/^UI/, "")) ? el("span", { class: "of" }, words.slice(view.cls.replace(/^UI/, "").length)) : el("span", { class: "of" }, words)));
      list.append(item);
      return item;
    });
    list.addEventListener("click", (event) => { const item = event.target.closest("li"); if (item) this.select(+item.dataset.view); });
    list.addEventListener("keydown", (event) => this.treeKey(event));
    this.treePane.replaceChildren(el("h2", {}, "Views"), list, el("p", { class: "hint", style: "margin-top:14px" }, "Click a view, here or in the picture. Drag an edge of the picture to solve it anew."));
    const first = this.items.find(Boolean);
    if (first) first.tabIndex = 0;
  }

  treeKey(event) {
    const shown = this.items.filter(Boolean), at = shown.indexOf(event.target.closest("li"));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const item = shown[clamp(next, 0, shown.length - 1)];
    this.select(+item.dataset.view);
    item.focus();
  }

  key(event) {
    if (event.target.closest?.("input, select, textarea") || event.metaKey || event.ctrlKey || event.altKey) return;
    const scenes = D.scenes, at = this.scene.number;
    const keys = {
      Escape: () => (location.hash = "#scenes"),
      "[": () => at > 0 && (location.hash = sceneHash(scenes[at - 1])),
      "]": () => at + 1 < scenes.length && (location.hash = sceneHash(scenes[at + 1])),
      o: () => this.press("Outlines", choice.outlines ? 0 : 1), d: () => this.press("Style", choice.style === "dark" ? 0 : 1),
    };
    if (keys[event.key]) { keys[event.key](); event.preventDefault(); }
  }

  press(group, place) { $(`.segments[aria-label="${group}"]`, this.main)?.children[place]?.click(); }

  // ---- Choosing a view

  pick(event) {
    let node = event.target.closest(".v");
    while (node && !(node.classList.contains("own") || node.dataset.view === "0")) node = node.parentElement.closest(".v");
    if (node) this.select(+node.dataset.view);
  }

  select(place) {
    if (!this.variation.views[place]) return;
    this.selected = place;
    this.part = null;
    this.lit = null;
    this.inspect();
    this.items.find((item) => item?.dataset.view === String(place))?.scrollIntoView({ block: "nearest" });
  }

  get system() {
    if (!this.live) {
      this.live = new LiveSystem(this.variation, this.siblings);
      this.conflicts = this.live.conflicts();
    }
    else if (this.live.hasSystem && LiveSystem.loaded !== this.live) this.live.layout(this.picture.frames[2], this.picture.frames[3]);
    return this.live;
  }

  inspect() {
    this.picture.nodes.forEach((node, place) => node.classList.toggle("sel", place === this.selected));
    this.items.forEach((item, place) => {
      if (!item) return;
      item.setAttribute("aria-selected", String(place === this.selected));
      if (place === this.selected) { for (const other of this.items) if (other) other.tabIndex = -1; item.tabIndex = 0; }
    });
    this.drawInspector();
    this.drawMarks();
  }

  drawInspector() {
    if (this.selected === null) {
      const found = atlas.of(this.scene);
      this.inspector.replaceChildren(el("div", { class: "who" }, el("h3", {}, this.scene.name), el("p", {}, D.documents[this.scene.document].path)),
        el("p", { class: "hint" }, "Choose a view to see why it stands where it stands."),
        el("p", { class: "hint", style: "margin-top:10px" }, el("kbd", {}, "["), " ", el("kbd", {}, "]"), " other scenes, ", el("kbd", {}, "o"), " outlines, ", el("kbd", {}, "d"), " dark, ", el("kbd", {}, "Esc"), " back"),
        ...this.findingList(found));
      return;
    }
    const view = this.variation.views[this.selected], f = this.picture.frames.slice(4 * this.selected, 4 * this.selected + 4);
    const natural = this.variation.natural.slice(2 * view.place, 2 * view.place + 2).map((value) => (value < 0 ? "none" : short(value)));
    const [hugH, resistH, hugV, resistV] = view.priorities;
    const scroll = this.variation.scrolls.get(view.place);
    const facts = [["Natural size", natural[0] === "none" && natural[1] === "none" ? "none" : `${natural[0]} × ${natural[1]}`], ["Hugging", `${hugH} across, ${hugV} down`], ["Resists compression", `${resistH} across, ${resistV} down`]];
    if (view.insets.some(Boolean)) facts.push(["Alignment rect", `${short(f[0] + view.insets[1])}, ${short(f[1] + view.insets[0])}, ${short(f[2] - view.insets[1] - view.insets[3])} × ${short(f[3] - view.insets[0] - view.insets[2])}`]);
    if (scroll) facts.push(["Content", `${short(this.picture.contents.get(view.place).scroll.width)} × ${short(this.picture.contents.get(view.place).scroll.height)}`]);
    facts.push(["Laid out by", view.flags & FLAG.framed ? "frame and autoresizing mask" : "constraints"]);
    if (view.flags & FLAG.hidden) facts.push(["Hidden", "yes"]);
    this.inspector.replaceChildren(
      el("div", { class: "who" }, el("h3", {}, view.name), el("p", {}, view.cls, view.id ? ` · ${view.id}` : "", view.line ? ` · line ${view.line}` : ""), view.text ? el("p", {}, `“${view.text}”`) : null),
      el("div", { class: "numbers", role: "group", "aria-label": "Frame: choose a number to see why" }, ...PARTS.map(([name], place) =>
        el("button", { type: "button", "aria-pressed": String(this.part === place), onclick: () => { this.part = this.part === place ? null : place; this.lit = null; this.drawInspector(); this.drawMarks(); } }, el("span", {}, name), el("b", {}, short(f[place]))))),
      ...(this.part === null ? [] : [this.why(view, this.part)]),
      el("dl", { class: "facts" }, ...facts.flatMap(([name, words]) => [el("dt", {}, name), el("dd", {}, words)])),
      ...this.ruleList(view), ...this.findingList(atlas.of(this.scene).filter((finding) => finding.spot.place === view.place)));
  }

  findingList(found) {
    return found.length ? [el("h2", {}, plural(found.length, "finding")), el("div", { class: "rules" }, ...found.map((finding) => el("button", { class: "rule", type: "button", onclick: () => this.select(finding.spot.place) }, finding.message, el("small", {}, finding.kind))))] : [];
  }

  // ---- Constraints

  ruleList(view) {
    const rules = this.variation.tree.k.map((rule, place) => ({ rule, place })).filter(({ rule }) => [rule[1], rule[3]].some((item) => item === view.place || (item !== null && item < 0 && this.variation.tree.g[-item - 1][0] === view.place)));
    if (!rules.length) return [el("p", { class: "hint", style: "margin-bottom:14px" }, "No constraint speaks of this view.")];
    return [el("h2", {}, plural(rules.length, "constraint")), el("div", { class: "rules" }, ...rules.map(({ rule, place }) => this.ruleButton(rule, place)))];
  }

  ruleButton(rule, place, note = null) {
    const row = this.system.hasSystem ? this.live.shape.r.findIndex((row) => row[3] === MEANING.constraint && row[4] === place) : -1;
    const miss = row >= 0 ? solver.violation(row) : 0, isBroken = row >= 0 && this.conflicts.some((conflict) => conflict.broken === row);
    const words = [note, rule[8] ? `line ${rule[8]}` : null, isBroken ? "given up" : miss > 0.01 ? `misses by ${short(miss)}` : null].filter(Boolean).join(" · ");
    const button = el("button", { class: "rule" + (isBroken ? " broken" : miss > 0.01 ? " miss" : ""), type: "button", "aria-pressed": String(this.lit === place), onclick: () => {
      this.lit = this.lit === place ? null : place;
      for (const other of this.inspector.querySelectorAll(".rule[data-rule]")) other.setAttribute("aria-pressed", String(+other.dataset.rule === this.lit));
      this.drawMarks();
    }, onmouseenter: () => this.drawMarks(place), onmouseleave: () => this.drawMarks(), onfocus: () => this.drawMarks(place), onblur: () => this.drawMarks(), "data-rule": String(place) }, el("code", {}, rule[0]), words && el("small", {}, words));
    return button;
  }

  /** Why one of the four numbers is what it is: the chain of what determines it. */
  why(view, part) {
    const [name, axis, kind] = PARTS[part], live = this.system, f = this.picture.frames[4 * view.place + part];
    const box = (...children) => el("div", { class: "why" }, ...children);
    if (solver === undefined) return box("This browser has no WebAssembly, so the page can't ask the solver.");
    const variable = live.hasSystem && !(view.place === 0) ? live.place(view.place, axis, kind) : undefined;
    if (view.place === 0) return box(`The device, or the scene's container, gives the root its ${name}.`);
    if (variable === undefined) return box(view.parent < 0 ? "The bar's container places it." : view.flags & FLAG.authored ? `Its frame and autoresizing mask give its ${name}: ${short(f)}. No constraint speaks of it.` : `${this.variation.views[view.parent].cls} lays this view out itself.`);
    const { constant, reasons, resting } = live.explain(variable);
    const value = live.values[variable], inset = view.insets[axis ? 0 : 1];
    const items = reasons.map(({ row, multiplier }) => this.reason(live.shape.r[row], row, multiplier)).filter(Boolean);
    const head = `${name} is ${short(f)}` + (Math.abs(value - f) > 0.01 ? inset && kind === ORIGIN ? ` (alignment rect: ${short(value)})` : ` (solved: ${short(value)}, to the pixel)` : "");
    const range = live.range(variable);
    const open = range[1] - range[0] > 0.01;
    return box(el("b", {}, head), open ? el("p", {}, `It could be anything ${range[0] < -1e6 ? "" : "from " + short(range[0])} ${range[1] > 1e6 ? "up" : "to " + short(range[1])}: nothing decides, so it rests here.`) : null,
      items.length ? el("p", { class: "hint" }, "Because, from here outwards:") : null, el("ol", {}, ...items.map((item) => el("li", {}, item))),
      resting.length && !open ? el("p", { class: "hint" }, "The rest of the chain is left open and rests at its natural place.") : null);
  }

  reason(row, place, multiplier) {
    const times = Math.abs(Math.abs(multiplier) - 1) > 1e-6 ? `counts ${short(Math.abs(multiplier))} times` : null;
    const named = (item) => (item >= 0 ? this.variation.views[item]?.name : this.variation.tree.g[-item - 1]?.[1]) ?? "a guide";
    const axis = row[5] >> 1;
    switch (row[3]) {
      case MEANING.constraint: {
        const rule = this.variation.tree.k[row[4]];
        return rule ? this.ruleButton(rule, row[4], times) : null;
      }
      case MEANING.autoresizing:
        return row[4] === 0 ? (row[5] & 1 ? `The ${axis ? "height" : "width"} of the scene: ${short(this.picture.frames[2 + axis])}.` : null)
          : `Frame and autoresizing mask of ${named(row[4])}.`;
      case MEANING.nonNegative: return `A length is never negative: ${named(row[4])}.`;
      case MEANING.natural:
        return `The natural ${axis ? "height" : "width"} of ${named(row[4])} (${row[5] & 1 ? "hugging" : "compression resistance"} ${short(row[1])})` + (times ? `, ${times}` : "") + ".";
    }
    return null;
  }

  // ---- What is lit

  /** The constraint that is lit: both ends, and what lies between. */
  drawMarks(hovered = null) {
    const place = hovered ?? this.lit;
    const rule = place === null ? null : this.variation.tree.k[place];
    if (!rule) { this.marks.replaceChildren(); return; }
    const ends = [[rule[1], rule[2]], [rule[3], rule[4]]].filter(([item]) => item !== null).map(([item, attribute]) => ({ rect: this.picture.rect(item), edge: this.edge(EDGE[attribute], item) }));
    const z = 1 / this.zoom, colors = ["var(--lit)", "var(--lit2)"];
    let text = ends.map((end, i) => (end.rect ? endMark(end, colors[i], z) : "")).join("");
    const points = ends.map((end) => end.rect && middleOf(end));
    if (points.length === 2 && points[0] && points[1]) {
      const [a, b] = points;
      const flat = /left|right|centerX|leading|trailing/.test(ends[0].edge), upright = /top|bottom|Y|aseline/.test(ends[0].edge);
      const [p, q] = flat ? [[a[0], a[1]], [b[0], a[1]]] : upright ? [[a[0], a[1]], [a[0], b[1]]] : [a, b];
      text += `<path d="M${p[0]} ${p[1]}L${q[0]} ${q[1]}" stroke="var(--lit)" stroke-width="${1.5 * z}" stroke-dasharray="${3 * z} ${2 * z}"/>`;
    }
    this.marks.innerHTML = text;
  }

  edge(name, item) {
    if (name !== "leading" && name !== "trailing") return name;
    const owner = item >= 0 ? item : this.variation.tree.g[-item - 1][0];
    const isRTL = this.variation.views[owner].flags & FLAG.rtl;
    return (name === "leading") === !isRTL ? "left" : "right";
  }

  // ---- Dragging

  handle(kind) {
    const words = { x: "Width of the scene", y: "Height of the scene", xy: "Size of the scene" }[kind];
    const handle = el("button", { class: "handle " + kind, type: "button", role: "slider", "aria-label": words, "aria-valuenow": String(this.picture.frames[kind === "y" ? 3 : 2]), "aria-orientation": kind === "y" ? "vertical" : "horizontal" });
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      handle.classList.add("dragged");
      const start = { x: event.clientX, y: event.clientY, width: this.picture.frames[2], height: this.picture.frames[3], zoom: this.zoom };
      // The device stands in the middle of the stage and grows on both sides.
      const move = (event) => this.ask(kind === "y" ? start.width : start.width + (2 * (event.clientX - start.x)) / start.zoom, kind === "x" ? start.height : start.height + (2 * (event.clientY - start.y)) / start.zoom);
      handle.addEventListener("pointermove", move);
      handle.addEventListener("lostpointercapture", () => {
        handle.removeEventListener("pointermove", move);
        handle.classList.remove("dragged");
        this.fit();
        this.settled();
      }, { once: true });
    });
    handle.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? 10 : 1, by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      this.resize(this.picture.frames[2] + (kind === "y" ? 0 : by[0]), this.picture.frames[3] + (kind === "x" ? 0 : by[1]));
      this.fit();
      this.settled();
    });
    return handle;
  }

  /** A size for the next frame of the screen. */
  ask(width, height) {
    this.wanted = [width, height];
    this.asked ??= requestAnimationFrame(() => { this.asked = undefined; this.resize(...this.wanted); });
  }

  /** Solves the scene at a size and moves what moved. */
  resize(width, height) {
    width = Math.round(clamp(width, 120, 1400));
    height = Math.round(clamp(height, 120, 1600));
    const began = performance.now(), live = this.system, { frames, contents } = live.layout(width, height);
    const before = this.picture.frames, moved = new Set();
    for (let i = 0; i < frames.length; i++) if (Math.abs(frames[i] - before[i]) > 1e-9) moved.add(i >> 2);
    this.picture.frames = frames;
    for (const [place, size] of contents) {
      const scroll = this.picture.contents.get(place).scroll;
      if (size[0] !== null) scroll.width = size[0];
      if (size[1] !== null) scroll.height = size[1];
    }
    this.redraw(before, moved);
    this.picture.resize(moved);
    this.device.style.width = width * this.zoom + "px";
    this.device.style.height = height * this.zoom + "px";
    this.conflicts = live.conflicts();
    this.spent = performance.now() - began;
    this.drawMarks();
    this.drawFoot();
  }

  /** Draws the views whose sizes changed. */
  redraw(before, moved) {
    const { drawings, views, wraps, scale } = this.variation, f = this.picture.frames;
    for (const place of moved) {
      const at = 4 * place, width = f[at + 2], height = f[at + 3];
      if (Math.abs(width - before[at + 2]) < 1e-9 && Math.abs(height - before[at + 3]) < 1e-9) continue;
      const size = [this.variation.frames[at + 2], this.variation.frames[at + 3]];
      const sides = [0, 1].map((side) => {
        const drawing = drawings[2 * place + side];
        if (drawing < 0) return [];
        const marks = marksOf(D.drawings[drawing], choice.style);
        const others = this.live.siblings.map((sibling) => ({ size: [sibling.frames[at + 2], sibling.frames[at + 3]], marks: marksOf(D.drawings[sibling.drawings[2 * place + side]], choice.style) }));
        const wrap = side === 0 ? wraps[place] : null;
        if (!wrap) return marksAt(marks, size, others, width, height);
        const ground = marks.filter((mark) => mark[0] === "f");
        return marksAt(ground, size, [], width, height).concat(wrappedMarks(wrap, width, height, scale));
      });
      this.picture.draw(place, ...sides);
    }
  }

  /** After a change of size: the inspector's numbers, and a word to those who listen. */
  settled() {
    this.drawInspector();
    const [width, height] = [this.picture.frames[2], this.picture.frames[3]];
    say(`${width} by ${height}. ` + (this.conflicts.length ? plural(this.conflicts.length, "conflict") : "All required constraints hold."));
    for (const handle of this.device.querySelectorAll(".handle")) handle.setAttribute("aria-valuenow", String(handle.classList.contains("y") ? height : width));
  }

  drawFoot() {
    const [width, height] = [this.picture.frames[2], this.picture.frames[3]], isOwn = width === this.variation.frames[2] && height === this.variation.frames[3];
    const clash = this.conflicts.map((conflict) => this.live.shape.r[conflict.broken]).map((row) => (row?.[3] === MEANING.constraint ? this.variation.tree.k[row[4]]?.[0] : null)).filter(Boolean);
    this.foot.replaceChildren(el("span", {}, el("b", {}, `${short(width)} × ${short(height)}`), " points"),
      el("button", { class: "plain", type: "button", onclick: () => { this.resize(height, width); this.fit(); this.settled(); } }, "Turn"),
      ...(isOwn ? [] : [el("button", { class: "plain", type: "button", onclick: () => this.show() }, "Back to the device")]),
      ...(clash.length ? [el("span", { class: "clash", role: "alert" }, `Can't hold here: ${clash[0]}` + (clash.length > 1 ? ` and ${clash.length - 1} more` : ""))] : []),
      ...(this.spent && !isOwn ? [el("span", { class: "spent" }, `solved and drawn in ${this.spent.toFixed(1)} ms`)] : []));
  }
}

// ---- Geometry of what is lit

function middleOf({ rect, edge }) {
  const x = { left: rect.x, right: rect.x + rect.width }[edge] ?? rect.x + rect.width / 2;
  const y = { top: rect.y, bottom: rect.y + rect.height, firstBaseline: rect.y + rect.height / 2, lastBaseline: rect.y + rect.height }[edge] ?? rect.y + rect.height / 2;
  return [x, y];
}

function endMark({ rect, edge }, color, z) {
  const { x, y, width, height } = rect, [mx, my] = middleOf({ rect, edge });
  const lines = { left: [x, y, x, y + height], right: [x + width, y, x + width, y + height], top: [x, y, x + width, y], bottom: [x, y + height, x + width, y + height], centerX: [mx, y, mx, y + height], centerY: [x, my, x + width, my], firstBaseline: [x, my, x + width, my], lastBaseline: [x, my, x + width, my], width: [x, my, x + width, my], height: [mx, y, mx, y + height] }[edge];
  const box = `<rect x="${x}" y="${y}" width="${Math.max(width, 0.5)}" height="${Math.max(height, 0.5)}" fill="${color}" fill-opacity=".13" stroke="${color}" stroke-width="${z}"/>`;
  if (!lines) return box;
  const ends = edge === "width" || edge === "height" ? `<circle cx="${lines[0]}" cy="${lines[1]}" r="${3 * z}" fill="${color}"/><circle cx="${lines[2]}" cy="${lines[3]}" r="${3 * z}" fill="${color}"/>` : "";
  return box + `<path d="M${lines[0]} ${lines[1]}L${lines[2]} ${lines[3]}" stroke="${color}" stroke-width="${3.5 * z}" stroke-linecap="round"/>` + ends;
}
