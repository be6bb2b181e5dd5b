"""What is wrong with an own style: the line that decides a finding, and its condition."""

from editor import open_editor, write
from visit import check, equal, require

FAINT = """import SwiftUI

struct Faint: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color(white: configuration.isPressed ? 0.8 : 0))
            .padding(20)
            .background(.white)
    }
}
"""


@check()
def own_style(visit):
    """The line that decides a finding of an own style is said, and chosen in the editor."""
    open_editor(visit)
    write(visit, FAINT)
    visit.wait("document.querySelector('#style-name').textContent === 'Faint'")
    visit.panel("findings")
    visit.wait("document.querySelector('.findings .error') !== null")
    error = visit.page.locator(".findings .error").first
    require("1.61 of 4.5" in error.inner_text(), error.inner_text())
    require("6: foregroundStyle(" in error.locator("code").inner_text(), error.inner_text())
    error.locator(".finding").click()
    visit.wait_for_value("state", "pressed")
    line = visit.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getCursor().line")
    equal(line, 5, "the line of the cursor")
