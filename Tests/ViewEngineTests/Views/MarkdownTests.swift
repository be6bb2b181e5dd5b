import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `Markdown in a key` {
    private func spans(_ text: String) -> [InlineMarkdown.Span] { InlineMarkdown.spans(of: text) }

    private func span(_ text: String, _ attributes: InlineMarkdown.Attributes = []) -> InlineMarkdown.Span {
        InlineMarkdown.Span(text: text, attributes: attributes)
    }

    @Test func `is emphasis, strikethrough, code and links`() {
        #expect(
            spans("a **b** and _c_ *d* ~~e~~ ~f~ `g*` [h](https://example.com)") == [
                span("a "), span("b", .strong), span(" and "), span("c", .emphasized), span(" "),
                span("d", .emphasized), span(" "), span("e", .strikethrough), span(" "),
                span("f", .strikethrough), span(" "), span("g*", .code), span(" "), span("h", .link),
            ]
        )
    }

    @Test func `is nested`() {
        #expect(
            spans("***a** b* **c _d_**") == [
                span("a", [.strong, .emphasized]), span(" b", .emphasized), span(" "), span("c ", .strong),
                span("d", [.strong, .emphasized]),
            ]
        )
        #expect(
            spans("**[a *b*](c)**") == [
                span("a ", [.strong, .link]), span("b", [.strong, .emphasized, .link]),
            ]
        )
        // Emphasis does not begin inside of a link and end outside of it.
        #expect(spans("[*a](b) c*") == [span("*a", .link), span(" c*")])
    }

    @Test(
        arguments: [
            "snake_case_name", "2 * 3 * 4", "a ** b", "**", "_", "[a] (b)", "a](b)", "`a", "~~~a~~~", "\\",
            "* a *", "a\\n", "[a](b", "~a~~",
        ]
    )
    func `is not what only looks like it`(text: String) {
        #expect(spans(text) == [span(text)])
    }

    @Test func `is not what is escaped`() {
        #expect(spans("\\*a\\* \\[b](c) \\`d\\` \\a") == [span("*a* [b](c) `d` \\a")])
    }

    @Test func `has the rules of CommonMark for runs`() {
        #expect(spans("*a**b*") == [span("a**b", .emphasized)])
        #expect(spans("**a*") == [span("*"), span("a", .emphasized)])
        #expect(spans("a*b*c") == [span("a"), span("b", .emphasized), span("c")])
        #expect(spans("a_b_c") == [span("a_b_c")])
        #expect(spans("(_a_)") == [span("("), span("a", .emphasized), span(")")])
        #expect(spans("`` a`b ``") == [span("a`b", .code)])
    }

    @Test(arguments: ["*a ", "a* ", "**a_", "[", "`a``", "[a](", "[a](\n", "*a [b](c) "])
    func `is read in linear time`(part: String) {
        let text = String(repeating: part, count: 20_000)
        #expect(!spans(text).isEmpty)
    }

    // MARK: Texts

    @Test func `is drawn`() {
        let runs = render(Text("a **b**-_c_-[d](e)")).runs
        #expect(runs.map(\.text) == ["a ", "b", "-", "c", "-", "d"])
        #expect(runs.map(\.font.weight) == [400, 600, 400, 400, 400, 400])
        #expect(runs.map(\.font.isItalic) == [false, false, false, true, false, false])
        #expect(runs[5].color == .test(.blue))
        #expect(host(Text("`a`")).approximations == [.font])
        #expect(render(Text("**a**")).runs.map(\.font.weight) == [600])
        #expect(render(Label("**a**-b", systemImage: "star")).runs.map(\.text) == ["star", "a", "-b"])
    }

    @Test func `is not drawn in strings`() {
        let string = "**a**"
        #expect(render(Text(string)).runs.map(\.text) == ["**a**"])
        #expect(render(Text(verbatim: "**a**")).runs.map(\.text) == ["**a**"])
    }

    @Test func `is around values, but not in them`() {
        let value = "*x*"
        let runs = render(Text("a **\(value)-\(1)**-\(Text("z").italic())")).runs
        #expect(runs.map(\.text) == ["a ", "*x*", "-1", "-", "z"])
        #expect(runs.map(\.font.weight) == [400, 600, 600, 400, 400])
        #expect(runs[4].font.isItalic)
    }

    @Test func `does not change a key without any`() {
        #expect(render(Text("a \(1) b")).runs.map(\.text) == ["a 1 b"])
        #expect(render(Text("")).runs.isEmpty)
    }
}
