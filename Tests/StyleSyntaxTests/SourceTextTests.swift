import StyleSyntax
import Testing

@Suite struct `A source` {
    @Test func `has lines and columns in bytes from 1`() {
        let source = SourceText("ü\r\nb\rc\n")
        #expect(source.lineCount == 4)
        #expect((1...5).map(source.line) == ["ü", "b", "c", "", ""])
        #expect(source.line(0) == "")
        let places = (0...8).map { source.place(at: $0) }.map { "\($0.line):\($0.column)" }
        #expect(places == ["1:1", "1:2", "1:3", "1:4", "2:1", "2:2", "3:1", "3:2", "4:1"])
        #expect(source.place(at: -1) == .start)
        #expect(source.place(at: 100).offset == 8)
    }

    @Test func `has parts`() {
        let source = SourceText("ab cd")
        #expect(source.text(source.range(3..<5)) == "cd")
        #expect(source.range(3..<100).length == 2)
        #expect(SourceText("").place(at: 0) == .start)
    }
}

@Suite struct `A source of several files` {
    private let source = SourceText(
        joining: [
            ("A.swift", "App", SourceLines(Array("a\nbb".utf8))),
            ("B.swift", "Kit", SourceLines(Array("c\n".utf8))),
            ("C.swift", "", SourceLines([])),
            ("D.swift", "", SourceLines(Array("d\ne".utf8))),
        ],
        modules: ["App", "Kit"]
    )

    private func place(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let offset = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) } ?? -1
        let place = source.place(at: offset)
        return "\(source.file(of: place).path):\(place.line):\(place.column) \(source.line(of: place))"
    }

    @Test func `has places in its files`() {
        #expect(place("a") == "A.swift:1:1 a")
        #expect(place("b") == "A.swift:2:1 bb")
        #expect(place("c") == "B.swift:1:1 c")
        #expect(place("d") == "D.swift:1:1 d")
        #expect(place("e") == "D.swift:2:1 e")
    }

    @Test func `has the bytes of each`() {
        #expect(source.files.map(\.path) == ["A.swift", "B.swift", "C.swift", "D.swift"])
        let texts = source.files.map { String(decoding: $0.lines.bytes, as: UTF8.self) }
        #expect(texts == ["a\nbb", "c\n", "", "d\ne"])
        #expect(source.isOfProject)
        #expect(!SourceText("a").isOfProject)
    }

    @Test func `reads as its joined bytes`() {
        let joined = SourceText(source.bytes)
        #expect(String(decoding: source.bytes, as: UTF8.self) == "a\nbb\nc\nd\ne")
        #expect(source.length == joined.length)
        #expect(source.lineCount == joined.lineCount)
        #expect((0...6).map(source.line) == (0...6).map(joined.line))
        for start in 0...source.length {
            for end in start...source.length {
                let range = source.range(start..<end)
                #expect(source.text(range) == joined.text(joined.range(start..<end)))
            }
        }
    }

    @Test func `has a first file by itself`() {
        #expect(source.firstFile.files.map(\.path) == ["A.swift"])
        #expect(source.firstFile.files.map(\.module) == ["App"])
        #expect(source.firstFile.modules == ["App", "Kit"])
        #expect(SourceText("a").firstFile == SourceText("a"))
        #expect(SourceText(joining: []) == SourceText(""))
    }

    @Test(arguments: [
        ("#if", true), ("f D", true), ("if DEBUG\n", false), ("let ü", false), ("", false), ("b", true),
    ])
    func `contains words of one of its files`(word: String, isContained: Bool) {
        let files = ["#if DEBUG", "a\nb"].map { (path: "", module: "", lines: SourceLines(Array($0.utf8))) }
        #expect(SourceText(joining: files).contains(word) == isContained)
    }
}

@Suite struct `A diagnostic` {
    private let source = SourceText("struct A {\n\tlet ü = foo\n}")

    @Test func `is written as the compiler writes it`() {
        let diagnostic = Diagnostic(
            .error,
            at: source.place(at: 21),
            in: source,
            message: "cannot find 'foo' in scope",
            remedy: "did you mean 'for'?"
        )
        #expect(
            diagnostic.text(file: "Pill.swift") == """
                Pill.swift:2:11: error: cannot find 'foo' in scope
                2 | \tlet ü = foo
                  | \t        `- error: cannot find 'foo' in scope
                  | \t        `- note: did you mean 'for'?
                """
        )
        #expect(diagnostic.line == "\tlet ü = foo")
    }

    @Test func `may have no remedy`() {
        let diagnostic = Diagnostic(.warning, at: .start, in: source, message: "a")
        #expect(diagnostic.text(file: "b") == "b:1:1: warning: a\n1 | struct A {\n  | `- warning: a")
    }
}
