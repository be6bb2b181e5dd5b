import Graphics
import StyleInterpreter
import TestSupport
import Testing
import ViewEngine

/// Idioms of apps around their buttons that are no part of a button.
@Suite struct `Idioms of apps` {
    /// The first view of a source, drawn.
    private func picture(of source: String) throws -> DisplayList {
        let program = try interpret("import SwiftUI\n" + source, replacesExternalNames: true)
        let root = try #require(program.roots.first { $0.name == "Card" }, "\(program.refusals)")
        #expect(program.standIns.map(\.name) == [])
        return render(try #require(try root.makeStyle().view))
    }

    @Test func `name the types of SwiftUI beside their own with the same name`() throws {
        let list = try picture(
            of: """
                struct Text: View {
                    init(_ text: String) {}
                    var body: some View { SwiftUI.Text("own").font(SwiftUI.Font.body) }
                }
                struct Slider: View {
                    init(value: Binding<Double>) {}
                    var body: some View { SwiftUI.Text("track") }
                }
                struct Card: View {
                    @State private var value = 0.5
                    var body: some View {
                        VStack {
                            Text("other")
                            Slider(value: $value)
                            SwiftUI.Slider(value: $value, in: 0...8, step: 4)
                            Button {} label: { SwiftUI.Text("Go") }
                        }
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["own", "track", "Go"])
    }

    @Test func `join attributed strings, whose parts keep their attributes`() throws {
        let list = try picture(
            of: """
                struct Card: View {
                    private var text: AttributedString {
                        var first = AttributedString("Old ")
                        first.foregroundColor = UIColor.systemRed
                        var second = AttributedString("price")
                        second.strikethroughStyle = .single
                        first += second
                        return first + AttributedString("!")
                    }
                    private var note: AttributedString?
                    var body: some View {
                        Button {} label: { Text(note != nil ? AttributedString("none") : text) }
                            .foregroundStyle(.blue)
                    }
                }
                """
        )
        #expect(list.runs.map(\.text).joined() == "Old price!")
        #expect(list.runs.first?.color == .test(.red) && list.runs.last?.color == .test(.blue))
    }

    @Test func `know the components of a color in an environment`() throws {
        let list = try picture(
            of: """
                extension Color {
                    var isDark: Bool {
                        let parts = resolve(in: EnvironmentValues())
                        return 0.3 * parts.red + 0.6 * parts.green + 0.1 * parts.blue < 0.5
                    }
                }
                struct Card: View {
                    @Environment(\\.self) private var environment
                    let color = Color(red: 0, green: 0, blue: 1)
                    private var parts: Color.Resolved { color.resolve(in: environment) }
                    var body: some View {
                        Button("\\(parts.blue) \\(parts.linearBlue)") {}
                            .foregroundStyle(color.isDark ? .red : .blue)
                            .background(Color(parts))
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["1.0 1.0"])
        #expect(list.runs.first?.color == .test(.red))
        #expect(list.fillColors.contains(ResolvedColor(red: 0, green: 0, blue: 1)))
    }

    @Test func `call a property before a modifier of its name`() throws {
        let list = try picture(
            of: """
                struct Place<Badge: View>: View {
                    @ViewBuilder var badge: (CGFloat) -> Badge
                    var body: some View { ZStack { badge(12.5); self.badge(7.5) } }
                }
                struct Card: View {
                    var body: some View { Place { size in Button("A") {}.frame(width: size, height: 2 * size) } }
                }
                """
        )
        #expect(list.size == CGSize(width: 12.5, height: 25))
    }

    @Test func `make the elements of a list by the type that it has`() throws {
        let list = try picture(
            of: """
                struct Item: Identifiable {
                    let id: Int
                    var name = "a"
                    init(_ id: Int, name: String = "a") { (self.id, self.name) = (id, name) }
                }
                struct Card: View {
                    let items: [Item] = (1...2).map { .init($0) }
                    let more: [Item] = ["b", "c"].enumerated().map { .init($0.offset, name: $0.element) }
                    var body: some View {
                        HStack { ForEach(items + more) { item in Button(item.name) {} } }
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["a", "a", "b", "c"])
    }

    @Test func `move the focus of assistive programs`() throws {
        let list = try picture(
            of: """
                enum Field: Hashable { case name, note }
                struct Card: View {
                    @AccessibilityFocusState private var focus: Field?
                    @AccessibilityFocusState private var isFocused: Bool
                    var body: some View {
                        Button(focus == nil && !isFocused ? "None" : "One") { focus = .note }
                            .accessibilityFocused($focus, equals: .name).accessibilityFocused($isFocused)
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["None"])
    }

    @Test func `change new objects in a body without evaluating it again`() throws {
        let list = try picture(
            of: """
                final class Settings: ObservableObject {
                    static var count = 0
                    @Published var name = ""
                    init() { Settings.count += 1 }
                    static var preview: Settings {
                        let settings = Settings()
                        settings.name = "Anna"
                        return settings
                    }
                }
                struct Row: View {
                    @ObservedObject var settings: Settings
                    var body: some View { Button("\\(settings.name) \\(Settings.count)") { settings.name = "Bert" } }
                }
                struct Card: View {
                    var body: some View { Row(settings: .preview) }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["Anna 1"])
    }

    @Test func `write attributed strings as literals`() throws {
        let list = try picture(
            of: """
                struct Card: View {
                    let name: AttributedString? = nil
                    let title: AttributedString = "Title"
                    var body: some View {
                        Text(name ?? "No name")
                        Button {} label: { Text(title) }
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["No name", "Title"])
    }
}
