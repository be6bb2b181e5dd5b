import StyleInterpreter
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

/// The text that a button shows whose style computes it, with declarations beside the style.
private func text(_ declarations: String) throws -> String {
    let program = try interpret(
        """
        import SwiftUI
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Text(result()) }
        }
        \(declarations)
        """
    )
    #expect(program.diagnostics.map(\.message) == [])
    let made = try #require(program.styles.first).makeStyle()
    let picture = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
    #expect(made.failure == nil)
    return picture.runs.map(\.text).joined()
}

@Suite struct `Classes and protocols in a source` {
    @Test func `may override members of a superclass that is not in the source`() throws {
        let program = try interpret(
            """
            import SwiftUI
            final class Draft: NSDocument, ObservableObject {
                @Published var name = "Draft"
                override var fileType: String? { nil }
                override func close() {}
            }
            struct Page: View {
                @StateObject private var draft = Draft()
                var body: some View { Button(draft.name) {} }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.filter { $0.severity == .error } == [])
        let page = try #require(program.roots.first).makeStyle()
        #expect(render(try #require(page.view)).runs.map(\.text) == ["Draft"])
    }

    @Test func `objects are references`() throws {
        let result = try text(
            """
            final class Counter {
                var count = 0
                func add(_ number: Int) { count += number }
            }
            struct Holder { let counter = Counter() }
            func result() -> String {
                let first = Counter()
                let second = first
                second.add(2)
                first.count += 1
                let holder = Holder()
                let copy = holder
                copy.counter.count = 7
                return "\\(first.count) \\(second === first) \\(holder.counter.count)"
            }
            """
        )
        #expect(result == "3 true 7")
    }

    @Test func `inherit, override and call super`() throws {
        let result = try text(
            """
            class Animal {
                let name: String
                var legs: Int { 4 }
                init(name: String) { self.name = name }
                convenience init() { self.init(name: "cat") }
                func sound() -> String { "?" }
                func describe() -> String { "\\(name) \\(legs) \\(sound())" }
            }
            final class Bird: Animal {
                var wings = 2
                override var legs: Int { super.legs - wings }
                override init(name: String) {
                    super.init(name: name + "!")
                    wings = 3
                }
                override func sound() -> String { super.sound() + "tweet" }
            }
            func result() -> String {
                let animals: [Animal] = [Animal(), Bird(name: "tit"), Bird()]
                var text = ""
                for animal in animals { text += animal.describe() + "," }
                return text
            }
            """
        )
        #expect(result == "cat 4 ?,tit! 1 ?tweet,cat! 1 ?tweet,")
    }

    @Test func `observe properties, and compute lazy ones once`() throws {
        let result = try text(
            """
            final class Model {
                var log = ""
                var value = 1 {
                    willSet { log += "will \\(newValue) " }
                    didSet { log += "did \\(oldValue) "; if value > 5 { value = 5 } }
                }
                lazy var expensive: Int = { log += "lazy "; return value * 2 }()
                init() { value = 3 }
            }
            func result() -> String {
                let model = Model()
                model.value = 9
                let sum = model.expensive + model.expensive
                return "\\(model.log)\\(model.value) \\(sum)"
            }
            """
        )
        #expect(result == "will 9 did 3 lazy 5 20")
    }

    @Test func `structures have observers, too`() throws {
        let result = try text(
            """
            struct Level { var value = 1 { didSet { previous = oldValue } }; var previous = 0 }
            func result() -> String {
                var level = Level()
                level.value = 4
                return "\\(level.value) \\(level.previous)"
            }
            """
        )
        #expect(result == "4 1")
    }

    @Test func `protocols have requirements and default implementations`() throws {
        let result = try text(
            """
            protocol Theme {
                var name: String { get }
                func radius(_ scale: Int) -> Int
            }
            extension Theme {
                var name: String { "default" }
                func radius(_ scale: Int) -> Int { 4 * scale }
                var summary: String { "\\(name)-\\(radius(2))" }
            }
            struct Plain: Theme {}
            struct Round: Theme {
                let name: String
                func radius(_ scale: Int) -> Int { 10 * scale }
            }
            final class Shared: Theme { var name = "shared" }
            func show<T: Theme>(_ theme: T) -> String { theme.summary }
            func result() -> String {
                let themes: [any Theme] = [Plain(), Round(name: "round"), Shared()]
                var text = ""
                for theme in themes { text += theme.summary + " " }
                return text + show(Plain())
            }
            """
        )
        #expect(result == "default-8 round-20 shared-8 default-8")
    }

    @Test func `closures capture objects weakly`() throws {
        let result = try text(
            """
            final class Owner {
                var count = 1
                var action: (() -> Void)?
                init() {
                    action = { [weak self] in
                        guard let self else { return }
                        count += 1
                        self.count += 1
                    }
                }
            }
            func result() -> String {
                let owner = Owner()
                owner.action?()
                return "\\(owner.count)"
            }
            """
        )
        #expect(result == "3")
    }

    @Test func `are styles of buttons`() throws {
        let program = try interpret(
            """
            class Card<Background: View>: ButtonStyle {
                let background: Background
                init(@ViewBuilder background: () -> Background) { self.background = background() }
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(background)
                }
            }
            final class RedCard: Card<Color> {
                init() { super.init { Color.red } }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let style = try #require(program.styles.first { $0.name == "RedCard" }).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(style.failure == nil)
        #expect(picture.fillColors == [.test(.red)])
    }

    @Test func `faults are reported`() throws {
        let program = try interpret(
            """
            import SwiftUI
            protocol Theme { var radius: CGFloat { get } }
            struct Empty: Theme {}
            class Base { func draw() {} }
            class Derived: Base { override func drawn() {} }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            """
        )
        #expect(
            program.diagnostics.map(\.message) == [
                "type 'Empty' does not conform to protocol 'Theme'",
                "method does not override any method from its superclass",
            ]
        )
        #expect(program.diagnostics.map(\.place.line) == [3, 5])
    }
}
