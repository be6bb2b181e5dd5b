"""The page is for everybody."""

import itertools
import urllib.request

from visit import check, equal, require

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

# Texts that stand out too little from what is behind them.
PALE = """() => {
    const parse = text => (text.match(/[\\d.]+/g) ?? []).map(Number)
    const light = ([red, green, blue]) => {
        const [r, g, b] = [red, green, blue].map(byte => {
            const share = byte / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = element => {
        for (; element; element = element.parentElement) {
            const color = parse(getComputedStyle(element).backgroundColor)
            if (color.length === 3 || color[3] > 0.5) return color
        }
        return [255, 255, 255]
    }
    const pale = []
    for (const element of document.querySelectorAll("body *")) {
        const words = [...element.childNodes].filter(node => node.nodeType === 3 && node.data.trim())
        if (words.length === 0 || !element.checkVisibility() || element.matches(":disabled, option, noscript")) continue
        const [first, second] = [light(parse(getComputedStyle(element).color)), light(ground(element))]
        const ratio = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
        if (ratio < 4.5) pale.push(`${element.textContent.trim().slice(0, 40)}: ${ratio.toFixed(2)}`)
    }
    return pale
}"""


def wide(visit):
    return visit.page.evaluate("document.documentElement.scrollWidth")


@check(width=360, height=780)
def narrow(visit):
    """Nothing is wider than a screen of 360 points, whatever is shown."""
    equal(wide(visit), 360, "the width")
    visit.page.evaluate("document.querySelectorAll('#inspector > details').forEach(part => { part.open = true })")
    equal(wide(visit), 360, "the width with all parameters")
    for path in [
        "?style=swiftui/my&title=" + "A+long+title+" * 12,
        "?style=swiftui/bordered&title=" + "W" * 120,
        "?style=swiftui/automatic&label=circle&beside=plain&dynamicTypeSize=accessibility5",
    ]:
        visit.open("/" + path)
        visit.wait_for_pictures()
        equal(wide(visit), 360, f"the width with {path[:40]}")


@check(width=820, height=1100)
def middling(visit):
    """A screen of 820 points shows button and parameters beside each other."""
    equal(wide(visit), 820, "the width")
    stage, controls = (visit.page.locator(name).bounding_box() for name in ["#stage", "#inspector"])
    require(stage["x"] + stage["width"] < controls["x"], "they are not beside each other")


def check_contrast(visit):
    visit.wait_for_pictures()
    equal(visit.page.evaluate(PALE), [], "what is too pale")


@check()
def light(visit):
    """All words stand out in the light."""
    check_contrast(visit)


@check(color_scheme="dark", path="/")
def dark(visit):
    """All words stand out in the dark, where button and thumbnails are dark as well."""
    check_contrast(visit)
    equal(visit.page.get_attribute("#stage", "data-scheme"), "dark", "the ground of the button")
    equal(visit.page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(14, 14, 16)", "the ground")
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
        equal(nameless, [], f"what has no name in the {state}")
        require(sum(role in ROLES for role, _ in roles) > 40, f"there is little in the {state}")


@check()
def structure(visit):
    """Headings are in order, ids are unique, and what refers to another element finds it."""
    levels = visit.page.eval_on_selector_all(
        "h1, h2, h3, h4", "all => all.filter(one => one.checkVisibility()).map(one => Number(one.tagName[1]))"
    )
    equal(levels.count(1), 1, "first headings")
    require(all(after <= before + 1 for before, after in itertools.pairwise(levels)), f"the levels are {levels}")
    lost = visit.page.evaluate("""() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
        const names = ["for", "aria-labelledby", "aria-describedby"]
        const lost = names.flatMap(name => [...document.querySelectorAll(`[${name}]`)]
            .map(element => element.getAttribute(name)).filter(id => !document.getElementById(id)))
        return [...twice, ...lost]
    }""")
    equal(lost, [], "ids that are there twice, or not at all")
    equal(visit.page.get_attribute("html", "lang"), "en", "the language")


@check()
def focus(visit):
    """The keyboard comes to every part of the page, and the focus can be seen wherever it is."""
    visited, unseen = [], []
    for _ in range(140):
        visit.page.keyboard.press("Tab")
        place, is_seen = visit.page.evaluate("""() => {
            const element = document.activeElement
            const shown = [element, element.nextElementSibling, element.closest("#stage")].filter(one => one)
            const isSeen = shown.some(one => {
                const { outlineStyle, outlineWidth } = getComputedStyle(one)
                return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1
            })
            const section = element.closest("section")?.className ?? element.closest("header")?.className
            return [`${section} ${element.tagName}#${element.id}`, isSeen]
        }""")
        if place.startswith(("null", "undefined")):
            break
        visited.append(place)
        if not is_seen:
            unseen.append(place)
    equal(unseen, [], "where the focus cannot be seen")
    for part in ["masthead", "gallery", "button", "controls", "time", "sheet", "export"]:
        require(any(place.startswith(part) for place in visited), f"no way into {part}: {len(visited)} places")


@check(opened=False)
def small_and_quick(visit):
    """The first view is less than 100 KB, and can be used within a second."""
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


@check(java_script_enabled=False, opened=False)
def without_script(visit):
    """Without script the page says what Bezel is, and shows pictures that play."""
    visit.page.goto(visit.base + "/")
    require("buttons as SVG" in visit.text("body"), visit.text("body"))
    images = visit.page.locator("noscript img, body > div.plain img")
    require(images.count() >= 5, f"there are {images.count()} pictures")
    for image in images.all():
        equal(visit.status(image.get_attribute("src")), 200, "a picture")
    equal(visit.page.is_visible("main"), False, "whether dead controls are seen")


@check(opened=False)
def policy(visit):
    """The page's policy allows no inline script and no other host."""
    with urllib.request.urlopen(visit.base + "/") as answer:
        policy = answer.headers["Content-Security-Policy"]
        markup = answer.read().decode()
    require("default-src 'none'" in policy and "unsafe" not in policy, policy)
    require(" style=" not in markup and " onclick=" not in markup, "there is something inline")
