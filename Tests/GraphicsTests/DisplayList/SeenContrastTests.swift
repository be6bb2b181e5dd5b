import Graphics
import Testing

@Suite struct `The contrast of a text that is seen` {
    private static let white = ResolvedColor(0xFFFFFF)
    private static let black = ResolvedColor(0x000000)
    private static let id = DisplayItemID(7)
    /// Points at the left, in the middle and at the right of the text.
    private static let points = [12, 30, 48].map { CGPoint(x: $0, y: 20) }

    private static func text(_ color: ResolvedColor, id: DisplayItemID = id) -> DisplayItem {
        let run = GlyphRun(
            content: .text("A", .leftToRight),
            font: FontDescriptor(size: 17),
            origin: CGPoint(x: 10, y: 26),
            glyphs: [],
            metrics: LineMetrics(ascent: 16, descent: 4),
            width: 40,
            color: color
        )
        return DisplayItem(.glyphs(run), id: id)
    }

    private static func area(_ x: CGFloat, _ color: ResolvedColor, width: CGFloat = 100) -> DisplayItem {
        .fill(.rectangle(CGRect(x: x, y: 0, width: width, height: 40)), color: color)
    }

    private static let gradient = ResolvedGradient(
        stops: [.init(color: black, location: 0), .init(color: white, location: 1)],
        geometry: .linear(from: .zero, to: CGPoint(x: 100, y: 0))
    )

    private func contrast(
        _ items: [DisplayItem],
        at points: [CGPoint] = points
    ) -> SeenContrast? {
        SeenContrast(of: [Self.id], at: points, in: items, on: Self.white)
    }

    private func colors(_ items: [DisplayItem]) -> [ResolvedColor] {
        guard case .ratio(_, let foreground, let background) = contrast(items) else { return [] }
        return [foreground, background]
    }

    @Test func `has the ratios that WCAG publishes`() {
        #expect(abs(Self.black.contrast(with: Self.white) - 21) < 1e-9)
        #expect(Self.white.contrast(with: Self.white) == 1)
        // The darkest gray that passes level AA on white, as WCAG's understanding documents name it.
        #expect(abs(ResolvedColor(0x767676).contrast(with: Self.white) - 4.542) < 0.001)
        #expect(abs(ResolvedColor(0x007AFF).contrast(with: Self.white) - 4.017) < 0.001)
    }

    @Test func `is that of the text and of what is behind it`() {
        #expect(colors([Self.area(0, Self.black), Self.text(Self.white)]) == [Self.white, Self.black])
        // An area beside it is not behind it.
        #expect(colors([Self.area(50, Self.black), Self.text(Self.black)]) == [Self.black, Self.white])
        #expect(contrast([Self.area(0, Self.black)]) == nil)
    }

    @Test func `is that of the points that nothing opaque covers`() {
        #expect(contrast([Self.text(Self.black), Self.area(0, Self.white)]) == nil)
        #expect(colors([Self.text(Self.black), Self.area(20, Self.white)]) == [Self.black, Self.white])
        let half = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
        #expect(colors([Self.text(Self.black), Self.area(0, half)]).first?.red == 0.5)
        let group = DisplayItem(
            .group(.opacity(0.5), items: [Self.area(0, Self.white)]),
            id: DisplayItemID(9)
        )
        #expect(colors([Self.text(Self.black), group]).first?.red == 0.5)
    }

    @Test func `is that of the worst point`() throws {
        // The right half of the text is white on white.
        #expect(contrast([Self.area(-70, Self.black), Self.text(Self.white)])?.ratio == 1)
        let text = Self.text(Self.white)
        let items = [DisplayItem.group(.gradient(Self.gradient), items: [Self.area(0, Self.white)]), text]
        let gray = ResolvedColor(red: 0.48, green: 0.48, blue: 0.48)
        let ratio = try #require(contrast(items)?.ratio)
        #expect(abs(ratio - Self.white.contrast(with: gray)) < 0.01)
    }

    @Test func `is unknown on glass, blurs, blend modes, pictures and shadows`() {
        var rim = Self.area(0, ResolvedColor(0xFFFFFF, opacity: 0.1))
        rim.role = .glassRim
        let text = Self.text(Self.white)
        #expect(contrast([Self.area(0, Self.black), rim, text]) == .unknown(.glass))
        let shadow = Shadow(color: Self.black, radius: 4, offset: .zero)
        let veil = Self.area(0, ResolvedColor(0x000000, opacity: 0.5))
        for (effect, obstacle) in [
            (DisplayEffect.blur(Blur(radius: 3)), PaintObstacle.blur),
            (.blendMode(.multiply), .blendMode), (.shadow(shadow), .shadow),
        ] {
            #expect(contrast([.group(effect, items: [veil]), text]) == .unknown(obstacle))
        }
        #expect(contrast([Self.text(Self.black, id: DisplayItemID(8)), text]) == .unknown(.text))
        // A plain area covers all of it again.
        #expect(colors([rim, Self.area(0, Self.black), text]) == [Self.white, Self.black])
        // The caster of a shadow hides it.
        let card = DisplayItem.group(.shadow(shadow), items: [Self.area(0, Self.black)])
        #expect(colors([card, text]) == [Self.white, Self.black])
    }

