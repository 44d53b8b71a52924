// Drawing: a scene as nested elements, one a view, each with its drawings as SVG. Coordinates are points; an element's pixel is a point.

/** The page's data, once it is unpacked. See VariationWriter.swift and MarkText.swift for what the numbers mean. */
let D = null;

const FLAG = { hidden: 1, clips: 2, scrolls: 4, framed: 8, authored: 16, rtl: 32, pages: 64, floatsX: 128, floatsY: 256 };

/** A view of a tree with names for its numbers. */
function viewOf(tree, place) {
  const v = tree.v[place];
  return {
    place, parent: v[0], cls: v[1], id: v[2], name: v[3], text: v[4], flags: v[5], radius: v[6], corners: v[7], opacity: v[8],
    shadow: v[9], transform: v[10], depth: v[11], priorities: v[12], insets: v[13] || [0, 0, 0, 0], line: v[14],
  };
}

/** Everything about one variation of a scene: its tree, and its numbers. */
function variationOf(scene, key) {
  const raw = scene.variations[key];
  if (!raw) return null;
  const tree = D.trees[raw.t];
  if (!tree.views) tree.views = tree.v.map((_, place) => viewOf(tree, place));
  const scrolls = new Map();
  const s = D.lists[raw.s];
  for (let i = 0; i < s.length; i += 9) {
    scrolls.set(s[i], { width: s[i + 1], height: s[i + 2], inset: s.slice(i + 3, i + 7), x: s[i + 7], y: s[i + 8] });
  }
  return {
    key, raw, tree, views: tree.views, frames: D.lists[raw.f], drawings: D.lists[raw.m], natural: D.lists[raw.n], scrolls,
    guides: D.lists[raw.g], wraps: D.lists[raw.w], scale: raw.x, system: raw.y === undefined ? null : D.systems[raw.y],
    constants: raw.k === undefined ? null : D.lists[raw.k],
  };
}

// ---- Marks

let nextName = 0;
const scaledGlyphs = new Map();

/** A glyph's outline at a size: the same relative commands with their numbers multiplied. */
function glyphPath(glyph, size, stretch) {
  const key = glyph + "/" + size + "/" + stretch;
  let path = scaledGlyphs.get(key);
  if (path !== undefined) return path;
  const sx = (size * stretch) / 1000, sy = size / 1000;
  let isX = true;
  path = D.glyphs[glyph].replace(/[a-z]|-?\d+/g, (token) => {
    if (token >= "a") { isX = true; return token; }
    const value = Math.round(token * (isX ? sx : sy) * 100) / 100;
    isX = !isX;
    return value + " ";
  });
  scaledGlyphs.set(key, path);
  return path;
}

function colorOf(place, style) {
  const color = D.colors[place];
  return typeof color === "string" ? color : color[style === "dark" ? 1 : 0];
}

/** The marks of a drawing in a style; a drawing that differs in more than colours has two. */
function marksOf(drawing, style) {
  if (!drawing) return [];
  return Array.isArray(drawing) ? drawing : style === "dark" ? drawing.d : drawing.l;
}

function textPath(mark) {
  let path = "";
  for (let i = 4; i < mark.length; i += 2) {
    const at = mark[i + 1], plain = typeof at === "number";
    const outline = glyphPath(mark[i], mark[2], plain ? 1 : at[2]);
    if (outline) path += "M" + (plain ? at : at[0]) + " " + (mark[3] - (plain ? 0 : at[1])) + outline;
  }
  return path;
}

/** The SVG of marks as text. */
function svgOf(marks, style) {
  return marks.map((mark) => svgMarks[mark[0]](mark, style)).join("");
}

