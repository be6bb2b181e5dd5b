import Graphics
import StyleInterpreter
import StyleRuntime
import StyleSyntax
import TestSupport
import Testing
import ViewEngine

/// The error that stops a style in a job, or nil if it is drawn.
private func stop(_ body: String, _ members: String = "") throws -> String? {
    let program = try interpret(
        """
        import SwiftUI
        struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
        \(body)
        }
        \(members)
        }
        """
    )
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.message))")
    let style = try #require(program.styles.first)
    let (_, outcome) = BodyEvaluation.run(stepLimit: InterpreterLimits().steps) {
        do throws(Failure) {
            let made = try style.makeStyle()
            let button = Button(action: {}, label: { Text("Title") })
            _ = record(made.applied(to: button), [.down(0), .up(0.1)], until: 1).displayList(at: 0.5)
        } catch {
            BodyEvaluation.current?.fail(error)
        }
    }
    if let excess = outcome.error as? LocatedExcess { return excess.excess.message }
    guard let failure = outcome.error as? Failure else { return nil }
    return failure.message
}

private let long = "the style makes a text of more than 10000 bytes"
private let large = "the style makes a value of more than 10000 parts"

@Suite struct `A value that doubles` {
    private static let thousand =
        #"let a = "0123456789"; let b = "\(a)\(a)\(a)\(a)\(a)\(a)\(a)\(a)\(a)\(a)";"#
        + #" let c = b + b + b + b + b + b + b + b + b + b"#

    /// The statements for an array `a` of 1,000 numbers.
    private static let numbers =
        "let x = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]; let y = x + x + x + x + x + x + x + x + x + x;"
        + " let a = y + y + y + y + y + y + y + y + y + y"

    @Test func `is a text that is added to itself`() throws {
        func doubled(_ count: Int) -> String {
            "var s = \"a\"\nfor _ in 0..<\(count) { s = s + s }\nreturn Text(s)"
        }
        #expect(try stop(doubled(13)) == nil)
        #expect(try stop(doubled(14)) == long)
        #expect(try stop(doubled(40)) == long)
        #expect(try stop(doubled(40).replacing("s = s + s", with: "s += s")) == long)
        #expect(try stop(doubled(40).replacing("s = s + s", with: #"s = "\(s)\(s)""#)) == long)
        #expect(try stop(doubled(40).replacing("s = s + s", with: "s.append(s)")) == long)
    }

    @Test func `is a text of a number of bytes`() throws {
        let most = "\(Self.thousand)\nlet d = c + c + c + c + c + c + c + c + c + c"
        #expect(try stop("\(most)\nreturn Text(d)") == nil)
        #expect(try stop("\(most)\nreturn Text(d + \"a\")") == long)
        #expect(try stop("\(most)\nreturn Text(\"\\(d)a\")") == long)
    }

    @Test func `is a text of joined or replaced texts`() throws {
        func copies(_ count: Int) -> String { Array(repeating: "c", count: count).joined(separator: ", ") }
        let parts = "\(Self.thousand)\nlet parts = [COUNT]\nreturn Text(parts.joined())"
        #expect(try stop(parts.replacing("COUNT", with: copies(10))) == nil)
        #expect(try stop(parts.replacing("COUNT", with: copies(11))) == long)
        let replaced = "\(Self.thousand)\nreturn Text(c.replacingOccurrences(of: \"0\", with: TEXT))"
        #expect(try stop(replaced.replacing("TEXT", with: "b.dropLast(9)")) == nil)
        #expect(try stop(replaced.replacing("TEXT", with: "b")) == long)
        #expect(try stop(replaced.replacing("TEXT", with: "c + c + c + c + c + c + c + c")) == long)
    }

    @Test func `is an array that is added to itself`() throws {
        func doubled(_ count: Int) -> String {
            "var a = [1]\nfor _ in 0..<\(count) { a = a + a }\nreturn Text(\"\\(a.count)\")"
        }
        #expect(try stop(doubled(13)) == nil)
        #expect(try stop(doubled(14)) == large)
        #expect(try stop(doubled(40).replacing("a = a + a", with: "a += a")) == large)
        #expect(try stop(doubled(40).replacing("[1]", with: "[[1], [2]]")) == large)
    }

