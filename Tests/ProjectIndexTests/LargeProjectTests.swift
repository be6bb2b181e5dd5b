import ProjectIndex
import ProjectTargets
import ResourceFiles
import TestSupport
import Testing

@Suite struct `A large project` {
    /// Files in targets that import each other, each with a screen, a model, a row and a preview.
    private func tree(_ count: Int) -> FileTree {
        let targets = 10
        var texts = ["Package.swift": "let package = Package(name: \"P\", targets: [\n"]
        for number in 0..<targets { texts["Package.swift"]? += ".target(name: \"Kit\(number)\"),\n" }
        texts["Package.swift"]? += "])"
        for number in 0..<count {
            let next = (number + 1) % count
            texts["Sources/Kit\(number % targets)/Screen\(number).swift"] = """
                import SwiftUI
                import Kit\((number + 1) % targets)
                public struct Screen\(number): View {
                    @State private var isOn = false
                    public var body: some View { Row\(next)(title: "row.\\(isOn)").card\(number)() }
                }
                final class Model\(number): ObservableObject { @Published var value = "text.\(number)" }
                struct Row\(number): View {
                    let title: String
                    var body: some View { Button(title) { print("pressed \(number)") } }
                }
                extension View { func card\(number)() -> some View { background(Color("brand.\(number)")) } }
                #Preview { Screen\(number)() }
                """
        }
        return FileTree(texts: texts)
    }

    @Test func `has all its roots, and a reach of a few files`() {
        let tree = tree(500)
        let index = ProjectIndex(Project(reading: tree), sources: tree)
        #expect(index.roots.count == 1_500)
        let reach = index.reach(from: "Sources/Kit3/Screen13.swift")
        #expect(reach.files == ["Sources/Kit3/Screen13.swift", "Sources/Kit4/Screen14.swift"])
        #expect(reach.literals == ["brand.13", "pressed 13", "pressed 14", "text.13"])
    }

    @Test func `takes time linear in its files`() {
        func time(_ count: Int) -> Duration {
            let tree = tree(count)
            let project = Project(reading: tree)
            return ThreadClock.measure {
                let index = ProjectIndex(project, sources: tree)
                #expect(index.roots.count == count * 3)
            }
        }
        let small = time(250)
        let large = time(1_000)
        #expect(large < small * 12 + .milliseconds(500))
    }
}
