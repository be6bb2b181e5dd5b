"""The editor of the page: previews, views and snippets of a source, and the buttons inside of them."""

import json
import re
import urllib.request

from editor import (
    COUNTER,
    PILL,
    choose_example,
    choose_root,
    open_editor,
    paste,
    press_paste,
    text,
    wait_for_status,
    wait_for_style,
    write,
)
from page_access import violations
from visit import APPEARANCE, check, equal, require

CLIPBOARD = ["clipboard-read", "clipboard-write"]

SNIPPET = 'Button("Hi") {}.buttonStyle(.bordered)'

# The name of the button inside that was pressed or chosen last.
LABEL = "document.querySelector('#live').getAttribute('aria-label')"


def tabs(visit):
    """What the source shows: names and kinds, and whether each is the selected one."""
    return [
        (tab.locator(".name").inner_text(), tab.locator(".kind").inner_text(), tab.get_attribute("aria-selected"))
        for tab in visit.page.locator("#own-roots [role=tab]").all()
    ]


def buttons(visit):
    """The buttons inside of the picture, as the service describes them, at their places in the window."""
    link = visit.page.get_attribute("#link", "href")
    with urllib.request.urlopen(visit.base + re.sub(r"^.*?(/v1/[^?]*)\.svg", r"\1.json", link)) as response:
        return json.load(response)["buttons"]


def place(visit, number):
    """The middle of a button inside, in the window."""
    frame = buttons(visit)[number - 1]["frame"]
    box = visit.page.locator("#live").bounding_box()
    x, y = visit.page.evaluate(
        """() => {
            const { x, y } = document.querySelector("#picture").shadowRoot.querySelector("svg").viewBox.baseVal
            return [x, y]
        }"""
    )
    return (
        box["x"] + (frame["x"] + frame["width"] / 2 - x) * visit.scale,
        box["y"] + (frame["y"] + frame["height"] / 2 - y) * visit.scale,
    )


def tap(visit, number):
    visit.page.mouse.move(*place(visit, number))
    visit.page.mouse.down()
    visit.page.wait_for_timeout(60)
    visit.page.mouse.up()


def wait_for_triggers(visit, count):
    visit.wait(f"document.querySelectorAll('#log [data-name=trigger]').length === {count}")
    visit.wait_for_rest()


@check()
def roots(visit):
    """What a source shows is a strip of tabs, previews first; the chosen one is on the stage and in the address."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    expected = [("Pair", "Preview"), ("preview-2", "Preview"), ("Counter", "View"), ("Pill", "Style")]
    equal([tab[:2] for tab in tabs(visit)], expected, "the tabs")
    equal([tab[2] for tab in tabs(visit)], ["true", "false", "false", "false"], "the selected tab")
    require("show=preview-1" in visit.page.get_attribute("#link", "href"), visit.page.get_attribute("#link", "href"))
    choose_root(visit, "Counter")
    wait_for_style(visit, "Counter")
    require(visit.value("style").endswith("/Counter"), visit.value("style"))
    require("show=Counter" in visit.page.get_attribute("#link", "href"), visit.page.get_attribute("#link", "href"))
    visit.page.wait_for_selector("#section-of-counter [data-parameter=title]")
    equal(visit.page.locator("[data-parameter=systemImage]").count(), 0, "the controls for a symbol")
    visit.page.reload()
    visit.wait_until_loaded()
    equal(visit.text("#style-name"), "Counter", "the root after a reload")
    visit.page.wait_for_selector("#own-roots [aria-selected=true]")
    equal([tab[2] for tab in tabs(visit)], ["false", "false", "true", "false"], "the selected tab after a reload")
    visit.page.focus("#own-roots [aria-selected=true]")
    visit.page.keyboard.press("End")
    wait_for_style(visit, "Pill")
    equal(visit.page.evaluate("document.activeElement.querySelector('.name').textContent"), "Pill", "the focused tab")
    # An address that names no root shows the style.
    require("/" not in visit.value("style").removeprefix("custom/"), visit.value("style"))
    require("show=" not in visit.page.get_attribute("#link", "href"), visit.page.get_attribute("#link", "href"))


@check()
def renamed_root(visit):
    """A root whose name changes while it is written stays on the stage; another source begins with its first one."""
    paste(visit, COUNTER)
    choose_root(visit, "Counter")
    wait_for_style(visit, "Counter")
    write(visit, COUNTER.replace("Counter", "Clicker"))
    wait_for_style(visit, "Clicker")
    choose_example(visit, 1)
    wait_for_style(visit, "Roles")


@check(expects_errors=True)
def root_of_the_last_source(visit):
    """While the text has errors, the tabs show what the last source without errors shows."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    write(visit, COUNTER.replace(".padding(inset)", ".paddin(inset)").replace("HStack", "HStac"))
    visit.wait("document.querySelector('#own-messages li') !== null")
    choose_root(visit, "preview-2")
    wait_for_style(visit, "preview-2")
    equal(visit.page.get_attribute("#own-source", "aria-invalid"), "true", "whether the editor is invalid")


