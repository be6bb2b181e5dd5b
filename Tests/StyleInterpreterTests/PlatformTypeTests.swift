import Graphics
import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// Types of UIKit, AppKit, CloudKit and Combine that apps have beside their buttons.
@Suite struct `Types of the platform` {
    private func picture(of source: String) throws -> (list: DisplayList, standIns: [String]) {
        let program = try interpret("import SwiftUI\n" + source, replacesExternalNames: true)
        let root = try #require(program.roots.first { $0.name == "Card" }, "\(program.refusals)")
        #expect(root.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return (render(try #require(try root.makeStyle().view)), root.standIns.map(\.name))
    }

    @Test func `are made by their initializers and static functions`() throws {
        let (list, standIns) = try picture(
            of: """
                struct Effect: NSViewRepresentable {
                    private let material: NSVisualEffectView.Material
                    @Binding var text: String
                    init(_ material: NSVisualEffectView.Material = .header, text: Binding<String>) {
                        self.material = material
                        self._text = text
                    }
                    func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
                    @ViewBuilder static func chosen(_ isOn: Bool) -> some View {
                        if isOn { Effect(text: .constant("")) } else { Color.red }
                    }
                }
                struct Card: View {
                    @State private var text = ""
                    var body: some View {
                        Button("Hi") {}
                        Effect(text: $text).frame(width: 9)
                        Effect.chosen(false).frame(width: 8, height: 8)
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["Hi"] && list.fillColors == [.test(.red)])
        #expect(standIns == ["Effect: NSViewRepresentable"])
    }

    @Test func `are gestures that no touch begins`() throws {
        let (list, standIns) = try picture(
            of: """
                struct Swipe: UIGestureRecognizerRepresentable {
                    var onEnd: () -> Void
                    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { .init() }
                }
                struct Card: View {
                    var body: some View { Button("Hi") {}.gesture(Swipe(onEnd: {})) }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["Hi"])
        #expect(standIns == ["Swipe: UIGestureRecognizerRepresentable"])
    }

    @Test func `take values at keys, which are lost`() throws {
        let (list, _) = try picture(
            of: """
                struct Card: View {
                    func record() -> String {
                        let record = CKRecord(recordType: "Card")
                        record["name"] = "Anna" as CKRecordValue
                        return "made"
                    }
                    var body: some View { Button(record()) {} }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["made"])
    }

    @Test func `publish nothing while a picture is drawn`() throws {
        let (list, _) = try picture(
            of: """
                final class Tasks: ObservableObject { @Published var all = ["a"] }
                struct Card: View {
                    @EnvironmentObject private var tasks: Tasks
                    @State private var count = 0
                    var body: some View {
                        Button("\\(count)") {}.onReceive(tasks.$all) { all in count = all.count }
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["0"])
    }

    @Test func `of an app at its first start have stored nothing`() throws {
        let (list, standIns) = try picture(
            of: """
                struct Card: View {
                    private let defaults = UserDefaults.standard
                    var body: some View {
                        let name = defaults.string(forKey: "name") ?? "none"
                        Button("\\(name) \\(defaults.integer(forKey: "count")) \\(defaults.bool(forKey: "on"))") {
                            defaults.set(3, forKey: "count")
                        }
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["none 0 false"])
        #expect(standIns == [])
    }

    @Test func `have the parts of an address`() throws {
        let (list, standIns) = try picture(
            of: """
                struct Card: View {
                    private let url = URL(string: "https://example.com/a/b.txt?q=1")
                    var body: some View {
                        Button("\\(url?.host ?? "-") \\(url?.host() ?? "-") \\(url?.lastPathComponent ?? "-")") {}
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["example.com example.com b.txt"])
        #expect(standIns == [])
    }

    @Test func `have elements of which nothing is known`() throws {
        let (list, _) = try picture(
            of: """
                struct Event { var title = "Title" }
                struct Row: View {
                    let event: Event
                    var body: some View { Button(event.title) {} }
                }
                struct Card: View {
                    let events: RealmSwift.List<Event>
                    var body: some View {
                        ForEach(events.sorted(by: Sorting.byDate), id: \\._id) { event in Row(event: event) }
                    }
                }
                """
        )
        #expect(list.runs.map(\.text) == ["Title", "Title"])
    }
}
