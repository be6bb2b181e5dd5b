import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// The methods of a button that UIKit calls, where a source overrides them.
@Suite struct `Overrides of UIKit` {
    private func program(_ members: String) throws -> InterpretedProgram {
        try interpret(
            """
            import UIKit
            class B: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    backgroundColor = .blue
                }
                required init?(coder: NSCoder) { fatalError() }
                \(members)
            }
            """
        )
    }

    private func view(_ program: InterpretedProgram, adjust: @escaping (UIButton) -> Void = { _ in }) throws
        -> AnyView
    {
        let made = try #require(program.styles.first).makeStyle(arguments: [:])
        return try #require(made.button).view(
            configuration: .plain(),
            primaryAction: UIAction { _ in },
            fill: { $0.title = "ab" },
            adjust: adjust
        )
    }

    private let red = UIColor.red.resolve(in: .current)
    private let blue = UIColor.blue.resolve(in: .current)

    @Test(arguments: [
        """
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            guard let touch = touches.first, touch.location(in: self).x >= 0 else { return }
            backgroundColor = .red
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            backgroundColor = .blue
        }
        """,
        """
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            backgroundColor = .red
            return super.beginTracking(touch, with: event)
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            super.endTracking(touch, with: event)
            backgroundColor = .blue
        }
        """,
    ])
    func `of touches run when a finger presses and leaves a button`(members: String) throws {
        let program = try program(members)
        #expect(program.diagnostics.map(\.message) == [])
        let recording = record(try view(program), [.down(1), .up(2)], until: 3)
        #expect(recording.displayList(at: 0.5).fillColors == [blue])
        #expect(recording.displayList(at: 1.5).fillColors == [red])
        #expect(recording.displayList(at: 2.9).fillColors == [blue])
        // Likewise in the picture of the state.
        #expect(render(try view(program) { $0.showHighlighted(true) }).fillColors == [red])
    }

    @Test func `of the setter of a title change that of the request`() throws {
        let program = try program(
            """
            override func setTitle(_ title: String?, for state: UIControl.State) {
                super.setTitle(title?.uppercased(), for: state)
                setTitleColor(.black, for: .normal)
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let list = render(try view(program))
        #expect(list.runs.map(\.text) == ["AB"])
        #expect(list.runs.map(\.color) == [ResolvedColor(0x000000)])
    }

    @Test func `of a setter are not mistaken for an overload with another type`() throws {
        let program = try program(
            """
            struct Localized { let value: String }
            func setTitle(_ title: Localized, for state: UIControl.State) {
                setTitle(title.value + "!", for: state)
            }
            override func setTitle(_ title: String?, for state: UIControl.State) {
                super.setTitle(title?.uppercased(), for: state)
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(render(try view(program)).runs.map(\.text) == ["AB"])
    }

    @Test func `of awakeFromNib run, since such a class is made for archives`() throws {
        let program = try program(
            "override func awakeFromNib() { super.awakeFromNib(); backgroundColor = .red }"
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(render(try view(program)).fillColors == [red])
    }

    @Test func `of tints and traits run before a picture`() throws {
        for method in [
            "tintColorDidChange() { backgroundColor = .red }",
            "traitCollectionDidChange(_ previous: UITraitCollection?) { backgroundColor = .red }",
        ] {
            let program = try program("override func \(method)")
            #expect(program.diagnostics.map(\.message) == [])
            #expect(render(try view(program)).fillColors == [red])
        }
    }

    @Test func `that a picture does without refuse none if they are not understood`() throws {
        let program = try program(
            "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { let x: Int = true }"
        )
        #expect(program.diagnostics.map(\.severity) == [.warning])
        #expect(render(try view(program) { $0.showHighlighted(true) }).fillColors == [blue])
    }

    @Test(arguments: [
        "bounds.insetBy(dx: -20, dy: -20).contains(point)",
        "super.point(inside: CGPoint(x: point.x - 10, y: point.y), with: event)",
    ])
    func `of the test of a point decide where a button is touched`(test: String) throws {
        let program = try program(
            """
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { \(test) }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .red }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let edge = render(try view(program)).size.width / 2
        func color(at x: CGFloat) throws -> [ResolvedColor] {
            record(try view(program), [.down(1, x: x)], until: 3).displayList(at: 1.5).fillColors
        }
        #expect(try color(at: edge + 9) == [red])
        #expect(try color(at: edge + 21) == [blue])
    }

    @Test func `of rectangles place the title`() throws {
        let program = try program(
            """
            override func contentRect(forBounds bounds: CGRect) -> CGRect {
                super.contentRect(forBounds: bounds).insetBy(dx: 2, dy: 0)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                var rect = super.titleRect(forContentRect: contentRect)
                rect.origin.x = contentRect.minX + 30
                return rect
            }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
            override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(render(try view(program)).runs.map { $0.bounds.minX.rounded() } == [32])
    }

    @Test func `that are not supported are named as such`() throws {
        let program = try program(
            "override var alignmentRectInsets: UIEdgeInsets { .zero }"
        )
        #expect(
            program.diagnostics.map(\.message) == [
                "Bezel does not support overrides of 'alignmentRectInsets'; it is never called"
            ]
        )
    }
}
