"""Tests the page and the embed in Debian's Firefox and WebKitGTK: press, fade, scrub, copy, and write a style.

Usage: browsers.py PROGRAM
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from marionette_driver.by import By
from marionette_driver.marionette import ActionSequence, Marionette
from selenium.webdriver import ActionChains, WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from service import running
from visit import APPEARANCE, require

# In seconds; software rendering is slow.
TIMEOUT = 30

# The key in WebDriver.
BACKSPACE = "\ue003"

MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"

# Collects the appearances that the button has, one for each frame of the browser.
RECORD = f"""
    window.appearances = [];
    const appearance = {APPEARANCE};
    const record = () => {{
        const now = appearance();
        if (window.appearances.at(-1) !== now) window.appearances.push(now);
        requestAnimationFrame(record);
    }};
    record();
"""


class Firefox:
    """Debian's Firefox, by its own protocol."""

    name = "Firefox"

    def __init__(self, folder):
        (Path(folder) / "user.js").write_text('user_pref("marionette.port", 0);\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", folder],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": folder},
        )
        port = Path(folder) / "MarionetteActivePort"
        wait(port.exists, "the port of Firefox")
        self.client = Marionette(host="127.0.0.1", port=int(port.read_text()))
        self.client.start_session()

    def open(self, url):
        self.client.navigate(url)

    def run(self, script):
        return self.client.execute_script(script, sandbox=None)

    def down(self, selector):
        element = self.client.find_element(By.CSS_SELECTOR, selector)
        mouse = ActionSequence(self.client, "pointer", "mouse", {"pointerType": "mouse"})
        mouse.pointer_move(0, 0, origin=element).pointer_down().perform()

    def up(self):
        ActionSequence(self.client, "pointer", "mouse", {"pointerType": "mouse"}).pointer_up().perform()

    def click(self, selector):
        self.client.find_element(By.CSS_SELECTOR, selector).click()

    def type(self, selector, keys):
        self.client.find_element(By.CSS_SELECTOR, selector).send_keys(keys)

    def quit(self):
        self.process.terminate()
        self.process.wait(timeout=TIMEOUT)


class WebKit:
    """Debian's WebKitGTK, by WebDriver."""

    name = "WebKitGTK"

    def __init__(self, folder):
        options = WebKitGTKOptions()
        options.binary_location = MINI_BROWSER
        options.add_argument("--automation")
        environment = {**os.environ, "HOME": folder}
        self.driver = WebKitGTK(options, Service("/usr/bin/WebKitWebDriver", env=environment))

    def open(self, url):
        self.driver.get(url)

    def run(self, script):
        return self.driver.execute_script(script)

    def down(self, selector):
        element = self.driver.find_element(By.CSS_SELECTOR, selector)
        ActionChains(self.driver).move_to_element(element).click_and_hold().perform()

    def up(self):
        ActionChains(self.driver).release().perform()

    def click(self, selector):
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def type(self, selector, keys):
        self.driver.find_element(By.CSS_SELECTOR, selector).send_keys(keys)

    def quit(self):
        self.driver.quit()


def wait(condition, subject):
    """Waits until a function returns a true value, and returns it."""
    end = time.monotonic() + TIMEOUT
    while True:
        value = condition()
        if value:
            return value
        require(time.monotonic() < end, f"timeout: {subject}")
        time.sleep(0.05)


def press(browser):
    """Presses and releases the button: the press is seen, then a fade of many frames back to rest."""
    browser.run(RECORD)
    rest = wait(lambda: browser.run("return appearances.at(-1)"), "the button at rest")
    # A busy machine skips frames and adds none, so the best of several presses counts.
    frames = 0
    for _ in range(4):
        frames = max(frames, frames_of_fade(browser, rest))
        if frames >= 4:
            return
    require(False, f"{browser.name} shows {frames} frames of the fade")


