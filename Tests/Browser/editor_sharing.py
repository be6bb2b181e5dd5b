"""The editor of the page: files, drafts, and addresses of what was written."""

import re
import string
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path
from random import Random

from editor import (
    MISSPELT,
    PILL,
    choose_example,
    open_editor,
    paste,
    press_paste,
    text,
    wait_for_status,
    wait_for_style,
    write,
)
from visit import check, equal, require

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def other_visit(visit, path):
    """Opens a path as somebody else, who has typed nothing."""
    context = visit.context.browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(urllib.parse.urljoin(visit.base, path))
    return page


@check()
def opening_a_file(visit):
    """A file is opened by the button, or dropped on the page."""
    open_editor(visit)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Pill.swift"
        file.write_text(PILL)
        visit.page.set_input_files("#own-file", file)
        # The page reads the file only now.
        wait_for_style(visit, "Pill")
    equal(text(visit), PILL, "the text")
    visit.page.click("#tab-styles")
    visit.page.evaluate(
        """source => {
            const dataTransfer = new DataTransfer()
            dataTransfer.items.add(new File([source], "Tile.swift", { type: "text/x-swift" }))
            for (const type of ["dragover", "drop"]) {
                document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
            }
        }""",
        PILL.replace("Pill", "Tile"),
    )
    wait_for_style(visit, "Tile")
    equal(visit.page.is_visible("#your-style"), True, "whether the editor is open")


@check()
def large_files(visit):
    """A file that is no source is not read, and the page says why."""
    open_editor(visit)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Large.swift"
        file.write_text("/" * 300_000)
        visit.page.set_input_files("#own-file", file)
        wait_for_status(visit, "Large.swift is larger than any source.")
        file.write_bytes(b"\xff\xfe")
        visit.page.set_input_files("#own-file", file)
        wait_for_status(visit, "Large.swift is not a text in UTF-8.")
    equal(text(visit), "", "the text")


@check(expects_errors=True)
def reload(visit):
    """What is typed is there after a reload, with errors, too; the text before an example can be restored."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    write(visit, MISSPELT)
    wait_for_status(visit, "1 error")
    visit.page.reload()
    visit.page.wait_for_selector("#own-source")
    visit.wait("expected => document.querySelector('.CodeMirror').CodeMirror.getValue() === expected", MISSPELT)
    wait_for_status(visit, "1 error")
    visit.wait_until_loaded()
    equal(visit.text("#style-name"), "Pill", "the style")
    choose_example(visit, 0)
    wait_for_status(visit, "No errors.")
    visit.page.click("#own-restore")
    equal(text(visit), MISSPELT, "the restored text")


@check(expects_errors=True)
def reload_of_replacements(visit):
    """A text with an error that replaces a style is there after a reload, by whichever way it came."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Pill.swift"
        file.write_text(MISSPELT)
        visit.page.set_input_files("#own-file", file)
        wait_for_status(visit, "1 error")
    expect_after_reload(visit, MISSPELT)
    other = MISSPELT.replace("Pill", "Tile")
    visit.page.focus("#live")
    press_paste(visit, other)
    wait_for_status(visit, "1 error")
    expect_after_reload(visit, other)
    # The page of a shared style, whose source is not in the editor.
    visit.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    visit.page.reload()
    visit.wait_until_loaded()
    visit.page.focus("#live")
    press_paste(visit, MISSPELT)
    wait_for_status(visit, "1 error")
    expect_after_reload(visit, MISSPELT)


def expect_after_reload(visit, source):
    visit.page.reload()
    visit.page.wait_for_selector("#own-source")
    wait_for_status(visit, "1 error")
    equal(text(visit), source, "the text after a reload")
    visit.wait_until_loaded()
    equal(visit.text("#style-name"), "Pill", "the style after a reload")


@check(opens=False, expects_errors=True)
def without_storage(visit):
    """A browser that allows no storage shows and edits a style as well."""
    visit.page.add_init_script(
        """for (const name of ["localStorage", "sessionStorage"]) {
            Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError") } })
        }"""
    )
    # The first script of a visit uses the storage.
    visit.messages.clear()
    visit.page.goto(visit.base + "/")
    visit.wait_until_loaded()
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.messages.clear()


