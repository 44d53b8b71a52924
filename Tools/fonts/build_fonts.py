#!/usr/bin/env python3
"""Builds the system face from the distributed Inter files: our widths, kerning and line metrics on Inter's outlines.

Usage: build_fonts.py [--source DIR] [--mono-source DIR] [--out DIR]
The result depends on nothing but the sources (Debian packages fonts-inter 4.0~beta7 and fonts-dejavu-core 2.37), the data beside this file
and the pinned fontTools, so a second run gives equal bytes.
"""
import argparse
import pathlib
import struct

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.timeTools import timestampFromString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

import metrics
import repertoire

UNITS = 2048
ASCENDER, DESCENDER, CAP_HEIGHT, X_HEIGHT = 1950, -494, 1443, 1078
MONO_ADVANCE = 1266
TIMESTAMP = timestampFromString("Thu Jan  1 00:00:00 2026")
# Our style name, Inter's file suffix, OS/2 weight class.
STYLES = [
    ("UltraLight", "Thin", 100), ("Thin", "ExtraLight", 200), ("Light", "Light", 300), ("Regular", "Regular", 400),
    ("Medium", "Medium", 500), ("Semibold", "SemiBold", 600), ("Bold", "Bold", 700), ("Heavy", "ExtraBold", 800), ("Black", "Black", 900),
]
# The styles of both designs, upright and slanted; the others are made in the display design only, whose sizes they are used at.
MAIN_STYLES = ["Regular", "Medium", "Semibold", "Bold"]
COPYRIGHT = "Copyright 2016-2022 The Inter Project Authors (https://github.com/rsms/inter). Modified: widths, kerning and line metrics by the Trellis authors."
MONO_COPYRIGHT = "Copyright (c) 2003 by Bitstream, Inc. DejaVu changes are in public domain. Modified: widths and line metrics by the Trellis authors."
LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1. https://openfontlicense.org"
MONO_LICENCE = "See LICENSE-TrellisMono.txt"


def class_ratios(source, order, scale, design, fraction):
    """How our ASCII widths compare with the source's, by group of characters."""
    ours, theirs = {}, {}
    cmap, widths = source.getBestCmap(), source["hmtx"]
    for char, values in metrics.advances().items():
        group = repertoire.character_class(ord(char))
        if char != " ":
            ours[group] = ours.get(group, 0) + metrics.at(values, design, fraction)
            theirs[group] = theirs.get(group, 0) + widths[cmap[ord(char)]][0] * scale
    return {group: ours[group] / theirs[group] for group in ours}


def target_widths(source, order, design, fraction):
    """The width of every character, in 1/2048 em, unrounded."""
    scale = UNITS / source["head"].unitsPerEm
    ratios = class_ratios(source, order, scale, design, fraction)
    cmap, widths, known = source.getBestCmap(), source["hmtx"], metrics.advances()
    result = {}
    for code in order:
        base = repertoire.base_letter(code)
        natural = widths[cmap[code]][0] * scale
        if code == 0x2026:
            result[code] = 3 * metrics.at(known["."], design, fraction)
        elif 0x2190 <= code <= 0x2199:
            # One label of the corpus holds arrows: each is about 0.92 of what the class of signs would make it.
            result[code] = natural * ratios["sign"] * 0.92
        elif code == 0x2022:
            # Two labels of the corpus hold nothing but a bullet: 1012 to 1046 units.
            result[code] = natural * ratios["sign"] * 0.865
        elif base is not None:
            result[code] = metrics.at(known[base], design, fraction)
        else:
            result[code] = natural * ratios[repertoire.character_class(code)]
    return result


def charstring(glyphset, name, x_scale, y_scale, width, shift=0):
    """A glyph's outline, scaled and moved to the right."""
    pen = T2CharStringPen(width, glyphset)
    glyphset[name].draw(TransformPen(pen, (x_scale, 0, 0, y_scale, shift, 0)))
    return pen.getCharString()


def fitted(natural, width):
    """By how much an outline is widened to fill a width, and by how much it is moved: beyond 7 % its stems would show it, so the rest is blank at its sides."""
    if not natural:
        return 1, 0
    factor = min(1.07, max(0.93, width / natural))
    return factor, (width - natural * factor) / 2


