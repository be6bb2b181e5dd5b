"""The gallery, the inspector, the sheet and the address bar."""

import io
import json
import urllib.request

from PIL import Image
from playwright.sync_api import expect

from visit import check, equal, require

# Parameters that have a control elsewhere on the page, or concern the delivery of a response only.
EXCLUDED = {"events", "t", "rows", "columns", "scale", "download", "errors"}


def catalog(visit):
    """The styles, each with all of its parameters."""
    with urllib.request.urlopen(visit.base + "/v1/styles") as response:
        document = json.load(response)
    for style in document["styles"]:
        shared = [parameter for parameter in document["parameters"] if parameter["name"] in style["shared"]]
        style["parameters"] = shared + style["own"]
    return document["styles"]


def field(visit, name):
    """The control of a parameter; its section is opened."""
    found = visit.page.locator(f'[data-parameter="{name}"]')
    found.evaluate("one => one.closest('details.section')?.setAttribute('open', '')")
    return found


@check()
def every_style(visit):
    """The gallery has a thumbnail of every style in the catalog."""
    paths = [f"{style['framework']}/{style['name']}" for style in catalog(visit)]
    links = visit.page.locator("#gallery a")
    equal(links.count(), len(paths), "styles in the gallery")
    for index in range(len(paths)):
        links.nth(index).scroll_into_view_if_needed()
    visit.wait("[...document.querySelectorAll('#gallery img')].every(image => image.naturalWidth > 0)")
    groups = visit.page.locator("#gallery .group:not([hidden]) h3").all_inner_texts()
    equal([groups[0], groups[-1]], ["SwiftUI", "Articles"], "groups")


@check()
def every_parameter(visit):
    """The inspector has a control for every parameter of a style, with the values of the catalog."""
    for style in catalog(visit):
        if style["name"] not in ("bordered", "customDefault", "filled"):
            continue
        visit.open(f"/?style={style['framework']}/{style['name']}")
        shown = visit.page.eval_on_selector_all("[data-parameter]", "all => all.map(one => one.dataset.parameter)")
        equal(sorted(shown), sorted({parameter["name"] for parameter in style["parameters"]} - EXCLUDED), style["name"])
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
    """A typed title is on the button and in the address."""
    field(visit, "title").locator("textarea").fill("Buy & go")
    visit.wait_for_value("title", "Buy & go")
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Buy & go'")
    require("title=Buy+%26+go" in visit.page.get_attribute("#link", "href"), "the link has another title")


@check()
def history(visit):
    """Reload, back, forward and a shared address show the same button."""
    field(visit, "colorScheme").get_by_role("radio", name="dark").check()
    visit.wait_for_value("colorScheme", "dark")
    field(visit, "controlSize").locator("select").select_option("large")
    visit.wait_for_value("controlSize", "large")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(field(visit, "controlSize").locator("select").input_value(), "large", "after a reload")
    large = visit.appearance()
    visit.page.go_back()
    visit.wait_for_value("controlSize", None)
    size = field(visit, "controlSize").locator("select")
    visit.wait_until_equal(size.input_value, "regular", "after going back")
    equal(visit.page.get_attribute("#stage", "data-scheme"), "dark", "the color scheme of the stage")
    visit.page.go_back()
    visit.wait("document.querySelector('#stage').dataset.scheme === 'light'")
    visit.page.go_forward()
    visit.page.go_forward()
    visit.wait_for_value("controlSize", "large")
    url = visit.page.url
    other = visit.context.new_page()
    other.goto(url)
    visit.wait("document.querySelector('#script').value !== ''", page=other)
    equal(other.input_value('[data-parameter="controlSize"] select'), "large", "in a second tab")
    other.close()
    equal(visit.appearance(), large, "the appearance")


@check()
def other_style(visit):
    """Another style keeps the parameters that it has and drops the others; also by keyboard."""
    visit.open("/?style=swiftui/customDefault&title=Keep&minimumDistance=5")
    link = visit.page.locator("#gallery a", has_text="roundedAndShadowPro")
    link.focus()
    visit.page.keyboard.press("Enter")
    visit.wait("document.querySelector('#style-name').textContent === 'roundedAndShadowPro'")
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Keep'")
    equal([visit.value("title"), visit.value("minimumDistance")], ["Keep", None], "values")
    visit.wait("document.activeElement.getAttribute('aria-current') === 'true'")
    equal(visit.page.is_visible("#problem"), False, "whether a problem is visible")


