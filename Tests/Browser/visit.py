"""A visit to the page: user actions, and the state of the page."""

import re
import time
import urllib.error
import urllib.parse
import urllib.request

from playwright.sync_api import Error

# The appearance of all painted elements of the picture at this moment as one text, regardless of their groups.
APPEARANCE = """() => {
    const painted = document.querySelector("#picture").shadowRoot.querySelectorAll(
        ":not(defs *):is(path, rect, circle, ellipse, text)"
    )
    return [...painted].map(element => {
        const { fill, fillOpacity, stroke, strokeWidth, visibility } = getComputedStyle(element)
        let opacity = 1
        for (let part = element; part; part = part.parentElement) opacity *= getComputedStyle(part).opacity
        if (visibility === "hidden" || opacity < 0.001) return ""
        const { x, y, width, height } = element.getBoundingClientRect()
        const box = [x, y, width, height].map(length => Math.round(length * 10) / 10)
        return [opacity.toFixed(3), fill, Number(fillOpacity).toFixed(3), stroke, strokeWidth, box].join(" ")
    }).filter(text => text).join("|")
}"""

# The timeout of a wait, in seconds. It measures nothing: beside other checks, the page with a debug build can take more
# than ten seconds.
TIMEOUT = 30


class Failure(Exception):
    pass


def check(**settings):
    """Marks a function as a check, with the settings of its visit."""

    def mark(function):
        function.settings = settings
        return function

    return mark


def require(condition, message):
    if not condition:
        raise Failure(message)


def equal(actual, expected, subject):
    require(actual == expected, f"{subject}: {actual!r} instead of {expected!r}")


