import Graphics
import StyleInterpreter
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

    @Test(arguments: [(10, true), (11, false)])
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
                "the source names 11 things that it does not declare, more than 10: Theme.color1, "
            )
        )
        #expect(error.place.line == 15)
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
}
