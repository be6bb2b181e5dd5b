"""Tests in a browser that pictures follow their viewer.

A picture has the colors of the viewer's color scheme and contrast, an animated one reduces its motion, and two pictures
in one document do not change each other. Starts the program and Debian's Chromium by itself.

Usage: viewer.py PROGRAM
"""

import io
import sys

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import sync_playwright

from service import launch, running

STYLES = ["swiftui/bordered", "swiftui/glass", "swiftui/automatic", "uikit/filled", "uikit/outline"]
# Animated pictures that move, with SMIL or with style sheets.
MOVING = ["swiftui/scale", "swiftui/roundedAndShadow", "swiftui/glass"]
GROUND = "background=systemBackground"
# The distance of pictures in one document, in pixels: more than the height of glass with its shadow.
ROW = 140


class Failure(Exception):
    pass


def screenshot(page, markup):
    page.set_content(f"<!doctype html><body style='margin:8px;background:gray'>{markup}")
    page.wait_for_function("[...document.images].every(image => image.complete)")
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def expect_same(first, second, subject, limit=2):
    largest = max(high for _, high in ImageChops.difference(first, second).getextrema())
    if largest > limit:
        raise Failure(f"{subject}: off by {largest} of 255")


def expect_other(first, second, subject):
    if ImageChops.difference(first, second).getbbox() is None:
        raise Failure(f"{subject}: the pictures are the same")


def distance(first, second):
    """The sum of the differences of several images, in levels of all pixels."""
    return sum(
        sum(ImageStat.Stat(ImageChops.difference(one, other)).sum) for one, other in zip(first, second, strict=True)
    )


def check_color_scheme(browser, base):
    """A picture in an <img> has the colors of the viewer."""
    for scheme in ["light", "dark"]:
        page = browser.new_page(color_scheme=scheme)
        for style in STYLES:
            url = f"{base}/v1/{style}.svg?{GROUND}&state=pressed&colorScheme="
            auto = screenshot(page, f"<img src='{url}auto'>")
            expect_same(auto, screenshot(page, f"<img src='{url}{scheme}'>"), f"{style}, {scheme}")
            other = "dark" if scheme == "light" else "light"
            expect_other(auto, screenshot(page, f"<img src='{url}{other}'>"), f"{style}, {scheme}")
        page.close()


def check_contrast(browser, base):
    """A picture in the document follows contrast and color scheme together."""
    # Chromium does not emulate the contrast in an <img>.
    url = f"{base}/v1/uikit/filled.svg?{GROUND}"
    for scheme in ["light", "dark"]:
        for preference, contrast in [("no-preference", "standard"), ("more", "increased")]:
            page = browser.new_page(color_scheme=scheme, contrast=preference)
            auto = screenshot(page, page.request.get(f"{url}&colorScheme=auto&contrast=auto").text())
            same = screenshot(page, page.request.get(f"{url}&colorScheme={scheme}&contrast={contrast}").text())
            expect_same(auto, same, f"{scheme}, {contrast}")
            page.close()


def check_motion(browser, base):
    """An animated picture reduces its motion for a viewer who prefers that."""
    for preference, motion, other in [("reduce", "reduced", "full"), ("no-preference", "full", "reduced")]:
        page = browser.new_page(reduced_motion=preference)

        def pictures(style, motion, page=page):
            """The picture at some moments, most of them in the middle of a motion."""
            events = "press@0.2,release@0.5"
            query = f"background=white&loop=false&events={events}&motion={motion}"
            url = f"{base}/v1/{style}/animation.svg?{query}"
            page.set_content("<!doctype html><body style='margin:8px;background:gray'>")
            svg = page.request.get(url).text()
            images = []
            for time in [0.1, 0.25, 0.3, 0.55, 0.6, 0.7]:
                page.evaluate(
                    """([svg, time]) => {
                        document.body.innerHTML = svg
                        const root = document.querySelector("svg")
                        root.pauseAnimations()
                        root.setCurrentTime(time)
                        const animations = document.getAnimations()
                        for (const animation of animations) {
                            animation.pause()
                            animation.currentTime = time * 1000
                        }
                        // Animated elements would be drawn in layers, which may lie between pixels.
                        for (const animation of animations) {
                            animation.commitStyles()
                            animation.cancel()
                        }
                        return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
                    }""",
                    [svg, time],
                )
                images.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
            return images

        for style in MOVING:
            auto = pictures(style, "auto")
            # Edges may differ a little, since a line of text is defined once for both motions.
            same = distance(auto, pictures(style, motion))
            if 4 * same > distance(auto, pictures(style, other)):
                raise Failure(f"{style}: {motion} motion is not nearer than {other} motion")
        page.close()


def check_document(browser, base):
    """Two pictures in one document do not change each other."""
    for scheme in ["light", "dark"]:
        page = browser.new_page(color_scheme=scheme)
        urls = [f"{base}/v1/{style}.svg?{GROUND}&colorScheme=auto" for style in STYLES]
        texts = [page.request.get(url).text() for url in urls]
        places = [
            f"<div style='position:absolute;left:8px;top:{ROW * row}px'>{text}</div>" for row, text in enumerate(texts)
        ]
        together = screenshot(page, "".join(places))
        for row, place in enumerate(places):
            area = (0, ROW * row, together.width, ROW * (row + 1))
            alone = screenshot(page, place)
            expect_same(together.crop(area), alone.crop(area), f"{STYLES[row]}, {scheme}")
        page.close()


CHECKS = [check_color_scheme, check_contrast, check_motion, check_document]


def main():
    with running(sys.argv[1]) as base, sync_playwright() as playwright:
        browser = launch(playwright)
        for check in CHECKS:
            try:
                check(browser, base)
            except Failure as failure:
                raise SystemExit(f"failed: {check.__doc__}\n{failure}") from None
        browser.close()
    print(f"{len(CHECKS)} checks of pictures that follow their viewer passed")


main()