class Visit:
    """A new page in a browser context of its own.

    With `expects_errors` the service may refuse requests; without `opens` the check opens the page itself. With
    `is_first` it is the first one of the tab, in which a press is played.
    """

    def __init__(
        self,
        browser,
        base,
        width=1440,
        height=900,
        path="/?style=swiftui/borderedProminent",
        expects_errors=False,
        opens=True,
        is_first=False,
        **context,
    ):
        self.base = base
        self.expects_errors = expects_errors
        self.messages = []
        self.context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page = self.context.new_page()
        self.page.set_default_timeout(1000 * TIMEOUT)
        # The protocol of the developer tools.
        self.devices = self.context.new_cdp_session(self.page)
        if not is_first:
            self.page.add_init_script("sessionStorage.setItem('hasPlayed', 'true')")
        self.page.on("console", self.on_console)
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("request", self.on_request)
        if opens:
            self.open(path)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        self.context.close()
        if isinstance(error, Error):
            raise Failure(error.message)
        if kind is None and self.messages:
            raise Failure("in the console: " + self.messages[0])

    def on_console(self, message):
        if message.type not in ("error", "warning"):
            return
        url = message.location.get("url", "")
        # The browser logs every response with an error status.
        is_response = message.text.startswith("Failed to load resource")
        if is_response and self.expects_errors:
            return
        self.messages.append(f"{message.text} {url}")

    def on_request(self, request):
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.messages.append("request to another host: " + request.url)

    def status(self, url):
        try:
            with urllib.request.urlopen(urllib.parse.urljoin(self.base, url)) as response:
                return response.status
        except urllib.error.HTTPError as error:
            return error.code

    def open(self, path):
        self.page.goto(self.base + path)
        self.wait_until_loaded()

    def wait_until_loaded(self):
        """Waits until the page shows a button and has loaded its playback."""
        # The document before a navigation may have no such element.
        self.wait("(document.querySelector('#script')?.value ?? '') !== ''")

    # The state of the page

    def appearance(self):
        return self.page.evaluate(APPEARANCE)

    def text(self, selector):
        return self.page.inner_text(selector)

    def log(self):
        """The names of the lines of the log."""
        return self.page.eval_on_selector_all("#log li", "lines => lines.map(line => line.dataset.name)")

    def value(self, name):
        """The value of a parameter in the address bar."""
        query = urllib.parse.urlsplit(self.page.url).query
        return dict(urllib.parse.parse_qsl(query, keep_blank_values=True)).get(name)

    def wait(self, expression, argument=None, page=None):
        """Waits until an expression is true.

        Polls, since the content security policy of the page forbids the `eval` of `wait_for_function`.
        """
        self.wait_until(lambda: (page or self.page).evaluate(expression, argument), f"timeout: {expression}")

    def wait_until(self, condition, message):
        """Waits until a condition holds; fails with a message if that takes too long."""
        end = time.monotonic() + TIMEOUT
        while not condition():
            require(time.monotonic() < end, message)
            time.sleep(0.02)

    def wait_until_equal(self, read, expected, subject):
        """Waits until what a function reads is a value, since parts beside the button follow a change after it."""
        end = time.monotonic() + TIMEOUT
        while (actual := read()) != expected and time.monotonic() < end:
            time.sleep(0.02)
        equal(actual, expected, subject)

    def wait_for_value(self, name, value):
        self.wait(f"value => new URLSearchParams(location.search).get('{name}') === value", value)

    def panel(self, name):
        """Shows a panel beside the stage, or its sheet: `parameters`, `inspect`, `findings`, `motion` or `states`.

        Waits until it has its parts, which are loaded late.
        """
        tab = self.page.locator(f"#tab-{name}")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        self.page.wait_for_selector(f"#panel-{name}:not([aria-busy])", state="attached")

    def options(self):
        """Opens the menu of the stage."""
        if self.page.get_attribute("#view", "open") is None:
            self.page.click("#view summary")

    def export(self):
        """Opens the sheet with everything that can be copied."""
        if not self.page.is_visible("#export"):
            self.page.click("#export-open")

    def wait_for_pictures(self):
        """Shows every part of the page, and waits until all pictures are loaded."""
        for name in ["motion", "states", "parameters"]:
            self.panel(name)
            self.page.wait_for_load_state("networkidle")
        self.page.keyboard.press("Escape")
        self.export()
        self.page.wait_for_load_state("networkidle")
        self.page.click("#export-close")

    def is_seen(self, selector):
        """Whether the top left and the middle of an element are in the window, and nothing lies on them."""
        return self.page.evaluate(
            """selector => {
                const element = document.querySelector(selector)
                const { left, top, width, height } = element.getBoundingClientRect()
                return [[left + 3, top + 3], [left + width / 2, top + height / 2]].every(([x, y]) => {
                    const hit = document.elementFromPoint(x, y)
                    return hit !== null && (element.contains(hit) || hit.contains(element))
                })
            }""",
            selector,
        )

    def wait_for_rest(self):
        """Waits until the player is paused."""
        self.wait("document.querySelector('#play').getAttribute('aria-label') === 'Play'")

    # The mouse

    @property
    def scale(self):
        return float(self.page.evaluate("document.querySelector('#live').style.getPropertyValue('--scale')"))

    def point(self, x=0, y=0):
        """The position in the window of a point of the button, in points from its center."""
        box = self.page.locator("#live").bounding_box()
        return box["x"] + box["width"] / 2 + x * self.scale, box["y"] + box["height"] / 2 + y * self.scale

    def move(self, x=0, y=0, steps=1):
        self.page.mouse.move(*self.point(x, y), steps=steps)

    def press(self, x=0, y=0):
        self.move(x, y)
        self.page.mouse.down()

    def release(self):
        self.page.mouse.up()

    def frame(self):
        """The size of the layout frame of the button, in points."""
        url = re.sub(r"^.*?(/v1/)", r"\1", self.page.get_attribute("#link", "href"))
        with urllib.request.urlopen(self.base + url) as response:
            box = re.search(rb'viewBox="([^"]*)"', response.read())[1]
        x, y, width, height = map(float, box.split())
        return width + 2 * x, height + 2 * y
