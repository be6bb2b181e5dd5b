import Corpus
import ProjectIndex
import ProjectTargets
import ResourceFiles
import TestSupport
import Testing

@Suite struct `An updated index` {
    private static let all = manifest("App", "Kit", "Base")
    /// Lines that depend on each other across files.
    private static let lines = [
        "import Kit", "@_exported import Base", "struct A0: View { let a = A1() }",
        "struct A1: View { var body: some View { Button(\"a\") {} } }", "struct A2: P0 {}",
        "protocol P0: ButtonStyle {}", "extension A3: P0 {}", "struct A3 { let a: A2 }",
        "class C0: UIButton {}", "class C1: C0 {}", "extension Color { static let brand = A3() }",
        "let x = Color.brand", "#Preview { A0().card() }", "extension View { func card() -> A3 {} }",
        "#if os(macOS) || FLAG", "#else", "#endif", "private struct A1 {}", "Text(\"b\")",
        "extension A0 { struct Inner: View { let a = Toggle(\"c\") } }", "}", "{", "\"\"\"",
    ]

    private func expectEqual(_ first: ProjectIndex, _ second: ProjectIndex) {
        #expect(first.roots == second.roots)
        #expect(first.paths == second.paths)
        for path in second.paths {
            #expect(first.reach(from: path) == second.reach(from: path))
            #expect(first.skippedCount(in: path) == second.skippedCount(in: path))
            #expect(first.hasStatements(in: path) == second.hasStatements(in: path))
        }
        for name in ["A0", "A1", "A3", "C1", "x"] {
            #expect(first.files(declaring: name) == second.files(declaring: name))
        }
    }

    @Test(arguments: 0..<8) func `equals a new one after random changes`(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let paths =
            ["App", "Kit", "Base"].flatMap { target in (0..<4).map { "Sources/\(target)/F\($0).swift" } }
            + ["Rest/F.swift"]
        var texts = ["Package.swift": Self.all]
        func tree() -> FileTree { FileTree(texts: texts) }
        var index = ProjectIndex(Project(reading: tree()), sources: tree())
        let kept = KeptBytes()
        for _ in 0..<40 {
            let earlier = texts
            var changed: Set<String> = []
            if Bool.random(using: &random),
                let path = paths.filter({ texts[$0] != nil }).randomElement(using: &random)
            {
                // The same declarations, with a comment above, or with other names in a body.
                let use =
                    "func use() { \(["A0", "x", "Base.A3", "Int"].randomElement(using: &random) ?? "")() }"
                let old = texts[path] ?? ""
                texts[path] =
                    old.contains("func use()")
                    ? old.replacing(/func use\(\) \{.*\}/, with: use) : "// \(old.count)\n" + old + "\n" + use
                changed.insert(path)
            }
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                guard let path = paths.randomElement(using: &random) else { continue }
                changed.insert(path)
                if Int.random(in: 0..<6, using: &random) == 0 {
                    texts[path] = nil
                } else {
                    let count = Int.random(in: 0..<9, using: &random)
                    let lines = (0..<count).compactMap { _ in Self.lines.randomElement(using: &random) }
                    texts[path] = lines.joined(separator: "\n")
                }
            }
            if Int.random(in: 0..<10, using: &random) == 0 {
                // The modules of the project change, and with them the conditions of all files.
                texts["Package.swift"] =
                    Bool.random(using: &random) ? Self.all : manifest("App", "Base")
            }
            let project = Project(reading: tree())
            index = index.updating(
                project,
                sources: tree(),
                changed: changed,
                hasSameFiles: Set(earlier.keys) == Set(texts.keys)
                    && earlier["Package.swift"] == texts["Package.swift"]
            )
            expectEqual(index, ProjectIndex(project, sources: tree()))
            expectEqual(ProjectIndex(project, sources: tree(), storage: kept.storage()), index)
            for count in 2...3 {
                // The last part is done first.
                let parts = ParallelParts(atMost: count, leastBytes: 1) { count, work in
                    for number in (0..<count).reversed() { work(number) }
                }
                expectEqual(ProjectIndex(project, sources: tree(), parts: parts), index)
            }
        }
    }

    @Test func `reads only what has changed`() {
        var texts = ["A.swift": "struct A: ButtonStyle {}", "B.swift": "struct B: ButtonStyle {}"]
        let project = Project(reading: FileTree(texts: texts))
        let index = ProjectIndex(project, sources: FileTree(texts: texts))
        texts["A.swift"] = "struct C: ButtonStyle {}"
        texts["B.swift"] = "struct D: ButtonStyle {}"
        let updated = index.updating(project, sources: FileTree(texts: texts), changed: ["A.swift"])
        #expect(updated.roots.map(\.name) == ["C", "B"])
    }

    @Test func `begins anew when most names are gone`() {
        var texts = ["A.swift": "struct A: ButtonStyle {}"]
        let project = Project(reading: FileTree(texts: texts))
        var index = ProjectIndex(project, sources: FileTree(texts: texts))
        for round in 0..<3 {
            texts["A.swift"] = (0..<70_000).map { "x\(round)_\($0)" }.joined(separator: " ")
            index = index.updating(project, sources: FileTree(texts: texts), changed: ["A.swift"])
        }
        texts["A.swift"] = "struct B: ButtonStyle {}"
        index = index.updating(project, sources: FileTree(texts: texts), changed: ["A.swift"])
        #expect(index.roots.map(\.name) == ["B"])
        #expect(index.files(declaring: "B") == ["A.swift"])
    }
}
