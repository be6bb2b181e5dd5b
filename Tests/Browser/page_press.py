"""The button behaves."""

import io
import itertools

from PIL import Image, ImageChops

from visit import LOOK, check, equal, require

# How many frames there were from the press, or from the release, to the first change of what is seen.
COUNT_FRAMES = f"""event => {{
    const look = {LOOK}
    window.frames_ = undefined
    addEventListener(event, () => {{
        const before = look()
        let count = 0
        const step = () => {{
            count += 1
            if (look() !== before) window.frames_ = count
            else if (count < 120) requestAnimationFrame(step)
        }}
        requestAnimationFrame(step)
    }}, {{ capture: true, once: true }})
}}"""


def hold_answers(visit):
    """From now on each answer takes a minute."""
    session = visit.context.new_cdp_session(visit.page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 60_000, "downloadThroughput": -1, "uploadThroughput": -1},
    )


@check()
def press_is_seen_at_once(visit):
    """The pressed look is there within two frames of the press, before the service answers."""
    visit.move(3, 2)
    visit.page.wait_for_timeout(150)
    hold_answers(visit)
    visit.page.evaluate(COUNT_FRAMES, "pointerdown")
    visit.page.mouse.down()
    visit.wait("window.frames_ !== undefined")
    frames = visit.page.evaluate("window.frames_")
    require(frames <= 2, f"it took {frames} frames")


@check()
def press_elsewhere_is_seen_at_once(visit):
    """A press where no pointer has rested shows at once, too."""
    hold_answers(visit)
    visit.page.evaluate(COUNT_FRAMES, "pointerdown")
    visit.press(-14, 5)
    visit.wait("window.frames_ !== undefined")
    frames = visit.page.evaluate("window.frames_")
    require(frames <= 2, f"it took {frames} frames")


@check()
def release_is_seen_at_once(visit):
    """A release begins to fade within four frames, before the service answers."""
    visit.press()
    visit.page.wait_for_timeout(300)
    hold_answers(visit)
    visit.page.evaluate(COUNT_FRAMES, "pointerup")
    visit.release()
    visit.wait("window.frames_ !== undefined")
    frames = visit.page.evaluate("window.frames_")
    # The curve begins flat.
    require(frames <= 4, f"it took {frames} frames")


@check()
def looks_like_the_state(visit):
    """A finger on the button makes it look as the picture of its pressed state."""

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
        require(difference(rest, pressed) > 20, f"{style} shows no press")
        require(difference(held, pressed) <= 8, f"{style} is off by {difference(held, pressed)}")


def difference(first, second):
    return max(high for _, high in ImageChops.difference(first, second).getextrema())


@check(path="/?style=swiftui/automatic")
def nothing_flickers(visit):
    """From the press to the rest each frame is as pale as the one before, or on its way back."""
    visit.page.evaluate("""() => {
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
    }""")
    visit.press(9, 4)
    visit.page.wait_for_timeout(250)
    visit.move(12, 6, steps=3)
    visit.page.wait_for_timeout(100)
    visit.release()
    visit.wait_for_rest()
    opacities = visit.page.evaluate("opacities")
    pressed = opacities[opacities.index(min(opacities)) :]
    equal([opacities[0], pressed[0], pressed[-1]], [1, 0.2, 1], "the ends of the fade")
    require(len(set(pressed)) > 5, f"it jumps: {pressed}")
    require(set(opacities[: -len(pressed)]) == {1}, "it is not pressed at once")
    require(all(after >= before - 0.002 for before, after in itertools.pairwise(pressed)), f"it flickers: {pressed}")


@check()
def press_during_a_fade(visit):
    """A press during the fade of the last one shows at once, and both are one script."""
    # Slowly, so that the fade still runs where everything takes its time.
    visit.page.select_option("#speed", "0.5")
    visit.press()
    visit.page.wait_for_timeout(200)
    pressed = visit.look()
    visit.release()
    visit.page.wait_for_timeout(150)
    require(visit.look() != pressed, "the release does not show")
    visit.page.mouse.down()
    visit.wait(f"pressed => ({LOOK})() === pressed", pressed)
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger", "down", "up", "trigger"], "the log")
    equal(visit.page.input_value("#script").count("down"), 2, "presses in the script")


@check()
def drag_beyond_the_region(visit):
    """A finger that goes 70 points off lets go, and takes hold again when it comes back."""
    rest = visit.look()
    edge = visit.frame()[0] / 2
    visit.press()
    visit.page.wait_for_timeout(150)
    pressed = visit.look()
    visit.move(edge + 68, steps=6)
    visit.page.wait_for_timeout(300)
    equal(visit.look(), pressed, "what is seen 68 points off")
    visit.move(edge + 73)
    visit.wait(f"rest => ({LOOK})() === rest", rest)
    visit.move(edge + 20, steps=4)
    visit.wait(f"pressed => ({LOOK})() === pressed", pressed)
    visit.release()
    visit.wait_for_rest()
    require("trigger" in visit.log(), "it does not act")


@check()
def lifted_outside(visit):
    """A finger that is lifted outside of the region has done nothing."""
    visit.press()
    visit.page.wait_for_timeout(100)
    visit.move(0, 160, steps=5)
    visit.page.wait_for_timeout(200)
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up"], "the log")


@check(has_touch=True)
def cancelled_touch(visit):
    """A touch that the system takes over has done nothing."""
    devices = visit.context.new_cdp_session(visit.page)
    x, y = visit.point()
    rest = visit.look()
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    visit.wait(f"rest => ({LOOK})() !== rest", rest)
    devices.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    visit.wait_for_rest()
    equal(visit.log(), ["down", "cancel"], "the log")
    equal(visit.look(), rest, "what is seen at last")