    @Test func `is an array of arrays, whose parts are counted`() throws {
        let thousand = Self.numbers + "\n"
        let nine = thousand + "let b = [a, a, a, a, a, a, a, a, a]\nreturn Text(\"\\(b.count)\")"
        #expect(try stop(nine) == nil)
        #expect(try stop(nine.replacing("[a, ", with: "[a, a, ")) == large)
        #expect(try stop(thousand + "let b = a.map { _ in a }\nreturn Text(\"\\(b.count)\")") == large)
        let dictionary = thousand + "let b = [KEYS]\nreturn Text(\"\\(b[1]!.count)\")"
        func keys(_ count: Int) -> String { (1...count).map { "\($0): a" }.joined(separator: ", ") }
        #expect(try stop(dictionary.replacing("KEYS", with: keys(9))) == nil)
        #expect(try stop(dictionary.replacing("KEYS", with: keys(10))) == large)
    }

    @Test func `is a value of nested types`() throws {
        let chain = "indirect enum Chain { case end; case next(Chain) }"
        func nested(_ count: Int) -> String {
            "var c = Chain.end\nfor _ in 0..<\(count) { c = Chain.next(c) }\n_ = c\nreturn configuration.label"
        }
        #expect(try stop(nested(100), chain) == nil)
        #expect(try stop(nested(101), chain) == "the style makes a value that is nested more than 100 deep")
        let pair = "indirect enum Tree { case leaf; case pair(Tree, Tree) }"
        func tree(_ count: Int) -> String {
            "var c = Tree.leaf\nfor _ in 0..<\(count) { c = Tree.pair(c, c) }\n_ = c\nreturn configuration.label"
        }
        #expect(try stop(tree(12), pair) == nil)
        #expect(try stop(tree(13), pair) == large)
    }

    @Test func `is a path that is added to itself`() throws {
        func path(_ count: Int) -> String {
            """
            return configuration.label.background(Path { p in
            p.move(to: CGPoint(x: 0, y: 0))
            for _ in 0..<\(count) { p.addPath(p) }
            })
            """
        }
        #expect(try stop(path(13)) == nil)
        #expect(try stop(path(14)) == large)
        #expect(try stop(path(60)) == large)
    }

    @Test func `takes steps where it is copied`() throws {
        func copies(_ count: Int) -> String {
            """
            \(Self.numbers)
            let long = a + a + a + a + a + a + a + a + a
            var b = a
            for _ in 0..<\(count) { b = long + [1] }
            return Text("\\(b.count)")
            """
        }
        #expect(try stop(copies(60)) == nil)
        #expect(try stop(copies(400)) == "this takes more than 100000 steps")
    }

    @Test func `is a state that an action doubles`() throws {
        func state(_ count: Int) -> String {
            "configuration.label.onAppear { for _ in 0..<\(count) { text = text + text } }.tag(text)"
                .replacing(".tag(text)", with: ".accessibilityLabel(text)")
        }
        let member = "@State private var text = \"a\""
        #expect(try stop(state(13), member) == nil)
        #expect(try stop(state(14), member) == long)
    }
}

@Suite struct `A view that doubles` {
    private static let forms = [
        "VStack { X; X }", "X.overlay(X)", "X.background(X)", "X.mask(X)", "ViewThatFits { X; X }",
        "ForEach(0..<2, id: \\.self) { _ in X }", "Group { X; X }",
        "GeometryReader { _ in ZStack { X; X } }",
    ]

    private func doubled(_ form: String, _ count: Int) -> String {
        let lines = (1...count).map { number in
            "let a\(number) = \(form.replacing("X", with: number == 1 ? "Color.red" : "a\(number - 1)"))"
        }
        return lines.joined(separator: "\n") + "\nreturn a\(count)"
    }

    @Test(arguments: forms)
    func `is stopped`(_ form: String) throws {
        #expect(try stop(doubled(form, 5)) == nil)
        #expect(try stop(doubled(form, 30)) == "the style has more than 5000 views")
    }

    @Test func `is stopped where shadows double what they draw`() throws {
        func shadows(_ count: Int) -> String {
            "configuration.label" + String(repeating: ".shadow(color: .red, radius: 5)", count: count)
        }
        #expect(try stop(shadows(6)) == nil)
        #expect(try stop(shadows(10)) == nil)
        #expect(try stop(shadows(11)) == "the style draws 2048 parts, more than 2000")
        #expect(try stop(shadows(80)) == "the style draws countless parts, more than 2000")
    }

    @Test func `is drawn with levels of many styles`() throws {
        let levels = String(repeating: ".foregroundStyle(.primary, .primary)", count: 40)
        #expect(try stop("configuration.label\(levels)") == nil)
    }
}
