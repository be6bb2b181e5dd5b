import Graphics
import SVG
import Testing

@Suite struct `A document` {
    @Test func `has a namespace, a size, a role and a title`() {
        #expect(
            svg([]) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="12" height="14" viewBox="-1 -2 12 14" \
                role="img" aria-label="t"><title>t</title></svg>
                """
        )
    }

    @Test func `fills the view box with the background`() {
        let document = SVGDocument(
            title: "",
            viewBox: CGRect(x: -1, y: -1, width: 4, height: 4),
            background: ResolvedColor(0xFFFFFF),
            content: DisplayList(size: .zero, items: [])
        )
        let text = svg(document)
        #expect(text.contains("<rect x=\"-1\" y=\"-1\" width=\"4\" height=\"4\" fill=\"#fff\"/>"))
    }

    @Test func `writes parts over the content, as groups with an id and a title`() {
        func part(_ name: String, of document: String, x: CGFloat) -> SVGDocument.Part {
            SVGDocument.Part(
                id: SVGDocument.Part.id(name, of: document),
                name: name,
                row: "",
                title: "<\(name)>",
                origin: CGPoint(x: x, y: 2.5),
                content: DisplayList(size: square.size, items: [.fill(.rectangle(square), color: black)])
            )
        }
        let parts = [part("a", of: "first", x: 0), part("b", of: "first", x: 12)]
        let document = SVGDocument(
            title: "t",
            viewBox: square,
            content: DisplayList(size: square.size, items: [.fill(.ellipse(square), color: black)]),
            parts: parts
        )
        let text = svg(document)
        #expect(
            text.hasSuffix(
                """
                <circle cx="5" cy="5" r="5" fill="#000"/>\
                <g id="\(parts[0].id)" role="img" transform="translate(0 2.5)"><title>&lt;a&gt;</title>\
                <rect width="10" height="10" fill="#000"/></g>\
                <g id="\(parts[1].id)" role="img" transform="translate(12 2.5)"><title>&lt;b&gt;</title>\
                <rect width="10" height="10" fill="#000"/></g></svg>
                """
            )
        )
        #expect(parts[0].id.hasPrefix("a-s"))
        #expect(parts[0].id == part("a", of: "first", x: 7).id)
        #expect(parts[0].id != part("a", of: "second", x: 0).id)
    }

    @Test func `gives the same bytes every time`() {
        let items = [
            line([glyph(x: 0, y: 0)]), .group(.opacity(0.5), items: [.fill(.ellipse(square), color: black)]),
        ]
        #expect(svg(items) == svg(items))
    }

    @Test func `has one element a line in the pretty style`() {
        #expect(
            svg([.group(.opacity(0.5), items: [.fill(.rectangle(square), color: black)])], style: .pretty)
                == """
                <svg xmlns="http://www.w3.org/2000/svg" width="12" height="14" viewBox="-1 -2 12 14" \
                role="img" aria-label="t">
                  <title>t</title>
                  <g opacity=".5">
                    <rect width="10" height="10" fill="#000"/>
                  </g>
                </svg>
                """
        )
    }

    /// A document with a line of text, and a part with another one.
    private func document(textForm: SVGDocument.TextForm, partTextForm: SVGDocument.TextForm) -> SVGDocument {
        let list = DisplayList(size: square.size, items: [line([glyph(x: 0, y: 0)])])
        let part = SVGDocument.Part(
            id: SVGDocument.Part.id("a", of: "document"),
            name: "a",
            row: "",
            title: "a",
            origin: .zero,
            content: list,
            textForm: partTextForm
        )
        return SVGDocument(title: "t", viewBox: square, content: list, parts: [part], textForm: textForm)
    }

    @Test func `writes each part in its own text form`() {
        let text = svg(document(textForm: .outline, partTextForm: .live))
        #expect(text.components(between: "<path", and: ">").count == 1)
        #expect(text.components(between: "<text", and: ">").count == 1)
    }

    @Test func `does not depend on the documents before it`() {
        let renderer = SVGRenderer()
        let timeline = Timeline(duration: 2, updateTimes: [0.5]) { time in
            DisplayList(
                size: square.size,
                items: [.fill(.rectangle(square), color: time < 0.5 ? black : .clear)]
            )
        }
        _ = renderer.render(
            AnimatedSVGDocument(
                title: "t",
                viewBox: square,
                content: timeline,
                repeats: true,
                textForm: .live
            )
        )
        _ = renderer.render(document(textForm: .outline, partTextForm: .live))
        let last = document(textForm: .live, partTextForm: .outline)
        #expect(String(decoding: renderer.render(last), as: UTF8.self) == svg(last))
    }
}
