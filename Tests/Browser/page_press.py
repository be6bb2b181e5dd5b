"""The live button: press, drag, release and keys."""

import io
import itertools
import urllib.parse

from PIL import Image, ImageChops

from network import A_MINUTE, emulate
from visit import APPEARANCE, check, equal, require

# Counts the frames from an event to the first change of the appearance.
COUNT_FRAMES = f"""event => {{
    const appearance = {APPEARANCE}
    window.frames_ = undefined
    addEventListener(event, () => {{
        const before = appearance()
        let count = 0
        const step = () => {{
            count += 1
            if (appearance() !== before) window.frames_ = count
            else if (count < 120) requestAnimationFrame(step)
        }}
        requestAnimationFrame(step)
    }}, {{ capture: true, once: true }})
}}"""

# Records the opacity of the title in every frame.
RECORD_OPACITY = """() => {
    window.opacities = []
    const record = () => {
        let opacity = 1
        const paths = document.querySelector("#picture").shadowRoot.querySelectorAll("path")
        for (let part = paths[paths.length - 1]; part; part = part.parentElement) {
            opacity *= getComputedStyle(part).opacity
        }
        opacities.push(opacity)
        requestAnimationFrame(record)
    }
    record()
}"""


def is_release(output):
    """Whether a request is for an output of a script that ends with a release."""
    return lambda request: f"/{output}?" in request.url and "up@" in urllib.parse.unquote(request.url)


@check()
def press_is_seen_at_once(visit):
    """A press shows within two frames, before the service responds."""
    visit.move(3, 2)
    visit.page.wait_for_timeout(150)
    emulate(visit, A_MINUTE)
    visit.page.evaluate(COUNT_FRAMES, "pointerdown")
    visit.page.mouse.down()
    visit.wait("window.frames_ !== undefined")
    frames = visit.page.evaluate("window.frames_")
    require(frames <= 2, f"it took {frames} frames")


@check()
def press_elsewhere_is_seen_at_once(visit):
    """A press at a point that was not prepared shows at once, too."""
    emulate(visit, A_MINUTE)
    visit.page.evaluate(COUNT_FRAMES, "pointerdown")
    visit.press(-14, 5)
    visit.wait("window.frames_ !== undefined")
    frames = visit.page.evaluate("window.frames_")
    require(frames <= 2, f"it took {frames} frames")


@check()
def release_is_seen_at_once(visit):
    """A release begins to fade within four frames, before the service responds."""
    # The page loads the playback of a release while the button is down.
    with (
        visit.page.expect_event("requestfinished", is_release("animation.svg")),
        visit.page.expect_event("requestfinished", is_release("timeline.json")),
    ):
        visit.press()
    visit.page.wait_for_timeout(300)
    emulate(visit, A_MINUTE)
    visit.page.evaluate(COUNT_FRAMES, "pointerup")
    visit.release()
    visit.wait("window.frames_ !== undefined")
    frames = visit.page.evaluate("window.frames_")
    # The slope of the curve is small at first.
    require(frames <= 4, f"it took {frames} frames")


@check()
def looks_like_the_state(visit):
    """A held button looks like the picture of the pressed state."""

    def shot():
        return Image.open(io.BytesIO(visit.page.locator("#live").screenshot())).convert("RGB")

    for style in ["swiftui/borderedProminent", "swiftui/roundedAndShadowPro"]:
        visit.open(f"/?style={style}")
        rest = shot()
        visit.press()
        visit.page.wait_for_timeout(1200)
        held = shot()
        visit.release()
        visit.open(f"/?style={style}&state=pressed")
        pressed = shot()
        require(difference(rest, pressed) > 20, f"{style} does not show the press")
        require(difference(held, pressed) <= 8, f"{style} is off by {difference(held, pressed)}")


def difference(first, second):
    return max(high for _, high in ImageChops.difference(first, second).getextrema())


