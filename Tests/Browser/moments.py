#!/usr/bin/env python3
"""Compares what plays with what stands still, in a browser.

An animated picture that is sought to a time, the still picture of that time and the frame of that time
must show the same. Starts the program, and Debian's Chromium, by itself.

Usage: moments.py PROGRAM
"""
import io
import json
import subprocess
import sys
import urllib.request

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

# A style, and what is asked of it; times are in frames of 20 to the second.
CASES = [
    ("automatic", ""),
    ("automatic", "colorScheme=dark&background=black"),
    ("plain", "label=swatch&background=yellow&beside=borderless"),
    ("automatic", "label=circle&font=largeTitle&beside=plain"),
    ("bordered", "tint=orange&events=down@0.1,move(300,0)@0.4,move(0,0)@0.8,up@1.2"),
    ("bordered", "colorScheme=dark&background=black&title=مرحبا&layoutDirection=rightToLeft"),
    ("borderedProminent", "system=ios26&systemImage=heart.fill"),
    ("glass", "background=teal&controlSize=large"),
    ("glassProminent", "tint=purple&events=tap@0.2,tap@0.45"),
    ("customDefault", "label=circle&events=tap@0.1,tap@0.3"),
    ("customDefault", "step=implicit&label=swatch&animationDefaults=ios16"),
    ("customDefault", "step=explicitTrigger&label=circle&beside=plain&motion=reduced"),
    ("customDefault", "label=circle&width=300&dynamicTypeSize=xxxLarge"),
]
FRAMES_PER_SECOND = 20
SCALE = 2

# Puts everything that plays, CSS and SMIL, at a time in seconds. What CSS says then is made the style of the
# elements, because Chromium draws what is animated in a layer of its own, which lies between the pixels.
SEEK = """time => {
    const svg = document.documentElement
    svg.pauseAnimations()
    svg.setCurrentTime(time)
    window.animations ??= document.getAnimations()
    for (const animation of window.animations) {
        animation.pause()
        animation.currentTime = time * 1000
    }
    for (const animation of window.animations) {
        animation.commitStyles()
        animation.cancel()
    }
}"""


class Failure(Exception):
    pass


def screenshot(page):
    return Image.open(io.BytesIO(page.screenshot(omit_background=True))).convert("RGBA")


def over_gray(image):
    """The picture on gray, where differences of alpha count as much as they are seen."""
    ground = Image.new("RGBA", image.size, (128, 128, 128, 255))
    return Image.alpha_composite(ground, image).convert("RGB")


def compare(first, second, what):
    """Colours may be off by what a byte and the tolerance of a timeline come to, edges by a little."""
    if first.size != second.size:
        raise Failure(f"{what}: {first.size} is not {second.size}")
    histogram = ImageChops.difference(over_gray(first), over_gray(second)).histogram()
    counts = [sum(histogram[level + 256 * band] for band in range(3)) for level in range(256)]
    largest = max(level for level in range(256) if counts[level])
    visible = sum(counts[4:]) / sum(counts)
    if largest > 40 or visible > 0.01:
        raise Failure(f"{what}: off by {largest} of 255 at most, {visible:.2%} by more than 3")


def check(browser, base, style, query):
    url = f"{base}/v1/swiftui/{style}"
    suffix = f"&{query}" if query else ""
    with urllib.request.urlopen(f"{url}/frames.json?fps={FRAMES_PER_SECOND}{quoted(suffix)}") as answer:
        frames = json.load(answer)["frames"]

    messages = []
    playing = browser.new_page(device_scale_factor=SCALE)
    still = browser.new_page(device_scale_factor=SCALE)
    for page in [playing, still]:
        page.on("console", lambda message: messages.append(message.text))
        page.on("request", lambda request: request.url.startswith(base) or messages.append(request.url))
    playing.goto(f"{url}/animation.svg?{query}")
    size = playing.evaluate("""() => {
        const { width, height } = document.documentElement
        return { width: Math.ceil(width.baseVal.value), height: Math.ceil(height.baseVal.value) }
    }""")
    for page in [playing, still]:
        page.set_viewport_size(size)

    # Before the first event, every third frame, and the end; a hair late, so that what happens at the
    # time of a frame has happened.
    for frame in frames[::3] + frames[-1:]:
        time = frame["time"]
        what = f"{style}?{query} at {time}"
        still.goto(base + frame["url"])
        drawn = screenshot(still)
        still.goto(f"{url}.svg?t={time}{suffix}")
        compare(drawn, screenshot(still), f"{what}, frame and moment")
        playing.evaluate(SEEK, min(time, frames[-1]["time"] - 1e-4) if frame is frames[-1] else time)
        compare(screenshot(playing), drawn, f"{what}, played and still")
    if messages:
        raise Failure(f"{style}?{query}: {messages[0]}")
    playing.close()
    still.close()


def quoted(text):
    return urllib.request.quote(text, safe="&=(),@.")


def main():
    server = subprocess.Popen(
        [sys.argv[1], "serve", "--listen", "127.0.0.1:0", "--log-format", "none"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        base = "http://" + server.stdout.readline().rsplit("http://", 1)[1].strip().rstrip("/")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
            )
            for style, query in CASES:
                check(browser, base, style, query)
            browser.close()
    except Failure as failure:
        raise SystemExit(f"failed: {failure}")
    finally:
        server.terminate()
        server.wait(timeout=15)
    print(f"{len(CASES)} interactions look the same, playing and still")


main()
