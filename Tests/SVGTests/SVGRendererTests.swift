import Graphics
import SVG
import Testing

@Suite struct `A document` {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    private let black = ResolvedColor(0x000000)

    /// The body of a document: what stands between the title and the end.
    private func body(_ items: DisplayItem...) -> String {
        let text = write(items)
        guard let start = text.range(of: "</title>"), let end = text.range(of: "</svg>") else { return text }
        return String(text[start.upperBound..<end.lowerBound])
    }

    private func write(
        _ items: [DisplayItem],
        title: String = "t",
        style: SVGRenderer.Style = .compact
    ) -> String {
        let document = SVGDocument(
            title: title,
            viewBox: CGRect(x: -1, y: -2, width: 12, height: 14),
            content: DisplayList(size: square.size, items: items)
        )
        return String(decoding: SVGRenderer(style: style).render(document), as: UTF8.self)
    }

    private func glyph(_ x: CGFloat, _ y: CGFloat, stroke: CGFloat = 0) -> PositionedGlyph {
        let path = Path(CGRect(x: 0, y: -1, width: 0.5, height: 1))
        return PositionedGlyph(
            glyph: Glyph(.outline(path, strokeWidth: stroke)),
            position: CGPoint(x: x, y: y)
        )
    }

    private func run(
        _ glyphs: [PositionedGlyph],
        color: ResolvedColor = ResolvedColor(0x000000),
        direction: TextDirection = .leftToRight
    ) -> DisplayItem {
        .glyphs(
            GlyphRun(
                content: .text("a", direction),
                font: FontDescriptor(size: 10),
                origin: CGPoint(x: 1, y: 8),
                glyphs: glyphs,
                metrics: LineMetrics(ascent: 8, descent: 2),
                width: 5,
                color: color
            )
        )
    }