@check(path="/?style=swiftui/automatic")
def nothing_flickers(visit):
    """From the press to the end of the fade, the opacity never decreases again."""
    visit.page.evaluate(RECORD_OPACITY)
    # Slower, so that a slow machine shows enough frames of the fade.
    visit.page.select_option("#speed", "0.25")
    visit.press(9, 4)
    visit.page.wait_for_timeout(250)
    visit.move(12, 6, steps=3)
    visit.page.wait_for_timeout(100)
    visit.release()
    visit.wait_for_rest()
    opacities = visit.page.evaluate("opacities")
    pressed = opacities[opacities.index(min(opacities)) :]
    equal([opacities[0], pressed[0], pressed[-1]], [1, 0.2, 1], "the opacity before, at and after the press")
    require(len(set(pressed)) > 5, f"the fade has too few steps: {pressed}")
    require(set(opacities[: -len(pressed)]) == {1}, "the press does not show at once")
    require(all(after >= before - 0.002 for before, after in itertools.pairwise(pressed)), f"it flickers: {pressed}")


@check(path="/?style=swiftui/automatic")
def late_release(visit):
    """A release that the service answers after a fade would be over fades then."""
    visit.page.evaluate(RECORD_OPACITY)

    def answer(route):
        visit.page.wait_for_timeout(800)
        route.continue_()

    visit.page.route(lambda url: "up@" in urllib.parse.unquote(url), answer)
    visit.press()
    visit.page.wait_for_timeout(100)
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger"], "the log")
    opacities = visit.page.evaluate("opacities")
    between = {opacity for opacity in opacities if 0.2 < opacity < 1}
    require(len(between) > 5, f"the fade has too few steps: {opacities}")


@check()
def press_during_a_fade(visit):
    """A press during the fade of the previous one shows at once, and both are one script."""
    # As slow as the page plays, so that the fade is not over before the press on a busy machine.
    visit.page.select_option("#speed", "0.1")
    visit.press()
    visit.page.wait_for_timeout(200)
    pressed = visit.appearance()
    visit.release()
    visit.wait("document.querySelector('#log .action') !== null")
    visit.wait(f"pressed => ({APPEARANCE})() !== pressed", pressed)
    visit.page.mouse.down()
    visit.wait(f"pressed => ({APPEARANCE})() === pressed", pressed)
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger", "down", "up", "trigger"], "the log")
    equal(visit.page.input_value("#script").count("down"), 2, "presses in the script")


@check()
def drag_beyond_the_region(visit):
    """A finger 70 points outside releases the button, and presses it again when it comes back."""
    rest = visit.appearance()
    edge = visit.frame()[0] / 2
    visit.press()
    visit.wait(f"rest => ({APPEARANCE})() !== rest", rest)
    visit.page.wait_for_timeout(150)
    pressed = visit.appearance()
    visit.move(edge + 68, steps=6)
    visit.page.wait_for_timeout(300)
    equal(visit.appearance(), pressed, "the appearance 68 points outside")
    visit.move(edge + 73)
    visit.wait(f"rest => ({APPEARANCE})() === rest", rest)
    visit.move(edge + 20, steps=4)
    visit.wait(f"pressed => ({APPEARANCE})() === pressed", pressed)
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "dragExit", "dragEnter", "up", "trigger"], "the log")


@check()
def lifted_outside(visit):
    """A release outside the region triggers no action."""
    visit.press()
    visit.page.wait_for_timeout(100)
    visit.move(0, 160, steps=5)
    visit.wait("document.querySelector('#log [data-name=dragExit]') !== null")
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "dragExit", "up", "none"], "the log")


@check(has_touch=True)
def canceled_touch(visit):
    """A canceled touch triggers no action."""
    devices = visit.context.new_cdp_session(visit.page)
    x, y = visit.point()
    rest = visit.appearance()
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    visit.wait(f"rest => ({APPEARANCE})() !== rest", rest)
    devices.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    visit.wait_for_rest()
    equal(visit.log(), ["down", "cancel", "none"], "the log")
    equal(visit.appearance(), rest, "the appearance at the end")


