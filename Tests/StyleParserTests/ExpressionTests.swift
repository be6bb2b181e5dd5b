import StyleSyntax
import Testing

@Suite struct `An expression` {
    @Test(arguments: [
        ("0x4285f4 + 0b11 - 0o17 * 1_000", "((4359668 + 3) - (15 * 1000))"),
        ("0.5 + 1e3 + 0x1p4", "((0.5 + 1000.0) + 16.0)"),
        ("-0.25", "(-0.25)"),
        ("true && !false || nil == nil", "((true && (!false)) || (nil == nil))"),
        ("[1, 2,]", "[1, 2]"),
        ("[:]", "[]"),
        ("[a: 1, b: 2]", "[a: 1, b: 2]"),
        ("()", "tuple()"),
        ("(1, b: 2)", "tuple(1, b: 2)"),
        ("((1))", "1"),
        ("[(text: String, type: X)]()", "[tuple(text: String, type: X)]()"),
        ("[(A.B, [C?]) async throws -> [D: E<F>]]()", "[type ((A.B, [C?]) async throws -> [D: E<F>])]()"),
        (#"/a+/"#, "/a+/"),
    ])
    func `is a literal`(text: String, description: String) throws {
        let found = try describe(text)
        #expect(found == description)
    }

    @Test(arguments: [
        (#""a\n\t\"\\\u{1F600}\0""#, "a\n\t\"\\😀\0"),
        (##"#"a\n\#n"#"##, "a\\n\n"),
        ("\"\"\"\n    a\n      \"b\" \\\n    c\n    \"\"\"", "a\n  \"b\" c"),
        ("\"\"", ""),
        ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
    ])
    func `is a string without escapes`(text: String, value: String) throws {
        let program = try parse(text).program
        let segments = value.isEmpty ? [] : [StringSegment.text(value)]
        #expect(program.allExpressions.map(\.kind) == [.string(segments)])
    }

    @Test func `is a string with interpolations`() throws {
        #expect(try describe(#""a\(b)c\(d, format: .e)""#) == #""a\(b)c\(d, format: .e)""#)
        #expect(try describe(##"#"\(a)\#(b)"#"##) == ##""\(a)\(b)""##)
    }

    @Test(arguments: [
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a = b ?? c ?? d", "(a = (b ?? (c ?? d)))"),
        ("a += b * c", "(a += (b * c))"),
        ("a..<b ~= c", "((a ..< b) ~= c)"),
        ("x as? A ?? y", "((x as? A) ?? y)"),
        ("x is A && y", "((x is A) && y)"),
        ("x as! A == y as B", "((x as! A) == (y as B))"),
        ("a * .pi / 180", "((a * .pi) / 180)"),
        ("try a + b", "(try (a + b))"),
        ("x = try? await f()", "(x = (try? (await f())))"),
        ("f(&x, g: -y)", "f(&x, g: (-y))"),
        ("_ = f()", "(_ = f())"),
        ("a.reduce(0, +)", "(a . reduce)(0, +)"),
        ("a...", "(a...)"),
        ("(a, b) = (b, a)", "(tuple(a, b) = tuple(b, a))"),
    ])
    func `has operators folded by precedence`(text: String, description: String) throws {
        #expect(try describe(text) == description)
    }

    @Test func `has an operator of its own precedence`() throws {
        let text = try describe(
            "precedencegroup P { higherThan: AdditionPrecedence }\ninfix operator **: P\na + b ** c"
        )
        #expect(text == "precedencegroup P\noperator **\n(a + (b ** c))")
    }

    /// Another file of a project may declare it; what it groups with is not known then.
    @Test(arguments: [
        ("f(a <> b)", "f((a <> b))"), ("a = b <> c", "(a = (b <> c))"), ("try a <> b", "(try (a <> b))"),
    ])
    func `has an operator that is not declared where its precedence does not matter`(
        text: String,
        description: String
    ) throws {
        #expect(try describe(text) == description)
        #expect(try messages(text) == [])
    }

    @Test func `has an operator of the default precedence`() throws {
        #expect(try describe("infix operator <>\na = b <> c") == "operator <>\n(a = (b <> c))")
        let ungrouped = "adjacent operators are in unordered precedence groups"
        let messages = try messages("infix operator <>\na + b <> c")
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains(ungrouped) })
    }

    @Test(arguments: [
        "a <> b + c", "a <> b <> c", "a <> b as C", "a <> b ? c : d", "a = b <> c + d", "a == b <> c",
    ])
    func `has no operator that is not declared where its precedence matters`(text: String) throws {
        let messages = try messages("\(text)\nd <> e")
        #expect(!messages.isEmpty && messages.allSatisfy { $0.hasSuffix("unknown infix operator '<>'") })
        #expect(messages.allSatisfy { $0.hasPrefix("Pill.swift:1:") })
    }

    @Test(arguments: [
        ("a.b().c", "((a . b)() . c)"),
        ("a.b(_:c:)(1)", "(a . b(_:c:))(1)"),
        (".white.opacity(0.5)", "(.white . opacity)(0.5)"),
        (".init(1)", ".init(1)"),
        ("A<B>.C<D, E>()", "(A<B> . C)<D, E>()"),
        ("a[1, x: 2]", "a[1, x: 2]"),
        ("super.a", "(super . a)"),
        ("Self.self", "(Self . self)"),
        ("`default`", "default"),
        ("a?.b.c!.d", "{((({a}. . b) . c)! . d)}"),
        ("a?.b = c", "{((a? . b) = c)}"),
        ("a?.b += c", "{((a? . b) += c)}"),
        ("(a?.b).c", "({(a? . b)} . c)"),
        ("a?.b ?? c", "({(a? . b)} ?? c)"),
        ("a?.b as? C", "({(a? . b)} as? C)"),
        ("f(a?.b)", "f({(a? . b)})"),
        ("$a.b.wrappedValue", "(($a . b) . wrappedValue)"),
        ("\\.isEnabled", "\\.isEnabled"),
        ("\\A<B>.c?.d[0]!.self", "\\A<B>.c?.d[0]!.self"),
        ("#colorLiteral(red: 1, green: 0)", "#colorLiteral(red: 1, green: 0)"),
    ])
    func `is a chain`(text: String, description: String) throws {
        let expected = description.replacing("{a}.", with: "a?")
        #expect(try describe(text) == expected)
    }

    @Test(arguments: [
        ("f { $0 }", "f() { $0 }"),
        ("f(1) { a in a } label: { b }", "f(1) { (a) in a } label: { b }"),
        (
            "{ [weak self, x = y] (a: Int, _ b: C) async throws -> D in a }",
            "{ [weak self, x = y] (a: Int, b: C) async throws -> D in a }"
        ),
        ("{ (_, b) in }", "{ (_, b) in  }"),
        ("{ a, _ in b }", "{ (a, _) in b }"),
        ("{ @MainActor in a }", "{ @MainActor in a }"),
        ("{ () -> A in a }()", "{ () -> A in a }()"),
        ("x[0] { a }", "x[0] { a }"),
    ])
    func `has closures`(text: String, description: String) throws {
        #expect(try describe(text) == description)
    }

    @Test func `is a statement`() throws {
        #expect(try describe("let a = if b { 1 } else { 2 }") == "let a = (if b { 1 } else { 2 })")
        #expect(
            try describe("f(switch a { case .b: 1 default: 2 })")
                == "f((switch a { case .b: 1; default: 2 }))"
        )
    }

