"""Whether the frames that a document stores agree with the document's own constraints.

Interface Builder writes frames when it saves, not when it lays out: a document can hold frames that its constraints forbid, whatever rules
they are solved by. No layout can give such frames back. What is checked holds for every version of UIKit:

- required equations between views, alignment rectangles taken from the frames;
- the horizontal safe area of an upright phone (no inset), and that all constraints to the top or the bottom of the safe area mean one inset;
- stack views: equal gaps of the stack's spacing, the first and last view at the stack's edges or margins, equal lengths when filling
  equally, both sides reached when aligned by filling. Stacks with hidden views are left out.

A finding counts from a slack of two tolerances and a pixel on, so that no layout within the judge's tolerance could satisfy it.
"""
import collections

ALIGNMENT = {'slider': (0, 2, 1, 2), 'segmentedControl': (0, 0, 1, 0), 'switch': (0, 0, 0, 2)}
EDGES = {'left': 'x0', 'leading': 'x0', 'right': 'x1', 'trailing': 'x1', 'top': 'y0', 'bottom': 'y1', 'width': 'w', 'height': 'h',
         'centerX': 'cx', 'centerY': 'cy'}
# From the version on that the canvas measured so: older documents have other insets for switches.
NEW_SWITCH = 24000


def multiplier(text):
    if not text: return 1.0
    for mark in (':', '/'):
        if mark in text:
            above, below = text.split(mark)
            return float(above) / float(below)
    return float(text)


class Document:
    """The frames of a document in the coordinates of each tree's root."""

    def __init__(self, root):
        self.root = root
        self.rects = {}
        self.parent = {}
        self.elements = {}
        self.guides = {}
        self.tools = float((root.get('toolsVersion') or '0').split('.')[0])
        self._walk(root, None)

    def _walk(self, element, owner):
        own = owner
        identifier = element.get('id')
        rect = next((child for child in element.findall('rect') if child.get('key') == 'frame'), None)
        if identifier and rect is not None:
            x, y, w, h = (float(rect.get(key)) for key in ('x', 'y', 'width', 'height'))
            self.rects[identifier] = (x, y, w, h)
            self.parent[identifier] = owner
            self.elements[identifier] = element
            own = identifier
        for guide in element.findall('viewLayoutGuide'):
            if guide.get('id'): self.guides[guide.get('id')] = (guide.get('key'), identifier)
        for child in element: self._walk(child, own)

    def below(self, identifier, root):
        while identifier is not None:
            if identifier == root: return True
            identifier = self.parent.get(identifier)
        return False

    def origin(self, identifier, root):
        """The top left corner of a view in the coordinates of the tree's root."""
        x = y = 0.0
        while identifier is not None and identifier != root:
            rect = self.rects[identifier]
            x, y = x + rect[0], y + rect[1]
            identifier = self.parent[identifier]
        return x, y

    def value(self, identifier, attribute, root):
        """What an attribute of a view comes to by its stored frame; None where this isn't known for certain."""
        edge = EDGES.get(attribute)
        if edge is None or identifier not in self.rects or not self.below(identifier, root): return None
        x, y = self.origin(identifier, root)
        _, _, w, h = self.rects[identifier]
        tag = self.elements[identifier].tag
        top, left, bottom, right = ALIGNMENT.get(tag, (0, 0, 0, 0))
        if tag == 'slider': left = right = 2
        if tag == 'switch' and self.tools < NEW_SWITCH: right = 2
        x0, x1, y0, y1 = x + left, x + w - right, y + top, y + h - bottom
        return {'x0': x0, 'x1': x1, 'y0': y0, 'y1': y1, 'w': x1 - x0, 'h': y1 - y0, 'cx': (x0 + x1) / 2, 'cy': (y0 + y1) / 2}[edge]


def excluded(element):
    """The constraints that the document keeps but doesn't install for the default size classes."""
    out = set()
    for variation in element.findall('variation'):
        for mask in variation.findall('mask'):
            if mask.get('key') == 'constraints': out |= {item.get('reference') for item in mask}
    return out


