import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

@Suite struct `A notification` {
    @Test(arguments: [
        ".opened", ".closed", "UIApplication.didBecomeActiveNotification",
        "UserDefaults.didChangeNotification",
        "UIResponder.keyboardWillShowNotification", #"Notification.Name("x")"#, #"NSNotification.Name("x")"#,
    ])
    func `is waited for without a stand-in, and never comes`(name: String) throws {
        let program = try interpret(
            """
            import SwiftUI
            extension Notification.Name {
                static let opened = Notification.Name("opened")
            }
            extension NSNotification.Name {
                static let closed = Self(rawValue: "closed")
            }
            struct Page: View {
                @State private var count = 0
                private func take(_ notification: Notification) { if notification.object == nil { count += 1 } }
                var body: some View {
                    Button("Count \\(count)") { NotificationCenter.default.post(name: .opened, object: nil) }
                        .onReceive(NotificationCenter.default.publisher(for: \(name))) { _ in count += 1 }
                        .onReceive(NotificationCenter.default.publisher(for: \(name)), perform: take)
                }
            }
            """,
            replacesExternalNames: true
        )
        #expect(program.diagnostics.map(\.message) == [])
        let root = try #require(program.roots.first)
        #expect(root.standIns == [])
        let page = try root.makeStyle()
        #expect(render(try #require(page.view)).runs.map(\.text) == ["Count 0"])
    }

    @Test func `has the name that the source gives it`() throws {
        let text = try interpretedText(
            "private var result: String { Notification.Name.opened.rawValue }",
            file: #"extension Notification.Name { static let opened = Self("opened") }"#
        )
        #expect(text == "opened")
    }
}
