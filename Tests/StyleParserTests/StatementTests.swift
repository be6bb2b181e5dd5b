import StyleSyntax
import Testing

@Suite struct `A statement` {
    @Test(arguments: [
        (
            "if a { b } else if let c, let d = e, f { g } else { h }",
            "if a { b } else if let c, let d = e, f { g } else { h }"
        ),
        ("if case .a(let b) = c { }", "if case case .a(let b) = c {  }"),
        ("if #available(iOS 26, macOS 15.1, *) { a }", "if #available(iOS 26, macOS 15.1, *) { a }"),
        ("if #unavailable(iOS 26) { a }", "if #unavailable(iOS 26) { a }"),
        ("guard var a = b else { return }", "guard var a = b else { return }"),
        ("for i in 0..<3 where i > 1 { continue }", "for let i in (0 ..< 3) where (i > 1) { continue }"),
        ("for case let .a(b)? in c { }", "for case .a(let b)? in c {  }"),
        ("for (i, x) in a { }", "for (let i, let x) in a {  }"),
        ("while a, b { break }", "while a, b { break }"),
        ("repeat { a } while b", "repeat { a } while b"),
        ("a: while b { continue a }", "a: while b { continue a }"),
        (
            "do { try a() } catch let e as E where x { b } catch { c }",
            "do { (try a()) } catch let e as E where x { b } catch  { c }"
        ),
        ("defer { a }", "defer { a }"),
        ("throw a", "throw a"),
        ("return", "return"),
        ("a; b", "a\nb"),
    ])
    func `becomes a value`(text: String, description: String) throws {
        #expect(try describe(text) == description)
    }

    @Test(arguments: [
        ("case 1, 2...3", "1, (2 ... 3)"),
        ("case (_, .disabled)", "(_, .disabled)"),
        ("case let (a, b) where a", "(let a, let b) where a"),
        ("case .a(let b, c: var d)", "case .a(let b, c: var d)"),
        ("case let .a(b, _)", "case .a(let b, _)"),
        ("case A.b(1)", "case (A . b)(1)"),
        ("case is A", "is A"),
        ("case let a as B", "let a as B"),
        ("case let a?", "let a?"),
        ("case nil", "nil"),
        ("case a", "a"),
        ("case (let a)", "let a"),
    ])
    func `has patterns`(text: String, description: String) throws {
        #expect(try describe("switch x { \(text): break }") == "switch x { case \(description): break }")
    }

    @Test func `has cases with statements`() throws {
        let text = "switch (a, b) {\ncase .c: d; e\n  fallthrough\n@unknown default: f }"
        #expect(try describe(text) == "switch tuple(a, b) { case .c: d; e; fallthrough; default: f }")
    }

    @Test func `names what is not supported`() throws {
        #expect(try describe("func a() { for await x in y { } }") == "func a() { <'for await'> }")
    }
}
