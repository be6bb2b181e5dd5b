"""The editor of the page: what is typed is seen, with messages at their places."""

import urllib.parse
import urllib.request

from editor import (
    EXAMPLES,
    MISSPELT,
    PILL,
    SEVERAL,
    STAND_IN,
    choose_root,
    example,
    open_editor,
    paste,
    press_paste,
    put_cursor_after_inset,
    status,
    text,
    wait_for_status,
    wait_for_style,
    write,
)
from page_access import violations
from page_quality import LOW_CONTRAST
from visit import APPEARANCE, check, equal, require


@check()
def pasting(visit):
    """A pasted style is on the stage and in the address, with all its states beside the source."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    wait_for_status(visit, "No errors.")
    require(visit.value("style").startswith("custom/~"), visit.value("style"))
    require("custom/" in visit.page.get_attribute("#link", "href"), "the picture is of another style")
    visit.page.wait_for_selector("#own-states span")
    names = visit.page.locator("#own-states span").all_text_contents()
    equal(names[:3], ["normal", "pressed", "disabled"], "the states")
    visit.wait("[...document.querySelectorAll('#own-states img')].every(image => image.naturalWidth > 0)")
    pictures = visit.page.eval_on_selector_all("#own-states img", "all => all.map(image => image.src)")
    equal(len(set(pictures)), len(names), "different pictures")
    visit.press()
    visit.wait("document.querySelector('#log [data-name=down]') !== null")
    visit.release()
    visit.wait("document.querySelector('#log [data-name=trigger]') !== null")


@check()
def pasting_at_the_cursor(visit):
    """A style that is pasted at the cursor is added to the text, and can be undone."""
    tile = PILL.replace("struct Pill", "struct Tile")
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.page.keyboard.press("Control+End")
    press_paste(visit, tile)
    visit.wait("document.querySelectorAll('#own-roots [role=tab]').length === 2")
    equal(text(visit), PILL + tile, "the text with a style at its end")
    visit.page.keyboard.press("Control+z")
    equal(text(visit), PILL, "the text after undoing")
    visit.page.keyboard.press("Control+Home")
    press_paste(visit, tile)
    equal(text(visit), tile + PILL, "the text with a style at its beginning")


@check()
def pasting_anywhere(visit):
    """A source that is pasted elsewhere on the page opens the editor; in a field it is the text of the field."""
    title = visit.page.locator('[data-parameter="title"] textarea')
    title.click()
    title.fill("")
    press_paste(visit, "ButtonStyle")
    visit.wait_for_value("title", "ButtonStyle")
    equal(visit.page.is_visible("#your-style"), False, "whether a paste in a field opens the editor")
    visit.page.focus("#live")
    press_paste(visit, PILL)
    wait_for_style(visit, "Pill")
    equal(text(visit), PILL, "the text")


@check()
def typing(visit):
    """A change is seen, and makes no entry of the history."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    length = visit.page.evaluate("history.length")
    before = visit.appearance()
    put_cursor_after_inset(visit)
    visit.page.keyboard.press("1")
    visit.wait(f"before => ({APPEARANCE})() !== before", before)
    equal(visit.page.evaluate("history.length"), length, "the entries of the history")


