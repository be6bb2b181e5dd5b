"""What one sees first: a press, the parameters that matter, backdrops, examples, and the layout of a phone."""

from visit import APPEARANCE, check, equal, require

ESSENTIAL = ["title", "systemImage", "tint", "state", "buttonBorderShape"]


@check(is_first=True, opens=False)
def opening(visit):
    """A press is played once when the page is opened; it is no event of the user."""
    visit.open("/")
    visit.wait("document.querySelector('#play').getAttribute('aria-label') === 'Pause'")
    begin = visit.appearance()
    visit.wait(f"begin => ({APPEARANCE})() !== begin", begin)
    visit.wait_for_rest()
    end = visit.appearance()
    equal([visit.log(), visit.value("t")], [[], None], "the log and the time")
    visit.page.reload()
    visit.wait_until_loaded()
    visit.page.wait_for_timeout(300)
    equal(visit.page.get_attribute("#play", "aria-label"), "Play", "the button after a reload")
    equal(visit.appearance(), end, "the appearance at rest")


@check(is_first=True, opens=False)
def interrupted_opening(visit):
    """A press of the user interrupts the one that is played at the beginning."""
    visit.open("/")
    visit.wait("document.querySelector('#play').getAttribute('aria-label') === 'Pause'")
    visit.press()
    visit.wait("document.querySelector('#log [data-name=down]') !== null")
    visit.release()
    visit.wait_for_rest()
    equal(visit.log(), ["down", "up", "trigger"], "the log")


@check(is_first=True, opens=False, reduced_motion="reduce")
def calm_opening(visit):
    """With reduced motion nothing plays by itself, and thumbnails stay still."""
    visit.open("/")
    visit.page.wait_for_timeout(500)
    equal(float(visit.page.input_value("#scrubber")), 0, "the position")
    visit.page.hover('#gallery a[href*="swiftui/bordered"]')
    visit.page.wait_for_timeout(300)
    equal(visit.page.locator("#gallery img[src*=animation]").count(), 0, "thumbnails that move")


@check()
def thumbnails(visit):
    """A thumbnail is pressed while it has the pointer or the focus of the keyboard."""
    link = visit.page.locator('#gallery a[title*="gray or tinted"]').first
    image = link.locator("img")
    visit.wait("document.querySelector('#gallery img').naturalWidth > 0")
    size = image.bounding_box()
    link.hover()
    moving = "link => document.querySelectorAll('#gallery img[src*=animation]').length === link"
    visit.wait(moving, 1)
    require("bordered/animation.svg" in image.get_attribute("src"), image.get_attribute("src"))
    equal(image.bounding_box(), size, "the frame of the picture")
    visit.page.mouse.move(0, 0)
    visit.wait(moving, 0)
    visit.page.locator("#gallery a").first.focus()
    visit.page.keyboard.press("Tab")
    visit.wait(moving, 1)
    visit.page.keyboard.press("Tab")
    visit.page.keyboard.press("Shift+Tab")
    visit.page.locator("#play").focus()
    visit.wait(moving, 0)


@check(width=1280, height=800, path="/?style=swiftui/borderedProminent")
def essential_parameters(visit):
    """The parameters that matter most are in the first screen, and every parameter has its sentence."""
    shown = visit.page.eval_on_selector_all(
        "#inspector [data-parameter]",
        """all => all.filter(one => one.checkVisibility() && one.getBoundingClientRect().bottom <= innerHeight)
            .map(one => one.dataset.parameter)""",
    )
    equal(shown, ESSENTIAL, "the parameters of the first screen")
    fields = visit.page.locator("[data-parameter]")
    sentences = visit.page.locator("[data-parameter] > .summary")
    equal(sentences.count(), fields.count(), "sentences")
    require(all(text.endswith(".") for text in sentences.all_text_contents()), "a sentence is missing")
    for field in fields.all():
        described = field.locator("[aria-describedby]").first.get_attribute("aria-describedby").split()
        require(visit.page.locator(f"#{described[0]}").text_content(), "a control is not described")


@check()
def search(visit):
    """All parameters can be searched by their names and sentences."""

    def shown():
        return visit.page.eval_on_selector_all(
            "[data-parameter]", "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.parameter)"
        )

    before = shown()
    equal(sorted(before), sorted(ESSENTIAL), "the parameters at first")
    visit.page.fill("#parameter-search", "radius")
    equal([shown(), visit.text("#parameter-count")], [["cornerRadius"], "1 parameter"], "the result")
    visit.page.fill("#parameter-search", "TEXT size")
    require("dynamicTypeSize" in shown(), f"the result is {shown()}")
    visit.page.fill("#parameter-search", "nothing of that kind")
    equal([shown(), visit.text("#parameter-count")], [[], "0 parameters"], "no result")
    visit.page.fill("#parameter-search", "")
    equal([shown(), visit.text("#parameter-count")], [before, ""], "the parameters without a search")
    visit.open("/?style=swiftui/customDefault")
    require("step" in shown(), "the parameters of the style itself are hidden")


@check()
def style_search(visit):
    """The styles can be searched by their names, sentences and frameworks; groups without a result disappear."""

    def shown():
        return [text.strip() for text in visit.page.locator("#gallery a:visible .name").all_inner_texts()]

    everything = shown()
    visit.page.fill("#gallery-search", "prominent")
    require("borderedProminent" in shown() and "bordered" not in shown(), f"the result is {shown()}")
    visit.page.fill("#gallery-search", "uikit")
    found = visit.page.locator("#gallery a:visible").evaluate_all("all => all.map(({ href }) => href)")
    require(len(found) > 5 and all("=uikit/" in href for href in found), f"the result is {found}")
    groups = visit.page.locator("#gallery h3:visible").all_inner_texts()
    require("UIKit" in groups and "SwiftUI" not in groups, f"the groups are {groups}")
    visit.page.fill("#gallery-search", "nothing of that kind")
    equal([shown(), visit.text("#gallery-none")], [[], "No style has these words."], "no result")
    visit.page.fill("#gallery-search", "")
    equal(shown(), everything, "the styles without a search")


