"""Every parameter is at hand, and the address bar is the state."""

import json
import urllib.request

from visit import check, equal, require

# What has a place of its own, or is a matter of delivery.
ELSEWHERE = {"events", "t", "rows", "columns", "scale", "download", "errors"}


def catalog(visit):
    with urllib.request.urlopen(visit.base + "/v1/styles") as answer:
        return json.load(answer)["styles"]


def field(visit, name):
    return visit.page.locator(f'[data-parameter="{name}"]')


@check()
def every_style(visit):
    """The gallery has every style of the catalog, each with a picture that the service draws."""
    paths = [f"{style['framework']}/{style['name']}" for style in catalog(visit)]
    links = visit.page.locator("#gallery a")
    equal(links.count(), len(paths), "styles in the gallery")
    for index in range(len(paths)):
        links.nth(index).scroll_into_view_if_needed()
    visit.wait("[...document.querySelectorAll('#gallery img')].every(image => image.naturalWidth > 0)")
    groups = visit.page.locator("#gallery h3").all_inner_texts()
    equal([groups[0], groups[-1]], ["SwiftUI", "Articles"], "groups")


@check()
def every_parameter(visit):
    """A style has a control for each of its parameters, with the values of the catalog."""
    for style in catalog(visit):
        if style["name"] not in ("bordered", "customDefault", "filled"):
            continue
        visit.open(f"/?style={style['framework']}/{style['name']}")
        shown = visit.page.eval_on_selector_all("[data-parameter]", "all => all.map(one => one.dataset.parameter)")
        equal(
            sorted(shown), sorted({parameter["name"] for parameter in style["parameters"]} - ELSEWHERE), style["name"]
        )
        for parameter in style["parameters"]:
            if (
                parameter["type"] == "choice"
                and parameter["name"] in shown
                and parameter["values"] != ["true", "false"]
            ):
                values = (
                    field(visit, parameter["name"])
                    .locator("option, input")
                    .evaluate_all("all => all.map(one => one.value)")
                )
                equal(values, parameter["values"], parameter["name"])


@check()
def title(visit):
    """Words that are typed are on the button and in the address."""
    field(visit, "title").locator("textarea").fill("Buy & go")
    visit.wait_for_value("title", "Buy & go")
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Buy & go'")
    require("title=Buy+%26+go" in visit.page.get_attribute("#link", "href"), "the link has other words")


@check()
def history(visit):
    """Reload, back, forward and a shared address show the same button."""
    field(visit, "colorScheme").get_by_role("radio", name="dark").check()
    visit.wait_for_value("colorScheme", "dark")
    field(visit, "controlSize").locator("select").select_option("large")
    visit.wait_for_value("controlSize", "large")
    visit.page.reload()
    visit.settle()
    equal(field(visit, "controlSize").locator("select").input_value(), "large", "after a reload")
    large = visit.look()
    visit.page.go_back()
    visit.wait_for_value("controlSize", None)
    equal(field(visit, "controlSize").locator("select").input_value(), "regular", "after going back")
    equal(visit.page.get_attribute("#stage", "data-scheme"), "dark", "the ground")
    visit.page.go_back()
    visit.wait("document.querySelector('#stage').dataset.scheme === 'light'")
    visit.page.go_forward()
    visit.page.go_forward()
    visit.wait_for_value("controlSize", "large")
    url = visit.page.url
    other = visit.context.new_page()
    other.goto(url)
    visit.wait("document.querySelector('#script').value !== ''", page=other)
    equal(other.input_value('[data-parameter="controlSize"] select'), "large", "where the address was shared")
    other.close()
    require(large == visit.look(), "it looks different")


@check()
def other_style(visit):
    """Another style keeps what it takes and drops what it does not, also by keyboard."""
    visit.open("/?style=swiftui/customDefault&title=Keep&minimumDistance=5")
    link = visit.page.locator("#gallery a", has_text="roundedAndShadowPro")
    link.focus()
    visit.page.keyboard.press("Enter")
    visit.wait("document.querySelector('#style-name').textContent === 'roundedAndShadowPro'")
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Keep'")
    equal([visit.value("title"), visit.value("minimumDistance")], ["Keep", None], "values")
    equal(link.get_attribute("aria-current"), "true", "the mark")
    equal(visit.page.is_visible("#problem"), False, "whether there is a problem")


