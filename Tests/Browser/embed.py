"""Tests the button for pages of other sites: in a frame, as an element, and by oEmbed.

A server on another port is the other site. Its frames have neither an origin nor storage, as in WordPress.

Usage: embed.py PROGRAM
"""

import contextlib
import functools
import gzip
import http.server
import io
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from types import SimpleNamespace

import micawber
import pyoembed
from PIL import Image
from playwright.sync_api import sync_playwright

from network import emulate
from rest import ENDLESS, MOVING
from runner import attempt_twice
from service import launch, running
from visit import TIMEOUT, Failure, equal, require

# In bytes, compressed, without pictures.
GREATEST_SIZE = 40 * 1024

HOST_PAGE = """<!doctype html>
<title>Another site</title>
<body style="background: rgb(0, 128, 0)">
<script>
  window.messages = []
  addEventListener("message", ({ data }) => messages.push(typeof data === "string" ? JSON.parse(data) : data))
</script>
%s
</body>
"""

# The paint of all elements of the live picture, as one text.
PICTURE = """() => {
    const painted = document.querySelector("#picture").shadowRoot.querySelectorAll(":is(path, rect)")
    return [...painted].map(element => {
        const { fill, fillOpacity } = getComputedStyle(element)
        let opacity = 1
        for (let part = element; part; part = part.parentElement) opacity *= getComputedStyle(part).opacity
        return [fill, fillOpacity, opacity.toFixed(2)].join(" ")
    }).join("|")
}"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def site(**pages):
    """Serves pages at an origin of their own; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in pages.items():
            (Path(folder) / f"{name}.html").write_text(HOST_PAGE % content)
        handler = functools.partial(QuietHandler, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_address[1]}"
            server.shutdown()


def embedded(page):
    """The frame of the button, once it can be pressed."""
    frame = page.wait_for_selector("iframe").content_frame()
    frame.wait_for_selector("#live:not([hidden])")
    frame.wait_for_function("document.querySelector('#picture').shadowRoot.querySelector('svg')")
    return frame


def press(page, frame):
    """Presses the button with the mouse; the picture changes, and changes back after the release."""
    rest = frame.evaluate(PICTURE)
    # A press is requested before it happens.
    page.wait_for_load_state("networkidle")
    box = frame.query_selector("#live").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    frame.wait_for_function(f"rest => ({PICTURE})() !== rest", arg=rest)
    page.mouse.up()
    frame.wait_for_function(f"rest => ({PICTURE})() === rest", arg=rest)


def check_frame(browser, base):
    """A sandboxed frame without storage is pressable, transparent, and reports its height."""
    url = f"{base}/embed/swiftui/bordered?title=Buy%20now&tint=pink&colorScheme=light"
    attributes = 'sandbox="allow-scripts" width="300" height="200" frameborder="0"'
    frame = f'<iframe src="{url}#?secret=abc" {attributes}></iframe>'
    with site(page=frame) as origin, visit(browser) as page:
        page.goto(origin + "/page.html")
        button = embedded(page)
        equal(button.evaluate("origin"), "null", "the origin of the frame")
        equal(button.get_attribute("#live", "aria-label"), "Buy now", "the name of the button")
        press(page, button)
        equal(pixel(page, 250, 180), (0, 128, 0), "the color beside the button")
        # The action is reported when the script has come to rest, which is after the picture looks so.
        page.wait_for_function("messages.some(({ sender, type }) => sender === 'bezel' && type === 'action')")
        messages = page.evaluate("messages")
        natural = picture_size(f"{base}/v1/swiftui/bordered.svg?title=Buy%20now&tint=pink")
        size = next(message for message in messages if message.get("type") == "size")
        equal((size["width"], size["height"]), natural, "the reported size")
        height = natural[1]
        require({"message": "height", "value": height, "secret": "abc"} in messages, f"WordPress: {messages}")
        require({"sentinel": "amp", "type": "embed-size", "height": height} in messages, f"AMP: {messages}")
        resize = {"context": "iframe.resize", "src": f"{url}#?secret=abc", "height": height}
        require(resize in messages, f"Embedly: {messages}")
        page.evaluate("messages.length = 0; frames[0].postMessage({ message: 'ready', secret: 'def' }, '*')")
        page.wait_for_function("messages.some(({ secret }) => secret === 'def')")


