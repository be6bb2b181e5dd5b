import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@Suite struct `Layers inside of layers` {
    private static let buttons = [
        LayerButton(description: "GradientButton", file: "SublayerButtons") { GradientButton(frame: .zero) },
        LayerButton(description: "LensButton", file: "SublayerButtons") { LensButton(frame: .zero) },
        LayerButton(description: "DashedButton", file: "SublayerButtons") { DashedButton(frame: .zero) },
    ]

    @Test(arguments: buttons)
    func `are drawn by sources as by compiled code`(_ button: LayerButton) throws {
        try expectEqualButtons(button.style, button.compiled)
    }

    private func picture(_ button: UIButton) -> DisplayList {
        button.configuration = .plain()
        button.configuration?.title = "Press me"
        return record(AnyView(UIButtonView { button }), [], until: 0).displayList(at: 0)
    }

    /// Whether a button with a red layer draws it before its title.
    private func isBehind(_ insert: (CALayer, CALayer) -> Void) -> Bool? {
        let button = UIButton(frame: .zero)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        insert(button.layer, layer)
        let drawings = picture(button).items.map(\.drawing)
        let title = drawings.firstIndex { if case .glyphs = $0 { true } else { false } }
        let fill = drawings.firstIndex { if case .glyphs = $0 { false } else { true } }
        guard let title, let fill else { return nil }
        return fill < title
    }

    @Test func `are behind the content if they were added first`() {
        #expect(isBehind { $0.addSublayer($1) } == true)
        #expect(isBehind { $0.insertSublayer($1, at: 0) } == true)
        #expect(isBehind { $0.insertSublayer($1, above: nil) } == true)
    }

    @Test(arguments: [(15, 15), (16, 15)])
    func `are nested to a depth`(added: Int, drawn: Int) {
        let root = CALayer()
        var (current, depth) = (root, 0)
        for _ in 0..<added {
            let inner = CALayer()
            current.addSublayer(inner)
            if inner === current.sublayers?.first { depth += 1 }
            current = inner
        }
        #expect(depth == drawn)
    }

    @Test func `do not contain themselves`() {
        let (first, second) = (CALayer(), CALayer())
        first.addSublayer(second)
        second.addSublayer(first)
        second.mask = first
        first.addSublayer(first)
        #expect(second.sublayers == nil)
        #expect(second.mask == nil)
        #expect(first.sublayers?.count == 1)
        second.removeFromSuperlayer()
        #expect(first.sublayers == nil)
        first.mask = second
        #expect(first.mask === second)
    }

    @Test func `are those of a class made by its own initializer`() throws {
        let program = try interpret(
            """
            import UIKit
            class Pill: UIButton {
                private let gradient = CAGradientLayer()
                convenience init(color: UIColor) {
                    self.init(type: .custom)
                    backgroundColor = color
                    heightAnchor.constraint(equalToConstant: 50).isActive = true
                }
                override func awakeFromNib() {
                    super.awakeFromNib()
                    unknown()
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.severity) == [.warning])
        let made = try #require(program.styles.first).makeStyle(arguments: ["color": .color(.red)])
        let view = try #require(made.button).view(
            configuration: .plain(),
            primaryAction: UIAction { _ in }
        ) { $0.title = "A" }
        let list = record(view, [], until: 0).displayList(at: 0)
        #expect(made.failure == nil)
        #expect(list.size.height == 50)
        #expect(list.fills.contains { $0.height == 50 })
    }
}
