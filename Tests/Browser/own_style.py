"""Tests the editor of the page in a browser: a style or a view is pasted, seen, pressed, shared and saved.

Usage: own_style.py PROGRAM [WORD...], with words to run only the checks with one of them in their name
"""

import sys
import tempfile

import editor_bundle
import editor_findings
import editor_fixes
import editor_folder
import editor_link
import editor_live
import editor_roots
import editor_sharing
import editor_typing
from runner import run
from service import running

MODULES = [
    editor_typing,
    editor_fixes,
    editor_roots,
    editor_live,
    editor_link,
    editor_findings,
    editor_bundle,
    editor_sharing,
    editor_folder,
]


def main():
    program, *words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        editor_folder.FOLDER.path = folder
        with running(program, "--styles", folder, "--store", f"{folder}/styles.sqlite") as base:
            run(MODULES, base, words, "the editor")


main()
