"""Tests the page that shows the root of each file that an editor saves.

Usage: following.py PROGRAM
"""

import pathlib
import sys
import tempfile

from runner import run
from service import running
from visit import check, equal

# The folder of the project, while the checks run.
FOLDER = tempfile.TemporaryDirectory()
STYLE = """import SwiftUI

struct NAME: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
"""


def save(name, text=""):
    folder = pathlib.Path(FOLDER.name)
    temporary = folder / f"{name}.tmp"
    temporary.write_text(STYLE.replace("NAME", name) + text)
    temporary.rename(folder / f"{name}.swift")


@check(path="/follow?file=First.swift")
def following(visit):
    """The page goes to the file that is saved, and stays where nothing is followed."""
    visit.wait("document.querySelector('#style-name').textContent === 'First'")
    save("Second", "// saved\n")
    visit.wait("document.querySelector('#style-name').textContent === 'Second'")
    visit.wait_for_value("follow", "1")
    save("First", "// saved\n")
    visit.wait("document.querySelector('#style-name').textContent === 'First'")
    visit.page.goto(visit.base + "/?style=custom/Second")
    visit.wait("document.querySelector('#style-name').textContent === 'Second'")
    save("First", "// saved again\n")
    visit.page.wait_for_timeout(1500)
    equal(visit.text("#style-name"), "Second", "the root that is not followed")


def main():
    with FOLDER:
        for name in ["First", "Second"]:
            save(name)
        with running(sys.argv[1], "--project", FOLDER.name) as base:
            run([sys.modules["__main__"]], base, [], "the page of an editor")


main()
