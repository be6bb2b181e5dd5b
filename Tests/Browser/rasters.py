"""Compares rasters with the same pictures in a browser, and reads animated rasters.

A PNG must look like the SVG of the same query in Chromium, whose code for drawing is another one. Animated files are
read with Pillow, whose decoders are not those of Bezel's libraries. Starts the program and Debian's Chromium by itself.

Usage: rasters.py PROGRAM
"""

import io
import json
import pathlib
import sys
import urllib.error
import urllib.parse
import urllib.request

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from service import launch, running

SCALE = 2
# A picture in a page, without a gap around it. An <img> would be drawn in whole pixels, slightly larger or smaller.
PAGE = "<!doctype html><style>body{{margin:0;background:{background}}}body>svg{{display:block}}</style>{svg}"

# Further pictures: other labels, effects, scripts and sheets; each of all styles is compared in all states.
CASES = [
    "swiftui/glassProminent.svg?title=👍 Like 登录&tint=pink&state=pressed&background=teal",
    "swiftui/glass.svg?colorScheme=dark&background=black&systemImage=heart.fill&controlSize=large",
    "swiftui/borderedProminent.svg?title=مرحبا&layoutDirection=rightToLeft&system=ios26",
    "swiftui/bordered.svg?title=👨‍👩‍👧‍👦 Family&tint=orange&dynamicTypeSize=accessibility3",
    "swiftui/roundedAndShadowPro.svg?title=A title that wraps&width=120&t=0.5",
    "swiftui/automatic.svg?label=circle&events=tap@0.1&t=0.3&beside=plain",
    "uikit/filled.svg?subtitle=Subtitle&systemImage=star.fill&imagePlacement=trailing",
    "uikit/gray.svg?showsActivityIndicator=true&t=0.4",
    "uikit/prominentGlass.svg?tint=purple&background=white",
    "swiftui/roundedAndShadowPro/states.svg?title=Buy",
    "swiftui/glass/states.svg?rows=controlSize&columns=colorScheme",
    "swiftui/bordered/frames/20.svg?fps=30&background=white",
]
ANIMATIONS = [
    ("swiftui/roundedAndShadowPro", "", True),
    ("swiftui/bordered", "background=white&colorScheme=light", True),
    ("swiftui/glass", "background=teal&fps=20&loop=false", False),
    ("uikit/filled", "title=👍 登录&events=tap@0.1&duration=1", True),
]


class Failure(Exception):
    pass


def get(url):
    with urllib.request.urlopen(urllib.parse.quote(url, safe=":/?&=(),@.%")) as response:
        return response.read()


def status(url):
    try:
        with urllib.request.urlopen(url) as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code


def on(image, color):
    """Returns an image on a color."""
    ground = Image.new("RGBA", image.size, color)
    ground.alpha_composite(image.convert("RGBA"))
    return ground.convert("RGB")


def differences(first, second):
    """Returns the mean difference of two images, and the share of their pixels that differ by more than 32, of 255.

    Both draw an edge with another antialiasing, so a pixel of an edge may differ by a quarter of its contrast, and by
    more where two edges share it. Such pixels are few and lie apart.
    """
    difference = ImageChops.difference(first, second)
    histogram = difference.histogram()
    mean = sum(value % 256 * count for value, count in enumerate(histogram)) / sum(histogram)
    largest = difference.split()
    strongest = ImageChops.lighter(ImageChops.lighter(largest[0], largest[1]), largest[2]).histogram()
    return mean, sum(strongest[33:]) / sum(strongest)


# Of 255, and of the pixels. The most that antialiasing causes is 2.2 of 255 in a small picture of black lines, and
# 0.9 % of the pixels. A picture that is half a pixel larger or smaller has 3.5 and 7.7 %.
GREATEST_MEAN = 2.5
GREATEST_SHARE = 0.012


