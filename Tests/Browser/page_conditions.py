"""Tests the page in a browser under conditions: first visits, failures, slow networks, access, sizes of windows.

Usage: page_conditions.py PROGRAM [WORD...], as page.py
"""

import sys

import page_access
import page_failure
import page_first
import page_network
import page_quality
from runner import run
from service import running

MODULES = [page_access, page_quality, page_network, page_first, page_failure]


def main():
    program, *words = sys.argv[1:]
    with running(program) as base:
        run(MODULES, base, words, "the page under conditions")


main()
