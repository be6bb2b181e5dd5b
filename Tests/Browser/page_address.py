"""Addresses that others send: with trackers, with mistakes, and for another color scheme."""

from visit import check, equal, require


def notice(visit):
    visit.page.wait_for_selector("#notice", state="visible")
    return visit.text("#notice-text")


@check(opens=False)
def trackers(visit):
    """Trackers in a shared link change nothing, and nothing is said about them."""
    for query in ["fbclid=x", "gclid=1", "ref=producthunt", "utm_source=a&utm_medium=b"]:
        visit.open(f"/?{query}")
        equal(visit.text("#style-name"), "borderedProminent", query)
        require("?" not in visit.page.get_attribute("#link", "href"), "the URL has the tracker")
        equal(visit.page.is_visible("#notice"), False, f"whether there is a notice for {query}")


@check(expects_errors=True, opens=False)
def unknown_parameters(visit):
    """A parameter that the style does not have is left out, with a notice that says why."""
    visit.open("/?style=swiftui/bordered&titel=x&title=Buy")
    text = notice(visit)
    require("“titel”" in text and "“title”" in text and "left out" in text, text)
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Buy'")
    visit.page.click("#notice-close")
    equal(visit.page.is_visible("#notice"), False, "whether the notice is still there")
    visit.open("/?style=swiftui/bordered&minimumDistance=3&a=1&b=2&c=3")
    text = notice(visit)
    require("Left out: “minimumDistance”, “a”, “b”, “c”." in text, text)
    visit.page.locator('[data-parameter="title"] textarea').fill("Buy")
    visit.wait_for_value("title", "Buy")
    equal([visit.value("a"), visit.page.is_visible("#notice")], [None, False], "the parameter and the notice")


@check(opens=False)
def alias(visit):
    """UIKit's name of a parameter is that parameter."""
    visit.open("/?style=swiftui/bordered&buttonSize=large")
    equal(visit.page.input_value('[data-parameter="controlSize"] select'), "large", "the control")
    equal(visit.page.is_visible("#notice"), False, "whether there is a notice")


@check(expects_errors=True, opens=False)
def unknown_style(visit):
    """For an unknown style, the page says which is shown, and which may be meant."""
    visit.open("/?style=swiftui/borderd&title=Buy")
    text = notice(visit)
    require("“borderd”" in text and "“bordered”" in text and "borderedProminent" in text, text)
    visit.open("/?style=nothing")
    require("“nothing”" in notice(visit) or "/v1/nothing.svg" in notice(visit), notice(visit))


def schemes(visit):
    shown = visit.page.get_attribute("#stage", "data-scheme")
    return shown, "colorScheme=dark" in visit.page.get_attribute("#link", "href"), visit.value("colorScheme")


@check(color_scheme="dark", path="/?style=swiftui/bordered&title=Buy")
def dark_system(visit):
    """In a dark system a button without a color scheme is dark, also after a reset; a chosen light one is light."""
    equal(schemes(visit), ("dark", True, None), "a shared link")
    visit.page.click("#reset")
    visit.wait("location.search === '?style=swiftui/bordered'")
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Button'")
    equal(schemes(visit), ("dark", True, None), "after a reset")
    visit.page.select_option("#toolbar select[aria-label=Scheme]", "light")
    visit.wait_for_value("colorScheme", "light")
    visit.wait("document.querySelector('#stage').dataset.scheme === 'light'")
    equal(schemes(visit), ("light", False, "light"), "a chosen light one")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(schemes(visit), ("light", False, "light"), "after a reload")


@check(color_scheme="dark", path="/?style=swiftui/bordered")
def dark_sheet(visit):
    """In a dark system the sheet has both color schemes, and the dark cell of the state is marked."""
    visit.panel("states")
    visit.page.wait_for_selector(".cells a")
    equal(
        visit.page.locator(".cells [aria-current]").evaluate_all("all => all.map(one => one.ariaLabel)"),
        ["state normal, colorScheme dark"],
        "the marked cell",
    )


@check(path="/?style=swiftui/bordered")
def changing_system(visit):
    """The button follows the system when its color scheme changes."""
    equal(schemes(visit), ("light", False, None), "in a light system")
    visit.page.emulate_media(color_scheme="dark")
    visit.wait("document.querySelector('#stage').dataset.scheme === 'dark'")
    visit.wait("document.querySelector('#gallery img').src.includes('colorScheme=dark')")


@check(color_scheme="dark", path="/?style=swiftui/bordered&colorScheme=auto")
def automatic_scheme(visit):
    """A picture that follows the system is on a stage that does, too."""
    equal(visit.page.get_attribute("#stage", "data-scheme"), "dark", "in a dark system")
    visit.page.emulate_media(color_scheme="light")
    visit.wait("document.querySelector('#stage').dataset.scheme === 'light'")
    equal(visit.value("colorScheme"), "auto", "the address")
