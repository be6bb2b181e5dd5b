"""Measures how soon a change in the editor of the page is seen.

Usage: editor_speed.py PROGRAM
"""

import sys
import tempfile

import editor_latency
from runner import run
from service import running


def main():
    with (
        tempfile.TemporaryDirectory() as folder,
        running(sys.argv[1], "--store", f"{folder}/styles.sqlite") as base,
    ):
        run([editor_latency], base, [], "how soon a change is seen")


main()