const svgMarks = {
  f: (m, style) => `<path d="${m[2]}" fill="${colorOf(m[1], style)}"/>`,
  e: (m, style) => `<path d="${m[2]}" fill="${colorOf(m[1], style)}" fill-rule="evenodd"/>`,
  s: (m, style) => `<path d="${m[5]}" fill="none" stroke="${colorOf(m[1], style)}" stroke-width="${m[2]}"` +
    (m[3] ? ' stroke-linecap="round" stroke-linejoin="round"' : "") + (m[4] ? ` stroke-dasharray="${m[4].join(" ")}"` : "") + "/>",
  t: (m, style) => `<path d="${textPath(m)}" fill="${colorOf(m[1], style)}"/>`,
  i: (m) => `<image href="${D.images[m[1]]}" x="${m[2]}" y="${m[3]}" width="${m[4]}" height="${m[5]}" preserveAspectRatio="none"/>`,
  m: (m, style) => {
    const name = "m" + nextName++;
    const box = `x="${m[3]}" y="${m[4]}" width="${m[5]}" height="${m[6]}"`;
    return `<mask id="${name}" style="mask-type:alpha"><image href="${D.images[m[2]]}" ${box} preserveAspectRatio="none"/></mask>` +
      `<rect ${box} fill="${colorOf(m[1], style)}" mask="url(#${name})"/>`;
  },
  d: (m, style) => `<path d="${m[5]}" fill="${colorOf(m[1], style)}" style="filter:blur(${m[2]}px);transform:translate(${m[3]}px,${m[4]}px)"/>`,
  h: (m, style) => {
    const name = "h" + nextName++, step = Math.max(m[2], (m[6] + m[7]) / 400), half = step / 2;
    // A square of the hatching: one line through its corners, and the pieces of its neighbours.
    return `<pattern id="${name}" patternUnits="userSpaceOnUse" x="${m[4]}" y="${m[5]}" width="${step}" height="${step}">` +
      `<path d="M${-half} ${step}L${half} 0M${half} ${step}L${step + half} 0" stroke="${colorOf(m[1], style)}" stroke-width=".5"/></pattern>` +
      `<rect x="${m[4]}" y="${m[5]}" width="${m[6]}" height="${m[7]}" rx="${m[3]}" fill="url(#${name})"/>`;
  },
  g: (m, style) => {
    const name = "g" + nextName++, stops = [];
    for (let i = 0; i < m[5].length; i += 2) stops.push(`<stop offset="${m[5][i]}" stop-color="${colorOf(m[5][i + 1], style)}"/>`);
    return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${m[1]}" y1="${m[2]}" x2="${m[3]}" y2="${m[4]}">` +
      `${stops.join("")}</linearGradient><path d="${m[6]}" fill="url(#${name})"/>`;
  },
  r: (m, style) => {
    const name = "g" + nextName++, stops = [];
    for (let i = 0; i < m[5].length; i += 2) stops.push(`<stop offset="${m[5][i]}" stop-color="${colorOf(m[5][i + 1], style)}"/>`);
    return `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(${m[3]} 0 0 ${m[4]} ${m[1]} ${m[2]})">` +
      `${stops.join("")}</radialGradient><path d="${m[6]}" fill="url(#${name})"/>`;
  },
  c: (m, style) => {
    const name = "c" + nextName++;
    return `<clipPath id="${name}"><path d="${m[1]}"/></clipPath><g clip-path="url(#${name})">${svgOf(m[2], style)}</g>`;
  },
  o: (m, style) => `<g opacity="${m[1]}">${svgOf(m[2], style)}</g>`,
};

// ---- Elements

const SVG = "http://www.w3.org/2000/svg";