@check(has_touch=True)
def touched(visit):
    """A finger on a touch screen presses, and does not scroll the page away."""
    devices = visit.context.new_cdp_session(visit.page)
    x, y = visit.point()
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for distance in range(0, 60, 10):
        devices.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - distance}]})
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger"], "the log")
    equal(visit.page.evaluate("scrollY"), 0, "how far the page has scrolled")


@check()
def keyboard(visit):
    """Tab focuses the button, Space and Return press it as long as they are held, Escape takes it back."""
    rest = visit.look()
    visit.page.focus("#play")
    visit.page.keyboard.press("Shift+Tab")
    visit.page.keyboard.press("Shift+Tab")
    equal(visit.page.evaluate("document.activeElement.id"), "live", "what has the focus")
    visit.wait(f"rest => ({LOOK})() !== rest", rest)
    visit.wait_for_rest()
    focused = visit.look()
    for key in ["Space", "Enter"]:
        visit.page.keyboard.down(key)
        visit.wait(f"focused => ({LOOK})() !== focused", focused)
        visit.page.keyboard.up(key)
        visit.wait_for_rest()
    equal(visit.log(), ["focus", "down", "up", "trigger", "down", "up", "trigger"], "the log")
    visit.page.keyboard.down("Space")
    visit.page.keyboard.press("Escape")
    visit.page.keyboard.up("Space")
    visit.wait_for_rest()
    equal(visit.log()[-2:], ["down", "cancel"], "the end of the log")
    visit.page.keyboard.press("Tab")
    visit.wait(f"rest => ({LOOK})() === rest", rest)


@check(path="/?style=swiftui/triggerButton2")
def acts_when_it_goes_down(visit):
    """What a style does when it is pressed is told while the finger is there."""
    visit.press()
    visit.wait("document.querySelectorAll('#log .action').length === 2")
    equal(sorted(visit.log()), ["down", "extraTrigger", "trigger"], "the log")
    visit.release()


@check(path="/?style=swiftui/automatic&label=circle")
def goes_on_from_where_it_ended(visit):
    """The next press begins with what the last one has toggled."""
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
    require(places[1] - begin > 20, "the circle does not travel")
    way = round(places[1] - begin)
    equal([round(place - begin) for place in places], [0, way, way, 0], "where the circle is")
    equal(visit.value("flag"), "false", "the flag that the written script begins with")


@check(path="/?style=uikit/filled")
def again_and_again(visit):
    """A button of UIKit, which has no flag, can be pressed any number of times."""
    for count in range(1, 4):
        visit.press()
        visit.release()
        visit.wait_for_rest()
        visit.wait(f"document.querySelectorAll('#log .action').length === {count}")


@check(path="/?style=swiftui/bordered&keyboardShortcut=cancelAction")
def keys_of_the_button(visit):
    """The key that stands for the button does what it does."""
    visit.page.focus("#live")
    visit.page.keyboard.press("Escape")
    visit.wait("document.querySelectorAll('#log .action').length === 1")
    equal(visit.log()[-2:], ["escape", "trigger"], "the log")


@check(path="/?style=uikit/filled&showsActivityIndicator=true")
def playing_while_it_fades(visit):
    """Who plays what he has just done sees it to its end."""
    visit.press()
    visit.release()
    visit.page.click("#play")
    usual = visit.page.input_value("#script")
    visit.wait("usual => document.querySelector('#script').value !== usual", usual)
    require("up@" in visit.page.input_value("#script"), visit.page.input_value("#script"))
    visit.page.click("#play")
    visit.wait("document.querySelectorAll('#log .action').length > 0")


@check(path="/?style=swiftui/automatic&beside=plain")
def another_beside(visit):
    """With another button below it, the finger is still where the pointer is."""
    box = visit.page.locator("#live").bounding_box()
    visit.page.mouse.move(box["x"] + box["width"] / 2 + 10 * visit.scale, box["y"] + box["height"] * 0.25)
    visit.page.mouse.down()
    visit.wait("document.querySelectorAll('#log li').length === 1")
    visit.page.wait_for_timeout(100)
    first, second = visit.look().split("|")
    equal([first[:5], second[:5]], ["0.200", "1.000"], "how opaque the two are")
    visit.release()
    visit.wait_for_rest()
    script = visit.page.input_value("#script")
    x, y = map(float, script[script.index("(") + 1 : script.index(")")].split(","))
    require(abs(x - 10) <= 1 and abs(y) <= 2, f"the finger is at {x}, {y}")


@check()
def region(visit):
    """The region in which a finger may go is found and drawn, 70 points around the button."""
    width, height = visit.frame()
    visit.page.check("#show-region")
    visit.page.wait_for_selector("#region polygon", state="attached")
    points = visit.page.get_attribute("#region polygon", "points").split()
    corners = [tuple(map(float, point.split(","))) for point in points]
    right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
    require(abs(right - width / 2 - 70) < 1, f"it ends {right - width / 2} points beside the button")
    require(abs(bottom - height / 2 - 70) < 1, f"it ends {bottom - height / 2} points below the button")
    visit.open("/?style=swiftui/cancellable")
    visit.page.check("#show-region")
    visit.wait("document.querySelector('#region-message').textContent.startsWith('Moving the finger changes nothing')")


@check()
def long_drag(visit):
    """A finger that wanders about for long still presses: the script keeps what matters."""
    visit.press()
    for turn in range(3):
        visit.move(150, 40 * (turn % 2), steps=20)
        visit.move(0, 0, steps=20)
    visit.page.wait_for_timeout(200)
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger"], "the log")
    count = visit.page.input_value("#script").count("@")
    require(count < 24, f"the script has {count} events")