    @Test func `is composed where something is translucent`() {
        let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
        let veil = ResolvedColor(0x000000, opacity: 0.5)
        #expect(colors([Self.area(0, veil), Self.text(Self.black)]) == [Self.black, gray])
        // A veil over the text changes both.
        #expect(colors([Self.text(Self.black), Self.area(0, veil)]) == [Self.black, gray])
        // A group of half its opacity shows half of what is below it.
        let items = [Self.area(0, Self.black), Self.text(Self.white)]
        #expect(colors([.group(.opacity(0.5), items: items)]) == [Self.white, gray])
    }

    @Test func `is found inside of a transform, a clip and a mask`() {
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let items: [DisplayItem] = [
            .group(.transform(half), items: [Self.area(0, Self.black, width: 200), Self.text(Self.white)])
        ]
        let small = Self.points.map { half.apply(to: $0) }
        #expect(contrast(items, at: small)?.ratio.map { $0 > 20 } == true)
        let text = Self.text(Self.white)
        let narrow = ResolvedShape.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40))
        let wide = ResolvedShape.ellipse(CGRect(x: -20, y: -40, width: 100, height: 120))
        for (shape, ratio) in [(narrow, 1.0), (wide, 21.0)] {
            let clipped = DisplayItem.group(.clip(shape), items: [Self.area(0, Self.black)])
            #expect(contrast([clipped, text])?.ratio.map { abs($0 - ratio) < 1e-9 } == true)
            let mask = [DisplayItem.fill(shape, color: Self.white), Self.area(0, Self.black)]
            let masked = DisplayItem.group(.mask(isInverted: false), items: mask)
            #expect(contrast([masked, text])?.ratio.map { abs($0 - ratio) < 1e-9 } == true)
        }
    }

    @Test func `sees the color of a gradient in a text and in a line`() {
        let group = DisplayItem.group(.gradient(Self.gradient), items: [Self.text(Self.white)])
        let gray = ResolvedColor(red: 0.48, green: 0.48, blue: 0.48)
        #expect(contrast([group])?.ratio.map { abs($0 - gray.contrast(with: Self.white)) < 0.01 } == true)
        let rect = CGRect(x: 0, y: 0, width: 24, height: 40)
        let line = DisplayItem.stroke(
            .rectangle(rect),
            style: StrokeStyle(lineWidth: 2),
            color: Self.black
        )
        let edge = [CGPoint(x: 24, y: 20)]
        #expect(contrast([line, Self.text(Self.black)], at: edge)?.ratio == 1)
    }
}

@Suite struct `A point of a gradient` {
    private static let stops: [ResolvedGradient.Stop] = [
        .init(color: ResolvedColor(0x000000), location: 0),
        .init(color: ResolvedColor(0xFFFFFF), location: 1),
    ]

    @Test(arguments: [
        (
            ResolvedGradient.Geometry.linear(from: .zero, to: CGPoint(x: 0, y: 100)), CGPoint(x: 7, y: 25),
            0.25
        ),
        (.radial(center: .zero, startRadius: 0, endRadius: 100, aspect: 2), CGPoint(x: 0, y: 100), 0.5),
        (.angular(center: .zero, from: 0, to: 2 * .pi), CGPoint(x: 0, y: 1), 0.25),
        (.linear(from: .zero, to: .zero), CGPoint(x: 0, y: 1), 1),
    ])
    func `has the color of its location`(geometry: ResolvedGradient.Geometry, point: CGPoint, share: Double) {
        let color = ResolvedGradient(stops: Self.stops, geometry: geometry).color(at: point)
        #expect(abs(color.red - share) < 1e-9 && color.opacity == 1)
    }
}

@Suite struct `The difference of two colors` {
    @Test func `is a hundred from black to white`() {
        let (black, white) = (ResolvedColor(0x000000), ResolvedColor(0xFFFFFF))
        #expect(abs(black.difference(from: white) - 100) < 0.01)
        #expect(black.difference(from: black) == 0)
    }

    @Test(arguments: [
        (ColorVision.protanopia, 0x5090E0, 0xF070E0), (.deuteranopia, 0xC08020, 0x20B000),
        (.tritanopia, 0x30F000, 0x20E0D0),
    ])
    func `is small for who lacks the cones that tell them apart`(vision: ColorVision, first: Int, second: Int)
    {
        let (first, second) = (ResolvedColor(UInt32(first)), ResolvedColor(UInt32(second)))
        func difference(_ vision: ColorVision) -> Double {
            vision.simulated(first).difference(from: vision.simulated(second))
        }
        #expect(first.difference(from: second) > 20)
        for other in ColorVision.allCases {
            #expect((difference(other) < 4) == (other == vision))
        }
    }

    @Test func `is none between a gray and what anybody sees of it`() {
        let gray = ResolvedColor(0x808080)
        for vision in ColorVision.allCases {
            #expect(vision.simulated(gray).difference(from: gray) < 0.1)
        }
    }
}
