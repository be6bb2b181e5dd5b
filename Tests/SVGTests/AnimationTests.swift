import Graphics
import SVG
import TestSupport
import Testing

@Suite struct `An animated document` {
    /// The document of a picture with one item for half a second, and with another, or none, after it.
    private func svg(
        _ before: DisplayItem,
        then after: DisplayItem?,
        repeats: Bool = true
    ) -> String {
        svg(
            Timeline(duration: 2, updateTimes: [0.5]) { time in
                DisplayList(size: square.size, items: time < 0.5 ? [before] : after.map { [$0] } ?? [])
            },
            repeats: repeats
        )
    }

    private func svg(
        _ timeline: Timeline,
        repeats: Bool = true,
        textForm: SVGDocument.TextForm = .outline
    ) -> String {
        let document = AnimatedSVGDocument(
            title: "t",
            viewBox: square,
            content: timeline,
            repeats: repeats,
            textForm: textForm
        )
        return String(decoding: SVGRenderer().render(document), as: UTF8.self)
    }

    private func fill(_ shape: ResolvedShape, color: ResolvedColor = black) -> DisplayItem {
        .fill(shape, color: color)
    }

    /// The content after the title, with a number in place of each hash in a name.
    private func body(_ text: String) -> String {
        guard let title = text.firstRange(of: "</title>") else { return text }
        var body = String(text[title.upperBound...].dropLast("</svg>".count))
        for (index, name) in names(text).enumerated() {
            body.replace(name, with: "name\(index)")
        }
        return body
    }

    private func names(_ text: String) -> [String] {
        var names: [String] = []
        for match in text.matches(of: /(?:@keyframes |id=")([a-z0-9]+)/)
        where !names.contains(String(match.1)) {
            names.append(String(match.1))
        }
        return names
    }

    @Test func `animates an opacity with a class, with keyframes just before and at a jump`() {
        let inside = fill(.rectangle(square))
        let text = svg(.group(.opacity(1), items: [inside]), then: .group(.opacity(0.2), items: [inside]))
        #expect(
            body(text) == """
                <style>.name0{animation:name0 2s linear infinite}@keyframes name0{0%,24.999%{opacity:1}\
                25%,100%{opacity:.2}}</style>\
                <g class="name0"><rect width="10" height="10" fill="#000"/></g>
                """
        )
    }

    @Test func `stays at its end unless it repeats`() {
        let text = svg(
            fill(.rectangle(square)),
            then: fill(.rectangle(CGRect(x: 0, y: 0, width: 5, height: 10)), color: ResolvedColor(0xFF0000)),
            repeats: false
        )
        #expect(
            body(text) == """
                <style>.name0{animation:name0 2s linear forwards}@keyframes name0{0%,24.999%{fill:#000}\
                25%,100%{fill:#f00}}</style>\
                <rect width="10" height="10" fill="#000" class="name0">\
                <animate attributeName="width" values="10;10;5;5" keyTimes="0;.25;.25;1" dur="2s" \
                fill="freeze"/></rect>
                """
        )
    }