@check()
def toolbar(visit):
    """The toolbar changes scheme, system, size and text size; the inspector follows."""
    for label, name, value in [
        ("Scheme", "colorScheme", "dark"),
        ("System", "system", "ios26"),
        ("Size", "controlSize", "large"),
        ("Text", "dynamicTypeSize", "xxxLarge"),
    ]:
        visit.page.locator("#toolbar").get_by_label(label, exact=True).select_option(value)
        visit.wait_for_value(name, value)
        visit.wait("value => document.querySelector('#link').href.includes(value)", f"{name}={value}")
    checked = visit.page.locator('[data-parameter="colorScheme"] input:checked')
    visit.wait_until_equal(lambda: checked.get_attribute("value"), "dark", "the inspector")


@check(path="/?style=swiftui/glass")
def backdrop(visit):
    """A backdrop is behind the button, is in the address, and stays with another style; the picture has none."""
    background = "getComputedStyle(document.querySelector('#stage')).background"
    seen = {visit.page.evaluate(background)}
    for name in ["white", "black", "dusk", "meadow", "sea"]:
        visit.page.get_by_role("radiogroup", name="Backdrop").get_by_role("radio", name=name).check(force=True)
        visit.wait_for_value("backdrop", name)
        seen.add(visit.page.evaluate(background))
    equal(len(seen), 6, "different backdrops")
    require("backdrop" not in visit.page.get_attribute("#link", "href"), "the picture has the backdrop")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.page.get_attribute("#stage", "data-backdrop"), "sea", "after a reload")
    equal(visit.page.is_visible("#notice"), False, "whether there is a notice")
    visit.page.click('#gallery a[href*="glassProminent"]')
    visit.wait("document.querySelector('#style-name').textContent === 'glassProminent'")
    equal(visit.value("backdrop"), "sea", "with another style")
    visit.page.click("#reset")
    visit.wait_for_value("backdrop", None)
    equal(visit.page.get_attribute("#stage", "data-backdrop"), "automatic", "after a reset")


@check()
def examples(visit):
    """Six examples can be opened, also in a new tab."""
    links = visit.page.locator("#ideas a")
    equal(links.count(), 6, "examples")
    visit.wait("[...document.querySelectorAll('#ideas img')].filter(image => image.naturalWidth > 0).length === 6")
    for link in links.all():
        title = link.locator("img").get_attribute("alt")
        link.click()
        visit.wait("title => document.querySelector('#live').getAttribute('aria-label') === title", title)
        equal(visit.page.is_visible("#problem"), False, f"whether {title} has a problem")
        require(visit.page.url.endswith(link.get_attribute("href")), visit.page.url)


@check()
def surprise(visit):
    """A surprise is a button that can be drawn, and another one each time."""
    urls = set()
    for _ in range(25):
        visit.page.click("#surprise")
        url = visit.page.get_attribute("#link", "href")
        equal(visit.status(url + ("&" if "?" in url else "?") + "errors=status"), 200, url)
        urls.add(url)
    require(len(urls) > 20, f"there are {len(urls)} buttons")
    visit.page.wait_for_load_state("networkidle")
    equal(visit.page.is_visible("#problem"), False, "whether there is a problem")


@check(width=390, height=844)
def phone_stage(visit):
    """On a phone the stage is on top, and stays in sight above every sheet."""
    for name in ["parameters", "motion", "states"]:
        visit.panel(name)
        # The states are drawn when their sheet is open.
        visit.wait(f"document.querySelector('#panel-{name}').getBoundingClientRect().height > 200")
        box = visit.page.locator("#live").bounding_box()
        sheet = visit.page.locator(f"#panel-{name}").bounding_box()
        require(box["y"] >= 0 and box["y"] + box["height"] <= sheet["y"], f"with {name}: {box} and {sheet}")
    visit.page.keyboard.press("Escape")
    equal(visit.page.is_visible("#panel-states"), False, "whether the sheet is open after Escape")
    equal(visit.page.evaluate("document.activeElement.id"), "tab-states", "the focused element")
    visit.page.click("#tab-library")
    visit.page.click('#gallery a[href*="swiftui/plain"]')
    visit.wait("document.querySelector('#style-name').textContent === 'plain'")


@check(width=390, height=844)
def phone_export(visit):
    """All that can be copied is a sheet from the bottom, which Escape, Close and a click beside it close."""
    equal(visit.page.is_visible("#snippets"), False, "whether it is open at first")
    for close in [
        lambda: visit.page.keyboard.press("Escape"),
        lambda: visit.page.click("#export-close"),
        lambda: visit.page.mouse.click(200, 30),
    ]:
        visit.page.click("#export-open")
        visit.wait("document.querySelector('#snippets li:last-child code').textContent !== ''")
        visit.wait("Math.abs(document.querySelector('#export').getBoundingClientRect().bottom - innerHeight) < 1")
        close()
        visit.page.wait_for_selector("#snippets", state="hidden")
        equal(visit.page.evaluate("document.activeElement.id"), "export-open", "the focused element at the end")
    equal(visit.page.get_attribute("#main", "data-tab"), "styles", "what is beside the stage")
