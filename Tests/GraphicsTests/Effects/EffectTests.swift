import TestSupport
import Testing

@testable import Graphics

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
private let box = DisplayItem.fill(.rectangle(square), color: ResolvedColor(0))

@Suite struct `An effect` {
    private static let shadow = Shadow(
        color: ResolvedColor(0, opacity: 0.5),
        radius: 1,
        offset: CGSize(width: 0, height: 8)
    )
    private static let gradient = ResolvedGradient(
        stops: [.init(color: ResolvedColor(0), location: 0), .init(color: .clear, location: 1)],
        geometry: .linear(from: .zero, to: CGPoint(x: 10, y: 0))
    )
    private static let outerShadow = Shadow(
        color: ResolvedColor(0, opacity: 0.5),
        radius: 1,
        offset: CGSize(width: 0, height: 8),
        isCutOut: true
    )
    /// One of each kind.
    private static let all: [DisplayEffect] = [
        .opacity(0.5), .transform(CGAffineTransform(scaleX: 2, y: 2, anchor: .zero)), .shadow(shadow),
        .shadow(outerShadow), .blendMode(.multiply), .clip(.ellipse(square)), .compositing,
        .blur(Blur(radius: 2)), .gradient(gradient),
    ]

    @Test func `changes nothing with its identity value`() {
        var clear = Self.shadow
        clear.color.opacity = 0
        let identities: [DisplayEffect] = [
            .opacity(1), .transform(.identity), .shadow(clear), .blendMode(.normal),
            .blur(Blur(radius: 0)),
        ]
        #expect(identities.allSatisfy { $0.isIdentity })
        #expect(!Self.all.contains { $0.isIdentity })
    }

    @Test func `hides its content when it is clear or flat`() {
        #expect(DisplayEffect.opacity(0).hidesContent)
        #expect(
            DisplayEffect.transform(CGAffineTransform(scaleX: 0, y: 1, anchor: .zero)).hidesContent
        )
        #expect(!Self.all.contains { $0.hidesContent })
        // Nothing but the shadow is drawn, so a clear one hides what casts it.
        var clear = Self.outerShadow
        clear.color.opacity = 0
        #expect(DisplayEffect.shadow(clear).hidesContent && !DisplayEffect.shadow(clear).isIdentity)
    }

    @Test func `can become another one of its kind only`() {
        for effect in Self.all {
            #expect(Self.all.filter { effect.canBecome($0) } == [effect])
        }
        #expect(DisplayEffect.opacity(0.2).canBecome(.opacity(1)))
        #expect(!DisplayEffect.blendMode(.screen).canBecome(.blendMode(.multiply)))
        #expect(!DisplayEffect.clip(.rectangle(square)).canBecome(.clip(.ellipse(square))))
    }

    @Test(arguments: all)
    func `is the same at each time of a timeline in which it does not change`(effect: DisplayEffect) {
        let timeline = Timeline(duration: 1, updateTimes: [0.5]) { _ in
            DisplayList(size: square.size, items: [.group(effect, items: [box])])
        }
        #expect(timeline.items.map(\.constant) == [.group(effect, items: [box])])
        #expect(timeline.paintBounds == timeline.displayList(at: 0).paintBounds)
    }

    @Test func `has named properties`() {
        #expect(
            Self.all.map { $0.properties.map(\.name) } == [
                ["opacity"], ["transform"], ["color", "radius", "offset"],
                ["color", "radius", "offset", "place"], ["blendMode"], ["frame"], [],
                ["radius"],
                ["gradient", "x1", "y1", "x2", "y2", "stop0", "location0", "stop1", "location1"],
            ]
        )
        #expect(DisplayEffect.blendMode(.colorBurn).properties.map(\.value) == [.text("colorBurn")])
    }
}

@Suite struct `The bounds of a group` {
    @Test func `hold a shadow and the content that casts it`() {
        let shadow = Shadow(color: ResolvedColor(0), radius: 1, offset: CGSize(width: 0, height: 8))
        #expect(
            DisplayItem.group(.shadow(shadow), items: [box]).paintBounds
                == CGRect(x: -3, y: 0, width: 16, height: 21)
        )
    }

    @Test(arguments: [(0.012, 1), (0.029, 1.5), (0.085, 2), (0.316, 2.5), (0.317, 3), (1.0, 3)])
    func `end where a shadow is no longer visible`(opacity: Double, deviations: CGFloat) {
        let shadow = Shadow(color: ResolvedColor(0, opacity: opacity), radius: 10, offset: .zero)
        let bounds = DisplayItem.group(.shadow(shadow), items: [box]).paintBounds
        #expect(bounds == square.insetBy(dx: -10 * deviations, dy: -10 * deviations))
    }

    @Test func `hold a shadow that becomes stronger and smaller at every moment`() {
        let timeline = Timeline(duration: 1, updateTimes: []) { time in
            let color = ResolvedColor(0, opacity: 0.01 + 0.99 * time)
            let shadow = Shadow(color: color, radius: 10 - 5 * time, offset: .zero)
            return DisplayList(size: square.size, items: [.group(.shadow(shadow), items: [box])])
        }
        let middle = timeline.displayList(at: 0.5).paintBounds
        #expect(timeline.paintBounds.union(middle) == timeline.paintBounds)
    }

    @Test func `end where a clip ends`() {
        let clip = CGRect(x: 2, y: 2, width: 4, height: 4)
        #expect(DisplayItem.group(.clip(.ellipse(clip)), items: [box]).paintBounds == clip)
    }

    @Test func `are mapped by a transform`() {
        let transform = CGAffineTransform(scaleX: 2, y: 1, anchor: .zero)
        #expect(
            DisplayItem.group(.transform(transform), items: [box]).paintBounds
                == CGRect(x: 0, y: 0, width: 20, height: 10)
        )
    }

    @Test func `reach as far as a blur`() {
        #expect(
            DisplayItem.group(.blur(Blur(radius: 2)), items: [box]).paintBounds
                == square.insetBy(dx: -6, dy: -6)
        )
    }

    @Test(arguments: [DisplayEffect.opacity(0.5), .blendMode(.multiply), .compositing])
    func `are those of the content with an effect on its colors`(effect: DisplayEffect) {
        #expect(DisplayItem.group(effect, items: [box]).paintBounds == square)
    }
}

@Suite struct `The attributes of an effect` {
    private func attributes(_ scene: Scene) -> [String] { scene.timeline.tracks.map(\.attribute) }

    @Test func `are the parts that change`() {
        #expect(attributes(.press) == ["opacity"])
        #expect(attributes(.shadow) == ["stdDeviation", "dy"])
        #expect(attributes(.clip) == ["x", "y", "width", "height"])
    }

    @Test func `are a whole matrix unless the transform only scales`() {
        let timeline = Timeline(duration: 1, updateTimes: []) { time in
            let shear = CGAffineTransform(a: 1, b: 0, c: time, d: 1, tx: 0, ty: 0)
            return DisplayList(size: square.size, items: [.group(.transform(shear), items: [box])])
        }
        #expect(timeline.tracks.map(\.attribute) == ["transform"])
    }

    @Test func `are limited to the values that can be drawn`() {
        let timeline = Timeline(duration: 1, updateTimes: []) { time in
            DisplayList(size: square.size, items: [.group(.opacity(0.5 + time), items: [box])])
        }
        #expect(timeline.displayList(at: 1).items == [.group(.opacity(1), items: [box])])
    }
}