def compare(page, base, target, background, worst):
    svg = get(f"{base}/v1/{target}").decode()
    png = Image.open(io.BytesIO(get(f"{base}/v1/{target.replace('.svg', '.png', 1)}")))
    page.set_viewport_size({"width": (png.width + 1) // SCALE, "height": (png.height + 1) // SCALE})
    page.set_content(PAGE.format(background=background, svg=svg))
    screenshot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    # The last row and column are covered in part where a length is no whole number of pixels.
    box = (0, 0, png.width - 1, png.height - 1)
    raster, drawn = on(png, background).crop(box), screenshot.crop(box)
    mean, share = differences(raster, drawn)
    worst.append((mean, share, target))
    if mean > GREATEST_MEAN or share > GREATEST_SHARE:
        folder = pathlib.Path(".build")
        folder.mkdir(exist_ok=True)
        both = Image.new("RGB", (raster.width, 3 * raster.height))
        for row, image in enumerate([raster, drawn, ImageChops.difference(raster, drawn)]):
            both.paste(image, (0, row * raster.height))
        both.save(folder / "rasters.png")
        raise Failure(
            f"{target}: off by {mean:.2f} of 255 on the average, {share:.2%} by more than 32; "
            "raster, browser and difference are in .build/rasters.png"
        )


def check_stills(page, base):
    worst = []
    for style in json.loads(get(f"{base}/v1/styles"))["styles"]:
        path = style["url"].removeprefix("/v1/")
        for state in style["states"]:
            compare(page, base, f"{path}?state={state}", "#ffffff", worst)
        compare(page, base, f"{path}?colorScheme=dark", "#000000", worst)
    for target in CASES:
        compare(page, base, target, "#ffffff", worst)
    return worst


def frames_of(data):
    """Returns the frames of an animated file, each with its duration in milliseconds."""
    image = Image.open(io.BytesIO(data))
    frames = []
    for number in range(image.n_frames):
        image.seek(number)
        image.load()
        frames.append((image.convert("RGBA"), image.info["duration"]))
    return image, frames


def check_animation(base, style, query, repeats):
    list_query = "&".join(item for item in query.split("&") if not item.startswith(("loop", "fps")))
    list_of_frames = json.loads(get(f"{base}/v1/{style}/frames.json?fps=20&{list_query}"))
    # A picture that repeats holds its end for half a second, unless the query sets the duration.
    duration = list_of_frames["duration"] * 1000 + (500 if repeats and "duration=" not in query else 0)
    counts = set()
    for file, kind in [("animation.webp", "WEBP"), ("animation.gif", "GIF"), ("animation.png", "PNG")]:
        subject = f"{style}/{file}?{query}"
        image, frames = frames_of(get(f"{base}/v1/{subject}"))
        counts.add(len(frames))
        total = sum(duration for _, duration in frames)
        if image.format != kind or len(frames) < 3:
            raise Failure(f"{subject} has {len(frames)} frames of {image.format}")
        # The last frame of a picture that plays once is shown as long as others; one of GIF takes 20 ms at least.
        tolerance = 60 if not repeats else 30 if kind == "GIF" else 10
        if abs(total - duration) > tolerance:
            raise Failure(f"{subject} lasts {total} ms, not {duration}")
        # In a GIF without the extension, Pillow finds no number of loops.
        if (image.info.get("loop", 1) == 0) != repeats:
            raise Failure(f"{subject} repeats: {image.info.get('loop')}")
        ground = "#ffffff"
        first = Image.open(io.BytesIO(get(f"{base}/v1/{style}/frames/0.png?{list_query}")))
        mean, share = differences(on(frames[0][0], ground), on(first, ground))
        if mean > 1 or share > 0.01:
            raise Failure(f"{subject}: the first frame is off by {mean:.2f}, {share:.2%}")
        time = sum(duration for _, duration in frames[: len(frames) // 2])
        moment = f"{base}/v1/{style}.png?t={time / 1000 + 0.002}&{list_query}"
        if "events" not in query:
            moment += "&events=press@0.4,release@1"
        if "duration" not in query:
            still = Image.open(io.BytesIO(get(moment)))
            mean, share = differences(on(frames[len(frames) // 2][0], ground), on(still, ground))
            if mean > 1.5 or share > 0.02:
                raise Failure(f"{subject}: the frame at {time} ms is off by {mean:.2f}, {share:.2%}")
    if max(counts) - min(counts) > 2:
        raise Failure(f"{style}?{query}: the formats have {counts} frames")


def check_card(base):
    card = Image.open(io.BytesIO(get(f"{base}/v1/swiftui/borderedProminent/card.png?title=Get started")))
    if card.size != (1200, 630) or card.convert("RGBA").getextrema()[3] != (255, 255):
        raise Failure(f"the card is {card.size}, {card.getextrema()}")


def check_limits(base):
    wide = f"{base}/v1/swiftui/bordered.png?scale=4&width=2000&padding="
    for url, expected in [
        (wide + "40", 200),
        (wide + "50", 400),
        (f"{base}/v1/swiftui/bordered/animation.gif?fps=51", 400),
        (f"{base}/v1/swiftui/bordered/animation.webp?fps=120&duration=3", 400),
    ]:
        if status(url) != expected:
            raise Failure(f"{url} has not the status {expected}")


def main():
    try:
        with running(sys.argv[1]) as base, sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page(device_scale_factor=SCALE)
            compared = check_stills(page, base)
            browser.close()
            for animation in ANIMATIONS:
                check_animation(base, *animation)
            check_card(base)
            check_limits(base)
    except Failure as failure:
        raise SystemExit(f"failed: {failure}") from None
    mean, share = max(case[0] for case in compared), max(case[1] for case in compared)
    print(f"{len(compared)} rasters look as in a browser: at most {mean:.2f} of 255 off, {share:.2%} of the pixels")


main()
