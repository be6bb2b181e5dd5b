"""The link between the picture and its source, in both directions."""

from editor import paste, wait_for_status
from visit import check, equal

LINKED = """import SwiftUI

struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(12) // a comment (
            // and another one
            .background(Capsule().fill(.orange))
    }
}

#Preview {
    VStack(spacing: 20) {
        Text("Total \\(1 + 1)")
        Button("Buy") {}.buttonStyle(Pill())
        Image(systemName: "star")
            .font(.largeTitle)
    }
    .padding()
}
"""

DRAWING_LINE = (
    "[...document.querySelectorAll('.drawing-line .CodeMirror-linenumber')].map(one => one.textContent).join()"
)
MARKS = "document.querySelectorAll('.source-marks rect')"


def cursor(visit):
    return visit.page.evaluate(
        """() => {
            const { line, ch } = document.querySelector(".CodeMirror").CodeMirror.getCursor()
            return [line, ch]
        }"""
    )


@check()
def source_link(visit):
    """A click on a part of the picture marks the line that draws it; the cursor in the source marks the part."""
    paste(visit, LINKED)
    wait_for_status(visit, "No errors")
    visit.page.wait_for_load_state("networkidle")
    box = visit.page.locator("#live").bounding_box()

    def click(share, line):
        """Clicks in the middle of the picture, at a share of its height."""
        visit.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * share)
        visit.wait(f"line => {DRAWING_LINE} === line", line)

    before = cursor(visit)
    click(0.2, "14")
    visit.wait(f"{MARKS}.length === 1")
    click(0.5, "5")
    equal(cursor(visit), before, "the cursor")
    visit.wait("document.querySelector('#log [data-name=trigger]') !== null")
    click(0.8, "16")

    def put_cursor(line, column=20):
        visit.page.evaluate(
            """([line, column]) => {
                const editor = document.querySelector(".CodeMirror").CodeMirror
                editor.focus()
                editor.setCursor(line - 1, column)
            }""",
            [line, column],
        )

    visit.wait_for_rest()
    tops = []
    for line, count in [(14, 1), (15, 1), (17, 1), (8, 2)]:
        put_cursor(line)
        visit.wait(f"count => {MARKS}.length === count", count)
        frames = visit.page.evaluate(f"[...{MARKS}].map(one => one.getBoundingClientRect().toJSON())")
        outside = [one for one in frames if one["top"] < box["y"] or one["bottom"] > box["y"] + box["height"]]
        equal(outside, [], f"the marks of line {line} outside of the picture")
        tops.append(frames[0]["top"])
    equal([tops[0] < tops[1] < tops[2], tops[1] == tops[3]], [True, True], "the order of the marks")
    equal(visit.page.evaluate(DRAWING_LINE), "", "the marked line")
    put_cursor(12, 0)
    visit.wait(f"{MARKS}.length === 0")
    put_cursor(16)
    visit.wait(f"{MARKS}.length === 1")
    visit.press()
    visit.wait(f"{MARKS}.length === 0")
    visit.release()
