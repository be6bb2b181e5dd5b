"""The editor of the page: messages in their lines, what mends them, and the sources of before."""

from editor import MISSPELT, PILL, paste, text, wait_for_status, wait_for_style, write
from visit import check, equal, require


@check(expects_errors=True)
def fixes(visit):
    """A message stands in its line and in the list, and one click mends the text; the picture is dimmed meanwhile."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    for wrong, title in [
        (MISSPELT, "Use padding"),
        (PILL.rstrip()[:-1], "Insert }"),
    ]:
        write(visit, wrong)
        wait_for_status(visit, "1 error")
        require(visit.page.is_visible("#outdated"), "nothing says that the picture is that of before")
        opacity = visit.page.evaluate("getComputedStyle(document.querySelector('#live')).opacity")
        require(float(opacity) < 0.6, f"the picture has the opacity {opacity}")
        equal(visit.text("#own-messages .fix"), title, "the fix in the list")
        require(visit.is_seen(".line-message"), "the message is not in its line")
        visit.page.click(".line-message .fix")
        wait_for_status(visit, "No errors.")
        equal(visit.page.locator(".line-message").count(), 0, "messages in lines")
        equal(visit.page.is_visible("#outdated"), False, "whether the picture is that of before")
    equal("".join(text(visit).split()), "".join(PILL.split()), "the mended text")


@check()
def recent(visit):
    """The last sources are kept with their names, also after a reload."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    write(visit, PILL.replace("Pill", "Tile"))
    wait_for_style(visit, "Tile")
    # The address follows with a delay.
    visit.page.wait_for_timeout(600)
    visit.page.reload()
    visit.page.wait_for_selector("#own-source")
    visit.wait("document.querySelector('#own-recent').options.length > 1")
    options = visit.page.locator("#own-recent option").all_inner_texts()
    equal(options, ["Recent", "Pill"], "the sources")
    visit.page.select_option("#own-recent", "Pill")
    wait_for_style(visit, "Pill")
    equal(text(visit), PILL, "the text")


@check(expects_errors=True)
def service_comes_back(visit):
    """A text that could not be checked is checked again by itself once the service responds."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.page.route("**/v1/custom*", lambda route: route.abort())
    write(visit, PILL.replace("Pill", "Tile"))
    wait_for_status(visit, "The service does not respond.")
    visit.page.unroute("**/v1/custom*")
    wait_for_style(visit, "Tile")


@check()
def title_of_an_example(visit):
    """The title that an example brings leaves with it; one that the user has typed stays."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.page.click("#own-start summary")
    visit.page.locator("#own-examples button", has_text="UIKit chip").click()
    visit.wait_for_value("title", "Swift")
    write(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.wait_for_value("title", None)


@check()
def misspelt_color(visit):
    """A name that is nearly that of a color has a stand-in, and what was meant by one click."""
    paste(visit, PILL.replace("Color.blue", "Color.blu"))
    wait_for_status(visit, "1 name is not in the source.")
    equal(visit.text("#own-stand-ins .fix"), "Use Color.blue", "the fix")
    visit.page.click("#own-stand-ins .fix")
    wait_for_status(visit, "No errors.")
    equal(text(visit), PILL, "the text")
