"""Tests the sharing of files of a project with the program itself: stores, outputs, limits, hostile files.

Usage: bundle_check.py PROGRAM
"""

import base64
import json
import sys
import tempfile
import time
import urllib.parse
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from web import check  # noqa: E402

from service import Client, running  # noqa: E402

JSON = {"Content-Type": "application/json"}
BRAND = {
    "colors": [
        {
            "idiom": "universal",
            "color": {
                "color-space": "srgb",
                "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"},
            },
        }
    ]
}
FILES = {
    "Sources/Other.swift": 'struct Primary: View { var body: some View { Button("Other") {}.padding(Space.small) } }',
    "Sources/Pill.swift": """struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(Space.small).background(Color("Brand"))
    }
}
struct Primary: View { var body: some View { Button("Pill") {}.buttonStyle(Pill()) } }
""",
    "Sources/Space.swift": "enum Space { static let small: CGFloat = 3 }",
    "Assets.xcassets/Brand.colorset/Contents.json": json.dumps(BRAND),
    "Logo.png": {"base64": base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()},
}
STYLE = "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }"
OUTPUTS = [
    ".svg", ".json", ".swift", "/states.svg", "/animation.svg?events=tap", "/frames.json?events=tap",
    "/timeline.json?events=tap", "/tokens.json", "/source.swift", "/source.json",
]  # fmt: skip


class Service(Client):
    def get(self, path):
        """The status and the content of a response."""
        status, _, content = self.send("GET", path)
        return status, content

    def post(self, files, query=""):
        """The status and the content of the response to files."""
        body = json.dumps({"files": files}, ensure_ascii=False).encode()
        status, _, content = self.send("POST", "/v1/custom" + query, body, JSON)
        return status, content


def test_store(program, folder):
    options = ["--store", str(folder / "files.sqlite")]
    with running(program, *options) as base:
        service = Service(base)
        status, content = service.post(FILES)
        check(status == 201, f"files are stored: {content[:200]}")
        bundle = json.loads(content)
        reverse = dict(reversed(FILES.items()))
        check(json.loads(service.post(reverse)[1])["hash"] == bundle["hash"], "the order of files does not matter")
        before = pictures(service, bundle)
    with running(program, *options) as base:
        check(pictures(Service(base), bundle) == before, "another process reads the same files")
    print(f"{len(before)} outputs of files are the same in another process")


def pictures(service, bundle):
    found = {}
    for style in bundle["styles"]:
        for address in [style["url"]["short"], style["url"]["data"]]:
            path, _, query = address.partition(".svg")
            for output in OUTPUTS:
                join = "&" if "?" in output else "?"
                target = path + output + (join + query[1:] if query else "")
                status, content = service.get(target)
                check(status == 200, f"{target}: {status} {content[:200]}")
                found[target] = content
    check(b"#123456" in found[f"/v1/custom/Pill~{bundle['hash']}.svg"], "a color of a catalog is drawn")
    names = [urllib.parse.quote(f"Sources/{name}.swift#Primary", safe="") for name in ["Other", "Pill"]]
    one, other = (found[f"/v1/custom/{name}~{bundle['hash']}.svg"] for name in names)
    check(one != other, "two roots of one name are told apart")
    status, content = service.get(f"/v1/custom/Primary~{bundle['hash']}.svg")
    check(status == 400 and len(json.loads(content)["allowed"]) == 2, "a name of two files needs the file")
    return found


def test_limits(program, folder):
    with running(program, "--store", str(folder / "limits.sqlite")) as base:
        service = Service(base)
        overhead = len(json.dumps({"files": {"A.swift": STYLE, "b": ""}}))
        body = 2_097_152 - overhead
        cases = [
            ("no root", {"A.swift": "enum A {}"}, 422),
            ("500 files", {"A.swift": STYLE} | {f"{number}": "" for number in range(499)}, 200),
            ("501 files", {"A.swift": STYLE} | {f"{number}": "" for number in range(500)}, 413),
            ("2 MiB", {"A.swift": STYLE, "b": "x" * body}, 200),
            ("more than 2 MiB", {"A.swift": STYLE, "b": "x" * (body + 1)}, 413),
            ("a path that leads out", {"../A.swift": STYLE}, 422),
            ("paths that differ in case", {"A.swift": STYLE, "a.swift": STYLE}, 422),
            ("no Base64", {"A.swift": STYLE, "b": {"base64": "-"}}, 422),
            ("a catalog of brackets", FILES | {"A.xcassets/B.colorset/Contents.json": "[" * 400_000}, 200),
            ("a project of brackets", FILES | {"A.xcodeproj/project.pbxproj": "{" * 400_000}, 200),
            (
                "a manifest of targets",
                FILES | {"Package.swift": "Package(targets: [" + ".target(name: ," * 20_000},
                200,
            ),
            ("a file of brackets", FILES | {"Sources/Z.swift": "struct S: ButtonStyle {" + "{" * 60_000}, 200),
            ("entities", FILES | {"A.stringsdict": '<!DOCTYPE x [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><plist/>'}, 200),
        ]
        for name, files, expected in cases:
            status, content = service.post(files, "?dryRun=true")
            while status == 429 and expected != 429:
                # A slow machine still works at what was sent before: the service asks for a second.
                time.sleep(1)
                status, content = service.post(files, "?dryRun=true")
            check(status == expected, f"{name}: {status} in place of {expected}: {content[:200]}")
        print(f"{len(cases)} kinds of files have their status")


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        test_store(program, Path(folder))
        test_limits(program, Path(folder))


if __name__ == "__main__":
    main()