def frames_of_fade(browser, rest):
    """The number of appearances of the button from its release to its rest."""
    browser.down("#live")
    wait(lambda: browser.run("return appearances.at(-1)") != rest, f"the press in {browser.name}")
    time.sleep(0.3)
    count = browser.run("return appearances.length")
    browser.up()
    wait(lambda: browser.run("return appearances.at(-1)") == rest, f"the end of the fade in {browser.name}")
    return browser.run("return appearances.length") - count


def scrub(browser):
    """The scrubber shows other moments of the press."""
    wait(lambda: browser.run("return document.querySelector('#scrubber').max > 0"), "the playback")
    first = browser.run(f"return ({APPEARANCE})()")

    def shows_another(part):
        browser.run(f"""
            const scrubber = document.querySelector("#scrubber");
            scrubber.value = {part} * scrubber.max;
            scrubber.dispatchEvent(new Event("input"));
        """)
        return browser.run(f"return ({APPEARANCE})()") != first

    # The page may still load the playback.
    wait(lambda: any(shows_another(part) for part in [0, 0.3, 0.6]), f"another moment in {browser.name}")


def copy(browser):
    """The row under the stage copies, and so does the sheet with everything; both confirm it."""
    for selector in ["#copy", "#copy-link"]:
        if selector == "#copy-link":
            browser.click("#export-open")
            time.sleep(0.1)
            risen = "return document.querySelector('#export').getAnimations().length === 0"
            wait(lambda script=risen: browser.run(script), f"the sheet in {browser.name}")
        browser.click(selector)
        wait(
            lambda selector=selector: (
                "Copied" in browser.run(f"return document.querySelector('{selector}').textContent")
            ),
            f"the copy by {selector}",
        )
    browser.click("#export-close")


def write_style(browser):
    """A style is drawn while it is written, and a key that makes it wrong is reported until it is removed."""

    def read(selector):
        return browser.run(f"return document.querySelector('{selector}')?.textContent")

    browser.click("#own-open")
    wait(lambda: read("#own-examples button"), f"the editor in {browser.name}")
    browser.run("""
        const buttons = [...document.querySelectorAll("#own-examples button")];
        buttons.find(button => button.textContent === "Gradient pill").click();
    """)
    wait(lambda: read("#own-status") == "No errors.", f"the check of an example in {browser.name}")
    wait(lambda: read("#style-name") == "GradientPill", f"the style in {browser.name}")
    browser.type("#own-source", "=")
    wait(lambda: "error" in read("#own-status").split(".")[0].split(), f"the error in {browser.name}")
    require(read(".message-error"), f"nothing is underlined in {browser.name}")
    browser.type("#own-source", BACKSPACE)
    wait(lambda: read("#own-status") == "No errors.", f"the corrected source in {browser.name}")
    require("custom/~" in browser.run("return location.search"), "the address has another style")


def test(browser, base):
    browser.open(base + "/?style=swiftui/borderedProminent&title=Buy")
    wait(lambda: browser.run("return document.querySelector('#script').value"), f"the page in {browser.name}")
    press(browser)
    scrub(browser)
    copy(browser)
    write_style(browser)
    browser.open(base + "/embed/uikit/filled?title=Buy")
    wait(lambda: browser.run("return !document.querySelector('#live').hidden"), f"the embed in {browser.name}")
    time.sleep(0.5)
    press(browser)


@contextlib.contextmanager
def display():
    """Starts an X server without a screen, which WebKitGTK needs."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x1000x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            os.environ["DISPLAY"] = ":" + numbers.readline().strip()
        yield
    finally:
        server.terminate()
        server.wait(timeout=TIMEOUT)


def main():
    (program,) = sys.argv[1:]
    with running(program) as base, display():
        for kind in [Firefox, WebKit]:
            with tempfile.TemporaryDirectory() as folder:
                browser = kind(folder)
                try:
                    test(browser, base)
                finally:
                    browser.quit()
    print("the page and the embed work in Firefox and WebKitGTK")


main()
