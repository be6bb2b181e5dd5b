import ProjectIndex
import Testing

@Suite struct `A name` {
    private let kits = manifest("App", "Kit", "Base", "Other")

    @Test func `means that of the file, then of the target, then of an imported one`() {
        var files = [
            "Package.swift": kits, "Sources/App/A.swift": "import Kit\nlet a = B()",
            "Sources/App/B.swift": "struct B {}", "Sources/Kit/B.swift": "public struct B {}",
            "Sources/Other/B.swift": "public struct B {}",
        ]
        func reached() -> [String] {
            Array(index(files).reach(from: "Sources/App/A.swift").files.dropFirst())
        }
        #expect(reached() == ["Sources/App/B.swift"])
        files["Sources/App/B.swift"] = ""
        #expect(reached() == ["Sources/Kit/B.swift"])
        files["Sources/App/A.swift"] = "import Kit\nlet a = B()\nprivate struct B {}"
        #expect(reached() == [])
    }

    @Test func `means that of an exported module, also in a loop`() {
        let files = [
            "Package.swift": kits, "Sources/App/A.swift": "import struct Kit.K\nlet a = B()",
            "Sources/Kit/K.swift": "@_exported public import Base",
            "Sources/Base/B.swift": "@_exported import Kit\nstruct B {}",
            "Sources/Other/B.swift": "struct B {}",
        ]
        let reach = index(files).reach(from: "Sources/App/A.swift")
        #expect(reach.files == ["Sources/App/A.swift", "Sources/Base/B.swift"])
        #expect(reach.notes.isEmpty)
        var other = files
        other["Sources/Kit/K.swift"] = "import Base"
        #expect(index(other).reach(from: "Sources/App/A.swift").files == ["Sources/App/A.swift"])
    }

    @Test func `means the only one in the rest of the folder, with a note`() {
        var files = [
            "Package.swift": kits, "Sources/App/A.swift": "let a = B().c",
            "Sources/Other/B.swift": "struct B {}",
            "Rest/C.swift": "extension Int { var c: Int { 1 } }",
        ]
        let reach = index(files).reach(from: "Sources/App/A.swift")
        #expect(reach.files == ["Sources/App/A.swift", "Sources/Other/B.swift", "Rest/C.swift"])
        #expect(
            reach.notes.first
                == "B is that of Sources/Other/B.swift, which Sources/App/A.swift does not import"
        )
        #expect(reach.notes.count == 2)
        files["Sources/Kit/B.swift"] = "struct B {}"
        #expect(
            index(files).reach(from: "Sources/App/A.swift").files == ["Sources/App/A.swift", "Rest/C.swift"]
        )
    }

    @Test func `of a member or of a script is not looked for in the rest of the folder`() {
        let files = [
            "Package.swift": kits, "Sources/App/A.swift": "let a = b.title + start + Kind()",
            "Sources/Other/B.swift": "extension Text { var title: Int { 1 } }\nstruct C { let title: Int }",
            "tools/script.swift": "let start = 1\nprint(start)\nstruct Kind {}",
        ]
        #expect(
            index(files).reach(from: "Sources/App/A.swift").files == [
                "Sources/App/A.swift", "tools/script.swift",
            ]
        )
        var other = files
        other["Sources/App/A.swift"] = "let a = start"
        #expect(index(other).reach(from: "Sources/App/A.swift").files == ["Sources/App/A.swift"])
    }

    @Test func `of Apple's means the project's only where that is imported`() {
        var files = [
            "Package.swift": kits, "Sources/App/A.swift": "let a = Button().padding()",
            "Sources/Other/B.swift": "struct Button {}\nextension View { func padding() {} }",
        ]
        func reached() -> [String] {
            index(files) { ["Button", "padding"].contains($0) }.reach(from: "Sources/App/A.swift").files
        }
        #expect(reached() == ["Sources/App/A.swift"])
        files["Sources/App/A.swift"] = "import Other\nlet a = Button().padding()"
        #expect(reached() == ["Sources/App/A.swift", "Sources/Other/B.swift"])
    }

    @Test func `behind a module means that of the module`() {
        let files = [
            "Package.swift": kits, "Sources/App/A.swift": "import Kit\nlet a = Kit.Button(), b = Kit.make()",
            "Sources/App/Button.swift": "struct Button {}",
            "Sources/Kit/Button.swift": "public struct Button {}",
            "Sources/Kit/Make.swift": "public func make() {}",
        ]
        let reach = index(files).reach(from: "Sources/App/A.swift")
        #expect(reach.files.contains("Sources/Kit/Button.swift"))
        #expect(reach.files.contains("Sources/Kit/Make.swift"))
    }

    @Test func `of two at one rank means the nearer, with a note`() {
        let files = [
            "a/x/A.swift": "let a = B()", "a/y/B.swift": "struct B {}", "a/x/z/C.swift": "struct B {}",
            "b/B.swift": "struct B {}",
        ]
        let reach = index(files).reach(from: "a/x/A.swift")
        #expect(reach.files == ["a/x/A.swift", "a/x/z/C.swift"])
        #expect(reach.notes == ["B is that of a/x/z/C.swift, which is nearer than a/y/B.swift"])
    }

    @Test func `of functions means all of them`() {
        let files = [
            "A.swift": "let a = b(), c = 1.d()", "B.swift": "func b() {}", "C.swift": "func b(x: Int) {}",
            "D.swift": "extension Int { func d() {} }", "E.swift": "extension Int { func d(x: Int) {} }",
        ]
        #expect(index(files).reach(from: "A.swift").files.count == 5)
    }

    @Test func `of two targets with one name means that of the same package`() {
        let manifest = manifest("App", "Kit")
        let files = [
            "x/Package.swift": manifest, "x/Sources/App/A.swift": "import Kit\nlet a = B()",
            "x/Sources/Kit/B.swift": "struct B {}", "y/Package.swift": manifest,
            "y/Sources/Kit/B.swift": "struct B {}",
        ]
        #expect(
            index(files).reach(from: "x/Sources/App/A.swift").files
                == ["x/Sources/App/A.swift", "x/Sources/Kit/B.swift"]
        )
    }
}
