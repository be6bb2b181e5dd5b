"""Compares the contrast ratios of 10,000 random pairs of colors with those of a package from PyPI.

contrast_check.py PROGRAM
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

import wcag_contrast_ratio

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
# The pairs of one picture, and the number of pictures.
PAIRS, PICTURES = 200, 50
# The documents have six decimals.
TOLERANCE = 1e-6


def color(components):
    red, green, blue = components
    return f"Color(red: {red} / 255, green: {green} / 255, blue: {blue} / 255)"


def source(pairs):
    texts = "\n".join(
        f'        Text("{index}").foregroundStyle({color(text)}).background({color(ground)})'
        for index, (text, ground) in enumerate(pairs)
    )
    return f"import SwiftUI\n\n#Preview(traits: .sizeThatFitsLayout) {{\n    VStack {{\n{texts}\n    }}\n}}\n"


def contrasts(pairs, folder):
    """The contrast of each text, in the order of the pairs."""
    file = folder / "Texts.swift"
    file.write_text(source(pairs))
    result = subprocess.run(
        [PROGRAM, "render", f"{file}.json", "device=iPad"], check=True, capture_output=True, text=True
    )
    elements = json.loads(result.stdout)["elements"]
    texts = {int(element["text"]): element["contrast"] for element in elements if element["kind"] == "text"}
    return [texts[index] for index in range(len(pairs))]


def main():
    generator = random.Random(20251128)
    greatest = 0
    with tempfile.TemporaryDirectory() as path:
        for _ in range(PICTURES):
            pairs = [[[generator.randrange(256) for _ in range(3)] for _ in range(2)] for _ in range(PAIRS)]
            for (text, ground), ratio in zip(pairs, contrasts(pairs, pathlib.Path(path)), strict=True):
                expected = wcag_contrast_ratio.rgb([part / 255 for part in text], [part / 255 for part in ground])
                difference = abs(ratio - expected)
                assert difference < TOLERANCE, f"{text} on {ground}: {ratio}, not {expected}"
                greatest = max(greatest, difference)
    print(f"{PAIRS * PICTURES} contrasts are right; the greatest difference is {greatest:.1e}")


main()
