"""Tests the page in a browser, with a mouse, a touch screen and a keyboard.

Each check is a function; the first line of its docstring is its name. A check also fails if the console has an error
or the page sends a request to another host.

Usage: page.py PROGRAM [WORD...], with words to run only the checks with one of them in their name
"""

import sys

import page_address
import page_compare
import page_controls
import page_export
import page_findings
import page_inspect
import page_press
import page_time
from runner import run
from service import running

MODULES = [
    page_press,
    page_controls,
    page_address,
    page_compare,
    page_time,
    page_export,
    page_findings,
    page_inspect,
]


def main():
    program, *words = sys.argv[1:]
    with running(program) as base:
        run(MODULES, base, words, "the page")


main()
