"""A pinned button beside the one that changes."""

from visit import check, equal, require


def pinned(visit):
    """The address of the pinned picture and its caption."""
    visit.wait("document.querySelector('#pinned-picture').naturalWidth > 0")
    return visit.page.get_attribute("#pinned-picture", "src"), visit.text("#pinned-name")


@check(path="/?style=swiftui/bordered&title=Buy&state=pressed&events=tap@0.1&backdrop=sea")
def pinning(visit):
    """A pinned button stays while the other changes, with a caption that says how they differ; the address has both."""
    equal(visit.page.is_visible("#pinned"), False, "whether something is pinned at first")
    visit.options()
    visit.page.click("#pin")
    before = "/v1/swiftui/bordered.svg?title=Buy&state=pressed"
    equal(pinned(visit), (before, "bordered"), "the pinned button")
    visit.page.locator('[data-parameter="tint"] input').first.fill("pink")
    visit.wait_for_value("tint", "pink")
    visit.page.click('#gallery a[href*="uikit/filled"]')
    visit.wait("document.querySelector('#style-name').textContent === 'filled'")
    equal(pinned(visit), (before, "bordered, tint none"), "the pinned button, and how it differs")
    require("pin=" not in visit.page.get_attribute("#link", "href"), "the picture has the pinned button")
    boxes = [visit.page.locator(name).bounding_box() for name in ["#pinned", "#stage"]]
    equal([boxes[0]["y"], boxes[0]["height"]], [boxes[1]["y"], boxes[1]["height"]], "the places beside each other")
    equal(visit.page.get_attribute("#pinned", "data-backdrop"), "sea", "the backdrop")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(pinned(visit), (before, "bordered, tint none"), "after a reload")
    visit.page.click("#reset")
    visit.wait_for_value("tint", None)
    equal(pinned(visit)[0], before, "after a reset")


@check(path="/?style=swiftui/bordered&title=Buy")
def swapping(visit):
    """The two buttons can be swapped, and the pinned one removed."""
    visit.options()
    visit.page.click("#pin")
    visit.page.click('#gallery a[href*="swiftui/plain"]')
    visit.wait("document.querySelector('#style-name').textContent === 'plain'")
    visit.page.click("#swap")
    visit.wait("document.querySelector('#style-name').textContent === 'bordered'")
    equal(pinned(visit)[0], "/v1/swiftui/plain.svg?title=Buy", "the pinned button")
    visit.page.click("#unpin")
    equal([visit.value("pin"), visit.page.is_visible("#pinned")], [None, False], "at the end")


@check(path="/?style=swiftui/bordered")
def other_system(visit):
    """A button can be compared with that of the other system, where its style has one."""
    visit.options()
    equal(visit.text("#pin-system"), "Compare with iOS 26", "the button")
    visit.page.click("#pin-system")
    equal(pinned(visit), ("/v1/swiftui/bordered.svg?system=ios26", "bordered, system ios26"), "the pinned button")
    visit.open("/?style=swiftui/glass")
    equal(visit.page.is_visible("#pin-system"), False, "whether glass has another system")


@check(width=390, height=844, path="/?pin=style%3Duikit%2Ffilled%26title%3DA%2526B")
def phone(visit):
    """On a phone the pinned button is above the other, and the page is not wider than the screen."""
    equal(pinned(visit)[0], "/v1/uikit/filled.svg?title=A%26B", "the pinned button")
    boxes = [visit.page.locator(name).bounding_box() for name in ["#pinned", "#stage"]]
    require(boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"], f"they are at {boxes}")
    equal(visit.page.evaluate("document.documentElement.scrollWidth"), 390, "the width")
