"""Layout, accessibility, speed and security of the page."""

import itertools
import urllib.request

from rest import ENDLESS, MOVING
from visit import Failure, check, equal, require

ROLES = {
    "button",
    "link",
    "textbox",
    "searchbox",
    "combobox",
    "checkbox",
    "switch",
    "radio",
    "slider",
    "spinbutton",
    "ColorWell",
    "radiogroup",
    "listbox",
    "dialog",
    "log",
    "image",
}

# Texts whose contrast with their background is less than 4.5 (WCAG 2.2, 1.4.3).
LOW_CONTRAST = """() => {
    const parse = text => (text.match(/[\\d.]+/g) ?? []).map(Number)
    const luminance = ([red, green, blue]) => {
        const [r, g, b] = [red, green, blue].map(byte => {
            const share = byte / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const background = element => {
        for (; element; element = element.parentElement) {
            const color = parse(getComputedStyle(element).backgroundColor)
            if (color.length === 3 || color[3] > 0.5) return color
        }
        return [255, 255, 255]
    }
    const found = []
    for (const element of document.querySelectorAll("body *")) {
        const texts = [...element.childNodes].filter(node => node.nodeType === 3 && node.data.trim())
        if (texts.length === 0 || !element.checkVisibility() || element.matches(":disabled, option, noscript")) continue
        const [first, second] = [luminance(parse(getComputedStyle(element).color)), luminance(background(element))]
        const ratio = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
        if (ratio < 4.5) found.push(`${element.textContent.trim().slice(0, 40)}: ${ratio.toFixed(2)}`)
    }
    return found
}"""


def page_width(visit):
    return visit.page.evaluate("document.documentElement.scrollWidth")


@check(expects_errors=True)
def at_rest(visit):
    """Nothing moves on the page when nobody does anything, also after an error or a press."""
    paths = ["swiftui/borderedProminent", "swiftui/automatic&label=circle", "uikit/glass", "swiftui/nothing"]
    for path in paths:
        visit.open(f"/?style={path}")
        visit.wait_for_pictures()
        wait_for_rest(visit, path)
    visit.page.locator("#stage").scroll_into_view_if_needed()
    visit.press()
    visit.release()
    visit.wait("document.querySelector('#log [data-name=trigger]') !== null")
    wait_for_rest(visit, "a press")
    visit.page.click("#own-open")
    visit.page.wait_for_selector("#own-source")
    visit.page.click("#tab-styles")
    wait_for_rest(visit, "the editor")
    visit.page.goto(visit.base + "/?style=swiftui/bordered&tint=blurple")
    visit.page.wait_for_selector("#problem", state="visible")
    wait_for_rest(visit, "a wrong value")


def wait_for_rest(visit, subject):
    visit.page.wait_for_load_state("networkidle")
    visit.page.wait_for_timeout(300)
    try:
        visit.wait(f"({MOVING})().length === 0")
    except Failure:
        raise Failure(f"at rest after {subject}: {visit.page.evaluate(MOVING)}") from None


@check(opens=False, expects_errors=True)
def without_its_script(visit):
    """Without the script of the page, the wait for it is not shown for ever."""
    visit.page.route("**/page.js", lambda route: route.abort())
    visit.page.goto(visit.base + "/")
    visit.page.wait_for_selector("#progress", state="visible")
    equal(visit.page.evaluate(ENDLESS), [], "animations that never end")
    # At the end of all animations, rather than half a minute later.
    visit.page.evaluate("for (const animation of document.getAnimations()) animation.finish()")
    visit.wait(f"({MOVING})().filter(name => name.startsWith('progress')).length === 0")


@check(width=360, height=780)
def narrow(visit):
    """The page is never wider than a screen of 360 points."""
    equal(page_width(visit), 360, "the width")
    visit.page.evaluate("document.querySelectorAll('#inspector > details').forEach(part => { part.open = true })")
    equal(page_width(visit), 360, "the width with all parameters")
    for path in [
        "?style=swiftui/my&title=" + "A+long+title+" * 12,
        "?style=swiftui/bordered&title=" + "W" * 120,
        "?style=swiftui/automatic&label=circle&beside=plain&dynamicTypeSize=accessibility5",
    ]:
        visit.open("/" + path)
        visit.wait_for_pictures()
        equal(page_width(visit), 360, f"the width with {path[:40]}")


@check(width=820, height=1100)
def medium(visit):
    """On a screen of 820 points, a sheet with the parameters leaves the button in sight."""
    equal(page_width(visit), 820, "the width")
    visit.panel("parameters")
    button, controls = (visit.page.locator(name).bounding_box() for name in ["#live", "#panel-parameters"])
    require(button["y"] + button["height"] < controls["y"], "they overlap")


@check(width=1280, height=800, path="/?style=swiftui/borderedProminent")
def whole(visit):
    """In a window of 1280 by 800 nothing that one works with is below the fold, in any tab and panel."""
    for tab in ["#tab-styles", "#own-open"]:
        visit.page.click(tab)
        visit.page.wait_for_timeout(500)
        for name in ["parameters", "inspect", "findings", "motion", "states"]:
            visit.panel(name)
            height = visit.page.evaluate("document.documentElement.scrollHeight")
            require(height <= 800, f"with {tab} and {name} the page is {height} high")
            for part in ["#stage", "#play", "#copy", "#download", f"#panel-{name}"]:
                box = visit.page.locator(part).bounding_box()
                require(box["y"] >= 0 and box["y"] + box["height"] <= 800, f"with {tab} and {name}, {part} is at {box}")
    require(visit.is_seen("#own-editor"), "the editor is not in sight")
    share = visit.page.locator("#your-style").bounding_box()["width"] / 1280
    require(0.45 < share < 0.55, f"the editor has {share:.2f} of the width")
    visit.page.focus("#splitter")
    visit.page.keyboard.press("ArrowLeft")
    visit.wait("document.querySelector('#splitter').getAttribute('aria-valuenow') === '48'")
    visit.page.reload()
    visit.wait("document.querySelector('#splitter').getAttribute('aria-valuenow') === '48'")
    visit.page.wait_for_selector("#own-source")


