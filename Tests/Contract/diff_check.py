"""Checks `bezel diff` on folders of styles: its report, its pictures and its exit status.

diff_check.py PROGRAM
"""

import html.parser
import pathlib
import re
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]

STYLE = """import SwiftUI

struct %s: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(12)
            .background(%s, in: .capsule)
            .opacity(configuration.isPressed ? %s : 1)
    }
}
"""


class Markup(html.parser.HTMLParser):
    """The pictures and the text of a page."""

    def __init__(self, text):
        super().__init__()
        self.pictures, self.texts = [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        assert tag not in ("script", "iframe", "link"), tag
        if tag == "img":
            self.pictures.append(dict(attributes))

    def handle_data(self, data):
        self.texts.append(data)


def run(folder, old, new, *options):
    """Runs the program on two folders with files, and returns its status and the report."""
    for name, files in (("old", old), ("new", new)):
        for path, text in files.items():
            file = folder / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        (folder / name).mkdir(exist_ok=True)
    report = folder / "reports" / "new"
    command = [PROGRAM, "diff", folder / "old", folder / "new", "-o", report, *options]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    markdown, page = report / "report.md", report / "index.html"
    texts = [file.read_text() if file.exists() else "" for file in (markdown, page)]
    return result, report, *texts


def check_equal(folder):
    style = {"Pill.swift": STYLE % ("Pill", ".blue", "0.5")}
    result, _, markdown, _ = run(folder, style, {"Moved/Pill.swift": style["Pill.swift"] + "\n// A comment.\n"})
    assert result.returncode == 0, result
    assert "No style looks different (1 compared)." in markdown, markdown


def check_changed(folder):
    old = {"Pill.swift": STYLE % ("Pill", ".blue", "0.5"), "Gone.swift": STYLE % ("Gone", ".red", "0.5")}
    new = {"Pill.swift": STYLE % ("Pill", ".blue", "0.2"), "New.swift": STYLE % ("New", ".green", "0.5")}
    result, report, markdown, page = run(folder, old, new, "--pictures", "https://bezel.example/r")
    assert result.returncode == 1, result
    assert result.stdout == "1 changed, 1 added, 1 removed.\n", result.stdout
    # Only the pressed state is different, in both color schemes.
    row = next(line for line in markdown.splitlines() if line.startswith("| Pill |"))
    assert "pressed (light), pressed (dark)" in row and "normal" not in row, row
    pixels, share = re.search(r"\| (\d+) \| ≤ ([0-9.]+) % \|", row).groups()
    assert int(pixels) > 1000 and 10 < float(share) <= 100, row
    named = set(re.findall(r"https://bezel\.example/r/([^)]+)\)", markdown))
    written = {str(file.relative_to(report)) for file in (report / "pictures").iterdir()}
    assert named == written, named ^ written
    assert len([name for name in written if name.endswith("difference.png")]) == 2, written
    for name in written:
        start = (report / name).read_bytes()[:8]
        assert start == b"\x89PNG\r\n\x1a\n" if name.endswith(".png") else start.startswith(b"<svg "), name
    markup = Markup(page)
    assert all(picture["src"].startswith("data:image/") and picture["alt"] for picture in markup.pictures)
    assert len(markup.pictures) == 2 * 3 + 10 + 10, len(markup.pictures)


def check_views(folder):
    """Views and previews are compared, those without a control in the states that they have."""
    view = """import SwiftUI

#Preview("Card") {
    Text("Card").padding(12).background(%s)
}

struct Pair: View {
    var body: some View {
        HStack { Button("One") {}; Button("Two") {} }
    }
}
"""
    old, new = {"Card.swift": view % "Color.red"}, {"Card.swift": view % "Color.green"}
    result, _, markdown, _ = run(folder, old, new)
    assert result.returncode == 1, result
    row = next(line for line in markdown.splitlines() if line.startswith("| preview-1 |"))
    assert "normal (light)" in row and "disabled (dark)" in row, row
    assert not any(line.startswith("| Pair |") for line in markdown.splitlines()), markdown


def check_broken(folder):
    old = {"Pill.swift": STYLE % ("Pill", ".blue", "0.5")}
    new = {"Pill.swift": STYLE.replace("padding", "paddin(") % ("Pill", ".blue", "0.5"), "Notes.swift": "let x = 1\n"}
    result, _, markdown, page = run(folder, old, new)
    assert result.returncode == 2, result
    assert re.search(r"^Pill\.swift:\d+:\d+: error: ", result.stderr, re.M), result.stderr
    assert "broken" in markdown and "Pill.swift:" in markdown and "error:" in page, markdown


def check_endless(folder):
    style = STYLE.replace("        configuration.label", "        spin()\n        return configuration.label", 1)
    style = style.replace("}\n}\n", "}\n    func spin() { while true {} }\n}\n") % ("Pill", ".blue", "0.5")
    result, _, markdown, _ = run(folder, {}, {"Pill.swift": style})
    assert result.returncode == 2 and "Pill.swift:" in markdown, (result, markdown)


def check_costly(folder):
    """The pixels of strangers' styles are drawn by workers, within their limits."""
    content = "ForEach(0..<40) { _ in Color.red.frame(width: 900, height: 900).blur(radius: 9) }"
    style = STYLE.replace("configuration.label\n", f"ZStack {{ {content} }}\n", 1)
    old, new = ({"Pill.swift": style % ("Pill", ".blue", opacity)} for opacity in ("0.5", "0.2"))
    result, _, markdown, _ = run(folder, old, new)
    assert result.returncode == 2, result
    assert "Pill.swift: error: its pixels cannot be compared: The response would take" in markdown, markdown


def check_grown(folder):
    """Pictures of different sizes are laid on each other by their frames."""
    old = {"Pill.swift": STYLE % ("Pill", ".blue", "0.5")}
    shadow = old["Pill.swift"].replace(".opacity", ".shadow(color: .black, radius: 40).opacity")
    result, _, markdown, _ = run(folder, old, {"Pill.swift": shadow})
    assert result.returncode == 1, result
    row = next(line for line in markdown.splitlines() if line.startswith("| Pill |"))
    # The shadow around the capsule is new, and the capsule itself is as before.
    assert 10 < float(re.search(r"≤ ([0-9.]+) %", row).group(1)) < 95, row


def check_hostile(folder):
    name = 'x"><script>alert(1)<.swift'
    result, _, markdown, page = run(folder, {}, {name: STYLE.replace("padding", "paddin(") % ("Pill", ".blue", "0.5")})
    assert result.returncode == 2, result
    # Inside of fences and backticks nothing is markup.
    outside = re.sub(r"`[^`]*`", "", re.sub(r"(?s)````````.*?````````", "", markdown))
    assert "<script>" not in page and "<script>" not in outside, markdown
    Markup(page)


def check_usage(folder):
    for arguments in ([], ["a"], ["a", "b"], ["a", "b", "-o"], ["missing", "missing", "-o", str(folder)]):
        result = subprocess.run([PROGRAM, "diff", *arguments], capture_output=True, text=True, check=False)
        assert result.returncode == 2 and result.stderr.startswith("bezel: "), (arguments, result)


def main():
    checks = [
        check_equal,
        check_changed,
        check_views,
        check_broken,
        check_endless,
        check_costly,
        check_grown,
        check_hostile,
        check_usage,
    ]
    for check in checks:
        with tempfile.TemporaryDirectory() as folder:
            check(pathlib.Path(folder))
    print(f"bezel diff: {len(checks)} checks passed")


main()
