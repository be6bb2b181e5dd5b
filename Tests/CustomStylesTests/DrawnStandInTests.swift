import CustomStyles
import Testing

@Suite struct `A stand-in` {
    /// The names of the stand-ins of a root, those that its picture depends on first.
    private func standIns(_ body: String) throws -> (drawn: [String], others: [String]) {
        let source = try CustomSource.test(
            """
            import SwiftUI
            struct Page: View {
                var body: some View { VStack { Text("Page").foregroundStyle(Theme.page) } }
            }
            struct Store {
                let name = Names.first
                static let shared = Store()
                func load() { Service.load() }
            }
            final class Services {
                static let shared = Services()
                let analytics: String = Analytics.name
                let theme: CGFloat = Sizes.large
                lazy var log = Logs.first
                init() { log = nil }
            }
            struct Card: View {
                @State private var isOpen = false
                var color: Color { Theme.unused }
                var body: some View { \(body) }
            }
            """
        )
        let root = try #require(source.styles.first { $0.name == "Card" })
        return (
            root.standIns.filter(\.isDrawn).map(\.name), root.standIns.filter { !$0.isDrawn }.map(\.name)
        )
    }

    @Test func `of the view itself is drawn`() throws {
        #expect(
            try standIns(#"Button("A") {}.tint(isOpen ? Theme.open : Theme.closed)"#).drawn == [
                "Theme.open", "Theme.closed",
            ]
        )
    }

    @Test(arguments: [
        (#"NavigationStack { NavigationLink("A") { Page() } }"#, "Theme.page"),
        (#"Group { if isOpen { Page() }; Button("A") {} }"#, "Theme.page"),
    ])
    func `of what is not shown is none of the picture`(body: String, name: String) throws {
        let found = try standIns(body)
        #expect(found.drawn == [])
        #expect(found.others.contains(name), "\(found)")
    }

    @Test(arguments: ["Page()", "Text(Store.shared.name)", #"Text("A").foregroundStyle(color)"#])
    func `of code that the view runs is drawn`(body: String) throws {
        #expect(try standIns("VStack { \(body); Button(\"A\") {} }").drawn.count == 1)
    }

    @Test(arguments: [
        (#"ForEach(0..<0) { _ in Text("B").foregroundStyle(Theme.row) }"#, false),
        (#"ForEach(0..<1) { _ in Text("B").foregroundStyle(Theme.row) }"#, true),
        (#"Text("B").foregroundStyle(paint { Theme.row })"#, false),
        (#"Text("B").foregroundStyle(painted { Theme.row })"#, true),
        (#"Text("B").foregroundStyle(painted { paint { Theme.row } })"#, false),
        (#"Text("B").foregroundStyle(painted { painted { Theme.row } })"#, true),
    ])
    func `of a closure is drawn if the closure runs`(view: String, isDrawn: Bool) throws {
        let source = try CustomSource.test(
            """
            import SwiftUI
            func paint(_ color: () -> Color) -> Color { .red }
            func painted(_ color: () -> Color) -> Color { color() }
            struct Card: View {
                var body: some View { VStack { Button("A") {}; \(view) } }
            }
            """
        )
        let root = try #require(source.styles.first)
        #expect(root.standIns.map(\.name) == ["Theme.row"])
        #expect(root.standIns.map(\.isDrawn) == [isDrawn])
    }

    @Test func `of a service is drawn if its property is read`() throws {
        let found = try standIns(#"Button("A") {}.frame(width: Services.shared.theme)"#)
        #expect(found.drawn == ["Sizes.large"])
        #expect(found.others.contains("Analytics.name"))
    }

    @Test(arguments: [
        #"Button("A") { Store.shared.load() }"#, #"Button("A") {}.sheet(isPresented: $isOpen) { Page() }"#,
    ])
    func `of what only an action reaches is none`(body: String) throws {
        let found = try standIns(body)
        #expect(found.drawn + found.others == [])
    }

    @Test func `of a style is drawn in any of its states`() throws {
        let source = try CustomSource.test(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(configuration.isPressed ? pressed : .blue)
                }
                private var pressed: Color { Theme.pressed }
            }
            """
        )
        #expect(source.styles[0].standIns.map(\.isDrawn) == [true])
    }
}
