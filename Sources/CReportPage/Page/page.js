// The page: findings, gallery, and the way between them. The workbench of a scene is in inspect.js.

const $ = (selector, within = document) => within.querySelector(selector);

/** An element with properties and children; text is never markup. */
function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name in node && typeof value !== "string") node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function say(text) { $("#said").textContent = text; }
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const short = (value) => String(Math.round(value * 100) / 100);
const RANK = { error: 0, warning: 1, info: 2 };

/** Where the object of a finding is drawn: a scene, and the view's place in it. */
class Atlas {
  constructor() {
    this.byID = new Map();
    D.scenes.forEach((scene, number) => {
      scene.number = number;
      scene.base = "0,0,0" in scene.variations ? "0,0,0" : Object.keys(scene.variations)[0];
      const { tree, views } = variationOf(scene, scene.base);
      const add = (id, place) => { if (id && !this.byID.has(scene.document + "/" + id)) this.byID.set(scene.document + "/" + id, { scene, place }); };
      views.forEach((view) => add(view.id, view.place));
      tree.k.forEach((rule) => add(rule[7], rule[1] !== null && rule[1] >= 0 ? rule[1] : 0));
    });
    this.findings = D.documents.flatMap((document, number) =>
      document.findings.map((finding) => ({ ...finding, document: number, path: document.path, spot: this.spot(number, finding) })));
    this.findings.forEach((finding, number) => (finding.number = number));
    this.findings.sort((a, b) => (RANK[a.severity] ?? 3) - (RANK[b.severity] ?? 3) || a.number - b.number);
  }

  spot(document, finding) {
    const ids = [finding.object, ...(finding.notes ?? []).map((note) => note.object)];
    for (const id of ids) if (id && this.byID.has(document + "/" + id)) return this.byID.get(document + "/" + id);
    return null;
  }

  of(scene) { return this.findings.filter((finding) => finding.spot?.scene === scene); }
}

let atlas = null;

// ---- Thumbnails

/** Thumbnails are drawn when they come near the window. */
const waiting = new Map();
const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) drawNow(entry.target);
}, { rootMargin: "600px" });

function drawNow(node) {
  watcher.unobserve(node);
  const draw = waiting.get(node);
  waiting.delete(node);
  draw?.();
}

/** A small picture of a scene; with a view, the part around it, the view ringed. */
function thumb(scene, place = null, properties = {}) {
  const node = el(properties.onclick ? "button" : "span", { class: "thumb", ...properties });
  waiting.set(node, () => {
    const picture = new SceneElement(variationOf(scene, scene.base), "light");
    picture.element.inert = true;
    node.append(picture.element);
    picture.scrollToStart();
    const [width, height] = [picture.frames[2], picture.frames[3]], room = { width: node.clientWidth || 160, height: node.clientHeight || 300 };
    let zoom = Math.min((room.width - 16) / width, (room.height - 16) / height), x = (room.width - width * zoom) / 2, y = (room.height - height * zoom) / 2;
    const rect = place === null ? null : picture.rect(place);
    if (rect && rect.width * zoom < 60) {
      zoom = Math.min(zoom * 2, 1);
      x = clamp(room.width / 2 - (rect.x + rect.width / 2) * zoom, room.width - width * zoom - 8, 8);
      y = clamp(room.height / 2 - (rect.y + rect.height / 2) * zoom, room.height - height * zoom - 8, 8);
    }
    picture.element.style.transform = `translate(${x}px,${y}px) scale(${zoom})`;
    if (rect && place > 0) {
      const [left, top, right, bottom] = [rect.x * zoom + x, rect.y * zoom + y, (rect.x + rect.width) * zoom + x, (rect.y + rect.height) * zoom + y];
      const ring = el("span", { class: "ring" });
      Object.assign(ring.style, { left: left - 3 + "px", top: top - 3 + "px", width: Math.max(right - left, 2) + 6 + "px", height: Math.max(bottom - top, 2) + 6 + "px" });
      node.append(ring);
    }
  });
  watcher.observe(node);
  return node;
}

const clamp = (value, low, high) => (low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high));

// ---- Findings and gallery

let shownKinds = new Set(["error", "warning", "info"]);

function place(finding) {
  const line = finding.line ? ":" + finding.line : "";
  return (finding.file ?? finding.path) + line;
}

function findingCard(finding) {
  const spot = finding.spot;
  const open = () => { location.hash = sceneHash(spot.scene, spot.place); };
  return el("article", { class: "finding" + (spot ? "" : " bare"), "data-finding": String(finding.number) },
    spot && thumb(spot.scene, spot.place, { onclick: open, "aria-label": `Open ${spot.scene.name} at what is meant`, type: "button" }),
    el("div", {},
      el("p", { class: "kind" }, el("span", { class: "dot " + finding.severity }), el("b", { class: finding.severity }, finding.severity), el("code", {}, finding.kind)),
      el("h3", {}, finding.message),
      el("p", { class: "where" }, el("code", {}, place(finding)), finding.object ? ` · object ${finding.object}` : ""),
      finding.notes?.length ? el("ul", { class: "notes" }, ...finding.notes.map((note) =>
        el("li", {}, note.message, note.line ? el("span", { class: "where" }, ` · line ${note.line}`) : ""))) : null,
      finding.fix ? el("p", { class: "fix" }, el("b", {}, "Fix: "), finding.fix) : null));
}

