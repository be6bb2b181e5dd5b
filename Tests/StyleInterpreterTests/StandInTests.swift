import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import UIKitEngine
import ViewEngine

@Suite struct `What is not in a source` {
    private static let source = """
        import SwiftUI
        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(Spacing.medium16)
                    .background(Theme.errorBackground)
                    .glow()
            }
        }
        """

    @Test func `is a value that no initializer here makes`() throws {
        let program = try interpret(
            """
            import SwiftUI
            import UIKit
            struct Card: View {
                private let feedback = UIImpactFeedbackGenerator(style: .init(rawValue: 1)!)
                var body: some View { Button("A") { feedback.impactOccurred() }.font(.system(Font.TextStyle.init(rawValue: 2)!)) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(
            program.roots[0].standIns.map(\.name) == [
                "UIImpactFeedbackGenerator.FeedbackStyle", "Font.TextStyle",
            ]
        )
    }

    @Test func `takes the place of what an initializer of an extension delegates to`() throws {
        let program = try interpret(
            """
            import SwiftUI
            enum Icon: String { case star }
            extension Image {
                init(icon: Icon) {
                    self.init(icon.rawValue, bundle: .main)
                    self = self.renderingMode(icon == .star ? .template : .original)
                }
            }
            struct Card: View {
                var body: some View { Button { } label: { Image(icon: .star).resizable().frame(width: 20, height: 30) } }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.first)
        #expect(root.standIns.map(\.type) == ["Image"])
        #expect(render(try #require(try root.makeStyle().view)).size == CGSize(width: 20, height: 30))
    }

    @Test(arguments: [
        ("LabelStyle", "title", "icon"), ("ToggleStyle", "label", "isOn"), ("MenuStyle", "label", "content"),
        ("GaugeStyle", "label", "value"), ("GroupBoxStyle", "label", "content"),
        ("DisclosureGroupStyle", "content", "isExpanded"),
        ("ProgressViewStyle", "label", "fractionCompleted"), ("ButtonStyle", "label", "isPressed"),
    ])
    func `is the configuration of a style that a view shows`(style: String, part: String, other: String)
        throws
    {
        let program = try interpret(
            """
            import SwiftUI
            struct Part: View {
                let configuration: \(style).Configuration
                var body: some View {
                    let _ = configuration.\(other)
                    Button { } label: { configuration.\(part) }
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.first)
        // A menu shows its items when it is open only.
        #expect(render(try #require(try root.makeStyle().view)).size.width > 10)
    }

    @Test func `is a value of a type that conforms to a protocol of the source`() throws {
        let program = try interpret(
            """
            import SwiftUI
            protocol Store: AnyObject {
                var width: CGFloat { get }
                func keys() throws -> [String]
                func save(_ key: String) async throws
            }
            extension Store {
                var twice: CGFloat { width * 2 }
                var isEmpty: Bool { (try? keys())?.first == nil }
            }
            extension Keychain: Store {
                var width: CGFloat { lookUp("width") }
            }
            final class Account {
                let store: Store
                init(store: Store) { self.store = store }
                convenience init() { self.init(store: Keychain(service: "a")) }
            }
            struct Pill: ButtonStyle {
                private let account = Account()
                func makeBody(configuration: Configuration) -> some View {
                    Color.red.frame(width: account.store.twice, height: account.store.isEmpty ? 1 : 3)
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.filter { $0.severity == .error }.isEmpty)
        let made = try #require(program.styles.first).makeStyle()
        let picture = render(made.applied(to: Button(action: {}, label: { EmptyView() })))
        #expect(made.failure == nil)
        // Twice the sample of a width, and as high as if there are keys.
        #expect(picture.fills == [CGRect(x: 0, y: 0, width: 240, height: 3)])
    }

    @Test func `is made once where its initializer needs another one`() throws {
        let program = try interpret(
            """
            import SwiftUI
            protocol Store: AnyObject { var width: CGFloat { get } }
            final class Cached: Store {
                private let upstream: Store
                init(upstream: Store) { self.upstream = upstream }
                var width: CGFloat { upstream.width + 1 }
            }
            final class Services {
                static var current = Services(store: Keychain(service: "a"))
                let store: Store
                init(store: Store) { self.store = store }
            }
            final class Account {
                let services: Services
                init(services: Services) { self.services = Unknown.services(for: self) }
            }
            struct Pill: ButtonStyle {
                private let account: Account = Unknown.account()
                func makeBody(configuration: Configuration) -> some View {
                    let names = ["a"].first.flatMap(Outside.init(name:))
                    return Color.red.frame(width: Services.current.store.width, height: names == nil ? 2 : 3)
                }
            }
            """,
            replacesExternalNames: true
        )
        let made = try #require(program.styles.first, "\(program.diagnostics)").makeStyle()
        let picture = render(made.applied(to: Button(action: {}, label: { EmptyView() })))
        #expect(made.failure == nil)
        #expect(picture.fills == [CGRect(x: 0, y: 0, width: 121, height: 2)])
    }

    @Test func `is a message for each name`() throws {
        let program = try interpret(Self.source)
        #expect(program.styles.isEmpty)
        #expect(program.diagnostics.first?.message == "cannot find 'Spacing' in scope")
    }

    @Test(arguments: [("scrollTargetLayout()", 0), ("scrollTargetLayouts()", 1)])
    func `is no modifier of SwiftUI that draws nothing`(modifier: String, count: Int) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.\(modifier) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.styles.count == 1)
        #expect(program.standIns.count == count)
    }

    @Test(arguments: [
        (#"Text("\(user.firstName)!")"#, "firstName!"), (#"Text("\(cart.count) items")"#, "12 items"),
    ])
    func `is a text or a number in a literal, by its name`(content: String, text: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { \(content) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.standIns.count == 1)
        let made = try #require(program.styles.first).makeStyle()
        let picture = render(made.applied(to: Button(action: {}, label: { EmptyView() })))
        #expect(picture.runs.map(\.text).joined() == text)
    }

    @Test(arguments: [
        #"Text(describe(now: 3)) + Text(".")"#,
        #"ForEach(model?.servers ?? [], id: \.self) { Text("\($0)") }"#,
        "Circle().frame(width: (radius ?? .box).value)",
        "Text(total)", #"Text("A").onAppear { for name: Tool.Name in [.pen, .ink] { print(name) } }"#,
        #"Text("A").onAppear { watcher.watch() }"#,
        #"Text("A").onAppear { model?.attributes = [.color: .red, .font: [.bold, .large]] }"#,
    ])
    func `is beside what is in it`(content: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Card: View {
                let model: Model?
                var radius: AppRadius?
                @StateObject private var watcher = Watcher()
                var body: some View { VStack { \(content); Button("Card") {} } }
                var total: String {
                    var text = describe(now: 4)
                    text += ", more"
                    return text
                }
            }
            final class Watcher: ObservableObject {
                @Published var text = ""
                private var bag = Set<AnyCancellable>()
                func watch() {
                    self.$text.debounce(for: 0.3, scheduler: RunLoop.main).sink { print($0) }.store(in: &bag)
                    objectWillChange.sink { _ in print("changed") }.store(in: &bag)
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let made = try #require(program.roots.first).makeStyle()
        #expect(render(try #require(made.view)).runs.last?.text == "Card")
        #expect(made.failure == nil)
    }

    @Test(arguments: [(40, true), (41, false)])
    func `is refused beyond a number of names, which are listed`(count: Int, isAccepted: Bool) throws {
        let modifiers = (1...count).map {
            "            .foregroundStyle(Theme.color\($0)).tint(Theme.color\($0))"
        }
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
            \(modifiers.joined(separator: "\n"))
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.isValid == isAccepted)
        #expect(program.styles.isEmpty == !isAccepted)
        guard !isAccepted else { return }
        let error = try #require(program.diagnostics.first)
        #expect(
            error.message.hasPrefix(
                "the source names 41 things that it does not declare, more than 40: Theme.color1, "
            )
        )
        #expect(error.place.line == 45)
    }

    @Test func `is one name for all comparisons of a value`() throws {
        let conditions = (1...42).map { "type == .kind\($0)" }
        let program = try interpret(
            """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.opacity(\(conditions.joined(separator: " || ")) ? 0.5 : 1)
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns.count == 42)
    }

    @Test func `is replaced by the words of its name`() throws {
        let program = try interpret(Self.source, replacesExternalNames: true)
        #expect(program.diagnostics.isEmpty)
        let found = program.standIns.map { "\($0.place.line) \($0.name) \($0.type)" }
        #expect(
            found.sorted() == ["5 Spacing.medium16 Double", "6 Theme.errorBackground Color", "7 glow View"]
        )
        let style = try #require(program.styles.first).makeStyle()
        let button = Button(action: {}, label: { Text("Title") })
        let picture = render(style.applied(to: button))
        let plain = render(button)
        #expect(style.failure == nil)
        #expect(picture.size.width == plain.size.width + 32)
        #expect(picture.fillColors == [.test(.red)])
    }
    @Test(arguments: [
        ("Theme.red", Color.red),
        ("Theme.systemBackground", Color(uiColor: .systemBackground)),
        ("Theme.labelShadow", Color.black.opacity(0.2)),
        // Both branches have one type.
        ("configuration.isPressed ? Theme.red : Theme.green", Color.green),
        ("LinearGradient(colors: [Theme.blue, Theme.blue], startPoint: .top, endPoint: .bottom)", nil),
    ])
    func `is a color`(expression: String, color: Color?) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(\(expression))
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.isEmpty)
        #expect(Set(program.standIns.map(\.type)) == ["Color"])
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        guard let color else { return }
        #expect(picture.fillColors == render(Text("Title").background(color)).fillColors)
    }

    @Test func `is several colors where an array is expected`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(
                        LinearGradient(colors: Theme.redShades, startPoint: .top, endPoint: .bottom)
                    )
                }
            }
            """,
            replacesExternalNames: true
        )
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        let red = LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        #expect(picture.items == render(Text("Title").background(red)).items)
        #expect(style.failure == nil)
    }

    /// The picture of a style whose body is an expression, and what stands in.
    private func drawn(_ body: String) throws -> (DisplayList, [StandIn]) {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    \(body)
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(style.failure == nil)
        return (picture, program.standIns)
    }

    @Test(arguments: [
        ("configuration.label.apply { $0.background(.red) }", true),
        ("configuration.label.modify { view in view.background(.red) }", true),
        ("configuration.label.if { view in view.background(.red) }", true),
        ("configuration.label.apply { if #available(iOS 15, *) { $0.background(.red) } else { $0 } }", true),
        // These give no view for the view.
        ("configuration.label.background(.red).readSize { size in }", true),
        ("configuration.label.background(.red).readSize { print($0) }", true),
        ("configuration.label.background(.red).update { 1 }", true),
        ("configuration.label.background(.red).update { size in if Flags.isOn { print(size) } }", true),
        (
            "configuration.label.background(.red).update { size in switch size { default: print(size) } }",
            true
        ),
        ("configuration.label.background(.red).apply(2) { $0.hidden() }", true),
        ("configuration.label.apply { $0 }", false),
    ])
    func `is a modifier that shows what its closure makes of the view`(body: String, isRed: Bool) throws {
        let (picture, standIns) = try drawn(body)
        #expect(standIns.first?.type == "View")
        #expect(picture.fillColors == (isRed ? [.test(.red)] : []))
    }

    @Test(arguments: [
        "Card { configuration.label }",
        "Card(action: configuration.trigger) { configuration.label }",
        "Card { configuration.trigger() } content: { isPressed in configuration.label.opacity(isPressed ? 0.5 : 1) }",
        "Card { configuration.label.padding(Spacing.none0) }",
    ])
    func `is a container that shows the view of its closure`(body: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View { \(body) }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(style.failure == nil)
        #expect(picture.items == render(Text("Title")).items)
    }

    @Test(arguments: [
        "Card(title: \"x\") { Image(systemName: \"star\") } label: { configuration.label }",
        "Card { Rectangle() } content: { configuration.label }",
        "Card { Rectangle().labelStyle(.iconOnly) } content: { configuration.label }",
    ])
    func `is a container that shows the label rather than what is beside it`(body: String) throws {
        let (picture, _) = try drawn(body)
        #expect(picture.items == render(Text("Title")).items)
    }

    @Test(arguments: [
        ("mode == .dimmed", false), ("mode != .dimmed", true), ("Theme.current == Theme.dark", false),
        ("mode == .dimmed || mode == .light", true), ("mode != .normal", false),
    ])
    func `is equal only to what is usual, unless a request says so`(condition: String, isRed: Bool) throws {
        let (picture, standIns) = try drawn(
            "configuration.label.background(\(condition) ? Color.red : Color.blue)"
        )
        #expect(Set(standIns.map(\.type)) == ["Bool"])
        #expect(picture.fillColors == [.test(isRed ? .red : .blue)])
    }

    @Test func `is equal to something if a request says so`() throws {
        let program = try interpret(
            """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(mode == .dimmed ? Color.red : .blue)
                }
            }
            """,
            replacesExternalNames: true
        )
        let name = try #require(program.standIns.first?.parameter)
        let style = try #require(program.styles.first).makeStyle(arguments: [name: .boolean(true)])
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(picture.fillColors == [.test(.red)])
    }

    @Test(arguments: [
        ("Palette.navyBlue", 0x000080), ("Theme.coral", 0xFF7F50), ("Brand.onPrimary", 0xFFFFFF),
    ])
    func `is a color that people name`(name: String, hex: UInt32) throws {
        let (picture, _) = try drawn("configuration.label.background(\(name))")
        #expect(picture.fillColors == [ResolvedColor(hex)])
    }

    @Test func `is a darker or lighter color as a property`() throws {
        let (picture, standIns) = try drawn(
            "HStack { Color.red.darker; Color(UIColor.red.lighter); configuration.label }"
        )
        #expect(standIns == [])
        let (mixed, _) = try drawn(
            "HStack { Color.red.mix(with: .black, by: 0.3); Color(UIColor.red.lighter()); configuration.label }"
        )
        #expect(picture.fillColors == mixed.fillColors)
        #expect(mixed.fillColors.count == 2)
    }

    @Test func `is a constant binding of a type that is not declared`() throws {
        let program = try interpret(
            """
            struct Pill: ButtonStyle {
                var style: Binding<Manager.Style>
                init(style: Binding<Manager.Style>) { self.style = style }
                func makeBody(configuration: Configuration) -> some View {
                    switch style.wrappedValue {
                    case .retro: configuration.label.background(.red)
                    case .modern: configuration.label.background(.blue)
                    }
                }
            }
            """,
            replacesExternalNames: true
        )
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(style.failure == nil)
        #expect(picture.fillColors.count == 1)
    }

    @Test(arguments: [
        ("Color.red.brightened(0.2)", "Color.red", "View"),
        ("UIColor.systemRed.swiftUI", "Color(UIColor.systemRed)", "Color"),
        ("Color(UIColor.red.brightened(by: 0.2))", "Color(UIColor.red)", "UIColor"),
        ("AppColors.red", "Color.red", "Color"),
        ("Theme.background", "Color(uiColor: .secondarySystemBackground)", "Color"),
    ])
    func `leaves a color as it is, and is a color as a view`(
        expression: String,
        expected: String,
        type: String
    ) throws {
        let (picture, standIns) = try drawn("VStack { \(expression); configuration.label }")
        #expect(standIns.map(\.type) == [type])
        let (plain, _) = try drawn("VStack { \(expected); configuration.label }")
        #expect(picture.fillColors == plain.fillColors)
        #expect(plain.fillColors.count == 1)
    }

    @Test(arguments: [
        ("configuration.label.padding(12.scaled)", 24.0), ("configuration.label.padding(12.5.scaled())", 25),
    ])
    func `leaves a number as it is`(body: String, growth: Double) throws {
        let (picture, standIns) = try drawn(body)
        #expect(standIns.map(\.type) == ["Double"])
        #expect(picture.size.width == render(Text("Title")).size.width + growth)
    }

    @Test(arguments: [
        ("Corner(radius: 3).fill(.red)", "RoundedRectangle(cornerRadius: 8).fill(.red)"),
        ("Theme.Shapes.circle.strokeBorder(.red)", "Circle().strokeBorder(.red)"),
        ("Theme.pill.stroke(.red, lineWidth: 2)", "Capsule().stroke(.red, lineWidth: 2)"),
    ])
    func `is a shape that is filled or stroked`(expression: String, expected: String) throws {
        let (picture, standIns) = try drawn("configuration.label.background(\(expression))")
        #expect(standIns.count == 1)
        #expect(picture.items == (try drawn("configuration.label.background(\(expected))")).0.items)
    }

    @Test func `is no shape where a function of its own has the name of one of shapes`() throws {
        let (picture, standIns) = try drawn(
            "configuration.label.frame(width: metrics.size(scaledBy: 2), height: 40)"
        )
        #expect(standIns.map(\.type) == ["Double"])
        #expect(picture.size.height == 40)
    }

    @Test func `of a type that is made of another one is made of its properties`() throws {
        let source = """
            import SwiftUI
            final class Model {
                var name: String
                init(_ entry: Entry) { name = entry.name }
                init(_ short: Short) { name = short.name }
            }
            struct Entry { var name: String }
            extension Entry { init(_ model: Model) { name = model.name } }
            struct Short { var name: String; init(_ entry: Entry) { name = entry.name } }
            struct Card: View {
                let entry: Entry
                var body: some View { Button(entry.name) {} }
            }
            """
        let root = try #require(try interpret(source).roots.first { $0.name == "Card" })
        #expect(render(try #require(try root.makeStyle().view)).runs.map(\.text) == ["name"])
    }

    @Test func `is a part of a value whose other parts are known`() throws {
        let source = """
            import SwiftUI
            struct Message { let id: Identifier; var author: String; let replies: [Reply] }
            struct Thread: Equatable {
                let owner: Account
                let subject: String
                var messages: [Message]
                init(owner: Account, subject: String, messages: [Message]) {
                    self.owner = owner
                    self.subject = subject
                    self.messages = messages
                }
            }
            struct Card: View {
                let thread: Thread
                let message: Message
                var body: some View { Button(thread.subject) {}; Button(message.author) {} }
            }
            """
        let program = try interpret(source, replacesExternalNames: true)
        let root = try #require(program.roots.first { $0.name == "Card" })
        #expect(render(try #require(try root.makeStyle().view)).runs.map(\.text) == ["subject", "author"])
        #expect(program.standIns.map(\.name) == [])
    }

    @Test(arguments: [
        "wrapping(.all) { view in guard let bar = view.bar else { return }; bar.tint = .red }",
        "wrapping(.all)", "wrapping(.all).padding(0)", "wrapping(.all) { self }",
    ])
    func `is a modifier of the view whose extension calls it`(body: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            extension View { func searchField() -> some View { \(body) } }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.searchField() }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.filter { $0.severity == .error }.isEmpty)
        let style = try #require(program.styles.first).makeStyle()
        let picture = render(style.applied(to: Button(action: {}, label: { Text("Title") })))
        #expect(style.failure == nil)
        #expect(picture.items == render(Text("Title")).items)
        #expect(program.standIns.map(\.name) == ["wrapping"])
    }

    @Test func `is not the end of a program`() throws {
        let program = try interpret(
            """
            import SwiftUI
            func stop(_ reason: String) -> Never { fatalError(reason) }
            func width(_ step: Int) -> CGFloat {
                guard step < 5 else { fatalError("no step \\(step)") }
                if step < 0 { preconditionFailure() }
                guard step != 3 else { stop("three") }
                return step > 4 ? fatalError() : 8
            }
            class Base { func title() -> String { fatalError("abstract") } }
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    if width(2) > 9 { fatalError() } else { configuration.label.frame(width: width(1)) }
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns.map(\.name) == [])
    }

    @Test func `is a light color scheme`() throws {
        let (picture, _) = try drawn("configuration.label.colorScheme(theme.colorScheme)")
        #expect(picture.items == (try drawn("configuration.label.colorScheme(.light)")).0.items)
    }
}