@check()
def symbols(visit):
    """The symbols can be searched, and the chosen one is on the button."""
    visit.page.click("text=Browse")
    visit.page.wait_for_selector("#symbols-list li")
    require(visit.page.locator("#symbols-list li").count() > 100, "there are few symbols")
    visit.page.keyboard.type("heart fi")
    names = visit.page.locator("#symbols-list li:visible").all_inner_texts()
    require(names and all("heart" in name and "fi" in name for name in names), f"the search finds {names}")
    equal(visit.text("#symbols-count"), f"{len(names)} symbols", "the count")
    visit.page.click("#symbols-list button:has-text('heart.fill')")
    visit.wait_for_value("systemImage", "heart.fill")
    require(not visit.page.is_visible("#symbols"), "the dialog is still open")
    equal(visit.page.evaluate("document.activeElement.textContent"), "Browse", "the focused element")


@check()
def colors(visit):
    """A color can be chosen from the palette."""
    tint = field(visit, "tint")
    tint.locator("summary").click()
    tint.get_by_role("button", name="orange", exact=True).click()
    visit.wait_for_value("tint", "orange")
    # The fields follow the picture by a frame.
    expect(tint.locator("input").first).to_have_value("orange")


@check(expects_errors=True)
def mistakes(visit):
    """An error is shown at the control that caused it, until it is corrected."""
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
    visit.panel("motion")
    visit.page.fill("#script", "up@1")
    visit.page.press("#script", "Enter")
    visit.page.wait_for_selector("#script-problem", state="visible")
    require("needs a finger that is down" in visit.text("#script-problem"), visit.text("#script-problem"))
    visit.page.click("text=Tap >> nth=0")
    visit.page.wait_for_selector("#script-problem", state="hidden")


@check(expects_errors=True, opens=False)
def wrong_address(visit):
    """An error in the address is shown at its control and on the empty stage."""
    visit.page.goto(visit.base + "/?style=swiftui/bordered&controlSize=huge")
    visit.page.wait_for_selector("#problem", state="visible")
    require("is one of" in visit.text("#problem"), visit.text("#problem"))
    require("is one of" in field(visit, "controlSize").inner_text(), field(visit, "controlSize").inner_text())


@check(path="/?style=swiftui/bordered&title=x&tint=red&events=tap@0.1")
def reset(visit):
    """Reset removes all parameters but the style."""
    visit.page.click("#reset")
    visit.wait("location.search === '?style=swiftui/bordered'")
    equal(field(visit, "title").locator("textarea").input_value(), "Button", "the title")


@check()
def sheet(visit):
    """The sheet shows two parameters, and a click on a cell selects its values."""
    visit.panel("states")
    visit.page.wait_for_selector(".cells a")
    visit.page.select_option("#rows", "controlSize")
    visit.wait_for_value("rows", "controlSize")
    cell = visit.page.locator('.cells a[aria-label="controlSize small, colorScheme dark"]')
    cell.click()
    visit.wait_for_value("controlSize", "small")
    equal(visit.value("colorScheme"), "dark", "the column's value")


@check()
def presets(visit):
    """The presets of the sheet set both axes, with the shapes of the framework."""
    visit.panel("states")
    visit.page.wait_for_selector(".cells a")
    pressed = visit.page.locator("#presets [aria-pressed=true]")
    equal(pressed.all_inner_texts(), ["States"], "the preset at first")
    for name, rows, columns, cell in [
        ("Sizes and shapes", "controlSize", "buttonBorderShape", "controlSize large, buttonBorderShape capsule"),
        ("Text sizes", "dynamicTypeSize", "colorScheme", "dynamicTypeSize xxxLarge, colorScheme dark"),
        ("Schemes and systems", "colorScheme", "system", "colorScheme dark, system ios26"),
    ]:
        visit.page.click(f"#presets >> text={name}")
        visit.wait(
            "([rows, columns]) => document.querySelector('#rows').value === rows "
            "&& document.querySelector('#columns').value === columns",
            [rows, columns],
        )
        visit.page.wait_for_selector(f'.cells a[aria-label="{cell}"]')
        equal(pressed.all_inner_texts(), [name], "the present one")
    visit.page.click("#presets >> text=States")
    visit.wait_for_value("rows", None)
    visit.open("/?style=uikit/filled")
    visit.panel("states")
    visit.page.click("#presets >> text=Sizes and shapes")
    visit.wait_for_value("columns", "cornerStyle")


@check()
def same_axis(visit):
    """Choosing the parameter of the other axis exchanges the axes."""
    visit.panel("states")
    visit.page.wait_for_selector(".cells a")
    visit.page.select_option("#rows", "colorScheme")
    visit.wait_for_value("rows", "colorScheme")
    visit.wait_for_value("columns", "state")
    visit.page.wait_for_selector('.cells a[aria-label="colorScheme dark, state pressed"]')


@check(path="/?style=uikit/filled&t=abc&events=tap@0.2")
def wrong_time(visit):
    """An invalid time is ignored."""
    equal(visit.text("#now"), "0.00 s", "the time")
    visit.page.click("#play")
    visit.wait("document.querySelectorAll('#log .action').length === 1")


