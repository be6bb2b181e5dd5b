"""The editor of the page: actions of the user, its state, and sources of styles."""

from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "Examples" / "styles"

PILL = """import SwiftUI

struct Pill: ButtonStyle {
    var isWide = false
    var inset: Double = 12

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(inset)
            .background(configuration.isPressed ? Color.red : Color.blue, in: .capsule)
    }
}
"""

# The misspelt name is after characters of several bytes.
MISSPELT = PILL.replace(".padding(inset)", "/* ä € 👍 */ .paddin(inset)")

STAND_IN = PILL.replace("Color.blue", "Color.brand")

SEVERAL = PILL + PILL.replace("struct Pill", "struct Tile").replace(".capsule", ".rect(cornerRadius: 4)")


def example(name):
    return (EXAMPLES / f"{name}.swift").read_text()


def open_editor(visit):
    visit.page.click("#own-open")
    visit.page.wait_for_selector("#own-source")
    # The focus moves into the editor.
    visit.wait("document.activeElement.id === 'own-source'")


def write(visit, source):
    """Replaces the text of the editor by a paste."""
    visit.page.focus("#own-source")
    visit.page.keyboard.press("Control+a")
    press_paste(visit, source)


def press_paste(visit, source):
    """Pastes a text where the focus is, with the keys, so that the target of the event is that of a user."""
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.page.evaluate("source => navigator.clipboard.writeText(source)", source)
    visit.page.keyboard.press("Control+v")


def text(visit):
    return visit.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()")


def status(visit):
    return visit.text("#own-status")


def wait_for_status(visit, expected):
    visit.wait("expected => document.querySelector('#own-status').textContent.startsWith(expected)", expected)


def paste(visit, source):
    """Opens the editor with a source, and waits until its style is on the stage."""
    open_editor(visit)
    write(visit, source)
    wait_for_style(visit)


def wait_for_style(visit, name=None):
    visit.wait("new URLSearchParams(location.search).get('style')?.startsWith('custom/')")
    if name:
        visit.wait("name => document.querySelector('#style-name').textContent === name", name)
    visit.wait("document.querySelector('#stage').getAttribute('aria-busy') === 'false'")