@check(expects_errors=True)
def messages(visit):
    """An error is underlined at its place and listed with its remedy; the last picture stays."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    before = visit.appearance()
    write(visit, MISSPELT)
    wait_for_status(visit, "1 error. Line 9: ")
    equal(visit.page.locator(".message-error").all_text_contents(), ["paddin"], "what is underlined")
    require("paddin" in visit.text("#own-messages"), visit.text("#own-messages"))
    equal(visit.text("#own-messages .fix"), "Use padding", "the remedy")
    equal(visit.page.get_attribute("#own-source", "aria-invalid"), "true", "whether the editor is invalid")
    equal(visit.page.get_attribute("#own-status", "role"), "status", "the role of the line that is read out")
    equal(visit.appearance(), before, "the picture")
    visit.page.click("#own-messages .place")
    place = visit.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getCursor()")
    line = MISSPELT.split("\n")[8]
    equal([place["line"], line[utf16(line, place["ch"]) :][:6]], [8, "paddin"], "the place of the cursor")
    equal(visit.page.evaluate("document.activeElement.id"), "own-source", "the focus")
    write(visit, PILL)
    wait_for_status(visit, "No errors.")
    equal(visit.page.locator(".message-error").count(), 0, "underlined parts")
    equal(visit.page.is_visible("#own-messages"), False, "whether there is a list")


def utf16(line, offset):
    """The offset in characters of one in code units of UTF-16."""
    return len(line.encode("utf-16-le")[: 2 * offset].decode("utf-16-le"))


@check(expects_errors=True)
def all_messages(visit):
    """Errors come all at once, and a text without anything to draw says so."""
    open_editor(visit)
    write(visit, SEVERAL.replace(".padding", ".paddin"))
    wait_for_status(visit, "2 errors. ")
    equal(visit.page.locator("#own-messages li").count(), 2, "messages")
    write(visit, "let x = 1\n")
    wait_for_status(visit, "1 error. ")
    require("nothing in the source can be drawn" in status(visit), status(visit))
    require("a preview, a view" in visit.text("#own-messages .remedy"), visit.text("#own-messages"))


@check()
def stand_ins(visit):
    """A name that is not in the source is listed with its place, and has a control."""
    paste(visit, STAND_IN)
    wait_for_status(visit, "1 name is not in the source.")
    equal(visit.page.locator("#own-stand-ins code").all_text_contents(), ["Color.brand"], "the names")
    equal(visit.page.locator(".message-stand-in").count(), 1, "marked names")
    field = visit.page.locator('[data-parameter="external.Color.brand"] input:not([type])')
    field.wait_for(state="visible")
    before = visit.appearance()
    field.fill("ff0066")
    visit.wait_for_value("external.Color.brand", "ff0066")
    visit.wait(f"before => ({APPEARANCE})() !== before", before)
    require("rgb(255, 0, 102)" in visit.appearance(), visit.appearance())


@check()
def parameters(visit):
    """The properties of a style are parameters with controls, and keep their values while the source changes."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    section = visit.page.locator("#section-of-pill")
    equal(section.get_attribute("open"), "", "whether the section is open")
    names = section.locator("[data-parameter]").evaluate_all("all => all.map(one => one.dataset.parameter)")
    equal(sorted(names), ["inset", "isWide"], "the parameters of the style")
    width = visit.frame()[0]
    section.locator('[data-parameter="inset"] input').fill("30")
    visit.wait_for_value("inset", "30")
    visit.wait("document.querySelector('#link').href.includes('inset=30')")
    equal(round(visit.frame()[0] - width), 36, "the growth of the button")
    write(visit, PILL.replace("Color.blue", "Color.green"))
    visit.page.wait_for_timeout(600)
    equal(visit.value("inset"), "30", "the value after a change of the source")


@check()
def several_styles(visit):
    """Of several styles in a source, a tab chooses one, which is in the address."""
    paste(visit, SEVERAL)
    wait_for_style(visit, "Pill")
    choose_root(visit, "Tile")
    wait_for_style(visit, "Tile")
    visit.wait("new URLSearchParams(location.search).get('style').endsWith('/Tile')")
    require("style=Tile" in visit.page.get_attribute("#link", "href"), "the picture is of the first style")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.text("#style-name"), "Tile", "the style after a reload")


@check()
def many_styles(visit):
    """The last of a hundred styles, of which the service does not repeat the source, is drawn with its parameters."""
    style = """
struct Style{0}: ButtonStyle {{
    var radius{0} = 8.0
    func makeBody(configuration: Configuration) -> some View {{
        configuration.label.padding().background(.blue, in: .rect(cornerRadius: radius{0}))
    }}
}}
"""
    paste(visit, "import SwiftUI\n" + "".join(style.format(number) for number in range(100)))
    wait_for_style(visit, "Style0")
    choose_root(visit, "Style99")
    wait_for_style(visit, "Style99")
    visit.wait("new URLSearchParams(location.search).get('style').endsWith('/Style99')")
    visit.wait("document.querySelector('[data-parameter=radius99]') !== null")
    require(visit.page.query_selector("[data-parameter=radius0]") is None, "a parameter of another style is shown")