@check(has_touch=True)
def touched(visit):
    """A finger on a touch screen presses the button and does not scroll the page."""
    devices = visit.context.new_cdp_session(visit.page)
    x, y = visit.point()
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for distance in range(0, 60, 10):
        devices.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - distance}]})
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger"], "the log")
    equal(visit.page.evaluate("scrollY"), 0, "the scroll position")


@check()
def keyboard(visit):
    """Tab focuses the button, Space and Return press it while they are held, Escape cancels the press."""
    rest = visit.appearance()
    visit.page.focus("#play")
    visit.page.keyboard.press("Shift+Tab")
    equal(visit.page.evaluate("document.activeElement.id"), "live", "the focused element")
    visit.wait(f"rest => ({APPEARANCE})() !== rest", rest)
    visit.wait_for_rest()
    focused = visit.appearance()
    for key in ["Space", "Enter"]:
        visit.page.keyboard.down(key)
        visit.wait(f"focused => ({APPEARANCE})() !== focused", focused)
        visit.page.keyboard.up(key)
        visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger", "down", "up", "trigger"], "the log")
    visit.page.keyboard.down("Space")
    visit.page.keyboard.press("Escape")
    visit.page.keyboard.up("Space")
    visit.wait_for_rest()
    equal(visit.log()[-3:], ["down", "cancel", "none"], "the end of the log")
    visit.page.keyboard.press("Tab")
    visit.wait(f"rest => ({APPEARANCE})() === rest", rest)


@check(path="/?style=swiftui/triggerButton2")
def acts_on_press(visit):
    """An action on press is logged while the finger is down."""
    visit.press()
    visit.wait("document.querySelectorAll('#log .action').length === 2")
    equal(sorted(visit.log()), ["down", "extraTrigger", "trigger"], "the log")
    visit.release()


@check(path="/?style=swiftui/automatic&label=circle")
def keeps_the_flag(visit):
    """The next press begins with the flag that the last one toggled."""
    circle = """() => {
        const boxes = [...document.querySelector("#picture").shadowRoot.querySelectorAll("circle")]
        return boxes[0].getBoundingClientRect().x
    }"""
    begin = visit.page.evaluate(circle)
    places = []
    for _ in range(2):
        visit.press()
        visit.page.wait_for_timeout(120)
        places.append(visit.page.evaluate(circle))
        visit.release()
        visit.wait_for_rest()
        places.append(visit.page.evaluate(circle))
    require(places[1] - begin > 20, "the circle does not move")
    distance = round(places[1] - begin)
    equal([round(place - begin) for place in places], [0, distance, distance, 0], "the positions of the circle")
    equal(visit.value("flag"), "false", "the flag at the start of the recorded script")


@check(path="/?style=uikit/filled")
def repeated_presses(visit):
    """A UIKit button, which has no flag, can be pressed repeatedly."""
    for count in range(1, 4):
        visit.press()
        visit.release()
        visit.wait_for_rest()
        visit.wait(f"document.querySelectorAll('#log .action').length === {count}")


@check(path="/?style=swiftui/bordered&keyboardShortcut=cancelAction")
def keyboard_shortcut(visit):
    """The keyboard shortcut of the button triggers its action."""
    visit.page.focus("#live")
    visit.page.keyboard.press("Escape")
    visit.wait("document.querySelectorAll('#log .action').length === 1")
    equal(visit.log()[-2:], ["escape", "trigger"], "the log")


@check(path="/?style=uikit/filled&showsActivityIndicator=true")
def playing_while_it_fades(visit):
    """An interaction that is played before it has ended is recorded and can be played."""
    default = visit.page.input_value("#script")
    visit.press()
    visit.release()
    visit.page.click("#play")
    visit.wait("script => document.querySelector('#script').value !== script", default)
    require("up@" in visit.page.input_value("#script"), visit.page.input_value("#script"))
    visit.page.click("#play")
    visit.wait("document.querySelectorAll('#log .action').length > 0")


