"""The player, the curves, the film strip and the script editor."""

import itertools

from network import emulate
from visit import APPEARANCE, check, equal, require


def position(visit):
    return float(visit.page.input_value("#scrubber"))


@check()
def playing(visit):
    """Play runs to the end, pause stops the time, and the log has the action."""
    rest = visit.appearance()
    visit.page.click("#play")
    visit.wait(f"rest => ({APPEARANCE})() !== rest", rest)
    equal(visit.page.get_attribute("#play", "aria-label"), "Pause", "the label of the button")
    visit.page.click("#play")
    held, appearance = position(visit), visit.appearance()
    visit.page.wait_for_timeout(150)
    equal([position(visit), visit.appearance()], [held, appearance], "the position and the appearance while paused")
    visit.page.click("#play")
    visit.wait_for_rest()
    equal(position(visit), float(visit.page.get_attribute("#scrubber", "max")), "the final position")
    equal(visit.log(), ["trigger"], "the log")
    equal(visit.appearance(), rest, "the appearance at the end")


@check()
def stepping(visit):
    """A step is a sixtieth of a second, forward or back."""
    visit.page.click("#step")
    visit.page.click("#step")
    require(abs(position(visit) - 2 / 60) < 0.001, f"the position is {position(visit)}")
    visit.page.click("#step-back")
    require(abs(position(visit) - 1 / 60) < 0.001, f"the position is {position(visit)}")
    equal(visit.value("t"), "0.017", "the address")


@check()
def scrubbing(visit):
    """The scrubber shows a moment, by pointer and by keyboard, and the address restores it."""
    rest = visit.appearance()
    scrubber = visit.page.locator("#scrubber")
    box = scrubber.bounding_box()
    visit.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = visit.appearance()
    require(middle != rest, "a press does not show")
    require(0.5 < position(visit) < 1, f"the middle is at {position(visit)}")
    before = position(visit)
    visit.page.keyboard.press("ArrowRight")
    require(position(visit) > before, "the arrow does not move it")
    scrubber.fill("0.7")
    visit.wait_for_value("t", "0.7")
    appearance = visit.appearance()
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.appearance(), appearance, "the appearance after a reload")
    require("0.70" in scrubber.get_attribute("aria-valuetext"), scrubber.get_attribute("aria-valuetext"))
    equal(visit.log(), [], "the log after scrubbing")


@check()
def slow_motion(visit):
    """At a tenth of the speed, a second lasts ten seconds."""
    visit.page.select_option("#speed", "0.1")
    begin = visit.page.evaluate("document.querySelector('#play').click() ?? performance.now()")
    visit.page.wait_for_timeout(600)
    share = position(visit) / ((visit.page.evaluate("performance.now()") - begin) / 1000)
    require(0.05 < share < 0.15, f"time runs at {share:.3f}")


@check(path="/?style=swiftui/automatic&events=down@0,up@1")
def curves(visit):
    """The curves show the value at the time of the mark."""
    visit.panel("motion")
    equal(visit.page.locator(".curve svg").count(), 1, "curves")
    require(visit.page.locator(".curve svg").bounding_box()["height"] >= 50, "the curve is too low to be read")
    equal(visit.page.locator(".ticks span").all_inner_texts(), [f"{n / 5:g} s" for n in range(8)], "the axis")
    equal(visit.text(".curve .name"), "opacity", "its name")
    visit.page.locator("#scrubber").fill("0.5")
    equal(visit.text(".curve output"), "0.2", "the value while it is pressed")
    mark = float(visit.page.get_attribute(".curve .mark", "x1"))
    require(abs(mark - 600 * 0.5 / 1.47) < 1, f"the mark is at {mark}")
    visit.page.locator("#scrubber").fill("1.47")
    equal(visit.text(".curve output"), "1", "the value at the end")


@check(path="/?style=swiftui/my")
def steps(visit):
    """The curve of a Boolean has steps."""
    visit.panel("motion")
    require("visibility" in visit.text("#curves"), visit.text("#curves"))
    line = visit.page.locator(".curve", has_text="visibility").locator("polyline")
    points = [tuple(map(float, point.split(","))) for point in line.get_attribute("points").split()]
    require(all(a[0] == b[0] or a[1] == b[1] for a, b in itertools.pairwise(points)), f"the points are {points}")


@check()
def film_strip(visit):
    """The film strip has frames of the whole interaction, and a click on a frame seeks its time."""
    visit.panel("motion")
    visit.page.wait_for_selector("#film img")
    frames = visit.page.locator("#film button")
    require(8 <= frames.count() <= 16, f"there are {frames.count()} frames")
    frame = frames.nth(5)
    frame.click()
    require(
        abs(position(visit) - float(frame.get_attribute("data-time"))) < 0.001, f"the position is {position(visit)}"
    )
    equal(frame.get_attribute("aria-current"), "time", "aria-current")
    visit.wait("document.querySelector('#film img').naturalWidth > 0")


@check()
def editing(visit):
    """An edited script is played, and is in the address."""
    visit.panel("motion")
    visit.page.fill("#script", "down@0, up@0.2")
    visit.page.press("#script", "Enter")
    visit.wait_for_value("events", "down@0,up@0.2")
    visit.wait("document.querySelectorAll('#log .action').length === 1")
    visit.wait_for_rest()
    require(abs(float(visit.page.get_attribute("#scrubber", "max")) - 0.67) < 0.01, "the duration is different")


