import Graphics
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@testable import UIKitEngine

/// A button that can be touched so many points around its bounds.
private final class Reaching: UIButton {
    var distance: CGFloat = 10

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -distance, dy: -distance).contains(point)
    }
}

/// A view that takes no touches.
private final class Closed: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

@Suite struct `The touches of a view of UIKit` {
    /// Whether a button of 40 points takes a touch at so many points to the right of its middle.
    private func takesTouch(_ x: CGFloat, _ make: @escaping () -> UIButton) -> Bool {
        let view = UIButtonView {
            let button = make()
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            button.addAction(UIAction { _ in logAction("tap") }, for: .touchUpInside)
            return button
        }
        return record(view, [.down(0, x: x), .up(0.1)]).actions.map(\.name) == ["tap"]
    }

    @Test func `are those of its bounds by default`() {
        let button = { UIButton(configuration: .plain()) }
        #expect(takesTouch(19, button))
        #expect(!takesTouch(21, button))
    }

    @Test func `are those of its override, also around its bounds`() {
        #expect(takesTouch(29) { Reaching() })
        #expect(!takesTouch(31) { Reaching() })
        func near() -> Reaching {
            let button = Reaching()
            button.distance = -10
            return button
        }
        #expect(takesTouch(9) { near() })
        #expect(!takesTouch(11) { near() })
    }

    @Test func `are the region that a control states`() throws {
        let view = UIButtonView {
            let button = Reaching()
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            return button
        }
        let controls = host(view.observingControls(ControlObservation(triggerName: "tap"))).controls
        let control = try #require(controls.first)
        let region = try #require(control.touchFrame)
        #expect(abs(region.width - 60) < 0.1)
        #expect(abs(region.height - 40) < 0.1)
        #expect(control.frame.size == CGSize(width: 40, height: 20))
    }

    @Test func `reach no button inside of a view that has none`() {
        func actions(in view: @escaping () -> UIView) -> [String] {
            let picture = UIViewPicture {
                let (outer, button) = (view(), UIButton(configuration: .filled()))
                outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                button.frame = outer.frame
                button.addAction(UIAction { _ in logAction("tap") }, for: .touchUpInside)
                outer.addSubview(button)
                return outer
            }
            return record(picture, [.down(0), .up(0.1)]).actions.map(\.name)
        }
        #expect(actions { UIView() } == ["tap"])
        #expect(actions { Closed() } == [])
    }
}
