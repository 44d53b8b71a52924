#!/usr/bin/env python3
"""Rebuilds the faces and holds them against the committed files and the data. Run in an environment with requirements.txt installed."""
import filecmp
import pathlib
import subprocess
import sys
import tempfile
import unittest

import uharfbuzz as hb
from fontTools.ttLib import TTFont

import metrics

COMMITTED = pathlib.Path(__file__).resolve().parents[2] / "Sources/CTypography/Fonts"


def width(path, text):
    """The width of a text in font units, kerning included."""
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions)


class Fonts(unittest.TestCase):
    def test_a_second_build_gives_equal_bytes(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, str(pathlib.Path(__file__).with_name("build_fonts.py")), "--out", folder], check=True)
            names = [file.name for file in pathlib.Path(folder).iterdir()]
            _, different, missing = filecmp.cmpfiles(folder, COMMITTED, names, shallow=False)
            self.assertEqual((different, missing), ([], []))

    def test_every_ascii_character_has_the_measured_width(self):
        for design in ("", "Display"):
            for style in ("Regular", "Medium", "Semibold", "Bold"):
                font = TTFont(COMMITTED / f"TrellisSans{design}-{style}.otf")
                cmap, widths = font.getBestCmap(), font["hmtx"]
                for char, values in metrics.advances().items():
                    expected = metrics.at(values, "Display" if design else "Text", metrics.WEIGHT_FRACTIONS[style])
                    self.assertLessEqual(abs(widths[cmap[ord(char)]][0] - expected), 0.5, (design, style, char))

    def test_strings_measured_on_ios_are_as_wide_in_the_font(self):
        # iOS 26, 8 pt regular (1/256 pt a unit, 52 units of tracking a character); one unit is what rounding may cost a character.
        for text, points in (("AVAST Wavy To. LT", 76), ("Hello UIKit", 41.957031), ("WWWW MMMM", 63.015625)):
            units = width(COMMITTED / "TrellisSans-Regular.otf", text) + 52 * len(text)
            self.assertLessEqual(abs(units - points * 256), len(text) / 2, text)

    def test_line_metrics_and_names_are_ours(self):
        for path in COMMITTED.glob("*.otf"):
            font = TTFont(path)
            self.assertEqual((font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap), (1950, -494, 0))
            self.assertEqual(font["OS/2"].sCapHeight, 1443)
            names = [str(record) for record in font["name"].names if record.nameID in (1, 3, 4, 6, 16)]
            self.assertFalse([name for name in names if "Inter" in name or "DejaVu" in name or "Vera" in name])


if __name__ == "__main__":
    unittest.main()