@check()
def own_values(visit):
    """A property of a view is a parameter, and no other root has its value."""
    paste(visit, COUNTER)
    choose_root(visit, "Counter")
    wait_for_style(visit, "Counter")
    field = visit.page.locator("[data-parameter=title] textarea")
    before = visit.page.locator("#live").bounding_box()["width"]
    field.fill("A longer title")
    visit.wait_for_value("title", "A longer title")
    visit.wait("before => document.querySelector('#live').getBoundingClientRect().width > before", before)
    choose_root(visit, "Pill")
    wait_for_style(visit, "Pill")
    equal(visit.value("title"), None, "the title of the style")


@check()
def pressing(visit):
    """A press of any button inside presses that one, which is in the address; beside the buttons nothing is pressed."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    visit.wait(f"{LABEL} === 'Hello, 1 of 2'")
    tap(visit, 2)
    wait_for_triggers(visit, 1)
    visit.wait_for_value("button", "2")
    # The button says what its action has changed.
    visit.wait(f"{LABEL} === 'More 1, 2 of 2'")
    require(visit.value("events").startswith("down@0,up@"), visit.value("events"))
    visit.page.wait_for_selector("[data-parameter=button] input[value='2']:checked")
    first, second = place(visit, 1), place(visit, 2)
    edge = (first[0] + second[0]) / 2 - 1
    visit.page.mouse.click(edge, first[1])
    visit.page.wait_for_timeout(300)
    equal(visit.log().count("down"), 1, "the presses")


@check(expects_errors=True)
def counting(visit):
    """What an action has changed stays: the next press continues it. Another root begins anew."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    visit.wait(f"{LABEL} === 'Hello, 1 of 2'")
    tap(visit, 2)
    wait_for_triggers(visit, 1)
    visit.wait(f"{LABEL} === 'More 1, 2 of 2'")
    tap(visit, 2)
    wait_for_triggers(visit, 2)
    visit.wait(f"{LABEL} === 'More 2, 2 of 2'")
    equal(visit.value("events").count("down"), 2, "the recorded presses")
    choose_root(visit, "preview-2")
    wait_for_style(visit, "preview-2")
    equal(visit.value("events"), None, "the events of another root")
    equal(visit.value("button"), None, "the button of another root")


@check(has_touch=True, is_mobile=True, width=390, height=844)
def touching(visit):
    """On a touch screen a tap on a button inside presses that one."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    visit.wait(f"{LABEL} === 'Hello, 1 of 2'")
    visit.page.locator("#stage").scroll_into_view_if_needed()
    visit.page.touchscreen.tap(*place(visit, 2))
    wait_for_triggers(visit, 1)
    visit.wait_for_value("button", "2")


@check()
def keys(visit):
    """Tab and the arrow keys choose a button inside, Space presses it, and Tab leaves after the last one."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    visit.wait(f"{LABEL} === 'Hello, 1 of 2'")
    visit.page.evaluate("document.querySelector('#toolbar input:checked').focus()")
    visit.page.keyboard.press("Tab")
    equal(visit.page.evaluate("document.activeElement.id"), "live", "the focus")
    visit.wait_for_rest()
    focused = visit.appearance()
    visit.page.keyboard.press("Tab")
    equal(visit.page.evaluate("document.activeElement.id"), "live", "the focus after Tab")
    equal(visit.page.evaluate(LABEL), "More 0, 2 of 2", "the chosen button")
    equal(visit.page.text_content("#status"), "More 0, 2 of 2", "what a screen reader says")
    visit.wait(f"focused => ({APPEARANCE})() !== focused", focused)
    visit.page.keyboard.press("ArrowLeft")
    equal(visit.page.evaluate(LABEL), "Hello, 1 of 2", "the button before")
    visit.page.keyboard.press("ArrowRight")
    visit.wait_for_rest()
    visit.page.keyboard.press("Space")
    wait_for_triggers(visit, 1)
    visit.wait_for_value("button", "2")
    visit.page.keyboard.press("Tab")
    require(visit.page.evaluate("document.activeElement.id") != "live", "the focus is still on the picture")


