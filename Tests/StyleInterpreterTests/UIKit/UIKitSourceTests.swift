import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// Idioms of UIKit in sources that nobody wrote for Bezel.
@Suite struct `Sources of UIKit` {
    /// The picture of the first root of a source, without a title of the request.
    private func picture(
        _ source: String,
        title: String? = nil,
        arguments: [String: StyleArgument] = [:],
        isPressed: Bool = false
    ) throws -> DisplayList {
        let program = try interpret("import UIKit\n" + source, replacesExternalNames: true)
        #expect(program.diagnostics.map(\.message) == [])
        return try picture(program, title: title, arguments: arguments, isPressed: isPressed)
    }

    private func picture(
        _ program: InterpretedProgram,
        title: String? = nil,
        arguments: [String: StyleArgument] = [:],
        isPressed: Bool = false
    ) throws -> DisplayList {
        let made = try #require(program.roots.first).makeStyle(arguments: arguments)
        let view =
            try made.view
            ?? #require(made.button).view(
                configuration: .plain(),
                primaryAction: UIAction { _ in },
                keepsTitle: title == nil
            ) { $0.title = title ?? "Button" }
        let list = record(view, isPressed ? [.down(0.5)] : [], until: 1).displayList(at: isPressed ? 1 : 0)
        #expect(made.failure == nil)
        return list
    }

    private func texts(_ list: DisplayList) -> [GlyphRun.Content] { list.runs.map(\.content) }

    private func text(_ text: String) -> GlyphRun.Content { .text(text, .leftToRight) }

    private func button(_ body: String, inInitializer: String = "") -> String {
        """
        class B: UIButton {
            \(body)
            override init(frame: CGRect) {
                super.init(frame: frame)
                \(inInitializer)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        """
    }

    // MARK: Language

    @Test func `call methods that an extension elsewhere adds to their class`() throws {
        let program = try interpret(
            "import UIKit\n" + button("", inInitializer: "self.addEdge(width: 3); backgroundColor = .red"),
            replacesExternalNames: true
        )
        #expect(program.diagnostics.filter { $0.severity == .error }.isEmpty)
        #expect(try picture(program).fillColors == [UIColor.red.resolve(in: .current)])
    }

    @Test func `have arrays that are unwrapped implicitly`() throws {
        let list = try picture(
            button(
                """
                private var lines: [CALayer]!
                private var sides: [CGFloat]!
                private func add() { for line in lines { layer.addSublayer(line) } }
                """,
                inInitializer: """
                    sides = [1, 2]
                    sides[1] = 6
                    lines = [CALayer(), CALayer()]
                    lines[1].backgroundColor = UIColor.red.cgColor
                    lines[1].frame = CGRect(x: 0, y: 0, width: sides[1], height: sides[0])
                    add()
                    """
            )
        )
        #expect(list.fills.contains(CGRect(x: 0, y: 0, width: 6, height: 1)))
    }

    @Test func `have empty views where an archive or the app sets them`() throws {
        let list = try picture(
            button(
                """
                @IBOutlet weak var caption: UILabel!
                var badge: UIImageView! { didSet { addSubview(badge) } }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    caption.text = "x"
                    badge.frame = bounds
                    layer.borderWidth = badge == nil ? 3 : 1
                }
                """
            )
        )
        #expect(
            list.items.contains {
                if case .stroke(_, let style, _) = $0.drawing { style.lineWidth == 3 } else { false }
            }
        )
    }

    @Test(arguments: [
        """
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        color.setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        guard let picture = image?.cgImage else { return nil }
        self.init(cgImage: picture)
        """,
        """
        let image = UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.setFillColor(color.cgColor)
            context.cgContext.fill(CGRect(origin: .zero, size: size))
        }
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
        """,
    ])
    func `draw images of one color`(body: String) throws {
        let list = try picture(
            """
            extension UIImage {
                convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
                    \(body)
                }
            }

            """
                + button("", inInitializer: "setBackgroundImage(UIImage(color: .red), for: .normal)")
        )
        #expect(list.fillColors == [UIColor.red.resolve(in: .current)])
        #expect(list.fills == [CGRect(origin: .zero, size: list.size)])
    }

    @Test func `compare colors, empty sets of options, and replace layers`() throws {
        let list = try picture(
            button(
                "",
                inInitializer: """
                    setTitle("a", for: UIControl.State())
                    backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    if backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1), tintColor != .clear {
                        layer.addSublayer(CALayer())
                        layer.sublayers = nil
                        setTitle(layer.sublayers == nil ? "b" : "c", for: [])
                    }
                    """
            )
        )
        #expect(texts(list) == [text("b")])
    }

    @Test func `measure texts, and scale fonts`() throws {
        let list = try picture(
            button(
                """
                override func layoutSubviews() {
                    super.layoutSubviews()
                    let size = titleLabel?.sizeThatFits(bounds.size) ?? .zero
                    layer.borderWidth = size.width > 0 && size.width <= sizeThatFits(.zero).width ? 2 : 0
                }
                """,
                inInitializer: """
                    setTitle("a", for: .normal)
                    let metrics = UIFontMetrics(forTextStyle: .headline)
                    titleLabel?.font = metrics.scaledFont(for: .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 30)))
                    """
            )
        )
        #expect(list.runs.first?.font.size == 30)
        #expect(
            list.items.contains {
                if case .stroke(_, let style, _) = $0.drawing { style.lineWidth == 2 } else { false }
            }
        )
    }

    @Test func `have optionals that are unwrapped implicitly`() throws {
        let list = try picture(
            button(
                """
                private var ring: CAShapeLayer!
                private var color: UIColor! = .red
                private var side: CGFloat! = 4
                override func layoutSubviews() {
                    super.layoutSubviews()
                    ring.frame = CGRect(x: 0, y: 0, width: side + 1, height: 2 * side)
                    ring.path = UIBezierPath(rect: ring.bounds).cgPath
                }
                """,
                inInitializer: """
                    ring = CAShapeLayer()
                    ring.fillColor = color.cgColor
                    layer.insertSublayer(ring, at: 0)
                    var local: CALayer! = CALayer()
                    local.backgroundColor = tintColor.cgColor
                    layer.addSublayer(local)
                    """
            )
        )
        #expect(list.fills.contains(CGRect(x: 0, y: 0, width: 5, height: 8)))
        #expect(list.fillColors.contains(UIColor.red.resolve(in: .current)))
    }

    @Test func `end with an optional that has no value`() throws {
        let program = try interpret(
            button("private var ring: CAShapeLayer!", inInitializer: "ring.lineWidth = 2")
        )
        let made = try #require(program.styles.first).makeStyle(arguments: [:])
        _ = record(
            try #require(made.button).view(configuration: .plain(), primaryAction: UIAction { _ in }),
            [],
            until: 0
        )
        #expect(made.failure != nil)
    }

    /// A path of ten elements is added again and again: 10,000 elements are the most.
    @Test(arguments: [(1000, true), (1001, false)])
    func `add paths to a context up to a number of elements`(count: Int, isDrawn: Bool) throws {
        let rows = count / 10
        let program = try interpret(
            button(
                """
                override func draw(_ rect: CGRect) {
                    let bezier = UIBezierPath(rect: rect)
                    bezier.append(UIBezierPath(rect: rect))
                    let path = bezier.cgPath
                    guard let context = UIGraphicsGetCurrentContext() else { return }
                    for _ in 0..<\(rows) { for _ in 0..<10 { context.addPath(path) } }
                    for _ in 0..<\(count - 10 * rows) { context.addPath(path) }
                    context.fillPath()
                }
                """,
                inInitializer: ""
            )
        )
        let made = try #require(program.styles.first).makeStyle(arguments: [:])
        _ = record(
            try #require(made.button).view(configuration: .plain(), primaryAction: UIAction { _ in }),
            [],
            until: 0
        )
        #expect((made.failure == nil) == isDrawn, "\(String(describing: made.failure))")
    }

    @Test func `take the color of Core Graphics of anything`() throws {
        let program = try interpret(
            button("", inInitializer: "layer.borderWidth = 2; layer.borderColor = Theme.green.cgColor"),
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns.map(\.type) == ["UIColor"])
        let other = try interpret(
            button("", inInitializer: "layer.borderWidth = 2; layer.borderColor = Theme.border"),
            replacesExternalNames: true
        )
        #expect(other.diagnostics.map(\.message) == [])
    }

    @Test func `name what Apple's types have and the engine lacks as not supported`() throws {
        let program = try interpret(
            button("", inInitializer: "motionEffects = []; setTitleShadowColor(.red, for: .normal)"),
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns.map(\.name) == ["UIView.motionEffects", "UIButton.setTitleShadowColor"])
        #expect(program.standIns.map(\.isOfApple) == [true, true])
    }

    // MARK: Layers

    @Test func `have layers of the class that they name`() throws {
        let list = try picture(
            button(
                """
                override class var layerClass: AnyClass { CAShapeLayer.self }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    (layer as? CAShapeLayer)?.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
                    (layer as! CAShapeLayer).fillColor = UIColor.red.cgColor
                }
                """
            )
        )
        #expect(list.fills.contains(CGRect(x: 1, y: 2, width: 3, height: 4)))
    }

    @Test func `lay out the layers of a view`() throws {
        let list = try picture(
            """
            class B: UIButton {
                override func layoutSublayers(of layer: CALayer) {
                    super.layoutSublayers(of: layer)
                    self.layer.cornerRadius = bounds.height / 2
                    backgroundColor = .red
                }
            }
            """
        )
        #expect(list.fillColors.contains(UIColor.red.resolve(in: .current)))
    }

    // MARK: Content

    @Test func `show their own titles, with their attributes, until a request has one`() throws {
        let source = button(
            "",
            inInitializer: """
                configuration = .filled()
                configuration?.attributedTitle = AttributedString(
                    "Save",
                    attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 24)])
                )
                """
        )
        let own = try picture(source)
        #expect(texts(own) == [text("Save")])
        #expect(own.runs.first?.font.size == 24)
        let other = try picture(source, title: "Buy")
        #expect(texts(other) == [text("Buy")])
        #expect(other.runs.first?.font.size == 24)
    }

    @Test func `show an image alone`() throws {
        let list = try picture(
            button("", inInitializer: "setImage(UIImage(systemName: \"star\"), for: .normal)")
        )
        #expect(texts(list) == [.symbol("star")])
    }

    @Test func `set symbols with a configuration`() throws {
        let list = try picture(
            button(
                "",
                inInitializer: """
                    let size = UIImage.SymbolConfiguration(pointSize: 28, weight: .bold)
                    setImage(UIImage(systemName: "heart.fill", withConfiguration: size), for: .normal)
                    """
            )
        )
        #expect(list.runs.first?.font.size == 28)
        #expect(list.runs.first?.font.weight == 700)
    }

    @Test func `set strings with attributes`() throws {
        let list = try picture(
            button(
                "",
                inInitializer: """
                    let title = NSMutableAttributedString(string: "Go", attributes: [.kern: 2])
                    title.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 0, length: 2))
                    setAttributedTitle(title, for: .normal)
                    """
            )
        )
        #expect(texts(list) == [text("Go")])
        #expect(list.runs.first?.font.size == 30)
    }

    @Test func `have values for VoiceOver, which change nothing`() throws {
        let list = try picture(
            button(
                "",
                inInitializer: """
                    accessibilityLabel = "Buy"
                    accessibilityTraits = [.button, .selected]
                    isAccessibilityElement = true
                    changesSelectionAsPrimaryAction = true
                    menu = UIMenu(title: "Sort", children: [UIAction(title: "Name") { _ in }])
                    """
            )
        )
        #expect(texts(list) == [text("Button")])
    }

    // MARK: Views inside

    @Test func `have views inside with constraints`() throws {
        let list = try picture(
            button(
                """
                private let spinner = UIActivityIndicatorView(style: .medium)
                private let badge: UILabel = {
                    let label = UILabel()
                    label.text = "3"
                    label.font = .boldSystemFont(ofSize: 9)
                    return label
                }()
                private lazy var dot = UIView()
                """,
                inInitializer: """
                    configuration = .filled()
                    dot.backgroundColor = .red
                    [spinner, badge, dot].forEach {
                        $0.translatesAutoresizingMaskIntoConstraints = false
                        addSubview($0)
                    }
                    spinner.startAnimating()
                    NSLayoutConstraint.activate([
                        widthAnchor.constraint(equalToConstant: 100),
                        heightAnchor.constraint(equalToConstant: 50),
                        spinner.centerYAnchor.constraint(equalTo: centerYAnchor),
                        spinner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                        badge.topAnchor.constraint(equalTo: topAnchor),
                        badge.trailingAnchor.constraint(equalTo: trailingAnchor),
                        dot.widthAnchor.constraint(equalToConstant: 6),
                        dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
                        dot.centerXAnchor.constraint(equalTo: centerXAnchor),
                        dot.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
                    ])
                    """
            )
        )
        #expect(list.size == CGSize(width: 100, height: 50))
        #expect(list.fills.contains(CGRect(x: 47, y: 40, width: 6, height: 6)))
        #expect(texts(list).contains(text("3")))
    }

    @Test func `animate with animators`() throws {
        let source = """
            class B: UIButton {
                override var isHighlighted: Bool {
                    didSet {
                        let animator = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.6) {
                            self.backgroundColor = self.isHighlighted ? .red : .blue
                        }
                        animator.addCompletion { _ in self.layer.borderWidth = 1 }
                        animator.startAnimation()
                    }
                }
            }
            """
        let list = try picture(source, isPressed: true)
        #expect(list.fillColors.contains(UIColor.red.resolve(in: .current)))
    }

    // MARK: Roots

    @Test func `show functions with parameters`() throws {
        let source = """
            extension UIButton.Configuration {
                static func brand(_ title: String, color: UIColor = .red) -> UIButton.Configuration {
                    var c = UIButton.Configuration.filled()
                    c.title = title
                    c.baseBackgroundColor = color
                    return c
                }
            }
            """
        let program = try interpret("import UIKit\n" + source)
        #expect(program.roots.map(\.name) == ["brand"])
        #expect(program.roots[0].parameters.map(\.name) == ["title", "color"])
        let plain = try picture(program)
        #expect(texts(plain) == [text("Button")])
        let titled = try picture(program, title: "Buy")
        #expect(texts(titled) == [text("Buy")])
        let named = try picture(program, arguments: ["title": .string("Pay"), "color": .color(.blue)])
        #expect(texts(named) == [text("Pay")])
        let called = try interpret(
            "import UIKit\n" + source + "\nlet c = UIButton.Configuration.brand(\"Send\")"
        )
        let sent = try picture(called)
        #expect(texts(sent) == [text("Send")])
    }

    @Test func `show functions beside classes after them`() throws {
        let program = try interpret(
            """
            import UIKit
            func makeButton(title: String, size: CGFloat) -> UIButton {
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.titleLabel?.font = .systemFont(ofSize: size)
                return button
            }
            class B: UIButton {}
            """
        )
        #expect(program.roots.map(\.name) == ["B", "makeButton"])
    }

    @Test func `show views of UIKit in previews`() throws {
        let list = try picture(
            """
            #Preview {
                let first = UIButton(configuration: .filled())
                first.setTitle("First", for: .normal)
                let second = UIButton(type: .system)
                second.setTitle("Second", for: .normal)
                let stack = UIStackView(arrangedSubviews: [first, second])
                stack.axis = .vertical
                stack.spacing = 8
                return stack
            }
            """
        )
        #expect(texts(list) == [text("First"), text("Second")])
        let one = try picture("class B: UIButton {}\n#Preview { UIButton(configuration: .filled()) }")
        #expect(one.fills.count == 1)
    }
}
