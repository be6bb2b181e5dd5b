import Graphics
import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// Optionals, ranges of dates, wrappers that are passed on, and types from elsewhere, as apps write them.
@Suite struct `Idioms of apps around values` {
    /// The first view of a source, drawn.
    private func texts(of source: String) throws -> [String] {
        let program = try interpret("import SwiftUI\n" + source, replacesExternalNames: true)
        let root = try #require(program.roots.first { $0.name == "Card" }, "\(program.refusals)")
        #expect(program.standIns.map(\.name) == [])
        return render(try #require(try root.makeStyle().view)).runs.map(\.text)
    }

    @Test func `modify a view that is nil`() throws {
        let texts = try texts(
            of: """
                struct Row<Icon: View>: View {
                    var icon: Icon?
                    var body: some View {
                        HStack {
                            icon.foregroundColor(.red).frame(width: 20)
                            Text("row")
                        }
                    }
                }
                extension Row where Icon == EmptyView {
                    static var plain: Row { Row() }
                }
                struct Card: View {
                    var body: some View {
                        VStack {
                            Row(icon: Text("icon"))
                            Row.plain
                            Button("Go") {}
                        }
                    }
                }
                """
        )
        #expect(texts == ["icon", "row", "row", "Go"])
    }

    @Test func `switch over an optional by the names of its cases`() throws {
        let texts = try texts(
            of: """
                struct Card: View {
                    let children: [String]? = ["child"]
                    private func text(of names: [String]?) -> String {
                        switch names {
                        case .none: return "none"
                        case .some(let names): return names.joined()
                        }
                    }
                    var body: some View {
                        Button {} label: { Text(text(of: children) + text(of: [String]?(nil))) }
                    }
                }
                """
        )
        #expect(texts == ["childnone"])
    }

    @Test func `compare values that can be hashed`() throws {
        let texts = try texts(
            of: """
                struct Card: View {
                    private func isSame(_ first: AnyHashable, _ second: AnyHashable) -> Bool { first == second }
                    var body: some View {
                        Button(isSame(1, 1) && !isSame("a", 2) ? "same" : "other") {}
                    }
                }
                """
        )
        #expect(texts == ["same"])
    }

    @Test func `add to a literal whose elements only the sum explains`() throws {
        let texts = try texts(
            of: """
                enum Tab: String { case file, history, other }
                struct Card: View {
                    var tabs: [Tab] = []
                    private var all: [Tab] { [.file, .history] + tabs.map { $0 } + [.other] }
                    var body: some View { Button(all.map(\\.rawValue).joined(separator: " ")) {} }
                }
                """
        )
        #expect(texts == ["file history other"])
    }

    @Test func `bound the dates that can be picked`() throws {
        let texts = try texts(
            of: """
                struct Row: View {
                    let title: String
                    @Binding var date: Date
                    let range: ClosedRange<Date>
                    init(_ title: String, date: Binding<Date>, in range: ClosedRange<Date>) {
                        self.title = title
                        self._date = date
                        self.range = range
                    }
                    var body: some View {
                        if range.contains(Date.distantPast.addingTimeInterval(1)) {
                            DatePicker(title, selection: $date, in: range, displayedComponents: [])
                        }
                    }
                }
                struct Card: View {
                    @State private var date = Date()
                    var body: some View {
                        VStack {
                            Row("closed", date: $date, in: Date.distantPast ... .now)
                            Row("later", date: $date, in: .now ... .distantFuture)
                            DatePicker("from", selection: $date, in: Date.now..., displayedComponents: [])
                            DatePicker("through", selection: $date, in: ...Date.now, displayedComponents: [])
                            Button("Go") {}
                        }
                    }
                }
                """
        )
        #expect(texts == ["closed", "from", "through", "Go"])
    }

    @Test func `pass on the wrapper of a focus`() throws {
        let texts = try texts(
            of: """
                struct Focused: ViewModifier {
                    @AccessibilityFocusState var isFocused: Bool
                    let deadline: DispatchTime
                    func body(content: Content) -> some View { content.accessibilityFocused($isFocused) }
                }
                extension View {
                    func focused(by state: AccessibilityFocusState<Bool>) -> some View {
                        modifier(Focused(isFocused: state, deadline: .now() + 1))
                    }
                }
                struct Card: View {
                    @AccessibilityFocusState private var isFocused: Bool
                    var body: some View { Button("Go") {}.focused(by: _isFocused) }
                }
                """
        )
        #expect(texts == ["Go"])
    }

    @Test func `have badges, and links that are active`() throws {
        let texts = try texts(
            of: """
                struct Card: View {
                    @State private var isActive = false
                    var body: some View {
                        VStack {
                            Button("number") {}.badge(1)
                            Button("text") {}.badge("!")
                            Button("none") {}.badge(nil as Text?)
                            NavigationLink(isActive: $isActive) { Text("next") } label: { Text("link") }
                            NavigationLink("title", isActive: $isActive) { Text("next") }
                        }
                    }
                }
                """
        )
        #expect(texts == ["number", "text", "none", "link", "title"])
    }

    @Test func `make samples of types of the engine by the initializer that needs least`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Card: View {
                let interval: DateInterval
                let shape: UnevenRoundedRectangle
                let point: UnitPoint
                let spring: Spring
                var body: some View {
                    Button("\\(interval.end >= interval.start)") {}.clipShape(shape)
                }
            }
            """,
            replacesExternalNames: true
        )
        let card = try #require(program.roots.first { $0.name == "Card" }, "\(program.refusals)").makeStyle()
        #expect(render(try #require(card.view)).runs.map(\.text) == ["true"])
        #expect(card.failure == nil)
    }

    @Test func `make samples of types that read archives by their properties`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Relation: Codable {
                var id: Int
                var name: String
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    id = try container.decode(Int.self, forKey: .id)
                    name = try container.decode(String.self, forKey: .name)
                }
            }
            struct Item: Codable {
                var relation: Relation
                var hasEnded: Bool
                init(from decoder: Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    relation = try container.decode(Relation.self, forKey: .relation)
                    hasEnded = try container.decodeIfPresent(Bool.self, forKey: .hasEnded) ?? false
                }
            }
            struct Card: View {
                let item: Item
                var body: some View { Button(item.relation.name.isEmpty ? "-" : item.relation.name) {} }
            }
            """,
            replacesExternalNames: true
        )
        let root = try #require(program.roots.first { $0.name == "Card" }, "\(program.refusals)")
        #expect(render(try #require(try root.makeStyle().view)).runs.map(\.text) == ["name"])
    }

    @Test func `make a view by its properties beside an initializer in an extension`() throws {
        let texts = try texts(
            of: """
                struct Card: View {
                    var number = 1
                    var body: some View { Button("Go \\(number)") {} }
                }
                extension Card {
                    init(text: String) { self.init(number: text.count) }
                }
                """
        )
        #expect(texts == ["Go 1"])
    }

    @Test func `have members of classes and protocols from elsewhere`() throws {
        let program = try interpret(
            """
            import SwiftUI
            protocol Source: Identifiable { func messages() -> [String] }
            final class Document: NSDocument, ObservableObject { @Published var count = 1 }
            struct Card<S: Source>: View {
                let source: S
                @ObservedObject var document: Document
                var body: some View { Button("\\(document.fileName)") {}.task(id: source.id) {} }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.roots.map(\.name) == ["Card"], "\(program.refusals)")
        #expect(program.standIns.map(\.name).contains("fileName"))
    }

    @Test func `have wrappers in classes`() throws {
        let program = try interpret(
            """
            import SwiftUI
            @propertyWrapper struct Loud {
                private var text: String
                init(wrappedValue: String) { text = wrappedValue }
                var wrappedValue: String {
                    get { text.uppercased() }
                    set { text = newValue }
                }
            }
            final class Manager { var name = "manager" }
            final class Model: ObservableObject {
                @Injected var manager: Manager
                @Loud var title = "title"
                init() { title += "!" }
            }
            struct Card: View {
                @StateObject private var model = Model()
                var body: some View { Button("\\(model.manager.name) \\(model.title)") {} }
            }
            """,
            replacesExternalNames: true
        )
        let root = try #require(program.roots.first { $0.name == "Card" }, "\(program.refusals)")
        #expect(program.standIns.map(\.name) == ["@Injected"])
        #expect(render(try #require(try root.makeStyle().view)).runs.map(\.text) == ["manager TITLE!"])
    }

    @Test func `follow two fingers by the older gestures`() throws {
        let texts = try texts(
            of: """
                struct Card: View {
                    @State private var scale = 1.0
                    @GestureState private var angle = Angle.zero
                    var body: some View {
                        Button("Go") {}
                            .scaleEffect(scale)
                            .gesture(MagnificationGesture().onChanged { scale = $0 }.onEnded { value in scale = value * 2 })
                            .gesture(RotationGesture().updating($angle) { value, state, _ in state = value }.onEnded { _ in })
                    }
                }
                """
        )
        #expect(texts == ["Go"])
    }

    @Test func `gives a view a gesture or none`() throws {
        let program = try interpret(
            """
            import SwiftUI
            struct Card: View {
                @State private var isOn = false
                private var drag: some Gesture { DragGesture(minimumDistance: 0).onEnded { _ in print("drag") } }
                var body: some View {
                    let tap = isOn ? TapGesture().onEnded { print("tap") } : nil
                    VStack {
                        Color.red.frame(width: 40, height: 40).gesture(isOn ? drag : nil).simultaneousGesture(tap)
                        Button("On") { isOn = true }
                            .gesture(DragGesture().simultaneously(with: isOn ? TapGesture() : nil).onEnded { _ in })
                    }
                }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        let view = try #require(try program.roots[0].makeStyle().view)
        #expect(render(view).size.width == 40)
    }
}