@check()
def examples(visit):
    """Every example is drawn without an error or a stand-in, and can be started from."""
    open_editor(visit)
    visit.page.wait_for_selector("#own-examples button")
    buttons = visit.page.locator("#own-examples button")
    files = [*EXAMPLES.glob("code/*.swift"), *EXAMPLES.glob("styles/*.swift")]
    equal(buttons.count(), len(files), "the examples")
    for index in range(buttons.count()):
        url = buttons.nth(index).locator("img").get_attribute("src")
        with urllib.request.urlopen(visit.base + url) as response:
            equal(response.headers.get("X-Error-Code"), None, f"the error of example {index}")
        buttons.nth(index).click()
        source = visit.page.evaluate(
            "index => import('/editor.js').then(({ examples }) => examples[index].source)", index
        )
        equal(text(visit), source, "the text")
        visit.wait("status => document.querySelector('#own-status').textContent === status", "No errors.")


@check(expects_errors=True)
def hostile_text(visit):
    """Markup in a source and in its messages is text."""
    open_editor(visit)
    name = '</script><img src=x onerror="window.broken=true">'
    write(visit, PILL.replace(".padding(inset)", f'.padding("{name.replace(chr(34), chr(39))}")') + f"// {name}\n")
    visit.wait("document.querySelector('#own-messages li') !== null")
    write(visit, PILL + f"// {name} */ ]]>\n")
    wait_for_status(visit, "No errors.")
    wait_for_style(visit, "Pill")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.page.evaluate("window.broken === undefined && document.images.length > 0"), True, "the page")


@check(expects_errors=True)
def keyboard(visit):
    """Tab indents in the editor; Escape, then Tab, leaves it."""
    paste(visit, PILL)
    write(visit, "struct A {}")
    visit.page.keyboard.press("Home")
    visit.page.keyboard.press("Tab")
    equal(text(visit), "    struct A {}", "the text after Tab")
    # The messages about the changed text take the place of those of before, which may have the focus.
    visit.page.wait_for_timeout(300)
    visit.page.wait_for_load_state("networkidle")
    visit.page.keyboard.press("Escape")
    visit.page.keyboard.press("Tab")
    require(visit.page.evaluate("document.activeElement.id") != "own-source", "the focus is still in the editor")
    visit.page.keyboard.press("Shift+Tab")
    equal(visit.page.evaluate("document.activeElement.id"), "own-source", "the focus")
    visit.page.keyboard.press("Escape")
    visit.page.keyboard.press("Shift+Tab")
    equal(visit.page.evaluate("document.activeElement.id"), "own-save", "the focus before the editor")
    equal(text(visit), "    struct A {}", "the text at the end")
    visit.page.click("#tab-styles")
    equal(visit.page.is_visible("#your-style"), False, "whether the editor is open")


@check(path="/?style=swiftui/bordered")
def hovering(visit):
    """A style that reacts to a pointer is hovered by the mouse; others have no such events."""
    rest = visit.appearance()
    visit.move(200, 0)
    visit.move()
    visit.page.wait_for_timeout(300)
    equal(visit.appearance(), rest, "the appearance of a style without a reaction")
    paste(visit, example("FillingOutline"))
    wait_for_style(visit, "FillingOutline")
    require("hovered" in visit.page.locator("#own-states span").all_text_contents(), "no state is hovered")
    visit.move(0, 60)
    visit.page.wait_for_timeout(300)
    rest = visit.appearance()
    visit.move()
    visit.wait(f"rest => ({APPEARANCE})() !== rest", rest)
    visit.wait_for_rest()
    hovered = visit.appearance()
    require(hovered != rest, "the button looks as without a pointer")
    visit.press()
    visit.wait(f"hovered => ({APPEARANCE})() !== hovered", hovered)
    visit.release()
    visit.wait("document.querySelector('#log [data-name=trigger]') !== null")
    visit.wait_for_rest()
    visit.move(0, 60)
    visit.wait(f"rest => ({APPEARANCE})() === rest", rest)


