import Graphics
import SVG
import Testing

@Suite struct `A gradient` {
    private let red = ResolvedColor(0xFF0000)
    private let blue = ResolvedColor(0x0000FF)

    private func gradient(_ geometry: ResolvedGradient.Geometry, _ colors: [ResolvedColor]) -> DisplayEffect {
        let last = Double(colors.count - 1)
        return .gradient(
            ResolvedGradient(
                stops: colors.enumerated().map { .init(color: $1, location: Double($0) / last) },
                geometry: geometry
            )
        )
    }

    private let across = ResolvedGradient.Geometry.linear(from: .zero, to: CGPoint(x: 10, y: 0))

    @Test func `paints fills and strokes in points of the picture`() {
        let stroke = DisplayItem.stroke(.rectangle(square), style: StrokeStyle(lineWidth: 2), color: black)
        let text = body(
            .group(gradient(across, [red, blue]), items: [.fill(.ellipse(square), color: black), stroke])
        )
        let name = text.components(between: #"<linearGradient id=""#, and: "\"")[0]
        #expect(
            text.hasPrefix(
                ##"<defs><linearGradient id="\##(name)" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">"##
                    + ##"<stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs>"##
            )
        )
        #expect(text.contains(##"r="5" fill="url(#\##(name))"/>"##))
        #expect(text.contains(##"fill="none" stroke="url(#\##(name))" stroke-width="2"/>"##))
    }

    @Test func `paints glyphs in the units of their outlines`() {
        let text = body(.group(gradient(across, [red, blue]), items: [line([glyph(x: 0, y: 0)])]))
        #expect(text.contains(#"gradientTransform="matrix(100 0 0 100 0 0)""#))
        #expect(text.components(between: "<linearGradient", and: ">").count == 1)
        #expect(text.contains(##"<path transform="scale(.01)" fill="url(#"##))
    }

    @Test func `ends after its group`() {
        let box = DisplayItem.fill(.rectangle(square), color: black)
        let text = body(.group(gradient(across, [red, blue]), items: [box]), box)
        #expect(text.hasSuffix(##"<rect width="10" height="10" fill="#000"/>"##))
    }

    @Test func `gives a clear stop the hues of its neighbors`() {
        let text = body(
            .group(gradient(across, [red, .clear, blue]), items: [.fill(.rectangle(square), color: black)])
        )
        #expect(
            text.contains(
                ##"<stop offset=".5" stop-color="#f00" stop-opacity="0"/>"##
                    + ##"<stop offset=".5" stop-color="#00f" stop-opacity="0"/>"##
            )
        )
    }

    @Test func `begins at its start radius, and may run inwards`() {
        func stops(_ start: CGFloat, _ end: CGFloat) -> [String] {
            body(
                .group(
                    gradient(
                        .radial(center: CGPoint(x: 5, y: 5), startRadius: start, endRadius: end, aspect: 1),
                        [red, blue]
                    ),
                    items: [.fill(.rectangle(square), color: black)]
                )
            )
            .components(between: "<stop ", and: "/>")
        }
        #expect(stops(2, 8) == [##"offset=".25" stop-color="#f00""##, ##"offset="1" stop-color="#00f""##])
        #expect(stops(8, 2) == [##"offset=".25" stop-color="#00f""##, ##"offset="1" stop-color="#f00""##])
    }

    @Test func `is stretched to an ellipse about its center`() {
        let text = body(
            .group(
                gradient(
                    .radial(center: CGPoint(x: 5, y: 4), startRadius: 0, endRadius: 5, aspect: 0.5),
                    [red, blue]
                ),
                items: [.fill(.rectangle(square), color: black)]
            )
        )
        #expect(text.contains(#"gradientTransform="matrix(1 0 0 .5 0 2)" cx="5" cy="4" r="5""#))
    }

    @Test func `is made of sectors if it is angular`() {
        let text = body(
            .group(
                gradient(.angular(center: CGPoint(x: 5, y: 5), from: 0, to: 2 * .pi), [red, blue]),
                items: [.fill(.rectangle(square), color: black)]
            )
        )
        #expect(text.contains(#"patternUnits="userSpaceOnUse" x="0" y="0" width="10" height="10">"#))
        let sectors = text.components(between: "<path", and: "/>")
        #expect(sectors.count == 90)
        #expect(sectors[0].contains("fill=\"#fe0001\""))
        #expect(sectors[89].contains("fill=\"#0100fe\""))
    }

    @Test func `keeps its alpha in a shadow`() {
        let half = ResolvedColor(0xFF0000, opacity: 0.5)
        let box = DisplayItem.fill(.rectangle(square), color: black)
        let shadow = DisplayEffect.shadow(Shadow(color: black, radius: 1, offset: .zero))
        let faded = body(.group(shadow, items: [.group(gradient(across, [half, blue]), items: [box])]))
        #expect(faded.contains(##"<stop offset="0" stop-color="#000" stop-opacity=".5"/>"##))
        let opaque = body(.group(shadow, items: [.group(gradient(across, [red, blue]), items: [box])]))
        #expect(opaque.components(between: "<linearGradient", and: ">").count == 1)
    }

    @Test func `is animated in its colors and points`() {
        let timeline = Timeline(duration: 1, updateTimes: []) { time in
            let moving = ResolvedGradient.Geometry.linear(from: .zero, to: CGPoint(x: 10 + time, y: 0))
            let color = ResolvedColor(red: time, green: 0, blue: 0)
            return DisplayList(
                size: square.size,
                items: [
                    .group(gradient(moving, [color, blue]), items: [.fill(.rectangle(square), color: black)])
                ]
            )
        }
        let document = AnimatedSVGDocument(title: "t", viewBox: square, content: timeline, repeats: false)
        let text = String(decoding: SVGRenderer().render(document), as: UTF8.self)
        #expect(text.contains(#"<animate attributeName="x2" values="10;11""#))
        #expect(text.contains(##"<animate attributeName="stop-color" values="#000;#f00""##))
        #expect(timeline.tracks.map(\.attribute) == ["x2", "stop-color0"])
    }
}