function findingsPart() {
  const part = el("section", { class: "page", "aria-labelledby": "h-findings" });
  const list = el("div", { class: "page", style: "padding:0" });
  const draw = (limit) => {
    const found = atlas.findings.filter((finding) => shownKinds.has(finding.severity));
    list.replaceChildren(...found.slice(0, limit).map(findingCard));
    if (found.length > limit) {
      list.append(el("button", { class: "chip more", onclick: () => draw(limit + 100) }, `Show ${Math.min(100, found.length - limit)} more of ${found.length}`));
    }
    if (!atlas.findings.length) list.append(el("p", { class: "clean" }, el("b", {}, "Nothing to report"), `${plural(D.documents.length, "document")} laid out; every constraint holds and every view is determined.`));
  };
  const chips = ["error", "warning", "info"].map((kind) => {
    const count = atlas.findings.filter((finding) => finding.severity === kind).length;
    if (!count) return null;
    return el("button", { class: "chip", "aria-pressed": String(shownKinds.has(kind)), onclick: (event) => {
      shownKinds.has(kind) ? shownKinds.delete(kind) : shownKinds.add(kind);
      event.currentTarget.setAttribute("aria-pressed", String(shownKinds.has(kind)));
      draw(40);
    } }, el("span", { class: "dot " + kind }), kind, el("b", {}, String(count)));
  });
  part.append(el("div", { class: "bar" }, el("h2", { id: "h-findings" }, "Findings"), ...chips), list);
  draw(40);
  return part;
}

function sceneHash(scene, place = null) { return `#scene/${scene.number}${place ? "/" + place : ""}`; }

function sceneCard(scene) {
  const found = atlas.of(scene), frames = variationOf(scene, scene.base).frames;
  const worst = found[0]?.severity;
  return el("a", { class: "card", href: sceneHash(scene), "data-scene": String(scene.number) },
    thumb(scene),
    el("span", { class: "name" }, scene.name),
    el("span", { class: "sub" }, el("span", {}, D.documents[scene.document].path.split("/").pop()), el("span", {}, `${short(frames[2])} × ${short(frames[3])}`),
      worst && el("span", { class: "tally", title: plural(found.length, "finding") }, el("span", { class: "dot " + worst }), String(found.length))));
}

function galleryPart() {
  const list = el("div", { class: "gallery" });
  const draw = (words) => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const scenes = D.scenes.filter((scene) => wanted.every((word) => (scene.name + " " + D.documents[scene.document].path + " " + scene.id).toLowerCase().includes(word)));
    list.replaceChildren(...scenes.map(sceneCard));
    if (words) say(plural(scenes.length, "scene"));
  };
  const search = el("input", { class: "search", type: "search", placeholder: "Name, document or id", "aria-label": "Filter the scenes", oninput: (event) => draw(event.target.value) });
  const part = el("section", { class: "page", "aria-labelledby": "h-scenes", id: "scenes" },
    el("div", { class: "bar" }, el("h2", { id: "h-scenes" }, "Scenes"), el("span", { class: "hint" }, String(D.scenes.length)), search), list);
  draw("");
  return part;
}

// ---- The way

let bench = null;

function route() {
  const [, kind, number, place] = location.hash.match(/^#(\w+)(?:\/(\d+))?(?:\/(\d+))?/) ?? [];
  const scene = kind === "scene" ? D.scenes[number] : null;
  if (scene && bench?.scene === scene) { if (place) bench.select(+place); return; }
  const main = $("#main");
  waiting.clear();
  watcher.disconnect();
  bench?.close();
  bench = null;
  drawTop(scene ? null : kind === "scenes" ? "scenes" : "findings");
  if (scene) {
    bench = new Bench(scene, main);
    if (place) bench.select(+place);
  } else {
    main.replaceChildren(findingsPart(), galleryPart());
    if (kind === "scenes") $("#scenes").scrollIntoView(); else scrollTo(0, 0);
  }
  document.title = scene ? `${scene.name} · ${D.title}` : D.title;
}

function drawTop(current) {
  const counts = ["error", "warning", "info"].map((kind) => [kind, atlas.findings.filter((finding) => finding.severity === kind).length]).filter(([, count]) => count);
  const summary = [plural(D.documents.length, "document"), plural(D.scenes.length, "scene"), ...counts.map(([kind, count]) => (kind === "info" ? `${count} info` : plural(count, kind)))].join(" · ");
  const link = (name, hash, words) => el("a", { href: hash, "aria-current": current === name ? "page" : null }, words);
  $("#top").replaceChildren(el("h1", {}, D.title), el("p", { class: "sum" }, summary), el("nav", { "aria-label": "Parts of the page" }, link("findings", "#findings", "Findings"), link("scenes", "#scenes", "Scenes")));
}

addEventListener("hashchange", route);
addEventListener("beforeprint", () => {
  // Paper has no button to ask for more, and no scrolling to draw by.
  for (let page = 0; page < 10; page++) $(".more")?.click();
  for (const node of [...waiting.keys()]) drawNow(node);
});

(async () => {
  D = JSON.parse(new TextDecoder().decode(await unpacked($("#data").textContent, "deflate")));
  await startSolver($("#solver").textContent);
  atlas = new Atlas();
  route();
  document.documentElement.dataset.ready = "1";
})();
