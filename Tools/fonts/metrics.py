"""The measured widths and fitted kerning that the faces are given, in 1/2048 em."""
import csv
import pathlib

DATA = pathlib.Path(__file__).parent / "data"
MASTERS = ["textRegular", "textBold", "displayRegular", "displayBold"]
# Where each weight lies on the line through regular (0) and bold (1): medium and semibold as measured, heavy and black by the same axis,
# the light ones fitted to light labels of the corpus.
WEIGHT_FRACTIONS = {
    "UltraLight": -0.644, "Thin": -0.468, "Light": -0.2035, "Regular": 0, "Medium": 11 / 30, "Semibold": 19 / 30, "Bold": 1,
    "Heavy": 46 / 30, "Black": 2,
}


def advances():
    """ASCII character -> its four master widths."""
    with open(DATA / "advances.tsv") as file:
        return {chr(int(r["code"], 16)): [float(r[m]) for m in MASTERS] for r in csv.DictReader(file, delimiter="\t")}


def kerning():
    """(left, right) -> four master values."""
    with open(DATA / "kerning.tsv") as file:
        rows = csv.DictReader(file, delimiter="\t")
        return {(chr(int(r["left"], 16)), chr(int(r["right"], 16))): [float(r[m]) for m in MASTERS] for r in rows}


def at(values, design, fraction):
    """The value of a weight in a design, from the four masters."""
    regular, bold = values[0:2] if design == "Text" else values[2:4]
    return regular + (bold - regular) * fraction
