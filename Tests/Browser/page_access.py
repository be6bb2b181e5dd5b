"""Accessibility by axe-core, and the keyboard."""

from axe_playwright_python.sync_playwright import Axe

from network import A_MINUTE, emulate
from rest import MOVING
from visit import check, equal, require

WIDTHS = [(360, 780), (820, 1100), (1440, 900)]


def violations(visit):
    # Colors that change have less contrast for a moment.
    visit.wait(f"({MOVING})().length === 0")
    return violations_now(visit)


def violations_now(visit):
    found = Axe().run(visit.page).response["violations"]
    return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]]


def check_all(visit):
    """Checks the page at all widths, then its dialog."""
    for width, height in WIDTHS:
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.wait_for_pictures()
        equal(violations(visit), [], f"violations at {width} points")
        for name in ["inspect", "findings", "motion", "states"]:
            visit.panel(name)
            equal(violations(visit), [], f"violations of {name} at {width} points")
        visit.panel("parameters")
        visit.page.keyboard.press("Escape")
        visit.export()
        visit.page.wait_for_timeout(400)
        equal(violations(visit), [], f"violations of the sheet at {width} points")
        visit.page.click("#export-close")
    visit.page.click("text=Browse")
    visit.page.wait_for_selector("#symbols-list li")
    equal(violations(visit), [], "violations of the dialog")


@check(bypass_csp=True)
def axe_light(visit):
    """axe-core finds nothing in the light scheme."""
    check_all(visit)


@check(bypass_csp=True, color_scheme="dark", path="/?style=uikit/filled&backdrop=dusk")
def axe_dark(visit):
    """axe-core finds nothing in the dark scheme."""
    check_all(visit)


@check(bypass_csp=True, expects_errors=True, opens=False)
def axe_wrong(visit):
    """axe-core finds nothing on a page with a wrong address, nor in the guide."""
    visit.page.goto(visit.base + "/?style=swiftui/borderd&tint=blurple&titel=x")
    visit.page.wait_for_selector("#problem", state="visible")
    visit.page.wait_for_selector("#notice", state="visible")
    equal(violations(visit), [], "violations")
    visit.page.goto(visit.base + "/guide.html")
    equal(violations(visit), [], "violations of the guide")


@check(bypass_csp=True, expects_errors=True)
def axe_waiting(visit):
    """axe-core finds nothing while the page waits for the service; what shows the wait is inside of a landmark."""
    emulate(visit, A_MINUTE)
    visit.press()
    visit.release()
    visit.page.wait_for_selector("#progress", state="visible")
    equal(violations_now(visit), [], "violations")
    require(visit.page.is_visible("#progress"), "the wait ended before it was looked at")


@check()
def skipping(visit):
    """The first link leads to the button, past the gallery."""
    visit.page.keyboard.press("Tab")
    equal(visit.page.evaluate("document.activeElement.textContent"), "Skip to the button", "the first link")
    require(visit.page.locator(".skip").bounding_box()["y"] >= 0, "it is not visible")
    visit.page.keyboard.press("Enter")
    visit.wait("document.activeElement.id === 'live'")


@check()
def arrow_keys(visit):
    """The gallery is one stop of the Tab key; arrow keys, Home and End go through it."""
    links = visit.page.locator("#gallery a")
    count = links.count()
    visit.page.locator("#gallery-search").focus()
    visit.page.keyboard.press("Tab")
    focused = "[...document.querySelectorAll('#gallery a')].indexOf(document.activeElement)"
    begin = visit.page.evaluate(focused)
    equal(links.nth(begin).get_attribute("aria-current"), "true", "the first stop is the current style")
    for key, expected in [
        ("ArrowDown", begin + 1),
        ("ArrowRight", begin + 2),
        ("ArrowUp", begin + 1),
        ("ArrowLeft", begin),
        ("End", count - 1),
        ("ArrowDown", count - 1),
        ("Home", 0),
        ("ArrowUp", 0),
    ]:
        visit.page.keyboard.press(key)
        equal(visit.page.evaluate(focused), expected, f"after {key}")
    visit.page.keyboard.press("Enter")
    visit.wait("document.querySelector('#style-name').textContent === 'automatic'")
    visit.wait("document.activeElement.getAttribute('aria-current') === 'true'")
    visit.page.keyboard.press("Tab")
    equal(visit.page.evaluate(focused), -1, "after Tab")


@check(width=360, height=780)
def targets(visit):
    """Every target of a finger has at least 24 points on each side, or so much room."""
    visit.page.evaluate("document.querySelectorAll('#inspector details').forEach(part => { part.open = true })")
    visit.wait_for_pictures()
    small = visit.page.evaluate("""() => [...document.querySelectorAll("a, button, input, select, textarea, summary")]
        .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest("p, [inert]"))
        .map(one => [one, (one.closest("label") ?? one).getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && (width < 24 || height < 24))
        .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 80)} ${width} by ${height}`)""")
    equal(small, [], "small targets")


@check(bypass_csp=True, forced_colors="active", path="/?style=swiftui/bordered&backdrop=dusk")
def axe_forced_colors(visit):
    """With forced colors axe-core finds nothing, and the chosen tab, segment, style and backdrop have an outline."""
    check_all(visit)
    visit.panel("parameters")
    for chosen in [
        "#tabs [aria-selected=true]",
        "#tab-parameters",
        "#gallery [aria-current]",
        "#inspector .segments :checked + span",
        ".backdrops :checked + span",
    ]:
        style = visit.page.locator(chosen).first.evaluate("one => getComputedStyle(one).outlineStyle")
        equal(style, "solid", f"the outline of {chosen}")
    borders = visit.page.locator("main button:visible:not(.live, [role=tab])").evaluate_all(
        "all => all.filter(one => getComputedStyle(one).borderStyle === 'none').map(one => one.outerHTML)"
    )
    equal(borders, [], "buttons without a border")


@check(bypass_csp=True, width=320, height=640)
def axe_small(visit):
    """On a screen of 320 points axe-core finds nothing, and the page is no wider."""
    for name in ["parameters", "inspect", "findings", "motion", "states"]:
        visit.panel(name)
        equal(visit.page.evaluate("document.documentElement.scrollWidth"), 320, f"the width with {name}")
        equal(violations(visit), [], f"violations of {name}")


@check(bypass_csp=True, width=640, height=400, device_scale_factor=2)
def axe_zoomed(visit):
    """At 200 percent axe-core finds nothing, and the button is in the first view, with nothing on it."""
    require(visit.is_seen("#picture"), "the button is not in sight")
    equal(violations(visit), [], "violations")


@check(bypass_csp=True, reduced_motion="reduce", color_scheme="dark")
def axe_reduced_motion(visit):
    """With reduced motion axe-core finds nothing, and nothing moves by itself."""
    visit.page.wait_for_timeout(500)
    equal(visit.page.evaluate("document.getAnimations().length"), 0, "animations")
    equal(violations(visit), [], "violations")