def check_narrow_frame(browser, base):
    """In a frame that is too small the button is scaled, and a press is where the pointer is."""
    url = f"{base}/embed/swiftui/borderedProminent?title=A%20long%20title%20of%20a%20button"
    frame = f'<iframe src="{url}" width="100" height="30" frameborder="0"></iframe>'
    with site(page=frame) as origin, visit(browser) as page:
        page.goto(origin + "/page.html")
        button = embedded(page)
        box = button.query_selector("#live").bounding_box()
        require(98 <= box["width"] <= 101 and box["height"] <= 30, f"the size of the button: {box}")
        press(page, button)


def check_element(browser, base):
    """The element has the size of the button, dispatches its action, and follows its attributes."""
    element = f"""<script type="module" src="{base}/embed.js"></script>
        <bezel-button button="uikit/filled" query="title=Buy&amp;buttonSize=large"></bezel-button>
        <script>addEventListener("action", ({{ target }}) => {{ window.pressed = target.localName }})</script>"""
    with site(page=element) as origin, visit(browser) as page:
        page.goto(origin + "/page.html")
        page.wait_for_function("document.querySelector('bezel-button').offsetHeight > 0")
        button = next_frame(page)
        press(page, button)
        page.wait_for_function("window.pressed === 'bezel-button'")
        element = "document.querySelector('bezel-button')"
        size = f"[{element}.offsetWidth, {element}.offsetHeight]"
        natural = picture_size(f"{base}/v1/uikit/filled.svg?title=Buy&buttonSize=large")
        page.wait_for_function(f"{size}.join() === '{natural[0]},{natural[1]}'")
        page.evaluate("document.querySelector('bezel-button').setAttribute('query', 'title=Another+title')")
        natural = picture_size(f"{base}/v1/uikit/filled.svg?title=Another+title")
        page.wait_for_function(f"{size}.join() === '{natural[0]},{natural[1]}'")


def check_rest(browser, base):
    """Nothing moves in an embed, whatever its button: neither before a press nor after it."""
    paths = ["swiftui/bordered", "swiftui/automatic?label=circle", "uikit/glass", "swiftui/plain?state=disabled"]
    for path in paths:
        frame = f'<iframe src="{base}/embed/{path}" sandbox="allow-scripts" width="300" height="200"></iframe>'
        with site(page=frame) as origin, visit(browser) as page:
            page.goto(origin + "/page.html")
            button = embedded(page)
            wait_for_rest(page, button, path)
            if "disabled" not in path:
                button.query_selector("#live").click()
                page.wait_for_function("messages.some(({ type }) => type === 'action')")
                wait_for_rest(page, button, f"{path} after a press")