def contradictions(document, root, tolerance):
    """What the stored frames of a tree break: pairs of a kind and how much, in points."""
    slack = 2 * tolerance + 0.5
    found = []
    insets = {'top': [], 'bottom': []}
    scroll = {i for i, element in document.elements.items() if element.tag in ('scrollView', 'tableView', 'collectionView')}
    for identifier, element in document.elements.items():
        if not document.below(identifier, root): continue
        left_out = excluded(element)
        for constraint in (item for holder in element.findall('constraints') for item in holder):
            if constraint.get('id') in left_out or constraint.findall('variation'): continue
            if constraint.get('relation') or constraint.get('placeholder') or constraint.get('symbolic') and not constraint.get('constant'):
                continue
            if float(constraint.get('priority') or 1000) < 1000: continue
            residual(document, root, identifier, constraint, scroll, insets, slack, found)
        if element.tag == 'stackView': arrangement(document, identifier, element, slack, found)
    for edge, values in insets.items():
        if values and max(values) - min(values) > slack: found.append((f'safe area {edge}', max(values) - min(values)))
        if values and (min(values) < -slack): found.append((f'safe area {edge}', -min(values)))
    return found


def residual(document, root, holder, constraint, scroll, insets, slack, found):
    first, second = constraint.get('firstItem') or holder, constraint.get('secondItem')
    one, two = constraint.get('firstAttribute'), constraint.get('secondAttribute')
    constant = float(constraint.get('constant') or 0)
    guides = [document.guides.get(item, (None, None))[0] for item in (first, second)]
    # The standard spacing to the safe area is 0 whatever is written.
    if constraint.get('symbolic') == 'YES' and 'safeArea' in guides: constant = 0.0
    factor = multiplier(constraint.get('multiplier'))
    if {first, second} & scroll and second is not None: return
    left = document.value(first, one, root)
    if second is None:
        if left is not None and abs(left - constant) > slack: found.append(('a size', abs(left - constant)))
        return
    right = document.value(second, two, root)
    if left is not None and right is not None:
        difference = abs(left - factor * right - constant)
        if difference > slack: found.append(('an equation', difference))
        return
    safe_area(document, root, (first, one, left), (second, two, right), constant, factor, insets, slack, found)


def safe_area(document, root, first, second, constant, factor, insets, slack, found):
    """Constraints between a view and the root's safe area."""
    if factor != 1: return
    for guide, view, sign in ((first, second, 1), (second, first, -1)):
        kind, owner = document.guides.get(guide[0], (None, None))
        if kind != 'safeArea' or owner != root or view[2] is None: continue
        x, y, w, h = document.rects[root]
        at = view[2] + sign * constant
        if guide[1] == 'top': insets['top'].append(at)
        if guide[1] == 'bottom': insets['bottom'].append(h - at)
        if w > h: continue
        edge = {'leading': 0, 'left': 0, 'trailing': w, 'right': w, 'centerX': w / 2}.get(guide[1])
        if edge is not None and view[1] in EDGES and abs(at - edge) > slack: found.append(('safe area side', abs(at - edge)))


def arrangement(document, identifier, stack, slack, found):
    subviews = stack.find('subviews')
    views = [] if subviews is None else [view for view in subviews if view.get('id') in document.rects]
    if not views or any(view.get('hidden') == 'YES' for view in views) or stack.findall('variation'): return
    if any(child.tag in ('edgeInsets', 'directionalEdgeInsets') for child in stack): return
    if any(view.tag in ALIGNMENT for view in views) or stack.get('baselineRelativeArrangement') == 'YES': return
    along = 1 if stack.get('axis') == 'vertical' else 0
    rects = [document.rects[view.get('id')] for view in views]
    total = document.rects[identifier][2 + along]
    across = document.rects[identifier][3 - along]
    distribution = stack.get('distribution') or 'fill'
    spacing = 8.0 if stack.get('spacingType') == 'standard' else float(stack.get('spacing') or 0)
    gaps = [b[along] - a[along] - a[2 + along] for a, b in zip(rects, rects[1:])]
    if distribution in ('fill', 'fillEqually', 'fillProportionally'):
        worst = max([abs(gap - spacing) for gap in gaps] or [0])
    else:
        worst = max([spacing - gap for gap in gaps] or [0])
    worst = max(worst, abs(rects[0][along]), abs(rects[-1][along] + rects[-1][2 + along] - total))
    if worst > slack: found.append(('a stack', worst))
    lengths = [rect[2 + along] for rect in rects]
    if distribution == 'fillEqually' and max(lengths) - min(lengths) > slack: found.append(('a stack', max(lengths) - min(lengths)))
    if (stack.get('alignment') or 'fill') == 'fill':
        side = max(max(abs(rect[1 - along]), abs(rect[3 - along] - across)) for rect in rects)
        if side > slack: found.append(('a stack', side))
