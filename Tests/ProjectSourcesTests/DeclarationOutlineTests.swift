import Testing

@testable import ProjectSources

@Suite struct `An outline of declarations` {
    private static let text = """
        import SwiftUI
        struct Card: View {
            let title: String
            var body: some View {
                Text(title).padding(8)
            }
        }
        """

    private func isSame(_ old: String, _ new: String) -> Bool {
        DeclarationOutline(Array(Self.text.utf8))
            == DeclarationOutline(Array(Self.text.replacing(old, with: new).utf8))
    }

    @Test(arguments: [
        ("8", "9"), (".padding(8)", ".background(.red)"), ("    Text", "\tText"), ("View {", "View  {"),
    ])
    func `is the same after a change of a body`(old: String, new: String) {
        #expect(isSame(old, new))
    }

    @Test(arguments: [
        ("Card", "Cards"), (": View", ": ViewModifier"), ("let title", "private let title"),
        ("import SwiftUI", "import UIKit"), ("title: String", "name: String"), ("}\n}", "}\n}\nfunc f() {}"),
        ("    let title: String\n", "}\nstruct Other {\n    let title: String\n"),
        ("import", "#if DEBUG\nimport"),
    ])
    func `differs after a change of a declaration`(old: String, new: String) {
        #expect(!isSame(old, new))
    }
}