@check(path="/?style=swiftui/automatic&beside=plain")
def second_button(visit):
    """With a second button below, the finger is still at the pointer."""
    box = visit.page.locator("#live").bounding_box()
    visit.page.mouse.move(box["x"] + box["width"] / 2 + 10 * visit.scale, box["y"] + box["height"] * 0.25)
    visit.page.mouse.down()
    visit.wait("document.querySelectorAll('#log li').length === 1")
    visit.wait(f"({APPEARANCE})().includes('0.200')")
    first, second = visit.appearance().split("|")
    equal([first[:5], second[:5]], ["0.200", "1.000"], "the opacities of the two buttons")
    visit.release()
    visit.wait_for_rest()
    script = visit.page.input_value("#script")
    x, y = map(float, script[script.index("(") + 1 : script.index(")")].split(","))
    require(abs(x - 10) <= 1 and abs(y) <= 2, f"the finger is at {x}, {y}")


@check()
def region(visit):
    """The region of the finger is drawn, 70 points around the button."""
    width, height = visit.frame()
    visit.options()
    visit.page.check("#show-region")
    visit.page.wait_for_selector("#region polygon", state="attached")
    points = visit.page.get_attribute("#region polygon", "points").split()
    corners = [tuple(map(float, point.split(","))) for point in points]
    right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
    require(abs(right - width / 2 - 70) < 1, f"the edge is {right - width / 2} points beside the button")
    require(abs(bottom - height / 2 - 70) < 1, f"the edge is {bottom - height / 2} points below the button")
    visit.open("/?style=swiftui/cancellable")
    visit.options()
    visit.page.check("#show-region")
    visit.wait("document.querySelector('#region-message').textContent.startsWith('Moving the finger changes nothing')")


@check()
def long_drag(visit):
    """A long drag still presses: the script keeps only the moves that matter."""
    visit.press()
    for turn in range(3):
        visit.move(150, 40 * (turn % 2), steps=20)
        visit.move(0, 0, steps=20)
    visit.page.wait_for_timeout(200)
    visit.release()
    visit.wait_for_rest()
    # A point outside is known only as often as the service responds.
    equal([name for name in visit.log() if not name.startswith("drag")], ["down", "up", "trigger"], "the log")
    count = visit.page.input_value("#script").count("@")
    require(count < 24, f"the script has {count} events")


@check(path="/?style=swiftui/bordered&state=disabled")
def disabled(visit):
    """A press of a disabled button has no effect, and the log and a screen reader say so."""
    rest = visit.appearance()
    equal(visit.page.get_attribute("#live", "aria-disabled"), "true", "aria-disabled")
    visit.press()
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "none"], "the log")
    require("disabled: no action" in visit.text("#log"), visit.text("#log"))
    require("disabled" in visit.text("#status"), visit.text("#status"))
    equal(visit.appearance(), rest, "the appearance")
    visit.page.click("#reset")
    visit.wait("!document.querySelector('#live').hasAttribute('aria-disabled')")


@check()
def log_of_presses(visit):
    """The log has a list for each press, and none for a change of focus."""
    for _ in range(2):
        visit.press()
        visit.release()
        visit.wait_for_rest()
    visit.page.keyboard.press("Tab")
    visit.page.keyboard.press("Shift+Tab")
    visit.wait_for_rest()
    equal(visit.page.locator("#log ol").count(), 2, "lists")
    equal(visit.log(), 2 * ["down", "up", "trigger"], "the log")
    equal(visit.text("#status"), "Pressed: the action ran.", "the status")


@check(path="/?style=swiftui/bordered&font=largeTitle&title=" + "W" * 70)
def long_title(visit):
    """A button that is too wide to be read has a hint, and a way to wrap its title."""
    require(visit.page.is_visible("#size"), "there is no hint")
    require(visit.text("#size-text").startswith("The button is "), visit.text("#size-text"))
    visit.page.click("#wrap")
    visit.page.wait_for_selector("#size", state="hidden")
    require(float(visit.value("width")) > 200, visit.page.url)
    require(visit.scale >= 0.5, f"it is shown at {visit.scale}")
    require(visit.frame()[1] > 60, "the title does not wrap")