    @Test(arguments: [
        ("a(consume b)", "a(<'consume'>)"), ("x(copy y)", "x(<'copy'>)"),

        ("f(repeat each x)", "f(<a parameter pack>)"),
    ])
    func `names what is not supported`(text: String, description: String) throws {
        #expect(try describe(text) == description)
    }

    @Test func `has the place of its first byte and its length`() throws {
        let program = try parse("let ü = 1\n\tab.cd(  e ) // f").program
        let places = program.allExpressions.map { expression in
            "\(program.source.text(expression.range)) \(expression.place.line):\(expression.place.column)"
        }
        #expect(places == ["1 1:10", "ab 2:2", "ab.cd 2:2", "e 2:10", "ab.cd(  e ) 2:2"])
        guard case .member(_, let name, _) = program.allExpressions[2].kind else {
            Issue.record("no member")
            return
        }
        #expect(name == Name("cd", at: SourcePlace(offset: 15, line: 2, column: 5)))
    }

    @Test func `is a chain of links from its base`() throws {
        let program = try parse("a.b()[c] + d").program
        let last = ExpressionID(index: program.allExpressions.count - 1)
        let links = program.chain(last).map { program.source.text(program[$0].range) }
        #expect(links == ["a", "a.b", "a.b()", "a.b()[c]", "a.b()[c] + d"])
    }

    @Test func `is too large`() throws {
        #expect(try describe("18446744073709551615") == "18446744073709551615")
        #expect(
            try messages("18446744073709551616")
                == ["Pill.swift:1:1: error: integer literal '18446744073709551616' is too large"]
        )
    }
}
