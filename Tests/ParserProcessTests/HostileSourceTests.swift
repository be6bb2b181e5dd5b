import ParserProcess
import StyleSyntax
import TestSupport
import Testing

/// Sources that take the parser of the toolchain very long or overflow its stack, behind both fences.
@Suite struct `A hostile source` {
    /// The tests share the processors with others.
    private static let parsers = BuiltParser.parsers {
        $0.sourceMilliseconds = 20_000
        $0.waitMilliseconds = 60_000
        $0.processorSeconds = 20
    }

    private func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    /// The outcome of a source: its messages, or the text of its error.
    private func messages(_ text: String) -> [String] {
        switch outcome(Self.parsers, SourceText(text)) {
        case .success(let source): source.diagnostics.map(\.message)
        case .failure(.refused(let diagnostic)): [diagnostic.message]
        case .failure(.unavailable(let reason)): ["\(reason)"]
        }
    }

    @Test(arguments: [
        ("(", 100_000, "source is longer than 65536 bytes"),
        ("(", 1_000, "brackets are nested more than 64 deep"),
        ("[", 24, "square brackets are nested more than 8 deep"),
        ("[a:[", 12, "square brackets are nested more than 8 deep"),
        ("#", 2_000, "'#' is repeated more than 8 times"),
        ("\"", 16_000, "'\"' is repeated more than 8 times"),
        ("@A(", 15_000, "brackets are nested more than 64 deep"),
        ("if a {\n", 2_000, "brackets are nested more than 64 deep"),
        ("1+", 4_000, "expression has more than 600 links"),
        ("a\n.b()", 2_000, "expression has more than 600 links"),
        ("a ? b : ", 5_000, "expression has more than 600 links"),
        ("if a { } else ", 3_500, "expression has more than 600 links"),
        ("A<", 20_000, "expression has more than 600 links"),
    ])
    func `is refused before the parser`(text: String, count: Int, message: String) {
        #expect(messages(repeated(text, count)) == [message])
    }

    @Test(arguments: [
        "1+", "a ? b : ", "if a { } else ", "A<", "try ", "a as ", "some ", "!a ", "a.b", "{}.", "a??", "-a",
        "&a ",
    ])
    func `is parsed or refused at the limit of a chain`(text: String) {
        let parts = SourceLimits.chainLinks / (text.contains("? b") ? 2 : 1)
        switch outcome(Self.parsers, SourceText(repeated(text, parts))) {
        case .success, .failure(.refused): break
        case .failure(.unavailable(let reason)): Issue.record("\(reason)")
        }
    }

    @Test(arguments: ["[", "[(", "[a:[", "[A<", "(a,[", "{[", "let a: [["])
    func `is parsed at the limit of square brackets`(text: String) {
        let count = SourceLimits.nestedSquareBrackets / text.count { $0 == "[" }
        #expect(messages(repeated(text, count)).first?.hasPrefix("expected") == true)
    }

    @Test(arguments: [
        "(", "{", "f({", "if a {\n", "@A(", "f(a: ", "{ a in ", "struct A {", "switch a { case b: ", "\"\\(",
    ])
    func `is parsed at the limit of brackets`(text: String) {
        let count = SourceLimits.nestedBrackets / text.count { "([{".contains($0) }
        #expect(messages(repeated(text, count)) != [])
    }

    @Test func `is parsed in vain`() {
        // Statements side by side are no chain.
        #expect(messages(repeated("a\n", 32_000)) == [])
        #expect(messages(repeated("a ", 1_000)).count == 50)
        #expect(messages(repeated(",", 8)) != [])
        #expect(messages(repeated("case ", 13_000)) != [])
        #expect(messages(repeated("let a = 1; ", 5_900)) == [])
    }

    @Test func `of chance is parsed or refused`() {
        var generator = SeededNumbers(seed: 20)
        for _ in 0..<30 {
            let bytes = (0..<4_000).map { _ in UInt8(truncatingIfNeeded: generator.next()) & 0x7F }
            let source = SourceText(bytes.map { $0 < 0x20 ? 0x0A : $0 == 0x7F ? 0x20 : $0 })
            switch outcome(Self.parsers, source) {
            case .success(let parsed): #expect(!parsed.isValid)
            case .failure(.refused): break
            case .failure(let error): Issue.record("\(error)")
            }
        }
    }

    @Test func `that takes too long is ended`() {
        let parsers = BuiltParser.parsers { $0.sourceMilliseconds = 1 }
        let line = "    private var property = Color.red.opacity(0.5)\n"
        #expect(refusal(parsers, repeated(line, 1_000)) == "source takes too long to parse")
        #expect(refusal(parsers, repeated(line, 1_000)) == "source takes too long to parse")
    }

    @Test func `is not refused because the machine is busy`() {
        // A time that the process cannot have taken: the service lacks a processor, the source is innocent.
        let parsers = BuiltParser.parsers { $0.waitMilliseconds = 1 }
        let line = "    private var property = Color.red.opacity(0.5)\n"
        #expect(
            outcome(parsers, SourceText(String(repeating: line, count: 1_000)))
                == .failure(.unavailable(.failed(.processorTimeout)))
        )
    }

    @Test func `that takes too much memory is ended`() {
        let line = "    private var property = Color.red.opacity(0.5)\n"
        // The least memory in which the program starts.
        let small = stride(from: 24 << 20, through: 128 << 20, by: 1 << 20).lazy
            .map { bytes in BuiltParser.parsers { $0.addressSpace = bytes } }
            .first { outcome($0, SourceText("a")) == outcome(Self.parsers, SourceText("a")) }
        #expect(small.map { refusal($0, repeated(line, 1_300)) } == "source is too complex to parse")
        #expect(refusal(Self.parsers, repeated(line, 1_300)) == nil)
    }

    @Test func `that takes too much time of a processor is ended`() {
        // Many errors on one line take the parser a time that grows with their square.
        let parsers = BuiltParser.parsers {
            $0.sourceMilliseconds = 60_000
            $0.waitMilliseconds = 60_000
            $0.processorSeconds = 1
        }
        #expect(refusal(parsers, repeated("a ", 32_000)) == "source takes too long to parse")
    }

    @Test func `has a bounded result`() {
        let parsers = BuiltParser.parsers { $0.resultBytes = 100 }
        #expect(refusal(parsers, repeated("a.b\n", 100)) == "source is too complex to parse")
        #expect(refusal(parsers, "a") == nil)
    }
}
