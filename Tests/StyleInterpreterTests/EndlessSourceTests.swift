import StyleInterpreter
import StyleRuntime
import StyleSyntax
import Testing

/// The first message about a style with declarations before it and members of its own.
private func message(before: String = "", members: String = "", body: String = "configuration.label") throws
    -> String?
{
    let source = """
        import SwiftUI
        \(before)
        struct Pill: ButtonStyle {
            \(members)
            func makeBody(configuration: Configuration) -> some View { \(body) }
        }
        """
    return try onThread(stack: 8 << 20) {
        Result { try interpret(source, replacesExternalNames: true).diagnostics.first?.message }
    }?.get()
}

@Suite struct `A declaration that leads to itself` {
    @Test(arguments: [
        ("", "typealias T = T; var x: T = 1", "T"),
        ("", "typealias T = U; typealias U = T; var x: T = 1", "T"),
        ("typealias T = [T]", "var x: T = []", "T"),
        ("typealias T = (T) -> T", "var x: T", "T"),
        ("typealias T = T.U", "var x: T = 1", "T"),
        ("struct A { typealias T = B.T }; struct B { typealias T = A.T }", "var x: A.T = 1", "T"),
        ("extension Color { typealias A = Color.B; typealias B = Color.A }", "var z: Color.B?", "B"),
    ])
    func `is an error where it is an alias`(_ before: String, _ members: String, _ name: String) throws {
        #expect(try message(before: before, members: members) == "type alias '\(name)' references itself")
    }

    @Test func `is an error where it is a structure`() throws {
        #expect(
            try message(before: "struct A { var a = A() }", members: "var a = A()")
                == "value type 'A' cannot have a stored property that recursively contains it"
        )
        let mutual = try message(
            before: "struct A { var b = B() }; struct B { var a = A() }",
            members: "var b = B()"
        )
        #expect(mutual?.hasSuffix("cannot have a stored property that recursively contains it") == true)
    }

    @Test func `is accepted where it is a class, whose objects may end`() throws {
        let list = "var count = 0; class A { var next: A? = { count += 1; return count < 3 ? A() : nil }() }"
        #expect(try message(before: list, members: "let a = A()") == nil)
    }
}

@Suite struct `A type that grows without end` {
    @Test func `is refused where aliases double it`() throws {
        let aliases = (1..<40).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" }
        let before = (["typealias A0 = (Int, Int)"] + aliases).joined(separator: "\n")
        #expect(
            try message(before: before, members: "var x: A39? = nil") == "the source is too complex to check"
        )
    }

    @Test func `is refused where values double it`() throws {
        let values = (1..<40).map { "let a\($0) = (a\($0 - 1), a\($0 - 1))" }
        let body = (["let a0 = 1"] + values + ["return configuration.label"]).joined(separator: "\n")
        #expect(try message(body: body) == "the type of this expression has more than 1000 parts")
    }
}

@Suite struct `A sum of many operands` {
    @Test(arguments: [
        ("configuration.label.padding(", "1", " + ", ")"),
        ("Text(", "\"a\"", " + ", ")"),
        ("", "Text(\"a\")", " + ", ""),
        ("configuration.label.opacity(", "true", " || ", " ? 1 : 0)"),
        ("configuration.label.padding(", "Theme.space", " + ", ")"),
        ("configuration.label.padding(1", "", " as CGFloat", ")"),
    ])
    func `needs no deep stack`(_ start: String, _ operand: String, _ symbol: String, _ end: String) throws {
        // The links of `Theme.space` count, too.
        let operands = Array(repeating: operand, count: operand.contains(".") ? 290 : 580)
        #expect(try message(body: start + operands.joined(separator: symbol) + end) == nil)
    }
}

@Suite struct `A number in a name that is not in the source` {
    @Test(arguments: ["infinity", "nan", "lines99999999999999999999", "x1e308", "n18446744073709551616"])
    func `stays one that can be drawn`(_ name: String) throws {
        #expect(
            try message(body: "configuration.label.lineLimit(Theme.\(name)).padding(Theme.\(name))") == nil
        )
    }
}
