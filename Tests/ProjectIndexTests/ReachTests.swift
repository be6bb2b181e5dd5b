import ProjectIndex
import Testing

@Suite struct `The reach of a file` {
    private func files(_ texts: [String: String], from path: String = "A.swift") -> [String] {
        index(texts).reach(from: path).files
    }

    @Test func `has the files of types, functions, variables, aliases and operators, the nearest first`() {
        let texts = [
            "A.swift": "struct A { let b: B; let x = c(); let y = d; let e: E; let f = 1 |> 2 }",
            "B.swift": "struct B { let g: G }", "C.swift": "func c() -> Int { 1 }", "D.swift": "let d = 1",
            "E.swift": "typealias E = Int",
            "F.swift": "infix operator |>\nfunc |> (a: Int, b: Int) -> Int { a }",
            "G.swift": "enum G { case h }", "H.swift": "struct H {}",
        ]
        let reached = files(texts)
        #expect(reached.first == "A.swift")
        #expect(
            Set(reached) == ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift", "F.swift", "G.swift"]
        )
        #expect(reached.last == "G.swift")
    }

    @Test func `follows the names of a declaration, not those of its file`() {
        let texts = [
            "A.swift": "let a = B()", "B.swift": "struct B {}\nstruct Other { let c: C }",
            "C.swift": "struct C {}",
        ]
        #expect(files(texts) == ["A.swift", "B.swift"])
    }

    @Test func `has all extensions of a type of the project`() {
        let texts = [
            "A.swift": "let a = B.C().e().q()", "B.swift": "enum B {}",
            "C.swift": "extension B { struct C { let d: D } }",
            "D.swift": "struct D {}", "E.swift": "extension B.C: P { func e() { F() } }",
            "F.swift": "struct F {}",
            "P.swift": "protocol P {}", "Q.swift": "extension P { func q() { R() } }",
            "R.swift": "struct R {}",
            "S.swift": "struct S: P {}",
        ]
        #expect(
            Set(files(texts)) == [
                "A.swift", "B.swift", "C.swift", "D.swift", "E.swift", "F.swift", "P.swift", "Q.swift",
                "R.swift",
            ]
        )
    }

    @Test func `has the members of extensions of other types that are named`() {
        let texts = [
            "A.swift": "let a = Text(\"a\").card().foregroundStyle(.brand)",
            "B.swift":
                "extension View { func card() -> some View { C() }\n func other() -> some View { D() } }",
            "C.swift": "struct C {}", "D.swift": "struct D {}",
            "E.swift": "extension Color { static let brand = F.f }",
            "F.swift": "enum F { static let f = 1 }", "G.swift": "extension Font { static let title = D.x }",
            "H.swift": "struct H { func card() {} }\nfunc brand() {}",
        ]
        #expect(Set(files(texts)) == ["A.swift", "B.swift", "C.swift", "E.swift", "F.swift"])
    }

    @Test func `has of other files only the members that something names, or that Apple's code calls`() {
        let texts = [
            "A.swift": "let a = B.C().used + B.named",
            "B.swift": """
            struct B: View {
                var body: some View { D1() }
                func no() { N() }
                static let named = D2(), other = 1
                static let no: N = N()
                var no: Int { N() }
                var stored: D3 { didSet { } }
                override func kept() { D4() }
                static func + (a: B, b: B) -> B { D5() }
                struct C { var used: Int { helper() }; func helper() { D6() } }
                enum No { case n(N) }
                init() { D7() }
            }
            """,
            "N.swift": "struct N {}", "E.swift": "extension B { struct Unused {}\n func unused() {} }",
        ].merging((1...7).map { ("D\($0).swift", "struct D\($0) {}") }) { first, _ in first }
        #expect(Set(files(texts)) == Set(texts.keys).subtracting(["N.swift", "E.swift"]))
        // The file of the roots is reached with all its members.
        #expect(files(texts, from: "B.swift").contains("N.swift"))
    }

    @Test func `does not follow names that are declared beside their use`() {
        let texts = [
            "A.swift": """
            struct A<G: View> {
                let a: Int
                enum E { case b, c(Int), d }
                func f(e: Int, of f: Int) { g { h, i in a + b + c + d + e + f + h + i }; for j in [1] { j } }
                func g() { let (k, l) = (1, 2); if let m { k + l + m }; G() }
            }
            """,
            "B.swift":
                (["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"].map { "let \($0) = 1" }
                + ["struct G {}", "struct E {}"]).joined(separator: "\n"),
        ]
        #expect(files(texts) == ["A.swift"])
    }

    @Test func `has the conditions of an extension with its member`() {
        let texts = [
            "A.swift": "let a = b.buttonStyle(.pill)",
            "B.swift": "extension ButtonStyle where Self == Pill { static var pill: Self { .init() } }",
            "C.swift": "struct Pill: ButtonStyle {}",
        ]
        #expect(files(texts) == ["A.swift", "B.swift", "C.swift"])
    }

    @Test func `has initializers and subscripts of other types by their labels`() {
        let texts = [
            "A.swift": "let a = Color(hex: 1), b = c[safe: 1], d = UIColor(\"a\")",
            "B.swift": "extension Color { init?(hex: Int, alpha: Double = 1) {} }",
            "C.swift": "extension Array { subscript(safe index: Int) -> Element? { nil } }",
            "D.swift": "extension UIColor { convenience init(_ text: String) { E() } }",
            "E.swift": "struct E {}",
            "F.swift": "extension UIColor { convenience init(red: Int) {} }",
            "G.swift": "extension Set { subscript(hex: Int) -> Int { 1 } }",
        ]
        #expect(Set(files(texts)) == ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"])
    }

    @Test func `has protocols that are added to other types, if both are named`() {
        let texts = [
            "A.swift": "let a: any P = Color.red, b = a.p",
            "B.swift": "protocol P {}", "C.swift": "extension Color: P { var p: Int { D.d } }",
            "D.swift": "enum D { static let d = 1 }", "E.swift": "extension Font: P {}",
            "F.swift": "extension String: P {}", "G.swift": "extension Color: Q {}",
            "H.swift": "protocol Q {}",
        ]
        #expect(Set(files(texts)) == ["A.swift", "B.swift", "C.swift", "D.swift", "F.swift"])
    }

    @Test func `leaves out what is private in other files`() {
        let texts = [
            "A.swift": "let a = B(), c = D(), e = 1.f", "B.swift": "private struct B {}",
            "D.swift": "fileprivate class D {}",
            "E.swift":
                "private extension Int { var f: Int { 1 } }\nextension Int { private var f: Int { 1 } }",
            "F.swift": "public private(set) var g = 1",
        ]
        #expect(files(texts) == ["A.swift"])
        #expect(
            files([
                "A.swift": "private struct B {}\nlet a = B(), c = g", "B.swift": "struct B {}",
                "F.swift": texts["F.swift"] ?? "",
            ]) == ["A.swift", "F.swift"]
        )
    }

    @Test func `does not follow names of arguments, comments and strings`() {
        let texts = ["A.swift": "let a = f(B: 1, \"B\") // B", "B.swift": "struct B {}\nlet c = 1"]
        #expect(files(texts) == ["A.swift"])
    }

    @Test func `has the names and texts of what is reached`() {
        let texts = [
            "A.swift": "let a = Image(\"icon\") ?? B()",
            "B.swift": "struct B { let c = Color(\"brand\") }\nlet d = Color(\"other\")",
        ]
        let reach = index(texts).reach(from: "A.swift")
        #expect(reach.literals == ["icon", "brand"])
        #expect(reach.identifiers == ["a", "Image", "B", "Color"])
        #expect(index(texts).reach(from: "C.swift").files.isEmpty)
    }

    @Test func `names what a name is declared in`() {
        let index = index([
            "A.swift": "struct A {}", "B.swift": "private func A() {}\nstruct B {}",
            "C.swift": "extension A { var B: Int { 1 } }",
        ])
        #expect(index.files(declaring: "A") == ["A.swift", "B.swift"])
        #expect(index.files(declaring: "B") == ["B.swift"])
        #expect(index.files(declaring: "C") == [])
    }

    // MARK: Limits

    @Test func `has as many files as the limit allows`() {
        #expect(ReachLimits() == ReachLimits(files: 300, bytes: 2_097_152))
        var texts = ["A.swift": "let a = \((1...10).map { "b\($0)" }.joined(separator: " + "))"]
        for number in 1...10 { texts["B\(number).swift"] = "let b\(number) = 1" }
        let index = index(texts)
        let all = index.reach(from: "A.swift", limits: ReachLimits(files: 11))
        #expect(all.files.count == 11)
        #expect(all.leftOut.isEmpty)
        let less = index.reach(from: "A.swift", limits: ReachLimits(files: 10))
        #expect(less.files == Array(all.files.dropLast()))
        #expect(less.leftOut == all.files.suffix(1))
    }

    @Test func `has as many bytes as the limit allows`() {
        let texts = [
            "A.swift": "let a = b1 + c", "B.swift": "let b1 = 1 // \(String(repeating: " ", count: 100))",
            "C.swift": "let c = 1",
        ]
        let size = texts.values.map(\.utf8.count).reduce(0, +)
        #expect(index(texts).reach(from: "A.swift", limits: ReachLimits(bytes: size)).leftOut == [])
        let less = index(texts).reach(from: "A.swift", limits: ReachLimits(bytes: size - 1))
        #expect(less.leftOut.count == 1)
        #expect(
            index(texts).reach(from: "A.swift", limits: ReachLimits(files: 0, bytes: 0)).files == ["A.swift"]
        )
    }
}
