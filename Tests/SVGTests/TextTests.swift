import Graphics
import SVG
import Testing

/// A face of a family in bold italic.
private final class BoldFace: ProjectFace {
    let postScriptName = "", fullName = ""
    let familyName: String
    let (weight, isItalic) = (700, true)

    init(familyName: String) {
        self.familyName = familyName
    }

    func weighted(_ weight: Int) -> any ProjectFace { self }
}

@Suite struct `A line of text` {
    @Test func `writes a line of text as one path in hundredths of a point`() {
        #expect(
            body(line([glyph(x: 0, y: 0), glyph(x: 2, y: -1)]))
                == """
                <path transform="scale(.01)" fill="#000" \
                d="M100 700l50 0l0 100l-50 0zM300 600l50 0l0 100l-50 0z"/>
                """
        )
    }

    @Test func `writes live text at the position and in the width of its layout`() {
        let document = SVGDocument(
            title: "t",
            viewBox: square,
            content: DisplayList(size: square.size, items: [line([glyph(x: 0, y: 0)])]),
            textForm: .live
        )
        let text = svg(document)
        #expect(
            text.contains(
                """
                <text x="1" y="8" textLength="5" font-family="Inter,-apple-system,system-ui,sans-serif" \
                font-size="10" xml:space="preserve" fill="#000">a</text>
                """
            )
        )
    }

    @Test(
        arguments: [
            ("Noto Serif", "&#39;Noto Serif&#39;,sans-serif"),
            ("O'Brien\"<x>", "&#39;OBrienx&#39;,sans-serif"),
            ("'", "Inter,-apple-system,system-ui,sans-serif"),
            (
                String(repeating: "a", count: 65),
                "&#39;" + String(repeating: "a", count: 64) + "&#39;,sans-serif"
            ),
        ]
    )
    func `writes live text in the font of a project`(name: String, families: String) {
        guard case .glyphs(var run) = line([glyph(x: 0, y: 0)]).drawing else { return }
        let face = BoldFace(familyName: name)
        run.font.face = FaceReference(face)
        let document = SVGDocument(
            title: "t",
            viewBox: square,
            content: DisplayList(size: square.size, items: [.glyphs(run)]),
            textForm: .live
        )
        let text = svg(document)
        #expect(
            text.contains(
                #"font-family="\#(families)" font-size="10" font-weight="700" font-style="italic""#
            ),
            "\(text)"
        )
    }

    @Test func `starts right-to-left live text at its right end`() {
        let document = SVGDocument(
            title: "t",
            viewBox: square,
            content: DisplayList(
                size: square.size,
                items: [line([glyph(x: 0, y: 0)], direction: .rightToLeft)]
            ),
            textForm: .live
        )
        let text = svg(document)
        #expect(text.contains(#"<text x="6" direction="rtl" y="8" textLength="5""#))
    }

    @Test func `writes a heavy symbol with a stroke around it`() {
        let text = body(line([glyph(x: 0, y: 0, stroke: 0.5)], color: ResolvedColor(0x000000, opacity: 0.5)))
        #expect(text.contains(#"stroke-width="50" stroke-linejoin="round" opacity=".5""#))
        #expect(!text.contains("fill-opacity"))
    }

    @Test(arguments: [
        ([], ""), ([1], "AQ=="), ([1, 2], "AQI="), ([1, 2, 3], "AQID"), ([1, 2, 3, 4], "AQIDBA=="),
        ([0xFB, 0xFF, 0xBF], "+/+/"),
    ])
    func `writes a color glyph as an image`(png: [UInt8], base64: String) {
        let glyph = PositionedGlyph(
            glyph: Glyph(.bitmap(png: png, frame: CGRect(x: 0, y: -8, width: 9, height: 9))),
            position: .zero
        )
        #expect(
            body(line([glyph]))
                == #"<image x="1" y="0" width="9" height="9" href="data:image/png;base64,\#(base64)" "#
                + #"xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:image/png;base64,\#(base64)"/>"#
        )
    }
}
