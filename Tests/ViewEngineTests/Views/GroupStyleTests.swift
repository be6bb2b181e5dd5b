import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `A style of groups` {
    private struct Titled: GroupBoxStyle {
        let prefix: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                HStack {
                    Text(prefix)
                    configuration.label
                }
                configuration.content
            }
        }
    }

    private struct Folding: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isExpanded ? "open" : "closed")
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private func texts(_ view: some View) -> [String] { render(view).runs.map(\.text) }

    @Test func `draws a group box, the nearest one first`() {
        let box = GroupBox("Title") { GroupBox("Inner") { Text("Content") } }
        #expect(texts(box) == ["Title", "Inner", "Content"])
        #expect(texts(box.groupBoxStyle(Titled(prefix: "A"))) == ["A", "Title", "A", "Inner", "Content"])
        let inner = GroupBox("Title") { Text("Content") }.groupBoxStyle(Titled(prefix: "B"))
        #expect(texts(VStack { inner }.groupBoxStyle(Titled(prefix: "A"))) == ["B", "Title", "Content"])
    }

    @Test(arguments: [(true, ["More", "open", "Content"]), (false, ["More", "closed"])])
    func `draws a disclosure group`(isExpanded: Bool, shown: [String]) {
        let group = DisclosureGroup("More", isExpanded: .constant(isExpanded)) { Text("Content") }
        #expect(texts(group.disclosureGroupStyle(Folding())) == shown)
    }
}