def missing_glyph(width):
    """The hollow box that stands for a character no font has."""
    pen = T2CharStringPen(width, None)
    for inset, turn in ((0, 1), (60, -1)):
        left, right, top = 120 + inset, width - 120 - inset, CAP_HEIGHT - inset
        corners = [(left, inset), (right, inset), (right, top), (left, top)][::turn]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    return pen.getCharString()


def glyph_name(code):
    return "uni%04X" % code


def assemble(family, style, weight_class, italic, order, outlines, widths, texts):
    """Puts the tables of a font together."""
    builder = FontBuilder(UNITS, isTTF=False)
    names = [".notdef"] + [glyph_name(code) for code in order]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({code: glyph_name(code) for code in order})
    ps_name = family.replace(" ", "") + "-" + style
    builder.setupCFF(ps_name, {"FullName": family + " " + style, "FamilyName": family, "Weight": style}, outlines, {})
    bounds = {name: outlines[name].calcBounds(None) or (0, 0, 0, 0) for name in names}
    builder.setupHorizontalMetrics({name: (widths[name], round(bounds[name][0])) for name in names})
    builder.setupHorizontalHeader(ascent=ASCENDER, descent=DESCENDER, lineGap=0)
    builder.setupNameTable({
        "copyright": texts[0], "familyName": family + " " + style, "styleName": "Regular", "typographicFamily": family,
        "typographicSubfamily": style, "uniqueFontIdentifier": ps_name, "fullName": family + " " + style, "version": "Version 1.000",
        "psName": ps_name, "licenseDescription": texts[1]}, mac=False)
    builder.setupOS2(
        sTypoAscender=ASCENDER, sTypoDescender=DESCENDER, sTypoLineGap=0, usWinAscent=ASCENDER, usWinDescent=-DESCENDER,
        sCapHeight=CAP_HEIGHT, sxHeight=X_HEIGHT, usWeightClass=weight_class, fsSelection=0x80 | (1 if italic else 0x40), achVendID="TRLS", version=4)
    builder.setupPost(keepGlyphNames=False, italicAngle=-9.4 if italic else 0, isFixedPitch=0)
    builder.font["head"].created = builder.font["head"].modified = TIMESTAMP
    builder.font["head"].macStyle = 2 if italic else 0
    builder.font.recalcTimestamp = False
    return builder.font


def kerning_feature(order, design, fraction):
    """The kern feature: the ASCII pairs, for all characters that take their kerning from ASCII."""
    members = {}
    for code in order:
        base = repertoire.base_letter(code)
        if base is not None:
            members.setdefault(base, []).append(glyph_name(code))
    lines = ["feature kern {"]
    for (left, right), values in metrics.kerning().items():
        value = round(metrics.at(values, design, fraction))
        if abs(value) >= 4 and left in members and right in members:
            lines.append("  pos [%s] [%s] %d;" % (" ".join(members[left]), " ".join(members[right]), value))
    lines.append("} kern;")
    return "\n".join(lines)


