"""Why a tree misses: its first wrong view, and what kind of fault that is.

A frame that is wrong moves and stretches what is tied to it. The first wrong view of a tree is the deepest one whose own width or height
misses though no view inside it misses that length; in a tree whose sizes are all right, the first view that is out of place.
"""
import collections

TEXT = {'label', 'button', 'textField', 'segmentedControl'}
# Views that have no size of their own: Interface Builder keeps them at the length they have, which the judge sets to zero.
EMPTY = {'view', 'containerView', 'imageView', 'textView', 'tableView', 'collectionView', 'scrollView', 'mapView', 'wkWebView'}


def trees(run):
    """The misses of a run by class, file and tree."""
    found = collections.OrderedDict()
    for miss in run['misses']: found.setdefault((miss[0], miss[1], miss[2]), []).append(miss)
    return found


def first_wrong(document, misses, tolerance):
    """The miss where the tree's fault begins, and what is wrong with it: 'width', 'height', 'place' or 'absent'."""
    absent = next((miss for miss in misses if miss[6] is None), None)
    if absent: return absent, 'absent'
    candidates = []
    for axis, name in ((0, 'width'), (1, 'height')):
        wrong = {miss[3]: miss for miss in misses if abs(miss[5][2 + axis] - miss[6][2 + axis]) > tolerance}
        outer = set()
        for identifier in wrong:
            parent = document.parent.get(identifier)
            while parent is not None:
                outer.add(parent)
                parent = document.parent.get(parent)
        candidates += [(misses.index(miss), miss, name) for identifier, miss in wrong.items() if identifier not in outer]
    if not candidates: return misses[0], 'place'
    # What brings its own size comes before what is stretched by others.
    candidates.sort(key=lambda item: (item[1][4] not in TEXT, item[0]))
    return candidates[0][1], candidates[0][2]


def cause(document, misses, tolerance, contradictions):
    """The name of the fault, its first wrong view, and what of it is wrong."""
    miss, part = first_wrong(document, misses, tolerance)
    element = document.elements.get(miss[3])
    tag, inside = miss[4], document.elements.get(document.parent.get(miss[3]))
    if contradictions: return f'the document contradicts itself: {contradictions[0][0]}', miss, part
    near = all(miss[6] and max(abs(got - want) for got, want in zip(miss[6], miss[5])) <= 1.01 for miss in misses)
    if near: return 'a point at most, which Interface Builder calls no misplacement', miss, part
    if part == 'absent': return 'a view that is not installed, or an id used twice', miss, part
    if part == 'place': return 'places only', miss, part
    stacked = inside is not None and inside.tag == 'stackView'
    if element is not None and element.get('hidden') == 'YES' and stacked: return 'a hidden view of a stack', miss, part
    has_content = element is not None and (element.get('text') or element.get('image') or element.find('attributedString') is not None)
    is_empty = element is not None and element.find('subviews') is None and (tag in EMPTY or tag == 'label' and not has_content)
    if stacked and is_empty and tag != 'button': return 'an empty view of a stack', miss, part
    if tag in TEXT: return f'{tag}: {part} of text', miss, part
    if element is not None and element.get('customClass'): return f'a custom view: {part}', miss, part
    return f'{tag}: {part}', miss, part
