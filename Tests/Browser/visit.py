"""A visit to the page, and what can be seen there."""

import re
import time
import urllib.error
import urllib.parse
import urllib.request

from playwright.sync_api import Error

# How everything that is painted in the picture looks at this moment, as one text; whatever the groups around it.
LOOK = """() => {
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

# In seconds.
PATIENCE = 10


class Failure(Exception):
    pass


def check(**settings):
    """Marks a check; the settings are those of its visit."""

    def mark(function):
        function.settings = settings
        return function

    return mark


def require(condition, what):
    if not condition:
        raise Failure(what)


def equal(first, second, what):
    require(first == second, f"{what}: {first!r} instead of {second!r}")


class Visit:
    """A fresh page in a context of its own."""

    def __init__(
        self,
        browser,
        base,
        width=1440,
        height=900,
        path="/?style=swiftui/borderedProminent",
        refused=False,
        opened=True,
        **context,
    ):
        self.base = base
        self.refused = refused
        self.messages = []
        self.context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("request", self.watch)
        if opened:
            self.open(path)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        self.context.close()
        if isinstance(error, Error):
            raise Failure(error.message)
        if kind is None and self.messages:
            raise Failure("the console says: " + self.messages[0])

    def hear(self, message):
        if message.type not in ("error", "warning"):
            return
        url = message.location.get("url", "")
        is_answer = message.text.startswith("Failed to load resource")
        # A check may ask for what cannot be; the browser notes that.
        if is_answer and self.refused:
            return
        self.messages.append(f"{message.text} {url}")

    def watch(self, request):
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.messages.append("asked another host: " + request.url)

    def status(self, url):
        try:
            with urllib.request.urlopen(urllib.parse.urljoin(self.base, url)) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code

    def open(self, path):
        self.page.goto(self.base + path)
        self.settle()

    def settle(self):
        """Waits until the page shows a button and knows its playback."""
        self.wait("document.querySelector('#script').value !== ''")

    # What is seen

    def look(self):
        return self.page.evaluate(LOOK)

    def text(self, selector):
        return self.page.inner_text(selector)

    def log(self):
        return [line.split()[-1] for line in self.page.locator("#log li").all_inner_texts()]

    def value(self, name):
        """A parameter in the address bar."""
        query = urllib.parse.urlsplit(self.page.url).query
        return dict(urllib.parse.parse_qsl(query, keep_blank_values=True)).get(name)

    def wait(self, expression, argument=None, page=None):
        """Waits until something is so; asked from outside, since the page's policy lets nobody evaluate text."""
        end = time.monotonic() + PATIENCE
        while not (page or self.page).evaluate(expression, argument):
            require(time.monotonic() < end, f"it never comes to be that {expression}")
            time.sleep(0.02)

    def wait_for_value(self, name, value):
        self.wait(f"value => new URLSearchParams(location.search).get('{name}') === value", value)

    def wait_for_pictures(self):
        """Waits until everything on the page has been seen, asked for and drawn."""
        for name in ["#film", "#sheet", "#snippets"]:
            self.page.locator(name).scroll_into_view_if_needed()
        self.page.wait_for_load_state("networkidle")

    def wait_for_rest(self):
        """Waits until nothing plays any more."""
        self.wait("document.querySelector('#play').getAttribute('aria-label') === 'Play'")

    # What a pointer does

    @property
    def scale(self):
        return float(self.page.evaluate("document.querySelector('#live').style.getPropertyValue('--scale')"))

    def point(self, x=0, y=0):
        """A place on the screen, from the middle of the button in points."""
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
        """The size of the button in points."""
        url = re.sub(r"^.*?(/v1/)", r"\1", self.page.get_attribute("#link", "href"))
        with urllib.request.urlopen(self.base + url) as answer:
            box = re.search(rb'viewBox="([^"]*)"', answer.read())[1]
        x, y, width, height = map(float, box.split())
        return width + 2 * x, height + 2 * y