@check()
def states_of_buttons(visit):
    """The states beside the source are those of the button that was pressed."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    visit.wait(f"{LABEL} === 'Hello, 1 of 2'")
    tap(visit, 2)
    wait_for_triggers(visit, 1)
    visit.wait("[...document.querySelectorAll('#own-states img')].every(({ src }) => src.includes('button=2'))")


@check()
def snippets(visit):
    """A line of code is seen at once, also from between the fences of Markdown."""
    paste(visit, SNIPPET)
    wait_for_style(visit, "snippet-1")
    equal(visit.text("#own-status"), "No errors.", "the status")
    equal(visit.page.is_visible("#own-roots"), False, "whether there are tabs for a single root")
    write(visit, f"Here is the button:\n\n```swift\n{SNIPPET}\n```\n\nIt is *bordered*.\n")
    visit.wait("expected => document.querySelector('.CodeMirror').CodeMirror.getValue() === expected", SNIPPET + "\n")
    wait_for_status(visit, "No errors.")
    blocks = f"One:\n```swift\n{SNIPPET}\n```\nNot Swift:\n```sh\nls\n```\nTwo:\n~~~\n{SNIPPET}\n~~~\n"
    write(visit, blocks)
    visit.wait("document.querySelectorAll('#own-roots [role=tab]').length === 2")
    equal(text(visit), f"{SNIPPET}\n\n{SNIPPET}\n", "the joined blocks")
    equal([tab[:2] for tab in tabs(visit)], [("snippet-1", "Snippet"), ("snippet-2", "Snippet")], "the tabs")
    write(visit, f"`{SNIPPET}`")
    wait_for_status(visit, "No errors.")
    equal(text(visit), SNIPPET, "the code between backticks")


@check()
def fences_in_comments(visit):
    """A fence in a comment of the source is a part of it."""
    commented = '/*\nUse it like this:\n```swift\nButton("Hi") {}\n```\n*/\n' + PILL
    documented = '/// ```swift\n/// Button("Hi") {}\n/// ```\n' + PILL
    for source in [commented, documented]:
        open_editor(visit)
        write(visit, source)
        wait_for_style(visit, "Pill")
        equal(text(visit), source, "the text")


@check()
def fenced_elsewhere(visit):
    """A fenced snippet that is pasted elsewhere on the page opens the editor."""
    visit.page.focus("#live")
    press_paste(visit, f"```\n{SNIPPET}\n```")
    wait_for_style(visit, "snippet-1")
    equal(text(visit), SNIPPET + "\n", "the text")


@check(permissions=CLIPBOARD)
def sharing(visit):
    """What is shared and copied names the root; somebody else sees it."""
    paste(visit, COUNTER)
    choose_root(visit, "preview-2")
    wait_for_style(visit, "preview-2")
    visit.page.click("#own-share")
    visit.wait("document.querySelector('#own-share').textContent === 'Link copied'")
    address = visit.page.evaluate("navigator.clipboard.readText()")
    require(address.endswith("/preview-2"), address)
    visit.wait_for_pictures()
    snippets = visit.text("#snippets")
    for pattern in [
        r"\.svg\?show=preview-2",
        r"/animation\.svg\?show=preview-2|/states\.svg\?show=preview-2",
        r"/embed/custom/~[^?]*\?show=preview-2",
        r'query="show=preview-2',
        r"curl -o preview2-normal\.svg",
    ]:
        require(re.search(pattern, snippets), f"no snippet has {pattern}")
    visit.export()
    visit.page.click("#copy-link")
    visit.wait("document.querySelector('#copy-link').textContent === 'Copied'")
    copied = visit.page.evaluate("navigator.clipboard.readText()")
    require("show=preview-2" in copied, copied)
    page = visit.context.browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(address)
    visit.wait("document.querySelector('#script').value !== ''", page=page)
    equal(page.inner_text("#style-name"), "preview-2", "the root")
    page.context.close()


@check()
def embedded(visit):
    """Every button inside of a view can be pressed in a frame of another page."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    visit.wait(f"{LABEL} === 'Hello, 1 of 2'")
    embed = visit.page.get_attribute("#link", "href").replace("/v1/", "/embed/").replace(".svg", "")
    inside = buttons(visit)[1]["frame"]
    page = visit.context.new_page()
    page.goto(visit.base + re.sub(r"^https?://[^/]*", "", embed))
    page.wait_for_selector("#live:not([hidden])")
    visit.wait(f"{LABEL} === 'Hello, 1 of 2'", page=page)
    page.evaluate("addEventListener('message', ({ data }) => { if (data.type === 'action') window.acted = true })")
    box = page.locator("#live").bounding_box()
    x, y = page.evaluate(
        """() => {
            const { x, y } = document.querySelector("#picture").shadowRoot.querySelector("svg").viewBox.baseVal
            return [x, y]
        }"""
    )
    page.mouse.click(
        box["x"] + inside["x"] + inside["width"] / 2 - x, box["y"] + inside["y"] + inside["height"] / 2 - y
    )
    visit.wait("window.acted === true", page=page)
    visit.wait(f"{LABEL} === 'More 1, 2 of 2'", page=page)


@check(bypass_csp=True)
def access(visit):
    """axe-core finds nothing in the tabs."""
    paste(visit, COUNTER)
    wait_for_style(visit, "Pair")
    equal(violations(visit), [], "violations")


@check()
def languages(visit):
    """The language is a field that offers pseudolanguages, and takes any other."""
    paste(visit, COUNTER)
    language = visit.page.locator('[data-parameter="locale"] input')
    language.evaluate("input => { input.closest('details').open = true }")
    offered = language.evaluate("input => [...input.list.options].map(({ value }) => value)")
    pseudo = ["accented", "double", "bounded", "rtl", "rtl-strings", "long"]
    equal(offered[-6:], [f"pseudo-{name}" for name in pseudo], "the pseudolanguages")
    for value in ["pseudo-double", "de"]:
        language.fill(value)
        visit.wait_for_value("locale", value)
    language.fill("")
    visit.wait_for_value("locale", None)