def check_contrast(visit):
    visit.wait_for_pictures()
    equal(visit.page.evaluate(LOW_CONTRAST), [], "texts with too little contrast")


@check()
def light(visit):
    """All texts have enough contrast in the light appearance."""
    check_contrast(visit)


@check(color_scheme="dark", path="/")
def dark(visit):
    """All texts have enough contrast in the dark appearance, with a dark stage and dark thumbnails."""
    check_contrast(visit)
    equal(visit.page.get_attribute("#stage", "data-scheme"), "dark", "the color scheme of the stage")
    equal(visit.page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(14, 14, 16)", "the background")
    require("colorScheme=dark" in visit.page.locator("#gallery img").first.get_attribute("src"), "light thumbnails")


@check()
def names(visit):
    """Every control has a role and a name."""
    session = visit.context.new_cdp_session(visit.page)
    for state in ["page", "dialog"]:
        if state == "dialog":
            visit.page.click("text=Browse")
            visit.page.wait_for_selector("#symbols-list li")
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        roles = [
            (node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]
        ]
        nameless = [role for role, name in roles if role in ROLES and not name.strip()]
        equal(nameless, [], f"controls without a name in the {state}")
        require(sum(role in ROLES for role, _ in roles) > 40, f"the {state} has few controls")


@check()
def structure(visit):
    """Headings are in order, ids are unique, and references to ids are valid."""
    levels = visit.page.eval_on_selector_all(
        "h1, h2, h3, h4", "all => all.filter(one => one.checkVisibility()).map(one => Number(one.tagName[1]))"
    )
    equal(levels.count(1), 1, "first headings")
    require(all(after <= before + 1 for before, after in itertools.pairwise(levels)), f"the levels are {levels}")
    invalid = visit.page.evaluate("""() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
        const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index)
        const names = ["for", "aria-labelledby", "aria-describedby"]
        const missing = names.flatMap(name => [...document.querySelectorAll(`[${name}]`)]
            .flatMap(element => element.getAttribute(name).split(" ")).filter(id => !document.getElementById(id)))
        return [...duplicates, ...missing]
    }""")
    equal(invalid, [], "duplicate or missing ids")
    equal(visit.page.get_attribute("html", "lang"), "en", "the language")


@check()
def focus(visit):
    """The keyboard reaches every part of the page, and the focus is always visible."""
    visited, invisible = [], []
    for _ in range(140):
        visit.page.keyboard.press("Tab")
        place, is_visible = visit.page.evaluate("""() => {
            const element = document.activeElement
            const shown = [element, element.nextElementSibling, element.closest("#stage")].filter(one => one)
            const isVisible = shown.some(one => {
                const { outlineStyle, outlineWidth } = getComputedStyle(one)
                return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1
            })
            const part = element.closest("section, header") ?? element
            const section = element === document.body ? "none" : part.className || "page"
            return [`${section} ${element.tagName}#${element.id}`, isVisible]
        }""")
        if place.startswith("none"):
            break
        visited.append(place)
        if not is_visible:
            invisible.append(place)
    equal(invisible, [], "elements without a visible focus")
    for part in ["masthead", "library", "button", "panels", "controls"]:
        require(
            any(place.startswith(part) for place in visited), f"the focus never reaches {part}: {len(visited)} elements"
        )


@check(opens=False)
def small_and_fast(visit):
    """The first view is smaller than 100 KB and usable within a second."""
    times = []
    for _ in range(3):
        session = visit.context.new_cdp_session(visit.page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        visit.page.goto(visit.base + "/")
        visit.wait("document.querySelector('#live').hasAttribute('aria-label')")
        times.append(visit.page.evaluate("performance.now()"))
        visit.page.wait_for_load_state("networkidle")
        session.detach()
    size = visit.page.evaluate("""() => ["navigation", "resource"]
        .flatMap(type => performance.getEntriesByType(type))
        .reduce((size, { encodedBodySize }) => size + encodedBodySize, 0)""")
    require(20_000 < size < 100_000, f"it takes {size} bytes")
    require(min(times) < 1000, f"it takes {min(times):.0f} ms")


@check(java_script_enabled=False, opens=False)
def without_script(visit):
    """Without JavaScript the page describes Bezel and shows animated pictures."""
    visit.page.goto(visit.base + "/")
    require("See your SwiftUI button" in visit.text("body"), visit.text("body"))
    images = visit.page.locator("noscript img, body > div.plain img")
    require(images.count() >= 5, f"there are {images.count()} pictures")
    for image in images.all():
        equal(visit.status(image.get_attribute("src")), 200, "a picture")
    equal(visit.page.is_visible("main"), False, "whether controls without a function are visible")


@check(opens=False)
def policy(visit):
    """The content security policy allows no inline script and no other host."""
    with urllib.request.urlopen(visit.base + "/") as response:
        policy = response.headers["Content-Security-Policy"]
        markup = response.read().decode()
    require("default-src 'none'" in policy and "unsafe" not in policy, policy)
    require(" style=" not in markup and " onclick=" not in markup, "there are inline styles or scripts")
