"""Runs the checks of modules, each in a visit of its own."""

import functools
import time

from playwright.sync_api import Error, sync_playwright

from service import launch
from visit import Failure, Visit


def checks(modules, words):
    """The checks with one of some words in their names; all of them without words."""
    for module in modules:
        for check in vars(module).values():
            name = (getattr(check, "__doc__", None) or "").split("\n")[0]
            if hasattr(check, "settings") and (not words or any(word in name for word in words)):
                yield name, check


def run(modules, base, words, subject):
    """Runs the checks against a service; ends the program if one fails twice.

    The page now and then takes longer than a check waits, when the machine does much else. So a check that fails runs
    once more; the first failure is printed, too, because one that is often there is a fault.
    """
    count = 0
    failures = []
    started = time.monotonic()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, check in checks(modules, words):
            try:
                attempt_twice(name, functools.partial(attempt, check, browser, base))
            except Failure as failure:
                failures.append(f"failed: {name}\n{failure}")
            count += 1
        browser.close()
    if failures:
        raise SystemExit("\n".join(failures))
    print(f"{count} checks of {subject} passed in {time.monotonic() - started:.0f} s")


def attempt(check, browser, base):
    """Runs a check in a visit of its own."""
    with Visit(browser, base, **check.settings) as visit:
        check(visit)


def attempt_twice(name, check):
    """Runs a check, and once more if it fails; the first failure is printed."""
    try:
        check()
    except (Failure, Error) as failure:
        print(f"failed at the first attempt: {name}\n{failure}", flush=True)
        check()
