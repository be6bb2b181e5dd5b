import AppleDesign
import ButtonRendering
import Graphics
import TestSupport
import Testing
import ViewEngine
import ViewRendering

/// A style whose shadow depends on everything that a style can read: no cache may return the room of another.
private struct GlowStyle: ButtonStyle {
    let glow: Double

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 200, height: 50)
            .background(.blue)
            .compositingGroup()
            .shadow(color: .black, radius: radius(of: configuration))
    }

    private func radius(of configuration: Configuration) -> Double {
        glow + (colorScheme == .dark ? 10 : 0) + (dynamicTypeSize == .accessibility3 ? 20 : 0)
            + (controlSize == .large ? 5 : 0) + (configuration.role == .destructive ? 7 : 0)
            + (configuration.isPressed ? 1 : 0)
    }
}

private let glow = NumberParameter("glow", in: 0...100, unit: "points", default: 4, summary: "The glow.")

private func entry(revision: UInt64 = 0, offset: Double = 0) -> CatalogEntry {
    .swiftUI(
        "glow",
        revision: revision,
        summary: "A glowing button.",
        since: "this test",
        parameters: [glow.description]
    ) { values in GlowStyle(glow: values[glow] + offset) }
}

@Suite struct `The room around a button` {
    private let renderer = ButtonRenderer(shaper: FixedWidthShaper())

    /// The room on the left, which is the greatest on any side.
    private func room(_ request: ButtonRequest) -> CGFloat {
        -renderer.picture(of: request).viewBox.minX
    }

    private func expectWholePaint(_ request: ButtonRequest, sourceLocation: SourceLocation = #_sourceLocation)
    {
        let picture = renderer.picture(of: request)
        let paint = picture.content.paintBounds
        #expect(
            paint.minX >= picture.viewBox.minX && paint.maxX <= picture.viewBox.maxX,
            sourceLocation: sourceLocation
        )
        #expect(
            paint.minY >= picture.viewBox.minY && paint.maxY <= picture.viewBox.maxY,
            sourceLocation: sourceLocation
        )
    }

    @Test func `holds the shadow of a frame of fixed size`() {
        var request = ButtonRequest(style: entry())
        request.button.control.styleValues["glow"] = .number(20)
        let picture = renderer.picture(of: request)
        #expect(picture.content.size == CGSize(width: 200, height: 50))
        // A blur reaches three times its standard deviation, which is half of the radius in CSS and all of it here.
        #expect(room(request) >= 60)
        expectWholePaint(request)
    }

    @Test func `follows every value that a style reads, in any order`() {
        let changes: [(inout ButtonRequest) -> Void] = [
            { _ in },
            { $0.button.control.styleValues["glow"] = .number(40) },
            { $0.environment.colorScheme = .dark },
            { $0.environment.dynamicTypeSize = .accessibility3 },
            { $0.button.control.controlSize = .large },
            { $0.button.control.role = .destructive },
            { $0.button.control.style = entry(revision: 1, offset: 50) },
        ]
        for _ in 0..<2 {
            let rooms = changes.map { change in
                var request = ButtonRequest(style: entry())
                change(&request)
                expectWholePaint(request)
                // As from a renderer that never drew anything else.
                let fresh = ButtonRenderer(shaper: FixedWidthShaper()).picture(of: request)
                #expect(renderer.picture(of: request).viewBox == fresh.viewBox)
                return room(request)
            }
            #expect(Set(rooms).count == changes.count)
        }
    }

    @Test func `is the same in every state`() {
        let rooms = entry().states.map { state in
            var request = ButtonRequest(style: entry())
            request.button.state = state
            return room(request)
        }
        #expect(Set(rooms).count == 1)
    }

    @Test func `belongs to the revision of a style`() {
        var request = ButtonRequest(style: entry())
        let before = renderer.picture(of: request).content
        request.button.control.style = entry(revision: 1, offset: 30)
        #expect(renderer.picture(of: request).content != before)
        request.button.control.style = entry()
        #expect(renderer.picture(of: request).content == before)
    }
}

@Suite struct `A request` {
    @Test func `keeps texts apart that are equal only by canonical equivalence`() {
        #expect(Verbatim(wrappedValue: "\u{E9}") != Verbatim(wrappedValue: "e\u{301}"))
        #expect(Verbatim(wrappedValue: "\u{E9}") == Verbatim(wrappedValue: "\u{E9}"))
    }

    @Test func `shares its key with its other titles, but not with an empty one`() {
        var request = ButtonRequest(style: entry())
        let keyed = KeyedRequest(request)
        #expect(keyed.hasKey(of: "Buy") && !keyed.hasKey(of: ""))
        #expect(keyed.request(titled: request.title) == request)
        let renderer = ButtonRenderer(shaper: FixedWidthShaper())
        for title in ["Buy", "", "Button"] {
            request.title = title
            let picture = renderer.picture(of: keyed, title: title)
            #expect(picture.content == renderer.picture(of: request).content)
        }
    }
}

@Suite struct `A catalog` {
    @Test func `finds an entry that was made at run time, in any case`() {
        let catalog = Catalog(Catalog.standard.entries + [entry()])
        #expect(catalog.entry(.swiftUI, named: "GLOW") == entry())
        #expect(catalog.entry(.uiKit, named: "glow") == nil)
        #expect(Catalog.standard.entry(.swiftUI, named: "glow") == nil)
        #expect(entry() != entry(revision: 1))
    }
}
