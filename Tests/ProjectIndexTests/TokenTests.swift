import ProjectIndex
import Testing

@Suite struct `The tokens of a source` {
    @Test func `are not those of comments`() {
        let names = identifiers(
            """
            // struct A
            /* struct B /* struct C */ struct D */ let x = y // z
            /** struct E */
            """
        )
        #expect(names == ["x", "y"])
    }

    @Test func `are not those of strings`() {
        let names = identifiers(
            #"""
            let a = "struct B { \" }"
            let c = """
                struct D { "quoted" """ + e
            let f = """
                } \""" }
                """
            let g = h
            """#
        )
        #expect(names == ["a", "c", "e", "f", "g", "h"])
    }

    @Test func `are those of interpolations`() {
        let names = identifiers(
            ##"""
            let a = "x \(b("y \(c) z")) \(d.map { "}" + $0 })" + e
            let f = #"\(no) \#(yes) " \n"# + g
            let h = """
                \(i
                ) "" \(j)
                """ + k
            """##
        )
        #expect(names == ["a", "b", "c", "d", "map", "e", "f", "yes", "g", "h", "i", "j", "k"])
    }

    @Test func `are literals, without those that have an interpolation`() {
        let texts = literals(
            ##"""
            let a = "title.key", b = "it\"s \u{41}\n", c = "no \(x)", d = #"raw "1" \n \#u{42}"#, e = ""
            let f = """
                lines
                """, g = x("in \(y("inner"))")
            """##
        )
        #expect(texts == ["title.key", "it\"s A\n", "raw \"1\" \\n B", "", "inner"])
    }

    @Test func `are literals up to 200 bytes`() {
        let text = String(repeating: "x", count: 200)
        #expect(literals("let a = \"\(text)\"") == [text])
        #expect(literals("let a = \"\(text)x\"") == [])
    }

    @Test func `are not those of regular expressions`() {
        let names = identifiers(
            """
            let a = /"{(no)/
            let b = c / d / e
            let f = #/ " { /#
            let g = h(/\\/{/, i)
            """
        )
        #expect(names == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    }

    @Test func `are names in backticks, also those of keywords`() {
        #expect(identifiers("let `default` = `class`.init.self.default") == ["default", "class"])
    }

    @Test func `are no names of arguments`() {
        let names = identifiers("let a = f(x: b, y: c[z: d], [e: 1], g ? h : i) as [J: K]")
        #expect(names == ["a", "f", "b", "c", "d", "e", "g", "h", "i", "J", "K"])
    }

    @Test func `are on lines of all systems`() {
        let sources = [
            "\n\nstruct A: ButtonStyle {}", "\r\n\r\nstruct A: ButtonStyle {}",
            "\r\rstruct A: ButtonStyle {}",
        ]
        for source in sources { #expect(index(["A.swift": source]).roots.map(\.line) == [3]) }
    }

    @Test func `have places behind a byte order mark, comments and strings of several lines`() {
        let source = "\u{FEFF}/*\n*/ let a = \"\"\"\n\n\"\"\"\n  struct B: ButtonStyle {}"
        let root = index(["A.swift": source]).roots.first
        #expect(root?.line == 5)
        #expect(root.map { Array(source.utf8)[$0.offset...].starts(with: "struct B".utf8) } == true)
    }
}
