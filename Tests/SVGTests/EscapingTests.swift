import Graphics
import SVG
import Testing

@Suite struct `Escaping` {
    @Test func `escapes every character of a title that XML would interpret`() {
        let hostile = "<script>&\"'\n\t\r]]>"
        let safe = "&lt;script&gt;&amp;&quot;&#39;&#10;&#9;&#13;]]&gt;"
        let text = svg([], title: hostile)
        #expect(text.contains("aria-label=\"\(safe)\""))
        #expect(text.contains("<title>\(safe)</title>"))
    }

    @Test func `replaces the characters that XML forbids`() {
        let text = svg([], title: "a\u{0}b\u{1F}c\u{FFFE}d\u{FFFF}e\u{FFFD}f")
        #expect(text.contains("<title>a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f</title>"))
    }
}
