"""Runs of the program that find faults, and the colors of its pictures."""

import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))

from roots import FONTS, Record  # noqa: E402

# The components of an opaque color, from 0 to 255.
Color = tuple[int, int, int]

VIEW_BOX = re.compile(r'viewBox="(-?[\d.]+) (-?[\d.]+) ')
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


class Failure(Exception):
    """The program did not answer as it should."""


@dataclass(frozen=True)
class Program:
    """The program, with the seconds that it has for a file."""

    path: Path
    seconds: float = 60

    def findings(self, source: Path, root: str = "") -> list[Record]:
        """What is wrong with a file or a folder, or with one root of it; also what is not measured."""
        show = [f"show={root}"] if root else []
        output = self._run("audit", source, *show, "--format", "json", "--not-measured", statuses=(0, 1, 2))
        try:
            report = json.loads(output)
            findings, messages = report["findings"], report["messages"]
        except (ValueError, KeyError) as error:
            raise Failure("no findings, and no JSON") from error
        # A root takes too long, or cannot be drawn.
        failures = [message["text"] for message in messages if "cannot be audited" in message["text"]]
        if root and failures:
            raise Failure(failures[0])
        return findings

    def roots(self, source: Path) -> list[Record]:
        """The roots of a file or a folder, with what does not draw."""
        output = self._run("list", source, "--check", "--format", "json", statuses=(0, 1, 2))
        try:
            return json.loads(output)["roots"]
        except (ValueError, KeyError) as error:
            raise Failure("no roots, and no JSON") from error

    def elements(self, source: Path, root: str, **values: str) -> Record:
        """The size and the elements of a root in a condition."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "root.json"
            self.render(source, root, file, values)
            return json.loads(file.read_text())

    def picture(self, source: Path, root: str, **values: str) -> "Picture":
        """The pixels of a root in a condition, over its ground."""
        ground = BLACK if values.get("colorScheme") == "dark" else WHITE
        with tempfile.TemporaryDirectory() as folder:
            file, vectors = Path(folder) / "root.png", Path(folder) / "root.svg"
            self.render(source, root, file, {"scale": "2"} | values)
            self.render(source, root, vectors, values)
            return Picture(file.read_bytes(), ground, vectors.read_text())

    def render(self, source: Path, root: str, output: Path, values: dict[str, str]) -> None:
        """Draws a root of a file or a folder into a file."""
        settings = [f"{name}={value}" for name, value in values.items()]
        self._run("render", source, f"show={root}", *settings, "-o", output, statuses=(0,))

    def _run(self, *arguments: str | Path, statuses: Iterable[int]) -> bytes:
        environment = dict(os.environ)
        if FONTS.is_dir():
            environment.setdefault("BEZEL_SYMBOL_FONTS", str(FONTS))
        try:
            process = subprocess.run(
                [self.path, *arguments],
                env=environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=self.seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise Failure(f"no response within {self.seconds:g} s") from error
        if process.returncode not in statuses:
            lines = process.stderr.decode(errors="replace").strip().splitlines()
            raise Failure(lines[-1] if lines else f"status {process.returncode}")
        return process.stdout


class Picture:
    """A PNG file with red, green, blue and alpha, whose scale is 2, over a ground."""

    def __init__(self, data: bytes, ground: Color, vectors: str):
        self.ground = ground
        # A shadow is painted above and before the frame of the root.
        box = VIEW_BOX.search(vectors)
        self.left, self.top = (float(number) for number in box.groups()) if box else (0, 0)
        self.width, self.height = struct.unpack(">II", data[16:24])
        if data[24:29] != bytes([8, 6, 0, 0, 0]):
            raise Failure("a PNG file of another kind")
        packed, position = b"", 8
        while position < len(data):
            (length,) = struct.unpack(">I", data[position : position + 4])
            if data[position + 4 : position + 8] == b"IDAT":
                packed += data[position + 8 : position + 8 + length]
            position += 12 + length
        self.rows = self._rows(zlib.decompress(packed))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and self.rows == other.rows

    __hash__ = None

    def background(self, frame: Record) -> Color | None:
        """The color of most pixels in a frame and just around it; none if no color is that of a third of them."""
        x, y = 2 * (frame["x"] - self.left), 2 * (frame["y"] - self.top)
        left, right = int(x) - 2, int(x + 2 * frame["width"]) + 2
        top, bottom = int(y) - 2, int(y + 2 * frame["height"]) + 2
        colors = Counter(
            self.color(x, y)
            for y in range(max(top, 0), min(bottom, self.height))
            for x in range(max(left, 0), min(right, self.width))
        )
        if not colors:
            return None
        color, count = colors.most_common(1)[0]
        return color if 3 * count >= colors.total() else None

    def color(self, x: int, y: int) -> Color:
        """The color of a pixel over the ground."""
        red, green, blue, alpha = self.rows[y][4 * x : 4 * x + 4]
        pairs = zip((red, green, blue), self.ground, strict=True)
        return tuple(round((part * alpha + below * (255 - alpha)) / 255) for part, below in pairs)

    def _rows(self, data: bytes) -> list[bytes]:
        stride = 4 * self.width
        rows: list[bytes] = []
        above = bytes(stride)
        for start in range(0, self.height * (stride + 1), stride + 1):
            row = bytearray(data[start + 1 : start + 1 + stride])
            _undo_filter(data[start], row, above)
            above = bytes(row)
            rows.append(above)
        return rows


def _undo_filter(kind: int, row: bytearray, above: bytes) -> None:
    for index in range(len(row)):
        left = row[index - 4] if index >= 4 else 0
        corner = above[index - 4] if index >= 4 else 0
        up = above[index]
        guess = (0, left, up, (left + up) // 2, _nearest(left, up, corner))[kind]
        row[index] = (row[index] + guess) & 255


def _nearest(left: int, up: int, corner: int) -> int:
    """The predictor of Paeth."""
    return min((left, up, corner), key=lambda value: abs(left + up - corner - value))


def luminance(color: Color) -> float:
    """The relative luminance of WCAG 2.2."""
    parts = [part / 255 for part in color]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Color, second: Color) -> float:
    """The contrast ratio of WCAG 2.2."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