@check(permissions=CLIPBOARD)
def sharing(visit):
    """Share copies an address that holds the source, and says so; somebody else sees the style and its source."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.page.locator('[data-parameter="title"] textarea').fill("Buy")
    visit.wait_for_value("title", "Buy")
    visit.page.click("#own-share")
    visit.wait("document.querySelector('#own-share').textContent === 'Link copied'")
    require("holds the source" in visit.text("#own-link"), visit.text("#own-link"))
    require("holds the source" in visit.page.text_content("#status"), visit.page.text_content("#status"))
    address = visit.page.evaluate("navigator.clipboard.readText()")
    require("style=custom/~" in address and "title=Buy" in address, address)
    page = other_visit(visit, address)
    visit.wait("document.querySelector('#live').getAttribute('aria-label') === 'Buy'", page=page)
    equal(page.inner_text("#style-name"), "Pill", "the style")
    equal(page.is_visible("#own-work"), False, "whether the editor is open")
    equal(page.inner_text("#reader-title"), "Pill", "the name for a reader")
    require(page.locator("#own-states button:visible").count() >= 3, "the states are not there at once")
    equal(page.is_visible("#reader-code"), False, "whether the source is unfolded")
    page.click("#reader-source summary")
    visit.wait("document.querySelector('#reader-code').textContent !== ''", page=page)
    equal(page.inner_text("#reader-code"), PILL, "the source for a reader")
    page.click("#own-edit")
    page.wait_for_selector("#own-source")
    visit.wait("document.querySelector('.CodeMirror').CodeMirror.getValue() !== ''", page=page)
    equal(page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()"), PILL, "the source")
    page.context.close()


@check()
def saving(visit):
    """Save gives a short address, which the page then has; somebody else sees the style and its source."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.page.click("#own-save")
    visit.wait("new URLSearchParams(location.search).get('style')?.startsWith('custom/Pill~')")
    require("short address" in visit.text("#own-link"), visit.text("#own-link"))
    require(len(visit.page.url) < 120, visit.page.url)
    page = other_visit(visit, visit.page.get_attribute("#own-link a", "href"))
    visit.wait("document.querySelector('#script').value !== ''", page=page)
    equal(page.inner_text("#style-name"), "Pill", "the style")
    page.click("#own-edit")
    page.wait_for_selector("#own-source")
    visit.wait("document.querySelector('.CodeMirror').CodeMirror.getValue() !== ''", page=page)
    equal(page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()"), PILL, "the source")
    page.context.close()
    # The history leads back to the address that holds the source.
    visit.page.go_back()
    visit.wait("new URLSearchParams(location.search).get('style')?.startsWith('custom/~')")


@check(permissions=CLIPBOARD)
def long_sources(visit):
    """A source that does not fit into an address is stored after a pause, and Share says that the address is short."""
    random = Random(1)
    letters = "".join(random.choice(string.ascii_letters + string.digits) for _ in range(20_000))
    lines = "\n".join("// " + letters[start : start + 100] for start in range(0, len(letters), 100))
    paste(visit, PILL + lines)
    visit.wait("new URLSearchParams(location.search).get('style')?.startsWith('custom/Pill~')")
    visit.page.click("#own-share")
    visit.wait("document.querySelector('#own-share').textContent === 'Link copied'")
    require("stores the source" in visit.text("#own-link"), visit.text("#own-link"))


@check()
def history(visit):
    """Steps back and forward show the styles and their sources."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.page.click("#tab-styles")
    visit.page.click('#gallery a[href*="style=swiftui/plain"]')
    visit.wait("document.querySelector('#style-name').textContent === 'plain'")
    visit.page.go_back()
    visit.wait("document.querySelector('#style-name').textContent === 'Pill'")
    visit.page.go_back()
    visit.wait("document.querySelector('#style-name').textContent === 'borderedProminent'")
    visit.page.go_forward()
    visit.wait("document.querySelector('#style-name').textContent === 'Pill'")
    equal(text(visit), PILL, "the text")


@check()
def exports(visit):
    """The snippets, the sheet, the pinned button and the embed are of the pasted style."""
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    visit.wait_for_pictures()
    snippets = visit.text("#snippets")
    require("/v1/custom/~" in snippets and "/embed/custom/~" in snippets, "the snippets are of another style")
    require(visit.page.locator(".cells a").count() >= 6, "the sheet is empty")
    visit.options()
    visit.page.click("#pin")
    visit.wait("document.querySelector('#pinned-picture').naturalWidth > 0")
    require("/v1/custom/~" in visit.page.get_attribute("#pinned-picture", "src"), "another style is pinned")
    frame = re.search(r'src="([^"]*/embed/[^"]*)"', snippets)[1]
    page = other_visit(visit, frame.replace("&amp;", "&"))
    page.wait_for_selector("#live", state="visible")
    page.context.close()


@check(opens=False)
def link_preview(visit):
    """The page of a shared style has the preview of its button, before its script runs."""
    visit.open("/")
    paste(visit, PILL)
    wait_for_style(visit, "Pill")
    with urllib.request.urlopen(visit.page.url) as response:
        markup = response.read().decode()
    require("a Pill button" in markup, "the title of the preview is another one")
    require('<img src="/v1/custom/~' in markup, "the start picture is another one")
    require("/card.png" in markup and "application/json+oembed" in markup, "there is no card")
