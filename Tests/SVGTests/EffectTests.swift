import Graphics
import SVG
import Testing

@Suite struct `An effect` {
    @Test func `writes a translation as translate()`() {
        let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: -0.5)
        #expect(
            body(.group(.transform(move), items: [.fill(.rectangle(square), color: black)]))
                == ##"<g transform="translate(3 -.5)"><rect width="10" height="10" fill="#000"/></g>"##
        )
    }

    @Test func `writes an effect as an attribute of a group`() {
        let inside = DisplayItem.fill(.rectangle(square), color: black)
        #expect(body(.group(.opacity(0.2), items: [inside])).hasPrefix(#"<g opacity=".2"><rect"#))
        let transform = CGAffineTransform(scaleX: 0.95, y: 0.95, anchor: CGPoint(x: 5, y: 5))
        #expect(
            body(.group(.transform(transform), items: [inside]))
                .hasPrefix(#"<g transform="matrix(.95 0 0 .95 .25 .25)">"#)
        )
        #expect(body(.group(.blendMode(.hue), items: [inside])).hasPrefix(#"<g style="mix-blend-mode:hue">"#))
    }

    @Test func `isolates a group only if its content blends`() {
        let inside = DisplayItem.fill(.rectangle(square), color: black)
        #expect(!body(.group(.compositing, items: [inside])).contains("<g"))
        let blended = DisplayItem.group(.opacity(0.5), items: [.group(.blendMode(.hue), items: [inside])])
        #expect(body(.group(.compositing, items: [blended])).hasPrefix(#"<g style="isolation:isolate">"#))
    }

    @Test func `defines a clip path once, under the same id in every document`() {
        let clip = DisplayItem.group(
            .clip(.ellipse(square)),
            items: [.fill(.rectangle(square), color: black)]
        )
        let text = body(clip, clip)
        #expect(text.components(between: "<clipPath id=\"", and: "\"").count == 1)
        let ids = Set(text.components(between: "url(#", and: ")"))
        #expect(ids == Set(text.components(between: "<clipPath id=\"", and: "\"")))
        #expect(body(clip).contains("url(#\(ids.first ?? "")"))
    }

    @Test func `writes a shadow with primitives that every renderer supports`() {
        let shadow = Shadow(
            color: ResolvedColor(0x000000, opacity: 0.33),
            radius: 5,
            offset: CGSize(width: 0, height: 3)
        )
        let text = body(.group(.shadow(shadow), items: [.fill(.rectangle(square), color: black)]))
        #expect(!text.contains("feDropShadow"))
        #expect(text.contains(#"<feGaussianBlur in="SourceAlpha" stdDeviation="5"/>"#))
        #expect(text.contains(#"filterUnits="userSpaceOnUse" x="-15" y="-12" width="40" height="40""#))
    }
}
