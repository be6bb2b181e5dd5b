"""The editor of the page: a source that is drawn can be pressed, however much its animation would take."""

from editor import paste, wait_for_status
from visit import check, equal

# A loading button: its spinner never ends, and its shadow has a motion of its own.
LOADING = """struct Loading: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack { ProgressView().tint(.white); configuration.label }
            .padding(20).background(Capsule().fill(.blue)).foregroundStyle(.white)
            .shadow(color: .blue.opacity(0.4), radius: configuration.isPressed ? 2 : 10, y: 6)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.spring(), value: configuration.isPressed)
    }
}
"""

# Each frame is another picture, of a thousand steps.
CANVAS = """struct Particles: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(20).background {
            TimelineView(.animation) { timeline in
                Canvas { context, size in
                    let now = timeline.date.timeIntervalSinceReferenceDate
                    for index in 0..<2 {
                        let angle = Double(index) / 2 * 2 * .pi + now
                        let x = size.width / 2 + cos(angle) * 30
                        let dot = CGRect(x: x, y: 10, width: 8, height: 8)
                        context.fill(Path(ellipseIn: dot), with: .color(configuration.isPressed ? .red : .purple))
                    }
                }
            }
        }
    }
}
"""


def press_is_seen(visit):
    """Presses the button: the picture changes, and nothing is refused in words."""
    visit.wait("document.querySelector('#stage').getAttribute('aria-busy') === 'false'")
    visit.page.wait_for_load_state("networkidle")
    before = visit.appearance()
    visit.press()
    visit.wait("document.querySelector('#log [data-name=down]') !== null")
    visit.wait_until(lambda: visit.appearance() != before, "a press changes nothing")
    visit.release()
    visit.page.wait_for_timeout(300)
    equal(visit.page.is_visible("#problem"), False, "whether there is a problem")


@check()
def loading(visit):
    """A style with a spinner and a shadow can be pressed, and no request for it is refused."""
    paste(visit, LOADING)
    press_is_seen(visit)


@check(expects_errors=True)
def canvas(visit):
    """A style whose animation the service refuses can be pressed, and is played from single pictures."""
    paste(visit, CANVAS)
    wait_for_status(visit, "No errors")
    with visit.page.expect_response(lambda response: "&t=" in response.url and response.ok):
        press_is_seen(visit)