@check()
def symbols(visit):
    """The symbols can be searched, and the one that is chosen is on the button."""
    visit.page.click("text=Browse")
    visit.page.wait_for_selector("#symbols-list li")
    require(visit.page.locator("#symbols-list li").count() > 100, "there are few symbols")
    visit.page.keyboard.type("heart fi")
    names = visit.page.locator("#symbols-list li:visible").all_inner_texts()
    require(names and all("heart" in name and "fi" in name for name in names), f"it finds {names}")
    equal(visit.text("#symbols-count"), f"{len(names)} symbols", "the count")
    visit.page.click("#symbols-list button:has-text('heart.fill')")
    visit.wait_for_value("systemImage", "heart.fill")
    require(not visit.page.is_visible("#symbols"), "the dialog is still open")
    equal(visit.page.evaluate("document.activeElement.textContent"), "Browse", "what has the focus")


@check()
def colors(visit):
    """A colour can be picked from the palette that the service draws."""
    tint = field(visit, "tint")
    tint.locator("summary").click()
    tint.get_by_role("button", name="orange", exact=True).click()
    visit.wait_for_value("tint", "orange")
    equal(tint.locator("input").first.input_value(), "orange", "the field")


@check(refused=True)
def mistakes(visit):
    """What is wrong is said in words at the control that caused it, until it is right."""
    tint = field(visit, "tint")
    tint.locator("input").first.fill("purpel")
    problem = tint.locator(".problem")
    problem.wait_for(state="visible")
    require("purple" in problem.inner_text(), problem.inner_text())
    equal(tint.locator("input").first.get_attribute("aria-invalid"), "true", "aria-invalid")
    tint.locator("input").first.fill("purple")
    problem.wait_for(state="hidden")
    padding = field(visit, "padding")
    padding.locator("input").fill("999")
    padding.locator(".problem").wait_for(state="visible")
    require("from 0 to 200 points" in padding.inner_text(), padding.inner_text())
    padding.locator("input").fill("")
    padding.locator(".problem").wait_for(state="hidden")
    visit.page.fill("#script", "up@1")
    visit.page.press("#script", "Enter")
    visit.page.wait_for_selector("#script-problem", state="visible")
    require("needs a finger that is down" in visit.text("#script-problem"), visit.text("#script-problem"))
    visit.page.click("text=Tap >> nth=0")
    visit.page.wait_for_selector("#script-problem", state="hidden")


@check(refused=True, opened=False)
def wrong_address(visit):
    """An address with a mistake says so, at its control and on the empty stage."""
    visit.page.goto(visit.base + "/?style=swiftui/bordered&controlSize=huge")
    visit.page.wait_for_selector("#problem", state="visible")
    require("is one of" in field(visit, "controlSize").inner_text(), field(visit, "controlSize").inner_text())
    visit.page.goto(visit.base + "/?style=swiftui/bordered&titel=x")
    visit.page.wait_for_selector("#problem", state="visible")
    require("title" in visit.text("#problem"), visit.text("#problem"))


@check(path="/?style=swiftui/bordered&title=x&tint=red&events=tap@0.1")
def reset(visit):
    """Reset leaves nothing but the style."""
    visit.page.click("#reset")
    visit.wait("location.search === '?style=swiftui/bordered'")
    equal(field(visit, "title").locator("textarea").input_value(), "Button", "the title")


@check()
def sheet(visit):
    """The sheet shows two parameters, and a cell leads to its button."""
    visit.page.locator("#sheet-title").scroll_into_view_if_needed()
    visit.page.wait_for_selector(".cells a")
    visit.page.select_option("#rows", "controlSize")
    visit.wait_for_value("rows", "controlSize")
    cell = visit.page.locator('.cells a[aria-label="controlSize small, colorScheme dark"]')
    cell.click()
    visit.wait_for_value("controlSize", "small")
    equal(visit.value("colorScheme"), "dark", "the column's value")


@check()
def same_axis(visit):
    """Who chooses the other axis for this one gets the two the other way round."""
    visit.page.locator("#sheet-title").scroll_into_view_if_needed()
    visit.page.wait_for_selector(".cells a")
    visit.page.select_option("#rows", "colorScheme")
    visit.wait_for_value("rows", "colorScheme")
    visit.wait_for_value("columns", "state")
    visit.page.wait_for_selector('.cells a[aria-label="colorScheme dark, state pressed"]')


@check(path="/?style=uikit/filled&t=abc&events=tap@0.2")
def wrong_time(visit):
    """A time that is none is no reason to stop."""
    equal(visit.text("#now"), "0.00 s", "the time")
    visit.page.click("#play")
    visit.wait("document.querySelectorAll('#log .action').length === 1")


@check(path="/?style=uikit/filled&events=select@0.2,deselect@0.6")
def other_framework(visit):
    """Events of one framework's buttons are left behind where another's are chosen."""
    visit.page.click('#gallery a[href*="swiftui/bordered"]')
    visit.wait("location.search.includes('swiftui/bordered')")
    require("select" not in visit.page.url, visit.page.url)
    visit.settle()