@check(path="/?style=uikit/filled&events=select@0.2,deselect@0.6")
def other_framework(visit):
    """Events are dropped when a style of the other framework is chosen."""
    visit.page.click('#gallery a[href*="swiftui/bordered"]')
    visit.wait("location.search.includes('swiftui/bordered')")
    require("select" not in visit.page.url, visit.page.url)
    visit.wait_until_loaded()


def pixels(locator):
    """The color in the middle of an element, and that at a quarter of it."""
    image = Image.open(io.BytesIO(locator.screenshot())).convert("RGB")
    width, height = image.size
    return [image.getpixel((width // 2, height // 2)), image.getpixel((width // 2, height // 4))]


@check()
def swatches(visit):
    """A swatch of the palette shows its color only, whatever the style is."""
    tint = field(visit, "tint")
    tint.locator("summary").click()
    for name, color in [("orange", (255, 149, 0)), ("red", (255, 59, 48))]:
        swatch = tint.get_by_role("button", name=name, exact=True)
        swatch.scroll_into_view_if_needed()
        visit.wait("name => document.querySelector(`.palette button[aria-label=${name}] img`).naturalWidth > 0", name)
        for pixel in pixels(swatch):
            require(max(abs(a - b) for a, b in zip(pixel, color, strict=True)) < 8, f"{name} is {pixel}")


@check()
def color_well(visit):
    """The color well is empty without a color, and has the chosen one otherwise."""
    well = field(visit, "tint").locator(".well")
    equal([well.get_attribute("class"), well.locator("img").count()], ["well empty", 0], "the well without a color")
    for value, color in [("green", (52, 199, 89)), ("ff00aa", (255, 0, 170))]:
        field(visit, "tint").locator("input").first.fill(value)
        well.locator("img").wait_for()
        visit.wait("document.querySelector('[data-parameter=tint] .well img').naturalWidth > 0")
        pixel = pixels(well)[0]
        require(max(abs(a - b) for a, b in zip(pixel, color, strict=True)) < 8, f"the well of {value} is {pixel}")
    field(visit, "tint").locator("input").first.fill("")
    visit.wait("document.querySelector('[data-parameter=tint] .well').className === 'well empty'")


@check()
def states(visit):
    """The state has a normal one, which is chosen at first, and which removes the others."""

    def chosen():
        return field(visit, "state").locator("input:checked").evaluate_all("all => all.map(one => one.value)")

    def choose(name):
        field(visit, "state").get_by_role("checkbox", name=name).click()

    equal(chosen(), ["normal"], "at first")
    choose("normal")
    equal(chosen(), ["normal"], "after a click on the chosen one")
    choose("pressed")
    visit.wait_for_value("state", "pressed")
    choose("focused")
    visit.wait_for_value("state", "pressed,focused")
    visit.wait_until_equal(chosen, ["pressed", "focused"], "two states")
    choose("normal")
    visit.wait_for_value("state", None)
    visit.wait_until_equal(chosen, ["normal"], "at the end")


@check()
def chosen_cell(visit):
    """A chosen cell of the sheet is marked, and the button that it changes is in sight."""
    visit.panel("states")
    visit.page.wait_for_selector(".cells a")
    cell = visit.page.locator('.cells a[aria-label="state disabled, colorScheme dark"]')
    cell.click()
    visit.wait_for_value("state", "disabled")
    marked = "[...document.querySelectorAll('.cells [aria-current]')].map(one => one.ariaLabel).join()"
    visit.wait(f"{marked} === 'state disabled, colorScheme dark'")
    visit.wait("document.querySelector('#stage').getBoundingClientRect().top >= 0")
    require("disabled" in visit.text("#status"), visit.text("#status"))


@check(opens=False)
def header(visit):
    """The links of the header lead to pages for people, and no link to JSON without saying so."""
    visit.open("/")
    for link in visit.page.locator(".masthead a").all():
        with urllib.request.urlopen(visit.base + link.get_attribute("href")) as response:
            equal(response.headers["Content-Type"], "text/html; charset=utf-8", link.inner_text())
    visit.page.click(".masthead a >> nth=0")
    equal(visit.page.locator("h1").count(), 1, "first headings")
    for link in visit.page.locator("a").all():
        target = link.get_attribute("href")
        if target.startswith("#"):
            equal(visit.page.locator(target).count(), 1, f"the part {target}")
            continue
        with urllib.request.urlopen(visit.base + target) as response:
            kind = response.headers["Content-Type"]
        require(kind != "application/json" or "JSON" in link.inner_text(), f"{link.inner_text()} is {kind}")
    for image in visit.page.locator("img").all():
        equal(visit.status(image.get_attribute("src")), 200, "a picture")
