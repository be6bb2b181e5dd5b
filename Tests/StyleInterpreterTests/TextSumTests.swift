import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import SwiftUI
import TestSupport
import Testing

/// Texts that a source puts together.
@Suite struct `Sums of texts` {
    @Test func `draws the texts one after the other, each with its own attributes`() throws {
        let interpreted = try runs(
            "Text(\"a\").bold() + Text(\"b\").font(.title) + Text(\"c\").foregroundColor(.red)"
        )
        let compiled = render(
            Text("a").bold() + Text("b").font(.title) + Text("c").foregroundColor(.red)
        ).runs
        #expect(interpreted == compiled)
        #expect(interpreted.map(\.text).joined() == "abc")
    }

    @Test func `adds a text to a variable`() throws {
        let texts = try runs(
            """
            {
                var text = Text("a")
                for word in ["b", "c"] { text = text + Text(word) }
                text += Text("d").bold()
                return text
            }()
            """
        )
        #expect(texts.map(\.text).joined() == "abcd")
    }

    @Test func `bounds what a text consists of`() throws {
        let doubling = try failure(
            "{ var text = Text(\"a\"); for _ in 0..<60 { text = text + text }; return text }()"
        )
        #expect(doubling == "the style makes a value of more than 10000 parts")
        let nested = try failure(
            "{ var text = Text(\"a\"); for _ in 0..<200 { text = (text + text.bold()).italic() }; return text }()"
        )
        #expect(nested != nil)
        let deep = try failure(
            "{ var text = Text(\"a\"); for _ in 0..<101 { text = (Text(\"b\") + text).bold() }; return text }()"
        )
        #expect(deep == "the style makes a text that is nested more than 100 deep")
        let allowed = try failure(
            "{ var text = Text(\"a\"); for _ in 0..<99 { text = (Text(\"b\") + text).bold() }; return text }()"
        )
        #expect(allowed == nil)
    }

    private func made(_ text: String) throws -> AnyInterpretedStyle {
        let program = try interpret(
            """
            import SwiftUI
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { text }
                private var text: Text { \(text) }
            }
            """
        )
        #expect(program.diagnostics.map(\.message) == [])
        return try #require(program.styles.first).makeStyle()
    }

    private func runs(_ text: String) throws -> [GlyphRun] {
        let made = try made(text)
        let picture = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
        #expect(made.failure == nil)
        return picture.runs
    }

    private func failure(_ text: String) throws -> String? {
        let made = try made(text)
        _ = render(made.applied(to: SwiftUI.Button(action: {}, label: { EmptyView() })))
        return made.failure?.message
    }
}
