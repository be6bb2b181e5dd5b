import Graphics
import SVG
import Testing

@Suite struct `A document for a design tool` {
    private func svg(
        _ items: [DisplayItem],
        parts: [SVGDocument.Part] = [],
        textForm: SVGDocument.TextForm = .outline,
        profile: SVGProfile = .figma
    ) -> String {
        SVGTests.svg(
            SVGDocument(
                title: "t",
                viewBox: square,
                content: DisplayList(size: square.size, items: items),
                parts: parts,
                textForm: textForm,
                profile: profile
            )
        )
    }

    private func item(_ role: LayerRole) -> DisplayItem {
        DisplayItem(.fill(.rectangle(square), color: black), role: role)
    }

    private func part(_ state: String, _ scheme: String) -> SVGDocument.Part {
        SVGDocument.Part(
            id: "state=\(state),colorScheme=\(scheme)",
            name: "state=\(state), colorScheme=\(scheme)",
            row: "state=\(state)",
            title: "",
            origin: .zero,
            content: DisplayList(size: square.size, items: [item(.background)])
        )
    }

    @Test func `names the layer of an item by its role`() {
        #expect(
            svg([item(.background)]).contains(
                #" id="background" data-name="background" inkscape:label="background"/>"#
            )
        )
        #expect(
            svg([item(.background)]).contains(
                #"xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape""#
            )
        )
        #expect(!svg([item(.background)], profile: .plain).contains("background"))
        #expect(!svg([.fill(.rectangle(square), color: black)]).contains("data-name"))
    }

    @Test func `has no id twice, and the name twice`() {
        let text = svg([item(.title), item(.title)])
        #expect(text.components(between: " id=\"", and: "\"") == ["title", "title-2"])
        #expect(text.components(between: "inkscape:label=\"", and: "\"") == ["title", "title"])
    }

    @Test func `names cells by their values, in groups of rows`() {
        let text = svg(
            [],
            parts: [part("normal", "light"), part("normal", "dark"), part("pressed", "light")]
        )
        #expect(
            text.components(between: " id=\"", and: "\"") == [
                "state=normal", "state=normal,colorScheme=light", "background",
                "state=normal,colorScheme=dark", "background-2",
                "state=pressed", "state=pressed,colorScheme=light", "background-3",
            ]
        )
        #expect(text.contains(#"data-name="state=normal, colorScheme=light""#))
    }

    @Test func `has shadows as shapes with one blur, and no references to elements`() {
        let shadow = Shadow(color: black, radius: 2, offset: CGSize(width: 0, height: 1))
        let inner = DisplayItem.group(.shadow(shadow), items: [item(.background)])
        let text = svg([
            .group(.shadow(shadow), items: [inner]), line([glyph(x: 0, y: 0)]), line([glyph(x: 0, y: 0)]),
        ])
        #expect(text.contains(#"id="shadow""#))
        for word in ["<use", "<style", "feFlood", "feComposite", "feOffset", "feMerge", "class="] {
            #expect(!text.contains(word))
        }
        #expect(text.contains("<filter id=\"blur-1\""))
    }

    private func outerShadow(around items: DisplayItem...) -> DisplayItem {
        let color = ResolvedColor(0x000000, opacity: 0.5)
        let offset = CGSize(width: 0, height: 3)
        return .group(.shadow(Shadow(color: color, radius: 5, offset: offset, isCutOut: true)), items: items)
    }

    @Test func `has an outer shadow as a blurred shape that is clipped, which is all that the tool reads`() {
        let text = svg([outerShadow(around: item(.background))])
        #expect(!text.contains("<feComposite") && !text.contains("<feOffset"))
        #expect(text.contains(#"<feGaussianBlur stdDeviation="5"/>"#))
        #expect(
            text.contains(
                #"<path d="M-15 -12L25 -12L25 28L-15 28ZM0 0L10 0L10 10L0 10Z" clip-rule="evenodd"/>"#
            )
        )
        #expect(
            text.contains(
                ##"<g clip-path="url(#clip-1)"><rect y="3" width="10" height="10" id="shadow" "##
            )
        )
        #expect(text.contains(##"fill="#000" fill-opacity=".5" filter="url(#blur-2)"/></g></svg>"##))
        let plain = svg([outerShadow(around: item(.background))], profile: .plain)
        #expect(plain.contains("<feComposite") && !plain.contains("clip"))
    }

    @Test func `has the outer shadow of a shape that is scaled, and of nothing else`() {
        let large = CGAffineTransform(scaleX: 2, y: 2, anchor: .zero)
        let scaled = svg([outerShadow(around: .group(.transform(large), items: [item(.background)]))])
        #expect(scaled.contains("M0 0L20 0L20 20L0 20Z"))
        #expect(!svg([outerShadow(around: item(.background), item(.border))]).contains("shadow"))
        let translucent = DisplayItem.fill(.rectangle(square), color: ResolvedColor(0, opacity: 0.5))
        #expect(!svg([outerShadow(around: translucent)]).contains("shadow"))
    }

    @Test func `has text that the tool can edit, or outlines`() {
        let text = line([glyph(x: 0, y: 0)], direction: .rightToLeft)
        let figma = svg([text], textForm: .live)
        #expect(figma.contains(#"<text x="1" y="8" font-family="Inter" font-size="10""#))
        #expect(!figma.contains("textLength") && !figma.contains("direction"))
        #expect(!svg([text], textForm: .live, profile: .penpot).contains("<text"))
    }

    @Test func `writes an image by both names of its address`() {
        let image = PositionedGlyph(glyph: Glyph(.bitmap(png: [1], frame: square)), position: .zero)
        for profile in [SVGProfile.plain, .figma, .penpot] {
            let text = svg([line([image])], profile: profile)
            #expect(text.contains(#" href="data:image/png;base64,AQ==""#))
            #expect(text.contains(#" xlink:href="data:image/png;base64,AQ==""#))
        }
    }

    @Test func `rounds sizes as its root does`() {
        let rect = CGRect(x: 0, y: 0, width: 82 + 2.0 / 3, height: 10)
        let document = SVGDocument(
            title: "t",
            viewBox: rect,
            background: black,
            content: DisplayList(size: rect.size, items: [])
        )
        #expect(SVGTests.svg(document).components(between: " width=\"", and: "\"") == ["82.666", "82.666"])
    }
}