@check()
def recording(visit):
    """An interaction of the user is recorded, is in the address, and can be played again."""
    visit.press(5, 3)
    visit.page.wait_for_timeout(150)
    visit.release()
    visit.wait_for_rest()
    script = visit.page.input_value("#script")
    require(script.startswith("down(5,3)@0,up@0."), script)
    equal(visit.value("events"), script, "the address")
    visit.page.click("#play")
    visit.wait("document.querySelectorAll('#log .action').length === 2")
    visit.wait_for_rest()
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.page.input_value("#script"), script, "the script after a reload")


@check(reduced_motion="reduce", path="/?style=swiftui/roundedAndShadow")
def reduced_motion(visit):
    """The system setting for reduced motion applies to the button, unless a parameter overrides it."""
    visit.panel("motion")
    tracks = visit.page.locator(".curve .name").all_inner_texts()
    require(tracks and "transform" not in tracks, f"the tracks are {tracks}")
    requests = []
    visit.page.on("request", lambda request: requests.append(request.url))
    visit.press()
    visit.release()
    visit.wait_for_rest()
    playbacks = [url for url in requests if "animation.svg" in url]
    require(playbacks and all("motion=reduced" in url for url in playbacks), f"the requests are {playbacks}")


@check()
def playing_after_a_key(visit):
    """Play plays after the button was pressed with a key: the click takes the focus from the button."""
    for latency in [0, 150]:
        emulate(visit, latency)
        visit.open("/?style=swiftui/borderedProminent")
        visit.page.focus("#play")
        visit.page.keyboard.press("Shift+Tab")
        equal(visit.page.evaluate("document.activeElement.id"), "live", "the focused element")
        visit.page.keyboard.press("Enter")
        visit.wait("document.querySelectorAll('#log .action').length === 1")
        visit.wait_for_rest()
        visit.page.wait_for_timeout(2 * latency + 100)
        visit.page.hover("#play")
        visit.page.mouse.down()
        visit.page.wait_for_timeout(90)
        visit.page.mouse.up()
        equal(visit.page.get_attribute("#play", "aria-label"), "Pause", f"the button while it plays ({latency} ms)")
        visit.wait_for_rest()
        equal(position(visit), float(visit.page.get_attribute("#scrubber", "max")), f"the end ({latency} ms)")
        equal(visit.value("t"), None, f"the time in the address ({latency} ms)")
        equal(visit.log(), ["down", "up", "trigger", "trigger"], f"the log ({latency} ms)")


@check(path="/?style=swiftui/automatic&events=down@0,up@1")
def stepping_by_keys(visit):
    """The arrow keys move the scrubber by a frame, Page Up and Page Down by a tenth of a second."""
    visit.page.focus("#scrubber")
    for key, expected in [("ArrowRight", 1 / 60), ("PageUp", 1 / 60 + 0.1), ("ArrowLeft", 0.1), ("PageDown", 0)]:
        visit.page.keyboard.press(key)
        require(abs(position(visit) - expected) < 0.002, f"after {key} the position is {position(visit)}")


@check()
def playing_after_focus(visit):
    """Play begins at the start after the button has had the focus only."""
    visit.page.focus("#play")
    visit.page.keyboard.press("Shift+Tab")
    visit.page.wait_for_timeout(500)
    visit.wait_for_rest()
    equal(position(visit), 0, "the position")
    visit.page.click("#play")
    visit.wait("document.querySelectorAll('#log .action').length === 1")


@check(path="/?style=swiftui/borderedProminent&events=down@0,up@1")
def pointing_at_curves(visit):
    """A pointer on a curve seeks the time below it, and may be dragged; a color has its opacity."""
    visit.panel("motion")
    curve = visit.page.locator(".curve svg").last
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    end = float(visit.page.get_attribute("#scrubber", "max"))
    visit.page.mouse.move(box["x"] + box["width"] / 4, box["y"] + 20)
    visit.page.mouse.down()
    require(abs(position(visit) - end / 4) < 0.01, f"the position is {position(visit)}")
    visit.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30, steps=3)
    visit.page.mouse.up()
    require(abs(position(visit) - end / 2) < 0.01, f"the position is {position(visit)}")
    require(abs(float(visit.value("t")) - end / 2) < 0.01, visit.page.url)
    visit.page.mouse.move(box["x"], box["y"] + 30)
    require(abs(position(visit) - end / 2) < 0.01, "it follows a pointer that is not pressed")
    for text in visit.page.locator(".curve output").all_inner_texts():
        require(not text.startswith("#") or len(text) == 7 or text.endswith("%"), text)


@check(path="/?style=swiftui/roundedAndShadow&events=down@0.2,up@1", permissions=["clipboard-read", "clipboard-write"])
def springs(visit):
    """The animations that a press starts are listed with the numbers of their springs, to be copied as Swift."""
    visit.panel("motion")
    rows = visit.page.locator("#animations li")
    require(rows.count() > 0, "no animation is listed")
    rows.first.get_by_role("button").click()
    rows.first.get_by_text("Copied").wait_for()
    swift = visit.page.evaluate("navigator.clipboard.readText()")
    equal(rows.first.locator("code").text_content(), swift, "the clipboard")
    require(swift.startswith("."), swift)


@check(path="/?style=swiftui/bordered&width=200&title=" + 100 * "W")
def playing_a_long_title(visit):
    """A press of a long title that wraps is played, in the one motion that the viewer prefers."""
    require(visit.page.is_hidden("#problem"), visit.text("#problem"))
    require(float(visit.page.get_attribute("#scrubber", "max")) > 0, "nothing is played")
