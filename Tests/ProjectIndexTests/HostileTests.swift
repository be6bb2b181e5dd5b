import Corpus
import ProjectIndex
import ProjectTargets
import ResourceFiles
import TestSupport
import Testing

@Suite struct `A hostile source` {
    /// Beginnings and endings, of which the first ones are repeated before all of the second ones.
    private static let parts: [(String, String)] = [
        ("{", ""), ("}", ""), ("(", "}"), ("[", "]"), ("(}", ""), ("{)", ""), ("\"", ""), ("\"\"\"", ""),
        ("\"\\(", ""), ("\"\\(", ")\""), ("\"\"\"\n\\({", ""), ("/*", ""), ("/*", "*/"), ("*/", ""),
        ("#", ""),
        ("#\"", ""), ("##\"\n", ""), ("#if A\n", ""), ("#if A\n", "#endif\n"), ("#if ", ""), ("#if (", ""),
        ("#if !", "DEBUG"), ("#if A\n{", "#endif\n"), ("#else\n", ""), ("#elseif !A\n", ""), ("#endif\n", ""),
        ("#if (!", ")"), ("#if A || B && ", "C"), ("/a", ""), ("= /a\\/", ""), ("#/", ""), ("##/ #", ""),
        ("`", ""), ("`a\n", ""), ("@", ""), ("@a\n", ""), ("@a(", ")"), ("@a() ", "struct A {}"),
        ("private ", ""), ("private(", ""), ("struct A { ", "}"), ("struct A: View {\n", "Button() }"),
        ("struct A: A {}\n", ""), ("extension A: P {\n", "}"), ("extension A { func a() }\n", ""),
        ("extension A.", ""),
        ("struct A: ", ""), ("struct A<", ">"), ("class A<B: C>: D {}\n", ""), ("protocol P: P {}\n", ""),
        ("typealias A = B\nextension A {}\n", ""), ("struct A {}\nextension A: B {}\n", ""), ("func a(", ")"),
        ("func a()\n", ""), ("func a() -> ", "UIButton"), ("static func a(b: (", ""), ("let (a, ", ")"),
        ("let a: UIButton\n", ""), ("import ", ""), ("import a.", ""), ("@_exported import A\n", ""),
        ("#Preview(", ")"), ("#Preview\n", ""), ("extension A { init(a: ", ") }"), ("a.", ""), ("a(b: ", ")"),
        ("a ? b : ", ""), ("operator ", ""), ("actor a ", ""), ("nonisolated(", ""), ("=", ""), ("<", ">"),
        (".", ""), ("0.", ""), ("$", ""), ("\\", ""), (";", ""), ("\r", ""), ("\u{0}", ""), ("é", ""),
        ("class ", ""),
        ("enum A { case b\n", "}"), ("func f() -> Self {", "}"), ("\"\\u{", ""), ("#!", ""), ("where ", ""),
        ("extension B.A { struct A {} }\n", ""), ("struct A { struct B: A { let a: A\n", "}}"), ("x: ", ""),
    ]

    @Test(arguments: parts.indices) func `takes time linear in its bytes`(number: Int) {
        let (first, second) = Self.parts[number]
        func time(_ size: Int) -> Duration {
            let count = size / (first.utf8.count + second.utf8.count)
            let text = String(repeating: first, count: count) + String(repeating: second, count: count)
            let tree = FileTree(texts: [
                "A.swift": text, "B.swift": "let x = A(), y = a()\nstruct S: ButtonStyle {}",
            ])
            let project = Project(reading: tree)
            return ThreadClock.measure {
                let index = ProjectIndex(project, sources: tree)
                let limits = ReachLimits(files: 10, bytes: 10_000_000)
                #expect(index.reach(from: "A.swift", limits: limits).files.first == "A.swift")
                #expect(index.reach(from: "B.swift", limits: limits).files.first == "B.swift")
                #expect(index.roots.contains { $0.path == "B.swift" })
            }
        }
        let small = time(8_192)
        let large = time(131_072)
        // 16 times the bytes; a quadratic reader would take 256 times the time.
        #expect(large < small * 64 + .seconds(1))
    }

    @Test func `of many files with one name takes time linear in them`() {
        func time(_ count: Int) -> Duration {
            let texts = (0..<count).map { number in
                (
                    "F\(number).swift",
                    "struct A: View { let a = A() }\nextension A { func b() }\nextension View { func c() { c() } }"
                )
            }
            let tree = FileTree(texts: Dictionary(texts) { first, _ in first })
            let project = Project(reading: tree)
            return ThreadClock.measure {
                let index = ProjectIndex(project, sources: tree)
                #expect(index.reach(from: "F0.swift").files.count <= 300)
            }
        }
        let small = time(400)
        let large = time(3_200)
        #expect(large < small * 64 + .seconds(1))
    }

    @Test func `with random errors is read as far as it is understood`() {
        let text = """
            @_exported import struct Kit.Kind; import UIKit
            #if os(iOS) && !(FLAG || canImport(AppKit)) // c
            @MainActor public struct A<B: C>: View, ~Copyable where B: D {
                @State private(set) var a = "x \\(b("y") + #"z"#)", c = /d"/
                static let e: UIButton = { UIButton() }() /* f /* g */ */
                enum Inner: String { case h, `default` }
            }
            #elseif DEBUG
            extension UIButton.Configuration { static func i(j k: Int = 1) -> Self { \"\"\"
                \\(l) \"" m
                \"\"\" } ; init?(n: Int) {} ; subscript(safe o: Int) -> P { p |> q } }
            #endif
            #Preview("R", traits: .s) { A().t() }
            let (u, v) = (1, 2.5), w = $x.y ?? .z
            class C0: C1, C2 & C3 { class func made() async throws -> UIButton.Configuration {} }
            """
        var random = RandomBytes(seed: 7)
        for _ in 0..<3_000 {
            let bytes = random.mutated(Array(text.utf8))
            let tree = FileTree([
                "A.swift": .bytes(bytes), "B.swift": .bytes(random.mutated(Array(text.utf8))),
            ])
            let index = ProjectIndex(Project(reading: tree), sources: tree)
            #expect(index.roots.allSatisfy { $0.offset < max(bytes.count, 2_000) && $0.line > 0 })
            #expect(index.reach(from: "A.swift").files.first == "A.swift")
        }
    }

    @Test func `that is not read is not in the index`() {
        let tree = FileTree([
            "A.swift": .unread(byteCount: 2_000_000), "B.swift": .bytes([0xFF, 0xFE, 0x22]),
        ])
        let index = ProjectIndex(Project(reading: tree), sources: tree)
        #expect(index.paths == ["B.swift"])
        #expect(index.reach(from: "A.swift").files.isEmpty)
    }
}