def wait_for_rest(page, frame, subject):
    """Waits until nothing moves, also later than a wait is shown."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    end = time.monotonic() + TIMEOUT
    while frame.evaluate(MOVING):
        require(time.monotonic() < end, f"at rest in {subject}: {frame.evaluate(MOVING)}")
        page.wait_for_timeout(50)


def check_loading(browser, base):
    """A wait for the button is shown while it lasts; without the script there is none."""
    with visit(browser) as page:
        emulate(SimpleNamespace(devices=page.context.new_cdp_session(page)), 800)
        page.goto(f"{base}/embed/swiftui/bordered", wait_until="commit")
        page.wait_for_selector("#progress", state="visible")
        equal(page.evaluate(ENDLESS), [], "animations that never end")
        page.wait_for_selector("#live:not([hidden])")
        wait_for_rest(page, page, "a slow embed")
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{base}/embed/swiftui/bordered")
    page.wait_for_timeout(500)
    equal(page.is_visible("#progress"), False, "whether something is loading without a script")
    equal(page.is_visible("#start"), True, "whether the button is there without a script")
    context.close()


def next_frame(page):
    """The frame of a button in a closed shadow tree."""
    page.wait_for_load_state("networkidle")
    (frame,) = page.main_frame.child_frames
    frame.wait_for_function("document.querySelector('#picture')?.shadowRoot?.querySelector('svg')")
    return frame


def check_size(base):
    """What a frame loads beside its picture is small, also with its script."""
    total = 0
    for path in ["/embed/swiftui/bordered", "/embed-frame.js", "/embed-frame.css", "/embed.js"]:
        with urllib.request.urlopen(base + path) as response:
            total += len(gzip.compress(response.read()))
    require(total <= GREATEST_SIZE, f"{total} bytes")


def check_headers(base):
    """Any site may contain an embed, no other page of the service."""
    with urllib.request.urlopen(base + "/embed/swiftui/bordered") as response:
        require("frame-ancestors *" in response.headers["Content-Security-Policy"], "an embed in frames")
        equal(response.headers["X-Robots-Tag"], None, "robots at an embed")
    with urllib.request.urlopen(base + "/") as response:
        require("frame-ancestors 'self'" in response.headers["Content-Security-Policy"], "the page in frames")
    for path, status in [
        ("/embed/swiftui/nothing", 404),
        ("/embed/swiftui/bordered?titel=Buy", 400),
        ("/oembed", 400),
        ("/oembed?url=https%3A%2F%2Felsewhere.example%2F", 404),
        (f"/oembed?format=xml&url={urllib.parse.quote(base)}", 501),
    ]:
        try:
            urllib.request.urlopen(base + path)
            raise Failure(f"{path} is answered")
        except urllib.error.HTTPError as error:
            equal(error.code, status, path)


def check_oembed(browser, base):
    """Consumers of oEmbed find the button of an address, by discovery and by a known address, and can show it."""
    pages = [f"{base}/?style=uikit/tinted&title=Buy&utm_source=mail", f"{base}/embed/uikit/tinted?title=Buy"]
    for url in [*pages, f"{base}/v1/uikit/tinted.svg?title=Buy", f"{base}/v1/uikit/tinted/states.svg?title=Buy"]:
        provider = micawber.Provider(f"{base}/oembed")
        document = provider.request(url, maxwidth="40")
        equal((document["type"], document["width"]), ("rich", 40), url)
        equal(document["title"], "Buy, a tinted button", url)
        with urllib.request.urlopen(document["thumbnail_url"]) as response:
            equal(response.headers["Content-Type"], "image/png", url)
    document = pyoembed.oEmbed(pages[0])
    require(f"{base}/embed/uikit/tinted?title=Buy" in document["html"], document["html"])
    with site(page=document["html"]) as origin, visit(browser) as page:
        page.goto(origin + "/page.html")
        press(page, embedded(page))


def check_preview(base):
    """A link to any button has a preview of this very button, in the first document."""
    with urllib.request.urlopen(f"{base}/?style=swiftui/bordered&title=%22Buy%22&tint=pink") as response:
        text = response.read().decode()
    head = text[: text.index("</head>")]
    require('property="og:title" content="&quot;Buy&quot;, a bordered button"' in head, head)
    card = head.split('property="og:image" content="')[1].split('"')[0].replace("&amp;", "&")
    require(card.startswith(f"{base}/v1/swiftui/bordered/card.png?"), card)
    with urllib.request.urlopen(card) as response:
        equal(response.headers["Content-Type"], "image/png", "the card")


@contextlib.contextmanager
def visit(browser):
    """A new page, which must not have errors in its console."""
    errors = []
    page = browser.new_page()
    page.set_default_timeout(1000 * TIMEOUT)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))
    yield page
    page.close()
    # The other site has no icon.
    errors = [error for error in errors if "404" not in error]
    require(not errors, f"in the console: {errors}")


def pixel(page, x, y):
    """The color of a pixel of the page."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").getpixel((x, y))


def picture_size(url):
    """The size of a picture in whole points."""
    with urllib.request.urlopen(url) as response:
        box = response.read().decode().split('viewBox="')[1].split('"')[0]
    return tuple(int(-(-float(length) // 1)) for length in box.split()[2:])


def main():
    (program,) = sys.argv[1:]
    with running(program) as base, sync_playwright() as playwright:
        browser = launch(playwright)
        for check in [check_frame, check_narrow_frame, check_element, check_rest, check_loading, check_oembed]:
            attempt_twice(check.__name__, functools.partial(check, browser, base))
        check_size(base)
        check_headers(base)
        check_preview(base)
        browser.close()
    print("the button works in pages of other sites")


if __name__ == "__main__":
    main()