    @Test func `moves a shape with its group`() {
        let text = svg(fill(.ellipse(square)), then: fill(.ellipse(square.offsetBy(dx: 3, dy: -1))))
        #expect(
            body(text) == """
                <style>.name0{animation:name0 2s linear infinite}@keyframes name0{\
                0%,24.999%{transform:translate(0px,0px)}25%,100%{transform:translate(3px,-1px)}}</style>\
                <g class="name0"><circle cx="5" cy="5" r="5" fill="#000"/></g>
                """
        )
    }

    @Test func `scales with functions, and has the first transform as its attribute`() {
        let inside = fill(.rectangle(square))
        func scaled(_ factor: Double) -> DisplayItem {
            let anchor = CGPoint(x: 5, y: 5)
            return .group(
                .transform(CGAffineTransform(scaleX: factor, y: factor, anchor: anchor)),
                items: [inside]
            )
        }
        let text = body(svg(scaled(0.5), then: scaled(0.95556)))
        #expect(text.contains("0%,24.999%{transform:translate(2.5px,2.5px) scale(.5)}"))
        // The center does not move: 5 · .956 + .22.
        #expect(text.contains("{transform:translate(.22px,.22px) scale(.956)}"))
        #expect(text.hasSuffix(#"<g class="name0" transform="matrix(.5 0 0 .5 2.5 2.5)">"# + rect))
    }

    private var rect: String { ##"<rect width="10" height="10" fill="#000"/></g>"## }

    @Test func `hides an item while it is absent`() {
        let text = svg(fill(.rectangle(square)), then: nil)
        #expect(
            body(text) == """
                <style>.name0{animation:name0 2s step-end infinite}@keyframes name0{\
                0%{visibility:visible}25%,100%{visibility:hidden}}</style><g class="name0">\(rect)
                """
        )
        #expect(
            body(svg(fill(.rectangle(square)), then: fill(.ellipse(square)))).contains(
                #" visibility="hidden">"#
            )
        )
    }

    @Test func `animates only the parts of a color that change`() {
        let half = ResolvedColor(0x000000, opacity: 0.5)
        let text = body(svg(fill(.rectangle(square)), then: fill(.rectangle(square), color: half)))
        #expect(text.contains("{fill-opacity:1}25%,100%{fill-opacity:.5}"))
        #expect(!text.contains("fill:#"))
    }

    @Test func `animates a stroke, a clip and a shadow`() {
        func line(_ width: Double) -> DisplayItem {
            .stroke(.rectangle(square), style: StrokeStyle(lineWidth: width), color: black)
        }
        #expect(body(svg(line(1), then: line(3))).contains(#"attributeName="stroke-width" values="1;1;3;3""#))

        func clip(_ inset: Double) -> DisplayItem {
            .group(.clip(.ellipse(square.insetBy(dx: inset, dy: 0))), items: [fill(.rectangle(square))])
        }
        let clipped = body(svg(clip(0), then: clip(2)))
        #expect(clipped.contains(#"<ellipse cx="5" cy="5" rx="5" ry="5"><animate attributeName="rx""#))

        func shadow(_ radius: Double) -> DisplayItem {
            let shadow = Shadow(color: black, radius: radius, offset: CGSize(width: 0, height: radius))
            return .group(.shadow(shadow), items: [fill(.rectangle(square))])
        }
        let shadowed = body(svg(shadow(1), then: shadow(4)))
        #expect(
            shadowed.contains(#"stdDeviation="1"><animate attributeName="stdDeviation" values="1;1;4;4""#)
        )
        #expect(shadowed.contains("{transform:translate(0px,4px)}"))
        // The region has room for the largest: three radii; it moves with the shadow.
        #expect(shadowed.contains(#"x="-12" y="-12" width="34" height="34""#))
    }

    @Test func `animates the color of a line wherever an element uses it`() {
        func run(_ color: ResolvedColor) -> DisplayItem {
            let drawings: [Glyph.Drawing] = [
                .outline(Path(square), strokeWidth: 0), .outline(Path(square), strokeWidth: 1),
                .bitmap(png: [1], frame: square),
            ]
            return .glyphs(
                GlyphRun(
                    content: .text("a", .leftToRight),
                    font: FontDescriptor(size: 10),
                    origin: .zero,
                    glyphs: drawings.map { PositionedGlyph(glyph: Glyph($0), position: .zero) },
                    metrics: LineMetrics(ascent: 8, descent: 2),
                    width: 10,
                    color: color
                )
            )
        }
        let timeline = Timeline(duration: 2, updateTimes: [0.5]) { time in
            let color = time < 0.5 ? black : ResolvedColor(0xFF0000, opacity: 0.5)
            return DisplayList(size: square.size, items: [run(color)])
        }
        let text = body(svg(timeline))
        #expect(text.contains("{fill:#f00;fill-opacity:.5}"))
        #expect(text.contains("{fill:#f00;stroke:#f00;opacity:.5}"))
        #expect(text.contains("{opacity:.5}"))
        #expect(body(svg(timeline, textForm: .live)).contains(##"fill="#000" class="name0">a</text>"##))
    }

    @Test func `writes a constant timeline as a still document`() {
        let items = [
            fill(.roundedRectangle(square, cornerRadius: 3, style: .continuous)),
            .group(.opacity(0.5), items: [fill(.ellipse(square))]),
        ]
        let list = DisplayList(size: square.size, items: items)
        let still = SVGDocument(title: "t", viewBox: square, content: list)
        let text = svg(Timeline(duration: 2, updateTimes: []) { _ in list })
        #expect(text == SVGTests.svg(still))
    }

    @Test func `is small`() {
        #expect(svg(Scene.press.timeline).utf8.count < 800)
    }

    @Test(arguments: Scene.all)
    func `has no script, no long numbers, and no reference without a definition`(scene: Scene) {
        let text = svg(scene.timeline)
        #expect(!text.contains("<script"))
        #expect(!text.contains(/\son[a-z]+=/))
        #expect(!text.contains(/\.[0-9]{4}/) || scene.duration > 4)
        let names = Set(names(text))
        for match in text.matches(of: /(?:class="|url\(#)([a-z0-9]+)/) {
            #expect(names.contains(String(match.1)))
        }
    }

    @Test func `shares a name with another document only for the same rule`() {
        let rules = Scene.all.flatMap { scene in
            [true, false].flatMap { repeats in
                svg(scene.timeline, repeats: repeats).matches(
                    of: /\.([a-z0-9]+)\{animation:[^@]*@keyframes [^@<]*/
                )
                .map { (String($0.1), String($0.0)) }
            }
        }
        for (name, rule) in rules {
            #expect(rules.allSatisfy { $0.0 != name || $0.1 == rule })
        }
    }

    @Test func `writes times of a long animation in four decimals`() {
        let timeline = Timeline(duration: 10, updateTimes: [1.234]) { time in
            let width = time < 1.234 ? 10.0 : 5
            return DisplayList(
                size: square.size,
                items: [fill(.rectangle(CGRect(x: 0, y: 0, width: width, height: 10)))]
            )
        }
        #expect(svg(timeline).contains(#"keyTimes="0;.1234;.1234;1""#))
    }
}
