"""Tests the page in a browser, with a mouse, a touch screen and a keyboard.

Each check is a function; the first line of its docstring is its name. A check also fails if the console has an error
or the page sends a request to another host.

Usage: page.py PROGRAM [WORD...], with words to run only the checks with one of them in their name
"""

import sys
import time

from playwright.sync_api import sync_playwright

import page_access
import page_address
import page_compare
import page_controls
import page_export
import page_failure
import page_first
import page_network
import page_press
import page_quality
import page_time
from service import launch, running
from visit import Failure, Visit

MODULES = [
    page_press,
    page_controls,
    page_address,
    page_compare,
    page_time,
    page_export,
    page_failure,
    page_first,
    page_access,
    page_network,
    page_quality,
]


def checks(words):
    for module in MODULES:
        for check in vars(module).values():
            name = (getattr(check, "__doc__", None) or "").split("\n")[0]
            if hasattr(check, "settings") and (not words or any(word in name for word in words)):
                yield name, check


def main():
    program, *words = sys.argv[1:]
    count = 0
    failures = []
    started = time.monotonic()
    with running(program) as base, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, check in checks(words):
            try:
                with Visit(browser, base, **check.settings) as visit:
                    check(visit)
            except Failure as failure:
                failures.append(f"failed: {name}\n{failure}")
            count += 1
        browser.close()
    if failures:
        raise SystemExit("\n".join(failures))
    print(f"{count} checks of the page passed in {time.monotonic() - started:.0f} s")


main()