def check_access(visit):
    for width, height in [(390, 844), (820, 1100), (1440, 900)]:
        visit.page.set_viewport_size({"width": width, "height": height})
        equal(violations(visit), [], f"violations at {width} points")
        equal(visit.page.evaluate("document.documentElement.scrollWidth"), width, "the width of the page")
    equal(visit.page.evaluate(LOW_CONTRAST), [], "texts with too little contrast")


@check(bypass_csp=True, expects_errors=True)
def access_light(visit):
    """axe-core finds nothing in the editor, with messages and with stand-ins."""
    paste(visit, STAND_IN)
    wait_for_status(visit, "1 name")
    check_access(visit)
    write(visit, MISSPELT)
    wait_for_status(visit, "1 error")
    check_access(visit)


@check(bypass_csp=True, expects_errors=True, color_scheme="dark")
def access_dark(visit):
    """axe-core finds nothing in the editor in the dark scheme."""
    access_light(visit)


@check()
def accessible_names(visit):
    """The editor has a role, a name and a description."""
    paste(visit, PILL)
    wait_for_status(visit, "No errors.")
    nodes = visit.devices.send("Accessibility.getFullAXTree")["nodes"]
    named = [node for node in nodes if node.get("name", {}).get("value") == "Source of your code"]
    equal([node["role"]["value"] for node in named], ["textbox"], "the role")
    description = named[0]["description"]["value"]
    require("Escape" in description and "No errors." in description, description)


@check(width=390, height=844, has_touch=True, is_mobile=True)
def phone(visit):
    """On a phone the button stays in sight above the editor."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.page.locator("#own-help").scroll_into_view_if_needed()
    stage, editor = (visit.page.locator(name).bounding_box() for name in ["#stage", "#own-editor"])
    require(stage["y"] >= 0 and stage["height"] < 300, f"the stage is at {stage}")
    require(editor["width"] <= 390, f"the editor is {editor['width']} wide")
    size = visit.page.evaluate("getComputedStyle(document.querySelector('.CodeMirror')).fontSize")
    equal(size, "16px", "the size of the text")


def check_leads(visit):
    """Checks that everything that leads to the editor, or from it to a place, shows that place."""
    page = visit.page
    open_editor(visit)
    page.wait_for_timeout(300)
    for selector in ["#stage", "#own-editor"]:
        require(visit.is_seen(selector), f"{selector} is not visible after a click")
    write(visit, MISSPELT + "\n" * 40)
    wait_for_status(visit, "1 error")
    page.locator("#own-messages .place").scroll_into_view_if_needed()
    page.click("#own-messages .place")
    require(visit.is_seen(".message-error"), "the place of a message is not visible")
    page.click("#tab-styles")
    page.evaluate("scrollTo(0, 0)")
    # A file that cannot be read, by a drop on the top of the page.
    page.evaluate(
        """() => {
            const dataTransfer = new DataTransfer()
            dataTransfer.items.add(new File(["/".repeat(300000)], "Large.swift"))
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }))
        }"""
    )
    wait_for_status(visit, "Large.swift is larger")
    require(visit.is_seen("#own-status"), "the message about a file is not visible")
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    page.goto(visit.base + "/guide.html")
    page.click("a[href='/#your-style']")
    visit.wait_until_loaded()
    page.wait_for_selector("#own-source")
    page.wait_for_timeout(300)
    for selector in ["#stage", "#own-editor"]:
        require(visit.is_seen(selector), f"{selector} is not visible after a link")
    page.evaluate("scrollTo(0, 0)")
    page.focus(".skip")
    page.keyboard.press("Enter")
    require(visit.is_seen("#stage"), "the stage is not visible after the skip link")


@check(expects_errors=True, width=390, height=844, has_touch=True, is_mobile=True)
def leads_on_a_phone(visit):
    """On a phone, what leads to the editor or to a place in it shows that place."""
    check_leads(visit)


@check(expects_errors=True, width=700, height=844)
def leads_in_a_narrow_window(visit):
    """In a narrow window, what leads to the editor or to a place in it shows that place."""
    check_leads(visit)


@check(expects_errors=True, width=1280, height=800)
def leads(visit):
    """On a desktop, what leads to the editor or to a place in it shows that place."""
    check_leads(visit)
