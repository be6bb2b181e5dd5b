import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

/// Controllers and views of UIKit that a source declares.
@Suite struct `Controllers and views of UIKit` {
    private let controller = """
        import UIKit
        class Shop: UIViewController {
            private lazy var buy: UIButton = {
                let button = UIButton(configuration: .filled())
                button.setTitle("Buy", for: .normal)
                button.addTarget(self, action: #selector(tap), for: .touchUpInside)
                return button
            }()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .red
                view.addSubview(buy)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                buy.frame = CGRect(x: 20, y: 100, width: view.bounds.width - 40, height: 50)
            }
            @objc private func tap() { view.backgroundColor = .blue }
        }
        """

    private func view(_ program: InterpretedProgram) throws -> AnyView {
        let made = try #require(program.roots.first).makeStyle(arguments: [:])
        return try #require(made.view)
    }

    @Test(arguments: [
        "", "#Preview { Shop() }", "#Preview { let shop = Shop(); shop.title = \"A\"; return shop }",
    ])
    func `show their views by themselves and in previews`(preview: String) throws {
        let program = try interpret(controller + "\n" + preview)
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.roots.map(\.kind) == [preview.isEmpty ? .view : .preview])
        let list = render(try view(program))
        #expect(list.size == CGSize(width: 393, height: 852))
        #expect(list.fills.first == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(list.fills.last == CGRect(x: 20, y: 100, width: 353, height: 50))
    }

    @Test func `are no roots beside a button`() throws {
        let program = try interpret(controller + "\nclass B: UIButton {}")
        #expect(program.roots.map(\.name) == ["B"])
    }

    @Test func `run the actions of their buttons`() throws {
        let program = try interpret(controller)
        // The middle of the picture is not on the button, which is pressed 176 points above.
        let recording = record(try view(program), [.down(1, y: -301), .up(1.2)], until: 2)
        #expect(recording.displayList(at: 1.9).fillColors.first == UIColor.blue.resolve(in: .current))
    }

    @Test func `are laid out by the constraints of a class`() throws {
        let program = try interpret(
            """
            import UIKit
            class Card: UIView {
                private let buy = UIButton(configuration: .filled())
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    backgroundColor = .red
                    buy.setTitle("Buy", for: .normal)
                    buy.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(buy)
                    NSLayoutConstraint.activate([
                        buy.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                        buy.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
                        buy.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
                        buy.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
                    ])
                }
                required init?(coder: NSCoder) { fatalError() }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    layer.cornerRadius = bounds.height / 2
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let list = render(try view(program))
        let button = try #require(list.fills.last)
        #expect(button.minX == 20 && button.minY == 10)
        #expect(list.size.width == button.width + 40 && list.size.height == button.height + 20)
    }

    @Test func `have a frame before they are drawn`() throws {
        let program = try interpret(
            """
            import UIKit
            class Shop: UIViewController {
                override func viewDidLoad() {
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                    button.center = view.center
                    button.backgroundColor = .red
                    view.addSubview(button)
                }
            }
            """
        )
        let fill = try #require(render(try view(program)).fills.last)
        // The left edge is moved to a pixel.
        #expect(abs(fill.minX - 146.5) < 0.34 && fill.minY == 406)
        #expect(fill.size == CGSize(width: 100, height: 40))
    }

    @Test func `that are not in the source are empty views`() throws {
        let program = try interpret(
            """
            import UIKit
            class B: UIButton {
                private let badge = BadgeView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    configuration = .filled()
                    addSubview(badge)
                    titleLabel?.y = 3
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.allSatisfy { $0.severity != .error })
        #expect(program.roots.count == 1)
    }
}
