"""Checks `bezel render`, `bezel check` and `bezel gallery` on files of Swift, as a user calls them.

commands_check.py PROGRAM
"""

import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
ROOT = pathlib.Path(__file__).resolve().parents[2]
PLACE = r"^{}:(\d+):(\d+): error: (.+)$"
# The longest source.
LIMIT = 1 << 20

PILL = """import SwiftUI

struct Pill: ButtonStyle {
    var inset: CGFloat = 12
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(inset)
            .background(.blue, in: .capsule)
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct Square: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().border(.red)
    }
}
"""
# Two errors: a modifier that does not exist, and an argument of another type.
BROKEN = PILL.replace(".padding(inset)", ".paddin(inset)").replace(".border(.red)", ".border(.red, width: true)")
# A loop on line 6.
ENDLESS = PILL.replace("configuration.label\n", "while true {}\n        return configuration.label\n", 1)


def run(*arguments, folder, status=0, symbol_fonts=ROOT / ".deps/fonts"):
    """Runs the program in a folder, which exits with a status and never with a signal."""
    result = subprocess.run(
        [PROGRAM, *arguments],
        cwd=folder,
        env=os.environ | {"BEZEL_SYMBOL_FONTS": str(symbol_fonts)},
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert result.returncode == status, (arguments, result)
    return result


def text(result):
    """What the program printed to standard error, in which no line is a trace of Swift."""
    printed = result.stderr.decode()
    assert "Fatal error" not in printed and "Crash" not in printed, printed
    return printed


def picture(content):
    """A picture that is well-formed, as an element."""
    root = ElementTree.fromstring(content)
    assert root.tag == "{http://www.w3.org/2000/svg}svg", root.tag
    return root


def check_render(folder):
    (folder / "Pill.swift").write_text(PILL)
    normal = run("render", "Pill.swift", "title=Buy", folder=folder)
    assert normal.stderr == b"", normal
    assert "Buy" in "".join(picture(normal.stdout).itertext()), normal.stdout[:200]
    pressed = run("render", "Pill.swift", "title=Buy", "state=pressed", folder=folder).stdout
    assert picture(pressed) and pressed != normal.stdout
    assert run("render", "Pill.swift", "title=Buy", folder=folder).stdout == normal.stdout
    wide = run("render", "Pill.swift", "title=Buy", "inset=30", folder=folder).stdout
    # 18 points more on each side; around the button there is room for its antialiasing.
    growth = float(picture(wide).get("width")) - float(picture(normal.stdout).get("width"))
    assert abs(growth - 36) <= 2, growth
    other = run("render", "Pill.swift", "title=Buy", "style=Square", folder=folder).stdout
    assert picture(other) and other != normal.stdout
    # A path of another folder is the same file.
    path = str(folder / "Pill.swift")
    assert run("render", path, "title=Buy", folder="/").stdout == normal.stdout


def check_outputs(folder):
    (folder / "Pill.swift").write_text(PILL)
    result = run("render", "Pill.swift", "title=Buy", "-o", "buy.svg", folder=folder)
    assert result.stdout == b"" and picture((folder / "buy.svg").read_bytes())
    run("render", "Pill.swift", "title=Buy", "--output=again.svg", folder=folder)
    assert (folder / "again.svg").read_bytes() == (folder / "buy.svg").read_bytes()
    printed = run("render", "Pill.swift", "title=Buy", "-o", "-", folder=folder).stdout
    assert printed == (folder / "buy.svg").read_bytes()
    sheet = picture(run("render", "Pill.swift/states", folder=folder).stdout)
    titles = " ".join(sheet.itertext())
    assert all(state in titles for state in ("normal", "pressed", "disabled")), titles
    animated = run("render", "Pill.swift/animation", "events=tap@0.2", folder=folder).stdout
    assert picture(animated) and b"@keyframes" in animated
    values = json.loads(run("render", "Pill.swift.json", "title=Buy", folder=folder).stdout)
    assert values["style"] == "Pill", values
    assert json.loads(run("render", "Pill.swift/timeline.json", folder=folder).stdout)
    assert b"struct Pill: ButtonStyle" in run("render", "Pill.swift.swift", folder=folder).stdout
    run("render", "Pill.swift", "-o", "buy.png", folder=folder)
    assert (folder / "buy.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def check_libraries(_):
    """A command starts without the libraries of vectors and of PostgreSQL, which take as long to load as it to draw."""
    environment = os.environ | {"LD_TRACE_LOADED_OBJECTS": "1"}
    libraries = subprocess.run([PROGRAM], env=environment, capture_output=True, check=True).stdout
    assert b"libharfbuzz" in libraries, libraries
    assert all(name not in libraries for name in (b"librsvg", b"libcairo", b"libpq")), libraries


def check_effects(folder):
    """Everything that a library of pixels opens late is open before the process has no files, whatever is installed."""
    effects = """
            .shadow(radius: 1).shadow(color: .red, radius: 12).blur(radius: 0.4).blur(radius: 7)
            .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
            .blendMode(.multiply).background(.ultraThinMaterial)"""
    (folder / "Pill.swift").write_text(PILL.replace(".opacity(", effects.strip() + "\n            .opacity(", 1))
    start = {"png": b"\x89PNG", "gif": b"GIF89a", "webp": b"RIFF"}
    outputs = ["", "/states", "/card", "/animation"]
    for fonts in (ROOT / ".deps/fonts", folder / "none"):
        for output in outputs:
            for extension in start if output == "/animation" else ["png"]:
                file = folder / f"pill.{extension}"
                file.unlink(missing_ok=True)
                run("render", f"Pill.swift{output}", "-o", file.name, folder=folder, symbol_fonts=fonts)
                assert file.read_bytes().startswith(start[extension]), output


def check_render_errors(folder):
    (folder / "Pill.swift").write_text(PILL)
    (folder / "Broken.swift").write_text(BROKEN)
    (folder / "Endless.swift").write_text(ENDLESS)
    (folder / "Empty.swift").write_bytes(b"")
    (folder / "Binary.swift").write_bytes(bytes(range(256)) * 8)
    (folder / "Folder.swift").mkdir()
    broken = run("render", "Broken.swift", folder=folder, status=1)
    assert broken.stdout == b"" and re.search(PLACE.format("Broken.swift"), text(broken), re.M), broken
    endless = run("render", "Endless.swift", folder=folder, status=1)
    assert "Pill, line 6, column 9: this takes more than" in text(endless), endless
    for name, words in (
        ("Missing.swift", "cannot read Missing.swift: No such file"),
        ("Missing.swift/states", "cannot read Missing.swift: No such file"),
        ("./Missing", "cannot read ./Missing: No such file"),
        ("/missing/App", "cannot read /missing/App: No such file"),
        ("Missing", "cannot read Missing: No such file or directory; a style of the catalog has a name such as"),
        ("Missing/App", "cannot read Missing/App: No such file"),
        ("swiftui", "swiftui is a framework; name one of its styles"),
        ("Folder.swift", "Folder.swift has nothing that can be drawn"),
        ("Empty.swift", "nothing that can be drawn"),
        ("Binary.swift", "error: invalid UTF-8"),
    ):
        result = run("render", name, folder=folder, status=1)
        assert result.stdout == b"" and words in text(result), (name, result)
    result = run("render", "swiftui/bordered", "locale=de", folder=folder, status=1)
    assert "“locale” is no parameter" in text(result) and "Did you mean" not in text(result), result
    for arguments, words in (
        (["style=Round"], "Pill, Square"),
        (["inset=wide"], "inset"),
        (["colour=red"], "colour"),
        (["-o", "missing/buy.svg"], "cannot write missing/buy.svg"),
        (["-o", "Folder.swift"], "cannot write Folder.swift"),
    ):
        result = run("render", "Pill.swift", *arguments, folder=folder, status=1)
        assert result.stdout == b"" and words in text(result), (arguments, result)
    for arguments in ([], ["Pill.swift", "title"], ["Pill.swift", "-o"], ["Pill.swift", "--size=2"]):
        result = run("render", *arguments, folder=folder, status=2)
        assert text(result).startswith("bezel: "), (arguments, result)


def check_check(folder):
    (folder / "Pill.swift").write_text(PILL)
    good = run("check", "Pill.swift", folder=folder)
    assert good.stdout == b"" and text(good) == "2 roots in 1 file, no errors\n", good
    (folder / "Broken.swift").write_text(BROKEN)
    bad = run("check", "Pill.swift", "Broken.swift", folder=folder, status=1)
    places = re.findall(PLACE.format(r"Broken\.swift"), bad.stdout.decode(), re.M)
    lines = BROKEN.split("\n")
    # All errors at once, in the order of the file, each at its name.
    assert len(places) >= 2 and [int(line) for line, _, _ in places] == sorted(int(line) for line, _, _ in places), bad
    line, column, _ = places[0]
    assert lines[int(line) - 1][int(column) - 1 :].startswith("paddin"), places
    assert "padding" in bad.stdout.decode(), bad.stdout
    assert "Pill.swift:" not in bad.stdout.decode()
    assert re.fullmatch(r"bezel: \d+ errors in 2 files\n", text(bad)), bad


def check_folders(folder):
    sources = folder / "Sources" / "Deep"
    sources.mkdir(parents=True)
    (sources / "Pill.swift").write_text(PILL)
    (sources / "Model.swift").write_text("struct Model { let name: String }\n")
    (sources / "Notes.txt").write_text("struct Pill: ButtonStyle\n")
    result = run("check", "Sources", folder=folder)
    assert text(result) == "2 roots in 1 file, no errors\n", result
    (sources / "Broken.swift").write_text(BROKEN)
    result = run("check", "Sources/", folder=folder, status=1)
    assert re.search(PLACE.format("Sources/Deep/Broken.swift"), result.stdout.decode(), re.M), result


def check_projects(folder):
    shop = str(ROOT / "Examples" / "shop")
    listed = json.loads(run("list", shop, "--format", "json", folder=folder).stdout)["roots"]
    assert [root["id"] for root in listed] == [
        "Sources/Shop/CheckoutBar.swift#preview-1-1",
        "Sources/Shop/CheckoutBar.swift#preview-2-1",
        "Sources/Shop/CheckoutBar.swift#CheckoutBar",
        "Sources/ShopUI/BrandButtonStyle.swift#BrandButtonStyle",
    ], listed
    assert "4 roots in 2 files, no errors" in text(run("check", shop, "--strict", folder=folder))
    pictures = {
        language: run("render", shop, "show=Three items", f"locale={language}", folder=folder).stdout
        for language in ("en", "de", "ar")
    }
    assert len(set(pictures.values())) == 3
    assert "shows no “Nothing”" in text(run("render", shop, "show=Nothing", folder=folder, status=1))
    check_places_of_projects(folder / "project")


def check_places_of_projects(folder):
    """What is said about a root has a place in the file that it is about."""
    folder.mkdir()
    (folder / "Package.swift").write_text("// swift-tools-version: 6.0\n")
    sources = folder / "Sources" / "App"
    sources.mkdir(parents=True)
    (sources / "Card.swift").write_text(
        "import SwiftUI\nstruct Card: View { var body: some View { Button(Model().text) {} } }\n"
        "struct Loop: View { var body: some View { Button(endless(1)) {} } }\n"
    )
    (sources / "Model.swift").write_text(
        "struct Model { let text: String = Outside.title }\n\nfunc endless(_ x: Int) -> String { endless(x + 1) }\n"
    )
    roots = json.loads(run("list", ".", "--check", "--format", "json", folder=folder).stdout)["roots"]
    card = next(root for root in roots if root["name"] == "Card")
    assert [(item["name"], item["file"], item["place"]["line"]) for item in card["standIns"]] == [
        ("Outside.title", "Sources/App/Model.swift", 1)
    ], card
    stopped = text(run("render", ".", "show=Loop", folder=folder, status=1))
    assert "Sources/App/Model.swift, line 3, column" in stopped, stopped


def check_check_errors(folder):
    files = {
        "Empty.swift": b"",
        "Binary.swift": bytes(range(256)) * 8,
        "Model.swift": b"struct Model {}\n",
        "Long.swift": PILL.encode() + b" " * (LIMIT - len(PILL.encode()) + 1),
        "Deep.swift": b"let x = " + b"(" * 5_000 + b")" * 5_000,
        "Unclosed.swift": PILL.encode()[:-3],
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
        result = run("check", name, folder=folder, status=1)
        assert re.search(PLACE.format(re.escape(name)), result.stdout.decode(), re.M), (name, result)
    (folder / "Full.swift").write_bytes(PILL.encode() + b" " * (LIMIT - len(PILL.encode())))
    assert text(run("check", "Full.swift", folder=folder)) == "2 roots in 1 file, no errors\n"
    result = run("check", "Missing.swift", folder=folder, status=1)
    assert text(result) == "bezel: cannot read Missing.swift: No such file or directory\n", result
    for arguments in ([], ["--strict"]):
        assert text(run("check", *arguments, folder=folder, status=2)).startswith("bezel: ")


class Page(html.parser.HTMLParser):
    """The pictures of a page, and its headings."""

    def __init__(self, page):
        super().__init__()
        self.pictures, self.headings, self.is_heading = [], [], False
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        assert tag not in ("script", "iframe", "link"), tag
        if tag == "img":
            self.pictures.append(dict(attributes)["src"])
        self.is_heading = tag == "h2"

    def handle_data(self, data):
        if self.is_heading:
            self.headings.append(data)
            self.is_heading = False


def check_gallery(folder):
    sources = folder / "Sources"
    sources.mkdir()
    (sources / "Pill.swift").write_text(PILL)
    result = run("gallery", "Sources", "-o", "docs/buttons", folder=folder)
    assert "2 roots in docs/buttons/index.html" in text(result), result
    output = folder / "docs" / "buttons"
    page = Page((output / "index.html").read_text())
    assert page.headings == ["Pill", "Square"], page.headings
    assert {file.name for file in output.iterdir()} == {*page.pictures, "index.html", "index.md"}
    markdown = (output / "index.md").read_text()
    assert re.findall(r"!\[[^\]]*\]\(([^)]+)\)", markdown) == page.pictures, markdown
    assert "Pill.swift:3" in page.rawdata + markdown, markdown
    for name in page.pictures:
        assert picture((output / name).read_bytes())
    # The same sources give the same files.
    before = {file.name: file.read_bytes() for file in output.iterdir()}
    run("gallery", "Sources/", "--output", "docs/buttons", folder=folder)
    assert before == {file.name: file.read_bytes() for file in output.iterdir()}


def check_gallery_of_long_view(folder):
    sources = folder / "Sources"
    sources.mkdir()
    (sources / "List.swift").write_text(
        'import SwiftUI\n#Preview("Long") { VStack { Button("Save") {}; ForEach(0..<250, id: \\.self) {'
        ' Text("The row of a long list with the number \\($0)") } } }\n'
    )
    sheet = run("render", "Sources/List.swift/states", folder=folder, status=1)
    assert "may take 2 MiB" in text(sheet), sheet
    run("gallery", "Sources", "-o", "long", folder=folder)
    (name,) = Page((folder / "long/index.html").read_text()).pictures
    assert picture((folder / "long" / name).read_bytes())


def check_gallery_errors(folder):
    sources = folder / "Sources"
    sources.mkdir()
    (folder / "Pill.swift").write_text(PILL)
    empty = run("gallery", "Sources", "-o", "empty", folder=folder)
    assert "0 roots" in text(empty) and Page((folder / "empty/index.html").read_text()).pictures == [], empty
    (sources / "Pill.swift").write_text(PILL)
    (sources / "Broken.swift").write_text(BROKEN.replace("Pill", "Bad").replace("Square", "Worse"))
    (sources / "Endless.swift").write_text(ENDLESS.replace("Pill", "Endless").replace("Square", "Other"))
    # A style with errors does not keep the others from being drawn.
    result = run("gallery", "Sources", "-o", "some", folder=folder, status=1)
    assert re.search(PLACE.format("Sources/Broken.swift"), text(result), re.M), result
    assert Page((folder / "some/index.html").read_text()).headings == ["Other", "Pill", "Square"], result
    assert "2 files have errors" in text(result), result
    (folder / "file").write_text("")
    for arguments, status, words in (
        (["Sources"], 2, "needs a folder for its files"),
        (["-o", "other"], 2, "needs a folder of Swift"),
        (["Pill.swift", "-o", "other"], 1, "Pill.swift is no folder"),
        (["Missing", "-o", "other"], 1, "Missing is no folder"),
        (["Sources", "-o", "file/buttons"], 1, "cannot make the folder file/buttons"),
    ):
        result = run("gallery", *arguments, folder=folder, status=status)
        assert words in text(result), (arguments, result)
    assert not (folder / "other").exists()


def main():
    checks = [
        check_render,
        check_outputs,
        check_libraries,
        check_effects,
        check_render_errors,
        check_check,
        check_folders,
        check_projects,
        check_check_errors,
        check_gallery,
        check_gallery_of_long_view,
        check_gallery_errors,
    ]
    for check in checks:
        with tempfile.TemporaryDirectory() as folder:
            check(pathlib.Path(folder))
    print(f"bezel render, check and gallery: {len(checks)} checks passed")


main()
