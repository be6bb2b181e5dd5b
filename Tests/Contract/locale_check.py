"""Tests that responses do not depend on the locale: in one with a decimal comma, they are the same bytes.

Usage: locale_check.py PROGRAM
"""

import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from unittest import mock

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from web import check  # noqa: E402

from service import running  # noqa: E402

REQUESTS = [
    ("/v1/swiftui/bordered.svg?title=Buy&padding=7.5&tint=teal", None),
    ("/v1/swiftui/bordered/animation.svg?events=tap@0.25", None),
    ("/v1/swiftui/bordered.json?cornerRadius=4.5", None),
    ("/v1/swiftui/scale.swift?scaleAmount=0.75", None),
    ("/v1/swiftui/bordered/tokens.json", None),
    ("/v1/swiftui/glassProminent.png?scale=1.5", None),
    # The numbers of a body are read by a library of C.
    ("/v1/render", b'{"framework": "swiftui", "style": "bordered", "format": "svg", "padding": 7.5, "width": 99.5}'),
]


def responses(program):
    with running(program) as base:
        for path, body in REQUESTS:
            fields = {"Content-Type": "application/json"} if body else {}
            with urllib.request.urlopen(urllib.request.Request(base + path, body, fields), timeout=30) as response:
                yield path, response.read()


def main():
    with tempfile.TemporaryDirectory() as folder:
        # Compiled here, since a system need not have any.
        command = ["localedef", "--force", "--inputfile=de_DE", "--charmap=UTF-8", f"{folder}/de_DE.UTF-8"]
        subprocess.run(command, check=True, capture_output=True)
        german = {"LOCPATH": folder, "LC_ALL": "de_DE.UTF-8"}
        environment = os.environ | german
        point = subprocess.run(["locale", "decimal_point"], env=environment, capture_output=True, check=True).stdout
        check(point == b",\n", f"a locale with a decimal comma, not {point}")
        expected = dict(responses(sys.argv[1]))
        with mock.patch.dict(os.environ, german):
            found = dict(responses(sys.argv[1]))
    for path, body in expected.items():
        check(found[path] == body, f"{path} depends on the locale: {found[path][:200]}")
    print(f"{len(expected)} responses do not depend on the locale")


main()
