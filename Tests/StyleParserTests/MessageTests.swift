import StyleSyntax
import Testing

@Suite struct `A message of the parser` {
    @Test(arguments: [
        ("struct A {", ["Pill.swift:1:11: error: expected '}' to end struct"]),
        ("let a = \"b", ["Pill.swift:1:11: error: expected '\"' to end string literal"]),
        (
            "let = 1\nlet b = )",
            [
                "Pill.swift:1:5: error: expected pattern in variable",
                "Pill.swift:2:9: error: expected expression in variable",
                "Pill.swift:2:9: error: unexpected code ')' in source file",
            ]
        ),
        ("a +", ["Pill.swift:1:4: error: expected expression after operator"]),
        (
            "a == b == c",
            [
                "Pill.swift:1:3: error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'"
            ]
        ),
    ])
    func `has the place and the words of the compiler`(text: String, expected: [String]) throws {
        let found = try messages(text)
        #expect(found == expected)
    }

    @Test func `states the remedy`() throws {
        let diagnostic = try #require(try parse("struct A {").diagnostics.first)
        #expect(diagnostic.remedy == "insert '}'")
        #expect(!(try parse("struct A {").isValid))
    }

    @Test func `is one of at most fifty`() throws {
        #expect(try messages(String(repeating: "let = 1\n", count: 49)).count == 49)
        #expect(try messages(String(repeating: "let = 1\n", count: 60)).count == 50)
    }

    @Test func `refuses what is nested too deeply`() throws {
        // Each branch of a ternary expression is inside of the one before.
        let deep = { String(repeating: "a ? b : ", count: $0) + "c" }
        #expect(try messages(deep(250)) == [])
        let found = try messages(deep(300))
        #expect(
            found == [
                "Pill.swift:1:353: error: statements and expressions are nested too deeply"
            ]
        )
    }
}