function sheet(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", name);
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** A scene as elements. `nodes[place]` is the element of a view; `frames` is where they stand now. */
class SceneElement {
  constructor(variation, style) {
    this.variation = variation;
    this.style = style;
    this.frames = Float64Array.from(variation.frames);
    this.nodes = [];
    this.holders = [];
    this.contents = new Map();
    this.element = document.createElement("div");
    this.element.className = "scene";
    for (const view of variation.views) this.add(view);
    this.addGuides();
    this.resize();
  }

  /** Elements of views are made parents first, as the list has them. */
  add(view) {
    const node = document.createElement("div");
    node.className = "v" + (view.flags & FLAG.authored ? " own" : "");
    node.dataset.view = view.place;
    if (view.flags & FLAG.hidden) node.style.display = "none";
    if (view.opacity < 1) node.style.opacity = view.opacity;
    if (view.depth) node.style.zIndex = Math.round(view.depth * 10);
    if (view.transform) node.style.transform = `matrix(${view.transform.join(",")})`;
    const corner = (bit) => (view.corners & bit ? view.radius : 0) + "px";
    if (view.radius) node.style.borderRadius = [1, 2, 8, 4].map(corner).join(" ");
    if (view.flags & FLAG.clips) node.style.overflow = "hidden";
    if (view.shadow) {
      const [color, blur, x, y, isGround] = view.shadow;
      const text = `${x}px ${y}px ${blur * (isGround ? 2 : 1)}px ${colorOf(color, this.style)}`;
      node.style[isGround ? "boxShadow" : "filter"] = isGround ? text : `drop-shadow(${text})`;
    }
    const scroll = this.variation.scrolls.get(view.place);
    let holder = node;
    if (scroll) holder = this.addScroller(node, view, scroll);
    this.nodes.push(node);
    this.holders.push(holder);
    this.draw(view.place);
    (view.parent < 0 ? this.element : this.holders[view.parent]).append(node);
  }

  addScroller(node, view, scroll) {
    const scroller = document.createElement("div");
    scroller.className = "scroller" + (view.flags & FLAG.pages ? " pages" : "");
    const content = document.createElement("div");
    content.className = "content";
    const origin = document.createElement("div");
    origin.className = "origin";
    content.append(origin);
    scroller.append(content);
    node.append(scroller);
    this.contents.set(view.place, { scroller, content, origin, scroll: { ...scroll } });
    const floating = this.variation.views.filter((other) => other.parent === view.place && other.flags & (FLAG.floatsX | FLAG.floatsY));
    if (floating.length) scroller.addEventListener("scroll", () => this.float(scroller, floating), { passive: true });
    return origin;
  }

  /** Draws a view: the marks of its variation, or others in their place. */
  draw(place, under, over) {
    const node = this.nodes[place];
    const drawings = this.variation.drawings;
    const scroll = this.variation.scrolls.get(place);
    const sides = [under ?? marksOf(D.drawings[drawings[2 * place]], this.style), over ?? marksOf(D.drawings[drawings[2 * place + 1]], this.style)];
    sides.forEach((marks, side) => {
      const name = side ? "over" : "under";
      let svg = node.querySelector(`:scope > svg.${name}`);
      if (!marks.length) { svg?.remove(); return; }
      if (!svg) {
        svg = sheet(name);
        if (side) node.append(svg); else node.prepend(svg);
      }
      // A scroll view's drawings stand in its bounds, whose origin is the offset. The text of a text view scrolls; its ground doesn't.
      const text = scroll && !side ? marks.findIndex((mark) => mark[0] !== "f") : -1;
      const still = text < 0 ? marks : marks.slice(0, text);
      const shift = scroll && (scroll.x || scroll.y) ? `<g transform="translate(${-scroll.x} ${-scroll.y})">${svgOf(still, this.style)}</g>` : svgOf(still, this.style);
      svg.innerHTML = shift;
      if (text >= 0) this.drawText(place, marks.slice(text));
    });
  }

  /** The text of a text view, which scrolls with its content. */
  drawText(place, marks) {
    const { origin } = this.contents.get(place);
    let svg = origin.querySelector(":scope > svg");
    if (!svg) origin.prepend((svg = sheet("under")));
    svg.innerHTML = svgOf(marks, this.style);
  }

  /** Keeps what is tied to a scroll view's frame where it is. */
  float(scroller, views) {
    for (const view of views) {
      const x = view.flags & FLAG.floatsX ? scroller.scrollLeft - scroller.dataset.x : 0, y = view.flags & FLAG.floatsY ? scroller.scrollTop - scroller.dataset.y : 0;
      this.nodes[view.place].style.translate = `${x}px ${y}px`;
    }
  }

  addGuides() {
    this.variation.tree.g.forEach(([owner, name], place) => {
      const frame = this.variation.guides.slice(4 * place, 4 * place + 4);
      if (!frame.length || !this.holders[owner]) return;
      const node = document.createElement("div");
      const kind = /safeArea/.test(name) ? "safe" : /Margins|readable/.test(name) ? "margins" : /contentLayout/.test(name) ? "" : /frameLayout/.test(name) ? "" : "free";
      node.className = "guide " + kind;
      node.dataset.guide = place;
      Object.assign(node.style, { left: frame[0] + "px", top: frame[1] + "px", width: frame[2] + "px", height: frame[3] + "px" });
      this.holders[owner].append(node);
    });
    this.variation.views.forEach((view) => {
      const [top, left, bottom, right] = view.insets;
      if (!(top || left || bottom || right)) return;
      const node = document.createElement("div");
      node.className = "align";
      Object.assign(node.style, { inset: `${top}px ${right}px ${bottom}px ${left}px` });
      this.nodes[view.place].append(node);
    });
  }

  /** Puts every element where `frames` says. */
  resize(changed = null) {
    const f = this.frames;
    this.nodes.forEach((node, place) => {
      if (changed && !changed.has(place)) return;
      const at = 4 * place, isRoot = place === 0;
      node.style.left = (isRoot ? 0 : f[at]) + "px";
      node.style.top = (isRoot ? 0 : f[at + 1]) + "px";
      node.style.width = f[at + 2] + "px";
      node.style.height = f[at + 3] + "px";
    });
    this.element.style.width = f[2] + "px";
    this.element.style.height = f[3] + "px";
    for (const [place, parts] of this.contents) this.resizeContent(place, parts);
  }

  resizeContent(place, { scroller, content, origin, scroll }) {
    const [top, right, bottom, left] = scroll.inset;
    const width = this.frames[4 * place + 2], height = this.frames[4 * place + 3];
    const canScroll = this.variation.views[place].flags & FLAG.scrolls;
    content.style.width = Math.max(scroll.width + left + right, 0) + "px";
    content.style.height = Math.max(scroll.height + top + bottom, 0) + "px";
    origin.style.left = left + "px";
    origin.style.top = top + "px";
    const wide = canScroll && scroll.width + left + right > width + 0.5, high = canScroll && scroll.height + top + bottom > height + 0.5;
    scroller.style.overflowX = wide ? "auto" : "hidden";
    scroller.style.overflowY = high ? "auto" : "hidden";
    if (wide || high) scroller.tabIndex = 0; else scroller.removeAttribute("tabindex");
    if (!this.didScroll) { scroller.dataset.x = scroll.x + left; scroller.dataset.y = scroll.y + top; }
  }

  /** Scrolls to the offsets of the layout; after the element stands in the page. */
  scrollToStart() {
    this.didScroll = true;
    for (const { scroller } of this.contents.values()) {
      scroller.scrollLeft = scroller.dataset.x;
      scroller.scrollTop = scroller.dataset.y;
    }
  }

  /** The rectangle of a view or guide on the screen; in points of the scene. */
  rect(place) {
    const node = place >= 0 ? this.nodes[place] : this.element.querySelector(`[data-guide="${-place - 1}"]`);
    if (!node) return null;
    const own = node.getBoundingClientRect(), root = this.element.getBoundingClientRect();
    const zoom = root.width / (this.element.offsetWidth || 1) || 1;
    return { x: (own.x - root.x) / zoom, y: (own.y - root.y) / zoom, width: own.width / zoom, height: own.height / zoom };
  }
}