def build_face(source_path, design, style, weight_class, italic, out):
    """Writes one file of the system face and returns its characters."""
    source = TTFont(source_path)
    order = repertoire.codepoints(source.getBestCmap())
    fraction = metrics.WEIGHT_FRACTIONS[style]
    targets = target_widths(source, order, design, fraction)
    scale, cmap, glyphset = UNITS / source["head"].unitsPerEm, source.getBestCmap(), source.getGlyphSet()
    y_scale = CAP_HEIGHT / source["OS/2"].sCapHeight
    widths = {".notdef": UNITS // 2}
    outlines = {".notdef": missing_glyph(UNITS // 2)}
    for code in order:
        name, width = glyph_name(code), round(targets[code])
        natural = source["hmtx"][cmap[code]][0] * scale
        widths[name] = width
        # Low lines join, so theirs is widened whatever it takes.
        factor, shift = (width / natural, 0) if code == 0x5F else fitted(natural, width)
        outlines[name] = charstring(glyphset, cmap[code], scale * factor, y_scale, width, shift)
    family = "Trellis Sans" if design == "Text" else "Trellis Sans Display"
    style_name = style + ("Italic" if italic else "")
    font = assemble(family, style_name, weight_class, italic, order, outlines, widths, (COPYRIGHT, LICENCE))
    addOpenTypeFeaturesFromString(font, kerning_feature(order, design, fraction))
    font.save(out / ("TrellisSans%s-%s.otf" % ("" if design == "Text" else "Display", style_name)))
    return order


def build_mono(source_path, style, weight_class, out):
    """Writes the monospaced companion; only its widths and line metrics differ from the source."""
    source = TTFont(source_path)
    cmap, glyphset = source.getBestCmap(), source.getGlyphSet()
    scale = UNITS / source["head"].unitsPerEm
    order = repertoire.codepoints(cmap)
    natural = source["hmtx"][cmap[0x30]][0] * scale
    factor = scale * MONO_ADVANCE / natural
    widths = {".notdef": MONO_ADVANCE}
    outlines = {".notdef": missing_glyph(MONO_ADVANCE)}
    for code in order:
        width = 0 if source["hmtx"][cmap[code]][0] == 0 else MONO_ADVANCE
        widths[glyph_name(code)] = width
        outlines[glyph_name(code)] = charstring(glyphset, cmap[code], factor, scale * CAP_HEIGHT / 1493, width)
    font = assemble("Trellis Mono", style, weight_class, False, order, outlines, widths, (MONO_COPYRIGHT, MONO_LICENCE))
    font["post"].isFixedPitch = 1
    font.save(out / ("TrellisMono-%s.otf" % style))


def write_metrics(source_dir, order, out):
    """Writes the table that the measurer reads: widths in half units and kerning of the four masters.

    Little endian: "TRLM", version, glyph count, class count; the characters (glyph number minus one is the index); four rows of widths;
    one kerning class a glyph; four square matrices of kerning in quarter units. Medium, semibold and all sizes are interpolated from these four.
    """
    sources = [("Text", "Inter-Regular", 0), ("Text", "Inter-Bold", 1), ("Display", "InterDisplay-Regular", 0), ("Display", "InterDisplay-Bold", 1)]
    rows = [target_widths(TTFont(source_dir / (name + ".otf")), order, design, fraction) for design, name, fraction in sources]
    letters = sorted(metrics.advances())
    classes = [1 + letters.index(base) if (base := repertoire.base_letter(code)) is not None else 0 for code in order]
    count = len(letters) + 1
    pairs = metrics.kerning()
    data = b"TRLM" + struct.pack("<3H", 1, len(order), count)
    data += struct.pack("<%dH" % len(order), *order)
    for row in rows:
        data += struct.pack("<%dh" % len(order), *[round(2 * row[code]) for code in order])
    data += bytes(classes) + (b"\0" if len(classes) % 2 else b"")
    for master in range(4):
        matrix = [[0] * count for _ in range(count)]
        for (left, right), values in pairs.items():
            matrix[1 + letters.index(left)][1 + letters.index(right)] = round(4 * values[master])
        data += struct.pack("<%dh" % (count * count), *[value for line in matrix for value in line])
    (out / "system-metrics.bin").write_bytes(data)


def main():
    parser = argparse.ArgumentParser()
    root = pathlib.Path(__file__).resolve().parents[2]
    parser.add_argument("--source", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/opentype/inter"))
    parser.add_argument("--mono-source", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/truetype/dejavu"))
    parser.add_argument("--out", type=pathlib.Path, default=root / "Sources/CTypography/Fonts")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    order = None
    for design, prefix in (("Text", "Inter"), ("Display", "InterDisplay")):
        for style, suffix, weight_class in STYLES:
            if design == "Text" and style not in MAIN_STYLES:
                continue
            order = build_face(arguments.source / ("%s-%s.otf" % (prefix, suffix)), design, style, weight_class, False, arguments.out)
            if style in MAIN_STYLES:
                name = "%s-%s.otf" % (prefix, "Italic" if suffix == "Regular" else suffix + "Italic")
                build_face(arguments.source / name, design, style, weight_class, True, arguments.out)
    build_mono(arguments.mono_source / "DejaVuSansMono.ttf", "Regular", 400, arguments.out)
    build_mono(arguments.mono_source / "DejaVuSansMono-Bold.ttf", "Bold", 700, arguments.out)
    write_metrics(arguments.source, order, arguments.out)


if __name__ == "__main__":
    main()
