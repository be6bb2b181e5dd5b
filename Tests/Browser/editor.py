"""The editor of the page: actions of the user, its state, and sources of styles and views."""

from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "Examples"

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

# Two buttons in a row, the second of which counts.
COUNTER = """import SwiftUI

struct Counter: View {
    var title = "Hi"
    @State private var count = 0

    var body: some View {
        HStack(spacing: 20) {
            Button(title) {}
            Button("More \\(count)") { count += 1 }
        }
    }
}

#Preview("Pair") {
    Counter(title: "Hello")
}

#Preview {
    Button("Alone") {}.buttonStyle(Pill())
}
""" + PILL.replace("import SwiftUI\n", "")

SEVERAL = PILL + PILL.replace("struct Pill", "struct Tile").replace(".capsule", ".rect(cornerRadius: 4)")


def example(name):
    return (EXAMPLES / "styles" / f"{name}.swift").read_text()


def put_cursor_after_inset(visit):
    """Puts the cursor after the number of the property `inset` of the pill."""
    visit.page.evaluate(
        """() => {
            const editor = document.querySelector(".CodeMirror").CodeMirror
            editor.focus()
            editor.setCursor(4, 26)
        }"""
    )


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


def choose_example(visit, index):
    """Chooses an example by its place, also where the examples are folded."""
    if visit.page.get_attribute("#own-start", "open") is None:
        visit.page.click("#own-start summary")
    visit.page.locator("#own-examples button").nth(index).click()


def status(visit):
    return visit.text("#own-status")


def wait_for_status(visit, expected):
    visit.wait("expected => document.querySelector('#own-status').textContent.startsWith(expected)", expected)


def choose_root(visit, name):
    """Chooses what is shown of the source, by its tab."""
    visit.page.locator("#own-roots [role=tab]", has=visit.page.get_by_text(name, exact=True)).click()


def paste(visit, source):
    """Opens the editor with a source, and waits until its first root is on the stage."""
    open_editor(visit)
    write(visit, source)
    wait_for_style(visit)


def wait_for_style(visit, name=None):
    visit.wait("new URLSearchParams(location.search).get('style')?.startsWith('custom/')")
    if name:
        visit.wait("name => document.querySelector('#style-name').textContent === name", name)
    visit.wait("document.querySelector('#stage').getAttribute('aria-busy') === 'false'")
