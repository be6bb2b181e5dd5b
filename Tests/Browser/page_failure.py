"""A service that is slow, does not respond, or refuses a request."""

from network import A_MINUTE, emulate, fail, recover
from times import note, time_of
from visit import APPEARANCE, check, equal, require


def problem(visit):
    visit.page.wait_for_selector("#problem", state="visible")
    return visit.text("#problem-text")


@check(expects_errors=True)
def recovery(visit):
    """After a failed press the button is at rest, and the message disappears with the next press that works."""
    rest = visit.appearance()
    # The press is prepared, the release is not.
    fail(visit)
    visit.press()
    visit.wait(f"rest => ({APPEARANCE})() !== rest", rest)
    visit.release()
    equal(problem(visit), "The service does not respond.", "the message")
    visit.wait_for_rest()
    equal(visit.appearance(), rest, "the appearance after the failure")
    recover(visit)
    visit.press()
    visit.release()
    visit.wait("document.querySelectorAll('#log .action').length === 1")
    visit.wait_for_rest()
    require(not visit.page.is_visible("#problem"), "the message is still there")


@check(expects_errors=True)
def trying_again(visit):
    """After a failed change, Try again shows the button."""
    fail(visit)
    visit.page.click('#gallery a[href*="swiftui/glass"]')
    equal(problem(visit), "The service does not respond.", "the message")
    recover(visit)
    visit.page.click("text=Try again")
    visit.page.wait_for_selector("#problem", state="hidden")
    visit.wait("document.querySelector('#stage').getAttribute('aria-busy') === 'false'")


@check(expects_errors=True, opens=False)
def late_parts(visit):
    """A part of the page that cannot be loaded is named, and is loaded when it is opened again."""
    visit.page.add_init_script("window.requestIdleCallback = () => {}")
    visit.open("/")
    fail(visit, "**/page/**")
    visit.page.click("#own-open")
    equal(problem(visit), "A part of the page cannot be loaded.", "the message")
    recover(visit, "**/page/**")
    visit.page.click("#own-open")
    visit.page.wait_for_selector("#own-source")
    visit.page.click("text=Try again")
    visit.page.wait_for_selector("#problem", state="hidden")


@check(expects_errors=True)
def online_again(visit):
    """The page tries again by itself when the device is online again."""
    visit.context.set_offline(True)
    visit.page.click('#gallery a[href*="swiftui/glass"]')
    problem(visit)
    visit.context.set_offline(False)
    visit.page.wait_for_selector("#problem", state="hidden")


@check(expects_errors=True)
def hung(visit):
    """A service that hangs is not waited for longer than eight seconds, and the wait is shown."""
    rest = visit.appearance()
    note(
        visit,
        progress="() => document.querySelector('#progress')?.checkVisibility()",
        problem="() => document.querySelector('#problem')?.checkVisibility()",
    )
    emulate(visit, A_MINUTE)
    start = visit.page.evaluate("performance.now() / 1000")
    visit.press()
    visit.release()
    equal(problem(visit), "The service has not responded for 8 seconds.", "the message")
    progress, end = time_of(visit, "progress"), time_of(visit, "problem")
    require(progress < end - 4, f"the wait is shown {end - progress:.1f} s before its end")
    require(end - start > 8, f"it gives up {end - start:.1f} s after the press")
    visit.wait_for_rest()
    equal(visit.appearance(), rest, "the appearance")
    # A busy machine sends the request of the release later, which is given up later, too.
    visit.page.wait_for_selector("#progress", state="hidden")


@check()
def progress(visit):
    """A wait of more than 150 ms is shown, a shorter one is not."""
    visit.page.evaluate("""() => {
        window.shown = 0
        new MutationObserver(() => { window.shown += document.querySelector("#progress").hidden ? 0 : 1 })
            .observe(document.querySelector("#progress"), { attributes: true })
    }""")
    title = visit.page.locator('[data-parameter="title"] textarea')
    emulate(visit, 10)
    title.fill("Soon")
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Soon'")
    visit.page.wait_for_load_state("networkidle")
    soon = visit.page.evaluate("shown")
    emulate(visit, 600)
    title.fill("Late")
    visit.page.wait_for_timeout(300)
    equal(visit.page.get_attribute("#stage", "aria-busy"), "true", "aria-busy")
    require(visit.page.evaluate("shown") > soon, "the wait is not shown")
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Late'")
    equal(visit.page.get_attribute("#stage", "aria-busy"), "false", "aria-busy at the end")


@check(expects_errors=True, opens=False)
def no_catalog(visit):
    """Without the catalog the page says so, and can be tried again."""
    fail(visit)
    visit.page.goto(visit.base + "/")
    visit.page.wait_for_selector("#failure", state="visible")
    visit.messages.clear()
    recover(visit)
    visit.page.click("#failure-retry")
    visit.wait_until_loaded()


@check(expects_errors=True, opens=False)
def wrong_value(visit):
    """A wrong value in the address leaves the gallery, and two ways out."""
    visit.page.goto(visit.base + "/?style=swiftui/bordered&tint=blurple")
    require("purple" in problem(visit), problem(visit))
    visit.wait("document.querySelector('#gallery img').naturalWidth > 0")
    require("tint" not in visit.page.get_attribute("#gallery img", "src"), "the thumbnails have the wrong tint")
    for button in ["#live", "#start"]:
        equal(visit.page.locator(button).is_visible(), False, f"whether {button} is visible")
    visit.page.click("text=Use purple")
    visit.wait_until_loaded()
    equal(visit.value("tint"), "purple", "the tint")
    visit.page.goto(visit.base + "/?style=swiftui/bordered&tint=blurple")
    visit.page.click("text=Remove tint")
    visit.wait_until_loaded()
    equal(visit.value("tint"), None, "the tint")
