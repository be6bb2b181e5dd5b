import Graphics
import SVG
import Testing

@Suite struct `An effect` {
    @Test func `turns by a right angle about its center`() {
        // The cosine of a right angle is almost zero, but not zero.
        let turn = CGAffineTransform(rotation: .pi / 2, anchor: CGPoint(x: 5, y: 2))
        let inside = DisplayItem.fill(.rectangle(square), color: black)
        #expect(
            body(.group(.transform(turn), items: [inside])).hasPrefix(
                #"<g transform="matrix(0 1 -1 0 7 -3)">"#
            )
        )
    }

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

    @Test func `writes a blur as a filter of a group`() {
        let text = body(.group(.blur(Blur(radius: 2)), items: [.fill(.rectangle(square), color: black)]))
        #expect(text.contains(#"x="-6" y="-6" width="22" height="22""#))
        #expect(text.contains(#"<feGaussianBlur stdDeviation="2"/>"#))
        #expect(text.contains(#"<g filter="url(#"#))
    }

    @Test func `writes a mask in white, with definitions of its own`() {
        let fade = DisplayItem.group(
            .gradient(
                ResolvedGradient(
                    stops: [.init(color: black, location: 0), .init(color: .clear, location: 1)],
                    geometry: .linear(from: .zero, to: CGPoint(x: 10, y: 0))
                )
            ),
            items: [.fill(.rectangle(square), color: black)]
        )
        let text = body(
            .group(.mask(isInverted: false), items: [fade, .fill(.ellipse(square), color: black)])
        )
        let mask = text.components(between: "<mask", and: "</mask>")
        #expect(mask.count == 1 && mask[0].contains(#"<rect width="10" height="10" fill="url(#"#))
        #expect(text.contains(##"<stop offset="0" stop-color="#fff"/>"##))
        #expect(text.contains(##"<stop offset="1" stop-color="#fff" stop-opacity="0"/>"##))
        #expect(text.contains(##"><circle cx="5" cy="5" r="5" fill="#000"/></g>"##))
    }

    @Test func `writes an inverted mask in black, in white that holds the content`() {
        let hole = DisplayItem.fill(.ellipse(square), color: black)
        let content = DisplayItem.fill(.rectangle(square.insetBy(dx: -5, dy: -5)), color: black)
        let text = body(.group(.mask(isInverted: true), items: [hole, content]))
        let mask = text.components(between: "<mask", and: "</mask>")
        #expect(mask.count == 1)
        #expect(
            mask[0].contains(
                ##"<rect x="-5" y="-5" width="20" height="20" fill="#fff"/><circle cx="5" cy="5" r="5" fill="#000"/>"##
            )
        )
        #expect(mask[0].contains(#"x="-5" y="-5" width="20" height="20">"#))
    }

    @Test func `writes the blend modes of CSS`() {
        let inside = DisplayItem.fill(.rectangle(square), color: black)
        for (mode, name) in [(BlendMode.plusLighter, "plus-lighter"), (.plusDarker, "multiply")] {
            #expect(body(.group(.blendMode(mode), items: [inside])).contains("mix-blend-mode:\(name)"))
        }
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

    @Test func `writes a shadow as a blurred shape below the content, which has no filter`() {
        let shadow = Shadow(
            color: ResolvedColor(0x000000, opacity: 0.33),
            radius: 5,
            offset: CGSize(width: 0, height: 3)
        )
        let text = body(.group(.shadow(shadow), items: [.fill(.rectangle(square), color: black)]))
        #expect(text.contains(#"<feGaussianBlur stdDeviation="5"/>"#))
        #expect(text.contains(#"color-interpolation-filters="sRGB""#))
        #expect(text.contains(#"filterUnits="userSpaceOnUse" x="-15" y="-12" width="40" height="40""#))
        let names = text.components(between: "<filter id=\"", and: "\"")
        #expect(
            text.hasSuffix(
                ##"<rect y="3" width="10" height="10" fill="#000" fill-opacity=".33" "##
                    + ##"filter="url(#\##(names[0]))"/><rect width="10" height="10" fill="#000"/>"##
            )
        )
    }

    private func shadow(radius: CGFloat = 5, around items: DisplayItem...) -> DisplayItem {
        let color = ResolvedColor(0x000000, opacity: 0.5)
        return .group(.shadow(Shadow(color: color, radius: radius, offset: .zero)), items: items)
    }

    @Test func `leaves what an opaque shape hides out of the shadow, and only that`() {
        func paths(_ ground: ResolvedShape, opacity: Double = 1) -> Int {
            let fill = DisplayItem.fill(ground, color: ResolvedColor(0x00FF00, opacity: opacity))
            return body(shadow(around: fill, line([glyph(x: 0, y: 0)]))).components(between: "<use", and: ">")
                .count
        }
        // The line is 5 points wide, from 1 and 0 to 6 and 10.
        #expect(paths(.rectangle(square)) == 0)
        #expect(paths(.rectangle(square), opacity: 0.99) == 2)
        #expect(paths(.rectangle(CGRect(x: 0, y: 0, width: 5.9, height: 10))) == 2)
        #expect(paths(.roundedRectangle(square, cornerRadius: 5, style: .circular)) == 2)
        let large = square.insetBy(dx: -5, dy: -5)
        #expect(paths(.roundedRectangle(large, cornerRadius: 5, style: .continuous)) == 0)
        #expect(paths(.ellipse(large)) == 0)
        #expect(paths(.ellipse(square)) == 2)
        #expect(paths(.path(Path(large))) == 2)
    }

    @Test func `gives the shadow of an image its color in the filter`() {
        let image = PositionedGlyph(
            glyph: Glyph(.bitmap(png: [1], frame: square)),
            position: .zero
        )
        #expect(body(shadow(around: line([image]))).contains(##"<feFlood flood-color="#000"/>"##))
        #expect(!body(shadow(around: line([glyph(x: 0, y: 0)]))).contains("feFlood"))
    }

    @Test func `defines the silhouette of two shadows once`() {
        let outer = DisplayItem.group(
            .shadow(Shadow(color: black, radius: 2, offset: CGSize(width: 1, height: 0))),
            items: [shadow(around: .fill(.ellipse(square), color: ResolvedColor(0xFF0000)))]
        )
        let text = body(outer)
        #expect(text.components(between: "<circle", and: ">").count == 2)
        #expect(text.components(between: "<use", and: ">").count == 3)
    }

    @Test func `writes a sharp shadow without a filter`() {
        let text = body(shadow(radius: 0, around: .fill(.rectangle(square), color: black)))
        #expect(!text.contains("filter"))
        #expect(text.contains(#"fill-opacity=".5""#))
    }

    @Test func `cuts an outer shadow out, and does not write what casts it`() {
        let shadow = Shadow(
            color: ResolvedColor(0x000000, opacity: 0.5),
            radius: 5,
            offset: .zero,
            isCutOut: true
        )
        let text = body(.group(.shadow(shadow), items: [.fill(.rectangle(square), color: black)]))
        #expect(text.contains(#"<feComposite in2="SourceAlpha" operator="out"/></filter>"#))
        #expect(!text.contains("feMerge"))
    }
}