    @Test func `has its namespace, size, role and title`() {
        #expect(
            write([]) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="12" height="14" viewBox="-1 -2 12 14" \
                role="img" aria-label="t"><title>t</title></svg>
                """
        )
    }

    @Test func `keeps a title text, whatever is in it`() {
        let hostile = "<script>&\"'\n\t\r]]>"
        let safe = "&lt;script&gt;&amp;&quot;&#39;&#10;&#9;&#13;]]&gt;"
        let text = write([], title: hostile)
        #expect(text.contains("aria-label=\"\(safe)\""))
        #expect(text.contains("<title>\(safe)</title>"))
    }

    @Test func `holds no character that XML forbids`() {
        let text = write([], title: "a\u{0}b\u{1F}c\u{FFFE}d\u{FFFF}e\u{FFFD}f")
        #expect(text.contains("<title>a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f</title>"))
    }

    @Test func `puts its background over the whole view box`() {
        let document = SVGDocument(
            title: "",
            viewBox: CGRect(x: -1, y: -1, width: 4, height: 4),
            background: ResolvedColor(0xFFFFFF),
            content: DisplayList(size: .zero, items: [])
        )
        let text = String(decoding: SVGRenderer().render(document), as: UTF8.self)
        #expect(text.contains("<rect x=\"-1\" y=\"-1\" width=\"4\" height=\"4\" fill=\"#fff\"/>"))
    }

    @Test func `has its parts over its content, as groups with an id and a title`() {
        func part(_ name: String, of document: String, x: CGFloat) -> SVGDocument.Part {
            SVGDocument.Part(
                name: name,
                of: document,
                title: "<\(name)>",
                origin: CGPoint(x: x, y: 2.5),
                content: DisplayList(size: square.size, items: [.fill(.rectangle(square), black)])
            )
        }
        let parts = [part("a", of: "first", x: 0), part("b", of: "first", x: 12)]
        let document = SVGDocument(
            title: "t",
            viewBox: square,
            content: DisplayList(size: square.size, items: [.fill(.ellipse(square), black)]),
            parts: parts
        )
        let text = String(decoding: SVGRenderer().render(document), as: UTF8.self)
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

    @Test func `writes a move as a move`() {
        let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: -0.5)
        #expect(
            body(.group(.transform(move), [.fill(.rectangle(square), black)]))
                == ##"<g transform="translate(3 -.5)"><rect width="10" height="10" fill="#000"/></g>"##
        )
    }

    @Test func `writes each geometry as its basic shape`() {
        #expect(body(.fill(.rectangle(square), black)) == ##"<rect width="10" height="10" fill="#000"/>"##)
        #expect(
            body(.fill(.roundedRectangle(square, cornerRadius: 3, style: .circular), black))
                == ##"<rect width="10" height="10" rx="3" fill="#000"/>"##
        )
        #expect(body(.fill(.ellipse(square), black)) == ##"<circle cx="5" cy="5" r="5" fill="#000"/>"##)
        #expect(
            body(.fill(.ellipse(CGRect(x: 0, y: 0, width: 4, height: 2)), black))
                == ##"<ellipse cx="2" cy="1" rx="2" ry="1" fill="#000"/>"##
        )
        #expect(
            body(.fill(.path(Path(square)), black)) == ##"<path d="M0 0L10 0L10 10L0 10Z" fill="#000"/>"##
        )
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.5, ".5"), (-0.25, "-.25"), (1.0004, "1"),
        (0.0005, ".001"), (1.9996, "2"), (12.34, "12.34"), (1.05, "1.05"), (100.005, "100.005"),
        (-0.0001, "0"), (Double.nan, "0"), (1e300, "1000000000"),
    ])
    func `writes numbers with three decimals at most`(number: Double, text: String) {
        let shape = DisplayItem.fill(.rectangle(CGRect(x: 7, y: 7, width: number, height: 7)), black)
        #expect(body(shape).contains("width=\"\(text)\""))
    }

    @Test(arguments: [
        (ResolvedColor(0x0077FF), ##"fill="#07f"/>"##),
        (ResolvedColor(0x007AFF), ##"fill="#007aff"/>"##),
        (ResolvedColor(0x007AFF, opacity: 0.16), ##"fill="#007aff" fill-opacity=".16"/>"##),
        (ResolvedColor(red: 2, green: -1, blue: 0.5), ##"fill="#ff0080"/>"##),
    ])
    func `writes colours as short as they are`(color: ResolvedColor, text: String) {
        #expect(body(.fill(.rectangle(square), color)).hasSuffix(text))
    }

    @Test func `strokes with the style of the line`() {
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel)
        #expect(
            body(.stroke(.rectangle(square), style, black)) == """
                <rect width="10" height="10" fill="none" stroke="#000" stroke-width="3" \
                stroke-linecap="round" stroke-linejoin="bevel"/>
                """
        )
    }

    @Test func `writes a line of text as one path in hundredths of a point`() {
        #expect(
            body(run([glyph(0, 0), glyph(2, -1)]))
                == """
                <path transform="scale(.01)" fill="#000" \
                d="M100 700l50 0l0 100l-50 0zM300 600l50 0l0 100l-50 0z"/>
                """
        )
    }

    @Test func `can keep text as text, at the place and in the width of its layout`() {
        let document = SVGDocument(
            title: "t",
            viewBox: square,
            content: DisplayList(size: square.size, items: [run([glyph(0, 0)])]),
            textForm: .live
        )
        let text = String(decoding: SVGRenderer().render(document), as: UTF8.self)
        #expect(
            text.contains(
                """
                <text x="1" y="8" textLength="5" font-family="Inter,-apple-system,system-ui,sans-serif" \
                font-size="10" xml:space="preserve" fill="#000">a</text>
                """
            )
        )
    }

    @Test func `starts live text that runs to the left at its right end`() {
        let document = SVGDocument(
            title: "t",
            viewBox: square,
            content: DisplayList(size: square.size, items: [run([glyph(0, 0)], direction: .rightToLeft)]),
            textForm: .live
        )
        let text = String(decoding: SVGRenderer().render(document), as: UTF8.self)
        #expect(text.contains(#"<text x="6" direction="rtl" y="8" textLength="5""#))
    }

    @Test func `writes a heavy symbol with a line around it`() {
        let text = body(run([glyph(0, 0, stroke: 0.5)], color: ResolvedColor(0x000000, opacity: 0.5)))
        #expect(text.contains(#"stroke-width="50" stroke-linejoin="round" opacity=".5""#))
        #expect(!text.contains("fill-opacity"))
    }

    @Test(arguments: [
        ([], ""), ([1], "AQ=="), ([1, 2], "AQI="), ([1, 2, 3], "AQID"), ([1, 2, 3, 4], "AQIDBA=="),
        ([0xFB, 0xFF, 0xBF], "+/+/"),
    ])
    func `holds a colour glyph as an image of its own`(png: [UInt8], base64: String) {
        let glyph = PositionedGlyph(
            glyph: Glyph(.bitmap(png: png, frame: CGRect(x: 0, y: -8, width: 9, height: 9))),
            position: .zero
        )
        #expect(
            body(run([glyph]))
                == #"<image x="1" y="0" width="9" height="9" href="data:image/png;base64,\#(base64)"/>"#
        )
    }

    @Test func `groups what an effect is applied to`() {
        let inside = DisplayItem.fill(.rectangle(square), black)
        #expect(body(.group(.opacity(0.2), [inside])).hasPrefix(#"<g opacity=".2"><rect"#))
        let transform = CGAffineTransform(scaleX: 0.95, y: 0.95, anchor: CGPoint(x: 5, y: 5))
        #expect(
            body(.group(.transform(transform), [inside]))
                .hasPrefix(#"<g transform="matrix(.95 0 0 .95 .25 .25)">"#)
        )
        #expect(body(.group(.blendMode(.hue), [inside])).hasPrefix(#"<g style="mix-blend-mode:hue">"#))
    }

    @Test func `isolates a group only where something in it blends`() {
        let inside = DisplayItem.fill(.rectangle(square), black)
        #expect(!body(.group(.compositing, [inside])).contains("<g"))
        let blended = DisplayItem.group(.opacity(0.5), [.group(.blendMode(.hue), [inside])])
        #expect(body(.group(.compositing, [blended])).hasPrefix(#"<g style="isolation:isolate">"#))
    }

    @Test func `defines what is used twice once, under the same id in every document`() {
        let clip = DisplayItem.group(.clip(.ellipse(square)), [.fill(.rectangle(square), black)])
        let text = body(clip, clip)
        #expect(text.components(between: "<clipPath id=\"", and: "\"").count == 1)
        let ids = Set(text.components(between: "url(#", and: ")"))
        #expect(ids == Set(text.components(between: "<clipPath id=\"", and: "\"")))
        #expect(body(clip).contains("url(#\(ids.first ?? "")"))
    }

    @Test func `draws a shadow with primitives that every renderer knows`() {
        let shadow = Shadow(
            color: ResolvedColor(0x000000, opacity: 0.33),
            radius: 5,
            offset: CGSize(width: 0, height: 3)
        )
        let text = body(.group(.shadow(shadow), [.fill(.rectangle(square), black)]))
        #expect(!text.contains("feDropShadow"))
        #expect(text.contains(#"<feGaussianBlur in="SourceAlpha" stdDeviation="5"/>"#))
        #expect(text.contains(#"filterUnits="userSpaceOnUse" x="-15" y="-12" width="40" height="40""#))
    }

    @Test func `is the same bytes every time`() {
        let items = [run([glyph(0, 0)]), .group(.opacity(0.5), [.fill(.ellipse(square), black)])]
        #expect(write(items) == write(items))
    }

    @Test func `for people has one element a line`() {
        #expect(
            write([.group(.opacity(0.5), [.fill(.rectangle(square), black)])], style: .pretty) == """
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
}

extension String {
    /// What stands between two texts, wherever they appear.
    fileprivate func components(between start: String, and end: String) -> [String] {
        var found: [String] = []
        var rest = self[...]
        while let opening = rest.range(of: start) {
            rest = rest[opening.upperBound...]
            guard let closing = rest.range(of: end) else { break }
            found.append(String(rest[..<closing.lowerBound]))
        }
        return found
    }
}

extension StringProtocol {
    /// Where a text first appears.
    fileprivate func range(of text: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
