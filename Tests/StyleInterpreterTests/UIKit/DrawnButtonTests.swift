import Graphics
import StyleInterpreter
import StyleRuntime
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@Suite struct `Buttons that draw themselves` {
    private static let buttons = [
        LayerButton(description: "SlantedButton", file: "DrawnButtons") { SlantedButton(frame: .zero) },
        LayerButton(description: "BrushedButton", file: "DrawnButtons") { BrushedButton(frame: .zero) },
        LayerButton(description: "RoomyButton", file: "DrawnButtons") { RoomyButton(frame: .zero) },
        LayerButton(description: "BackedButton", file: "DrawnButtons") {
            let button = BackedButton(frame: .zero)
            button.configuration = .filled()
            return button
        },
    ]

    @Test(arguments: buttons.dropLast())
    func `are drawn by sources as by compiled code`(_ button: LayerButton) throws {
        try expectEqualButtons(button.style, button.compiled)
    }

    @Test func `have images behind their titles by sources as by compiled code`() throws {
        try expectEqualButtons(#require(Self.buttons.last).style) { action in
            let button = BackedButton(frame: .zero)
            button.configuration = comparedConfiguration()
            button.addAction(action, for: .primaryActionTriggered)
            return button
        }
    }

    private func recording(_ button: UIButton, _ events: [InteractionEvent] = []) -> Recording {
        button.configuration = .plain()
        button.configuration?.title = "Press me"
        return record(AnyView(UIButtonView { button }), events, until: 1)
    }

    @Test func `draw once, and again if they ask for it`() {
        final class Counting: UIButton {
            var count = 0
            override var isHighlighted: Bool { didSet { if isHighlighted { setNeedsDisplay() } } }
            override func draw(_ rect: CGRect) { count += 1 }
        }
        let button = Counting(frame: .zero)
        _ = recording(button, [.down(0.1), .up(0.2)])
        #expect(button.count == 2)
    }

    @Test func `draw behind their titles and within their bounds`() {
        final class Blot: UIButton {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIBezierPath(rect: rect.insetBy(dx: -50, dy: -50)).fill()
            }
        }
        let list = recording(Blot(frame: .zero)).displayList(at: 0)
        #expect(list.fillColors.first == ResolvedColor(red: 1, green: 0, blue: 0))
        #expect(list.paintBounds == CGRect(origin: .zero, size: list.size))
    }

    @Test func `have the size that they state, unless a constraint sets it`() {
        final class Square: UIButton {
            override var intrinsicContentSize: CGSize {
                CGSize(width: 120, height: UIView.noIntrinsicMetric)
            }
        }
        let plain = recording(UIButton(frame: .zero)).displayList(at: 0).size
        let square = Square(frame: .zero)
        #expect(recording(square).displayList(at: 0).size == CGSize(width: 120, height: plain.height))
        square.widthAnchor.constraint(equalToConstant: 200).isActive = true
        #expect(recording(square).displayList(at: 0).size == CGSize(width: 200, height: plain.height))
    }

    @Test func `have no effect on colors outside of their drawing`() {
        UIColor.red.set()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.fill()
        path.stroke()
        path.addClip()
        path.apply(CGAffineTransform(translationX: 2, y: 0))
        #expect(path.bounds.minX == 2)
    }

    @Test func `can be made of an archive`() {
        final class Coded: UIButton {
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                tag = 3
            }
        }
        #expect(Coded(coder: NSCoder())?.tag == 3)
    }
}
