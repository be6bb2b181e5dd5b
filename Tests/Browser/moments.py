"""Compares animated pictures with still frames, in a browser.

An animated picture that is sought to a time must look like the frame of that time. Starts the program and
Debian's Chromium by itself.

Usage: moments.py PROGRAM
"""

import io
import json
import math
import pathlib
import sys
import urllib.parse
import urllib.request

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from service import launch, running

# Styles, each with a query.
CASES = [
    ("swiftui/automatic", ""),
    ("swiftui/automatic", "colorScheme=dark&background=black"),
    ("swiftui/automatic", "label=circle&font=largeTitle&beside=plain"),
    ("swiftui/plain", "label=swatch&background=yellow&beside=borderless"),
    ("swiftui/bordered", "tint=orange&events=down@0.1,move(300,0)@0.4,move(0,0)@0.8,up@1.2"),
    ("swiftui/bordered", "colorScheme=dark&background=black&title=مرحبا&layoutDirection=rightToLeft"),
    ("swiftui/borderedProminent", "system=ios26&systemImage=heart.fill"),
    ("swiftui/glass", "background=teal&controlSize=large"),
    ("swiftui/glassProminent", "tint=purple&background=white&events=tap@0.2,tap@0.45"),
    ("swiftui/customDefault", "label=circle&events=tap@0.1,tap@0.3"),
    ("swiftui/customDefault", "step=implicit&label=swatch&animationDefaults=ios16"),
    ("swiftui/customDefault", "step=explicitTrigger&label=circle&beside=plain&motion=reduced"),
    ("swiftui/customDefault", "label=circle&width=300&dynamicTypeSize=xxxLarge"),
    ("swiftui/roundedAndShadowPro", "role=destructive&background=white&events=down@0.1,up@0.25"),
    ("swiftui/cancellable", "background=white&animationDefaults=ios16&events=down@0.1,move(300,0)@0.3,up@1"),
    ("swiftui/primitiveScale", "label=circle&events=down@0.1,move(150,0)@0.4,move(0,0)@0.6,up@0.9"),
    ("swiftui/my", "role=destructive&colorScheme=dark&background=black"),
    ("uikit/outline", "state=selected&step=first&subtitle=Small&background=gray"),
    ("uikit/prominentGlass", "tint=purple&background=white&events=down@0.1,select@0.3,up@0.6"),
    ("uikit/gray", "showsActivityIndicator=true&colorScheme=dark&background=black&duration=2"),
]
MOMENTS = 10
SCALE = 2
GAP = 8

# Adds pictures to a page, each in a shadow tree, and seeks the animated ones to a time. The values of CSS animations
# become inline styles: Chromium draws animated elements in layers of their own, which may lie between pixels.
SHOW = """pictures => {
    document.body.style.background = "gray"
    for (const { svg, x, y, time } of pictures) {
        const host = document.createElement("div")
        host.style.cssText = `position:absolute;left:${x}px;top:${y}px`
        document.body.append(host)
        const tree = host.attachShadow({ mode: "open" })
        tree.innerHTML = svg
        const root = tree.querySelector("svg")
        root.style.display = "block"
        if (time === null) continue
        root.pauseAnimations()
        root.setCurrentTime(time)
        const animations = tree.getAnimations()
        for (const animation of animations) {
            animation.pause()
            animation.currentTime = time * 1000
        }
        for (const animation of animations) {
            animation.commitStyles()
            animation.cancel()
        }
    }
}"""


class Failure(Exception):
    pass


def compare(first, second, subject):
    """Fails if two images differ.

    Colors may differ by rounding to bytes plus the tolerance of a timeline. Edges may differ by more: the result of a
    filter is drawn at whole pixels, which can be off by one.
    """
    histogram = ImageChops.difference(first, second).histogram()
    counts = [sum(histogram[level + 256 * band] for band in range(3)) for level in range(256)]
    largest = max(level for level in range(256) if counts[level])
    visible = sum(counts[4:]) / sum(counts)
    if largest > 96 or visible > 0.015:
        raise Failure(f"{subject}: off by {largest} of 255 at most, {visible:.2%} by more than 3")


def get(url):
    with urllib.request.urlopen(urllib.parse.quote(url, safe=":/?&=(),@.%")) as response:
        return response.read().decode()


def check(browser, base, style, query):
    url = f"{base}/v1/{style}"
    document = json.loads(get(f"{url}/frames.json?fps=20&{query}"))
    frames = document["frames"]
    # A repeating animation is at its beginning again at its end.
    end = document["duration"] - 1e-4
    frames = frames[:: math.ceil(len(frames) / MOMENTS)]
    animated = get(f"{url}/animation.svg?{query}")
    stills = [get(base + frame["url"]) for frame in frames]

    page = browser.new_page(device_scale_factor=SCALE)
    messages = []
    page.on("console", lambda message: messages.append(message.text))
    page.on("request", lambda request: messages.append(request.url))
    page.set_content(animated)
    width, height = page.evaluate("""() => {
        const { width, height } = document.querySelector("svg")
        return [Math.ceil(width.baseVal.value), Math.ceil(height.baseVal.value)]
    }""")
    page.set_content("<!doctype html>")
    page.set_viewport_size({"width": (width + GAP) * len(frames), "height": 2 * height + GAP})
    page.evaluate(
        SHOW,
        [
            {"svg": svg, "x": column * (width + GAP), "y": row * (height + GAP), "time": time}
            for column, (frame, still) in enumerate(zip(frames, stills, strict=True))
            for row, (svg, time) in enumerate([(animated, min(frame["time"], end)), (still, None)])
        ],
    )
    screenshot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.close()
    if messages:
        raise Failure(f"{style}?{query}: {messages[0]}")

    def cell(column, row):
        left, top = column * (width + GAP) * SCALE, row * (height + GAP) * SCALE
        return screenshot.crop((left, top, left + width * SCALE, top + height * SCALE))

    try:
        for column, frame in enumerate(frames):
            compare(cell(column, 0), cell(column, 1), f"{style}?{query} at {frame['time']}")
    except Failure:
        folder = pathlib.Path(".build")
        folder.mkdir(exist_ok=True)
        screenshot.save(folder / "moments.png")
        print("the screenshot is .build/moments.png: animated pictures above, frames below")
        raise


def main():
    try:
        with running(sys.argv[1]) as base, sync_playwright() as playwright:
            browser = launch(playwright)
            for style, query in CASES:
                check(browser, base, style, query)
            browser.close()
    except Failure as failure:
        raise SystemExit(f"failed: {failure}") from None
    print(f"{len(CASES)} interactions look the same, animated and still")


main()
